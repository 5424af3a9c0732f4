/** Withholding tax on interest and dividends: the rates of art. 269 WIB 92. */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'

export const roerendeVoorheffing = dated(
  'Roerende voorheffing, gewoon tarief',
  'tarief',
  [
    { from: '2013-01-01', value: 0.25 },
    { from: '2016-01-01', value: 0.27 },
    { from: '2017-01-01', value: 0.3 },
  ],
  { source: 'FOD Financiën', article: 'art. 269, § 1, 1° WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const voorheffingStaatsbon2023 = dated(
  'Roerende voorheffing op de staatsbon op één jaar van september 2023',
  'tarief',
  [{ from: '2023-09-04', value: 0.15 }],
  {
    source: 'Federaal Agentschap van de Schuld; FOD Financiën',
    article: 'art. 269, § 1, 4°/1 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Geldt enkel voor de uitgifte van 4 september 2023. Latere staatsbons: het gewone tarief.',
  },
)

/** Tax held back on a gross amount of interest or dividends, rounded to the cent at each payment. */
export function ingehouden(law: Law, gross: number, rate = law(roerendeVoorheffing)): number {
  return roundCents(gross * rate)
}
