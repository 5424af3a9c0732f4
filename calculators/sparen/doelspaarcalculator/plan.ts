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

/** By date, or by priority and then by date. */
export function inOrder<T extends { readonly goal: Goal }>(list: readonly T[], byPriority: boolean): readonly T[] {
  return list.toSorted(({ goal: a }, { goal: b }) => (byPriority ? a.priority - b.priority : 0) || a.months - b.months)
}

type Pot = {
  readonly goal: Goal
  readonly rates: { readonly ordinary: number; readonly capped: number }
  ordinary: number
  capped: number
  /** Put in this month. */
  deposit: number
  late: boolean
  result: GoalResult
}

const valueOf = (pot: Pot) => roundCents(pot.ordinary + pot.capped)

/** What the pot will be on the goal's date, some months away, without another deposit. */
const grown = ({ ordinary, capped, rates }: Pot, months: number) =>
  ordinary * (1 + rates.ordinary) ** months + capped * (1 + rates.capped) ** months

/** What to put in now so that it grows to the amount, rounded up to the cent. */
const seed = (amount: number, rate: number, months: number) => Math.ceil((amount / (1 + rate) ** months) * 100) / 100

export function simulate(goals: readonly Goal[], budget: number, terms: Terms) {
  const pots = goals.map((goal): Pot => ({
    goal,
    rates: {
      ordinary: monthly(terms.ordinary, goal.months),
      capped: terms.capped ? monthly(terms.capped, goal.months) : 0,
    },
    ordinary: 0,
    capped: 0,
    deposit: 0,
    late: false,
    result: { goal, reached: false, short: goal.target, pot: 0, readyAfter: null },
  }))
  const order = inOrder(pots, terms.byPriority)
  const rows: MonthRow[] = []

  let stock = terms.saved
  for (const pot of order) {
    pot.ordinary = Math.min(stock, seed(pot.goal.target, pot.rates.ordinary, pot.goal.months))
    stock = roundCents(stock - pot.ordinary)
  }
  const last = Math.max(0, ...goals.map((goal) => goal.months))
  for (let month = 1; month <= last + FOLLOWED; month++) {
    for (const pot of pots) {
      pot.ordinary *= 1 + pot.rates.ordinary
      pot.capped *= 1 + pot.rates.capped
      pot.deposit = 0
    }
    const calendarMonth = ((terms.firstMonth - 1 + month) % 12) + 1
    const extra = terms.extras
      .filter((each) => each.month === calendarMonth)
      .reduce((total, each) => total + each.amount, 0)
    let left = month > (terms.delay ?? 0) ? roundCents(budget + extra) : 0
    let roomOnCapped = terms.capped?.cap ?? 0
    for (const pot of order) {
      if (pot.result.readyAfter !== null || left <= 0) continue
      const { goal, rates } = pot
      const remaining = Math.max(0, goal.months - month)
      const gap = goal.target - grown(pot, remaining)
      if (gap <= 0) continue
      const onCapped = Math.min(left, roomOnCapped, seed(gap, rates.capped, remaining))
      const rest = gap - onCapped * (1 + rates.capped) ** remaining
      const onOrdinary = rest <= 0 ? 0 : Math.min(roundCents(left - onCapped), seed(rest, rates.ordinary, remaining))
      pot.capped += onCapped
      pot.ordinary += onOrdinary
      pot.deposit = roundCents(onCapped + onOrdinary)
      roomOnCapped = roundCents(roomOnCapped - onCapped)
      left = roundCents(left - onCapped - onOrdinary)
    }
    if (month <= last) rows.push({ month, deposits: pots.map((pot) => pot.deposit), pots: pots.map(valueOf) })
    for (const pot of pots) {
      const { goal } = pot
      const value = valueOf(pot)
      const enough = value >= goal.target
      if (month === goal.months) {
        const short = enough ? 0 : roundCents(goal.target - value)
        pot.result = { goal, reached: enough, short, pot: value, readyAfter: enough ? month : null }
        pot.late = !enough
      } else if (pot.late && enough) {
        pot.result = { ...pot.result, readyAfter: month }
        pot.late = false
      } else continue
      if (enough) Object.assign(pot, { ordinary: 0, capped: 0 })
    }
    if (month >= last && pots.every((pot) => !pot.late)) break
  }
  const results = pots.map((pot) => pot.result)
  return { results, rows, reached: results.every((result) => result.reached) }
}

/** The smallest monthly amount, to the cent, with which every goal is reached on its date. */
export function neededPerMonth(goals: readonly Goal[], terms: Terms): number {
  const byDate = { ...terms, byPriority: false }
  const enough = (cents: number) => simulate(goals, cents / 100, byDate).reached
  const ceiling = Math.ceil(goals.reduce((total, goal) => total + goal.target, 0) * 100) + 100
  return (bisectInteger(enough, 0, ceiling) ?? ceiling) / 100
}
