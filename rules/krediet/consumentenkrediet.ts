/** Consumer credit: ceilings on cost and term, early repayment, credit lines (boek VII WER, KB 14 september 2016). */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { type Law, rowOn } from '#rules/kernel/dated.ts'
import {
  maximaleJkp,
  maximaleLooptijd,
  vergoedingVervroegd,
  vergoedingVervroegdLaatsteJaar,
  minimumBetaling,
  nulstellingMetAflossing,
  nulstellingPlafond,
  nulstellingZonderAflossing,
  type Kredietsoort,
} from '#rules/krediet/consumentenkrediet.figures.ts'

/** The class of an amount: a border belongs to the class below it, the last class has none. */
const klasse = <T extends { readonly upTo: number | null }>(schaal: readonly T[], bedrag: number): T =>
  at(
    schaal,
    schaal.findIndex(({ upTo }) => upTo === null || bedrag <= upTo),
  )

/** Highest JKP for this form and amount; 1.250 and 5.000 belong to the lower class. */
export function hoogsteJkp(law: Law, soort: Kredietsoort, bedrag: number): number {
  return klasse(law(maximaleJkp), bedrag)[soort]
}

/** First day on which the ceilings of this date hold. */
export function maximaleJkpSinds(law: Law): string {
  return rowOn(maximaleJkp, law.date).from
}

/** Longest term in months for this amount (art. 13). Leaves out: kredietopening, credit below kleinsteKredietbedrag. */
export function langsteLooptijd(law: Law, bedrag: number): number {
  return klasse(law(maximaleLooptijd), bedrag).months
}

/**
 * Highest fee for early repayment of an instalment loan (art. VII.97 WER): 1 % of the capital repaid, 0,5 % when at
 * most twelve months are left, never more than the interest that falls away. Not for a kredietopening (none is due).
 */
export function vergoedingConsument(law: Law, kapitaal: number, maandenOver: number, renteOver: number): number {
  const tarief = law(maandenOver <= 12 ? vergoedingVervroegdLaatsteJaar : vergoedingVervroegd)
  return roundCents(Math.max(0, Math.min(kapitaal * tarief, renteOver)))
}

/**
 * Months within which the balance must have been zero once (art. 14). With monthly repayment: as long as a full
 * credit line takes when each month the given part of the balance with debit interest is repaid, at least the smallest
 * instalment of the legal example, and never longer than the ceiling. The rate belongs to the formula: the balance of
 * § 1 holds the debit interest, so a dearer line gets more months. Leaves out: lines of five years or less, which end
 * by themselves, and a shorter term in the contract.
 */
export function nulstellingMaanden(law: Law, kredietbedrag: number, metAflossing: boolean, maandrente: number): number {
  if (!metAflossing) return klasse(law(nulstellingZonderAflossing), kredietbedrag).months
  const { fraction } = klasse(law(nulstellingMetAflossing), kredietbedrag)
  const longest = klasse(law(nulstellingPlafond), kredietbedrag).months
  const { floor } = law(minimumBetaling)
  let balance = kredietbedrag
  let months = 0
  while (balance > 0.005 && months < longest) {
    const owed = balance * (1 + maandrente)
    balance = Math.max(0, owed - Math.max(floor, owed * fraction))
    months += 1
  }
  return months
}
