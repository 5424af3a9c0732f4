/** The figures of pensioeninhouding.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import type { Gezinstype } from '#rules/pensioen/pensioen.ts'

const fpd = { source: 'Federale Pensioendienst', checkedOn: '2026-11-15' } as const

const INDEXED = 'Afgeleid: alleen geïndexeerd met 2 % per indexsprong.'

export const rizivTarief = dated('RIZIV-bijdrage op pensioenen', 'tarief', [{ from: '1980-10-01', value: 0.0355 }], {
  ...fpd,
  article: 'art. 191, eerste lid, 7° ZIV-wet',
  confidence: 'hoog',
})

export const rizivGrens = dated<Readonly<Record<Gezinstype, number>>>(
  'RIZIV-bijdrage: pensioen dat vrij blijft, per maand',
  'schaal',
  [
    { from: '2023-11-01', value: { alleenstaande: 1_958.59, gezin: 2_321.2 } },
    { from: '2024-05-01', value: { alleenstaande: 1_997.74, gezin: 2_367.6 } },
    { from: '2025-02-01', value: { alleenstaande: 2_037.69, gezin: 2_414.95 }, note: INDEXED },
    { from: '2026-03-01', value: { alleenstaande: 2_078.45, gezin: 2_463.25 }, note: INDEXED },
  ],
  { ...fpd, article: 'art. 191, eerste lid, 7° ZIV-wet', confidence: 'middel', knownTo: '2026-12-31' },
)

type Solidariteit = {
  readonly vrij: number
  readonly eerste: number
  readonly tweede: number
  readonly hoogste: number
}

/** The scale of March 2019 after a number of index steps. */
function solidarity(steps: number): Readonly<Record<Gezinstype, Solidariteit>> {
  const up = (amount: number) => roundCents(amount * 1.02 ** steps)
  return {
    alleenstaande: { vrij: up(2_594.45), eerste: up(2_674.68), tweede: up(2_873.57), hoogste: up(2_903.51) },
    gezin: { vrij: up(2_999.51), eerste: up(3_092.26), tweede: up(3_287.31), hoogste: up(3_321.55) },
  }
}

export const solidariteitsgrenzen = dated<Readonly<Record<Gezinstype, Solidariteit>>>(
  'Solidariteitsbijdrage: grenzen per maand',
  'schaal',
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
    { from: '2019-03-01', value: solidarity(0) },
    { from: '2020-03-01', value: solidarity(1), note: INDEXED },
    { from: '2021-09-01', value: solidarity(2), note: INDEXED },
    { from: '2022-12-01', value: solidarity(8), note: 'Afgeleid: zes indexsprongen in een jaar.' },
    { from: '2023-11-01', value: solidarity(9), note: INDEXED },
    { from: '2024-05-01', value: solidarity(10), note: INDEXED },
    { from: '2025-02-01', value: solidarity(11), note: INDEXED },
    { from: '2026-03-01', value: solidarity(12), note: INDEXED },
  ],
  {
    ...fpd,
    article: 'art. 68 van de wet van 30 maart 1994',
    confidence: 'laag',
    knownTo: '2026-12-31',
    note: 'Sinds maart 2019 gaan we ervan uit dat de grenzen alleen de index volgden. De grenzen van augustus 2022 bevestigen dat op enkele centen na.',
  },
)

export const solidariteitTarieven = dated<{ readonly laag: number; readonly hoog: number; readonly aanloop: number }>(
  'Solidariteitsbijdrage: tarieven en aanloop',
  'schaal',
  [{ from: '2008-07-01', value: { laag: 0.015, hoog: 0.02, aanloop: 0.5 } }],
  { ...fpd, article: 'art. 68 van de wet van 30 maart 1994', confidence: 'hoog' },
)

type Omzetting = readonly { readonly vanaf: number; readonly tarief: number }[]

export const omzettingFictieveRente = dated<Omzetting>(
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
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 73 KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De fiscale tabel. De Federale Pensioendienst gebruikt voor zijn bijdragen een eigen tabel.',
  },
)

export const nulgrensPensioen = dated(
  'Pensioen zonder belasting voor wie alleen een pensioen heeft, alleenstaande',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 18_290, note: 'Afgeleid uit de aanslag.' },
    { from: '2024-01-01', value: 19_040 },
    { from: '2025-01-01', value: 19_630, note: 'Afgeleid uit de aanslag.' },
    { from: '2026-01-01', value: 20_110, note: 'Afgeleid: geïndexeerd zoals de belastingvrije som.' },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 154 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
  },
)
