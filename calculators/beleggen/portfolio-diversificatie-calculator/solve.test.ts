import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { portfolioVolatility, riskContribution } from '#finance/statistics.ts'
import calculator from './calculator.ts'
import { inputs } from './inputs.ts'

const kinds = [
  'aandelenWereld',
  'aandelenEuropa',
  'aandelenOpkomend',
  'losAandeel',
  'werkgever',
  'obligaties',
  'cash',
  'vastgoed',
  'goud',
  'crypto',
] as const
const holding = fc.record({
  naam: fc.constantFrom('a', 'b', 'c'),
  bedrag: fc.integer({ min: 1, max: 100_000 }),
  klasse: fc.constantFrom(...kinds),
})
const portfolio = fc.array(holding, { minLength: 1, maxLength: 12 })

describe('portfolio-diversificatie-calculator', () => {
  test('weights add up to 100 % exactly, risk shares too', () => {
    fc.assert(
      fc.property(portfolio, (beleggingen) => {
        const table = reportFor(calculator, { beleggingen }).tables.find(({ key }) => key === 'posities')
        const add = (column: number) => (table?.rows ?? []).reduce((total, row) => total + Number(row[column]), 0)
        expect(add(2)).toBeCloseTo(1, 10)
        const risk = add(1)
        expect(Math.min(Math.abs(risk - 1), Math.abs(risk))).toBeLessThan(1e-9)
      }),
    )
  })

  test('the whole never swings more than its parts', () => {
    fc.assert(
      fc.property(portfolio, fc.constantFrom('normaal', 'crisis'), (beleggingen, correlaties) => {
        const report = reportFor(calculator, { beleggingen, correlaties })
        expect(numberOf(report, 'volatiliteit')).toBeLessThanOrEqual(numberOf(report, 'losseVolatiliteit') + 1e-6)
      }),
    )
  })

  test('the order does not matter, and more names never count for fewer', () => {
    fc.assert(
      fc.property(portfolio, (beleggingen) => {
        const report = reportFor(calculator, { beleggingen })
        expect(numberOf(report, 'effectiefAantal')).toBeGreaterThanOrEqual(1 - 1e-9)
        const turned = reportFor(calculator, { beleggingen: beleggingen.toReversed() })
        for (const key of ['effectiefAantal', 'volatiliteit', 'slechtJaar', 'vreemdeMunt'])
          expect(numberOf(turned, key)).toBeCloseTo(numberOf(report, key), 8)
      }),
    )
  })

  test('a second fund of the same kind hardly spreads, a second coin neither', () => {
    const swing = (klasse: string, count: number) =>
      numberOf(
        reportFor(calculator, {
          beleggingen: Array.from({ length: count }, (_, i) => ({ naam: `n${i}`, bedrag: 1000, klasse })),
        }),
        'volatiliteit',
      )
    expect(swing('aandelenWereld', 4)).toBeGreaterThan(swing('aandelenWereld', 1) * 0.98)
    expect(swing('crypto', 4)).toBeGreaterThan(swing('crypto', 1) * 0.9)
    expect(swing('losAandeel', 4)).toBeLessThan(swing('losAandeel', 1) * 0.75)
  })

  test('a crisis never makes a bad year better', () => {
    fc.assert(
      fc.property(portfolio, (beleggingen) => {
        const report = reportFor(calculator, { beleggingen })
        expect(numberOf(report, 'crisisjaar')).toBeLessThanOrEqual(numberOf(report, 'slechtJaar') + 1e-6)
      }),
    )
  })

  test('new money and trades end exactly where they should: nothing is lost, sales pay for purchases', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 20_000 }),
        (amounts, nieuweInleg) => {
          fc.pre(amounts.some((amount) => amount > 0))
          const beleggingen = amounts.map((bedrag, index) => ({ naam: `p${index}`, bedrag, klasse: kinds[index] }))
          const doelen = amounts.map((_, index) => ({ klasse: kinds[index], doel: 25 }))
          const table = reportFor(calculator, {
            beleggingen,
            bijsturen: true,
            doelen,
            nieuweInleg,
            bandbreedte: 0,
          }).tables.find(({ key }) => key === 'bijsturen')
          const add = (column: number) => (table?.rows ?? []).reduce((total, row) => total + Number(row[column]), 0)
          expect(add(2)).toBeCloseTo(nieuweInleg, 6)
          expect(add(1)).toBeCloseTo(0, 6)
          for (const row of table?.rows ?? []) expect(Number(row[5])).toBeCloseTo(0.25, 3)
        },
      ),
    )
  })

  test('inside the band nothing is sold', () => {
    const input = {
      bijsturen: true,
      beleggingen: [
        { naam: 'a', bedrag: 52_000, klasse: 'aandelenWereld' },
        { naam: 'b', bedrag: 48_000, klasse: 'obligaties' },
      ],
      doelen: [
        { klasse: 'aandelenWereld', doel: 50 },
        { klasse: 'obligaties', doel: 50 },
      ],
    }
    expect(numberOf(reportFor(calculator, { ...input, bandbreedte: 5 }), 'teVerkopen')).toBe(0)
    expect(numberOf(reportFor(calculator, { ...input, bandbreedte: 1 }), 'teVerkopen')).toBe(2000)
  })

  test('home and employer count in the risk, and a heavy employer is flagged once', () => {
    const report = reportFor(calculator, { eigenWoning: 300_000 })
    expect(numberOf(report, 'woningdeel')).toBeCloseTo(80, 6)
    const warnings = (klasse: 'werkgever' | 'losAandeel') =>
      reportFor(calculator, {
        beleggingen: [
          { naam: 'Acme', bedrag: 90_000, klasse },
          { naam: 'Spaarboekje', bedrag: 10_000, klasse: 'cash' },
        ],
      })
        .notices.filter(({ tone }) => tone === 'warning')
        .map(({ text }) => text.slice(0, text.indexOf('.')))
    expect(warnings('werkgever')).toEqual(['90\u00a0% zit in je werkgever'])
    expect(warnings('losAandeel')).toEqual(['Acme alleen is 90\u00a0% van je vermogen'])
  })

  test('targets that do not add up and an empty portfolio are refused', () => {
    const errors = errorsFor(calculator, { bijsturen: true, doelen: [{ klasse: 'cash', doel: 50 }] })
    expect(errors.doelen).toContain('50')
    expect(
      errorsFor(calculator, { beleggingen: [{ naam: 'a', bedrag: 0, klasse: 'cash' }] })['beleggingen.0.bedrag'],
    ).toContain('waarde')
  })

  test.each([
    // De Moor, financieel management (stuvia.com): variance 0,0196 at 100 % and 0,0148 at 50 %.
    [[0.6, 0.4], [0.1, 0.2], 1, 0.14],
    [[0.6, 0.4], [0.1, 0.2], 0.5, 0.121655],
    [[0.6, 0.4], [0.1, 0.2], 0, 0.1],
    // How to calculate the standard deviation of a portfolio, 6 steps (oldlacesweet.pages.dev).
    [[0.75, 0.25], [0.1, 0.15], 0.25, 0.09185],
    [[0.75, 0.25], [0.1, 0.15], -1, 0.0375],
    // Final exam mathematics A vwo 2013, "Beleggen in aandelen": three independent shares.
    [[0.2, 0.7, 0.1], [0.041, 0.058, 0.033], 0, 0.041551],
    // √(0,6² × 0,15² + 0,4² × 0,05² + 2 × 0,6 × 0,4 × 0,15 × 0,05 × 0,2) = √0,00922.
    [[0.6, 0.4], [0.15, 0.05], 0.2, 0.096021],
    [[0.5, 0.5], [0.2, 0.2], 0, 0.141421],
  ])('the swing of %j with swings %j and correlation %d is %d', (weights, volatilities, correlation, expected) => {
    const matrix = weights.map((_, i) => weights.map((__, j) => (i === j ? 1 : correlation)))
    expect(portfolioVolatility(weights, volatilities, matrix)).toBeCloseTo(expected, 4)
  })

  test('shares of 60 % and bonds of 40 % share the risk 91,76 to 8,24', () => {
    const matrix = [
      [1, 0.2],
      [0.2, 1],
    ]
    expect(riskContribution([0.6, 0.4], [0.15, 0.05], matrix)[0]).toBeCloseTo(0.91757, 5)
  })
})

test('a coin is known by its name: it moves more than one share', () => {
  const worst = (naam: string, klasse: string) =>
    numberOf(reportFor(calculator, { beleggingen: [{ naam, bedrag: 19_000, klasse }] }), 'slechtJaarEuro')
  expect(worst('Bitcoin', 'auto')).toBe(worst('Bitcoin', 'crypto'))
  expect(worst('Bitcoin', 'auto')).toBeLessThan(worst('Aandeel A', 'losAandeel'))
})

test('a name we do not know does not stand in the way: it counts as one share, and the answer says so', () => {
  const report = reportFor(calculator, {
    beleggingen: [
      { naam: 'IWDA', bedrag: 10_000 },
      { naam: 'Qrstuv', bedrag: 5_000 },
      { naam: 'Zomaar Index Fonds', bedrag: 5_000 },
    ],
  })
  const said = report.notices.map(({ text }) => text)
  expect(said[0]).toContain('“Qrstuv” kennen we niet: we rekenen met één los aandeel')
  expect(said[1]).toContain('een wereldwijd aandelenfonds')
  expect(numberOf(report, 'grootsteNaam')).toBe(25)
})

// A world fund is 65 % American: of 10.000 in an American fund that much is in it already. Two world funds are one.
test('funds that hold the same companies are named with the amount they share', () => {
  const rows = (...names: string[]) => names.map((naam, index) => ({ naam, bedrag: index === 0 ? 30_000 : 10_000 }))
  const table = (...names: string[]) =>
    reportFor(calculator, { beleggingen: rows(...names) }).tables.find(({ key }) => key === 'overlap')?.rows
  expect(table('IWDA', 'CSPX')).toEqual([['IWDA', 'CSPX', 6500, 0.65]])
  expect(table('IWDA', 'VWCE')).toEqual([['IWDA', 'VWCE', 10_000, 1]])
  expect(table('CSPX', 'EMIM')).toBeUndefined()
})

test('steering names the costs there are, and no new money that was not given', () => {
  const own = (goud: number) => ({
    bijsturen: true,
    beleggingen: [
      { naam: 'Goud', bedrag: goud, klasse: 'goud' },
      { naam: 'Spaargeld', bedrag: 10_000 - goud, klasse: 'cash' },
    ],
    doelen: [
      { klasse: 'goud', doel: 10, aankoopwaarde: goud },
      { klasse: 'cash', doel: 90 },
    ],
  })
  const told = (goud: number) => {
    const { sentence, steps, notices } = reportFor(calculator, own(goud))
    return [sentence, ...steps.map(({ text }) => text), ...notices.map(({ text }) => text)].join(' ')
  }
  expect(told(9000)).toContain('zonder kosten of belasting')
  expect(told(9000)).not.toContain('€\u00a00,00 nieuw geld')
  expect(told(1000)).toContain('Alles ligt binnen je bandbreedte')
})

test('how many own the portfolio is asked only for the tax on a sale', () => {
  expect(inputs.titularissen.when).toEqual({ bijsturen: true })
})

test('one coin that swings most never costs more than there is', () => {
  const { headline, sentence } = reportFor(calculator, {
    beleggingen: [{ naam: 'BTC', bedrag: 2240, klasse: 'crypto' }],
  })
  expect(headline.value).toBe(-2240)
  expect(sentence).toContain('**€\u00a02.240** van je €\u00a02.240')
})
