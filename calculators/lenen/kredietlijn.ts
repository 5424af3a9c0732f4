/** A revolving balance month by month: interest is added, a payment taken off, until it is zero or never will be. */
import { jkpOf } from '#calculators/lenen/jkp.ts'
import type { MinimumOver } from '#calculators/lenen/minimum-fields.ts'
import { roundCents } from '#finance/money.ts'
import type { PeriodicRate } from '#finance/rate.ts'
import { jkpKredietopening } from '#rules/krediet/consumentenkrediet.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'

type LineMonth = {
  readonly month: number
  readonly interest: number
  readonly spent: number
  readonly payment: number
  readonly balance: number
}

export type LineRun = {
  readonly months: readonly LineMonth[]
  /** Months until zero; null when the balance never gets there. */
  readonly length: number | null
  readonly interest: number
  readonly paid: number
}

/** A payment out of what is owed, interest included, and the interest of that month. */
export type Payment = (owed: number, interest: number) => number

export type LinePlan = {
  readonly balance: number
  readonly rate: PeriodicRate
  /** What the holder wants to pay, given the balance with interest; never more than the balance itself. */
  readonly payment: Payment
  /** New spending in a month, before interest is paid off. */
  readonly spent?: (month: number) => number
}

/** After a century a balance is taken as never repaid. */
export const LONGEST = 1_200

export function runLine({ balance: start, rate, payment, spent = () => 0 }: LinePlan): LineRun {
  const months: LineMonth[] = []
  let balance = roundCents(start)
  let interestPaid = 0
  let paid = 0
  for (let month = 1; month <= LONGEST && balance > 0; month++) {
    const interest = roundCents(balance * rate)
    const added = roundCents(spent(month))
    const owed = roundCents(balance + interest + added)
    const amount = Math.min(owed, roundCents(Math.max(0, payment(owed, interest))))
    const left = roundCents(owed - amount)
    interestPaid = roundCents(interestPaid + interest)
    paid = roundCents(paid + amount)
    months.push({ month, interest, spent: added, payment: amount, balance: left })
    // Growing past any card limit: it will not turn any more.
    if (left > 1e9) break
    balance = left
  }
  const ended = months.length === 0 || months.at(-1)?.balance === 0
  return { months, length: ended ? months.length : null, interest: interestPaid, paid }
}

/** The least a card asks for: a share of what is owed, with a floor. */
export const minimumPayment =
  (share: number, floor: number, over: MinimumOver): Payment =>
  (owed, interest) => {
    const capital = owed - interest
    const part = { metRente: owed * share, zonderRente: capital * share, plusRente: capital * share + interest }
    return Math.max(floor, part[over])
  }

/**
 * The JKP of an open credit line as the law fixes it: the whole line drawn at once, repaid in equal monthly parts of
 * the capital with the debit interest, and the yearly cost at the start. null when the cost is as large as the line.
 */
export function jkpOfLine(law: Law, line: number, rate: PeriodicRate, yearlyCost: number): number | null {
  const months = law(jkpKredietopening)
  const part = line / months
  const payments = Array.from({ length: months }, (_, index) => part + (line - index * part) * rate)
  return jkpOf({ amount: line, startCosts: yearlyCost, payments })
}
