/** The figures of pensioen.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import { bySpil, spilcoefficient } from '#rules/kernel/spil.ts'

const fpd = { source: 'Federale Pensioendienst', checkedOn: '2026-11-15', confidence: 'hoog' } as const

/** By the day on which the pension starts, not by the day of asking. */
export const pensioenleeftijd = dated(
  'pensioenleeftijd',
  'Wettelijke pensioenleeftijd, volgens de ingangsdatum',
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
  'vervroegdPensioen',
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

export const volledigeLoopbaan = dated(
  'volledigeLoopbaan',
  'Volledige loopbaan',
  'jaren',
  [
    {
      from: '2009-01-01',
      value: 45,
      proof: proofIn(
        eli.kbPensioen,
        'art. 7',
        'comme travailleur salarié pendant 45 ans; calculée par année civile à raison de 1/45e',
        '2026-11-17',
      ),
    },
  ],
  {
    ...fpd,
    article: 'art. 5 KB van 23 december 1996',
    note: 'Gewerkte jaren boven 45 tellen er sinds 2019 bij.',
    eli: eli.kbPensioen,
  },
)

export const dagenPerLoopbaanjaar = dated(
  'dagenPerLoopbaanjaar',
  'Voltijdse dagen in een vol loopbaanjaar',
  'dagen',
  [
    {
      from: '1997-01-01',
      value: 312,
      proof: proofIn(eli.pensioenwet2024, 'art. 5, tweede lid', 'per kalenderjaar begrensd tot 312', '2026-11-16'),
    },
  ],
  { ...fpd, article: 'art. 5 van de wet van 25 april 2024', checkedOn: '2026-11-16', eli: eli.pensioenwet2024 },
)

export const pensioenAlleenstaande = dated(
  'pensioenAlleenstaande',
  'Pensioen als alleenstaande, deel van het loon',
  'tarief',
  [{ from: '1968-01-01', value: 0.6, proof: proofIn(eli.kb50, 'art. 10', '60 p.c.', '2026-11-15') }],
  { ...fpd, article: 'art. 10 KB nr. 50 van 24 oktober 1967' },
)

export const pensioenGezin = dated(
  'pensioenGezin',
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

const ART_7 = proofIn(
  eli.kb50,
  'art. 7, derde, vierde en vijftiende lid',
  'le montant est porté au niveau des prix de l’année considérée; 1,1165 pour les années après 2023',
  '2026-11-17',
)

/** Art. 7: since 2024 only the prices move it, by the mean health index of the year itself (base 2013). */
const naarPrijzenVan = (mean: number): number => roundCents((80_485.32 * mean) / 132.09833)

export const loonplafond = dated(
  'loonplafond',
  'Hoogste jaarloon dat meetelt voor het werknemerspensioen',
  'euro per jaar',
  [
    { from: '2019-01-01', value: 58_446.94 },
    { from: '2020-01-01', value: 60_026.75 },
    { from: '2021-01-01', value: 63_944.74 },
    { from: '2022-01-01', value: 71_519.98 },
    { from: '2023-01-01', value: 76_395.98 },
    { from: '2024-01-01', value: 80_485.32 },
    {
      from: '2025-01-01',
      value: naarPrijzenVan(135.58417),
      derived: true,
      base: 1.1165,
      proof: ART_7,
      note: 'Het bedrag van 2024 maal de gemiddelde gezondheidsindex van 2025 (135,58) over die van 2024 (132,10).',
    },
    {
      from: '2026-01-01',
      value: naarPrijzenVan(138.97),
      derived: true,
      base: 1.1165,
      proof: ART_7,
      note: 'Raming: het gemiddelde van 2026 is pas in januari bekend. Van januari tot juli lag de gezondheidsindex 2,5 % hoger dan een jaar eerder.',
    },
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
  'inkomensplafondPensioen',
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
const VOLLE_INKOMEN = proofAt(
  'https://www.liantis.be/nl/nieuws/nieuwe-berekeningswijze-voor-het-zelfstandigenpensioen',
  'de correctiecoëfficiënt valt weg, waardoor het jaarinkomen van de zelfstandige vanaf 2021 voor 100% meetelt',
  '2026-11-17',
)

export const correctieZelfstandige = dated(
  'correctieZelfstandige',
  'Deel van het inkomen dat telt voor het pensioen van een zelfstandige, volgens het loopbaanjaar',
  'tarief',
  [
    { from: '1984-01-01', value: 0.69, note: 'Ongeveer: het cijfer verschilde van jaar tot jaar.' },
    {
      from: '2021-01-01',
      value: 1,
      note: 'De wet van 2021 zagen we bij een sociaal verzekeringsfonds en in de pers over de stemming.',
      proof: VOLLE_INKOMEN,
    },
  ],
  { ...fpd, source: 'RSVZ', article: 'art. 124 van de wet van 15 mei 1984', eli: 'wet/1984/05/15/1984022160' },
)

export const tantieme = dated(
  'tantieme',
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
  'ambtenarenplafond',
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

/** A base at index 138,01, or an amount that stands still while high pensions are hardly indexed. */
export const ambtenarenMaximum = dated<{ readonly basis: number; readonly vast: number | null }>(
  'ambtenarenMaximum',
  'Ambtenarenpensioen: absoluut maximum per jaar (basis aan index 138,01, of vast bedrag)',
  'schaal',
  [
    {
      from: '2023-01-01',
      value: { basis: 46_882.74, vast: null },
      proof: proofIn(eli.wet1978pensioen, 'art. 39 en 40', '46.882,74 EUR per jaar', '2026-11-16'),
    },
    {
      from: '2025-07-01',
      value: { basis: 46_882.74, vast: 99_499.24 },
      proof: proofIn(
        eli.programmawet2025,
        'art. 223',
        'het bedrag van 46.882,74 EUR per jaar wordt vastgesteld op 99.499,24 EUR',
        '2026-11-16',
      ),
      note: 'Bevroren tot eind 2029, of tot na een vijfde indexering.',
    },
  ],
  {
    ...fpd,
    article: 'art. 39 en 40 van de wet van 5 augustus 1978 (Wijninckx-plafond); art. 223 programmawet van 18 juli 2025',
    checkedOn: '2026-11-16',
    knownTo: '2029-12-31',
  },
)

/** In September 2026 only this part of a pension rose (programmawet of 30 May 2026), a month. */
const CENTENINDEX = { step: 30, part: 2_000 } as const

/** A twelfth of the base times the coefficient, to the cent as the year itself. */
function minimumPerMonth(base: number, steps: number): number {
  const onStep = (step: number) => roundCents(roundCents(base * spilcoefficient(step)) / 12)
  if (steps < CENTENINDEX.step) return onStep(steps)
  const before = onStep(CENTENINDEX.step - 1)
  const then = before > CENTENINDEX.part ? roundCents(before + CENTENINDEX.part * 0.02) : onStep(CENTENINDEX.step)
  return roundCents(then * 1.02 ** (steps - CENTENINDEX.step))
}

export const minimumpensioenBedrag = dated<Readonly<Record<'alleenstaande' | 'gezin', number>>>(
  'minimumpensioenBedrag',
  'Gewaarborgd minimumpensioen met een volledige loopbaan, per maand',
  'schaal',
  bySpil(
    [
      {
        from: '2023-07-01',
        base: { alleenstaande: 12_213.12, gezin: 15_261.61 },
        proof: proofIn(
          'wet/1981/02/10/1981000209',
          'art. 33, eerste lid',
          'op 1 juli 2023 12.213,12 euro, en 15.261,61 euro voor een gezin',
          '2026-11-16',
        ),
      },
      {
        from: '2024-01-01',
        base: { alleenstaande: 12_467.14, gezin: 15_579.02 },
        proof: proofIn(
          eli.pensioenwet2024,
          'art. 4, eerste lid',
          '12.467,14 euro, en 15.579,02 euro voor een gezin, aan spilindex 103,14',
          '2026-11-16',
        ),
      },
    ],
    '103,14',
    ({ alleenstaande, gezin }, _, steps) => ({
      alleenstaande: minimumPerMonth(alleenstaande, steps),
      gezin: minimumPerMonth(gezin, steps),
    }),
  ),
  {
    ...fpd,
    article: 'art. 4 van de wet van 25 april 2024; voordien art. 33 van de wet van 10 februari 1981',
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2026-12-31',
    eli: eli.pensioenwet2024,
    note: 'Het jaarbedrag van de wet, aan spilindex 103,14, maal de index en gedeeld door twaalf. In september 2026 steeg alleen de schijf tot 2.000 euro per maand.',
  },
)

export const minimumpensioenJaren = dated(
  'minimumpensioenJaren',
  'Loopbaanjaren die je nodig hebt voor een minimumpensioen',
  'jaren',
  [
    {
      from: '1981-01-01',
      value: 30,
      proof: proofIn(
        eli.pensioenwet2024,
        'art. 3, § 1, eerste lid, 1°',
        'minstens 30 kalenderjaren van elk minstens 208 voltijdse dagen',
        '2026-11-16',
      ),
    },
  ],
  {
    ...fpd,
    article: 'art. 3 van de wet van 25 april 2024; voordien art. 33 van de wet van 10 februari 1981',
    checkedOn: '2026-11-16',
    note: 'Jaren van minstens 208 voltijdse dagen. Met jaren van minstens 156 dagen bestaat een lager minimum.',
    eli: eli.pensioenwet2024,
  },
)

/** Up to which year of birth, or null for everyone born later. */
type DagenPerGeboortejaar = { readonly totGeboortejaar: number | null; readonly dagen: number }

export const minimumpensioenDagen = dated<readonly DagenPerGeboortejaar[]>(
  'minimumpensioenDagen',
  'Gewerkte dagen die je nodig hebt voor een minimumpensioen, volgens geboortejaar',
  'schaal',
  [
    { from: '2009-01-01', value: [{ totGeboortejaar: null, dagen: 0 }] },
    {
      from: '2025-01-01',
      value: [
        { totGeboortejaar: 1962, dagen: 0 },
        { totGeboortejaar: 1963, dagen: 1_250 },
        { totGeboortejaar: 1964, dagen: 1_500 },
        { totGeboortejaar: 1965, dagen: 1_750 },
        { totGeboortejaar: 1966, dagen: 2_250 },
        { totGeboortejaar: 1967, dagen: 2_750 },
        { totGeboortejaar: 1968, dagen: 3_500 },
        { totGeboortejaar: 1969, dagen: 4_250 },
        { totGeboortejaar: null, dagen: 5_000 },
      ],
      base: [1_250, 1_500, 1_750, 2_250, 2_750, 3_500, 4_250, 5_000],
      proof: proofIn(
        eli.pensioenwet2024,
        'art. 3, § 1, 7 en 8',
        'minstens 5.000 werkelijk gepresteerde dagen; niet voor wie voor 1963 geboren is; geboren in 1963 1.250, 1964 1.500, 1965 1.750, 1966 2.250, 1967 2.750, 1968 3.500, 1969 4.250',
        '2026-11-16',
      ),
    },
  ],
  {
    ...fpd,
    source: 'Wet van 25 april 2024; Federale Pensioendienst',
    article: 'art. 3, 7 en 8 van de wet van 25 april 2024',
    checkedOn: '2026-11-16',
    eli: eli.pensioenwet2024,
  },
)
