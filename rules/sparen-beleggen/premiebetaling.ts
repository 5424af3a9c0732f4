/** When a getrouwheidspremie that is earned is paid, and in which year it is taxed. */
import { addMonths, fromDayNumber, month, toDayNumber } from '#finance/dates.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { premieUitbetaling } from '#rules/sparen-beleggen/sparen.figures.ts'

/** First day of the quarter after the day on which a premium is earned; before October 2013 of the year after it. */
export function premieBetaaldOp(law: Law, earnedOn: string): string {
  const period = law.on(earnedOn)(premieUitbetaling) === 'elk kwartaal' ? 3 : 12
  const [year, month] = [Number(earnedOn.slice(0, 4)), Number(earnedOn.slice(5, 7))]
  const paid = month + period - ((month - 1) % period)
  return paid > 12 ? `${year + 1}-01-01` : `${year}-${String(paid).padStart(2, '0')}-01`
}

export type Payment = {
  /** What is earned before this day is paid with it. */
  readonly until: number
  readonly day: number
  readonly year: number
}
export type Payments = {
  /** The day of payment for a day on which a premium is earned. */
  readonly on: (earnedOn: string) => string
  /** The same by the number of the day, with the days for which it holds. */
  readonly of: (earnedDay: number) => Payment
}

const known = new WeakMap<Law, Payments>()

/** For the days of a long plan, and of all the accounts on a page: the rule and the payment are those of a quarter. */
export function premieBetalingen(law: Law): Payments {
  const before = known.get(law)
  if (before) return before
  const days = new Map<string, string>()
  const payments = new Map<number, Payment>()
  const on = (earnedOn: string): string => {
    const inMonth = earnedOn.slice(0, 7)
    const paidOn = days.get(inMonth) ?? premieBetaaldOp(law, earnedOn)
    days.set(inMonth, paidOn)
    return paidOn
  }
  const of = (earnedDay: number): Payment => {
    const same = payments.get(earnedDay)
    if (same) return same
    const earnedOn = fromDayNumber(earnedDay)
    const paidOn = on(earnedOn)
    const monthsLeft = 3 - ((month(earnedOn) - 1) % 3)
    const until = toDayNumber(addMonths(`${earnedOn.slice(0, 7)}-01`, monthsLeft))
    const payment = { until, day: toDayNumber(paidOn), year: Number(paidOn.slice(0, 4)) }
    payments.set(earnedDay, payment)
    return payment
  }
  const made = { on, of }
  known.set(law, made)
  return made
}

/**
 * The year whose exemption a premium uses: that in which it is paid, because banks look at each payment whether what was paid in
 * the calendar year passes it (Triodos, "Heeft de trimestriële uitkering van de getrouwheidspremie fiscale gevolgen?"). What is
 * earned when an account is closed is paid on that day (Aion).
 */
export const premieBelastIn = (paidOn: string, closedOn = paidOn): string =>
  (paidOn < closedOn ? paidOn : closedOn).slice(0, 4)
