import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import etf from '#calculators/beleggen/etf-calculator/calculator.ts'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import propertyTax from '#calculators/lenen/onroerende-voorheffing-berekenen/calculator.ts'
import homeLoan from '#calculators/lenen/woningkrediet-simulator/calculator.ts'
import duties from '#calculators/lenen/registratierechten-berekenen/calculator.ts'
import { roundCents } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { beurstaks, fondsklasse } from '#rules/sparen-beleggen/beurstaks.ts'
import calculator from './calculator.ts'
import { letOut, type Letting } from './model-years.ts'

const law = openLaw('2026-11-15')
const region = fc.constantFrom('vlaanderen', 'wallonie', 'brussel')

const plain: Letting = {
  price: 250_000,
  works: 0,
  costs: 20_000,
  loan: 0,
  rate: 0,
  term: 20,
  horizon: 1,
  rent: 12_000,
  otherCosts: 3_000,
  propertyTax: 0,
  taxable: 0,
  upkeep: 0,
  growth: 0,
  inflation: 0,
  saleCost: 0,
  etfRate: 0,
  income: 40_000,
  region: 'vlaanderen',
  municipal: 0.07,
  firstYear: 2026,
}

describe('opbrengsteigendom-berekenen', () => {
  test('Investeringsvastgoed: 270.000 in all, 12.000 rent and 3.000 costs is 3,3 % net', () => {
    const { years, own } = letOut(law, plain)
    expect(own).toBe(270_000)
    expect((years[0]?.net ?? 0) / own).toBeCloseTo(0.0333, 4)
  })

  test('Trends: a studio of 100.000 with 15.500 of costs and eleven months of 500 is 4,76 %', () => {
    const { years, own } = letOut(law, { ...plain, price: 100_000, costs: 15_500, rent: 5_500, otherCosts: 0 })
    expect((years[0]?.net ?? 0) / own).toBeCloseTo(0.0476, 4)
  })

  test('the costs of the purchase are those of the page about duties, to the cent, in each region', () => {
    fc.assert(
      fc.property(
        region,
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.integer({ min: 0, max: 1 }),
        (gewest, prijs, part) => {
          const own = reportFor(calculator, { gewest, prijs, eigenGeld: prijs * (0.3 + part) })
          const krediet = numberOf(own, 'lening')
          const sister = reportFor(duties, { gewest, prijs, krediet, enigeEigenWoning: false })
          expect(numberOf(own, 'registratie')).toBe(numberOf(sister, 'registratie'))
          expect(numberOf(own, 'akten')).toBe(
            roundCents(numberOf(sister, 'aktekosten') + numberOf(sister, 'kredietakte')),
          )
        },
      ),
      { numRuns: 30 },
    )
  })

  test.each(['', '9000', '2000', '3500'])('the property tax of postcode "%s" is that of its own page', (postcode) => {
    for (const ki of [1, 744, 745, 1_250, 3_333])
      expect(numberOf(reportFor(calculator, { ki, postcode }), 'onroerendeVoorheffing')).toBe(
        numberOf(reportFor(propertyTax, { ki, postcode }), 'totaal'),
      )
  })

  test('the ETF beside it is that of the ETF page, to the cent', () => {
    const input = { prijs: 200_000, eigenGeld: 400_000, huur: 2_000, duur: 12, rendement: 6 }
    const own = reportFor(calculator, input)
    const budget = numberOf(own, 'inleg')
    const tob = fondsklasse({ inEer: true, bijFsma: false, distribueert: false })
    const order = roundCents(budget - beurstaks(law, roundCents(budget - beurstaks(law, budget, tob)), tob))
    const sister = reportFor(etf, { bedragIneens: order, perMaand: 0, duur: 12, rendement: 6 })
    expect(numberOf(own, 'vermogenEtf')).toBeCloseTo(numberOf(sister, 'nettoEindbedrag'), 2)
  })

  test('the parts of the first year add up to the cent', () => {
    fc.assert(
      fc.property(
        region,
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom('prive', 'beroep'),
        (gewest, huur, ki, huurder) => {
          const report = reportFor(calculator, { gewest, huur, ki, huurder })
          const of = (key: string) => numberOf(report, key)
          const left = of('huurOntvangen') - of('onderhoudskost') - 350 - of('onroerendeVoorheffing')
          expect(of('nettoHuur')).toBeCloseTo(left - of('inkomstenbelasting'), 6)
          expect(of('inleg') + of('lening')).toBeCloseTo(of('totalePrijs'), 6)
          expect(of('verschil')).toBeCloseTo(of('vermogenHuis') - of('vermogenEtf'), 6)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('more rent or dearer homes later never give less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3_000 }), fc.integer({ min: 0, max: 6 }), (huur, prijsstijging) => {
        const of = (change: object) =>
          numberOf(reportFor(calculator, { huur, prijsstijging, duur: 8, ...change }), 'vermogenHuis')
        expect(of({ huur: huur + 100 })).toBeGreaterThanOrEqual(of({}))
        expect(of({ prijsstijging: prijsstijging + 1 })).toBeGreaterThan(of({}))
      }),
      { numRuns: 40 },
    )
  })

  test('who borrows puts less in and pays back: the home of the loan ends with the same value', () => {
    const [cash, loan] = [400_000, 80_000].map((eigenGeld) => reportFor(calculator, { eigenGeld }))
    if (!cash || !loan) throw new Error('two reports')
    expect(numberOf(cash, 'waarde')).toBe(numberOf(loan, 'waarde'))
    expect(numberOf(loan, 'inleg')).toBe(80_000)
    expect(numberOf(cash, 'lening')).toBe(0)
  })

  test('interest lowered the tax of 2024 and not that of today', () => {
    const input = { huurder: 'beroep', huur: 1_200, rente: 4 }
    const tax = (given: object, rules?: string) =>
      numberOf(reportFor(calculator, { ...input, ...given }, situation(undefined, rules)), 'inkomstenbelasting')
    expect(tax({ eigenGeld: 60_000 }, '2024-12-31')).toBeLessThan(tax({ eigenGeld: 900_000 }, '2024-12-31'))
    expect(tax({ eigenGeld: 60_000 })).toBe(tax({ eigenGeld: 900_000 }))
  })

  test('nothing put in has no return, and the sentence says so', () => {
    const report = reportFor(calculator, { eigenGeld: 0, huur: 20_000 })
    expect(valueOf(report, 'irr')).toBeNull()
    expect(report.sentence).toContain('geen rendement')
  })

  test('a loss is a loss in the sentence, not a return with a minus', () => {
    const report = reportFor(calculator, { huur: 0, prijsstijging: -2, eigenGeld: 400_000 })
    expect(report.sentence).toContain('verlies je')
    expect(report.sentence).not.toContain('−')
  })

  test('a postcode that does not exist is refused', () => {
    expect(errorsFor(calculator, { postcode: '9999' })).toHaveProperty('postcode')
    expect(errorsFor(calculator, { postcode: '9000' })).toEqual({})
  })

  test('at the break-even rise of prices the home and the ETF end equal, above it the home wins', () => {
    const rise = numberOf(reportFor(calculator), 'evenwicht')
    const lead = (prijsstijging: number) =>
      numberOf(reportFor(calculator, { prijsstijging: Number(prijsstijging.toFixed(4)) }), 'verschil')
    expect(Math.abs(lead(rise))).toBeLessThan(50)
    expect(lead(rise + 0.5)).toBeGreaterThan(0)
    expect(lead(rise - 0.5)).toBeLessThan(0)
  })

  test('works raise what the bank lends on: its rate is that of the home loan page with the same works', () => {
    const home = { prijs: 280_000, looptijd: 20 }
    const report = reportFor(calculator, { ...home, eigenGeld: 120_000, werken: 30_000 })
    // 234.960,55 is 83,9 % of the price and 75,8 % of the price with the works.
    expect(numberOf(report, 'lening') / 280_000).toBeGreaterThan(0.8)
    const bought = { ...home, eigenInbreng: 120_000, renovatie: 30_000, enigeEigenWoning: false }
    expect(numberOf(report, 'gebruikteRente')).toBe(numberOf(reportFor(homeLoan, bought), 'gebruikteRente'))
    expect(report.notices.map(({ text }) => text).join()).not.toContain('Je leent meer dan')
    const more = reportFor(calculator, { ...home, eigenGeld: 100_000, werken: 30_000 })
    expect(more.notices.map(({ text }) => text).join()).toMatch(/Je leent meer dan 80\s% van de prijs met de werken/)
  })

  test('whether the loan can be had is asked about the loan of this page', () => {
    const report = reportFor(calculator, { prijs: 150_000, eigenGeld: 30_000, huur: 700 })
    const { carry } = report.next.find(({ slug }) => slug === 'kredietcapaciteit-calculator') ?? {}
    expect(carry).toMatchObject({ leenbedrag: numberOf(report, 'lening'), huurinkomsten: 700 })
  })

  test('without a loan nothing is said of one', () => {
    const report = reportFor(calculator, { eigenGeld: 500_000 })
    const { steps, charts, excluded, next } = report
    expect(JSON.stringify([steps, charts, excluded])).not.toMatch(/je lening|voor de lening|vergoeding aan de bank/)
    expect(next.map(({ slug }) => slug)).not.toContain('kredietcapaciteit-calculator')
  })
})
