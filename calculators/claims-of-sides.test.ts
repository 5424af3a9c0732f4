/**
 * A page that lays two ways beside each other claims a difference. Each way is entered by itself, on the page that is about
 * it or on the same page, through the ordinary reader: the difference of those answers is the one that was claimed.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, CASES, ownBusiness, refinanced, tableOf } from '#calculators/claims.test-support.ts'
import { recordOf } from '#calculators/beleggen/dollar-cost-averaging-calculator/choices-market.ts'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import { outFor } from '#calculators/kernel/testing.ts'
import { outOf, pageOf } from '#calculators/pages.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

describe('pension saving and the ETF beside it', () => {
  const saving = asking('pensioensparen-calculator')
  const etf = asking('etf-calculator')
  const compound = asking('samengestelde-interest-berekenen')
  const figure = (value: number | null) => value ?? Number.NaN
  /** What is left of a sum after the tax on buying. */
  const afterTax = (amount: number) =>
    Number((amount - figure(etf({ bedragIneens: amount, perMaand: 0, duur: 1 }, 'beurstaksAankoop'))).toFixed(2))
  const inEtf = (bedragIneens: number, duur: number, rendement: number, ter: number) =>
    figure(etf({ bedragIneens, perMaand: 0, duur, rendement, ter }, 'nettoEindbedrag'))

  test('differ by the savings and the invested tax breaks, less the same deposits in the ETF', () => {
    fc.assert(
      fc.property(
        fc.record({
          // Ten to fourteen years, so that the gain stays within the exemption and each deposit can be sold by itself.
          geboortejaar: whole(1976, 1980),
          storting: money(100, 1_050),
          rendement: whole(10, 60).map((tenths) => tenths / 10),
          etfRendement: whole(10, 60).map((tenths) => tenths / 10),
          instapkost: whole(0, 30).map((tenths) => tenths / 10),
        }),
        (drawn) => {
          const costs = { lopendeKost: 1.2, etfKost: 0.2 }
          const input = { ...drawn, ...costs, uitkeringsleeftijd: 60, stortmoment: 'januari' }
          const said = (key: string) => figure(saving(input, key))
          const years = drawn.geboortejaar + 60 - 2026
          const each = Array.from({ length: years }, (_, index) => index)
          const saved = figure(
            compound(
              {
                startbedrag: 0,
                inleg: Number((drawn.storting * (1 - drawn.instapkost / 100)).toFixed(2)),
                inlegPer: 'jaar',
                inlegMoment: 'begin',
                rente: Number((((1 + drawn.rendement / 100) * (1 - 0.012) - 1) * 100).toFixed(4)),
                duur: years,
              },
              'eindkapitaal',
            ),
          )
          const deposit = afterTax(drawn.storting)
          const bought = each.map((year) => inEtf(deposit, years - year, drawn.etfRendement, 0.2))
          // A tax break comes halfway a year: the years it has, as whole years at a lower rate. The last one is not invested.
          const back = said('voordeelMetGemeente')
          const refund = afterTax(back)
          const yearly = (1 + drawn.etfRendement / 100) * (1 - 0.002)
          const invested = each.slice(1).map((year) => {
            const held = years - year
            return inEtf(refund, held, Number(((yearly ** ((held - 0.5) / held) - 1) * 100).toFixed(4)), 0)
          })
          const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
          const sides = saved - said('eindbelasting') + sum(invested) + back - sum(bought)
          // A cent for each order that is sold and rounded by itself.
          expect(Math.abs(sides - said('verschilEtf'))).toBeLessThan(0.02 * years)
        },
      ),
      // Each is a purchase a year, and as many tax breaks.
      drawing(CASES),
    )
  })
})

describe('a home that is sold after some years', () => {
  test('has won by then what both loans left by then, on the page of a loan', () => {
    const loan = asking('hypothecaire-lening-berekenen')
    fc.assert(
      fc.property(refinanced, rate(1, 3), whole(1, 4), (of, nieuweRente, year) => {
        const input = { ...of, nieuweRente }
        const owed = (rente: number) =>
          Number(loan({ leenbedrag: of.saldo, looptijd: of.resterend, rente, saldoNa: 12 * year }, 'openstaandSaldo'))
        const page = pageOf('lening-herfinancieren')
        const { huidigeMaandlast, nieuweMaandlast, kosten } = outFor(page, input)
        const won =
          12 * year * (Number(huidigeMaandlast) - Number(nieuweMaandlast)) +
          owed(of.huidigeRente) -
          owed(nieuweRente) -
          Number(kosten)
        const table = tableOf('lening-herfinancieren', input, 'jaren')
        const column = table?.columns.findIndex(({ key }) => key === 'gewonnen') ?? -1
        expect(Number(table?.rows[year - 1]?.[column])).toBeCloseTo(won, 2)
      }),
      drawing(CASES),
    )
  })
})

describe('debts that are merged', () => {
  const debt = fc.record({
    naam: fc.constant('x'),
    soort: fc.constantFrom('lening', 'kredietopening'),
    saldo: money(1_000, 9_000),
    jkp: rate(2, 12),
    maandlast: money(180, 400),
  })
  test('cost what the new credit costs on its page, less what each debt costs when it is the only one', () => {
    const debts = asking('schuldenconsolidatie-calculator')
    const credit = asking('persoonlijke-lening-berekenen')
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 4 }),
        rate(4, 9),
        whole(24, 36),
        (schulden, jkp, looptijd) => {
          const input = { schulden, jkpNieuw: jkp, looptijdNieuw: looptijd }
          const bedrag = debts(input, 'nieuwKredietbedrag')
          const merged = Number(credit({ bedrag, looptijd, jkp }, 'totaalTeBetalen'))
          const alone = schulden.map((one) => Number(debts({ ...input, schulden: [one] }, 'totaalNu')))
          expect(debts(input, 'verschilTotaal')).toBeCloseTo(merged - alone.reduce((all, one) => all + one, 0), 2)
        },
      ),
      drawing(CASES),
    )
  })
})

describe('own business and company', () => {
  const slug = 'zelfstandige-netto-berekenen'

  test('leave the same at the turnover that a company is said to need for it', () => {
    fc.assert(
      fc.property(ownBusiness, (input) => {
        const { nettoJaar, omzetVennootschap } = outOf(slug, input)
        const then = outOf(slug, { ...input, omzet: omzetVennootschap })
        expect(Number(then.vennootschapJaar)).toBeGreaterThanOrEqual(Number(nettoJaar) - 0.005)
        expect(Number(then.vennootschapJaar)).toBeLessThan(Number(nettoJaar) + 1)
      }),
      drawing(CASES),
    )
  })

  test('paid in advance, spare exactly the surcharge', () => {
    fc.assert(
      fc.property(ownBusiness, (input) => {
        const late = outOf(slug, { ...input, voorafbetalen: 'niets' })
        const early = outOf(slug, input)
        expect(Number(early.nettoJaar) - Number(late.nettoJaar)).toBeCloseTo(Number(late.vermeerdering), 2)
        expect(early.vermeerderingZonder).toBe(late.vermeerdering)
      }),
      drawing(CASES),
    )
  })
})

describe('a gift beside an inheritance', () => {
  test('saves what the page of inheritances finds on top of what the heirs get anyway, less the gift and its costs', () => {
    const gift = asking('schenkbelasting-calculator')
    const estate = asking('erfbelasting-calculator')
    fc.assert(
      fc.property(
        fc.record({
          gewest: fc.constantFrom('vlaanderen', 'brussel', 'wallonie'),
          soort: fc.constantFrom('roerend', 'onroerend'),
          bedrag: money(5_000, 900_000),
          aan: fc.constantFrom('kind', 'broerZus', 'oomNeef', 'andere'),
          ookErven: money(0, 400_000),
          kosten: money(0, 5_000),
        }),
        (input) => {
          const { gewest, soort, aan, bedrag, ookErven, kosten } = input
          const inherited = (amount: number) =>
            Number(
              estate(
                {
                  gewest,
                  verdeling: 'zelf',
                  erfgenamen: [{ verwantschap: aan, roerend: 0, onroerend: 0, gezinswoning: 0, [soort]: amount }],
                },
                'erfbelasting',
              ),
            )
          const spared = inherited(ookErven + bedrag) - inherited(ookErven) - Number(gift(input, 'schenkbelasting'))
          expect(gift(input, 'besparing')).toBeCloseTo(spared - kosten, 2)
        },
      ),
      drawing(CASES),
    )
  })
})

describe('a company car beside one of one’s own', () => {
  test('is cheaper by what the own car costs, less the pay that its benefit takes on the page of pay', () => {
    const slip = asking('bruto-netto-calculator')
    fc.assert(
      fc.property(
        pay,
        fc.record({
          cataloguswaarde: money(20_000, 90_000),
          brandstof: fc.constantFrom('elektrisch', 'benzine', 'diesel'),
          uitstoot: whole(40, 180),
          eigenBijdrage: money(0, 150),
          eigenWagen: money(100, 900),
          woonWerk: fc.boolean(),
        }),
        (of, car) => {
          const out = outFor(pageOf('bedrijfswagen-vaa-calculator'), { ...of, ...car })
          const benefit = Number((Number(out.voordeelMaand) - Number(out.vrijgesteldPerMaand)).toFixed(2))
          const lost = Number(slip(of, 'netto')) - Number(slip({ ...of, voordeelWagen: benefit }, 'netto'))
          expect(out.voordeelTegenoverEigen).toBeCloseTo(car.eigenWagen - lost - car.eigenBijdrage, 2)
        },
      ),
      drawing(CASES),
    )
  })
})

describe('all at once beside in parts', () => {
  const page = pageOf('dollar-cost-averaging-calculator')
  const price = whole(500, 20_000).map((part) => part / 100)

  test('differ by what each purchase is worth when it is all there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ bedrag: money(100, 3_000), koers: price }), { minLength: 2, maxLength: 8 }),
        price,
        fc.constantFrom('Bolero', 'Keytrade'),
        fc.constantFrom('laag', 'midden', 'hoog', 'geen'),
        (koersen, koersNu, makelaar, beurstaks) => {
          const own = { modus: 'eigen', koersNu, makelaar, beurstaks }
          // A list has two purchases: two halves at one price are one purchase.
          const alone = (bedrag: number, koers: number) => {
            const half = { bedrag: bedrag / 2, koers }
            return Number(outFor(page, { ...own, koersen: [half, half] }).waardeIneens)
          }
          const total = koersen.reduce((all, { bedrag }) => all + bedrag, 0)
          const parts = koersen.reduce((all, { bedrag, koers }) => all + alone(bedrag, koers), 0)
          const { verschil, waardeIneens } = outFor(page, { ...own, koersen })
          expect(waardeIneens).toBeCloseTo(alone(total, koersen[0]?.koers ?? 1), 2)
          // A cent for each purchase that is rounded by itself.
          expect(Math.abs(Number(verschil) - (Number(waardeIneens) - parts))).toBeLessThan(0.01 * koersen.length)
        },
      ),
      drawing(CASES),
    )
  })

  test('stand on past prices where every stretch of them stands, entered as purchases', () => {
    const { prices } = recordOf('wereld')
    fc.assert(
      fc.property(money(1_000, 60_000), whole(2, 12), (bedrag, maanden) => {
        const plan = { bedrag, makelaar: 'Bolero', spaarrente: 0 }
        const { vensters, kansHistorisch, verschilHistorisch } = outFor(page, { ...plan, maanden, markt: 'wereld' })
        const differences = Array.from({ length: prices.length - maanden }, (_, from) => {
          const stretch = prices.slice(from, from + maanden + 1).map((koers) => Number(koers.toFixed(6)))
          const koersen = stretch.slice(0, -1).map((koers) => ({ datum: null, bedrag: null, koers }))
          return Number(outFor(page, { ...plan, modus: 'eigen', koersen, koersNu: stretch.at(-1) }).verschil)
        })
        const won = differences.filter((one) => one > 0).length
        expect(vensters).toBe(differences.length)
        expect(kansHistorisch).toBeCloseTo(won / differences.length, 6)
        const mean = differences.reduce((all, one) => all + one, 0) / differences.length
        expect(Math.abs(Number(verschilHistorisch) - mean)).toBeLessThan(0.05)
      }),
      drawing(5),
    )
  })
})
