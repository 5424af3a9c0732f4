import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import purchase from '#calculators/lenen/woningkrediet-simulator/calculator.ts'
import calculator from './calculator.ts'
import { type Lives, live, tippingYear } from './model.ts'

const base: Lives = {
  price: 250_000,
  costs: 20_000,
  own: 60_000,
  rate: 0.03,
  years: 20,
  priceGrowth: 0.02,
  upkeep: 0.01,
  propertyTax: 800,
  insurance: 300,
  debtInsurance: 0,
  rent: 900,
  rentGrowth: 0.02,
  renterInsurance: 150,
  inflation: 0.02,
  netReturn: 0.03,
  saleCost: 0.03,
  horizon: 25,
}

describe('huren-of-kopen-calculator', () => {
  test('a higher rent never helps the renter, a higher price growth never hurts the buyer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 2000 }), fc.integer({ min: 0, max: 50 }), (rent, growth) => {
        const at = (extra: Partial<Lives>) => {
          const end = live({ ...base, rent, priceGrowth: growth / 1000, ...extra }).years.at(-1)!
          return end.buyer - end.renter
        }
        expect(at({ rent: rent + 50 })).toBeGreaterThanOrEqual(at({}) - 0.5)
        expect(at({ priceGrowth: growth / 1000 + 0.005 })).toBeGreaterThanOrEqual(at({}) - 0.5)
      }),
    )
  })

  test('twice all amounts gives twice both fortunes', () => {
    const double: Lives = {
      ...base,
      price: 500_000,
      costs: 40_000,
      own: 120_000,
      propertyTax: 1600,
      insurance: 600,
      renterInsurance: 300,
      rent: 1800,
    }
    const one = live(base).years.at(-1)!
    const two = live(double).years.at(-1)!
    expect(Math.abs(two.buyer - 2 * one.buyer)).toBeLessThan(5)
    expect(Math.abs(two.renter - 2 * one.renter)).toBeLessThan(5)
  })

  test('the tipping year is the first after which the buyer stays ahead', () => {
    const { years } = live(base)
    const tipping = tippingYear(years)!
    expect(years.filter((year) => year.year >= tipping).every((year) => year.buyer >= year.renter)).toBe(true)
    expect(years.find((year) => year.year === tipping - 1)!.buyer).toBeLessThan(
      years.find((year) => year.year === tipping - 1)!.renter,
    )
  })

  test('the loan is gone when its term is over', () => {
    expect(live(base).years.find((year) => year.year === 20)!.debt).toBe(0)
  })

  test('owning another home costs more and delays the tipping point', () => {
    const own = reportFor(calculator, { eigenWoning: true })
    const second = reportFor(calculator, { eigenWoning: false })
    expect(numberOf(second, 'aankoopkosten')).toBeGreaterThan(numberOf(own, 'aankoopkosten'))
    expect(valueOf(second, 'kantelpunt') ?? 99).toBeGreaterThanOrEqual(Number(valueOf(own, 'kantelpunt') ?? 99))
  })

  test('both spend the same: the difference in cost lands in a fund, so no return means no gain', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 400_000 }),
        (rent, horizon, own) => {
          const lives = { ...base, rent, horizon, own, netReturn: 0, priceGrowth: 0, saleCost: 0 }
          const { loan, years } = live(lives)
          const end = years.at(-1)!
          const spent = (of: 'buyerCost' | 'renterCost') => years.reduce((total, year) => total + year[of], 0)
          const interest = spent('buyerCost') - (loan - end.debt)
          // Without growth the buyer loses costs, interest and upkeep; the renter loses the rent.
          expect(end.buyer - end.renter).toBeCloseTo(spent('renterCost') - interest - base.costs, 0)
        },
      ),
    )
  })

  test('typed costs replace the computed ones, and a buyer without a loan pays no bank', () => {
    expect(numberOf(reportFor(calculator, { aankoopkosten: 12_345 }), 'aankoopkosten')).toBe(12_345)
    const rich = (bankkosten: number) =>
      numberOf(reportFor(calculator, { eigenGeld: 900_000, bankkosten }), 'aankoopkosten')
    expect(rich(0)).toBe(rich(5_000))
  })

  test('a rent so high that buying wins at once is said in words', () => {
    const report = reportFor(calculator, { huur: 20_000, aankoopkosten: 0, verkoopkost: 0, eigenGeld: 900_000 })
    expect(valueOf(report, 'kantelpunt')).toBe(0)
    expect(report.sentence).toContain('meteen')
  })

  test('the sentence names the winner, by how much and from when; no debt is named without a loan', () => {
    const renting = reportFor(calculator, { huur: 400 })
    expect(renting.sentence).toContain('Huren wint')
    expect(renting.headline.label).toContain('Huren wint')
    expect(numberOf(renting, 'voordeel')).toBe(-numberOf(renting, 'verschil'))
    const buying = reportFor(calculator, { huur: 2_000 })
    expect(buying.sentence).toMatch(/Kopen wint.* vanaf jaar \d+/)
    const rich = reportFor(calculator, { eigenGeld: 900_000, horizon: 5 })
    expect(rich.notices.some(({ text }) => text.includes('open'))).toBe(false)
  })

  test('the costs at the start are those of the purchase page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('vlaanderen', 'wallonie', 'brussel'),
        fc.boolean(),
        (prijs, part, gewest, own) => {
          const eigenGeld = Math.round((prijs * part) / 100)
          const here = reportFor(calculator, { prijs, gewest, eigenGeld, eigenWoning: own })
          const there = reportFor(purchase, {
            prijs,
            gewest,
            eigenInbreng: eigenGeld,
            enigeEigenWoning: own,
            datumAkte: '2026-11-15',
          })
          expect(numberOf(here, 'aankoopkosten')).toBeCloseTo(numberOf(there, 'projectkost') - prijs, 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('at the break-even rise of prices both end equal, above it buying wins', () => {
    for (const input of [{}, { huur: 850, horizon: 8 }, { eigenGeld: 400_000, horizon: 15 }]) {
      const rise = numberOf(reportFor(calculator, input), 'evenwicht')
      const lead = (prijsstijging: number) =>
        numberOf(reportFor(calculator, { ...input, prijsstijging: Number(prijsstijging.toFixed(4)) }), 'verschil')
      expect(Math.abs(lead(rise))).toBeLessThan(50)
      expect(lead(rise + 0.2)).toBeGreaterThan(0)
      expect(lead(rise - 0.2)).toBeLessThan(0)
    }
  })

  test('the sentence lays the rise that decides beside the one that was counted with', () => {
    expect(reportFor(calculator, { prijsstijging: 3 }).sentence).toMatch(
      /vanaf \*\*0,8\s%\*\* prijsstijging.* met 3\s%/,
    )
    expect(reportFor(calculator, { huur: 0, prijsstijging: 0 }).sentence).toContain('Huren wint')
  })

  test('a balance below zero is told as falling prices', () => {
    const report = reportFor(calculator, { prijs: 265_000, huur: 1_500, eigenInbreng: 265_000, horizon: 10 })
    expect(numberOf(report, 'evenwicht')).toBeLessThan(0)
    expect(report.sentence).toMatch(/zolang de prijzen minder dan \*\*[\d,]+.%\*\* per jaar dalen/)
  })

  test('a tipping point at nothing is said without a rate of 0,0 %', () => {
    const { sentence } = reportFor(calculator, { prijs: 300_000, eigenGeld: 500_000 })
    expect(sentence).toContain('Dat geldt zolang de prijzen niet dalen;')
    expect(sentence).not.toContain('0,0')
  })
})

test('costs that were typed are not said to be worked out', () => {
  const assumed = (input: Record<string, unknown>) => reportFor(calculator, input).assumptions.join(' ')
  expect(assumed({})).toContain('De kosten bij aankoop zijn dezelfde')
  expect(assumed({ aankoopkosten: 30_000 })).not.toContain('De kosten bij aankoop')
})

// 300.000 as the only home: 25.000 less tax in Brussels (200.000 × 12,5 %), 28.500 in Wallonia (9,5 points).
test.each([
  { gewest: 'brussel', horizon: 3, back: 10_000 },
  { gewest: 'brussel', horizon: 5, back: 0 },
  { gewest: 'wallonie', horizon: 2, back: 28_500 },
  { gewest: 'wallonie', horizon: 3, back: 0 },
  { gewest: 'vlaanderen', horizon: 1, back: 0 },
])('who leaves $gewest after $horizon years pays back $back', ({ gewest, horizon, back }) => {
  // Nothing else moves: no loan, no upkeep, no growth, no return.
  const report = reportFor(calculator, {
    gewest,
    horizon,
    prijs: 300_000,
    huur: 0,
    eigenGeld: 400_000,
    prijsstijging: 0,
    onderhoud: 0,
    grondlasten: 0,
    brandverzekering: 0,
    verzekeringHuurder: 0,
    verkoopkost: 0,
    rendement: 0,
    inflatie: 0,
  })
  const kept = 400_000 - numberOf(report, 'aankoopkosten')
  expect(kept - numberOf(report, 'vermogenKoper')).toBeCloseTo(back, 2)
  // So much decides: it does not stand in a fold alone.
  expect(report.notices.some(({ text }) => text.includes('registratie terug'))).toBe(back > 0)
  expect(reportFor(calculator, { gewest, aankoopkosten: 20_000 }).assumptions.join()).not.toContain('terug')
})
