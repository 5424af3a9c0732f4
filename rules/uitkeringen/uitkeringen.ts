/**
 * What Belgian social security pays when a wage falls away: sickness (RIZIV) and unemployment (RVA).
 * Leaves out: workers who are not regular, sector top-ups, unemployment after the first year, part-time rights.
 */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  gewaarborgdLoon,
  type Household,
  invaliditeitPercentage,
  type Status,
  UITKERINGSDAGEN,
  voorheffingWerkloosheid,
  voorheffingZiekte,
  werkloosheid,
  ziekteLoongrens,
  ziekteMaximum,
  ziekteMinimum,
  ziekteMinimumVanaf,
  ziektePercentage,
  ziekteZelfstandige,
} from '#rules/uitkeringen/uitkeringen.figures.ts'

const MINIMUM_BOVEN_LOON_VANAF = 7

/**
 * The lowest gross benefit of a month of illness (art. 214 KB 3 July 1996). From the seventh month it may pass the
 * wage; before, it is one amount for everybody without a family, never more than the wage.
 */
function ziekteBodem(law: Law, household: Household, gross: number, month: number): number {
  if (month < law(ziekteMinimumVanaf)) return 0
  const early = month < MINIMUM_BOVEN_LOON_VANAF
  const perDay = law(ziekteMinimum)[early && household === 'samenwonend' ? 'alleenstaand' : household]
  return early ? Math.min(gross, perDay * UITKERINGSDAGEN) : perDay * UITKERINGSDAGEN
}

/** Net benefit per month of illness (1 is the first month), in the first year. */
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
      : Math.max(
          ziekteBodem(law, household, gross, month),
          Math.min(gross * law(ziektePercentage), law(ziekteMaximum) * UITKERINGSDAGEN),
        )
  return roundCents(perMonth * (1 - law(voorheffingZiekte)))
}

/** Gross invalidity benefit of an employee per month, after the first year of illness; nothing is withheld. */
export function invaliditeitPerMaand(law: Law, household: Household, gross: number): number {
  const capped = Math.min(gross, law(ziekteLoongrens) * UITKERINGSDAGEN)
  return roundCents(
    Math.max(law(ziekteMinimum)[household] * UITKERINGSDAGEN, capped * law(invaliditeitPercentage)[household]),
  )
}

/** Net unemployment benefit in a month of the first year (1 is the first month). */
export function werkloosheidPerMaand(law: Law, household: Household, gross: number, month: number): number {
  const { eerste3, daarna, hoogste, laagste } = law(werkloosheid)
  const step = month <= 3 ? 0 : month <= 6 ? 1 : 2
  const share = gross * (step === 0 ? eerste3 : daarna)
  // A wage below the minimum is part-time work, with rights of its own: never more than the wage.
  const perMonth = Math.min(gross, Math.max(laagste[household][step], Math.min(share, hoogste[step])))
  return roundCents(perMonth * (1 - law(voorheffingWerkloosheid)[household]))
}
