/** The figures of pensioen.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const fpd = { source: 'Federale Pensioendienst', checkedOn: '2026-11-15', confidence: 'hoog' } as const

/** By the day on which the pension starts, not by the day of asking. */
export const pensioenleeftijd = dated(
  'Wettelijke pensioenleeftijd, volgens de ingangsdatum van het pensioen',
  'jaren',
  [
    { from: '2009-01-01', value: 65 },
    { from: '2025-02-01', value: 66 },
    {
      from: '2030-02-01',
      value: 67,
      proof: proofIn(eli.kbPensioen, 'art. 2', '67 jaar', '2026-11-15'),
    },
  ],
  { ...fpd, source: 'Wet van 10 augustus 2015; Federale Pensioendienst', article: 'art. 2 KB van 23 december 1996' },
)

export type Poort = { readonly leeftijd: number; readonly jaren: number }

export const vervroegdPensioen = dated<readonly Poort[]>(
  'Vervroegd pensioen: leeftijd en loopbaanjaren',
  'schaal',
  [
    {
      from: '2019-01-01',
      value: [
        { leeftijd: 60, jaren: 44 },
        { leeftijd: 61, jaren: 43 },
        { leeftijd: 63, jaren: 42 },
      ],
      proof: proofIn(
        eli.kbPensioen,
        'art. 4',
        '60 jaar en 44 loopbaanjaren; 61 jaar en 43; 63 jaar en 42',
        '2026-11-15',
      ),
    },
  ],
  { ...fpd, article: 'art. 4 KB van 23 december 1996' },
)

export const volledigeLoopbaan = dated('Volledige loopbaan', 'jaren', [{ from: '2009-01-01', value: 45 }], {
  ...fpd,
  article: 'art. 5 KB van 23 december 1996',
  note: 'Gewerkte jaren boven 45 tellen er sinds 2019 bij.',
  eli: eli.kbPensioen,
})

export const dagenPerLoopbaanjaar = dated(
  'Voltijdse dagen in een vol loopbaanjaar',
  'dagen',
  [{ from: '1997-01-01', value: 312 }],
  fpd,
)

export const pensioenAlleenstaande = dated(
  'Pensioen als alleenstaande, deel van het loon',
  'tarief',
  [{ from: '1968-01-01', value: 0.6, proof: proofIn(eli.kb50, 'art. 10', '60 p.c.', '2026-11-15') }],
  { ...fpd, article: 'art. 10 KB nr. 50 van 24 oktober 1967' },
)

export const pensioenGezin = dated(
  'Pensioen als gezin, deel van het loon',
  'tarief',
  [{ from: '1968-01-01', value: 0.75, proof: proofIn(eli.kb50, 'art. 10', '75 p.c.', '2026-11-15') }],
  {
    ...fpd,
    article: 'art. 10 KB nr. 50 van 24 oktober 1967',
    note: 'Alleen als je partner geen of een klein eigen inkomen heeft.',
  },
)

const DERIVED =
  'Afgeleid: het bedrag van 2024 met de indexaties sindsdien, per maand gewogen. Niet gepubliceerd gezien.'

export const loonplafond = dated(
  'Hoogste jaarloon dat meetelt voor het werknemerspensioen',
  'euro per jaar',
  [
    { from: '2019-01-01', value: 58_446.94 },
    { from: '2020-01-01', value: 60_026.75 },
    { from: '2021-01-01', value: 63_944.74 },
    { from: '2022-01-01', value: 71_519.98 },
    { from: '2023-01-01', value: 76_395.98 },
    { from: '2024-01-01', value: 80_485.32 },
    { from: '2025-01-01', value: 82_500, note: DERIVED, derived: true },
    { from: '2026-01-01', value: 84_570, note: DERIVED, derived: true },
  ],
  {
    ...fpd,
    article: 'art. 7 KB nr. 50 van 24 oktober 1967',
    confidence: 'middel',
    knownTo: '2026-12-31',
    eli: eli.kb50,
  },
)

export const inkomensplafondPensioen = dated(
  'Hoogste jaarinkomen dat meetelt voor het pensioen van een zelfstandige',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 75_977.52, note: 'Bedrag van 2024; dat van 2023 ligt lager.' },
    { from: '2025-01-01', value: 77_880, note: DERIVED, derived: true },
    { from: '2026-01-01', value: 79_840, note: DERIVED, derived: true },
  ],
  {
    ...fpd,
    source: 'RSVZ',
    article: 'art. 126 van de wet van 15 mei 1984',
    confidence: 'middel',
    knownTo: '2026-12-31',
    eli: 'wet/1984/05/15/1984022160',
  },
)

/** Read on the career year: what was earned before 2021 counts for about 69 %. */
export const correctieZelfstandige = dated(
  'Deel van het inkomen dat telt voor het pensioen van een zelfstandige, volgens het loopbaanjaar',
  'tarief',
  [
    { from: '1984-01-01', value: 0.69, note: 'Ongeveer: het cijfer verschilde van jaar tot jaar.' },
    { from: '2021-01-01', value: 1 },
  ],
  { ...fpd, source: 'RSVZ', article: 'art. 124 van de wet van 15 mei 1984', eli: 'wet/1984/05/15/1984022160' },
)

export const tantieme = dated(
  'Deel van de referentiewedde per dienstjaar van een ambtenaar',
  'tarief',
  [
    {
      from: '1844-07-21',
      value: 1 / 60,
      note: 'Het gewone tantième van 1/60. Sommige diensten hebben een beter.',
      proof: proofIn(eli.wet1844, 'art. 8, § 1', '1/60 van de referentiewedde', '2026-11-15'),
    },
  ],
  { ...fpd, article: 'art. 8 van de wet van 21 juli 1844' },
)

export const ambtenarenplafond = dated(
  'Ambtenarenpensioen: hoogste deel van de referentiewedde',
  'tarief',
  [
    {
      from: '1978-08-05',
      value: 0.75,
      proof: proofIn(eli.wet1978pensioen, 'art. 39', '3/4 van de wedde', '2026-11-15'),
    },
  ],
  { ...fpd, article: 'art. 39 van de wet van 5 augustus 1978' },
)

export const ambtenarenMaximum = dated(
  'Ambtenarenpensioen: absoluut maximum',
  'euro per maand',
  [{ from: '2023-01-01', value: 8_291, note: 'Bedrag van 2025. We rekenen er ook in andere jaren mee.' }],
  {
    ...fpd,
    article: 'art. 40 van de wet van 5 augustus 1978 (Wijninckx-plafond)',
    confidence: 'middel',
    eli: eli.wet1978pensioen,
  },
)

export const minimumpensioenAlleenstaande = dated(
  'Gewaarborgd minimumpensioen, alleenstaande met een volledige loopbaan',
  'euro per maand',
  [
    { from: '2023-11-01', value: 1_703.12 },
    { from: '2024-01-01', value: 1_738.54 },
    { from: '2024-05-01', value: 1_773.35 },
    { from: '2025-02-01', value: 1_808.82, note: 'Afgeleid met de index van 2 %.', derived: true },
    { from: '2026-03-01', value: 1_844.99, note: 'Afgeleid met de index van 2 %.', derived: true },
    { from: '2026-09-01', value: 1_881.89, note: 'Afgeleid met de index van 2 %; minder zeker.', derived: true },
  ],
  {
    ...fpd,
    article: 'art. 33 van de wet van 10 februari 1981',
    confidence: 'middel',
    follows: 'spilindex',
    knownTo: '2026-12-31',
    eli: 'wet/1981/02/10/1981001048',
  },
)

export const minimumpensioenGezin = dated(
  'Gewaarborgd minimumpensioen, gezin met een volledige loopbaan',
  'euro per maand',
  [
    { from: '2023-11-01', value: 2_128.23 },
    { from: '2024-01-01', value: 2_172.54, note: 'Afgeleid.', derived: true },
    { from: '2024-05-01', value: 2_215.99 },
    { from: '2025-02-01', value: 2_260.31, note: 'Afgeleid met de index van 2 %.', derived: true },
    { from: '2026-03-01', value: 2_305.52, note: 'Afgeleid met de index van 2 %.', derived: true },
    {
      from: '2026-09-01',
      value: 2_345.52,
      note: 'Afgeleid: de centenindex geeft boven 2.000 euro hoogstens 40 euro.',
      derived: true,
    },
  ],
  {
    ...fpd,
    article: 'art. 33 van de wet van 10 februari 1981',
    confidence: 'middel',
    follows: 'spilindex',
    knownTo: '2026-12-31',
    eli: 'wet/1981/02/10/1981001048',
  },
)

export const minimumpensioenJaren = dated(
  'Loopbaanjaren die je nodig hebt voor een minimumpensioen',
  'jaren',
  [{ from: '1981-01-01', value: 30 }],
  {
    ...fpd,
    article: 'art. 33 van de wet van 10 februari 1981',
    note: 'Jaren van minstens 208 voltijdse dagen.',
    eli: 'wet/1981/02/10/1981001048',
  },
)

export const minimumpensioenDagen = dated(
  'Gewerkte dagen die je nodig hebt voor een minimumpensioen',
  'dagen',
  [
    { from: '2009-01-01', value: 0 },
    { from: '2025-01-01', value: 5_000, note: 'Niet wie voor 1963 geboren is; overgang tot geboortejaar 1969.' },
  ],
  { ...fpd, source: 'Wet van 25 december 2023; Federale Pensioendienst', url: 'https://www.sfpd.fgov.be/nl' },
)

/** First birth year for which the full number of worked days is asked. */
export const minimumpensioenGeboortejaar = dated(
  'Geboortejaar vanaf wanneer de gewerkte dagen voor het minimumpensioen volledig gelden',
  'aantal',
  [{ from: '2009-01-01', value: 1_970 }],
  { ...fpd, source: 'Wet van 25 december 2023; Federale Pensioendienst', url: 'https://www.sfpd.fgov.be/nl' },
)
