/**
 * What a page says a change brings is the difference of two of its own answers: the change is entered through the
 * ordinary reader and the two answers are subtracted.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  asking,
  borrower,
  CASES,
  type Input,
  refinanced,
  toldOf,
  twoCars,
} from '#calculators/claims.test-support.ts'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { outOf } from '#calculators/pages.test-support.ts'
import { addDays } from '#finance/dates.ts'
import { drawing } from '../scripts/property-runs.ts'

type Claim = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  /** The output that states what the change brings. */
  readonly says: string
  /** The same amount from two answers: `of` what it is measured by, `less` and `from` the two cases; or from one. */
  readonly of: string | ((input: Input, answer: Answer) => number)
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
  langetermijnsparen: money(1, 2_000),
  onderhoudsgeld: money(100, 4_000),
  giften: money(40, 3_000),
  dienstencheques: whole(10, 40),
})
const parents = fc.record({
  inkomen: money(15_000, 90_000),
  gezin: fc.constantFrom('alleenstaand', 'partnerZonderInkomen'),
  kinderen: whole(1, 3),
  opvangAttesten: fc.record({ bedrag: money(100, 4_000), dagen: whole(10, 220) }).map((attest) => [attest]),
  woonbonus: fc.constantFrom('woonbonus2005', 'woonbonus2015', 'geintegreerd'),
  woonbonusUitgaven: money(200, 5_000),
})
const couple = fc.record({
  gezin: fc.constant('partnerMetInkomen'),
  inkomen: money(15_000, 90_000),
  inkomenPartner: money(10_000, 60_000),
  pensioensparenPartner: money(1, 1_050),
  langetermijnsparenPartner: money(1, 2_000),
  werkelijkeKosten: money(1, 9_000),
})
const taxBreak = (says: string, key: string, given: fc.Arbitrary<Input> = household, none: unknown = 0): Claim => ({
  slug: 'belastingplanning-calculator',
  given,
  says,
  of: 'saldo',
  from: (input) => ({ ...input, [key]: none }),
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
  ...(
    [
      ['verschilPerMaand', 'maandlast'],
      ['verschilRente', 'totaleRente'],
    ] as const
  ).map(([says, of]): Claim => ({
    slug: 'hypothecaire-lening-berekenen',
    given: fc.record({
      leenbedrag: money(80_000, 500_000),
      looptijd: whole(10, 30),
      rente: rate(1, 6),
      vergelijkRente: rate(1, 6),
    }),
    says,
    of,
    from: same,
    less: (given) => ({ ...given, rente: given.vergelijkRente }),
  })),
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
      // Each year is simulated: nearly always a short plan, so that more of them are tried.
      duur: fc.oneof({ weight: 19, arbitrary: whole(1, 3) }, { weight: 1, arbitrary: whole(4, 30) }),
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
    // Without children, whose benefit looks at the income too.
    slug: 'volgende-euro-berekenen',
    given: fc.tuple(pay, money(25, 600)).map(([of, extra]) => ({ ...of, kinderen: 0, extra })),
    says: 'nettoMeerJaar',
    of: (input, answer) => Number(answer(input, 'belastbaarJaarNu')) - Number(answer(input, 'verschuldigdNu')),
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
  {
    // A year of part-time work is a year at that part of the pay, where no werkbonus depends on the hours.
    slug: 'minder-werken-berekenen',
    given: fc
      .record({ bruto: money(4_600, 9_000), gezin: fc.constantFrom('alleenstaand', 'partnerZonderInkomen') })
      .map((of) => ({ ...of, kinderen: 0, verlof: 'geen', vorm: 'vijfde', maanden: 12 })),
    says: 'kostTotaal',
    of: (input, answer) => Number(answer(input, 'belastbaarNu')) - Number(answer(input, 'verschuldigdNu')),
    from: same,
    less: (given) => ({ ...given, bruto: (Number(given.bruto) * 8) / 10 }),
  },
  {
    slug: 'minder-werken-berekenen',
    given: money(4_600, 9_000).map((bruto) => ({ bruto, verlof: 'geen', vorm: 'vijfde', maanden: 12 })),
    says: 'verliesMaand',
    of: 'nettoNu',
    from: same,
    less: (given) => ({ ...given, bruto: (Number(given.bruto) * 8) / 10 }),
  },
  ...(['eigenBank', 'andereBank'] as const).map((waar): Claim => ({
    slug: 'lening-herfinancieren',
    given: refinanced,
    says: waar === 'eigenBank' ? 'besparingEigenBank' : 'besparingAndereBank',
    of: 'besparing',
    from: (given) => ({ ...given, waar }),
  })),
  {
    slug: 'spaarrekening-vergelijker',
    given: fc.record({
      saldo: money(1_000, 60_000),
      horizon: whole(6, 36),
      laatsteStorting: whole(1, 700).map((ago) => addDays(TEST_DAY, -ago)),
      nieuw: fc.record({ basisrente: rate(1, 2), premie: rate(0, 1.2) }).map((of) => [{ naam: 'B', ...of }]),
    }),
    says: 'verschilBijDaling',
    of: 'verschilOpDatum',
    from: (given) => ({
      ...given,
      overstapdatum: outOf('spaarrekening-vergelijker', given).besteDag,
      nieuw: (given.nieuw as readonly Input[]).map((row) => more(row, 'basisrente', -0.25)),
    }),
  },
  taxBreak('voordeelPensioensparen', 'pensioensparen'),
  taxBreak('voordeelLangetermijnsparen', 'langetermijnsparen'),
  taxBreak('voordeelOnderhoudsgeld', 'onderhoudsgeld'),
  taxBreak('voordeelGiften', 'giften'),
  taxBreak('voordeelDienstencheques', 'dienstencheques'),
  taxBreak('voordeelKinderopvang', 'opvangAttesten', parents, []),
  taxBreak('voordeelWoonbonus', 'woonbonus', parents, 'geen'),
  taxBreak('voordeelPensioensparenPartner', 'pensioensparenPartner', couple),
  taxBreak('voordeelLangetermijnsparenPartner', 'langetermijnsparenPartner', couple),
  taxBreak('voordeelWerkelijkeKosten', 'werkelijkeKosten', couple, null),
]

describe('what a page says a change brings is the difference of two of its answers', () => {
  for (const { slug, given, says, of, from, less } of claims)
    test(`${slug}: ${says}`, () => {
      const answer = asking(slug)
      const measured = (input: Input) =>
        typeof of === 'string' ? (answer(input, of) ?? Number.NaN) : of(input, answer)
      let stated = 0
      fc.assert(
        fc.property(given, (input) => {
          const claim = answer(input, says)
          if (claim === null) return
          stated++
          expect(claim).toBeCloseTo(measured(from(input, answer)) - (less ? measured(less(input)) : 0), 2)
        }),
        drawing(CASES),
      )
      expect(stated).toBeGreaterThan(0)
    })
})

describe('tax breaks together', () => {
  test('bring the tax from what it is without any of them', () => {
    const slug = 'belastingplanning-calculator'
    const none = { pensioensparen: 0, langetermijnsparen: 0, onderhoudsgeld: 0, giften: 0, dienstencheques: 0 }
    let stated = 0
    fc.assert(
      fc.property(household, (input) => {
        const shown = toldOf(slug, input).report.charts.find(({ key }) => key === 'voordelen')
        const [without] = shown?.kind === 'waterfall' ? shown.bars : []
        // Whoever has no tax to lower has no such bar.
        if (without?.label !== 'Zonder voordelen') return
        stated++
        expect(without.value).toBeCloseTo(Number(outOf(slug, { ...input, ...none }).totaalVerschuldigd), 2)
      }),
      drawing(CASES),
    )
    expect(stated).toBeGreaterThan(0)
  })
})

describe('a pension deposit just above the first ceiling', () => {
  test('brings no more back than the ceiling itself, as the tax page says', () => {
    const slug = 'belastingplanning-calculator'
    fc.assert(
      fc.property(household, money(1_051, 1_259), (of, pensioensparen) => {
        const input = { ...of, pensioensparen }
        expect(
          toldOf(slug, input)
            .report.notices.map(({ text }) => text)
            .join(' '),
        ).toContain('krijg je niet meer terug')
        const at = (deposit: number) => Number(outOf(slug, { ...of, pensioensparen: deposit }).totaalVerschuldigd)
        expect(at(pensioensparen)).toBeGreaterThanOrEqual(at(1_050))
      }),
      drawing(CASES),
    )
  })
})
