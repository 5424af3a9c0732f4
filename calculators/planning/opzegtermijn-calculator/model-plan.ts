/** From the letter to the last day: how long, from when, and what it costs not to work it. */
import { addDays, addMonths } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { anciennieteit, beginOpzeg, deel1, uitwerkingAangetekend, wekenOpzeg } from '#rules/loon/opzeg.ts'
import {
  eenheidsstatuut,
  opzegMaximum,
  opzegPensioen,
  opzegWerknemerMaximum,
  outplacement,
} from '#rules/loon/opzeg.figures.ts'
import type { Values } from './inputs.ts'

/** Months for clerks (also half ones), days for workers, weeks as typed. */
type Part1 = { readonly maanden: number; readonly weken: number; readonly dagen: number }

export type Cap = 'nieuwContract' | 'eigenOntslag' | 'pensioen'

export type Plan = {
  readonly effective: string
  readonly start: string
  readonly end: string
  readonly service: number
  /** Months that count for the weeks of the table: all of them, or those since 2014. */
  readonly months: number
  readonly table: number
  readonly part1: Part1 | null
  readonly part1End: string | null
  readonly weeks: number
  readonly weeksTotal: number
  readonly cap: { readonly why: Cap; readonly weeks: number } | null
  readonly yearly: number
  readonly weekly: number
  readonly pay: { readonly deel1: number; readonly deel2: number; readonly totaal: number }
  /** The compensation without the weeks of pay that outplacement stands for; null when there is no right to it. */
  readonly afterOutplacement: number | null
}

/** In service before the unified rules, where that matters. */
export const isOld = (law: Law, { wie, inDienst }: Values): boolean =>
  wie !== 'tegenopzeg' && inDienst < law(eenheidsstatuut)

function firstPart(law: Law, values: Values): Part1 | null {
  const { profiel2013, wie } = values
  if (profiel2013 === 'nee' || !isOld(law, values) || wie === 'tegenopzeg') return null
  if (profiel2013 === 'zelfInvullen') return { maanden: 0, weken: values.weken2013, dagen: 0 }
  const { maanden, dagen } = deel1(law, values.inDienst, profiel2013, wie)
  return { maanden, weken: roundCents(dagen / 7), dagen }
}

const weeksOf = (months: number) => (months * 52) / 12
const inWeeks = (part1: Part1 | null) => (part1 ? weeksOf(part1.maanden) + part1.weken : 0)

/** Whole months on the calendar, then the rest in days. */
function endOfPart1(start: string, { maanden, weken }: Part1): string {
  const whole = Math.floor(maanden)
  return addDays(addMonths(start, whole), Math.round((weeksOf(maanden - whole) + weken) * 7))
}

/** The shortest legal maximum that this notice passes. */
function capOn(law: Law, values: Values, total: number, own: number | null): Plan['cap'] {
  const found: { why: Cap; weeks: number | null }[] = [
    { why: 'nieuwContract', weeks: values.wie === 'werkgever' ? law.on(values.inDienst)(opzegMaximum) : null },
    { why: 'eigenOntslag', weeks: values.wie === 'werknemer' ? own : null },
    { why: 'pensioen', weeks: values.wie === 'werkgever' && values.pensioen ? law(opzegPensioen) : null },
  ]
  return found
    .flatMap(({ why, weeks }) => (weeks !== null && total > weeks ? [{ why, weeks }] : []))
    .reduce<Plan['cap']>((least, each) => (least === null || each.weeks < least.weeks ? each : least), null)
}

/**
 * The longest notice of whoever resigns. Until October 2023 a part 1 that reached the longest of the table stood alone,
 * without maximum; a shorter one and part 2 were brought back to it.
 */
function ownMaximum(law: Law, part1: Part1 | null): number | null {
  const longest = wekenOpzeg(law, Number.MAX_SAFE_INTEGER, 'werknemer')
  return law(opzegWerknemerMaximum) ?? (inWeeks(part1) < longest ? longest : null)
}

export function noticePlan(law: Law, values: Values): Plan {
  const breaks = values.vorm === 'verbreken'
  const effective =
    !breaks && values.wijze === 'aangetekend' ? uitwerkingAangetekend(values.kennisgeving) : values.kennisgeving
  const start = breaks ? effective : beginOpzeg(effective)
  const found = firstPart(law, values)
  const countFrom = found ? law(eenheidsstatuut) : values.inDienst
  const months = anciennieteit(countFrom, start)
  const table = wekenOpzeg(law, months, values.wie)
  const own = ownMaximum(law, found)
  const afterPart1 = values.wie === 'werknemer' && own === null ? 0 : table
  const cap = capOn(law, values, inWeeks(found) + afterPart1, own)
  const part1 = cap ? null : found
  const weeks = cap ? cap.weeks : afterPart1

  const part1End = part1 ? endOfPart1(start, part1) : null
  const end = breaks ? start : addDays(part1End ?? start, weeks * 7 - 1)
  const yearly = roundCents(values.maandloon * values.loonMaanden + values.voordelen)
  const monthlyPay = yearly / 12
  const weeklyPay = yearly / 52
  const first = part1 ? roundCents(monthlyPay * part1.maanden + weeklyPay * part1.weken) : 0
  const second = roundCents(weeklyPay * weeks)
  const total = roundCents(first + second)
  const weeksTotal = roundCents(inWeeks(part1) + weeks)
  const { vanaf, aftrek } = law(outplacement)
  const offered = values.wie === 'werkgever' && weeksTotal >= vanaf
  return {
    effective,
    start,
    end,
    service: anciennieteit(values.inDienst, start),
    months,
    table,
    part1,
    part1End,
    weeks,
    weeksTotal,
    cap,
    yearly,
    weekly: roundCents(weeklyPay),
    pay: { deel1: first, deel2: second, totaal: total },
    afterOutplacement: offered ? roundCents(total - weeklyPay * aftrek) : null,
  }
}
