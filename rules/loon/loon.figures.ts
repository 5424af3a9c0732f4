/** The figures of loon.ts, by date. The werkbonus stands apart. */
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { gestemd } from '#rules/belasting/ten-laste.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { indexed, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const checked = { checkedOn: '2026-11-15' } as const

export const rszWerknemer = dated(
  'rszWerknemer',
  'RSZ-bijdrage van werknemers',
  'tarief',
  [
    {
      from: '2003-01-01',
      value: 0.1307,
      base: [0.075, 0.0115, 0.0087, 0.0355],
      proof: proofIn(eli.wet1981, 'art. 38, § 2', '7,5 p.c.; 1,15 p.c.; 0,87 p.c.; 3,55 p.c.', '2026-11-15'),
    },
  ],
  {
    ...checked,
    source: 'RSZ, administratieve instructies',
    article: 'art. 38 wet van 29 juni 1981',
    confidence: 'hoog',
  },
)

export const arbeiderBasis = dated(
  'arbeiderBasis',
  'Loon van een arbeider telt voor de RSZ mee aan',
  'coefficient',
  [{ from: '1992-01-01', value: 1.08, proof: proofIn(eli.wet1994, 'art. 109, § 1', 'loon aan 108 %', '2026-11-15') }],
  {
    ...checked,
    source: 'RSZ, administratieve instructies',
    article: 'art. 19 KB van 28 november 1969',
    confidence: 'hoog',
  },
)

export const rszWerkgever = dated(
  'rszWerkgever',
  'RSZ-bijdrage van een gewone werkgever',
  'tarief',
  [{ from: '2018-01-01', value: 0.2687, derived: true }],
  {
    ...checked,
    source: 'RSZ, bijdragevoeten',
    article: 'art. 38, § 3 wet van 29 juni 1981',
    confidence: 'middel',
    eli: eli.wet1981,
    note: 'Basis 19,88 % + 4,27 % × 1,1988 = 25 %, met de bijzondere bijdragen ongeveer 26,87 %. De juiste som hangt af van sector en grootte; zonder verminderingen, en zonder de grens per kwartaal waarboven geen bijdrage meer verschuldigd is.',
  },
)

export const chequeEigenBijdrage = dated(
  'chequeEigenBijdrage',
  'Maaltijdcheque, kleinste eigen bijdrage',
  'euro',
  [
    {
      from: '2003-01-01',
      value: 1.09,
      proof: proofIn(eli.wib92, 'art. 38/1, § 2, 6°', 'ten minste 1,09 euro', '2026-11-15'),
    },
  ],
  {
    ...checked,
    source: 'RSZ, administratieve instructies',
    article: 'art. 19bis KB van 28 november 1969',
    confidence: 'hoog',
    eli: eli.kb1969,
  },
)

export const chequeWerkgeverMaximum = dated(
  'chequeWerkgeverMaximum',
  'Maaltijdcheque, hoogste bijdrage van de werkgever',
  'euro',
  [
    { from: '2016-01-01', value: 6.91 },
    {
      from: '2026-01-01',
      value: 8.91,
      proof: proofIn(eli.wib92, 'art. 38/1, § 2, 5°', 'ten hoogste 8,91 euro', '2026-11-15'),
    },
  ],
  {
    ...checked,
    source: 'RSZ; VLAIO',
    article: 'art. 19bis KB van 28 november 1969',
    confidence: 'hoog',
    eli: eli.kb1969,
  },
)

export const fiscaleWerkbonus = dated<{ readonly a: number; readonly b: number }>(
  'fiscaleWerkbonus',
  'Fiscale werkbonus, in procent van de werkbonus',
  'schaal',
  [
    { from: '2019-01-01', value: { a: 0.3314, b: 0.3314 } },
    {
      from: '2024-04-01',
      value: { a: 0.3314, b: 0.5254 },
      proof: proofIn(eli.wib92, 'art. 289ter/1', '33,14 % van luik A en 52,54 % van luik B', '2026-11-16'),
    },
    { from: '2026-01-01', value: { a: 0.3314, b: 0.63 }, ...gestemd },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 289ter/1 WIB 92',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    eli: eli.wib92,
  },
)

export const fiscaleWerkbonusMaximum = dated(
  'fiscaleWerkbonusMaximum',
  'Fiscale werkbonus, hoogstens per jaar',
  'euro per jaar',
  indexed(indexBelastingschalen, [{ from: '2025-01-01', base: 765, derived: true }], toTenTimes),
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 289ter/1 WIB 92',
    eli: eli.wib92,
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'Basisbedrag 765 euro: teruggerekend uit de 1.540 euro van 2025 in de wettekst.',
    printed: { 2025: 1_540 },
    seen: { 2025: proofIn(eli.wib92, 'art. 289ter/1', '1.540 euro (geïndexeerd)', '2026-11-15') },
  },
)

export type Gezin = 'alleenstaand' | 'partnerMetInkomen' | 'partnerZonderInkomen'

/** Above `boven`: a fixed amount plus a rate on what lies above, between the least and the most. */
export type BbszSchijf = {
  readonly boven: number
  readonly vast: number
  readonly tarief: number
  readonly minimum?: number
  readonly maximum?: number
}

export const bbszMaand = dated<Readonly<Record<Gezin, readonly BbszSchijf[]>>>(
  'bbszMaand',
  'Bijzondere bijdrage sociale zekerheid, inhouding per maand',
  'schaal',
  [
    {
      from: '2022-04-01',
      value: {
        alleenstaand: [
          { boven: 1_945.38, vast: 0, tarief: 0.0422 },
          { boven: 2_190.18, vast: 10.33, tarief: 0.011 },
          { boven: 3_737, vast: 27.35, tarief: 0.0338 },
          { boven: 4_100, vast: 39.61, tarief: 0.011, maximum: 60.94 },
        ],
        partnerMetInkomen: [
          { boven: 1_095.09, vast: 5.15, tarief: 0 },
          { boven: 1_945.38, vast: 0, tarief: 0.059, minimum: 5.15 },
          { boven: 2_190.18, vast: 14.44, tarief: 0.011, maximum: 51.64 },
        ],
        partnerZonderInkomen: [
          { boven: 1_945.38, vast: 0, tarief: 0.059 },
          { boven: 2_190.18, vast: 14.44, tarief: 0.011, maximum: 60.94 },
        ],
      },
      proof: {
        eli: eli.wet1994,
        article: 'art. 109, § 1',
        says: 'Alleenstaande: 4,22 % boven 1.945,38; 10,33 + 1,1 % boven 2.190,18; 27,35 + 3,38 % boven 3.737,00; 39,61 + 1,1 % boven 4.100,00; hoogstens 60,94. Koppel: 5,90 % boven 1.945,38, minstens 5,15; 5,15 vanaf 3.285,29 per kwartaal (1.095,09 per maand); 14,44 + 1,1 % boven 2.190,18, hoogstens 51,64 of 60,94.',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    ...checked,
    source: 'Wet van 30 maart 1994 houdende sociale bepalingen',
    article: 'art. 109 wet van 30 maart 1994',
    eli: eli.wet1994,
    confidence: 'hoog',
    note: 'Een partner met een klein inkomen of pensioen, binnen de grenzen van de bedrijfsvoorheffing, telt voor de RSZ als een partner zonder inkomen (instructie van de RSZ, bij EasyPay en Liantis).',
  },
)

const bbszTot2021: readonly BbszSchijf[] = [
  { boven: 18_592.02, vast: 0, tarief: 0.09 },
  { boven: 21_070.96, vast: 223.1, tarief: 0.013, maximum: 731.28 },
]

export const bbszJaar = dated<Readonly<Record<'alleenstaand' | 'koppel', readonly BbszSchijf[]>>>(
  'bbszJaar',
  'Bijzondere bijdrage sociale zekerheid, definitief per jaar',
  'schaal',
  [
    {
      from: '2002-01-01',
      value: { alleenstaand: bbszTot2021, koppel: bbszTot2021 },
      note: 'Tot en met inkomstenjaar 2021 één schaal voor alleenstaanden en koppels.',
    },
    {
      from: '2022-01-01',
      value: {
        alleenstaand: [
          { boven: 18_592.02, vast: 0, tarief: 0.05 },
          { boven: 21_070.96, vast: 123.95, tarief: 0.013 },
          { boven: 37_344, vast: 335.5, tarief: 0.04009 },
          { boven: 40_997.26, vast: 481.96, tarief: 0.012996, maximum: 731.28 },
        ],
        koppel: [
          { boven: 18_592.02, vast: 0, tarief: 0.05 },
          { boven: 21_070.96, vast: 123.95, tarief: 0.013 },
          { boven: 60_181.95, vast: 632.39, tarief: 0 },
          { boven: 74_688, vast: 632.39, tarief: 0.013629, maximum: 731.28 },
        ],
      },
      proof: {
        eli: eli.wet1994,
        article: 'art. 108, § 1',
        says: 'Alleenstaande: 18.592,02 tot 21.070,96: 5 %; tot 37.344,00: 123,95 + 1,3 %; tot 40.997,26: 335,50 + 4,0090 %; tot 60.181,95: 481,96 + 1,2996 %; daarboven 731,28. Koppel: 123,95 + 1,3 % tot 60.181,95; 632,39 tot 74.688,00; + 1,3629 % tot 81.944,00; daarboven 731,28.',
        seenOn: '2026-11-15',
      },
      note: 'De grens van 40.997,26 euro staat in de wet van 20 november 2022, met uitwerking op 1 januari 2022.',
    },
  ],
  {
    ...checked,
    source: 'Wet van 30 maart 1994 houdende sociale bepalingen',
    article: 'art. 108 wet van 30 maart 1994',
    eli: eli.wet1994,
    confidence: 'hoog',
  },
)
