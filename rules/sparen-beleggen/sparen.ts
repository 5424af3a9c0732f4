/** The regulated savings account: exempt interest and the rules of base rate and getrouwheidspremie. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  spaarvrijstelling,
  voorheffingSpaarrekening,
  maxBasisrente,
  maxPremieDeel,
  minPremieDeel,
} from '#rules/sparen-beleggen/sparen.figures.ts'

/**
 * Withholding on interest of regulated accounts: 15 % above the exemption of each holder (art. 21, 5°).
 * Leaves out: interest at other banks, unless given as `alreadyReceived` per holder.
 */
export function spaarbelasting(law: Law, interest: number, holders = 1, alreadyReceived = 0): number {
  const exempt = Math.max(0, law(spaarvrijstelling) * holders - alreadyReceived)
  return roundCents(Math.max(0, interest - exempt) * law(voorheffingSpaarrekening))
}

/** The law for interest of a calendar year: its own when that year is behind us, otherwise the law we are bound to. */
export function wetVanJaar(law: Law, year: number | string): Law {
  const last = `${year}-12-31`
  return law.on(last < law.date ? last : law.date)
}

export type Tarieffout = 'basisTeHoog' | 'premieTeHoog' | 'premieTeLaag'

/**
 * Why a pair of rates cannot belong to a regulated account today. The minimum is rounded down to a tenth of a percent,
 * as the decree does, and a rate is compared in hundredths of a percent, as banks quote it.
 */
export function tariefBuitenWet(law: Law, base: number, premium: number): Tarieffout | null {
  const points = (rate: number) => Math.round(rate * 10_000)
  const highest = law(maxBasisrente)
  if (points(base) > points(highest)) return 'basisTeHoog'
  if (points(premium) > points(highest * law(maxPremieDeel))) return 'premieTeHoog'
  const lowest = Math.floor(points(base * law(minPremieDeel)) / 10) * 10
  return points(premium) < lowest ? 'premieTeLaag' : null
}
