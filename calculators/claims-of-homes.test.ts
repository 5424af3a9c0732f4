/**
 * A home that is bought beside one that is rented, and a home to let beside an ETF: the money of each side is entered on the
 * pages of the purchase, the loan, the taxes and of money that grows, and those answers add up to what the page says.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, CASES } from '#calculators/claims.test-support.ts'
import { money, rate, whole } from '#calculators/drawn.test-support.ts'
import { outOf } from '#calculators/pages.test-support.ts'
import { last } from '#finance/list.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { drawing } from '../scripts/property-runs.ts'

const compound = asking('samengestelde-interest-berekenen')
const loan = asking('hypothecaire-lening-berekenen')
const etf = asking('etf-calculator')

/** What an amount becomes in so many years, on the page of compound interest. */
const grown = (startbedrag: number, rente: number, duur: number) =>
  startbedrag === 0 || duur === 0
    ? startbedrag
    : Number(compound({ startbedrag, inleg: 0, rente, duur }, 'eindkapitaal'))
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const yearsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const cents = (amount: number) => Number(amount.toFixed(2))
const region = fc.constantFrom('vlaanderen', 'brussel', 'wallonie')

/** The loan of a purchase on its page, and what is still owed after some years on the page of the loan. */
function bought(of: {
  readonly prijs: number
  readonly gewest: string
  readonly enigeEigenWoning: boolean
  readonly eigenInbreng: number
  readonly looptijd: number
  readonly rente: number
}) {
  const { leenbedrag, maandlast } = outOf('woningkrediet-simulator', of)
  const { looptijd, rente } = of
  const owed = (years: number) => Number(loan({ leenbedrag, looptijd, rente, saldoNa: 12 * years }, 'openstaandSaldo'))
  return { monthly: Number(maandlast), owed }
}

describe('renting and buying', () => {
  test('leave what a home less its loan and the money put aside come to on their own pages', () => {
    fc.assert(
      fc.property(
        fc.record({
          prijs: money(150_000, 500_000),
          huur: money(500, 2_500),
          eigenGeld: money(40_000, 140_000),
          gewest: region,
          eigenWoning: fc.boolean(),
          horizon: whole(1, 8),
          looptijd: whole(9, 25),
          rente: rate(1, 5),
          prijsstijging: rate(-1, 4),
          huurstijging: rate(0, 4),
          rendement: rate(-1, 7),
          inflatie: rate(0, 4),
        }),
        (of) => {
          const fixed = {
            onderhoud: 1,
            grondlasten: 900,
            brandverzekering: 350,
            verkoopkost: 3,
            verzekeringHuurder: 150,
          }
          const out = outOf('huren-of-kopen-calculator', { ...of, ...fixed })
          const { prijs, gewest, eigenGeld, looptijd, rente, horizon, rendement } = of
          const { monthly, owed } = bought({
            prijs,
            gewest,
            enigeEigenWoning: of.eigenWoning,
            eigenInbreng: eigenGeld,
            looptijd,
            rente,
          })
          // Whoever lives cheaper in a year puts the difference aside, halfway that year.
          const dearer = yearsOf(horizon).map((year) => {
            const before = year - 1
            const owner =
              12 * monthly + grown(prijs, of.prijsstijging, before) / 100 + grown(1_250, of.inflatie, before)
            const tenant = grown(12 * of.huur, of.huurstijging, before) + grown(150, of.inflatie, before)
            return { more: cents(owner - tenant), held: horizon - year + 0.5 }
          })
          const aside = (way: 1 | -1) =>
            sum(dearer.map(({ more, held }) => grown(Math.max(0, way * more), rendement, held)))
          // Who leaves the only home before five years in Brussels, or three in Wallonia, pays tax back.
          const early = {
            brussel: 0.125 * Math.min(prijs, 200_000) * Math.max(0, 1 - horizon / 5),
            wallonie: horizon < 3 ? prijs * 0.095 : 0,
            vlaanderen: 0,
          }
          const taxBack = of.eigenWoning ? early[gewest] : 0
          const owner = grown(prijs, of.prijsstijging, horizon) * 0.97 - owed(horizon) + aside(-1) - taxBack
          const tenant = grown(eigenGeld, rendement, horizon) + aside(1)
          // A few cents of rounding each year.
          expect(Math.abs(Number(out.vermogenKoper) - owner)).toBeLessThan(0.2)
          expect(Math.abs(Number(out.vermogenHuurder) - tenant)).toBeLessThan(0.2)
          expect(Math.abs(Number(out.verschil) - (owner - tenant))).toBeLessThan(0.3)
        },
      ),
      drawing(CASES),
    )
  })
})

describe('a let home beside an ETF', () => {
  const letting = {
    prijs: money(120_000, 400_000),
    gewest: region,
    // From five years on a sale is not taxed.
    duur: whole(5, 12),
    prijsstijging: rate(0, 4),
  }

  test('leaves, when it asks money every year, what a sale leaves after its loan', () => {
    let stated = 0
    fc.assert(
      fc.property(
        fc.record({ ...letting, eigenGeld: money(30_000, 90_000), huur: money(200, 600), rente: rate(2, 5) }),
        (of) => {
          const out = outOf('opbrengsteigendom-berekenen', { ...of, looptijd: 20, inflatie: 0 })
          // With prices that stand still it asks as much or more each year after.
          if (Number(out.cashflow) >= 0) return
          stated++
          const { owed } = bought({
            prijs: of.prijs,
            gewest: of.gewest,
            enigeEigenWoning: false,
            eigenInbreng: of.eigenGeld,
            looptijd: 20,
            rente: of.rente,
          })
          const sale = grown(of.prijs, of.prijsstijging, of.duur) * 0.97 - owed(of.duur)
          expect(Math.abs(Number(out.vermogenHuis) - sale)).toBeLessThan(0.02)
        },
      ),
      drawing(CASES),
    )
    expect(stated).toBeGreaterThan(CASES / 2)
  })

  test('leaves, without a loan, a sale and what it gave each year, invested', () => {
    const gemeentebelasting = last(gemeentebelastingRichtwaarde.rows).value * 100
    // The exchange tax, on the way in and on the way out.
    const share = Number(etf({ perMaand: 0, duur: 1, bedragIneens: 100_000 }, 'beurstaksAankoop')) / 100_000
    fc.assert(
      fc.property(
        fc.record({
          ...letting,
          duur: whole(5, 8),
          huur: money(900, 1_400),
          ki: money(500, 1_500),
          inkomen: money(20_000, 90_000),
          // So little that no gain is taxed.
          rendement: rate(-1, 2),
          inflatie: rate(0, 4),
          postcode: fc.constantFrom('9000', '2000', '3500'),
        }),
        (drawn) => {
          const of = { ...drawn, gewest: 'vlaanderen', eigenGeld: 900_000, leegstand: 5, onderhoud: 0.5, kosten: 400 }
          const out = outOf('opbrengsteigendom-berekenen', of)
          const { ki, postcode, inkomen, duur, inflatie } = of
          const bill = (bedrag: number) =>
            Number(
              outOf('belastingplanning-calculator', {
                inkomen,
                werkelijkeKosten: 0,
                gezin: 'alleenstaand',
                kinderen: 0,
                gewest: of.gewest,
                gemeentebelasting,
                andereInkomsten: [{ soort: 'onroerend', bedrag }],
              }).totaalVerschuldigd,
            )
          const tax = bill(Number(out.belastbaar)) - bill(0)
          const { onroerendeVoorheffing } = outOf('onroerende-voorheffing-berekenen', { ki, postcode })
          const before = of.huur * 12 * 0.95 - of.kosten - Number(onroerendeVoorheffing) - tax
          const yearly = Number((((1 + of.rendement / 100) * (1 - 0.002) - 1) * 100).toFixed(4))
          const given = yearsOf(duur).map((year) => {
            const upkeep = cents(grown(of.prijs, of.prijsstijging, year - 1) * 0.005)
            const flow = grown(cents(before), inflatie, year - 1) - upkeep
            return grown(cents(flow / (1 + share)), yearly, duur - year + 0.5)
          })
          const sale = grown(of.prijs, of.prijsstijging, duur) * 0.97
          expect(Math.abs(Number(out.vermogenHuis) - (sale + sum(given) * (1 - share)))).toBeLessThan(0.5)
        },
      ),
      drawing(CASES),
    )
  })

  test('leaves the ETF what its own page leaves of the same money, when the home asks nothing more', () => {
    fc.assert(
      fc.property(
        fc.record({ prijs: money(120_000, 300_000), duur: whole(1, 30), rendement: rate(-2, 9) }),
        (drawn) => {
          const out = outOf('opbrengsteigendom-berekenen', { ...drawn, eigenGeld: 500_000, huur: 1_500 })
          const own = Number(out.inleg)
          const plan = { perMaand: 0, duur: drawn.duur, rendement: drawn.rendement }
          // The tax on buying comes out of the money.
          const share = Number(etf({ ...plan, bedragIneens: 100_000 }, 'beurstaksAankoop')) / 100_000
          const bedragIneens = Number((own / (1 + share)).toFixed(2))
          const alone = Number(etf({ ...plan, bedragIneens }, 'nettoEindbedrag'))
          expect(Math.abs(alone - Number(out.vermogenEtf))).toBeLessThan(0.2)
          expect(Number(out.verschil)).toBeCloseTo(Number(out.vermogenHuis) - Number(out.vermogenEtf), 2)
        },
      ),
      drawing(CASES),
    )
  })
})
