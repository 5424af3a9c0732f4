/**
 * The right to unemployment benefit since 1 March 2026: admission, length, and the fixed amount after a year.
 * Leaves out: part-time admission, days used for an earlier right, events that stop the clock (art. 116).
 */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'
import { type Household, UITKERINGSDAGEN } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { type Uitkering, uitkering } from '#rules/uitkeringen/uitkeringen.ts'
import {
  werkloosheidDuur,
  werkloosheidLangeLoopbaan,
  werkloosheidVast,
} from '#rules/uitkeringen/werkloosheidsduur.figures.ts'

/** A month of work counts 26 days at most: six a week, 312 a year. */
const DAGEN_PER_MAAND = 26
/** Years are typed with two decimals: 1,33 stands for sixteen months. */
const BIJNA_EEN_MAAND = 0.06

function dagenGewerkt(jaren: number): number {
  const months = jaren * 12
  const whole = Math.round(months)
  return Math.round((Math.abs(months - whole) <= BIJNA_EEN_MAAND ? whole : months) * DAGEN_PER_MAAND)
}

/** Months of benefit after this many years of work, and the days they follow from; 0 without admission. */
export function duurWerkloosheid(law: Law, jaren: number) {
  const { maanden, dagenToelating, dagenPerMaand, hoogsteExtra } = law(werkloosheidDuur)
  const days = dagenGewerkt(jaren)
  const admitted = days >= dagenToelating
  const extra = admitted ? Math.min(hoogsteExtra, Math.floor((days - dagenToelating) / dagenPerMaand)) : 0
  return {
    months: admitted ? maanden + extra : 0,
    base: maanden,
    extra,
    days,
    admission: dagenToelating,
    perMonth: dagenPerMaand,
  }
}

/** Whether the career is long enough for the higher fixed amount and, from 55 on, for a right without an end. */
export function langeLoopbaan(law: Law, jaren: number, leeftijd: number | null) {
  const needed = law(werkloosheidLangeLoopbaan)
  const lang = jaren >= needed.jaren
  return { lang, zonderEinde: lang && leeftijd !== null && leeftijd >= needed.leeftijd }
}

/** From the thirteenth month on: a fixed amount, from which nothing is withheld. */
export function vasteWerkloosheid(law: Law, household: Household, gross: number, lang: boolean): Uitkering {
  const base = law(werkloosheidVast)[household === 'samenwonend' && lang ? 'samenwonendLang' : household]
  const day = roundCents(base * spilcoefficient(law(indexsprongen)))
  // As in the first year: a wage below it is part-time work, with rights of its own.
  return uitkering(Math.min(gross, day * UITKERINGSDAGEN), 0, 'vast')
}
