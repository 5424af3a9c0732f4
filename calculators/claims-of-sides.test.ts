/**
 * A page that lays two ways beside each other claims a difference. Each way is entered by itself, on the page that is about
 * it or on the same page, through the ordinary reader: the difference of those answers is the one that was claimed.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, CASES, type Input, refinanced } from '#calculators/claims.test-support.ts'
import { isUnconditional } from '#calculators/common/savings.ts'
import { money, rate, whole } from '#calculators/drawn.test-support.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { outFor, reportFor, situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { addDays } from '#finance/dates.ts'
import { drawing } from '../scripts/property-runs.ts'

const rowsOf = (slug: string, input: Input, table: string) =>
  reportFor(pageOf(slug), input).tables.find(({ key }) => key === table)

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
      drawing(CASES / 4),
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
        const table = rowsOf('lening-herfinancieren', input, 'jaren')
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

const accounts = offersOf(situation().market, 'spaarrekening').filter(isUnconditional)
const percent = (part: number | null | undefined) => Number(((part ?? 0) * 100).toFixed(4))

describe('an offer beside the best savings account', () => {
  const sides = [
    ['deposito-calculator', 'spaarrente', 'spaarpremie', whole(1, 12)],
    ['termijnrekening-calculator', 'basisrente', 'premie', whole(1, 5)],
  ] as const
  for (const [slug, base, premium, term] of sides)
    test(`differs from it as from an account of one’s own at those rates: ${slug}`, () => {
      const page = pageOf(slug)
      fc.assert(
        fc.property(money(1_000, 90_000), term, rate(0.5, 4), (bedrag, looptijd, rente) => {
          const input = { bedrag, looptijd, rente }
          const { besteRekening, verschilBeste } = outFor(page, input)
          const best = accounts.find((offer) => nameOf(offer) === besteRekening)
          const own = { [base]: percent(best?.baseRate), [premium]: percent(best?.loyaltyBonus) }
          expect(best).toBeDefined()
          expect(outFor(page, { ...input, ...own }).verschil).toBeCloseTo(Number(verschilBeste), 2)
        }),
        drawing(CASES / 4),
      )
    })
})

describe('the best account of the list beside one’s own', () => {
  test('brings more by what that account brings as one’s own', () => {
    const page = pageOf('hoogste-spaarrente-belgie')
    const plan = { zonderVoorwaarden: true, alleenGereglementeerd: true }
    fc.assert(
      fc.property(
        fc.record({
          startbedrag: money(1_000, 90_000),
          looptijd: whole(1, 36),
          eigenBasisrente: rate(0.1, 1),
          eigenPremie: rate(0.1, 1),
        }),
        (drawn) => {
          const input = { ...plan, ...drawn }
          const { besteRekening, verschilEigenBank, eigenNetto } = outFor(page, input)
          const best = accounts.find((offer) => nameOf(offer) === besteRekening)
          const own = { eigenBasisrente: percent(best?.baseRate), eigenPremie: percent(best?.loyaltyBonus) }
          const there = Number(outFor(page, { ...input, ...own }).eigenNetto)
          expect(Number(verschilEigenBank)).toBeCloseTo(there - Number(eigenNetto), 2)
        },
      ),
      drawing(CASES / 4),
    )
  })
})

describe('another savings account', () => {
  const slug = 'spaarrekening-vergelijker'
  const page = pageOf(slug)
  // Little enough that no interest is taxed.
  const given = fc
    .record({
      saldo: money(1_000, 20_000),
      horizon: whole(13, 36),
      laatsteStorting: whole(1, 360).map((ago) => addDays(TEST_DAY, -ago)),
      base: rate(0.5, 2),
      premie: rate(0, 1.2),
    })
    .map(({ base, premie, ...of }) => ({ ...of, nieuw: [{ naam: 'B', basisrente: base, premie }] }))
  /** What the account ahead has paid out more at the end of this horizon, leaving on this day. */
  const aheadAt = (input: Input) => Number(rowsOf(slug, input, 'maanden')?.rows.at(-1)?.[1])

  test('has paid out more by the end what both have paid out then, when one leaves on the day that is named', () => {
    fc.assert(
      fc.property(given, (input) => {
        const { besteDag, verschilUitbetaald } = outFor(page, input)
        if (besteDag !== null)
          expect(aheadAt({ ...input, overstapdatum: besteDag })).toBeCloseTo(Number(verschilUitbetaald), 2)
      }),
      drawing(CASES / 2),
    )
  })

  test('brings for each part on a day of its own what that part brings when it is all there is', () => {
    fc.assert(
      fc.property(given, whole(1, 360), money(100, 900), (input, ago, bedrag) => {
        const datum = addDays(TEST_DAY, -ago)
        const { winstPerDeel } = outFor(page, { ...input, delen: [{ datum, bedrag }] })
        const alone = [
          { ...input, saldo: input.saldo - bedrag },
          { ...input, saldo: bedrag, laatsteStorting: datum },
        ].map((part) => Math.max(0, Number(outFor(page, part).verschil)))
        expect(Math.abs(Number(winstPerDeel) - (alone[0] ?? 0) - (alone[1] ?? 0))).toBeLessThan(0.021)
      }),
      drawing(CASES / 2),
    )
  })

  test('is earned back in the month it says: ahead at the end of such a horizon, and not of one a month shorter', () => {
    let stated = 0
    fc.assert(
      fc.property(given, (input) => {
        const { terugverdienmaand: month } = outFor(page, input)
        if (typeof month !== 'number' || month < 2) return
        stated++
        expect(aheadAt({ ...input, horizon: month })).toBeGreaterThan(0)
        expect(aheadAt({ ...input, horizon: month - 1 })).toBeLessThanOrEqual(0)
      }),
      drawing(CASES / 2),
    )
    expect(stated).toBeGreaterThan(0)
  })
})

describe('a let home beside an ETF', () => {
  test('leaves the ETF what its own page leaves of the same money, when the home asks nothing more', () => {
    const etf = asking('etf-calculator')
    const page = pageOf('opbrengsteigendom-berekenen')
    fc.assert(
      fc.property(
        fc.record({ prijs: money(120_000, 300_000), duur: whole(1, 30), rendement: rate(-2, 9) }),
        (drawn) => {
          const out = outFor(page, { ...drawn, eigenGeld: 500_000, huur: 1_500 })
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
      drawing(CASES / 4),
    )
  })
})

describe('own business and company', () => {
  const page = pageOf('zelfstandige-netto-berekenen')
  const given = fc
    .record({ omzet: money(40_000, 150_000), kosten: money(0, 20_000), kinderen: whole(0, 3) })
    .map((of) => ({ ...of, richting: 'omzet' }))

  test('leave the same at the turnover that a company is said to need for it', () => {
    fc.assert(
      fc.property(given, (input) => {
        const { nettoJaar, omzetVennootschap } = outFor(page, input)
        const then = outFor(page, { ...input, omzet: omzetVennootschap })
        expect(Number(then.vennootschapJaar)).toBeGreaterThanOrEqual(Number(nettoJaar) - 0.005)
        expect(Number(then.vennootschapJaar)).toBeLessThan(Number(nettoJaar) + 1)
      }),
      drawing(20),
    )
  })

  test('paid in advance, spare exactly the surcharge', () => {
    fc.assert(
      fc.property(given, (input) => {
        const late = outFor(page, { ...input, voorafbetalen: 'niets' })
        const early = outFor(page, { ...input, voorafbetalen: 'gelijk' })
        expect(Number(early.nettoJaar) - Number(late.nettoJaar)).toBeCloseTo(Number(late.vermeerdering), 2)
        expect(early.vermeerderingZonder).toBe(late.vermeerdering)
      }),
      drawing(20),
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
