/** The figures of pensioeninhouding.ts, by date. */
import { after } from '#rules/kernel/indexed.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel } from '#rules/kernel/sources.ts'
import { bySpil, timesIndex } from '#rules/kernel/spil.ts'
import type { Gezinstype } from '#rules/pensioen/pensioen.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'

const fpd = { source: 'Federale Pensioendienst', checkedOn: '2026-11-15' } as const

const FEBRUARY_2025 = { from: '2025-02-01', base: { alleenstaande: 2_037.72, gezin: 2_414.97 } } as const

export const rizivTarief = dated(
  'rizivTarief',
  'RIZIV-bijdrage op pensioenen',
  'tarief',
  [
    {
      from: '1980-10-01',
      value: 0.0355,
      proof: { eli: eli.ziv, article: 'art. 191, eerste lid, 7°', says: '3,55 %', seenOn: '2026-11-15' },
    },
  ],
  {
    ...fpd,
    article: 'art. 191, eerste lid, 7° ZIV-wet',
    confidence: 'hoog',
  },
)

export const rizivGrens = dated<Readonly<Record<Gezinstype, number>>>(
  'rizivGrens',
  'RIZIV-bijdrage: pensioen dat vrij blijft, per maand',
  'schaal',
  after(
    [
      { from: '2023-11-01', value: { alleenstaande: 1_958.59, gezin: 2_321.2 } },
      { from: '2024-05-01', value: { alleenstaande: 1_997.74, gezin: 2_367.6 } },
      {
        from: FEBRUARY_2025.from,
        value: FEBRUARY_2025.base,
        // The table names the first cent on which something is withheld.
        base: { alleenstaande: 2_037.73, gezin: 2_414.98 },
        proof: {
          url: 'https://www.sfpd.fgov.be/nl',
          article: 'art. 191, eerste lid, 7° ZIV-wet',
          says: 'van 2.037,73 euro tot 2.112,71 euro; van 2.414,98 euro tot 2.503,85 euro',
          seenOn: '2026-11-15',
        },
      },
    ],
    bySpil([FEBRUARY_2025], { step: 28 }, timesIndex),
  ),
  {
    ...fpd,
    article: 'art. 191, eerste lid, 7° ZIV-wet',
    eli: eli.ziv,
    confidence: 'middel',
    note: 'Sinds maart 2026 afgeleid: de bekendgemaakte grens van februari 2025 maal de index.',
  },
)

type Solidariteit = {
  readonly vrij: number
  readonly eerste: number
  readonly tweede: number
  readonly hoogste: number
}

type Grenzen = Readonly<Record<Gezinstype, Solidariteit>>

export const solidariteitsgrenzen = dated<Grenzen>(
  'solidariteitsgrenzen',
  'Solidariteitsbijdrage: grenzen per maand',
  'schaal',
  after(
    [
      {
        from: '2017-06-01',
        value: {
          alleenstaande: { vrij: 2_311.96, eerste: 2_383.46, tweede: 2_578.44, hoogste: 2_605.26 },
          gezin: { vrij: 2_672.91, eerste: 2_755.57, tweede: 2_946.79, hoogste: 2_977.43 },
        },
      },
      {
        from: '2018-10-01',
        value: {
          alleenstaande: { vrij: 2_358.33, eerste: 2_431.26, tweede: 2_630.16, hoogste: 2_657.51 },
          gezin: { vrij: 2_726.52, eerste: 2_810.84, tweede: 3_005.89, hoogste: 3_037.15 },
        },
        note: 'De eerste grens is bekend; de andere zijn in dezelfde mate geïndexeerd.',
      },
    ],
    bySpil<Grenzen, Grenzen>(
      [
        {
          from: '2019-03-01',
          base: {
            alleenstaande: { vrij: 1_711.72, eerste: 1_764.65, tweede: 1_895.87, hoogste: 1_915.62 },
            gezin: { vrij: 1_978.96, eerste: 2_040.15, tweede: 2_168.84, hoogste: 2_191.43 },
          },
          proof: {
            eli: eli.wet1994,
            article: 'art. 68, § 2',
            says: '1.711,72; 1.764,65; 1.895,87; 1.915,62 EUR; 1.978,96; 2.040,15; 2.168,84; 2.191,43 EUR',
            seenOn: '2026-11-15',
          },
        },
      ],
      '114,89',
      (base, coefficient) => ({
        alleenstaande: timesIndex(base.alleenstaande, coefficient),
        gezin: timesIndex(base.gezin, coefficient),
      }),
    ),
  ),
  {
    ...fpd,
    article: 'art. 68 van de wet van 30 maart 1994',
    eli: eli.wet1994,
    confidence: 'middel',
    note: 'Het basisbedrag van de wet, gekoppeld aan spilindex 114,89, maal de index. De bekendgemaakte grenzen van februari 2025 volgen er op de cent uit.',
  },
)

export const solidariteitTarieven = dated<{ readonly laag: number; readonly hoog: number; readonly aanloop: number }>(
  'solidariteitTarieven',
  'Solidariteitsbijdrage: tarieven en aanloop',
  'schaal',
  [
    {
      from: '2008-07-01',
      value: { laag: 0.015, hoog: 0.02, aanloop: 0.5 },
      proof: { eli: eli.wet1994, article: 'art. 68, § 2', says: 'P × 0,015; P × 0,02; 50 %', seenOn: '2026-11-15' },
    },
  ],
  { ...fpd, article: 'art. 68 van de wet van 30 maart 1994', confidence: 'hoog' },
)

type Omzetting = readonly { readonly vanaf: number; readonly tarief: number }[]

export const omzettingFictieveRente = dated<Omzetting>(
  'omzettingFictieveRente',
  'Omzetting van een kapitaal in een fictieve rente, volgens leeftijd',
  'schaal',
  [
    {
      from: '1992-01-01',
      value: [
        { vanaf: 0, tarief: 0.01 },
        { vanaf: 41, tarief: 0.015 },
        { vanaf: 46, tarief: 0.02 },
        { vanaf: 51, tarief: 0.025 },
        { vanaf: 56, tarief: 0.03 },
        { vanaf: 59, tarief: 0.035 },
        { vanaf: 61, tarief: 0.04 },
        { vanaf: 63, tarief: 0.045 },
        { vanaf: 65, tarief: 0.05 },
      ],
      proof: {
        url: justel.kbWib92,
        article: 'art. 73',
        says: '40 jaar en minder 1; 41 tot 45 jaar 1,5; 46 tot 50 jaar 2; 51 tot 55 jaar 2,5; 56 tot 58 jaar 3; 59 en 60 jaar 3,5; 61 en 62 jaar 4; 63 en 64 jaar 4,5; 65 jaar en meer 5',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 73 KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De fiscale tabel. De Federale Pensioendienst gebruikt voor zijn bijdragen een eigen tabel.',
    url: justel.kbWib92,
  },
)

/** Art. 147, last paragraph, and art. 151/1: the limit up to which the additional reduction is whole. */
export const nulgrensPensioen = dated(
  'nulgrensPensioen',
  'Pensioen zonder belasting voor wie alleen een pensioen heeft, alleenstaande',
  'euro per jaar',
  pensioenvermindering.rows.map((row) => ({ ...row, base: undefined, value: row.value.volledigTot })),
  {
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 147, laatste lid, en art. 151/1 WIB 92',
    checkedOn: '2026-11-17',
    confidence: 'middel',
    knownTo: '2026-12-31',
    eli: eli.wib92,
    note: 'De grens van de aanvullende vermindering, zie daar.',
  },
)
