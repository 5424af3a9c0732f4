import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'
import { countries, withheldIn } from './choices-foreign.ts'
import { reservePressure } from './model.ts'

const amount = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)

describe('roerende-voorheffing-calculator', () => {
  test('nothing up to the exemption, no jump at the kink, the rate above it, twice for two persons', () => {
    const final = (bedrag: number, personen = 1) =>
      numberOf(reportFor(calculator, { bedrag, personen }), 'definitieveVoorheffing')
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 2 }), (bedrag, personen) => {
        const expected = Math.max(0, bedrag - 833 * personen) * 0.3
        expect(Math.abs(final(bedrag, personen) - expected)).toBeLessThanOrEqual(0.01 + 1e-9)
      }),
    )
    expect(final(833)).toBe(0)
    expect(final(833.1)).toBeCloseTo(0.03, 8)
    expect(final(1666, 2)).toBe(0)
  })

  test('savings interest: nothing up to 1.020 euro, 15 % above, two exemptions for two holders', () => {
    const tax = (bedrag: number, personen = 1) =>
      numberOf(reportFor(calculator, { inkomst: 'spaarrekening', bedrag, personen }), 'roerendeVoorheffing')
    expect(tax(1020)).toBe(0)
    expect(tax(1120)).toBe(15)
    expect(tax(2040, 2)).toBe(0)
    expect(tax(2140, 2)).toBe(15)
  })

  test('gross to net and back gives the same gross within a cent, for every kind of income', () => {
    const kinds = fc.constantFrom('dividend', 'interest', 'zorgvastgoed', 'vvprbis', 'spaarrekening', 'auteursrechten')
    fc.assert(
      fc.property(amount, kinds, (bedrag, inkomst) => {
        const net = numberOf(reportFor(calculator, { inkomst, bedrag }), 'netto')
        const back = numberOf(reportFor(calculator, { inkomst, richting: 'netto', bedrag: net }), 'bruto')
        expect(Math.abs(back - bedrag)).toBeLessThanOrEqual(0.01 + 1e-9)
      }),
    )
  })

  test('gross splits exactly in net, Belgian and foreign tax', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('belgie', 'frankrijk', 'duitsland', 'zwitserland', 'ierland', 'spanje', 'italie', 'canada'),
        (bedrag, land) => {
          const report = reportFor(calculator, { bedrag, land })
          const parts = ['netto', 'roerendeVoorheffing', 'buitenlandseHeffing'].map((key) => numberOf(report, key))
          expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(bedrag, 8)
        },
      ),
    )
  })

  test('VVPR-bis costs 15 % up to June 2026 and 18 % from July on', () => {
    const tax = (day: string) =>
      numberOf(
        reportFor(calculator, { inkomst: 'vvprbis', bedrag: 1000 }, situation('2026-11-15', day)),
        'roerendeVoorheffing',
      )
    expect(tax('2025-12-31')).toBe(150)
    expect(tax('2026-06-30')).toBe(150)
    expect(tax('2026-07-01')).toBe(180)
  })

  test('the rules of 2023 give back 240 euro', () => {
    const report = reportFor(calculator, { bedrag: 2000 }, situation('2026-11-15', '2023-12-31'))
    expect(numberOf(report, 'terugTeVragen')).toBe(240)
  })

  test('a fund gives nothing back, and other dividends with a higher rate go first', () => {
    expect(numberOf(reportFor(calculator, { inkomst: 'fonds', bedrag: 1000 }), 'terugTeVragen')).toBe(0)
    const report = reportFor(calculator, {
      inkomst: 'zorgvastgoed',
      bedrag: 1000,
      dividenden: [{ naam: 'A', bedrag: 800, soort: 'dividend' }],
    })
    expect(numberOf(report, 'vrijgesteld')).toBe(33)
    expect(numberOf(report, 'terugTotaal')).toBeCloseTo(240 + 4.95, 8)
  })

  test('a liquidation reserve from before 31/12/2025 keeps 6,5 % after the reform; a later one pays 9,8 %', () => {
    const taxOf = (inkomst: string) => numberOf(reportFor(calculator, { inkomst, bedrag: 1000 }), 'roerendeVoorheffing')
    expect(taxOf('liquidatiereserve')).toBe(65)
    expect(taxOf('liquidatiereserveNieuw')).toBe(98)
    expect(taxOf('liquidatiereserveOud')).toBe(50)
    expect(taxOf('liquidatiereserveVroeg')).toBe(200)
  })

  test('zero, a negative amount and a rate above the limit', () => {
    expect(numberOf(reportFor(calculator, { bedrag: 0 }), 'netto')).toBe(0)
    expect(errorsFor(calculator, { bedrag: -5 }).bedrag).toContain('negatief')
    expect(errorsFor(calculator, { bronheffing: 60 }).bronheffing).toContain('50')
  })

  test('at least 25 countries, and interest never bears the tax on dividends by mistake', () => {
    expect(countries.length).toBeGreaterThanOrEqual(25)
    const law = openLaw('2026-11-15')
    for (const land of ['duitsland', 'verenigdeStaten', 'nederland', 'frankrijk', 'canada'])
      expect(withheldIn(law, land, 'interest', true)?.rate, land).toBe(0)
    expect(withheldIn(law, 'zwitserland', 'interest', true)?.rate).toBe(0.35)
    expect(withheldIn(law, 'luxemburg', 'dividend', true)?.rate).toBe(0.15)
  })

  test('a country whose tax on interest is not sure is asked for, not guessed', () => {
    expect(errorsFor(calculator, { inkomst: 'interest', land: 'polen' }).bronheffing).toContain('Polen')
    expect(errorsFor(calculator, { inkomst: 'interest', land: 'polen', bronheffing: 5 })).toEqual({})
  })

  test('Proxifisc: a reserve paid out on liquidation bears 9,09 % in all', () => {
    expect(reservePressure(0.1, 0)).toBeCloseTo(0.090909, 6)
  })

  test('savings interest has no word about dividends in its assumptions', () => {
    const { assumptions, sentence } = reportFor(calculator, { inkomst: 'spaarrekening', bedrag: 1200 })
    expect([...assumptions, sentence].join(' ')).not.toMatch(/dividend|effect/i)
  })

  // 1.000 less 15 % is 850; 833 is exempt, so 15 % of the 17 that is taxed: 2,55. 595 + 249,90 + 2,55.
  test('the French credit counts on what is taxed alone: never more comes back than was paid', () => {
    const report = reportFor(calculator, { bedrag: 1000, land: 'frankrijk', bronheffing: 15, fbb: true })
    expect(numberOf(report, 'fbb')).toBe(2.55)
    expect(numberOf(report, 'nettoNaTeruggave')).toBe(847.45)
    const small = reportFor(calculator, { bedrag: 100, land: 'frankrijk', bronheffing: 15, fbb: true })
    expect(numberOf(small, 'nettoNaTeruggave')).toBe(85)
  })

  test('the headline is what is kept, not what first arrives: 700 on the account, 949,90 in the end', () => {
    const report = reportFor(calculator, { bedrag: 1000 })
    expect(report.headline.key).toBe('nettoNaTeruggave')
    expect(report.sentence).toContain('blijft **€\u00a0949,90** over')
    expect(reportFor(calculator, { inkomst: 'interest', bedrag: 1000 }).headline.key).toBe('netto')
  })

  // 500 less 26,375 %: 368,13 at the border, all of it exempt (833). Germany may keep 75 (15 %) and gives 56,87 back,
  // which fits in the 464,87 of the exemption that is left: 500 − 75 = 425. At 5.000 the exemption is full:
  // 5.000 − 1.318,75 − 1.104,38 + 249,90 + 568,75 − 170,63.
  test('what Germany gives back uses the exemption that is still open', () => {
    const kept = (bedrag: number) =>
      numberOf(reportFor(calculator, { bedrag, land: 'duitsland' }), 'nettoMetBuitenland')
    expect(kept(500)).toBe(425)
    expect(kept(5000)).toBe(3224.89)
  })
})

// 12,8 % of 10.000 stays in France: 8.720 × 30 % = 2.616 and 249,90 comes back without the disputed credit.
test('without the disputed credit the exemption still comes back', () => {
  const { steps, sentence } = reportFor(calculator, { bedrag: 10_000, land: 'frankrijk', fbb: true })
  expect(steps.map(({ text }) => text).join(' ')).toContain('Zonder die verrekening houd je €\u00a06.353,90 over')
  expect(sentence).toContain('op je rekening, €\u00a0249,90 terug via je aangifte en €')
})

test('the part that is free is a part of what Belgium counts on, and nothing is said of a rest that is not there', () => {
  const told = (input: Record<string, unknown>) => reportFor(calculator, input).charts[0]?.sentence
  expect(told({ bedrag: 1000, land: 'duitsland' })).toBe('De hele €\u00a0736,25 valt binnen je vrijstelling.')
  expect(told({ bedrag: 10_000, land: 'frankrijk' })).toMatch(/^Van €\u00a08\.720,00 is €\u00a0833,00 vrij/u)
})

// 37.500 × 2,0592 = 77.220 for 2026 (art. 37 WIB 92).
test('copyright above the ceiling of the year is said to be income from work', () => {
  const said = (bedrag: number) =>
    reportFor(calculator, { inkomst: 'auteursrechten', bedrag })
      .notices.map(({ text }) => text)
      .join(' ')
  expect(said(77_220)).not.toContain('beroepsinkomen')
  expect(said(77_221)).toContain('Boven €\u00a077.220 per jaar')
})

test('a country of more words is named as in a sentence, and rules its verb', () => {
  const report = reportFor(calculator, { land: 'verenigdeStaten', papieren: false })
  expect(report.sentence).toContain('In de Verenigde Staten is te veel ingehouden')
  expect(report.steps.map(({ text }) => text).join(' ')).toContain('mag er in de Verenigde Staten minder af')
  const labels = report.groups.flatMap(({ figures }) => figures.map(({ label }) => label))
  expect(labels).toContain('Terug te vragen in de Verenigde Staten')
  expect(withheldIn(openLaw('2026-11-15'), 'verenigdKoninkrijk', 'dividend', true)?.named).toBe(
    'het Verenigd Koninkrijk',
  )
})

test('savings interest with other accounts says what a bank does not hold back; each kind goes along under its own name', () => {
  const report = (input: Record<string, unknown>) => reportFor(calculator, { bedrag: 2_000, ...input })
  const warned = (alGebruikt: number) =>
    report({ inkomst: 'spaarrekening', alGebruikt }).notices.some(({ text }) => text.startsWith('Elke bank past'))
  expect([warned(0), warned(500)]).toEqual([false, true])
  const carried = (inkomst: string) => report({ inkomst }).next[0]?.carry
  expect(carried('fonds')).toEqual({ dividendenFondsen: 2_000 })
  expect(carried('interest')).toEqual({ andereInterest: 2_000 })
  expect(carried('gvv')).toEqual({ dividenden: 2_000 })
  expect(carried('auteursrechten')).toEqual({})
})

test('the list of countries and the answer give the same cent back', () => {
  const report = reportFor(calculator, { bedrag: 1500, land: 'duitsland' })
  const table = report.tables.find(({ title }) => title.includes('uit een ander land'))
  const germany = table?.rows.find(([land]) => land === 'Duitsland')
  expect(germany?.[3]).toBe(numberOf(report, 'terugBuitenland'))
})
