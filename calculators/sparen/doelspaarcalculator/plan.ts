/** Several goals on one monthly budget: each goal has its own pot, filled in a fixed order. */
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { bisectInteger } from '#finance/solve.ts'

export type Goal = {
  readonly name: string
  /** Amount needed on the date, price rise included. */
  readonly target: number
  /** Months from now. */
  readonly months: number
  readonly priority: number
}
export type Rates = { readonly base: number; readonly premium: number }
export type Terms = {
  readonly saved: number
  readonly ordinary: Rates
  /** An account with a higher rate that takes at most `cap` per month; it is filled first. */
  readonly capped: (Rates & { readonly cap: number }) | null
  /** Extra money in a month of the calendar (1 to 12). */
  readonly extras: readonly { readonly month: number; readonly amount: number }[]
  readonly firstMonth: number
  readonly byPriority: boolean
  /** Months in which nothing is saved yet. */
  readonly delay?: number
}
export type GoalResult = {
  readonly goal: Goal
  readonly reached: boolean
  readonly short: number
  readonly pot: number
  readonly readyAfter: number | null
}
export type MonthRow = {
  readonly month: number
  readonly deposits: readonly number[]
  readonly pots: readonly number[]
}

/** How long after its date a goal is followed before we say "not within this time". */
const FOLLOWED = 600

const monthly = (rates: Rates, months: number) =>
  monthlyActuarial(effective(rates.base + (months >= 12 ? rates.premium : 0)))

export function orderOf(goals: readonly Goal[], byPriority: boolean): readonly number[] {
  return goals
    .map((_, index) => index)
    .toSorted(
      (a, b) =>
        (byPriority ? goals[a]!.priority - goals[b]!.priority : 0) || goals[a]!.months - goals[b]!.months || a - b,
    )
}

export function simulate(goals: readonly Goal[], budget: number, terms: Terms) {
  const order = orderOf(goals, terms.byPriority)
  const rates = goals.map((goal) => ({
    ordinary: monthly(terms.ordinary, goal.months),
    capped: terms.capped ? monthly(terms.capped, goal.months) : 0,
  }))
  const pots = goals.map(() => ({ ordinary: 0, capped: 0 }))
  const results: (GoalResult | null)[] = goals.map(() => null)
  const late: boolean[] = goals.map(() => false)
  const rows: MonthRow[] = []
  const valueOf = (index: number) => roundCents(pots[index]!.ordinary + pots[index]!.capped)
  /** What the pot will be on the goal's date without another deposit. */
  const grown = (index: number, month: number) => {
    const left = Math.max(0, goals[index]!.months - month)
    return (
      pots[index]!.ordinary * (1 + rates[index]!.ordinary) ** left +
      pots[index]!.capped * (1 + rates[index]!.capped) ** left
    )
  }

  let stock = terms.saved
  for (const index of order) {
    const needed = Math.ceil((goals[index]!.target / (1 + rates[index]!.ordinary) ** goals[index]!.months) * 100) / 100
    const part = Math.min(stock, needed)
    pots[index]!.ordinary = part
    stock = roundCents(stock - part)
  }
  const last = Math.max(0, ...goals.map((goal) => goal.months))
  for (let month = 1; month <= last + FOLLOWED; month++) {
    for (const [index, pot] of pots.entries()) {
      pot.ordinary *= 1 + rates[index]!.ordinary
      pot.capped *= 1 + rates[index]!.capped
    }
    const calendarMonth = ((terms.firstMonth - 1 + month) % 12) + 1
    const extra = terms.extras
      .filter((each) => each.month === calendarMonth)
      .reduce((total, each) => total + each.amount, 0)
    let left = month > (terms.delay ?? 0) ? roundCents(budget + extra) : 0
    let roomOnCapped = terms.capped?.cap ?? 0
    const deposits = goals.map(() => 0)
    for (const index of order) {
      if (results[index]?.readyAfter != null || left <= 0) continue
      const goal = goals[index]!
      const remaining = Math.max(0, goal.months - month)
      const gap = goal.target - grown(index, month)
      if (gap <= 0) continue
      const onCapped = Math.min(
        left,
        roomOnCapped,
        Math.ceil((gap / (1 + rates[index]!.capped) ** remaining) * 100) / 100,
      )
      const rest = gap - onCapped * (1 + rates[index]!.capped) ** remaining
      const onOrdinary =
        rest <= 0
          ? 0
          : Math.min(
              roundCents(left - onCapped),
              Math.ceil((rest / (1 + rates[index]!.ordinary) ** remaining) * 100) / 100,
            )
      pots[index]!.capped += onCapped
      pots[index]!.ordinary += onOrdinary
      deposits[index] = roundCents(onCapped + onOrdinary)
      roomOnCapped = roundCents(roomOnCapped - onCapped)
      left = roundCents(left - onCapped - onOrdinary)
    }
    if (month <= last) rows.push({ month, deposits, pots: goals.map((_, index) => valueOf(index)) })
    for (const [index, goal] of goals.entries()) {
      const enough = valueOf(index) >= goal.target
      if (month === goal.months) {
        results[index] = {
          goal,
          reached: enough,
          short: enough ? 0 : roundCents(goal.target - valueOf(index)),
          pot: valueOf(index),
          readyAfter: enough ? month : null,
        }
        if (enough) pots[index] = { ordinary: 0, capped: 0 }
        else late[index] = true
      } else if (late[index] && enough) {
        results[index] = { ...results[index]!, readyAfter: month }
        pots[index] = { ordinary: 0, capped: 0 }
        late[index] = false
      }
    }
    if (month >= last && late.every((each) => !each)) break
  }
  return { results: results.map((result) => result!), rows, reached: results.every((result) => result?.reached) }
}

/** The smallest monthly amount, to the cent, with which every goal is reached on its date. */
export function neededPerMonth(goals: readonly Goal[], terms: Terms): number {
  const byDate = { ...terms, byPriority: false }
  const enough = (cents: number) => simulate(goals, cents / 100, byDate).reached
  const ceiling = Math.ceil(goals.reduce((total, goal) => total + goal.target, 0) * 100) + 100
  return (bisectInteger(enough, 0, ceiling) ?? ceiling) / 100
}
