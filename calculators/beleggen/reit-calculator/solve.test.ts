import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'
import { flatReturn, holdReit, type Reit } from './model.ts'

const law = openLaw('2026-11-15')
const reit: Reit = {
  amount: 10_000,
  price: 50,
  dividend: 3.2,
  dividendGrowth: 0,
  priceGrowth: 0,
  years: 12,
  taxRate: 0.3,
  use: 'opnemen',
  fee: 0,
  tob: 'geen',
  reclaim: false,
  persons: 1,
  firstYear: 2026,
}

const price = fc.integer({ min: 100, max: 50_000 }).map((cents) => cents / 100)
const dividend = fc.integer({ min: 0, max: 2000 }).map((cents) => cents / 100)
const kind = fc.constantFrom('gewoon', 'zorg')

describe('reit-calculator', () => {
  test('yield times price is the dividend, and net never passes gross', () => {
    fc.assert(
      fc.property(price, dividend, kind, (koers, perShare, soort) => {
        const result = reportFor(calculator, { koers, dividend: perShare, soort })
        expect((numberOf(result, 'brutoDividendrendement') / 100) * koers).toBeCloseTo(perShare, 6)
        expect(numberOf(result, 'nettoDividendrendement')).toBeLessThanOrEqual(
          numberOf(result, 'brutoDividendrendement') + 1e-4,
        )
        expect(numberOf(result, 'brutoDividend')).toBeCloseTo(numberOf(result, 'aandelen') * perShare, 1)
        // The money is enough for what was bought, and not for one share more.
        expect(numberOf(result, 'betaald')).toBeLessThanOrEqual(10_000)
        expect(numberOf(result, 'betaald') + koers * 1.0012).toBeGreaterThan(10_000 - 0.02)
      }),
    )
  })

  test('care property never gives less than the ordinary rate', () => {
    fc.assert(
      fc.property(price, dividend, (koers, perShare) => {
        const care = reportFor(calculator, { koers, dividend: perShare, soort: 'zorg' })
        expect(numberOf(care, 'nettoDividend')).toBeGreaterThanOrEqual(numberOf(care, 'andereVoorheffing'))
      }),
    )
  })

  test('without costs, tax on gains or growth the total return is the net yield', () => {
    for (const years of [1, 12]) expect(holdReit(law, { ...reit, years }).yearly).toBeCloseTo(0.0448, 8)
  })

  test('a dividend far above the price, reinvested for years, still ends', () => {
    const { end } = holdReit(law, { ...reit, price: 0.01, dividend: 3.2, use: 'herbeleggen', years: 10 })
    expect(Number.isFinite(end)).toBe(true)
    expect(reportFor(calculator, { koers: 0.01, gebruik: 'herbeleggen' }).headline.value).not.toBeNull()
  })

  test('shares stay whole and no euro is lost on the way, whatever one does with the dividend', () => {
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 0, max: 15 }),
        fc.constantFrom('herbeleggen', 'keuzedividend'),
        (koers, share, use) => {
          const result = holdReit(law, {
            ...reit,
            price: koers,
            dividend: (koers * share) / 100,
            use,
            fee: 5,
            years: 8,
          })
          expect(result.rows.every(({ units }) => Number.isInteger(units))).toBe(true)
          const spent = result.paid + result.rows.reduce((all, row) => all + row.net, 0)
          const used = result.costs - result.sellCosts.tob - result.sellCosts.fee
          expect(result.proceeds - result.gain + used + result.received).toBeCloseTo(spent, 4)
        },
      ),
    )
  })

  test('reinvesting on the exchange costs more than new shares from the company', () => {
    const at = (gebruik: string) => numberOf(reportFor(calculator, { gebruik, duur: 20, makelaarsloon: 7.5 }), 'kosten')
    expect(at('herbeleggen')).toBeGreaterThan(at('keuzedividend') + 100)
  })

  test('debt near and above the legal limit is flagged', () => {
    const tones = (schuldgraad: number) => reportFor(calculator, { schuldgraad }).notices.map(({ tone }) => tone)
    expect(tones(44)).not.toContain('warning')
    expect(tones(61)).toContain('warning')
    expect(tones(66)).toContain('law')
  })

  test('the more debt, the harder a fall of the buildings hits', () => {
    expect(numberOf(reportFor(calculator, { schuldgraad: 0 }), 'dalingIntrinsiek')).toBeCloseTo(10, 6)
    expect(numberOf(reportFor(calculator, { schuldgraad: 50 }), 'dalingIntrinsiek')).toBeCloseTo(20, 6)
  })

  test('under the rules of 2025 a gain is not taxed, and two owners save up twice', () => {
    const big = { bedrag: 500_000, duur: 3, koersgroei: 10 }
    expect(numberOf(reportFor(calculator, big, situation('2026-11-15', '2025-12-31')), 'meerwaardebelasting')).toBe(0)
    const [one, two] = [1, 2].map(
      (persons) => holdReit(law, { ...reit, amount: 500_000, years: 3, priceGrowth: 0.1, persons }).gainTax.tax,
    )
    // 10.000 of 2029 and 3 × 1.000 saved up, at 10 %.
    expect((one ?? 0) - (two ?? 0)).toBeCloseTo(1300, 6)
  })

  test('a loan cheaper than the flat earns lifts the return on own money, a dearer one lowers it', () => {
    const flat = { rent: 0.05, costShare: 0, purchaseCosts: 0, rentGrowth: 0, valueGrowth: 0 }
    const at = (share: number, rate: number) => flatReturn({ ...flat, loan: { share, rate, years: 20 } }, 10).yearly
    expect(at(0, 0.03)).toBeCloseTo(0.05, 8)
    expect(at(0.5, 0.03)).toBeGreaterThan(0.05)
    expect(at(0.5, 0.08)).toBeLessThan(0.05)
    expect(valueOf(reportFor(calculator, {}), 'appartementMetLening')).toBeNull()
    // Own money 1,14 − 0,80 = 0,34; after a year rent 0,04 − 0,04 and 1,02 − 0,76 = 0,26: −23,53 %.
    const year = { rent: 0.05, costShare: 0.2, purchaseCosts: 0.14, rentGrowth: 0, valueGrowth: 0.02 }
    expect(flatReturn({ ...year, loan: { share: 0.8, rate: 0, years: 20 } }, 1).yearly).toBeCloseTo(-0.235294, 6)
  })

  test('no intrinsic value or profit gives a dash, a price of zero or above the amount is refused', () => {
    expect(errorsFor(calculator, { bedrag: 40, koers: 50 }).bedrag).toContain('50,06')
    expect(valueOf(reportFor(calculator, { intrinsiekeWaarde: 0 }), 'korting')).toBeNull()
    expect(valueOf(reportFor(calculator, { winstPerAandeel: 0 }), 'uitkeringsgraad')).toBeNull()
    expect(errorsFor(calculator, { koers: 0 }).koers).toBeDefined()
  })
})

// 299 × 50 = 14.950, and 17,94 of stock exchange tax: 14.967,94. A share more would cost 15.018.
test('15.000 is never more than 15.000: costs come out of the amount', () => {
  const report = reportFor(calculator, { bedrag: 15_000 })
  expect([numberOf(report, 'aandelen'), numberOf(report, 'betaald')]).toEqual([299, 14_967.94])
})

test('a GVV of our list brings its dividend, and the answer names it with its year', () => {
  const report = reportFor(calculator, { bedrag: 10_000, koers: 70, soort: 'AED' })
  // 142 shares (9.940 + 11,93) × 4.
  expect(numberOf(report, 'brutoDividend')).toBe(568)
  expect(report.notices[0]?.text).toContain('Aedifica, uit onze lijst: dividend €\u00a04,00 over 2025')
  expect(numberOf(report, 'uitkeringsgraad')).toBeCloseTo(400 / 5.15, 1)
})

test('without dividend the return is not called the dividend', () => {
  expect(reportFor(calculator, { dividend: 0 }).sentence).toContain('Met aankoop en verkoop erbij is je rendement')
})

test('one share is one share, and a fall of the price is a loss', () => {
  const told = (input: Record<string, unknown>) =>
    reportFor(calculator, input)
      .steps.map(({ text }) => text)
      .join(' ')
  expect(told({ bedrag: 60 })).toContain('koop je 1\u00a0heel aandeel')
  expect(told({ koersgroei: -5 })).toContain('verlies, dus **zonder** meerwaardebelasting')
})

test('a dividend of 1,768 is multiplied as it is, not as it looks with two digits', () => {
  const [, dividend] = reportFor(calculator, { soort: 'XIOR', bedrag: 10_000 }).steps
  // 199 × 1,768 = 351,832; with 1,77 a reader comes to 352,23.
  expect(dividend?.formula?.replaceAll('\u00a0', ' ')).toBe('199 × € 1,768 = € 351,83')
})
