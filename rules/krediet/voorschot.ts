/** Money ahead of time: wage advance, advance on a pension reserve, deposit on a purchase, advance on maintenance. */
import { floorCents, roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { loonInhouding, davoPlafond } from '#rules/krediet/voorschot.figures.ts'

/** The most an employer may hold back from one net wage (art. 23). Leaves out: seizure and cession, which have their own scale. */
export function hoogsteInhouding(law: Law, nettoloon: number): number {
  return floorCents(Math.max(0, nettoloon) * law(loonInhouding))
}

/** Advance on unpaid child maintenance: what is due, at most the ceiling, per child and per month. */
export function davoVoorschot(law: Law, kinderen: number, onderhoudsgeldPerKind: number): number {
  return roundCents(kinderen * Math.min(onderhoudsgeldPerKind, law(davoPlafond)))
}
