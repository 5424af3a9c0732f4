/** The figures of bedrijfsvoorheffing.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

/** Where the tax authority keeps annex III and its key formula. */
const BEREKENING = 'https://financien.belgium.be/nl/ondernemingen/personeel_en_loon/bedrijfsvoorheffing/berekening'

const annex = {
  source: 'Koninklijk besluit over de bedrijfsvoorheffing (2026: KB van 11 december 2025, Staatsblad 29 december 2025)',
  article: 'bijlage III KB/WIB 92',
  checkedOn: '2026-11-15',
  knownTo: '2026-12-31',
} as const

export type Sleutelformule = {
  readonly schijven: readonly Bracket[]
  readonly forfaitMaximum: number
  /** Tax on the tax-free sum, taken off once, or twice when the partner has no income. */
  readonly vrijeSom: number
  readonly quotientMaximum: number
  /** Per year for 1 to 8 children. */
  readonly kinderen: readonly number[]
  readonly kindBovenAcht: number
  readonly alleenstaandeOuder: number
  /** Each other dependant, and a handicap of the employee. */
  readonly anderePersoon: number
  /** Partner with a small income of their own, and with a small pension. */
  readonly partnerKleinInkomen: number
  readonly partnerKleinPensioen: number
}

const schijven = (...limits: readonly number[]): readonly Bracket[] =>
  [0.2675, 0.428, 0.4815, 0.535].map((rate, index) => ({ upTo: limits[index] ?? null, rate }))

export const sleutelformule = dated<Sleutelformule>(
  'sleutelformule',
  'Sleutelformule van de bedrijfsvoorheffing',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: {
        schijven: schijven(15_830, 27_940, 48_350),
        forfaitMaximum: 5_750,
        vrijeSom: 2_830.15,
        quotientMaximum: 13_060,
        kinderen: [588, 1_572, 4_164, 7_212, 10_512, 13_812, 17_148, 20_808],
        kindBovenAcht: 3_660,
        alleenstaandeOuder: 588,
        anderePersoon: 588,
        partnerKleinInkomen: 1_650,
        partnerKleinPensioen: 3_288,
      },
    },
    {
      from: '2025-01-01',
      value: {
        schijven: schijven(16_310, 28_790, 49_820),
        forfaitMaximum: 5_930,
        vrijeSom: 2_915.75,
        quotientMaximum: 13_460,
        kinderen: [612, 1_608, 4_296, 7_428, 10_836, 14_232, 17_676, 21_444],
        kindBovenAcht: 3_780,
        alleenstaandeOuder: 612,
        anderePersoon: 612,
        partnerKleinInkomen: 1_698,
        partnerKleinPensioen: 3_390,
      },
    },
    {
      from: '2026-01-01',
      value: {
        schijven: schijven(16_710, 29_500, 51_050),
        forfaitMaximum: 6_070,
        vrijeSom: 2_987.98,
        quotientMaximum: 13_790,
        kinderen: [624, 1_656, 4_404, 7_620, 11_100, 14_592, 18_120, 21_996],
        kindBovenAcht: 3_864,
        alleenstaandeOuder: 624,
        anderePersoon: 624,
        partnerKleinInkomen: 1_740,
        partnerKleinPensioen: 3_474,
      },
      base: {
        schijven: schijven(16_710, 29_500, 51_050),
        forfaitMaximum: 6_070,
        vrijeSom: 2_987.98,
        quotientMaximum: 13_790,
        kinderenPerMaand: [52, 138, 367, 635, 925, 1_216, 1_510, 1_833],
      },
      proof: proofAt(
        BEREKENING,
        'tot 16.710 euro 26,75 %, tot 29.500 euro 42,80 %, tot 51.050 euro 48,15 %, daarboven 53,50 %; beroepskosten 30 %, hoogstens 6.070 euro; vermindering 2.987,98 euro; partner hoogstens 13.790 euro; kinderen per maand 52, 138, 367, 635, 925, 1.216, 1.510 en 1.833 euro',
        '2026-11-17',
      ),
    },
  ],
  { ...annex, confidence: 'hoog', url: justel.kbWib92 },
)

/** Off the monthly pay of a director who pays their own contributions, and the highest lump sum for expenses a year. */
export const sleutelformuleBedrijfsleider = dated<{
  readonly vast: number
  readonly schijven: readonly Bracket[]
  readonly forfaitMaximum: number
}>(
  'sleutelformuleBedrijfsleider',
  'Bedrijfsvoorheffing van een bedrijfsleider: vermindering van het maandloon voor sociale bijdragen',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: {
        vast: 385,
        schijven: [
          { upTo: 1_465, rate: 0 },
          { upTo: 6_310, rate: 0.215 },
          { upTo: 9_290, rate: 0.145 },
          { upTo: null, rate: 0 },
        ],
        forfaitMaximum: 3_200,
      },
    },
  ],
  {
    ...annex,
    article: 'bijlage III KB/WIB 92, nrs. 25 en 29',
    checkedOn: '2026-11-16',
    confidence: 'middel',
    note: 'De opbouw staat bij Securex voor 2023, de bedragen van 2026 bij een tweede bron. Ze sluiten op de cent: 1.426,68 euro bij 6.310 en 1.858,78 euro vanaf 9.290.',
    url: 'https://www.securex.be/nl/lex4you/werkgever',
  },
)

/** Highest net income per month of the partner for the two reductions of the key formula. */
export const partnerKleinGrens = dated<{ readonly inkomen: number; readonly pensioen: number }>(
  'partnerKleinGrens',
  'Klein eigen inkomen van de partner, netto per maand hoogstens',
  'schaal',
  [
    { from: '2024-01-01', value: { inkomen: 275, pensioen: 548 } },
    { from: '2025-01-01', value: { inkomen: 283, pensioen: 565 } },
    { from: '2026-01-01', value: { inkomen: 290, pensioen: 579 } },
  ],
  { ...annex, confidence: 'hoog', url: justel.kbWib92 },
)

/** The employee's own contribution to a group insurance lowers the withholding. */
export const groepsverzekeringVermindering = dated(
  'groepsverzekeringVermindering',
  'Vermindering van de bedrijfsvoorheffing op de eigen bijdrage voor een groepsverzekering',
  'tarief',
  [{ from: '2012-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 145/2', '30 pct.', '2026-11-15') }],
  {
    source: annex.source,
    article: annex.article,
    checkedOn: annex.checkedOn,
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

export type ExceptioneleSchijf = {
  /** Highest yearly pay after RSZ for this rate; null for the rest. */
  readonly tot: number | null
  readonly vakantiegeld: number
  readonly andere: number
}

const RATES: readonly (readonly [vakantiegeld: number, andere: number])[] = [
  [0, 0],
  [0.1917, 0.2322],
  [0.212, 0.2523],
  [0.2625, 0.3028],
  [0.313, 0.3533],
  [0.3433, 0.3836],
  [0.3634, 0.4038],
  [0.3937, 0.4341],
  [0.4239, 0.4644],
  [0.4744, 0.5148],
  [0.535, 0.535],
]

const exceptioneel = (...limits: readonly number[]): readonly ExceptioneleSchijf[] =>
  RATES.map(([vakantiegeld, andere], index) => ({ tot: limits[index] ?? null, vakantiegeld, andere }))

export const exceptioneleSchaal = dated(
  'exceptioneleSchaal',
  'Bedrijfsvoorheffing op vakantiegeld en premies',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: exceptioneel(10_115, 12_930, 16_460, 19_740, 22_330, 24_940, 30_150, 32_800, 43_440, 56_730),
    },
    {
      from: '2025-01-01',
      value: exceptioneel(10_415, 13_330, 16_960, 20_340, 23_020, 25_710, 31_070, 33_810, 44_770, 58_460),
    },
    {
      from: '2026-01-01',
      value: exceptioneel(10_675, 13_660, 17_375, 20_840, 23_580, 26_340, 31_830, 34_640, 45_860, 59_900),
      confidence: 'middel',
      note: 'Gezien in een tweede bron die bijlage III overneemt, niet in het Staatsblad zelf.',
      proof: proofAt(
        BEREKENING,
        'jaarloon tot 10.675: 0 %; tot 13.660: 19,17 en 23,22 %; tot 17.375: 21,20 en 25,23 %; tot 20.840: 26,25 en 30,28 %; tot 23.580: 31,30 en 35,33 %; tot 26.340: 34,33 en 38,36 %; tot 31.830: 36,34 en 40,38 %; tot 34.640: 39,37 en 43,41 %; tot 45.860: 42,39 en 46,44 %; tot 59.900: 47,44 en 51,48 %; daarboven 53,50 %',
        '2026-11-17',
      ),
    },
  ],
  { ...annex, article: 'bijlage III KB/WIB 92, nrs. 53 tot 55', confidence: 'hoog', url: justel.kbWib92 },
)

type KinderenExceptioneel = {
  /** Yearly pay up to which the amount stays free, for 1 to 5 children; then a fixed amount more per child. */
  readonly vrijTot: readonly [number, number, number, number, number]
  readonly vrijPerKind: number
  /** Reduction of the withholding for 1 to 5 children and the yearly pay above which there is none. */
  readonly vermindering: readonly { readonly tarief: number; readonly tot: number }[]
}

const kinderen = (
  vrijTot: KinderenExceptioneel['vrijTot'],
  vrijPerKind: number,
  ...tot: readonly number[]
): KinderenExceptioneel => ({
  vrijTot,
  vrijPerKind,
  vermindering: [0.075, 0.2, 0.35, 0.55, 0.75].map((tarief, index) => ({ tarief, tot: tot[index] ?? 0 })),
})

export const exceptioneelKinderen = dated(
  'exceptioneelKinderen',
  'Kinderen ten laste bij de voorheffing op vakantiegeld en premies',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: kinderen([17_858, 21_280, 27_430, 34_280, 41_130], 6_850, 27_410, 27_410, 30_150, 35_635, 38_375),
    },
    {
      from: '2025-01-01',
      value: kinderen([18_400, 21_930, 28_270, 35_330, 42_390], 7_060, 28_245, 28_245, 31_070, 36_720, 39_550),
    },
    {
      from: '2026-01-01',
      value: kinderen([18_858, 22_470, 28_960, 36_200, 43_440], 7_240, 28_940, 28_940, 31_835, 37_625, 40_520),
      confidence: 'middel',
      note: 'Gezien in een tweede bron die bijlage III overneemt, niet in het Staatsblad zelf.',
      proof: proofAt(
        BEREKENING,
        'vrij tot 18.858, 22.470, 28.960, 36.200 en 43.440 euro, 7.240 euro meer per kind; vermindering van 7,5 % en 20 % tot 28.940, 35 % tot 31.835, 55 % tot 37.625 en 75 % tot 40.520 euro',
        '2026-11-17',
      ),
    },
  ],
  { ...annex, article: 'bijlage III KB/WIB 92, nrs. 53 tot 55', confidence: 'hoog', url: justel.kbWib92 },
)
