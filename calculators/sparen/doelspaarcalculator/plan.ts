/** Several goals on one monthly budget: each goal has its own pot, filled in a fixed order. */
import { growthFactors, type Rates } from '#calculators/sparen/interest.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'

export type Goal = {
  readonly name: string
  /** Amount needed on the date, price rise included. */
  readonly target: number
  /** Months from now. */
  readonly months: number
  readonly priority: number
}
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

/** By date, or by priority and then by date. */
export function inOrder<T extends { readonly goal: Goal }>(list: readonly T[], byPriority: boolean): readonly T[] {
  return list.toSorted(({ goal: a }, { goal: b }) => (byPriority ? a.priority - b.priority : 0) || a.months - b.months)
}

type Deposit = { readonly month: number; readonly amount: number; readonly factors: readonly number[] }
type Pot = {
  readonly goal: Goal
  readonly place: number
  deposits: Deposit[]
  /** What the deposits so far will be on the date of the goal. */
  promised: number
  /** Put in this month. */
  deposit: number
  late: boolean
  result: GoalResult
}

const valueIn = (pot: Pot, month: number) =>
  pot.deposits.reduce((total, { month: from, amount, factors }) => total + amount * at(factors, month - from), 0)

/** What to put in now so that it grows to the amount, rounded up to the cent. */
const seed = (amount: number, factor: number) => Math.ceil((amount / factor) * 100 - 1e-9) / 100

type Watch = {
  /** Only whether every goal is reached: stops at the first that is not. */
  readonly quick?: boolean
}

export function simulate(goals: readonly Goal[], budget: number, terms: Terms, { quick = false }: Watch = {}) {
  const last = Math.max(0, ...goals.map((goal) => goal.months))
  const length = last + (quick ? 0 : FOLLOWED)
  const ordinary = growthFactors(terms.ordinary, length)
  const capped = terms.capped ? growthFactors(terms.capped, length) : ordinary
  const pots = goals.map((goal, place): Pot => ({
    goal,
    place,
    deposits: [],
    promised: 0,
    deposit: 0,
    late: false,
    result: { goal, reached: false, short: goal.target, pot: 0, readyAfter: null },
  }))
  const order = inOrder(pots, terms.byPriority)
  const dueIn = new Map<number, Pot[]>()
  for (const pot of pots) dueIn.set(pot.goal.months, [...(dueIn.get(pot.goal.months) ?? []), pot])
  const rows: MonthRow[] = []
  const interest: number[] = []
  const extras = Array.from({ length: 12 }, (_, month) =>
    sum(terms.extras.filter((each) => each.month === month + 1).map((each) => each.amount)),
  )
  const put = (pot: Pot, month: number, amount: number, factors: readonly number[]) => {
    if (amount <= 0) return
    if (!quick) pot.deposits.push({ month, amount, factors })
    pot.promised += amount * at(factors, Math.max(0, pot.goal.months - month))
    pot.deposit = roundCents(pot.deposit + amount)
  }

  let stock = terms.saved
  for (const pot of order) {
    const amount = Math.min(stock, seed(pot.goal.target, at(ordinary, pot.goal.months)))
    put(pot, 0, amount, ordinary)
    stock = roundCents(stock - amount)
  }
  // What each pot is worth today, before and after the deposit of the month; only followed for the visitor's own plan.
  const isFollowed = (pot: Pot, month: number) => month <= last || pot.late
  const nothing = pots.map(() => 0)
  let held = sum(pots.map((pot) => pot.deposit))
  for (let month = 1; month <= length; month++) {
    for (const pot of pots) pot.deposit = 0
    const values = quick ? nothing : pots.map((pot) => (isFollowed(pot, month) ? valueIn(pot, month) : 0))
    if (!quick && month <= last) {
      const year = Math.floor((month - 1) / 12)
      interest[year] = (interest[year] ?? 0) + values.reduce((total, value) => total + value, 0) - held
    }
    let left = month > (terms.delay ?? 0) ? roundCents(budget + at(extras, (terms.firstMonth - 1 + month) % 12)) : 0
    let roomOnCapped = terms.capped?.cap ?? 0
    for (const pot of order) {
      if (left <= 0) break
      if (pot.result.readyAfter !== null) continue
      const remaining = Math.max(0, pot.goal.months - month)
      const gap = pot.goal.target - (pot.late ? at(values, pot.place) : pot.promised)
      if (gap <= 0) continue
      const onCapped = Math.min(left, roomOnCapped, seed(gap, at(capped, remaining)))
      const rest = gap - onCapped * at(capped, remaining)
      const onOrdinary = rest <= 0 ? 0 : Math.min(roundCents(left - onCapped), seed(rest, at(ordinary, remaining)))
      put(pot, month, onCapped, capped)
      put(pot, month, onOrdinary, ordinary)
      roomOnCapped = roundCents(roomOnCapped - onCapped)
      left = roundCents(left - onCapped - onOrdinary)
    }
    if (!quick && month <= last)
      rows.push({
        month,
        deposits: pots.map((pot) => pot.deposit),
        pots: pots.map((pot, index) => roundCents(at(values, index) + pot.deposit)),
      })
    held = 0
    for (const pot of quick ? (dueIn.get(month) ?? []) : pots) {
      const { goal } = pot
      const worth = at(values, pot.place) + pot.deposit
      if (month !== goal.months && !pot.late) {
        held += worth
        continue
      }
      const value = roundCents(pot.late ? worth : pot.promised)
      const enough = value >= goal.target
      if (!pot.late) {
        if (quick && !enough) return { results: [], rows, interest, reached: false }
        const short = enough ? 0 : roundCents(goal.target - value)
        pot.result = { goal, reached: enough, short, pot: value, readyAfter: enough ? month : null }
        pot.late = !enough
      } else if (enough) {
        pot.result = { ...pot.result, readyAfter: month }
        pot.late = false
      }
      if (enough) pot.deposits = []
      else held += worth
    }
    if (month >= last && pots.every((pot) => !pot.late)) break
  }
  const results = pots.map((pot) => pot.result)
  return { results, rows, interest: interest.map(roundCents), reached: results.every((result) => result.reached) }
}

/** The smallest monthly amount, to the cent, with which every goal is reached on its date. */
export function neededPerMonth(goals: readonly Goal[], terms: Terms): number {
  const byDate = { ...terms, byPriority: false }
  const enough = (cents: number) => simulate(goals, cents / 100, byDate, { quick: true }).reached
  // Without any interest this is enough: for each date, all goals up to it over the months until then.
  const delay = terms.delay ?? 0
  const plain = goals.map(({ months }) => {
    const due = sum(goals.filter((goal) => goal.months <= months).map((goal) => goal.target))
    return due / Math.max(1, months - delay)
  })
  const ceiling = Math.ceil(Math.max(0, ...plain) * 100) + 100
  return (bisectInteger(enough, 0, ceiling) ?? ceiling) / 100
}

const HIGHEST_POINTS = 3_000

/** The smallest yearly rate, in hundredths of a percent, with which the budget reaches every goal; null beyond 30 %. */
export function neededRate(goals: readonly Goal[], budget: number, terms: Terms): number | null {
  const enough = (points: number) =>
    simulate(
      goals,
      budget,
      { ...terms, byPriority: false, ordinary: { ...terms.ordinary, base: points / 10_000, premium: 0 }, capped: null },
      { quick: true },
    ).reached
  const points = bisectInteger(enough, 0, HIGHEST_POINTS)
  return points === null ? null : points / 10_000
}
