// Bonds by the conventions of Excel (PRICE, YIELD, DURATION, COUPDAYS …), priced per 100 of face value. Coupon dates are
// counted back from maturity; when that is the last day of a month, so is every coupon date.
import { addMonths, daysBetween, endOfMonth, monthsBetween } from './dates.ts'
import { days360 } from './day-count.ts'
import type { PlainDate } from './dates.ts'
import { findRoot } from './solve.ts'

/** The face value that prices are per, and what a bond pays back unless it says otherwise. */
export const PAR = 100

export type BondBasis = '30/360' | 'act/act' | 'act/360' | 'act/365' | '30E/360'

export type Bond = {
  settlement: PlainDate
  maturity: PlainDate
  /** Yearly coupon as a fraction of face value. */
  coupon: number
  frequency?: 1 | 2 | 4 | undefined
  basis?: BondBasis | undefined
  /** Paid back at maturity per 100 of face value. */
  redemption?: number | undefined
}

export type CouponPeriod = {
  previous: PlainDate
  next: PlainDate
  /** Coupons still to come. */
  count: number
  /** Days from the previous coupon to settlement, from settlement to the next, and in the whole period. */
  accruedDays: number
  daysToNext: number
  periodDays: number
}

function couponDate(bond: Bond, backwards: number): PlainDate {
  const date = addMonths(bond.maturity, (-12 / (bond.frequency ?? 1)) * backwards)
  return bond.maturity === endOfMonth(bond.maturity) ? endOfMonth(date) : date
}

export function couponPeriod(bond: Bond): CouponPeriod {
  const { settlement, maturity, frequency = 1, basis = '30/360' } = bond
  if (!(settlement < maturity)) throw new RangeError(`settlement ${settlement} is not before maturity ${maturity}`)
  let count = Math.floor(monthsBetween(settlement, maturity) / (12 / frequency))
  while (couponDate(bond, count) > settlement) count++
  const previous = couponDate(bond, count)
  const next = couponDate(bond, count - 1)
  const european = basis === '30E/360'
  const thirties = basis === '30/360' || european
  const accruedDays = thirties ? days360(previous, settlement, european) : daysBetween(previous, settlement)
  const periodDays = basis === 'act/act' ? daysBetween(previous, next) : (basis === 'act/365' ? 365 : 360) / frequency
  const daysToNext = thirties ? periodDays - accruedDays : daysBetween(settlement, next)
  return { previous, next, count, accruedDays, daysToNext, periodDays }
}

/** The coupons still to come, oldest first; the last one is paid together with the redemption. */
export function couponDates(bond: Bond): PlainDate[] {
  const { count } = couponPeriod(bond)
  return Array.from({ length: count }, (_, k) => couponDate(bond, count - 1 - k))
}

/** Coupon earned since the previous coupon date: the buyer pays it on top of the clean price. */
export function accruedInterest(bond: Bond): number {
  const { accruedDays, periodDays } = couponPeriod(bond)
  return ((PAR * bond.coupon) / (bond.frequency ?? 1)) * (accruedDays / periodDays)
}

/** What is still paid, at times counted in coupon periods from settlement. */
function payments(bond: Bond): { time: number; amount: number }[] {
  const { count, daysToNext, periodDays } = couponPeriod(bond)
  const coupon = (PAR * bond.coupon) / (bond.frequency ?? 1)
  return Array.from({ length: count }, (_, k) => ({
    time: k + daysToNext / periodDays,
    amount: coupon + (k === count - 1 ? (bond.redemption ?? PAR) : 0),
  }))
}

// In its last coupon period a bond is discounted with simple interest, before that with compound interest.
function dirty(flows: readonly { time: number; amount: number }[], perPeriod: number): number {
  const [only, ...others] = flows
  if (only && others.length === 0) return only.amount / (1 + perPeriod * only.time)
  return flows.reduce((total, { time, amount }) => total + amount * (1 + perPeriod) ** -time, 0)
}

function checkYield(bond: Bond, yieldRate: number): number {
  const perPeriod = yieldRate / (bond.frequency ?? 1)
  if (!(perPeriod > -1) || !Number.isFinite(perPeriod)) throw new RangeError(`yield: ${yieldRate}`)
  return perPeriod
}

/** What the buyer pays: clean price plus accrued interest. The yield is nominal at the coupon frequency. */
export const dirtyPrice = (bond: Bond, yieldRate: number): number => dirty(payments(bond), checkYield(bond, yieldRate))

/** The quoted price. */
export const cleanPrice = (bond: Bond, yieldRate: number): number => dirtyPrice(bond, yieldRate) - accruedInterest(bond)

/** The yield (nominal at the coupon frequency) at which the bond has this clean price; null when there is none. */
export function yieldFromPrice(bond: Bond, price: number): number | null {
  const frequency = bond.frequency ?? 1
  const flows = payments(bond)
  const target = price + accruedInterest(bond)
  if (!(target > 0)) return null
  const root = findRoot((i) => dirty(flows, i) - target, -0.5, 1, { expand: { low: -1, high: 1e4 } })
  return root === null ? null : root * frequency
}

/** Macaulay duration in years: the average wait for the money, weighted by present value. */
export function duration(bond: Bond, yieldRate: number): number {
  const perPeriod = checkYield(bond, yieldRate)
  return weighted(bond, perPeriod, (time) => time) / (bond.frequency ?? 1)
}

/** Modified duration: by which fraction the price falls per unit of yield. */
export const modifiedDuration = (bond: Bond, yieldRate: number): number =>
  duration(bond, yieldRate) / (1 + checkYield(bond, yieldRate))

/** Convexity in years squared: the second derivative of the price to the yield, as a fraction of the price. */
export function convexity(bond: Bond, yieldRate: number): number {
  const perPeriod = checkYield(bond, yieldRate)
  return weighted(bond, perPeriod, (time) => time * (time + 1)) / ((1 + perPeriod) * (bond.frequency ?? 1)) ** 2
}

function weighted(bond: Bond, perPeriod: number, weight: (time: number) => number): number {
  let total = 0
  let value = 0
  for (const { time, amount } of payments(bond)) {
    const present = amount * (1 + perPeriod) ** -time
    total += present * weight(time)
    value += present
  }
  return total / value
}
