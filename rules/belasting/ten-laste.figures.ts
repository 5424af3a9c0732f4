/** The figures of ten-laste.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const yearly = { checkedOn: '2026-11-15', knownTo: '2026-12-31' } as const

/** Source of what the bill of December 2025 announces. */
export const ontwerp = {
  ...yearly,
  source: 'Kamer, wetsontwerp DOC 56 1243 (ingediend 17 december 2025)',
  confidence: 'laag',
  note: 'Aangekondigd. Publicatie in het Staatsblad was op 15 november 2026 niet bevestigd.',
} as const

/** What comes on top of the basic sum, or takes its place in the family computation. */
export type Toeslagen = {
  /** Total for 1, 2, 3 and 4 children. */
  readonly kinderen: readonly [number, number, number, number]
  readonly kindBovenVier: number
  /** Child under three without deducted day care. */
  readonly kindOnderDrie: number
  readonly anderePersoon: number
  /** Parent, grandparent, brother or sister in need of care. */
  readonly zorgbehoevende: number
  readonly alleenstaandeOuder: number
}

export const toeslagenVrijeSom = dated<Toeslagen>(
  'Toeslagen op de belastingvrije som voor personen ten laste',
  'schaal',
  [
    {
      from: '2021-01-01',
      value: {
        kinderen: [1_650, 4_240, 9_500, 15_360],
        kindBovenVier: 5_860,
        kindOnderDrie: 610,
        anderePersoon: 1_650,
        zorgbehoevende: 4_940,
        alleenstaandeOuder: 1_650,
      },
      note: 'De toeslag onder drie jaar is afgeleid uit de index.',
    },
    {
      from: '2022-01-01',
      value: {
        kinderen: [1_690, 4_340, 9_730, 15_740],
        kindBovenVier: 6_010,
        kindOnderDrie: 630,
        anderePersoon: 1_690,
        zorgbehoevende: 5_060,
        alleenstaandeOuder: 1_690,
      },
      note: 'De toeslag onder drie jaar en die voor een zorgbehoevende zijn afgeleid uit de index.',
    },
    {
      from: '2023-01-01',
      value: {
        kinderen: [1_850, 4_760, 10_660, 17_250],
        kindBovenVier: 6_580,
        kindOnderDrie: 690,
        anderePersoon: 1_850,
        zorgbehoevende: 5_540,
        alleenstaandeOuder: 1_850,
      },
    },
    {
      from: '2024-01-01',
      value: {
        kinderen: [1_920, 4_950, 11_090, 17_940],
        kindBovenVier: 6_850,
        kindOnderDrie: 720,
        anderePersoon: 1_920,
        zorgbehoevende: 5_770,
        alleenstaandeOuder: 1_920,
      },
    },
    {
      from: '2025-01-01',
      value: {
        kinderen: [1_980, 5_110, 11_440, 18_510],
        kindBovenVier: 7_070,
        kindOnderDrie: 740,
        anderePersoon: 1_980,
        zorgbehoevende: 5_950,
        alleenstaandeOuder: 1_980,
      },
    },
    {
      from: '2026-01-01',
      value: {
        kinderen: [2_030, 5_230, 11_720, 18_970],
        kindBovenVier: 7_240,
        kindOnderDrie: 760,
        anderePersoon: 2_030,
        zorgbehoevende: 6_100,
        alleenstaandeOuder: 2_030,
      },
      note: 'De toeslag onder drie jaar en die voor een zorgbehoevende zijn afgeleid uit de index.',
      base: [870, 2_240, 5_020, 8_120, 3_100, 325, 2_610],
      proof: proofIn(
        eli.wib92,
        'art. 132 en 133',
        '870; 2.240; 5.020; 8.120 EUR plus 3.100 per kind; 325; 2.610; 870 EUR',
        '2026-11-15',
      ),
    },
  ],
  { ...yearly, source: 'FOD Financiën, personen ten laste', article: 'art. 132 en 133 WIB 92', confidence: 'hoog' },
)

export const toeslagenAangekondigd = dated<Toeslagen>(
  'Toeslagen op de belastingvrije som volgens het wetsontwerp',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: {
        kinderen: [2_130, 5_130, 11_440, 18_510],
        kindBovenVier: 7_070,
        kindOnderDrie: 740,
        anderePersoon: 1_980,
        zorgbehoevende: 5_950,
        alleenstaandeOuder: 1_980,
      },
    },
  ],
  { ...ontwerp, article: 'art. 132 WIB 92', eli: eli.wib92 },
)

export const kredietKindMaximum = dated(
  'Terugbetaalbaar belastingkrediet per kind ten laste, hoogstens',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 470, note: 'Afgeleid uit de index.', derived: true },
    { from: '2022-01-01', value: 480, note: 'Afgeleid uit de index.', derived: true },
    { from: '2023-01-01', value: 530, note: 'Afgeleid uit de index.', derived: true },
    {
      from: '2024-01-01',
      value: 550,
      note: 'Bevroren vanaf inkomstenjaar 2025.',
      proof: proofIn(eli.wib92, 'art. 134, § 3', '550 euro per kind ten laste', '2026-11-15'),
    },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 134, § 3 WIB 92', confidence: 'middel' },
)

type ToeslagLaagInkomen = {
  readonly bedrag: number
  /** Taxable income up to which it is full, and from which it is gone. */
  readonly volledigTot: number
  readonly nulVanaf: number
  /** Own net earnings (no benefits, no pension) must be at least this. */
  readonly minimumInkomen: number
}

export const toeslagLaagInkomen = dated<ToeslagLaagInkomen>(
  'Bijkomende toeslag voor een alleenstaande ouder met een laag inkomen',
  'schaal',
  [
    {
      from: '2021-01-01',
      value: { bedrag: 1_070, volledigTot: 15_980, nulVanaf: 20_240, minimumInkomen: 3_410 },
      note: 'Het bedrag is afgeleid uit de index.',
    },
    {
      from: '2022-01-01',
      value: { bedrag: 1_100, volledigTot: 16_370, nulVanaf: 20_740, minimumInkomen: 3_490 },
      note: 'Het bedrag en de eerste grens zijn afgeleid uit de index.',
    },
    {
      from: '2023-01-01',
      value: { bedrag: 1_200, volledigTot: 17_940, nulVanaf: 22_720, minimumInkomen: 3_820 },
      note: 'Het bedrag is afgeleid uit de index.',
    },
    {
      from: '2024-01-01',
      value: { bedrag: 1_250, volledigTot: 18_660, nulVanaf: 23_650, minimumInkomen: 3_980 },
      note: 'De eerste grens is afgeleid uit de index.',
    },
    { from: '2025-01-01', value: { bedrag: 1_290, volledigTot: 19_250, nulVanaf: 24_390, minimumInkomen: 4_100 } },
    {
      from: '2026-01-01',
      value: { bedrag: 1_320, volledigTot: 19_720, nulVanaf: 24_990, minimumInkomen: 4_200 },
      note: 'Afgeleid uit de index.',
      base: [565, 8_445, 10_700, 1_800],
      proof: proofIn(
        eli.wib92,
        'art. 133, tweede en derde lid',
        '10.700 euro; 1.800 euro; 8.445 euro; 565 euro',
        '2026-11-15',
      ),
    },
  ],
  {
    ...yearly,
    source: 'FOD Financiën, kinderopvang: alleenstaande ouders',
    article: 'art. 133, § 2 en 145/35 WIB 92',
    confidence: 'hoog',
  },
)

export const kinderopvangBijkomend = dated(
  'Bijkomende vermindering voor kinderopvang van een alleenstaande ouder met een laag inkomen, hoogstens',
  'tarief',
  [{ from: '2017-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 145/35', '30 %', '2026-11-15') }],
  {
    source: 'FOD Financiën, kinderopvang: alleenstaande ouders',
    article: 'art. 145/35 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Wat niet op de belasting past, wordt terugbetaald.',
  },
)

export const bestaansmiddelenKind = dated(
  'Wat een kind netto mag verdienen om ten laste te blijven',
  'euro per jaar',
  [
    { from: '2024-01-01', value: 7_290 },
    {
      from: '2025-01-01',
      value: 12_000,
      base: 5_265,
      proof: proofIn(eli.wet2025, 'art. 38 (art. 141 WIB 92)', '5.265 euro voor de kinderen ten laste', '2026-11-16'),
    },
    {
      from: '2026-01-01',
      value: 12_300,
      derived: true,
      base: 5_265,
      proof: proofIn(eli.wet2025, 'art. 38 (art. 141 WIB 92)', '5.265 euro voor de kinderen ten laste', '2026-11-16'),
      note: 'Het basisbedrag maal de index van de belastingvrije som (2,3356), afgerond op tien euro.',
    },
  ],
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 136 en 141 WIB 92',
    checkedOn: '2026-11-16',
    confidence: 'middel',
  },
)
