/** Several goals on one savings account: all money goes in each month, a goal that is due takes the youngest out. */
import { growthFactors, type Rates } from '#calculators/models/savings-account.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'

export type Goal = {
  readonly name: string
  /** Amount needed on the date, price rise included. */
  readonly target: number
  /** Months from now. */
  readonly months: number
}
export type Terms = {
  readonly saved: number
  readonly ordinary: Rates
  /** An account with a higher rate that takes at most `cap` per month; it is filled first and emptied last. */
  readonly capped: (Rates & { readonly cap: number }) | null
  /** Extra money in a month of the calendar (1 to 12). */
  readonly extras: readonly { readonly month: number; readonly amount: number }[]
  readonly firstMonth: number
  /** With too little money the goals higher in the list go first, even when another is due before them. */
  readonly inListOrder: boolean
  /** Months in which nothing is saved yet. */
  readonly delay?: number
}
type GoalResult = {
  readonly goal: Goal
  readonly reached: boolean
  readonly short: number
  /** What there was for it on its date. */
  readonly pot: number
  readonly readyAfter: number | null
}
type MonthRow = {
  readonly month: number
  readonly deposit: number
  readonly withdrawn: number
  readonly interest: number
  readonly balance: number
}

/** How long after the last date a goal is followed before we say "not within this time". */
const FOLLOWED = 600
const YEAR = 12

type Lot = { readonly month: number; amount: number }
type Account = { readonly factors: readonly number[]; lots: Lot[] }

const worth = ({ factors }: Account, lot: Lot, month: number) => lot.amount * at(factors, month - lot.month)
const balanceOf = (account: Account, month: number) =>
  account.lots.reduce((total, lot) => total + worth(account, lot, month), 0)

/** The month in which the running year of the premium began: that decides which money is youngest (art. 2 KB/WIB 92). */
const periodStart = ({ month: from }: Lot, month: number) => from + YEAR * Math.floor((month - from) / YEAR)

/** Takes the youngest money first; returns what the account could not pay. */
function withdraw(account: Account, month: number, amount: number): number {
  let left = amount
  const youngestFirst = account.lots.toSorted(
    (a, b) => periodStart(b, month) - periodStart(a, month) || b.month - a.month,
  )
  for (const lot of youngestFirst) {
    if (left <= 0) break
    const here = worth(account, lot, month)
    const taken = Math.min(here, left)
    lot.amount -= here > 0 ? (lot.amount * taken) / here : 0
    left -= taken
  }
  account.lots = account.lots.filter((lot) => lot.amount > 0)
  return left
}

const byDate = (list: readonly Waiting[]) => list.toSorted(({ goal: a }, { goal: b }) => a.months - b.months)

type Waiting = {
  readonly place: number
  readonly goal: Goal
  /** What there is for it on its date, when goals higher in the list take the rest: it waits until those are paid. */
  readonly only?: number
}

/** Each goal in the order of the list: on time with what those above it leave, otherwise it waits. */
function inListOrder(goals: readonly Goal[], budget: number, terms: Terms): readonly Waiting[] {
  const reaches = (list: readonly Goal[]) =>
    simulate(list, budget, { ...terms, inListOrder: false }, { quick: true }).reached
  const first: Waiting[] = []
  const later: Waiting[] = []
  /** What each goal higher in the list has on its date: the same euro fills one goal. */
  const above: Goal[] = []
  for (const [place, goal] of goals.entries()) {
    const fails = (cents: number) => !reaches([...above, { ...goal, target: cents / 100 }])
    if (reaches([...above, goal])) {
      first.push({ place, goal })
      above.push(goal)
      continue
    }
    const only = ((bisectInteger(fails, 0, Math.round(goal.target * 100)) ?? 1) - 1) / 100
    later.push({ place, goal, only })
    above.push({ ...goal, target: only })
  }
  return [...byDate(first), ...later]
}

export function simulate(
  goals: readonly Goal[],
  budget: number,
  terms: Terms,
  /** quick: only whether every goal is reached; stops at the first that is not. */
  { quick = false }: { readonly quick?: boolean } = {},
) {
  const last = Math.max(0, ...goals.map((goal) => goal.months))
  const length = last + (quick ? 0 : FOLLOWED)
  const ordinary: Account = { factors: growthFactors(terms.ordinary, length), lots: [] }
  const capped: Account | null = terms.capped && { factors: growthFactors(terms.capped, length), lots: [] }
  const balance = (month: number) => balanceOf(ordinary, month) + (capped ? balanceOf(capped, month) : 0)
  const deposit = (month: number, amount: number) => {
    const high = Math.min(amount, terms.capped?.cap ?? 0)
    if (capped && high > 0) capped.lots.push({ month, amount: high })
    if (amount > high) ordinary.lots.push({ month, amount: roundCents(amount - high) })
  }
  const extras = Array.from({ length: YEAR }, (_, month) =>
    roundedSum(terms.extras.filter((each) => each.month === month + 1).map((each) => each.amount)),
  )
  const dueMonths = new Set(goals.map((goal) => goal.months))
  const results: GoalResult[] = goals.map((goal) => ({ goal, reached: false, short: 0, pot: 0, readyAfter: null }))
  let waiting: readonly Waiting[] = terms.inListOrder
    ? inListOrder(goals, budget, terms)
    : byDate(goals.map((goal, place) => ({ place, goal })))
  const rows: MonthRow[] = []
  const interest: number[] = []

  /** Pays what is due in the order of the goals; money that a goal before it still waits for is not touched. */
  const payDue = (month: number): number => {
    let free = balance(month)
    let paid = 0
    const still: Waiting[] = []
    for (const one of waiting) {
      const { goal, place, only } = one
      const isDue = goal.months <= month && (only === undefined || still.every((above) => above.only !== undefined))
      // Half a cent of rounding does not make a goal late.
      if (isDue && free + 0.005 >= goal.target) {
        const short = withdraw(ordinary, month, goal.target)
        if (capped && short > 0) withdraw(capped, month, short)
        paid += goal.target
        free -= goal.target
        const onTime = goal.months === month ? { reached: true, pot: goal.target } : {}
        results[place] = { ...at(results, place), ...onTime, readyAfter: month }
        continue
      }
      still.push(one)
      if (goal.months === month) {
        const pot = only ?? roundCents(Math.max(0, free))
        results[place] = { ...at(results, place), pot, short: roundCents(goal.target - pot) }
      }
      if (isDue) free -= Math.min(Math.max(0, free), goal.target)
    }
    waiting = still
    return paid
  }

  if (terms.saved > 0) ordinary.lots.push({ month: 0, amount: terms.saved })
  let before = terms.saved
  for (let month = 1; month <= length && waiting.length > 0; month++) {
    const grown = quick ? 0 : balance(month)
    const put = month > (terms.delay ?? 0) ? roundCents(budget + at(extras, (terms.firstMonth - 1 + month) % YEAR)) : 0
    deposit(month, put)
    const isLate = month > last || waiting.some(({ goal }) => goal.months < month)
    const withdrawn = dueMonths.has(month) || isLate ? payDue(month) : 0
    if (quick) {
      if (waiting.some(({ goal }) => goal.months <= month)) return { results, rows, interest, reached: false }
      continue
    }
    const year = Math.floor((month - 1) / YEAR)
    if (month <= last) interest[year] = (interest[year] ?? 0) + grown - before
    const after = grown + put - withdrawn
    rows.push({
      month,
      deposit: put,
      withdrawn: roundCents(withdrawn),
      interest: roundCents(grown - before),
      balance: roundCents(Math.max(0, after)),
    })
    before = after
  }
  return { results, rows, interest: interest.map(roundCents), reached: results.every((result) => result.reached) }
}

/** The smallest monthly amount, to the cent, with which every goal is reached on its date. */
export function neededPerMonth(goals: readonly Goal[], terms: Terms): number {
  const enough = (cents: number) =>
    simulate(goals, cents / 100, { ...terms, inListOrder: false }, { quick: true }).reached
  // Without any interest this is enough: for each date, all goals up to it over the months until then.
  const delay = terms.delay ?? 0
  const plain = goals.map(({ months }) => {
    const due = roundedSum(goals.filter((goal) => goal.months <= months).map((goal) => goal.target))
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
      {
        ...terms,
        inListOrder: false,
        ordinary: { ...terms.ordinary, base: points / 10_000, premium: 0 },
        capped: null,
      },
      { quick: true },
    ).reached
  const points = bisectInteger(enough, 0, HIGHEST_POINTS)
  return points === null ? null : points / 10_000
}
