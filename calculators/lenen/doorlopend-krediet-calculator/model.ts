/** A credit line with draws and repayments: a ledger in cents, and the periods in which it was never back at zero. */
import { LONGEST } from '#calculators/lenen/kredietlijn.ts'
import { fromCents, toCents } from '#finance/money.ts'
import type { PeriodicRate } from '#finance/rate.ts'

type LedgerMonth = {
  readonly month: number
  readonly drawn: number
  readonly cost: number
  readonly interest: number
  readonly payment: number
  readonly balance: number
}

/** From the first draw until the balance is zero again; `end` null: never. */
export type Cycle = { readonly start: number; readonly end: number | null }

export type Ledger = {
  readonly months: readonly LedgerMonth[]
  readonly cycles: readonly Cycle[]
  readonly length: number | null
  readonly drawn: number
  readonly interest: number
  readonly costs: number
  readonly paid: number
  readonly highest: number
}

export type LedgerPlan = {
  readonly rate: PeriodicRate
  /** What is paid of the balance with interest, before extra repayments. */
  readonly payment: (owed: number, interest: number) => number
  readonly draws: ReadonlyMap<number, number>
  readonly extra: ReadonlyMap<number, number>
  /** Charged in the first month of each year while something is owed. */
  readonly yearlyCost: number
}

export function runLedger({ rate, payment, draws, extra, yearlyCost }: LedgerPlan): Ledger {
  const months: LedgerMonth[] = []
  const cycles: Cycle[] = []
  const lastDraw = Math.max(0, ...draws.keys())
  const totals = { drawn: 0, interest: 0, costs: 0, paid: 0 }
  let balance = 0
  let highest = 0
  let since: number | null = null
  for (let month = 1; month <= LONGEST && (balance > 0 || month <= lastDraw); month++) {
    const drawn = toCents(draws.get(month) ?? 0)
    const cost = month % 12 === 1 && balance + drawn > 0 ? toCents(yearlyCost) : 0
    const base = balance + drawn + cost
    if (base > 0 && since === null) since = month
    const interest = toCents((base * rate) / 100)
    const owed = base + interest
    const wanted = payment(fromCents(owed), fromCents(interest)) + (extra.get(month) ?? 0)
    const paid = Math.min(owed, toCents(Math.max(0, wanted)))
    balance = owed - paid
    highest = Math.max(highest, base)
    totals.drawn += drawn
    totals.interest += interest
    totals.costs += cost
    totals.paid += paid
    months.push({
      month,
      drawn: fromCents(drawn),
      cost: fromCents(cost),
      interest: fromCents(interest),
      payment: fromCents(paid),
      balance: fromCents(balance),
    })
    if (balance === 0 && since !== null) {
      cycles.push({ start: since, end: month })
      since = null
    }
    // Past any credit line: it will not turn any more.
    if (balance > 1e11) break
  }
  if (since !== null) cycles.push({ start: since, end: null })
  return {
    months,
    cycles,
    length: balance === 0 ? (cycles.at(-1)?.end ?? 0) : null,
    drawn: fromCents(totals.drawn),
    interest: fromCents(totals.interest),
    costs: fromCents(totals.costs),
    paid: fromCents(totals.paid),
    highest: fromCents(highest),
  }
}

/** Amounts by month; several in one month are added up. */
export function byMonth(rows: readonly { readonly maand: number; readonly bedrag: number }[]): Map<number, number> {
  const amounts = new Map<number, number>()
  for (const { maand, bedrag } of rows) amounts.set(maand, (amounts.get(maand) ?? 0) + bedrag)
  return amounts
}

/** The period that matters for the zeroing: the first that takes too long, else the last. */
export function decisiveCycle(cycles: readonly Cycle[], limit: number): Cycle | null {
  const late = cycles.find(({ start, end }) => end === null || end - start + 1 > limit)
  return late ?? cycles.at(-1) ?? null
}
