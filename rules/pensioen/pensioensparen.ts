/** Pension saving (art. 145/8 WIB 92): two ceilings, the tax break, and the end tax of the WDRT. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  pensioensparenLaag,
  pensioensparenHoog,
  pensioensparenTarief,
  pensioensparenTariefLaag,
  pensioensparenLooptijd,
  eindbelastingTarief,
  eindbelastingLeeftijd,
  laatContractLeeftijd,
  fictiefRendement,
} from '#rules/pensioen/pensioensparen.figures.ts'

/** Where the low rate on everything catches up with the high rate on the first ceiling. */
export const omslagpunt = (law: Law): number =>
  roundCents((law(pensioensparenLaag) * law(pensioensparenTarief)) / law(pensioensparenTariefLaag))

export type Storting = {
  readonly voordeel: number
  readonly tarief: number
  /** Deposit on which the reduction is given. */
  readonly grondslag: number
  /** Above the first ceiling, yet no more reduction than at it. */
  readonly fuik: boolean
  /** Part above the second ceiling: no reduction, and a fund may not accept it. */
  readonly teVeel: number
}

/** The reduction on a deposit (art. 145/8): the high rate up to the first ceiling, above it the low rate on all of it. */
export function voordeelPensioensparen(law: Law, deposit: number): Storting {
  const low = law(pensioensparenLaag)
  const grondslag = Math.min(deposit, law(pensioensparenHoog))
  const tarief = deposit > low ? law(pensioensparenTariefLaag) : law(pensioensparenTarief)
  return {
    voordeel: roundCents(grondslag * tarief),
    tarief,
    grondslag,
    fuik: deposit > low && deposit <= omslagpunt(law),
    teVeel: roundCents(deposit - grondslag),
  }
}

/** Age at which the end tax falls: sixty, or the tenth birthday of a contract begun at fifty-five or later. */
export function leeftijdEindbelasting(law: Law, startAge: number): number {
  if (startAge < law(laatContractLeeftijd)) return law(eindbelastingLeeftijd)
  return startAge + law(pensioensparenLooptijd)
}

/** One deposit into a fund, grown at the fictitious rate of the year in which it was made. */
export const fictieveWaarde = (law: Law, deposit: number, year: number, years: number): number =>
  deposit * (1 + law.on(`${Math.max(1987, year)}-12-31`)(fictiefRendement)) ** years

/** End tax on its base, less what was collected in advance. Never below zero. */
export const eindbelasting = (law: Law, base: number, prepaid = 0): number =>
  roundCents(Math.max(0, base * law(eindbelastingTarief) - prepaid))
