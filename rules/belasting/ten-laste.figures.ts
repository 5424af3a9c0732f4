/** The figures of ten-laste.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { announcing, eachToTen, indexed, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'
import { indexBelastingvrijeSom } from '#rules/belasting/indexering.figures.ts'

const yearly = { checkedOn: '2026-11-15', knownTo: '2026-12-31' } as const

/** The bill DOC 56 1243, voted by the Chamber on 9 July 2026. Of the steps after 2026 only that of 2029 is known. */
export const gestemd = {
  state: 'gestemd',
  source: 'Wetsontwerp DOC 56 1243, door de Kamer gestemd op 9 juli 2026',
  url: 'https://www.dekamer.be',
  checkedOn: '2026-11-16',
  confidence: 'middel',
  note: 'Een publicatie in het Staatsblad zagen we niet; de bedrijfsvoorheffing bleef ongewijzigd.',
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
  'toeslagenVrijeSom',
  'Toeslagen op de belastingvrije som voor personen ten laste',
  'schaal',
  announcing(
    indexed(
      indexBelastingvrijeSom,
      [
        {
          from: '2021-01-01',
          base: {
            kinderen: [870, 2_240, 5_020, 8_120],
            kindBovenVier: 3_100,
            kindOnderDrie: 325,
            anderePersoon: 870,
            zorgbehoevende: 2_610,
            alleenstaandeOuder: 870,
          },
          proof: proofIn(
            eli.wib92,
            'art. 132 en 133',
            '870; 2.240; 5.020; 8.120 EUR plus 3.100 per kind; 325; 2.610; 870 EUR',
            '2026-11-15',
          ),
        },
      ],
      ({ kinderen: [een, twee, drie, vier], ...rest }: Toeslagen, coefficient): Toeslagen => ({
        ...eachToTen(rest, coefficient),
        kinderen: [
          toTenTimes(een, coefficient),
          toTenTimes(twee, coefficient),
          toTenTimes(drie, coefficient),
          toTenTimes(vier, coefficient),
        ],
      }),
    ),
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
        ...gestemd,
      },
    ],
  ),
  {
    ...yearly,
    source: 'FOD Financiën, personen ten laste',
    article: 'art. 132 en 133 WIB 92',
    confidence: 'hoog',
    printed: {
      2023: {
        kinderen: [1_850, 4_760, 10_660, 17_250],
        kindBovenVier: 6_580,
        kindOnderDrie: 690,
        anderePersoon: 1_850,
        zorgbehoevende: 5_540,
        alleenstaandeOuder: 1_850,
      },
      2024: {
        kinderen: [1_920, 4_950, 11_090, 17_940],
        kindBovenVier: 6_850,
        kindOnderDrie: 720,
        anderePersoon: 1_920,
        zorgbehoevende: 5_770,
        alleenstaandeOuder: 1_920,
      },
      2025: {
        kinderen: [1_980, 5_110, 11_440, 18_510],
        kindBovenVier: 7_070,
        kindOnderDrie: 740,
        anderePersoon: 1_980,
        zorgbehoevende: 5_950,
        alleenstaandeOuder: 1_980,
      },
    },
  },
)

export const kredietKindMaximum = dated(
  'kredietKindMaximum',
  'Terugbetaalbaar belastingkrediet per kind ten laste, hoogstens',
  'euro per jaar',
  [
    ...indexed(indexBelastingvrijeSom, [{ from: '2021-01-01', base: 250, derived: true }], toTenTimes).rows.filter(
      ({ from }) => from < '2024-01-01',
    ),
    {
      from: '2024-01-01',
      value: 550,
      note: 'Bevroren tot en met inkomstenjaar 2029.',
      confidence: 'hoog',
      proof: proofIn(eli.wib92, 'art. 134, § 3', '550 euro per kind ten laste', '2026-11-15'),
    },
  ],
  {
    ...yearly,
    source: 'FOD Financiën; wet van 18 december 2025 (bevriezing)',
    article: 'art. 134, § 3 WIB 92',
    knownTo: '2029-12-31',
    confidence: 'middel',
    note: 'Voor 2024 afgeleid: basisbedrag 250 euro maal de index van de belastingvrije som.',
  },
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
  'toeslagLaagInkomen',
  'Bijkomende toeslag voor een alleenstaande ouder met een laag inkomen',
  'schaal',
  indexed(
    indexBelastingvrijeSom,
    [
      {
        from: '2021-01-01',
        base: { bedrag: 565, volledigTot: 8_445, nulVanaf: 10_700, minimumInkomen: 1_800 },
        proof: proofIn(
          eli.wib92,
          'art. 133, tweede en derde lid',
          '10.700 euro; 1.800 euro; 8.445 euro; 565 euro',
          '2026-11-15',
        ),
      },
    ],
    eachToTen,
  ),
  {
    ...yearly,
    source: 'FOD Financiën, kinderopvang: alleenstaande ouders',
    article: 'art. 133, § 2 en 145/35 WIB 92',
    confidence: 'hoog',
    printed: { 2025: { bedrag: 1_290, volledigTot: 19_250, nulVanaf: 24_390, minimumInkomen: 4_100 } },
  },
)

export const kinderopvangBijkomend = dated(
  'kinderopvangBijkomend',
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
  'bestaansmiddelenKind',
  'Wat een kind netto mag verdienen om ten laste te blijven',
  'euro per jaar',
  indexed(
    indexBelastingvrijeSom,
    [
      { from: '2024-01-01', base: 3_300, derived: true, note: 'Alleenstaande ouder: 7.290 euro.' },
      {
        from: '2025-01-01',
        base: 5_265,
        proof: proofIn(eli.wet2025, 'art. 38 (art. 141 WIB 92)', '5.265 euro voor de kinderen ten laste', '2026-11-16'),
      },
    ],
    toTenTimes,
  ),
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 136 en 141 WIB 92',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    printed: { 2024: 7_290, 2025: 12_000, 2026: 12_300 },
  },
)
