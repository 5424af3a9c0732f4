/**
 * What a page says a change brings is the difference of two of its own answers: the change is entered through the
 * ordinary reader and the two answers are subtracted. A tipping point is entered too: there the difference is gone. So is
 * each row of a table of other ways: the page answers what the row says.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, pay, rate, whole } from '#calculators/drawn.test-support.ts'
import { outFor, reportFor } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

type Input = Readonly<Record<string, unknown>>
type Answer = (input: Input, output: string) => number | null

function asking(slug: string): Answer {
  const page = pageOf(slug)
  return (input, output) => {
    const value = outFor(page, input)[output]
    return typeof value === 'number' ? value : null
  }
}

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

/** A credit that is paid off or stays: with a rate of one's own, so that the share of the price moves none. */
const borrower = fc.record({
  inkomen1: money(1_800, 4_500),
  inkomen2: money(1_500, 4_000),
  lopendeKredieten: money(50, 600),
  kaartlimiet: money(0, 5_000),
  eigenInbreng: money(20_000, 150_000),
  rente: rate(2, 5),
  looptijd: whole(10, 30),
})
const car = fc.record({
  aandrijving: fc.constantFrom('benzine', 'diesel', 'elektrisch'),
  prijs: money(15_000, 50_000),
  verzekering: money(500, 1_500),
  onderhoud: money(200, 900),
})
const twoCars = fc
  .tuple(car, car, money(3_000, 40_000), whole(2, 10))
  .map(([first, second, kilometers, jaren]) => ({ wagens: [first, second], kilometers, jaren }))

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

type Tip = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  /** The output that states the tipping point, and the input it is a value of. */
  readonly says: string
  readonly key: string
  /** The figure that turns there, less another where it takes two, and a step of the input that is visible in it. */
  readonly of: string
  readonly less?: string
  readonly step: number
  /** The sign of the figure above the point; without it any, but another one than below. */
  readonly above?: 1 | -1
  readonly entered?: (value: number) => number
}
const percent = (value: number) => value * 100

const tips: readonly Tip[] = [
  {
    slug: 'auto-kosten-berekenen',
    given: twoCars,
    says: 'kantelKilometers',
    key: 'kilometers',
    of: 'tweedePerMaand',
    less: 'perMaand',
    step: 200,
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({ prijs: money(150_000, 500_000), huur: money(700, 1_900), eigenGeld: money(40_000, 140_000) }),
    says: 'evenwicht',
    key: 'prijsstijging',
    of: 'verschil',
    step: 0.1,
    above: 1,
    entered: percent,
  },
  {
    slug: 'zelfstandige-netto-berekenen',
    given: fc.record({
      richting: fc.constant('omzet'),
      omzet: money(30_000, 150_000),
      kosten: money(0, 20_000),
      kinderen: whole(0, 3),
    }),
    says: 'omslag',
    key: 'omzet',
    of: 'vennootschapVerschil',
    step: 1_000,
    above: 1,
  },
  {
    slug: 'lening-herfinancieren',
    given: fc.record({ saldo: money(60_000, 400_000), huidigeRente: rate(3, 7), resterend: whole(5, 25) }),
    says: 'kantelrente',
    key: 'nieuweRente',
    of: 'besparing',
    step: 0.02,
    above: -1,
    entered: percent,
  },
  {
    slug: 'opbrengsteigendom-berekenen',
    given: fc.record({
      prijs: money(120_000, 500_000),
      huur: money(500, 1_800),
      eigenGeld: money(60_000, 110_000),
      duur: whole(5, 30),
    }),
    says: 'evenwicht',
    key: 'prijsstijging',
    of: 'verschil',
    step: 0.1,
    above: 1,
    entered: percent,
  },
  {
    slug: 'schuldenconsolidatie-calculator',
    given: fc.record({ jkpNieuw: rate(4, 9), looptijdNieuw: whole(24, 48) }),
    says: 'kantelJkp',
    key: 'jkpNieuw',
    of: 'verschilTotaal',
    step: 0.05,
    above: 1,
    entered: percent,
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({ prijs: money(150_000, 500_000), huur: money(700, 1_900), eigenGeld: money(40_000, 140_000) }),
    says: 'kantelpunt',
    key: 'horizon',
    of: 'verschil',
    step: 1,
    above: 1,
  },
  {
    slug: 'pensioensparen-calculator',
    given: fc.record({ geboortejaar: whole(1972, 2004), storting: money(100, 1_050), rendement: rate(1, 7) }),
    says: 'nodigEtfRendement',
    key: 'etfRendement',
    of: 'verschilEtf',
    step: 0.1,
    above: -1,
    entered: percent,
  },
  {
    slug: 'pensioensparen-calculator',
    given: fc.record({ geboortejaar: whole(1972, 2004), storting: money(100, 1_050), rendement: rate(3, 7) }),
    says: 'hoogsteKost',
    key: 'lopendeKost',
    of: 'verschilEtf',
    step: 0.05,
    above: -1,
    entered: percent,
  },
  {
    slug: 'termijnrekening-calculator',
    given: fc.record({
      bedrag: money(1_000, 60_000),
      looptijd: whole(1, 8),
      rente: rate(0.5, 4),
      premie: fc.constant(0),
    }),
    says: 'gelijkeSpaarrente',
    key: 'basisrente',
    of: 'verschil',
    step: 0.02,
    above: -1,
    entered: percent,
  },
  {
    slug: 'kasbon-calculator',
    given: fc.record({
      nominaal: money(1_000, 50_000),
      looptijd: whole(4, 8),
      rente: rate(1, 4),
      staatsbonrente: rate(1, 4),
      verkoop: fc.constant(true),
      verkoopNa: whole(1, 3),
    }),
    says: 'gelijkeKoers',
    key: 'verkoopkoers',
    of: 'verschilStaatsbon',
    step: 0.05,
    above: 1,
    entered: percent,
  },
  {
    slug: 'deposito-calculator',
    given: fc.record({
      bedrag: money(1_000, 60_000),
      looptijd: whole(3, 12),
      rente: rate(0.5, 4),
      spaarpremie: fc.constant(0),
    }),
    says: 'gelijkeBasisrente',
    key: 'spaarrente',
    of: 'verschil',
    step: 0.02,
    above: -1,
    entered: percent,
  },
]

describe('a tipping point tips', () => {
  for (const { slug, given, says, key, of, less, step, above, entered = (value: number) => value } of tips)
    test(`${slug}: ${says}`, () => {
      const answer = asking(slug)
      let stated = 0
      fc.assert(
        fc.property(given, (input) => {
          const point = answer(input, says)
          if (point === null) return
          const at = Number(entered(point).toFixed(4))
          const figure = (value: number, output: string) => answer({ ...input, [key]: value }, output) ?? Number.NaN
          const turned = (value: number) => figure(value, of) - (less === undefined ? 0 : figure(value, less))
          if (at - step <= 0) return
          stated++
          const [below, beyond] = [turned(at - step), turned(at + step)]
          const sign = above ?? (beyond >= 0 ? 1 : -1)
          expect(sign * beyond).toBeGreaterThanOrEqual(0)
          expect(sign * below).toBeLessThanOrEqual(0)
        }),
        drawing(12),
      )
      expect(stated).toBeGreaterThan(0)
    })
})

type Ways = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  readonly table: string
  /** What a visitor enters to go the way of this row; null where the form has no such way. */
  readonly enter: (row: Input, given: Input) => Input | null
  /** The outputs that say the same as these columns. */
  readonly columns: Readonly<Record<string, string>>
}
const keyOf = (names: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  Object.keys(names).find((key) => names[key] === name)
const yearsIn = (text: unknown) => Number.parseInt(String(text), 10)
/** "Huur + 1 procentpunt": the field of that name, a point or a tenth of it higher. */
const shifted =
  (fields: Readonly<Record<string, string>>) =>
  ({ wat }: Input, given: Input): Input | null => {
    const [, name = '', sign, step] = /^(.*?)(?: ([+−]) (1 procentpunt|10 %))?$/u.exec(String(wat)) ?? []
    const key = fields[name]
    if (key === undefined || sign === undefined) return null
    const now = Number(given[key])
    const by = (step === '10 %' ? now / 10 : 1) * (sign === '+' ? 1 : -1)
    return { [key]: Number((now + by).toFixed(4)) }
  }

const ways: readonly Ways[] = [
  {
    slug: 'minder-werken-berekenen',
    given: pay.map((of) => ({ ...of, verlof: 'ouderschapsverlof' })),
    table: 'vormen',
    enter: ({ vorm }) => ({
      vorm: keyOf({ volledig: 'Helemaal stoppen', halftijds: 'Halftijds', vijfde: '4/5', tiende: '9/10' }, vorm),
    }),
    columns: { verlies: 'verliesMaand', kost: 'kostMaand', loon: 'nettoLoonDan' },
  },
  {
    slug: 'zelfstandige-netto-berekenen',
    given: fc.record({ richting: fc.constant('omzet'), omzet: money(60_000, 150_000), kinderen: whole(0, 3) }),
    table: 'lonen',
    enter: ({ loon }) => ({ loon }),
    columns: { netto: 'vennootschapMaand', winst: 'winstVennootschap' },
  },
  {
    slug: 'zelfstandige-netto-berekenen',
    given: fc.record({ richting: fc.constant('omzet'), omzet: money(80_000, 150_000) }),
    table: 'uitkering',
    enter: ({ weg }) => {
      const uitkering = keyOf(
        {
          liquidatiereserve: 'Liquidatiereserve, na drie jaar',
          vereffening: 'Liquidatiereserve, als je de vennootschap vereffent',
          dividend: 'Gewoon dividend',
        },
        weg,
      )
      return uitkering === undefined ? null : { uitkering }
    },
    columns: { netto: 'dividendNetto' },
  },
  {
    slug: 'uitkoop-woning-berekenen',
    given: fc.record({
      waarde: money(200_000, 600_000),
      schuld: money(20_000, 150_000),
      maandlastNu: money(300, 1_200),
      rente: rate(2, 5),
    }),
    table: 'wegen',
    enter: ({ weg }) => {
      const lening = keyOf({ doorlopen: 'Lening loopt door, je leent bij', nieuw: 'Eén nieuwe lening' }, weg)
      return lening === undefined ? null : { lening }
    },
    columns: { maandlast: 'maandlast', kosten: 'kosten', lenen: 'nieuweLening' },
  },
  {
    slug: 'lening-herfinancieren',
    given: fc.record({ saldo: money(60_000, 400_000), huidigeRente: rate(3, 7), resterend: whole(5, 25) }),
    table: 'waar',
    enter: ({ waar }) => ({ waar: keyOf({ eigenBank: 'Eigen bank', andereBank: 'Andere bank' }, waar) }),
    columns: { winst: 'besparing', kosten: 'kosten' },
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({
      prijs: money(150_000, 500_000),
      huur: money(700, 1_900),
      eigenGeld: money(40_000, 140_000),
      prijsstijging: rate(1, 4),
      huurstijging: rate(1, 4),
      rendement: rate(2, 8),
      rente: rate(2, 5),
    }),
    table: 'gevoeligheid',
    enter: shifted({
      Huizenprijzen: 'prijsstijging',
      Huur: 'huurstijging',
      Rendement: 'rendement',
      'Rente van de lening': 'rente',
    }),
    columns: { verschil: 'voordeel' },
  },
  {
    slug: 'opbrengsteigendom-berekenen',
    given: fc.record({
      prijs: money(120_000, 500_000),
      huur: money(50, 180).map((tens) => tens * 10),
      eigenGeld: money(60_000, 110_000),
      prijsstijging: rate(1, 4),
      rendement: rate(3, 8),
      rente: rate(2, 5),
    }),
    table: 'gevoeligheid',
    enter: shifted({
      'Huizenprijzen, per jaar': 'prijsstijging',
      'ETF, per jaar': 'rendement',
      'Rente van de lening': 'rente',
      Huur: 'huur',
    }),
    columns: { met: 'voordeel', rendement: 'irr' },
  },
  {
    slug: 'deposito-calculator',
    given: fc.record({ bedrag: money(1_000, 60_000), looptijd: whole(1, 12) }),
    table: 'looptijden',
    enter: ({ looptijd }) => ({ looptijd: yearsIn(looptijd) }),
    columns: { netto: 'nettoInterest', rente: 'gebruikteRente', voorheffing: 'roerendeVoorheffing' },
  },
  {
    slug: 'termijnrekening-calculator',
    given: fc.record({ bedrag: money(1_000, 90_000), looptijd: whole(1, 10) }),
    table: 'looptijden',
    enter: ({ looptijd }) => ({ looptijd: yearsIn(looptijd) }),
    columns: { netto: 'nettoInterest', verschil: 'verschil', rente: 'gebruikteRente' },
  },
  ...[15, 20, 25, 30].map((looptijd): Ways => ({
    slug: 'kredietcapaciteit-calculator',
    given: borrower,
    table: 'rooster',
    enter: ({ rente }) => ({ looptijd, rente: Number((Number(rente) * 100).toFixed(4)) }),
    columns: { [`jaar${looptijd}`]: 'leenRond' },
  })),
  {
    slug: 'eindejaarsbonus-calculator',
    // The same cost to the employer in another form: what is then paid gross is entered as such.
    given: pay.map(({ bruto, kinderen }) => ({ maandloon: bruto, kinderen, gewerkteMaanden: 12 })),
    table: 'vormen',
    enter: ({ vorm, bruto }) => ({
      paritairComite: 'vrij',
      premie: bruto,
      vorm: keyOf(
        { premie: 'Gewone premie', loonbonus: 'Loonbonus (cao 90)', winstpremie: 'Winstpremie', warrants: 'Warrants' },
        vorm,
      ),
    }),
    columns: { netto: 'netto', inhoudingen: 'inhoudingen' },
  },
]

describe('a table of other ways says what the page answers when one goes that way', () => {
  for (const { slug, given, table, enter, columns } of ways)
    test(`${slug}: ${table}, ${Object.keys(columns).join(', ')}`, () => {
      const page = pageOf(slug)
      const answer = asking(slug)
      let stated = 0
      fc.assert(
        fc.property(given, (input) => {
          const shown = reportFor(page, input).tables.find(({ key }) => key === table)
          for (const cells of shown?.rows ?? []) {
            const row: Input = Object.fromEntries(shown?.columns.map(({ key }, index) => [key, cells[index]]) ?? [])
            const change = enter(row, input)
            if (change === null) continue
            stated++
            for (const [column, output] of Object.entries(columns))
              expect(answer({ ...input, ...change }, output), `${JSON.stringify(change)} ${output}`).toBeCloseTo(
                Number(row[column]),
                4,
              )
          }
        }),
        drawing(6),
      )
      expect(stated).toBeGreaterThan(1)
    })
})
