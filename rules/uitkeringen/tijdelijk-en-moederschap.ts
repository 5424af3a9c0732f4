/**
 * Temporary unemployment (RVA) and maternity rest (RIZIV), per month of 26 days.
 * Leaves out: the supplement of employer or sector, births of more than one child, a baby that stays in hospital,
 * maternity of whoever is unemployed (art. 217 KB of 3 July 1996), leave at half time of a self-employed mother.
 */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  moederschapDeel,
  moederschapWeken,
  moederschapZelfstandige,
  tijdelijkeWerkloosheid,
  tijdelijkeWerkloosheidDeel,
  voorheffingTijdelijk,
} from '#rules/uitkeringen/tijdelijk-en-moederschap.figures.ts'
import { UITKERINGSDAGEN, voorheffingZiekte, ziekteLoongrens } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { begrensd, type Uitkering, uitkering } from '#rules/uitkeringen/uitkeringen.ts'

const DAGEN_PER_WEEK = 6

/** A whole month of temporary unemployment. */
export function tijdelijkPerMaand(law: Law, gross: number, overmacht: boolean): Uitkering {
  const { loongrens, laagste, laagsteOvermacht } = law(tijdelijkeWerkloosheid)
  const deel = law(tijdelijkeWerkloosheidDeel)[overmacht ? 'overmacht' : 'gewoon']
  const ingehouden = law(voorheffingTijdelijk)
  const lowest = roundCents((overmacht ? laagsteOvermacht : laagste) * UITKERINGSDAGEN)
  // As in full unemployment: a wage below the minimum is part-time work.
  if (gross <= lowest) return uitkering(gross, ingehouden, 'loon')
  return begrensd(gross, { deel, laagste: lowest, hoogste: loongrens * UITKERINGSDAGEN * deel, ingehouden })
}

/** Days of maternity rest that are left in a month (1 is the first month). */
export function moederschapsdagen(law: Law, own: boolean, month: number): number {
  const weeks = law(moederschapWeken)[own ? 'zelfstandige' : 'werknemer']
  const before = (month - 1) * UITKERINGSDAGEN
  return Math.max(0, Math.min(UITKERINGSDAGEN, weeks * DAGEN_PER_WEEK - before))
}

/** A whole month of maternity rest of an employee: the first thirty days without a limit. */
export function moederschapPerMaand(law: Law, gross: number, month: number): Uitkering {
  const { eerste, daarna } = law(moederschapDeel)
  const deel = month === 1 ? eerste : daarna
  const hoogste = month === 1 ? gross * deel : law(ziekteLoongrens) * UITKERINGSDAGEN * daarna
  return begrensd(gross, { deel, laagste: 0, hoogste, ingehouden: law(voorheffingZiekte) })
}

/** What a self-employed mother gets in a month: her weeks that fall in it. */
export function moederschapZelfstandigePerMaand(law: Law, month: number): Uitkering {
  const { eerste, daarna } = law(moederschapZelfstandige)
  const high = law(moederschapWeken).zelfstandigeHoog * DAGEN_PER_WEEK
  const before = (month - 1) * UITKERINGSDAGEN
  const days = moederschapsdagen(law, true, month)
  const first = Math.max(0, Math.min(days, high - before))
  return uitkering((first * eerste + (days - first) * daarna) / DAGEN_PER_WEEK, law(voorheffingZiekte), 'vast')
}
