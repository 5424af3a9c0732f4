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

const MINIMUM_VOLGENS_GEZIN_VANAF = 4
const MINIMUM_BOVEN_LOON_VANAF = 7

/**
 * The lowest gross benefit of a month of illness (art. 213/1 and 214 KB 3 July 1996): in the third month one amount for
 * everybody, until the sixth one for everybody without a family, never more than the wage. From the seventh it may pass that.
 */
function ziekteBodem(law: Law, household: Household, gross: number, month: number): number {
  if (month < law(ziekteMinimumVanaf)) return 0
  const early = month < MINIMUM_BOVEN_LOON_VANAF
  const alike = early && (month < MINIMUM_VOLGENS_GEZIN_VANAF || household === 'samenwonend')
  const perDay = law(ziekteMinimum)[alike ? 'alleenstaand' : household]
  return early ? Math.min(gross, perDay * UITKERINGSDAGEN) : perDay * UITKERINGSDAGEN
}

/** A benefit of a month, before and after what is withheld; `grens` says what decided it. */
export type Uitkering = {
  readonly bruto: number
  readonly netto: number
  readonly grens: 'loon' | 'deel' | 'hoogste' | 'laagste' | 'vast'
  /** The bounds of a share of the wage, before what is withheld, and that share. */
  readonly tussen?: { readonly deel: number; readonly laagste: number; readonly hoogste: number }
}

export const uitkering = (amount: number, withheld: number, grens: Uitkering['grens']): Uitkering => ({
  bruto: roundCents(amount),
  netto: roundCents(amount * (1 - withheld)),
  grens,
})

type Grenzen = {
  readonly deel: number
  readonly laagste: number
  readonly hoogste: number
  readonly ingehouden: number
}

/** A share of the wage between two bounds. */
export function begrensd(gross: number, { ingehouden, ...tussen }: Grenzen): Uitkering {
  const { deel, laagste, hoogste } = tussen
  const share = Math.min(gross * deel, hoogste)
  const grens = laagste > share ? 'laagste' : gross * deel > hoogste ? 'hoogste' : 'deel'
  return { ...uitkering(Math.max(laagste, share), ingehouden, grens), tussen }
}

/** Sickness benefit in a month of the first year (1 is the first month), without the wage an employer still pays. */
export function ziekteUitkering(
  law: Law,
  status: Status,
  household: Household,
  gross: number,
  month: number,
): Uitkering {
  const ingehouden = law(voorheffingZiekte)
  if (status === 'zelfstandige')
    return uitkering(law(ziekteZelfstandige)[household] * UITKERINGSDAGEN, ingehouden, 'vast')
  return begrensd(gross, {
    deel: law(ziektePercentage),
    laagste: ziekteBodem(law, household, gross, month),
    hoogste: law(ziekteMaximum) * UITKERINGSDAGEN,
    ingehouden,
  })
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
  return month <= law(gewaarborgdLoon)[status] ? net : ziekteUitkering(law, status, household, gross, month).netto
}

/** Invalidity benefit of an employee per month, after the first year of illness; nothing is withheld. */
export function invaliditeitUitkering(law: Law, household: Household, gross: number): Uitkering {
  const deel = law(invaliditeitPercentage)[household]
  return begrensd(gross, {
    deel,
    laagste: law(ziekteMinimum)[household] * UITKERINGSDAGEN,
    hoogste: law(ziekteLoongrens) * UITKERINGSDAGEN * deel,
    ingehouden: 0,
  })
}

/**
 * Of a self-employed person after the first year: the same fixed amounts, and for somebody who lives with others more once the
 * illness counts for the pension (gelijkstelling): then the lowest amounts of employees hold.
 */
export function invaliditeitZelfstandige(law: Law, household: Household, gelijkgesteld: boolean): Uitkering {
  const day = law(gelijkgesteld ? ziekteMinimum : ziekteZelfstandige)[household]
  return uitkering(day * UITKERINGSDAGEN, 0, 'vast')
}

/** Unemployment benefit in a month of the first year (1 is the first month), by the law of the day or an earlier one. */
export function werkloosheidUitkering(
  law: Law,
  household: Household,
  gross: number,
  month: number,
  figure: typeof werkloosheid = werkloosheid,
): Uitkering {
  const { eerste3, daarna, hoogste, laagste } = law(figure)
  const ingehouden = law(voorheffingWerkloosheid)[household]
  const step = month <= 3 ? 0 : month <= 6 ? 1 : 2
  const lowest = laagste[household][step]
  // A wage below the minimum is part-time work, with rights of its own: never more than the wage.
  if (gross <= lowest) return uitkering(gross, ingehouden, 'loon')
  return begrensd(gross, {
    deel: step === 0 ? eerste3 : daarna,
    laagste: lowest,
    hoogste: hoogste[step],
    ingehouden,
  })
}

/** Net unemployment benefit in a month of the first year. */
export const werkloosheidPerMaand = (law: Law, household: Household, gross: number, month: number): number =>
  werkloosheidUitkering(law, household, gross, month).netto
