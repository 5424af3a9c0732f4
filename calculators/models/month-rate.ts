/** How a yearly rate becomes a monthly one and how the instalment is rounded: the same choice on every loan page. */
import { roundTo } from '#finance/money.ts'
import { effective, monthlyActuarial, nominal, nominalToPeriodic, type PeriodicRate, perPeriod } from '#finance/rate.ts'

export type Omzetting = 'actuarieel' | 'proportioneel'
type Afronding = 'gewoon' | 'naarBeneden'

export function monthlyRate(yearly: number, omzetting: Omzetting = 'actuarieel'): PeriodicRate {
  return omzetting === 'actuarieel' ? monthlyActuarial(effective(yearly)) : nominalToPeriodic(nominal(yearly), 12)
}

/** Some banks work with the monthly rate as they print it: four decimals of a percent. */
export function printedRate(rate: PeriodicRate): PeriodicRate {
  return perPeriod(roundTo(rate, 6))
}

export const roundingOf = (choiceOfVisitor: Afronding) => (choiceOfVisitor === 'naarBeneden' ? 'down' : 'half-up')
