// Loans. The formulas are unrounded; a schedule works in whole cents, so that every column adds up exactly, the last
// balance is exactly 0 and only the last instalment differs (it takes up what rounding left over).
import { fromCents, roundCents, toCents, floorCents } from './money.ts'
import { compound, discountSum } from './rate.ts'
import type { PeriodicRate } from './rate.ts'

/** Instalment at the end of each period, or at its beginning (due); a balloon is owed at the end of the last period. */
export function annuityPayment(
  principal: number,
  periodicRate: PeriodicRate,
  periods: number,
  balloon = 0,
  due = false,
): number {
  if (!(periods > 0)) throw new RangeError(`periods: ${periods}`)
  const atEnd = (principal - balloon / (1 + compound(periodicRate, periods))) / discountSum(periodicRate, periods)
  return due ? atEnd / (1 + periodicRate) : atEnd
}

/** The loan that this instalment repays. */
export function loanFromPayment(payment: number, periodicRate: PeriodicRate, periods: number, balloon = 0): number {
  if (!(periods >= 0)) throw new RangeError(`periods: ${periods}`)
  return payment * discountSum(periodicRate, periods) + balloon / (1 + compound(periodicRate, periods))
}

/** How many periods (not rounded) this instalment needs down to the balloon; null when the debt never gets there. */
export function periodsFromPayment(
  principal: number,
  payment: number,
  periodicRate: PeriodicRate,
  balloon = 0,
): number | null {
  if (principal <= balloon) return 0
  if (payment <= principal * periodicRate || payment <= 0) return null
  if (periodicRate === 0) return (principal - balloon) / payment
  const ratio = ((principal - balloon) * periodicRate) / (payment - principal * periodicRate)
  return Math.log1p(ratio) / Math.log1p(periodicRate)
}

/** What is still owed after a number of unrounded instalments. */
export function balanceAfter(principal: number, payment: number, periodicRate: PeriodicRate, periods: number): number {
  const growth = compound(periodicRate, periods)
  return principal * (1 + growth) - payment * (periodicRate === 0 ? periods : growth / periodicRate)
}

/** A variable rate at a revision: it follows the index, but not further from where it began than the limits allow. */
export function revisedRate(options: {
  initial: number
  startIndex: number
  newIndex: number
  /** Highest rise above the initial rate. */
  cap?: number | undefined
  /** Deepest fall below the initial rate. */
  floor?: number | undefined
  lowest?: number | undefined
}): number {
  const { initial, startIndex, newIndex, cap = Infinity, floor = Infinity, lowest = 0 } = options
  const moved = Math.min(cap, Math.max(-floor, newIndex - startIndex))
  return Math.max(lowest, initial + moved)
}

export type LoanForm = 'annuity' | 'fixed-capital' | 'bullet'

/** Repaid on top, right after the instalment of that period; `every` repeats it until the end or `until`. */
export type ExtraRepayment = {
  period: number
  amount: number
  effect: 'shorter' | 'lower'
  every?: number | undefined
  until?: number | undefined
}

export type RateChange = { fromPeriod: number; periodicRate: PeriodicRate }

export type LoanOptions = {
  principal: number
  /** Grace periods included. */
  periods: number
  /** One rate, or a first rate with its changes. */
  periodicRate: PeriodicRate
  rateChanges?: readonly RateChange[] | undefined
  form?: LoanForm | undefined
  /** Periods at the start without repayment of capital. */
  gracePeriods?: number | undefined
  /** Pay the interest of the grace periods ('interest'), or nothing: the debt then grows ('none'). */
  graceKind?: 'interest' | 'none' | undefined
  /**
   * Parts of the principal taken up later, each at the beginning of its period; the rest is there from the start.
   * Capital is only repaid once everything is drawn, so the last one falls at the latest right after the grace periods.
   */
  laterDraws?: readonly { period: number; amount: number }[] | undefined
  /** Part of the capital due together with the last instalment. */
  balloon?: number | undefined
  extra?: readonly ExtraRepayment[] | undefined
  /** How the instalment is rounded to the cent; interest is always rounded half up. */
  rounding?: 'half-up' | 'down' | undefined
  /** A fixed instalment instead of the computed one; the last period settles the rest. */
  payment?: number | undefined
}

/** payment = interest + capital; an extra repayment stands apart. Balance is what is owed after both. */
export type LoanRow = {
  period: number
  payment: number
  interest: number
  capital: number
  extra: number
  balance: number
  /** Taken up at the beginning of the period, when the loan is not paid out at once. */
  drawn?: number
}

export type LoanSchedule = {
  rows: LoanRow[]
  /** The first instalment that repays capital (for a bullet loan: the first interest). */
  payment: number
  lastPayment: number
  totalInterest: number
  totalPaid: number
  periods: number
}

const sumOf = (draws: readonly { amount: number }[]): number => draws.reduce((total, { amount }) => total + amount, 0)

function check(options: LoanOptions): void {
  const { principal, periods, gracePeriods = 0, balloon = 0, payment, form } = options
  if (!(principal >= 0) || !Number.isFinite(principal)) throw new RangeError(`principal: ${principal}`)
  if (!Number.isInteger(periods) || periods < 1) throw new RangeError(`periods: ${periods}`)
  if (!Number.isInteger(gracePeriods) || gracePeriods < 0 || gracePeriods >= periods)
    throw new RangeError(`gracePeriods: ${gracePeriods}`)
  if (!(balloon >= 0) || balloon > principal) throw new RangeError(`balloon: ${balloon}`)
  if (payment !== undefined && (!(payment > 0) || (form ?? 'annuity') !== 'annuity'))
    throw new RangeError(`payment: ${payment}`)
  const drawnLater = sumOf(options.laterDraws ?? [])
  if (toCents(drawnLater) > toCents(principal)) throw new RangeError(`later draws: ${drawnLater}`)
  for (const { amount, period } of options.laterDraws ?? []) {
    const latest = form === 'bullet' ? periods : gracePeriods + 1
    if (!(amount >= 0) || !Number.isInteger(period) || period < 2 || period > latest)
      throw new RangeError(`draw of ${amount} in period ${period}`)
  }
  for (const { amount, period, every } of options.extra ?? []) {
    if (!(amount >= 0) || !Number.isInteger(period) || period < 1)
      throw new RangeError(`extra repayment of ${amount} in period ${period}`)
    if (every !== undefined && (!Number.isInteger(every) || every < 1))
      throw new RangeError(`extra repayment every ${every}`)
  }
}

/** One period of a loan, in whole cents; `drawn` is taken up at its beginning. */
type Period = {
  period: number
  interest: number
  capital: number
  extra: number
  balance: number
  drawn: number
}

/** Runs a loan period by period; the same object comes back each time, so that nothing piles up. */
function runLoan(options: LoanOptions, onPeriod: (done: Period) => void): void {
  check(options)
  const {
    form = 'annuity',
    gracePeriods = 0,
    graceKind = 'interest',
    rateChanges = [],
    extra = [],
    laterDraws = [],
    rounding = 'half-up',
  } = options
  const roundPayment = rounding === 'down' ? floorCents : roundCents
  const balloon = toCents(options.balloon ?? 0)
  let undrawn = laterDraws.reduce((total, { amount }) => total + toCents(amount), 0)
  let balance = toCents(options.principal) - undrawn
  let rate = options.periodicRate
  /** The last period, brought forward by repayments that shorten the loan. */
  let end = options.periods
  /** Instalment of an annuity, or capital per period of a fixed-capital loan; in cents. */
  let term = 0
  let recompute = true
  /** Repaid in the grace periods to shorten the loan: its instalment stays that of the whole debt. */
  let spared = 0
  const done: Period = { period: 0, interest: 0, capital: 0, extra: 0, balance: 0, drawn: 0 }

  const newTerm = (left: number, owed: number): number => {
    const remaining = Math.min(balloon, owed)
    if (form === 'fixed-capital') return toCents((owed - remaining) / left / 100)
    if (options.payment !== undefined) return toCents(options.payment)
    return toCents(roundPayment(annuityPayment(owed, rate, left, remaining) / 100))
  }
  const periodsNeeded = (): number | null => {
    const remaining = Math.min(balloon, balance)
    if (form === 'fixed-capital') return term > 0 ? (balance - remaining) / term : null
    return periodsFromPayment(balance, term, rate, remaining)
  }
  const shorten = (done: number): void => {
    const needed = periodsNeeded()
    if (needed !== null) end = Math.min(end, done + Math.max(1, Math.ceil(needed - 1e-6)))
  }

  for (let period = 1; period <= end && (balance + undrawn > 0 || period === 1); period++) {
    const later = drawnInPeriod(laterDraws, period)
    undrawn -= later
    const drawn = period === 1 ? balance : later
    if (period > 1) balance += later
    for (const change of rateChanges) {
      if (change.fromPeriod !== period || change.periodicRate === rate) continue
      rate = change.periodicRate
      recompute = recompute || form === 'annuity'
    }
    const inGrace = period <= gracePeriods
    if (!inGrace && recompute && form !== 'bullet') {
      term = newTerm(end - period + 1, balance + spared)
      if (options.payment !== undefined || spared > 0) shorten(period - 1)
      spared = 0
      recompute = false
    }
    const interest = toCents((balance * rate) / 100)
    let capital: number
    if (period === end) capital = balance
    else if (inGrace) capital = graceKind === 'none' ? 0 - interest : 0
    else if (form === 'bullet') capital = 0
    else if (form === 'fixed-capital') capital = Math.min(balance, term)
    // On a long, small loan the rounded instalment may be a cent less than the interest: then the interest is paid.
    else capital = Math.min(balance, options.payment === undefined ? Math.max(0, term - interest) : term - interest)
    balance -= capital

    let repaid = 0
    for (const { amount, effect } of due(extra, period)) {
      const part = Math.min(balance, toCents(amount))
      if (part === 0) continue
      balance -= part
      repaid += part
      if (effect === 'lower') recompute = true
      else if (inGrace) spared += part
      else if (form !== 'bullet') shorten(period)
    }
    done.period = period
    done.interest = interest
    done.capital = capital
    done.extra = repaid
    done.balance = balance
    done.drawn = drawn
    onPeriod(done)
  }
}

export function loanSchedule(options: LoanOptions): LoanSchedule {
  const inSlices = (options.laterDraws ?? []).length > 0
  const rows: LoanRow[] = []
  let totalInterest = 0
  let totalPaid = 0
  runLoan(options, ({ period, interest, capital, extra, balance, drawn }) => {
    totalInterest += interest
    totalPaid += interest + capital + extra
    const row: LoanRow = {
      period,
      payment: fromCents(interest + capital),
      interest: fromCents(interest),
      capital: fromCents(capital),
      extra: fromCents(extra),
      balance: fromCents(balance),
    }
    if (inSlices) row.drawn = fromCents(drawn)
    rows.push(row)
  })
  return totals(rows, options.gracePeriods ?? 0, totalInterest, totalPaid)
}

export type LoanCost = Pick<LoanSchedule, 'payment' | 'totalInterest'>

/** What a comparison needs of a schedule, without its rows. */
export function loanCost(options: LoanOptions): LoanCost {
  const first = (options.gracePeriods ?? 0) + 1
  let payment = 0
  let totalInterest = 0
  runLoan(options, ({ period, interest, capital }) => {
    totalInterest += interest
    if (period === first) payment = interest + capital
  })
  return { payment: fromCents(payment), totalInterest: fromCents(totalInterest) }
}

/** In cents. */
function drawnInPeriod(draws: NonNullable<LoanOptions['laterDraws']>, period: number): number {
  let cents = 0
  for (const draw of draws) if (draw.period === period) cents += toCents(draw.amount)
  return cents
}

const due = (extra: readonly ExtraRepayment[], period: number): readonly ExtraRepayment[] =>
  // Most loans have none, and a schedule asks every month.
  extra.length === 0
    ? extra
    : extra.filter(({ period: first, every, until = Infinity }) =>
        every === undefined ? period === first : period >= first && period <= until && (period - first) % every === 0,
      )

/** The totals are in cents. */
const totals = (rows: LoanRow[], gracePeriods: number, interest: number, paid: number): LoanSchedule => ({
  rows,
  payment: rows[gracePeriods]?.payment ?? 0,
  lastPayment: rows.at(-1)?.payment ?? 0,
  totalInterest: fromCents(interest),
  totalPaid: fromCents(paid),
  periods: rows.length,
})

/** In cents; a part that is paid out at once is all there in the first period. */
function drawnIn({ rows }: LoanSchedule, index: number): number {
  const row = rows[index]
  if (!row) return 0
  if (row.drawn !== undefined) return toCents(row.drawn)
  return index === 0 ? toCents(row.balance + row.capital + row.extra) : 0
}

/** Several loan parts that run from the same day as one: period by period the sum of the parts. */
export function mergeSchedules(parts: readonly LoanSchedule[]): LoanSchedule {
  const length = Math.max(0, ...parts.map((part) => part.rows.length))
  const inSlices = parts.some((part) => part.rows[0]?.drawn !== undefined)
  const rows = Array.from({ length }, (_, index): LoanRow => {
    const add = (column: keyof LoanRow): number =>
      fromCents(parts.reduce((total, part) => total + toCents(part.rows[index]?.[column] ?? 0), 0))
    return {
      ...(inSlices ? { drawn: fromCents(parts.reduce((total, part) => total + drawnIn(part, index), 0)) } : {}),
      period: index + 1,
      payment: add('payment'),
      interest: add('interest'),
      capital: add('capital'),
      extra: add('extra'),
      balance: add('balance'),
    }
  })
  const add = (total: 'payment' | 'totalInterest' | 'totalPaid') =>
    parts.reduce((cents, part) => cents + toCents(part[total]), 0)
  return { ...totals(rows, 0, add('totalInterest'), add('totalPaid')), payment: fromCents(add('payment')) }
}
