/** Taks op de beursverrichtingen (TOB): art. 120 and following WDRT, known from 2017 and the same since 8 January 2018. */
import { maxDate } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { type Dated, dated, type DatedDetails, type Law } from '#rules/kernel/dated.ts'

/** First day whose rates and maxima we know. */
export const beurstaksSinds = '2017-01-01'
const SINCE = beurstaksSinds
const details = (article: string): DatedDetails => ({
  source: 'Wetboek diverse rechten en taksen; FOD Financiën',
  article,
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export const beurstaksLaag = dated(
  'Beurstaks op obligaties, GVV-aandelen, distributiefondsen en de meeste ETF’s uit de EER',
  'tarief',
  [
    { from: SINCE, value: 0.0009 },
    { from: '2018-01-08', value: 0.0012 },
  ],
  details('art. 121, § 1, 1° WDRT'),
)
export const beurstaksMidden = dated(
  'Beurstaks op aandelen en op alles wat niet in een andere klasse valt',
  'tarief',
  [
    { from: SINCE, value: 0.0027 },
    { from: '2018-01-08', value: 0.0035 },
  ],
  details('art. 121, § 1, 2° WDRT'),
)
export const beurstaksHoog = dated(
  'Beurstaks op kapitalisatiefondsen en -ETF’s die in België ingeschreven zijn',
  'tarief',
  [{ from: SINCE, value: 0.0132 }],
  details('art. 121, § 1, 3° WDRT'),
)
export const beurstaksMaximumLaag = dated(
  'Beurstaks, laagste klasse: maximum per verrichting',
  'euro',
  [{ from: SINCE, value: 1_300 }],
  details('art. 124 WDRT'),
)
export const beurstaksMaximumMidden = dated(
  'Beurstaks, klasse van aandelen: maximum per verrichting',
  'euro',
  [{ from: SINCE, value: 1_600 }],
  details('art. 124 WDRT'),
)
export const beurstaksMaximumHoog = dated(
  'Beurstaks, hoogste klasse: maximum per verrichting',
  'euro',
  [{ from: SINCE, value: 4_000 }],
  details('art. 124 WDRT'),
)

/** Only for who pays it without a Belgian broker. */
export const termijnBeurstaks = dated(
  'Beurstaks zelf aangeven: tot het einde van deze maand na de verrichting',
  'maanden',
  [{ from: SINCE, value: 2 }],
  details('art. 125 WDRT'),
)

export const franseBeurstaks = dated(
  'Franse taks op de aankoop van aandelen van grote Franse bedrijven',
  'tarief',
  [
    { from: '2017-01-01', value: 0.003 },
    { from: '2025-04-01', value: 0.004 },
  ],
  {
    source: 'Code général des impôts (Frankrijk)',
    article: 'art. 235 ter ZD',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

export type TobClass = 'laag' | 'midden' | 'hoog' | 'geen'

const CLASSES: Record<Exclude<TobClass, 'geen'>, { rate: Dated<number>; cap: Dated<number> }> = {
  laag: { rate: beurstaksLaag, cap: beurstaksMaximumLaag },
  midden: { rate: beurstaksMidden, cap: beurstaksMaximumMidden },
  hoog: { rate: beurstaksHoog, cap: beurstaksMaximumHoog },
}

/** Rate and maximum of a class; nothing for what is free (new issues, OLO, insurance, crypto). */
export function beurstarief(law: Law, tob: TobClass): { rate: number; cap: number } {
  if (tob === 'geen') return { rate: 0, cap: 0 }
  return { rate: law(CLASSES[tob].rate), cap: law(CLASSES[tob].cap) }
}

export const beurstaksFigures = (tob: TobClass): readonly Dated<number>[] =>
  tob === 'geen' ? [] : [CLASSES[tob].rate, CLASSES[tob].cap]

/**
 * Tax on one order, on the amount without the broker's fee, at most the maximum and rounded to the cent.
 * Leaves out: two brokers in one order, and professional traders (exempt).
 */
export function beurstaks(law: Law, amount: number, tob: TobClass): number {
  const { rate, cap } = beurstarief(law, tob)
  return roundCents(Math.min(amount * rate, cap))
}

/** The same with the rate of the day of the order; for older orders the first rate we know. */
export function beurstaksOp(law: Law, date: string, amount: number, tob: TobClass): number {
  return beurstaks(law.on(maxDate(date, beurstaksSinds)), amount, tob)
}

/** A fund or ETF by three questions: home in the EEA, registered with the FSMA, distributing. */
export function fondsklasse(fund: { inEer: boolean; bijFsma: boolean; distribueert: boolean }): TobClass {
  if (!fund.inEer) return 'midden'
  return fund.bijFsma && !fund.distribueert ? 'hoog' : 'laag'
}
