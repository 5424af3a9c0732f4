import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

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
  test('M-51 weights add up to 100 % exactly, risk shares too', () => {
    fc.assert(
      fc.property(portfolio, (beleggingen) => {
        const table = reportFor(calculator, { beleggingen }).tables.find(({ key }) => key === 'posities')
        const add = (column: number) => (table?.rows ?? []).reduce((total, row) => total + Number(row[column]), 0)
        expect(add(3)).toBeCloseTo(1, 10)
        const risk = add(5)
        expect(Math.min(Math.abs(risk - 1), Math.abs(risk))).toBeLessThan(1e-9)
      }),
    )
  })

  test('M-51 the whole never swings more than its parts, and just as much when everything moves alike', () => {
    fc.assert(
      fc.property(portfolio, fc.constantFrom('normaal', 'crisis'), (beleggingen, correlaties) => {
        const result = reportFor(calculator, { beleggingen, correlaties })
        expect(numberOf(result, 'volatiliteit')).toBeLessThanOrEqual(numberOf(result, 'losseVolatiliteit') + 1e-6)
        const alike = reportFor(calculator, { beleggingen, correlatie: 100 })
        expect(numberOf(alike, 'volatiliteit')).toBeCloseTo(numberOf(alike, 'losseVolatiliteit'), 6)
      }),
    )
  })

  test('M-51 concentration lies between 1/n and 1, and the order does not matter', () => {
    fc.assert(
      fc.property(portfolio, (beleggingen) => {
        const result = reportFor(calculator, { beleggingen })
        const value = numberOf(result, 'concentratie')
        expect(value).toBeGreaterThanOrEqual(1 / beleggingen.length - 1e-9)
        expect(value).toBeLessThanOrEqual(1 + 1e-9)
        const turned = reportFor(calculator, { beleggingen: beleggingen.toReversed() })
        for (const key of ['concentratie', 'volatiliteit', 'slechtJaar', 'vreemdeMunt'])
          expect(numberOf(turned, key)).toBeCloseTo(numberOf(result, key), 8)
      }),
    )
  })

  test('a crisis never makes a bad year better', () => {
    fc.assert(
      fc.property(portfolio, (beleggingen) => {
        const result = reportFor(calculator, { beleggingen })
        expect(numberOf(result, 'crisisjaar')).toBeLessThanOrEqual(numberOf(result, 'slechtJaar') + 1e-6)
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
          const beleggingen = amounts.map((bedrag, index) => ({
            naam: `p${index}`,
            bedrag,
            klasse: 'aandelenWereld',
            doel: 25,
          }))
          const table = reportFor(calculator, { beleggingen, nieuweInleg, bandbreedte: 0 }).tables.find(
            ({ key }) => key === 'bijsturen',
          )
          const add = (column: number) => (table?.rows ?? []).reduce((total, row) => total + Number(row[column]), 0)
          expect(add(3)).toBeCloseTo(nieuweInleg, 6)
          expect(add(4)).toBeCloseTo(0, 6)
          for (const row of table?.rows ?? []) expect(Number(row[5])).toBeCloseTo(0.25, 3)
        },
      ),
    )
  })

  test('inside the band nothing is sold', () => {
    const beleggingen = [
      { naam: 'a', bedrag: 52_000, klasse: 'aandelenWereld', doel: 50 },
      { naam: 'b', bedrag: 48_000, klasse: 'obligaties', doel: 50 },
    ]
    expect(numberOf(reportFor(calculator, { beleggingen, nieuweInleg: 0, bandbreedte: 5 }), 'teVerkopen')).toBe(0)
    expect(numberOf(reportFor(calculator, { beleggingen, nieuweInleg: 0, bandbreedte: 1 }), 'teVerkopen')).toBe(2000)
  })

  test('home and employer count in the risk, and a heavy employer is flagged', () => {
    const result = reportFor(calculator, { eigenWoning: 300_000 })
    expect(numberOf(result, 'woningdeel')).toBeCloseTo(80, 6)
    expect(reportFor(calculator, {}).notices.some(({ text }) => text.includes('werkgever'))).toBe(true)
  })

  test('targets that do not add up and an empty portfolio are refused', () => {
    const errors = errorsFor(calculator, { beleggingen: [{ naam: 'a', bedrag: 1, klasse: 'cash', doel: 50 }] })
    expect(errors['beleggingen.0.doel']).toContain('50')
    expect(
      errorsFor(calculator, { beleggingen: [{ naam: 'a', bedrag: 0, klasse: 'cash' }] })['beleggingen.0.bedrag'],
    ).toContain('waarde')
  })

  test('perfect opposites cancel out, and three holdings cannot all move against each other', () => {
    const holding = (naam: string) => ({ naam, bedrag: 1000, klasse: 'losAandeel', volatiliteit: 20 })
    const two = reportFor(calculator, { correlatie: -100, beleggingen: [holding('a'), holding('b')] })
    expect(numberOf(two, 'volatiliteit')).toBeCloseTo(0, 6)
    expect(numberOf(two, 'grootsteRisicodeel')).toBe(0)
    const three = { correlatie: -60, beleggingen: [holding('a'), holding('b'), holding('c')] }
    expect(errorsFor(calculator, three).correlatie).toContain('-50')
    expect(errorsFor(calculator, { ...three, correlatie: -50 })).toEqual({})
  })
})
