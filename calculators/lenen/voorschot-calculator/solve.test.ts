import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { yearlyRate } from './model-bridge.ts'
import calculator from './calculator.ts'

const bedrag = fc.integer({ min: 2_000, max: 250_000 }).map((cents) => cents / 100)
const termijnen = fc.integer({ min: 1, max: 60 })

describe('voorschot-calculator', () => {
  test('at 0 % each instalment is the amount divided by their number', () => {
    fc.assert(
      fc.property(bedrag, termijnen, (amount, n) => {
        const report = reportFor(calculator, { soort: 'loon', bedrag: amount, termijnen: n, renteLoon: 0 })
        expect(Math.abs(numberOf(report, 'inhouding') - amount / n)).toBeLessThanOrEqual(n === 1 ? 1e-9 : 0.005 + 1e-9)
        expect(numberOf(report, 'totaalBetaald')).toBeCloseTo(amount, 8)
      }),
    )
  })

  test('a rate close to zero gives the same instalment without a jump', () => {
    fc.assert(
      fc.property(bedrag, termijnen, fc.constantFrom(0.0001, 0.0002, 0.001), (amount, n, rate) => {
        const at = (renteLoon: number) =>
          numberOf(reportFor(calculator, { soort: 'loon', bedrag: amount, termijnen: n, renteLoon }), 'inhouding')
        expect(at(rate)).toBeGreaterThanOrEqual(at(0) - 0.01)
        expect(at(rate) - at(0)).toBeLessThanOrEqual(0.02 + amount * rate * 0.001)
      }),
    )
  })

  test('without a number of instalments the law decides: one fifth is never passed, one less would be', () => {
    fc.assert(
      fc.property(bedrag, fc.integer({ min: 500, max: 5_000 }), (amount, nettoloon) => {
        const report = reportFor(calculator, { soort: 'loon', bedrag: amount, nettoloon })
        const n = numberOf(report, 'termijnen')
        expect(numberOf(report, 'inhouding')).toBeLessThanOrEqual(nettoloon / 5 + 1e-9)
        if (n > 1) expect(amount / (n - 1)).toBeGreaterThan(nettoloon / 5 - 0.01)
        expect(report.notices.some(({ tone }) => tone === 'law')).toBe(false)
      }),
    )
  })

  test('more held back than one fifth is flagged as law with the number of pay days', () => {
    const { notices } = reportFor(calculator, { soort: 'loon', bedrag: 1_000, nettoloon: 2_200, termijnen: 2 })
    expect(notices.find(({ tone }) => tone === 'law')?.text).toContain('3\u00a0loonbetalingen')
  })

  test('the employer and the OCMW cost nothing and stand first', () => {
    const report = reportFor(calculator)
    expect(numberOf(report, 'kostGoedkoopste')).toBe(0)
    expect(report.tables[0]!.rows.slice(0, 2).map((row) => row[1])).toEqual([0, 0])
    expect(report.notices.some(({ text }) => text.includes('OCMW'))).toBe(true)
  })

  test('the page leads with the way that costs most, whatever it is', () => {
    const quick = reportFor(calculator, { kostMinilening: 15 })
    expect(quick.headline).toMatchObject({ key: 'perJaarDuurste', label: 'Snelle lening, per jaar gerekend' })
    expect(numberOf(quick, 'kostDuurste')).toBe(15)
    const fine = reportFor(calculator, { kostMinilening: 0, kostAchteraf: 20 })
    expect(fine.headline).toMatchObject({
      key: 'perJaarDuurste',
      label: 'Achteraf betalen in delen, per jaar gerekend',
    })
  })

  test('costs in the table are sorted and never negative', () => {
    fc.assert(
      fc.property(
        bedrag,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 100 }),
        (amount, days, kostMinilening) => {
          const tot = `2027-${String(1 + (days % 10)).padStart(2, '0')}-10`
          const costs = reportFor(calculator, {
            bedrag: amount,
            tot,
            kostMinilening,
          }).tables[0]!.rows.map((row) => Number(row[1]))
          expect(costs).toEqual(costs.toSorted((a, b) => a - b))
          expect(Math.min(...costs)).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('the yearly rate of a cost undone over its days is the cost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 10, max: 365 }), (cost, days) => {
        const rate = yearlyRate(cost, 500, days)
        if (rate !== null) expect(500 * ((1 + rate) ** (days / 365) - 1)).toBeCloseTo(cost, 6)
      }),
    )
    expect(yearlyRate(500, 20, 1)).toBeNull()
  })

  test('a shortage after payday is called out and the spiral leaves a rest', () => {
    const report = reportFor(calculator, { bedrag: 900, vasteKosten: 2_000, nettoloon: 2_200, kostMinilening: 45 })
    expect(report.notices[0]!.text).toContain('tekort')
    expect(numberOf(report, 'tekortVolgendeMaand')).toBe(745)
    expect(numberOf(report, 'openNaDrieMaanden')).toBeGreaterThan(0)
    expect(numberOf(reportFor(calculator), 'openNaDrieMaanden')).toBe(0)
  })

  test('a pension advance above the usual share and a deposit under the usual one are flagged', () => {
    expect(
      reportFor(calculator, { soort: 'pensioen', gevraagd: 90_000 }).notices.some(({ tone }) => tone === 'warning'),
    ).toBe(true)
    expect(
      reportFor(calculator, {
        soort: 'afbetaling',
        prijs: 10_000,
        percentageAankoop: 10,
      }).notices.some(({ tone, text }) => tone === 'info' && text.includes('De wet vraagt het niet meer')),
    ).toBe(true)
    expect(valueOf(reportFor(calculator, { soort: 'aankoop', prijs: 280_000 }), 'voorschot')).toBe(28_000)
  })

  test('a payday in the past, or more than the reserve, is refused', () => {
    expect(errorsFor(calculator, { tot: '2026-11-15' }).tot).toContain('16/11/2026')
    expect(errorsFor(calculator, { soort: 'pensioen', reserve: 50_000, gevraagd: 50_001 }).gevraagd).toContain(
      'reserve',
    )
  })

  test('a fixed cost above the legal ceiling is called illegal, a free one is not', () => {
    const law = (kostMinilening: number) =>
      reportFor(calculator, { kostMinilening }).notices.some(
        ({ tone, text }) => tone === 'law' && text.includes('niet verschuldigd'),
      )
    expect(law(15)).toBe(true)
    expect(law(2)).toBe(false)
    expect(law(0)).toBe(false)
  })

  test('the dearest way is named with its article', () => {
    const { sentence } = reportFor(calculator, { soort: 'kort', kostMinilening: 0 })
    expect(sentence).toContain('Het duurst is een kredietkaart')
  })

  test('a wage and a reserve that nobody gave are called examples', () => {
    const loan = reportFor(calculator, { soort: 'loon', bedrag: 400 })
    expect(loan.sentence).toContain('Van je loon van €\u00a02.200 (voorbeeld) houd je')
    const short = reportFor(calculator, { soort: 'kort', vasteKosten: 2_300 }).notices[0]?.text
    expect(short).toContain('je loon van €\u00a02.200 (voorbeeld) volstaat niet voor je vaste kosten van €\u00a02.300')
    expect(reportFor(calculator, { soort: 'pensioen', jaren: 10 }).sentence).toContain(
      'Van je reserve van €\u00a0100.000 (voorbeeld) kun je',
    )
  })

  test('without a wage the page asks for it', () => {
    const { sentence, charts, tables, steps } = reportFor(calculator, { soort: 'loon', nettoloon: 0 })
    expect(sentence).toMatch(/^Vul je nettoloon in/)
    expect([charts, tables, steps]).toEqual([[], [], []])
  })

  test('only the way that looks at a savings account stands beside the day of bank rates', () => {
    expect(reportFor(calculator, { soort: 'kort' }).ofBanks).toBe(true)
    for (const soort of ['loon', 'pensioen', 'sociaal']) expect(reportFor(calculator, { soort }).ofBanks).toBe(false)
    expect(reportFor(calculator, { soort: 'aankoop', prijs: 200_000 }).ofBanks).toBe(false)
  })

  test('an advance without a cost costs nothing, and without unpaid maintenance the page asks for it', () => {
    expect(reportFor(calculator, { soort: 'pensioen', rentePensioen: 0 }).sentence).toContain('Dat kost je **niets**')
    const asked = reportFor(calculator, { soort: 'sociaal', onderhoudsgeld: 0 }).sentence
    expect(asked).toBe('Vul in hoeveel onderhoudsgeld onbetaald blijft.')
  })
})

test('more than the policy allows is said, also below what insurers usually give', () => {
  const told = (gevraagd: number) =>
    JSON.stringify(reportFor(calculator, { soort: 'pensioen', reserve: 100_000, percentageHoog: 70, gevraagd }).notices)
  expect(told(75_000)).toContain('meer dan je polis toelaat')
  expect(told(70_000)).not.toContain('polis')
})

test('of an advance an employer takes back at most a fifth of the wage on payday', () => {
  const report = reportFor(calculator, { soort: 'kort', bedrag: 800, nettoloon: 2_200, vasteKosten: 1_500 })
  const left = (name: string) =>
    report.tables.find(({ key }) => key === 'mogelijkheden')?.rows.find((row) => row[0] === name)?.[3]
  // 2.200 − 1.500 − 2.200 ÷ 5 (art. 23 of the law on the protection of wages).
  expect(left('Voorschot bij je werkgever')).toBe(260)
  expect(left('Hulp van OCMW of CAW')).toBe(-100)
  const [notice] = report.notices
  expect(notice?.text).toContain('Betaal je op loondag alles terug, dan kom je €\u00a0100,00 tekort')
  expect(notice?.text).toContain('in delen van je loon: dan houd je €\u00a0260,00 over')
  // 2.200 − 2.000 − 440: what comes back in parts is too much as well.
  const poor = reportFor(calculator, { soort: 'kort', bedrag: 800, nettoloon: 2_200, vasteKosten: 2_000 })
  expect(poor.notices[0]?.text).toMatch(/^Na loondag kom je/)
  const unpaid = reportFor(calculator, { soort: 'kort', bedrag: 800, nettoloon: 0 })
  expect(unpaid.notices.map(({ text }) => text).join()).not.toContain('0 loonbetalingen')
})
