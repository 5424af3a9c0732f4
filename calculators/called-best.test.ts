/** What a page calls best, earned back or free of tax holds when it is entered: nothing that can be entered is better. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnconditional } from '#calculators/common/savings.ts'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import type { Out } from '#calculators/kernel/calculator.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { outFor, reportFor, situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { addDays, addMonths } from '#finance/dates.ts'
import { drawing } from '../scripts/property-runs.ts'

type Input = Readonly<Record<string, unknown>>

describe('more pay brings over a year', () => {
  test('less by the tax of the year with it, less the tax of the year without', () => {
    const page = pageOf('volgende-euro-berekenen')
    const lines = ['belastingJaar', 'gemeenteJaar', 'bbszJaar', 'werkbonusKredietJaar', 'kindKredietJaar']
    fc.assert(
      fc.property(pay, money(25, 600), (of, extra) => {
        const now = outFor(page, { ...of, extra })
        const then = outFor(page, { ...of, bruto: of.bruto + extra, extra })
        const said = lines.reduce((all, line) => all - Number(now[line]), 0)
        expect(said).toBeCloseTo(Number(then.verschuldigdNu) - Number(now.verschuldigdNu), 2)
      }),
      drawing(200),
    )
  })
})

describe('the kink in what is kept of more pay', () => {
  test('is the nearest hundred that costs money or, without one, where least is kept', () => {
    const page = pageOf('volgende-euro-berekenen')
    let stated = 0
    fc.assert(
      fc.property(pay, (of) => {
        const out = outFor(page, of)
        if (out.knikVan === null) return
        stated++
        const own = Math.floor(of.bruto / 100) * 100
        const kept = Array.from({ length: 20 }, (_, index) => {
          const bruto = own + index * 100
          return { bruto, share: Number(outFor(page, { ...of, bruto, extra: 100 }).aandeel) }
        })
        const least = kept.reduce((low, one) => (one.share < low.share ? one : low))
        const kink = kept.find(({ share }) => share < 0) ?? least
        expect(out.knikAandeel).toBeCloseTo(kink.share, 4)
        expect(kink.bruto).toBeGreaterThanOrEqual(Number(out.knikVan))
        expect(kink.bruto).toBeLessThan(Number(out.knikTot ?? Infinity))
      }),
      drawing(30),
    )
    expect(stated).toBeGreaterThan(5)
  })
})

describe('refinancing', () => {
  test('has earned its costs back in the month it says and not in the month before, by both loans as their page has them', () => {
    const page = pageOf('lening-herfinancieren')
    const loan = pageOf('hypothecaire-lening-berekenen')
    let stated = 0
    fc.assert(
      fc.property(
        fc.record({
          saldo: money(60_000, 400_000),
          huidigeRente: rate(3, 7),
          resterend: whole(8, 25),
          nieuweRente: rate(1, 3),
        }),
        (input) => {
          const out = outFor(page, input)
          const months = Number(out.terugverdiendNa)
          if (out.terugverdiendNa === null || months < 2) return
          stated++
          const owed = (rente: number, after: number) =>
            Number(
              outFor(loan, { leenbedrag: input.saldo, looptijd: input.resterend, rente, saldoNa: after })
                .openstaandSaldo,
            )
          const won = (after: number) =>
            after * (Number(out.huidigeMaandlast) - Number(out.nieuweMaandlast)) +
            owed(input.huidigeRente, after) -
            owed(input.nieuweRente, after) -
            Number(out.kosten)
          expect(won(months)).toBeGreaterThan(-1)
          expect(won(months - 1)).toBeLessThan(1)
        },
      ),
      drawing(200),
    )
    expect(stated).toBeGreaterThan(10)
  })
})

describe('a ladder of terms', () => {
  test('gives against the savings account what its parts give, each on its own term', () => {
    const page = pageOf('termijnrekening-calculator')
    fc.assert(
      fc.property(
        fc.record({ bedrag: money(1_000, 60_000), basisrente: rate(0, 2), premie: rate(0, 1) }),
        fc.constantFrom('3', '5'),
        (input, ladder) => {
          const report = reportFor(page, { ...input, ladder })
          const rungs = report.tables.find(({ key }) => key === 'ladder')?.rows ?? []
          const parts = rungs.map(([, share, net, difference, rente], index) => {
            const alone = outFor(page, { ...input, bedrag: share, looptijd: index + 1, rente: Number(rente) * 100 })
            expect(Number(alone.nettoInterest)).toBeCloseTo(Number(net), 2)
            expect(Number(alone.verschil)).toBeCloseTo(Number(difference), 2)
            return Number(alone.verschil)
          })
          expect(parts.length).toBe(Number(ladder))
          expect(parts.reduce((all, part) => all + part, 0)).toBeCloseTo(
            Number(outFor(page, { ...input, ladder }).ladderVerschil),
            2,
          )
        },
      ),
      drawing(60),
    )
  })
})

type Contest = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  /** What the page calls best. */
  readonly says: string
  /** Every way a visitor could enter, and what the page answers then. */
  readonly ways: (given: Input) => readonly Input[]
  readonly brings: (out: Out, given: Input) => number
  readonly cases?: number
}
const accounts = offersOf(situation().market, 'spaarrekening').filter(isUnconditional)
/** Accounts with the same two rates bring the same. */
const offered = new Map(
  accounts
    .map(({ baseRate, loyaltyBonus }) =>
      [baseRate ?? 0, loyaltyBonus ?? 0].map((rate) => Number((rate * 100).toFixed(4))),
    )
    .map((pair) => [pair.join(), pair]),
)
const rates = (base: string, premium: string) =>
  [...offered.values()].map(([baseRate, bonus]) => ({ [base]: baseRate, [premium]: bonus }))
const days = Array.from({ length: 30 }, (_, index) => addDays(TEST_DAY, index * 26))

const contests: readonly Contest[] = [
  {
    slug: 'deposito-calculator',
    given: fc.record({ bedrag: money(1_000, 90_000), looptijd: whole(1, 12) }),
    says: 'besteNetto',
    ways: () => rates('spaarrente', 'spaarpremie'),
    brings: (out) => Number(out.spaarrekeningNetto),
  },
  {
    slug: 'termijnrekening-calculator',
    given: fc.record({ bedrag: money(1_000, 90_000), looptijd: whole(1, 5) }),
    says: 'besteNetto',
    ways: () => rates('basisrente', 'premie'),
    brings: (out, { bedrag }) => Number(out.spaarrekening) - Number(bedrag),
  },
  {
    slug: 'hoogste-spaarrente-belgie',
    given: fc.record({
      startbedrag: money(1_000, 90_000),
      looptijd: whole(1, 36),
      zonderVoorwaarden: fc.constant(true),
      alleenGereglementeerd: fc.constant(true),
    }),
    says: 'nettoOpbrengst',
    ways: () => rates('eigenBasisrente', 'eigenPremie'),
    brings: (out) => Number(out.eigenNetto),
  },
  {
    slug: 'spaarrekening-vergelijker',
    given: fc
      .record({
        saldo: money(1_000, 60_000),
        basisrenteNu: rate(0, 1.5),
        premieNu: rate(0, 1.2),
        laatsteStorting: whole(1, 700).map((ago) => addDays(TEST_DAY, -ago)),
        horizon: whole(3, 36),
        basisrente: rate(0.2, 2),
        premie: rate(0, 1.2),
      })
      .map(({ basisrente, premie, ...of }) => ({
        ...of,
        nieuw: [{ naam: 'B', basisrente, premie, kost: 0, zelfdeBank: false }],
      })),
    says: 'verschil',
    ways: (given) => {
      const { besteDag } = outFor(pageOf('spaarrekening-vergelijker'), given)
      const until = addMonths(TEST_DAY, Number(given.horizon))
      return [TEST_DAY, ...days.filter((day) => day < until), ...(typeof besteDag === 'string' ? [besteDag] : [])].map(
        (day) => ({
          overstapdatum: day,
        }),
      )
    },
    cases: 200,
    brings: (out) => Number(out.verschilOpDatum),
  },
]

describe('what a page calls best is the best that can be entered', () => {
  for (const { slug, given, says, ways: others, brings, cases = 40 } of contests)
    test(`${slug}: ${says}`, () => {
      const page = pageOf(slug)
      fc.assert(
        fc.property(given, (input) => {
          const found = others(input).map((way) => brings(outFor(page, { ...input, ...way }), input))
          expect(found.length).toBeGreaterThan(3)
          // Where nothing is better than staying, the page says that.
          expect(Math.max(0, ...found)).toBeCloseTo(Math.max(0, Number(outFor(page, input)[says])), 2)
        }),
        drawing(cases),
      )
    })
})

describe('the rhythm of buying that is called best', () => {
  test('leaves the largest profit of its table', () => {
    const page = pageOf('etf-calculator')
    const given = fc.record({
      perMaand: money(20, 900),
      duur: whole(1, 30),
      rendement: rate(-2, 9),
      makelaar: fc.constantFrom('Bolero', 'Keytrade'),
    })
    fc.assert(
      fc.property(given, (input) => {
        const report = reportFor(page, input)
        const rows = report.tables.find(({ key }) => key === 'ritme')?.rows ?? []
        const best = rows.reduce((top, row) => (Number(row[1]) > Number(top[1]) ? row : top))
        expect(String(best[0])).toMatch(new RegExp(`${String(outFor(page, input).besteRitme)}$`, 'u'))
      }),
      drawing(30),
    )
  })
})

describe('pieces that can still be sold without tax', () => {
  test('add no tax when they are sold, and one more does', () => {
    const page = pageOf('meerwaardebelasting-calculator')
    const answer = (input: Input, key: string) => {
      const value = outFor(page, input)[key]
      return typeof value === 'number' ? value : null
    }
    let stated = 0
    fc.assert(
      fc.property(whole(10, 60), whole(150, 400), (sold, prijs) => {
        const lots = [{ effect: 'A', datum: '2021-05-10', aantal: 400, prijs: 80, foto: 130 }]
        const sale = (aantal: number) => ({ effect: 'A', datum: '2026-11-15', aantal, prijs })
        const taxOf = (...verkopen: readonly Input[]) => answer({ loten: lots, verkopen }, 'belasting')
        const free = answer({ loten: lots, verkopen: [sale(sold)] }, 'vrijeStuks')
        if (free === null || free === 0 || free >= 400 - sold) return
        stated++
        const now = taxOf(sale(sold))
        expect(taxOf(sale(sold), sale(free))).toBe(now)
        expect(taxOf(sale(sold), sale(free + 1))).toBeGreaterThan(now ?? 0)
      }),
      drawing(200),
    )
    expect(stated).toBeGreaterThan(0)
  })
})
