/**
 * What Belgian social security pays when a wage falls away: sickness (RIZIV) and unemployment (RVA).
 * Leaves out: minimum amounts, sector top-ups, the second year and later, part-time rights.
 */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'

export type Status = 'bediende' | 'arbeider' | 'zelfstandige' | 'ambtenaar'
export type Household = 'gezinslast' | 'alleenstaand' | 'samenwonend'

/** Benefits are paid six days a week: 26 days in a full month. */
export const UITKERINGSDAGEN = 26

const INDEXED =
  'Na 2023 afgeleid: telkens 2 % bij elke overschrijding van de spilindex (mei 2024, februari 2025, maart 2026).'

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
    { from: '2023-12-01', value: 104.47 },
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
    { from: '2023-12-01', value: { gezinslast: 76.42, alleenstaand: 60.56, samenwonend: 46.45 } },
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

export const werkloosheid = dated(
  'Werkloosheidsuitkering in het eerste jaar: deel van het loon en hoogste bedrag per maand',
  'schaal',
  [
    { from: '2023-01-01', value: { eerste3: 0.65, daarna: 0.6, max3: 2_079.48, max6: 1_919.58, max12: 1_789.06 } },
    { from: '2024-05-01', value: { eerste3: 0.65, daarna: 0.6, max3: 2_163.49, max6: 1_997.13, max12: 1_861.34 } },
    { from: '2025-02-01', value: { eerste3: 0.65, daarna: 0.6, max3: 2_206.76, max6: 2_037.07, max12: 1_898.57 } },
    { from: '2026-03-01', value: { eerste3: 0.65, daarna: 0.6, max3: 2_250.9, max6: 2_077.81, max12: 1_936.54 } },
  ],
  {
    source: 'RVA, bedragen volledige werkloosheid (1 januari 2023)',
    article: 'art. 111 en 114 KB van 25 november 1991',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: `${INDEXED} De hervorming van 2026 (beperking in de tijd) is niet verwerkt in de bedragen.`,
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

/** Net benefit per month of illness (1 is the first month). */
export function ziektePerMaand(
  law: Law,
  status: Status,
  household: Household,
  gross: number,
  net: number,
  month: number,
): number {
  if (month <= law(gewaarborgdLoon)[status]) return net
  const perMonth =
    status === 'zelfstandige'
      ? law(ziekteZelfstandige)[household] * UITKERINGSDAGEN
      : Math.min(gross * law(ziektePercentage), law(ziekteMaximum) * UITKERINGSDAGEN)
  return roundCents(perMonth * (1 - law(voorheffingZiekte)))
}

/** Net unemployment benefit in a month of the first year (1 is the first month). */
export function werkloosheidPerMaand(law: Law, gross: number, month: number): number {
  const { eerste3, daarna, max3, max6, max12 } = law(werkloosheid)
  const perMonth = month <= 3 ? Math.min(gross * eerste3, max3) : Math.min(gross * daarna, month <= 6 ? max6 : max12)
  return roundCents(perMonth * (1 - law(voorheffingWerkloosheid)))
}
