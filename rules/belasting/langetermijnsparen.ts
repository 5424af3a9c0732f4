/** Long-term saving (art. 145/1, 2° and 145/4 WIB 92) and the taxes on premiums of life insurance. */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'

const fod = { source: 'FOD Financiën, langetermijnsparen', checkedOn: '2026-11-15', confidence: 'hoog' } as const
const FROZEN = 'Bevroren tot en met inkomstenjaar 2029: wet van 18 december 2025; circulaire 2026/C/6.'

export const langetermijnsparenMaximum = dated(
  'Langetermijnsparen: hoogste premie die voordeel geeft',
  'euro per jaar',
  [
    { from: '2020-01-01', value: 2_350 },
    { from: '2024-01-01', value: 2_450, note: FROZEN },
  ],
  { ...fod, article: 'art. 145/6 WIB 92', knownTo: '2029-12-31' },
)

export const langetermijnsparenEersteSchijf = dated(
  'Langetermijnsparen: eerste schijf van het beroepsinkomen',
  'euro per jaar',
  [
    { from: '2020-01-01', value: 1_960, note: 'Het maximum is bereikt vanaf 36.226,67 euro inkomen.' },
    { from: '2024-01-01', value: 2_040, note: FROZEN },
  ],
  { ...fod, article: 'art. 145/6 WIB 92', confidence: 'middel', knownTo: '2029-12-31' },
)

export const langetermijnsparenDeelEerste = dated(
  'Langetermijnsparen: deel van de eerste schijf dat telt',
  'tarief',
  [{ from: '1993-01-01', value: 0.15 }],
  { ...fod, article: 'art. 145/6 WIB 92' },
)

export const langetermijnsparenDeelRest = dated(
  'Langetermijnsparen: deel van de rest van het beroepsinkomen dat telt',
  'tarief',
  [{ from: '1993-01-01', value: 0.06 }],
  { ...fod, article: 'art. 145/6 WIB 92' },
)

export const langetermijnsparenTarief = dated(
  'Belastingvermindering voor langetermijnsparen',
  'tarief',
  [{ from: '2012-01-01', value: 0.3 }],
  { ...fod, article: 'art. 145/2 WIB 92' },
)

export const eindbelastingLangetermijnsparen = dated(
  'Eindbelasting op langetermijnsparen',
  'tarief',
  [{ from: '1993-01-01', value: 0.1 }],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 185 WDRT' },
)

export const premietaks = dated(
  'Premietaks op een levensverzekering',
  'tarief',
  [
    { from: '2006-01-01', value: 0.011 },
    { from: '2013-01-01', value: 0.02 },
  ],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 175/3 WDRT' },
)

export const premietaksSchuldsaldo = dated(
  'Premietaks op een schuldsaldoverzekering bij een woonkrediet',
  'tarief',
  [{ from: '2006-01-01', value: 0.011 }],
  {
    ...fod,
    source: 'Wetboek diverse rechten en taksen; FOD Financiën',
    article: 'art. 175/3 WDRT',
    confidence: 'middel',
  },
)

/**
 * Ceiling of the premiums (art. 145/6): 15 % of a first slice of the professional income and 6 % of the rest, at
 * most an absolute maximum. Without an income only the maximum counts. Leaves out: capital repayments of old home
 * loans, which share the same ceiling.
 */
export function plafondLangetermijnsparen(law: Law, income: number | null): number {
  const maximum = law(langetermijnsparenMaximum)
  if (income === null) return maximum
  const slice = Math.min(income, law(langetermijnsparenEersteSchijf))
  const share = slice * law(langetermijnsparenDeelEerste) + (income - slice) * law(langetermijnsparenDeelRest)
  return Math.min(maximum, roundCents(share))
}

export const voordeelLangetermijnsparen = (law: Law, premium: number, income: number | null): number =>
  roundCents(Math.min(premium, plafondLangetermijnsparen(law, income)) * law(langetermijnsparenTarief))
