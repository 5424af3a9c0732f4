/** What a page calls best, earned back or free of tax holds when it is entered: nothing that can be entered is better. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toldOf } from '#calculators/claims.test-support.ts'
import { isUnconditional } from '#calculators/common/savings.ts'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import type { Out } from '#calculators/kernel/calculator.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { outFor, situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { addDays, addMonths } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
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
      fc.property(pay, fc.array(fc.nat(19), { minLength: 3, maxLength: 3 }), (of, drawn) => {
        const out = outFor(page, of)
        if (out.knikVan === null) return
        stated++
        const [from, to, least] = [Number(out.knikVan), Number(out.knikTot ?? Infinity), Number(out.knikAandeel)]
        const own = Math.floor(of.bruto / 100) * 100
        const keptFrom = (bruto: number) => Number(outFor(page, { ...of, bruto, extra: 100 }).aandeel)
        const ahead = Array.from({ length: 20 }, (_, index) => own + index * 100)
        // What is alike is in the kink too: somewhere in it, ahead of the pay, exactly this is kept.
        const inside = ahead.filter((bruto) => bruto >= from && bruto < to)
        expect(inside.some((bruto) => Math.abs(keptFrom(bruto) - least) < 5e-5)).toBe(true)
        for (const index of drawn) {
          const bruto = at(ahead, index)
          // Past a hundred that costs money another may cost more: the nearest is named.
          if (least >= 0 || bruto < from) expect(keptFrom(bruto)).toBeGreaterThanOrEqual(Math.max(0, least) - 5e-5)
        }
      }),
      drawing(200),
    )
    expect(stated).toBeGreaterThan(30)
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
    const slug = 'termijnrekening-calculator'
    fc.assert(
      fc.property(
        // Interest that stays below the one exemption of the saver.
        fc.record({ bedrag: money(1_000, 30_000), basisrente: rate(0, 2), premie: rate(0, 1) }),
        fc.constantFrom('3', '5'),
        fc.nat(),
        (input, ladder, drawn) => {
          const { report, out } = toldOf(slug, { ...input, ladder })
          const rungs = report.tables.find(({ key }) => key === 'ladder')?.rows ?? []
          expect(rungs.length).toBe(Number(ladder))
          const index = drawn % rungs.length
          const [, bedrag, net, difference, rente] = at(rungs, index)
          const own = { bedrag, looptijd: index + 1, rente: Number(rente) * 100 }
          const alone = outFor(pageOf(slug), { ...input, ...own })
          expect(Number(alone.nettoInterest)).toBeCloseTo(Number(net), 2)
          expect(Number(alone.verschil)).toBeCloseTo(Number(difference), 2)
          expect(rungs.reduce((all, rung) => all + Number(rung[3]), 0)).toBeCloseTo(Number(out.ladderVerschil), 2)
        },
      ),
      drawing(200),
    )
  })
})

type Contest = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  /** What the page calls best. */
  readonly says: string
  /** Every way a visitor could enter, and what the page answers then. Of each case some are drawn. */
  readonly ways: (given: Input) => readonly Input[]
  /** The way that the page itself names. */
  readonly named: (out: Out) => Input
  readonly brings: (out: Out, given: Input) => number
  /** So many ways are entered in one case. */
  readonly drawn?: number
  /** Below this the page calls two ways equal and names none. */
  readonly tie?: number
}
const accounts = offersOf(situation().market, 'spaarrekening').filter(isUnconditional)
const ratesOf = (offer: (typeof accounts)[number] | undefined, base: string, premium: string) => ({
  [base]: Number(((offer?.baseRate ?? 0) * 100).toFixed(4)),
  [premium]: Number(((offer?.loyaltyBonus ?? 0) * 100).toFixed(4)),
})
const rates = (base: string, premium: string) => ({
  ways: () => accounts.map((offer) => ratesOf(offer, base, premium)),
  named: ({ besteRekening }: Out) =>
    ratesOf(
      accounts.find((offer) => nameOf(offer) === besteRekening),
      base,
      premium,
    ),
})
const days = Array.from({ length: 30 }, (_, index) => addDays(TEST_DAY, index * 26))

const contests: readonly Contest[] = [
  {
    slug: 'deposito-calculator',
    given: fc.record({ bedrag: money(1_000, 90_000), looptijd: whole(1, 12) }),
    says: 'besteNetto',
    ...rates('spaarrente', 'spaarpremie'),
    brings: (out) => Number(out.spaarrekeningNetto),
  },
  {
    slug: 'termijnrekening-calculator',
    given: fc.record({ bedrag: money(1_000, 90_000), looptijd: whole(1, 5) }),
    says: 'besteNetto',
    ...rates('basisrente', 'premie'),
    brings: (out, { bedrag }) => Number(out.spaarrekening) - Number(bedrag),
    drawn: 3,
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
    ...rates('eigenBasisrente', 'eigenPremie'),
    brings: (out) => Number(out.eigenNetto),
    drawn: 3,
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
    ways: ({ horizon }) =>
      days.filter((day) => day < addMonths(TEST_DAY, Number(horizon))).map((day) => ({ overstapdatum: day })),
    named: ({ besteDag }) => ({ overstapdatum: typeof besteDag === 'string' ? besteDag : TEST_DAY }),
    brings: (out) => Number(out.verschilOpDatum),
    tie: 1,
  },
]
const DRAWN = 6

describe('what a page calls best is the best that can be entered', () => {
  for (const { slug, given, says, ways: others, named, brings, drawn: count = DRAWN, tie = 0 } of contests)
    test(`${slug}: ${says}`, () => {
      const page = pageOf(slug)
      fc.assert(
        fc.property(given, fc.array(fc.nat(), { minLength: count, maxLength: count }), (input, drawn) => {
          const out = outFor(page, input)
          const all = others(input)
          const ways = [named(out), ...drawn.map((place) => at(all, place % all.length))]
          const found = ways.map((way) => brings(outFor(page, { ...input, ...way }), input))
          // Where nothing is better than staying, the page says that.
          const [most, said] = [Math.max(0, ...found), Math.max(0, Number(out[says]))]
          if (said < tie) expect(most).toBeLessThan(tie)
          else expect(most).toBeCloseTo(said, 2)
        }),
        drawing(200),
      )
    })
})

describe('the rhythm of buying that is called best', () => {
  test('leaves the largest profit of its table', () => {
    const given = fc.record({
      perMaand: money(20, 900),
      duur: whole(1, 30),
      rendement: rate(-2, 9),
      makelaar: fc.constantFrom('Bolero', 'Keytrade'),
    })
    fc.assert(
      fc.property(given, (input) => {
        const { report, out } = toldOf('etf-calculator', input)
        const rows = report.tables.find(({ key }) => key === 'ritme')?.rows ?? []
        const best = rows.reduce((top, row) => (Number(row[1]) > Number(top[1]) ? row : top))
        expect(String(best[0])).toMatch(new RegExp(`${String(out.besteRitme)}$`, 'u'))
      }),
      drawing(200),
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
