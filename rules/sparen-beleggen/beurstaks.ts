/** Taks op de beursverrichtingen (TOB): art. 120 and following WDRT, known from 2017 and the same since 8 January 2018. */
import { maxDate } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { type Dated, type Law } from '#rules/kernel/dated.ts'
import {
  beurstaksLaag,
  beurstaksMidden,
  beurstaksHoog,
  beurstaksMaximumLaag,
  beurstaksMaximumMidden,
  beurstaksMaximumHoog,
  beurstaksSinds,
} from '#rules/sparen-beleggen/beurstaks.figures.ts'

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
