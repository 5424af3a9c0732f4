import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, taken, valueOf } from '#calculators/kernel/testing.ts'
import tax from '#calculators/planning/belastingplanning-calculator/calculator.ts'
import contributions from '#calculators/planning/sociale-bijdragen-zelfstandige-calculator/calculator.ts'
import { roundCents } from '#finance/money.ts'
import calculator from './calculator.ts'

const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
const people = {
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  kinderen: fc.integer({ min: 0, max: 3 }),
  gewest: fc.constantFrom('vlaanderen', 'brussel', 'wallonie'),
}
const sole = fc.record({
  omzet: cents(0, 250_000),
  kosten: cents(0, 30_000),
  statuut: fc.constantFrom('hoofdberoep', 'primostarter', 'bijberoep'),
  ...people,
})
const year = (input: Readonly<Record<string, unknown>>) => reportFor(calculator, { richting: 'omzet', ...input })

describe('zelfstandige-netto-berekenen', () => {
  test('contributions and tax are those of the contributions page, to the cent', () => {
    fc.assert(
      fc.property(sole, (typed) => {
        const mine = year(typed)
        if (numberOf(mine, 'winst') < 0) return
        const { omzet: _, kosten: __, ...rest } = typed
        const other = reportFor(contributions, { ...rest, soortInkomen: 'winst', inkomen: numberOf(mine, 'winst') })
        expect(numberOf(mine, 'belastbaar')).toBe(numberOf(other, 'nettoInkomen'))
        expect(numberOf(mine, 'bijdragen')).toBe(numberOf(other, 'jaarTotaal'))
        expect(numberOf(mine, 'bijdragenKwartaal')).toBe(numberOf(other, 'teBetalen'))
        expect(numberOf(mine, 'belastingTotaal')).toBe(numberOf(other, 'belasting'))
      }),
      { numRuns: 15 },
    )
  })

  test('tax and surcharge are those of the tax page as it opens from here, to the cent', () => {
    fc.assert(
      fc.property(cents(20_000, 200_000), fc.constantFrom('niets', 'starter'), (omzet, voorafbetalen) => {
        const mine = year({ omzet, voorafbetalen })
        const carry = taken(mine, 'belastingplanning-calculator', tax)
        const bill = reportFor(tax, { ...carry, voorafbetaald: voorafbetalen === 'starter' ? 'starter' : 'gelijk' })
        expect(numberOf(bill, 'nettoBelastbaar')).toBe(numberOf(mine, 'belastbaar'))
        expect(numberOf(bill, 'belasting')).toBe(numberOf(mine, 'belasting'))
        expect(numberOf(bill, 'gemeentebelasting')).toBe(numberOf(mine, 'gemeentebelasting'))
        expect(Number(valueOf(bill, 'vermeerdering'))).toBe(numberOf(mine, 'vermeerdering'))
      }),
      { numRuns: 12 },
    )
  })

  test('a director is taxed as on the tax page, household and all', () => {
    fc.assert(
      fc.property(cents(20_000, 120_000), fc.record(people), (loon, family) => {
        const mine = year({ omzet: 200_000, loon, ...family })
        const bill = (inkomen: number, socialeBijdragen: number) =>
          numberOf(
            reportFor(tax, { statuut: 'bedrijfsleider', inkomen, socialeBijdragen, ...family }),
            'totaalVerschuldigd',
          )
        // Without any income the household starts from 0: a credit it would get back is no cost of the pay.
        const without = family.gezin === 'partnerMetInkomen' ? bill(0, 0) : 0
        expect(numberOf(mine, 'loonBelasting')).toBe(roundCents(bill(loon, numberOf(mine, 'loonBijdragen')) - without))
      }),
      { numRuns: 12 },
    )
  })

  test('the monthly withholding on a pay of 45.000 euro is 738,17, and is not told before its scale is known', () => {
    const withheld = (input: Readonly<Record<string, unknown>>, today: string) =>
      valueOf(
        reportFor(calculator, { richting: 'omzet', omzet: 120_000, loon: 45_000, ...input }, situation(today)),
        'loonVoorheffing',
      )
    expect(withheld({}, '2026-11-16')).toBe(738.17)
    expect(withheld({ kinderen: 1, gezin: 'partnerMetInkomen' }, '2026-11-16')).toBe(686.17)
    expect(withheld({ loon: null }, '2026-11-16')).toBeNull()
    expect(withheld({}, '2025-11-15')).toBeNull()
  })

  test('a prepayment of the amount we name leaves no surcharge on the tax page', () => {
    const mine = year({ omzet: 90_000 })
    const carry = taken(mine, 'belastingplanning-calculator', tax)
    const voorafbetalingen = roundCents(4 * numberOf(mine, 'voorafKwartaal'))
    expect(valueOf(reportFor(tax, { ...carry, voorafbetalingen }), 'vermeerdering')).toBe(0)
  })

  test('there and back: the turnover for a net brings that net, and a cent less does not', () => {
    fc.assert(
      fc.property(cents(0, 8_000), cents(0, 20_000), (netto, kosten) => {
        const there = reportFor(calculator, { netto, kosten })
        const omzet = numberOf(there, 'omzet')
        expect(numberOf(year({ omzet, kosten }), 'nettoJaar')).toBeGreaterThanOrEqual(roundCents(netto * 12))
        if (omzet > 0)
          expect(numberOf(year({ omzet: roundCents(omzet - 0.01), kosten }), 'nettoJaar')).toBeLessThan(
            roundCents(netto * 12),
          )
      }),
      { numRuns: 10 },
    )
  })

  test('each side adds up to the cent', () => {
    fc.assert(
      fc.property(
        sole,
        fc.constantFrom('vvprbis', 'liquidatiereserve', 'vereffening', 'dividend'),
        (typed, uitkering) => {
          const mine = year({ ...typed, uitkering, voorafbetalen: 'niets', oprichtingsjaar: 2020 })
          const of = (key: string) => numberOf(mine, key)
          expect(of('nettoJaar')).toBe(
            roundCents(typed.omzet - typed.kosten - of('bijdragen') - of('belastingTotaal') - of('vermeerdering')),
          )
          expect(of('belastingTotaal')).toBe(
            roundCents(of('belasting') + of('gemeentebelasting') + of('andereHeffingen')),
          )
          const table = mine.tables.find(({ key }) => key === 'vergelijking')
          const company = (table?.rows ?? []).slice(0, -2).map((row) => Number(row[2]))
          expect(roundCents(company.reduce((all, one) => all + one, 0))).toBe(of('vennootschapJaar'))
        },
      ),
      { numRuns: 15 },
    )
  })

  test('more turnover never leaves less in a main profession', () => {
    fc.assert(
      fc.property(cents(0, 250_000), (omzet) => {
        const [now, then] = [year({ omzet }), year({ omzet: roundCents(omzet + 500) })]
        expect(numberOf(then, 'nettoJaar')).toBeGreaterThan(numberOf(now, 'nettoJaar'))
      }),
      { numRuns: 12 },
    )
  })

  test('the turning point: at that turnover the company is ahead, a euro below it is not', () => {
    for (const input of [{}, { gezin: 'partnerZonderInkomen', kinderen: 2 }, { kostenVennootschap: 9_000 }]) {
      const omslag = numberOf(year({ omzet: 70_000, ...input }), 'omslag')
      expect(numberOf(year({ omzet: omslag, ...input }), 'vennootschapVerschil')).toBeGreaterThanOrEqual(0)
      const below = year({ omzet: omslag - 1, ...input })
      expect(numberOf(below, 'vennootschapJaar')).toBeLessThanOrEqual(numberOf(below, 'nettoJaar'))
    }
  })

  test('paid out as an ordinary dividend at a high pay the company loses', () => {
    const high = year({ omzet: 60_000, loon: 48_000, uitkering: 'dividend' })
    expect(numberOf(high, 'vennootschapVerschil')).toBeLessThan(0)
    expect(high.sentence).toContain('per maand minder')
  })

  test('a higher minimum pay, as announced, takes the reduced rate away from 45.000 euro', () => {
    const at = (minimumloon: number | null) =>
      numberOf(year({ omzet: 200_000, loon: 45_000, oprichtingsjaar: 2018, minimumloon }), 'vennootschapsbelasting')
    expect(at(50_000) - at(null)).toBe(5_000)
  })

  test('dates: VVPR-bis from the third bookyear after the contribution, a new reserve after three years', () => {
    const ways = (oprichtingsjaar: number) =>
      year({ omzet: 120_000, oprichtingsjaar }).tables.find(({ key }) => key === 'uitkering')
    expect(ways(2026)?.rows.map((row) => row[3])).toEqual(['2030', '–', '2029', '–', '–', 'Bij de stopzetting', '2027'])
    // Founded in 2024: the profit of 2026 is that of the second bookyear after it.
    expect(
      ways(2024)
        ?.rows.map((row) => row[3])
        .slice(0, 2),
    ).toEqual(['2028', '2027'])
    expect(ways(2018)?.rows[0]?.[3]).toBe('2027')
    expect(Object.keys(ways(2026)?.greyed ?? {})).toEqual(['1', '3', '4'])
  })

  test('a starter pays no surcharge, and is told to keep the rest of the contributions', () => {
    const starter = year({ omzet: 70_000, voorafbetalen: 'starter' })
    expect(numberOf(starter, 'vermeerdering')).toBe(0)
    expect(starter.notices.some(({ text }) => text.includes('voorlopig'))).toBe(true)
    expect(numberOf(year({ omzet: 70_000, voorafbetalen: 'niets' }), 'vermeerdering')).toBeGreaterThan(0)
    expect(numberOf(year({ omzet: 70_000, voorafbetalen: 'niets', statuut: 'primostarter' }), 'vermeerdering')).toBe(0)
  })

  test('a starter stays one on the pages that follow, and pays the surcharge in a side activity', () => {
    for (const starter of [{ statuut: 'primostarter', voorafbetalen: 'niets' }, { voorafbetalen: 'starter' }]) {
      const mine = year({ omzet: 40_000, ...starter })
      const bill = reportFor(tax, taken(mine, 'belastingplanning-calculator', tax))
      expect(numberOf(bill, 'totaalVerschuldigd')).toBe(numberOf(mine, 'belastingTotaal'))
      const now = reportFor(contributions, taken(mine, 'sociale-bijdragen-zelfstandige-calculator', contributions))
      // The provisional minimum of 890,42 with 3,95 % for the fund.
      expect(numberOf(now, 'voorlopigMetKost')).toBe(925.59)
    }
    const aside = (voorafbetalen: string) =>
      numberOf(year({ omzet: 70_000, statuut: 'bijberoep', voorafbetalen }), 'vermeerdering')
    expect(aside('starter')).toBe(aside('niets'))
    expect(aside('starter')).toBeGreaterThan(0)
  })

  test('no turnover: the minimum contribution is a loss, said in words', () => {
    const none = year({ omzet: 0, kosten: 0 })
    expect(numberOf(none, 'nettoJaar')).toBe(-roundCents(4 * 925.59))
    expect(none.sentence).toContain('tekort')
  })

  test('an unknown postcode is refused', () => {
    expect(Object.keys(errorsFor(calculator, { postcode: '9' }))).toEqual(['postcode'])
  })
})

test('a loss is told in words, and no step of nothing is left', () => {
  const words = (input: Readonly<Record<string, unknown>>) => {
    const report = year(input)
    return [report.sentence, ...report.notices.map(({ text }) => text), ...report.steps.map(({ text }) => text)].join(
      ' ',
    )
  }
  const loss = words({ omzet: 60_000, kosten: 70_000 })
  expect(loss).toMatch(/Je kosten zijn \*\*€.10\.000,00\*\* hoger dan je omzet/)
  expect(loss).toContain('geen belasting** om vooraf te betalen')
  expect(loss).not.toContain('\u2212')
  const unpaid = words({ omzet: 200_000, kosten: 20_000, loon: 0 })
  expect(unpaid).toContain('heb je er geen inkomen uit')
  expect(unpaid).not.toContain('\u2212')
})
