/**
 * The money on a savings account as the getrouwheidspremie sees it (art. 2, 4° KB/WIB 92): amounts that each began a
 * year of their own, at the rate of its first day. A withdrawal takes the money whose year began last.
 */
import { addMonths, fromDayNumber, toDayNumber } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'

export type PremiumPeriod = {
  /** Day on which the period of twelve months started. */
  readonly start: string
  readonly earnedOn: string
  readonly paidOn: string
  readonly amount: number
  readonly rate: number
  readonly premium: number
}
export type Forfeit = {
  readonly date: string
  readonly start: string
  readonly amount: number
  readonly premium: number
}

export type OpenLot = {
  start: number
  origin: string
  turns: number
  end: number
  amount: number
  rate: number
  /** Day since which `rate` counts in this year, and the premium of the days before it. */
  since: number
  settled: number
  /** Rate of the other account of the bank, for the years to come. */
  elsewhere?: number
}

/** A deposit, or interest that stays: its year begins on this day. */
export function openLot(date: string, amount: number, rate: number, term: number): OpenLot {
  const start = toDayNumber(date)
  const end = toDayNumber(addMonths(date, term))
  return { start, origin: date, turns: 0, end, amount, rate, since: start, settled: 0 }
}

/** The premium of the days that have run. */
export const accrued = (lot: OpenLot, day: number): number =>
  lot.settled + (lot.amount * lot.rate * (day - lot.since)) / (lot.end - lot.start)

/** The day on which years are full: when their premium is paid, and the rate of the next year. */
export type FullYear = {
  readonly day: number
  readonly date: string
  readonly paidOn: string
  readonly nextRate: number
  /** Months of a year, by law. */
  readonly term: number
}

/** Every lot earns its premium and begins a new year, at the rate of that day or of the account it went to. */
export function completeYears(complete: readonly OpenLot[], full: FullYear): readonly PremiumPeriod[] {
  // Many lots complete on the same day: what depends on that day alone is worked out once.
  const starts = new Map<number, string>()
  const ends = new Map<string, number>()
  return complete.map((lot) => {
    const start = starts.get(lot.start) ?? fromDayNumber(lot.start)
    starts.set(lot.start, start)
    const premium = roundCents(accrued(lot, full.day))
    const period = { start, earnedOn: full.date, paidOn: full.paidOn, amount: lot.amount, rate: lot.rate, premium }
    lot.turns++
    lot.start = full.day
    const anniversary = lot.origin.slice(5)
    lot.end = ends.get(anniversary) ?? toDayNumber(addMonths(lot.origin, full.term * (lot.turns + 1)))
    ends.set(anniversary, lot.end)
    lot.since = full.day
    lot.settled = 0
    lot.rate = lot.elsewhere ?? full.nextRate
    return period
  })
}

/** Lots that completed on one day, with the same day of the year and the same rate from here on, go on as one. */
export function joinAlike(lots: OpenLot[], complete: readonly OpenLot[]): void {
  const kept = new Map<string, OpenLot>()
  for (const lot of complete) {
    const alike = `${lot.origin.slice(5)} ${lot.rate} ${lot.elsewhere}`
    const first = kept.get(alike)
    if (first === undefined) kept.set(alike, lot)
    else {
      first.amount = roundCents(first.amount + lot.amount)
      remove(lots, lot)
    }
  }
}

const remove = (lots: OpenLot[], lot: OpenLot) => lots.splice(lots.indexOf(lot), 1)

const youngest = (list: readonly OpenLot[]): OpenLot =>
  list.reduce((newest, each) => (each.start >= newest.start ? each : newest))

/** Takes the youngest money first; its running premium is lost. `left` is what the account could not pay. */
export function withdrawFrom(
  lots: OpenLot[],
  { day, date, wanted }: { readonly day: number; readonly date: string; readonly wanted: number },
): { readonly forfeits: readonly Forfeit[]; readonly left: number } {
  const forfeits: Forfeit[] = []
  let left = wanted
  while (left > 0 && lots.length > 0) {
    const lot = youngest(lots)
    const part = Math.min(left, lot.amount)
    const lost = (accrued(lot, day) * part) / lot.amount
    if (lost > 0) forfeits.push({ date, start: fromDayNumber(lot.start), amount: part, premium: roundCents(lost) })
    lot.settled *= 1 - part / lot.amount
    lot.amount = roundCents(lot.amount - part)
    if (lot.amount === 0) remove(lots, lot)
    left = roundCents(left - part)
  }
  return { forfeits, left }
}

/**
 * To another account of the holder at the same bank: the running year goes on, each rate for its own days. Gives what
 * could not be moved.
 */
export function transferFrom(
  lots: OpenLot[],
  { day, wanted, rate }: { readonly day: number; readonly wanted: number; readonly rate: number },
): number {
  const here = lots.filter((lot) => lot.elsewhere === undefined)
  let left = wanted
  while (left > 0 && here.length > 0) {
    const lot = youngest(here)
    remove(here, lot)
    const part = Math.min(left, lot.amount)
    left = roundCents(left - part)
    const moved = { ...lot, amount: part, rate, since: day, elsewhere: rate }
    moved.settled = (accrued(lot, day) * part) / lot.amount
    lot.amount = roundCents(lot.amount - part)
    if (lot.amount === 0) remove(lots, lot)
    lots.push(moved)
  }
  return left
}
