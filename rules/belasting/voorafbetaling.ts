/** The surcharge for those who pay no tax in advance: self-employed and company directors (art. 157 to 168 WIB 92). */
import { addDays, dayOfWeek } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import {
  basisrenteVoorafbetaling,
  vervaldagenVoorafbetaling,
  vermeerderingBasis,
  vermeerderingBeperking,
  vermeerderingDrempel,
  vermeerderingFactoren,
} from '#rules/belasting/voorafbetaling.figures.ts'

/** Paid in the first to the fourth quarter. */
export type PerKwartaal = readonly [number, number, number, number]

export type Vermeerdering = {
  readonly basis: number
  readonly tarief: number
  /** Before what was paid in advance. */
  readonly bruto: number
  /** What the payments take off. */
  readonly voordeel: number
  /** Part of the rest that a natural person pays. */
  readonly beperking: number
  readonly bedrag: number
}

/** A last day moves to the Monday after a weekend. Leaves out: Easter Monday on 10 April. */
export const naWeekend = (date: string): string => addDays(date, { 0: 1, 6: 2 }[dayOfWeek(date)] ?? 0)

export const laatsteDagen = (law: Law, year: string): readonly string[] =>
  law(vervaldagenVoorafbetaling).map((day) => naWeekend(`${year}-${day}`))

export const vermeerderingBekend = (law: Law): boolean => hasBegun(basisrenteVoorafbetaling, law.date)

/**
 * On the tax of self-employed income, less what was withheld on it. Leaves out: the bonus for paying more than needed.
 * Whoever starts pays none for three years: do not ask then.
 */
export function vermeerdering(law: Law, tax: number, withheld: number, paid: PerKwartaal): Vermeerdering {
  const rente = law(basisrenteVoorafbetaling)
  const factor = law(vermeerderingFactoren)
  const basis = roundCents(Math.max(0, tax * law(vermeerderingBasis) - withheld))
  const tarief = rente * factor.vermeerdering
  const bruto = roundCents(basis * tarief)
  const voordeel = roundedSum(
    paid.map((amount, quarter) => roundCents(amount * rente * (factor.kwartalen[quarter] ?? 0))),
  )
  const beperking = law(vermeerderingBeperking)
  const bedrag = roundCents(Math.max(0, bruto - voordeel) * beperking)
  const { aandeel, bedrag: least } = law(vermeerderingDrempel)
  const asked = bedrag >= least && bedrag >= basis * aandeel
  return { basis, tarief, bruto, voordeel, beperking, bedrag: asked ? bedrag : 0 }
}
