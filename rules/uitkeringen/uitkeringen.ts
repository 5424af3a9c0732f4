/**
 * What Belgian social security pays when a wage falls away: sickness (RIZIV) and unemployment (RVA).
 * Leaves out: minimum amounts of sickness benefit, sector top-ups, the second year and later, part-time rights.
 */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  ziektePercentage,
  ziekteMaximum,
  ziekteZelfstandige,
  werkloosheid,
  voorheffingZiekte,
  voorheffingWerkloosheid,
  gewaarborgdLoon,
  type Household,
  type Status,
  UITKERINGSDAGEN,
} from '#rules/uitkeringen/uitkeringen.figures.ts'

/** Net benefit per month of illness (1 is the first month). */
export function ziektePerMaand(
  law: Law,
  status: Status,
  household: Household,
  gross: number,
  net: number,
  month: number,
): number {
  if (month <= law(gewaarborgdLoon)[status]) return net
  const perMonth =
    status === 'zelfstandige'
      ? law(ziekteZelfstandige)[household] * UITKERINGSDAGEN
      : Math.min(gross * law(ziektePercentage), law(ziekteMaximum) * UITKERINGSDAGEN)
  return roundCents(perMonth * (1 - law(voorheffingZiekte)))
}

/** Net unemployment benefit in a month of the first year (1 is the first month). */
export function werkloosheidPerMaand(law: Law, household: Household, gross: number, month: number): number {
  const { eerste3, daarna, hoogste, laagste } = law(werkloosheid)
  const step = month <= 3 ? 0 : month <= 6 ? 1 : 2
  const share = gross * (step === 0 ? eerste3 : daarna)
  // A wage below the minimum is part-time work, with rights of its own: never more than the wage.
  const perMonth = Math.min(gross, Math.max(laagste[household][step], Math.min(share, hoogste[step])))
  return roundCents(perMonth * (1 - law(voorheffingWerkloosheid)))
}
