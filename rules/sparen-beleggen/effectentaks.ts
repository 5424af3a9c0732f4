/** Jaarlijkse taks op de effectenrekeningen: art. 201/3 and following WDRT, per account. */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'

export const effectentaksDrempel = dated(
  'Effectentaks: gemiddelde waarde per rekening waarboven ze geldt',
  'euro',
  [{ from: '2021-02-26', value: 1_000_000 }],
  {
    source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)',
    article: 'art. 201/4 WDRT',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** Read on the last day of the reference period, in principle 30 September. */
export const effectentaksTarief = dated(
  'Effectentaks: tarief op de gemiddelde waarde',
  'tarief',
  [
    { from: '2021-02-26', value: 0.0015, source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)' },
    {
      from: '2026-06-01',
      value: 0.003,
      source: 'Programmawet van 29 mei 2026',
      note: 'We passen het toe op referentieperiodes die eindigen vanaf 1 juni 2026. Die toepassing is niet officieel bevestigd.',
    },
  ],
  { source: 'FOD Financiën', article: 'art. 201/6 WDRT', checkedOn: '2026-11-15', confidence: 'laag' },
)

export const effectentaksBegrenzing = dated(
  'Effectentaks: hoogstens dit deel van wat boven de drempel uitkomt',
  'tarief',
  [{ from: '2021-02-26', value: 0.1 }],
  {
    source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)',
    article: 'art. 201/6 WDRT',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

export type SecuritiesAccountTax = { average: number; tax: number; rate: number; capped: boolean }

/**
 * Tax on one account from its values on the reference dates (31/12, 31/3, 30/6, 30/9). Above the threshold
 * the whole average counts, but never more than the cap on the part above it. Leaves out: accounts opened
 * or closed in the year and the rules against splitting accounts.
 */
export function effectentaks(
  law: Law,
  values: readonly number[],
  rate = law(effectentaksTarief),
): SecuritiesAccountTax {
  const average =
    values.length === 0 ? 0 : roundCents(values.reduce((total, value) => total + value, 0) / values.length)
  const threshold = law(effectentaksDrempel)
  if (average <= threshold) return { average, tax: 0, rate, capped: false }
  const full = average * rate
  const cap = (average - threshold) * law(effectentaksBegrenzing)
  return { average, tax: roundCents(Math.min(full, cap)), rate, capped: cap < full }
}

/** Average at which the cap stops biting: threshold × c ÷ (c − rate). */
export function effectentaksKnik(law: Law): number {
  const cap = law(effectentaksBegrenzing)
  return roundCents((law(effectentaksDrempel) * cap) / (cap - law(effectentaksTarief)))
}
