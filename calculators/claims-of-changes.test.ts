/**
 * What a page says a change brings is the difference of two of its own answers: the change is entered through the
 * ordinary reader and the two answers are subtracted.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, asking, borrower, type Input, twoCars } from '#calculators/claims.test-support.ts'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

type Claim = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  /** The output that states what the change brings. */
  readonly says: string
  /** The same amount from two answers: `of` what it is measured by, `less` and `from` the two cases; or from one. */
  readonly of: string
  readonly from: (given: Input, answer: Answer) => Input
  readonly less?: (given: Input) => Input
}
const same = (given: Input): Input => given
const more = (given: Input, key: string, by: number): Input => ({ ...given, [key]: Number(given[key]) + by })

const card = fc.record({ saldo: money(500, 6_000), jkp: rate(5, 14), bedrag: money(150, 400) })
const line = fc.record({
  kredietlijn: fc.constant(5_000),
  opname: money(500, 5_000),
  jkp: rate(5, 10),
  bedrag: money(300, 600),
})
const household = fc.record({
  inkomen: money(15_000, 90_000),
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  inkomenPartner: money(0, 50_000),
  kinderen: whole(0, 3),
  pensioensparen: money(1, 1_050),
  giften: money(40, 3_000),
  dienstencheques: whole(10, 40),
})
const taxBreak = (says: string, key: string): Claim => ({
  slug: 'belastingplanning-calculator',
  given: household,
  says,
  of: 'saldo',
  from: (given) => ({ ...given, [key]: 0 }),
  less: same,
})

const claims: readonly Claim[] = [
  {
    slug: 'kredietcapaciteit-calculator',
    given: borrower,
    says: 'leenbedragZonderKredieten',
    of: 'leenbedrag',
    from: (given) => ({ ...given, lopendeKredieten: 0, kaartlimiet: 0 }),
  },
  {
    slug: 'auto-kosten-berekenen',
    given: twoCars,
    says: 'tweedePerMaand',
    of: 'perMaand',
    from: (given) => ({ ...given, wagens: (given.wagens as readonly Input[]).slice(1) }),
  },
  {
    slug: 'kasbon-calculator',
    given: fc.record({
      nominaal: money(1_000, 50_000),
      looptijd: whole(1, 10),
      rente: rate(1, 4),
      staatsbonrente: rate(1, 4),
    }),
    says: 'verschilStaatsbon',
    of: 'opbrengst',
    from: same,
    less: (given) => ({ ...given, rente: given.staatsbonrente }),
  },
  {
    slug: 'pensioensparen-calculator',
    given: fc.record({ geboortejaar: whole(1972, 2004), storting: money(1_051, 1_230) }),
    says: 'verliesFuik',
    of: 'belastingvoordeel',
    from: (given, answer) => ({ ...given, storting: answer(given, 'besteStorting') }),
    less: same,
  },
  {
    slug: 'hypothecaire-lening-berekenen',
    given: fc.record({
      leenbedrag: money(80_000, 500_000),
      looptijd: whole(10, 30),
      rente: rate(1, 6),
      extraBedrag: money(1_000, 20_000),
      extraNa: whole(6, 60),
      extraRitme: fc.constantFrom('eenmalig', 'jaarlijks'),
      extraGevolg: fc.constantFrom('korter', 'lager'),
    }),
    says: 'renteBespaard',
    of: 'totaleRente',
    from: (given) => ({ ...given, extraBedrag: 0 }),
    less: same,
  },
  {
    slug: 'hypothecaire-lening-berekenen',
    given: fc.record({
      leenbedrag: money(80_000, 500_000),
      looptijd: whole(10, 30),
      rente: rate(1, 6),
      vergelijkRente: rate(1, 6),
    }),
    says: 'verschilPerMaand',
    of: 'maandlast',
    from: same,
    less: (given) => ({ ...given, rente: given.vergelijkRente }),
  },
  {
    slug: 'kredietkaart-calculator',
    given: card,
    says: 'renteBespaard',
    of: 'totaleRente',
    from: (given) => ({ ...given, betaling: 'minimum' }),
    less: same,
  },
  {
    slug: 'kredietkaart-calculator',
    given: card,
    says: 'besparingPer10',
    of: 'totaleRente',
    from: same,
    less: (given) => more(given, 'bedrag', 10),
  },
  {
    slug: 'doorlopend-krediet-calculator',
    given: line,
    says: 'besparing50',
    of: 'totaleRente',
    from: same,
    less: (given) => more(given, 'bedrag', 50),
  },
  {
    slug: 'studieschuld-calculator',
    given: fc.record({ perJaar: money(1_000, 9_000), jaren: whole(1, 6), rente: rate(1, 8), looptijd: whole(1, 10) }),
    says: 'besparingRenteBetalen',
    of: 'totaleRente',
    from: same,
    less: (given) => ({ ...given, tijdensStudie: 'rente' }),
  },
  {
    slug: 'registratierechten-berekenen',
    given: fc.record({
      prijs: money(120_000, 900_000),
      gewest: fc.constantFrom('vlaanderen', 'wallonie', 'brussel'),
      enigeEigenWoning: fc.constant(true),
    }),
    says: 'voordeel',
    of: 'registratie',
    from: (given) => ({ ...given, enigeEigenWoning: false }),
    less: same,
  },
  {
    slug: 'autolening-berekenen',
    given: fc.record({
      prijs: money(15_000, 60_000),
      jkp: rate(1, 6),
      looptijd: whole(24, 60),
      slotsomPercentage: whole(5, 30),
    }),
    says: 'meerkostSlotsom',
    of: 'kredietkost',
    from: same,
    less: (given) => ({ ...given, slotsomPercentage: 0 }),
  },
  {
    slug: 'samengestelde-interest-berekenen',
    given: fc.record({
      startbedrag: money(0, 50_000),
      inleg: money(10, 900),
      rente: rate(0, 8),
      duur: whole(1, 40),
      tweedeInleg: money(10, 900),
      tweedeRente: rate(0, 8),
    }),
    says: 'verschilTweede',
    of: 'eindkapitaal',
    from: (given) => ({ ...given, inleg: given.tweedeInleg, rente: given.tweedeRente }),
    less: same,
  },
  {
    slug: 'beleggingsrente-calculator',
    given: fc.record({
      startbedrag: money(1_000, 50_000),
      perMaand: money(0, 500),
      duur: whole(5, 30),
      kostenAnder: rate(0.5, 2.5),
    }),
    says: 'kostenVerschil',
    of: 'nettoMediaan',
    from: same,
    less: (given) => ({ ...given, kosten: given.kostenAnder }),
  },
  {
    slug: 'volgende-euro-berekenen',
    given: fc.tuple(pay, money(25, 600)).map(([of, extra]) => ({ ...of, extra })),
    says: 'nettoMeer',
    of: 'nettoNu',
    from: (given) => more(given, 'bruto', Number(given.extra)),
    less: same,
  },
  {
    slug: 'bruto-netto-calculator',
    given: fc.tuple(pay, money(25, 600)).map(([of, opslag]) => ({ ...of, opslag })),
    says: 'opslagNetto',
    of: 'netto',
    from: (given) => more(given, 'bruto', Number(given.opslag)),
    less: same,
  },
  taxBreak('voordeelPensioensparen', 'pensioensparen'),
  taxBreak('voordeelGiften', 'giften'),
  taxBreak('voordeelDienstencheques', 'dienstencheques'),
]

describe('what a page says a change brings is the difference of two of its answers', () => {
  for (const { slug, given, says, of, from, less } of claims)
    test(`${slug}: ${says}`, () => {
      const answer = asking(slug)
      let stated = 0
      fc.assert(
        fc.property(given, (input) => {
          const claim = answer(input, says)
          if (claim === null) return
          stated++
          const brings =
            (answer(from(input, answer), of) ?? Number.NaN) - (less ? (answer(less(input), of) ?? Number.NaN) : 0)
          expect(claim).toBeCloseTo(brings, 2)
        }),
        drawing(12),
      )
      expect(stated).toBeGreaterThan(0)
    })
})
