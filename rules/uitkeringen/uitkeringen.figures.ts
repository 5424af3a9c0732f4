/** The figures of uitkeringen.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'

export type Status = 'bediende' | 'arbeider' | 'zelfstandige' | 'ambtenaar'

export type Household = 'gezinslast' | 'alleenstaand' | 'samenwonend'

/** Benefits are paid six days a week: 26 days in a full month. */
export const UITKERINGSDAGEN = 26

const INDEXED = 'Na 2023 afgeleid: telkens 2 % bij elke overschrijding van de spilindex (februari 2025, maart 2026).'

export const ziektePercentage = dated(
  'Ziekte-uitkering van een werknemer in het eerste jaar, deel van het brutoloon',
  'tarief',
  [{ from: '2009-01-01', value: 0.6 }],
  {
    source: 'RIZIV',
    article: 'art. 87 wet van 14 juli 1994; art. 211 KB van 3 juli 1996',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const ziekteMaximum = dated(
  'Hoogste ziekte-uitkering van een werknemer per dag',
  'euro',
  [
    { from: '2023-01-01', value: 102.42 },
    { from: '2023-11-01', value: 104.47 },
    { from: '2024-05-01', value: 106.56 },
    { from: '2025-02-01', value: 108.69 },
    { from: '2026-03-01', value: 110.86 },
  ],
  {
    source: 'RIZIV, maximumbedragen primaire ongeschiktheid',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: INDEXED,
  },
)

export const ziekteZelfstandige = dated<Readonly<Record<Household, number>>>(
  'Ziekte-uitkering van een zelfstandige per dag',
  'schaal',
  [
    { from: '2023-07-01', value: { gezinslast: 74.92, alleenstaand: 59.37, samenwonend: 45.53 } },
    { from: '2023-11-01', value: { gezinslast: 76.42, alleenstaand: 60.56, samenwonend: 46.45 } },
    { from: '2024-05-01', value: { gezinslast: 77.95, alleenstaand: 61.77, samenwonend: 47.38 } },
    { from: '2025-02-01', value: { gezinslast: 79.51, alleenstaand: 63.01, samenwonend: 48.33 } },
    { from: '2026-03-01', value: { gezinslast: 81.1, alleenstaand: 64.27, samenwonend: 49.3 } },
  ],
  {
    source: 'RSVZ en RIZIV, uitkeringen zelfstandigen',
    article: 'KB van 20 juli 1971',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: INDEXED,
  },
)

type Werkloosheid = {
  readonly eerste3: number
  readonly daarna: number
  /** Highest amounts in months 1 to 3, 4 to 6 and 7 to 12. */
  readonly hoogste: Months
  /** Lowest amounts in the same months. */
  readonly laagste: Readonly<Record<Household, Months>>
}

type Months = readonly [first: number, second: number, rest: number]

/** RVA fixes amounts per day, in cents; a month counts 26 of them. */
const perDay = (first: number, second: number, rest: number): Months => [
  roundCents(first * UITKERINGSDAGEN),
  roundCents(second * UITKERINGSDAGEN),
  roundCents(rest * UITKERINGSDAGEN),
]

const same = (day: number): Months => perDay(day, day, day)

const SHARES = { eerste3: 0.65, daarna: 0.6 } as const

const BACK = 'Teruggerekend uit de bedragen van februari 2025.'

export const werkloosheid = dated<Werkloosheid>(
  'Werkloosheidsuitkering in het eerste jaar: deel van het loon, laagste en hoogste bedrag per maand',
  'schaal',
  [
    {
      from: '2023-01-01',
      value: {
        ...SHARES,
        hoogste: perDay(79.98, 73.83, 68.81),
        laagste: { gezinslast: same(63.47), alleenstaand: same(51.43), samenwonend: perDay(49.51, 45.71, 45.71) },
      },
    },
    {
      from: '2023-07-01',
      value: {
        ...SHARES,
        hoogste: perDay(80.86, 74.64, 69.56),
        laagste: { gezinslast: same(64.29), alleenstaand: same(52.1), samenwonend: perDay(50.15, 46.3, 46.3) },
      },
      note: BACK,
    },
    {
      from: '2023-11-01',
      value: {
        ...SHARES,
        hoogste: perDay(82.48, 76.13, 70.95),
        laagste: { gezinslast: same(65.58), alleenstaand: same(53.14), samenwonend: perDay(51.15, 47.22, 47.22) },
      },
      note: BACK,
    },
    {
      from: '2024-05-01',
      value: {
        ...SHARES,
        hoogste: perDay(84.13, 77.66, 72.37),
        laagste: { gezinslast: same(66.89), alleenstaand: same(54.21), samenwonend: perDay(52.18, 48.17, 48.17) },
      },
      note: BACK,
    },
    {
      from: '2025-02-01',
      value: {
        ...SHARES,
        hoogste: perDay(85.81, 79.21, 73.82),
        laagste: { gezinslast: same(68.23), alleenstaand: same(55.29), samenwonend: perDay(53.22, 49.13, 49.13) },
      },
    },
    {
      from: '2026-03-01',
      value: {
        ...SHARES,
        hoogste: perDay(87.53, 80.79, 75.3),
        laagste: {
          gezinslast: perDay(76.55, 76.55, 69.59),
          alleenstaand: perDay(62.04, 62.04, 56.4),
          samenwonend: perDay(59.71, 55.12, 50.11),
        },
      },
      note: 'Afgeleid met de index van 2 %. De hervorming verhoogt de laagste bedragen zes maanden lang met 10 %. Ze verhoogt ook de loongrens van de eerste maanden; dat nieuwe bedrag vonden we niet.',
    },
  ],
  {
    source: 'RVA, bedragen volledige werkloosheid (1 januari 2023 en 1 februari 2025)',
    article: 'art. 111, 114 en 115 KB van 25 november 1991',
    url: 'https://www.rva.be/documentatie/bedragen/volledige-werkloosheid',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Sinds maart 2026 duurt het recht hoogstens twee jaar. Wij tonen enkel het eerste jaar.',
  },
)

export const voorheffingZiekte = dated(
  'Bedrijfsvoorheffing op ziekte-uitkeringen in het eerste jaar',
  'tarief',
  [{ from: '2013-01-01', value: 0.1111 }],
  {
    source: 'FOD Financiën, bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

export const voorheffingWerkloosheid = dated(
  'Bedrijfsvoorheffing op werkloosheidsuitkeringen',
  'tarief',
  [{ from: '2013-01-01', value: 0.1009 }],
  {
    source: 'FOD Financiën, bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Alleenwonenden en gezinshoofden betalen vaak niets; we rekenen voorzichtig.',
  },
)

/** Months in which an employer or the state goes on paying in full when one falls ill. */
export const gewaarborgdLoon = dated<Readonly<Record<Status, number>>>(
  'Maanden gewaarborgd loon bij ziekte',
  'schaal',
  [{ from: '2014-01-01', value: { bediende: 1, arbeider: 1, zelfstandige: 0, ambtenaar: 12 } }],
  {
    source: 'Arbeidsovereenkomstenwet van 3 juli 1978; statuut van de ambtenaren',
    article: 'art. 52 en 70 wet van 3 juli 1978',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Arbeiders krijgen na de eerste week iets minder dan het volle loon. Ambtenaren: zolang het ziektekrediet duurt, hier hoogstens een jaar.',
  },
)
