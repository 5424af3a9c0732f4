/**
 * The money on a savings account as the getrouwheidspremie sees it (art. 2, 4° KB/WIB 92): amounts that each began a
 * year of their own, at the rate of its first day. A withdrawal takes the money whose year began last.
 */
import { dayNumberAfter, fromDayNumber } from '#finance/dates.ts'
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
  /** Place in the book: of amounts that began on one day the last goes first. */
  readonly nr: number
  start: number
  readonly origin: string
  /** Month and day on which its years end. */
  readonly anniversary: string
  turns: number
  end: number
  amount: number
  rate: number
  /** Day since which `rate` counts in this year, and the premium of the days before it. */
  since: number
  settled: number
  /** Rate of the other account of the bank, for the years to come. */
  elsewhere?: number
  /** Amounts that go on as one. What their full years bring at a rate is the same each year. */
  parts?: Part[]
  premiums?: { readonly rate: number; readonly count: number; readonly total: number }
}
type Part = { readonly nr: number; readonly amount: number }

/** A deposit, or interest that stays: its year begins on this day. */
export function openLot(
  nr: number,
  start: number,
  origin: string,
  { amount, rate, term }: { readonly amount: number; readonly rate: number; readonly term: number },
): OpenLot {
  const [anniversary, end] = [origin.slice(5), dayNumberAfter(origin, term)]
  return { nr, start, origin, anniversary, turns: 0, end, amount, rate, since: start, settled: 0 }
}

/** The premium of the days that have run. */
export const accrued = (lot: OpenLot, day: number): number =>
  lot.settled + (lot.amount * lot.rate * (day - lot.since)) / (lot.end - lot.start)

/** The day on which years are full, and the rate of the next year. */
export type FullYear = {
  readonly day: number
  readonly nextRate: number
  /** Months of a year, by law. */
  readonly term: number
}

/** Every lot begins a new year, at the rate of that day or of the account it went to. */
export function beginYears(complete: readonly OpenLot[], { day, nextRate, term }: FullYear): void {
  // Many lots complete on the same day: what depends on that day alone is worked out once.
  let anniversary = ''
  let end = 0
  for (const lot of complete) {
    lot.turns++
    lot.start = day
    if (lot.anniversary !== anniversary) {
      anniversary = lot.anniversary
      end = dayNumberAfter(lot.origin, term * (lot.turns + 1))
    }
    lot.end = end
    lot.since = day
    lot.settled = 0
    lot.rate = lot.elsewhere ?? nextRate
  }
}

const isAlike = (a: OpenLot, b: OpenLot) =>
  a.anniversary === b.anniversary && a.rate === b.rate && a.elsewhere === b.elsewhere

/**
 * Lots that completed on one day, with the same day of the year and the same rate from here on, go on as one: a plan of many
 * deposits over many years stays quick. Each amount keeps its place and its own rounding, or they become one amount.
 */
export function joinAlike(complete: readonly OpenLot[], asOneAmount: boolean): void {
  const kept: OpenLot[] = []
  for (const lot of complete) {
    const first = kept.find((each) => isAlike(each, lot))
    if (first === undefined) kept.push(lot)
    else {
      if (!asOneAmount) {
        first.parts ??= [{ nr: first.nr, amount: first.amount }]
        first.parts.push(...(lot.parts ?? [{ nr: lot.nr, amount: lot.amount }]))
      }
      first.amount = roundCents(first.amount + lot.amount)
      lot.amount = 0
    }
  }
}

/** The premium of a full year of amounts that went on as one, each rounded by itself. */
export function joinedPremium(lot: OpenLot, parts: readonly Part[]): number {
  const known = lot.premiums?.rate === lot.rate ? lot.premiums : { rate: lot.rate, count: 0, total: 0 }
  let { count, total } = known
  for (; count < parts.length; count++) total += roundCents((parts[count]?.amount ?? 0) * lot.rate)
  lot.premiums = { rate: lot.rate, count, total }
  return total
}

/** Every amount as a lot of its own again, in the order of the book. */
export function apart(lots: readonly OpenLot[]): OpenLot[] {
  return lots
    .flatMap((lot): readonly OpenLot[] => {
      const { parts, premiums: _, ...whole } = lot
      return lot.amount === 0 ? [] : parts ? parts.map((part) => ({ ...whole, ...part })) : [lot]
    })
    .toSorted((a, b) => a.nr - b.nr)
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

/** What a withdrawal would forfeit now, in the order in which it would take the money. */
export function lossOf(lots: readonly OpenLot[], day: number, wanted: number): number {
  let left = wanted
  let lost = 0
  for (const lot of lots.toSorted((a, b) => b.start - a.start || b.nr - a.nr)) {
    if (left <= 0) break
    const part = Math.min(left, lot.amount)
    lost += roundCents(Math.max(0, (accrued(lot, day) * part) / lot.amount))
    left = roundCents(left - part)
  }
  return roundCents(lost)
}

/**
 * To another account of the holder at the same bank: the running year goes on, each rate for its own days. What is moved
 * goes on as lots of their own; `left` could not be moved.
 */
export function transferFrom(
  lots: OpenLot[],
  {
    day,
    wanted,
    rate,
    nr,
  }: { readonly day: number; readonly wanted: number; readonly rate: number; readonly nr: number },
): { readonly moved: readonly OpenLot[]; readonly left: number } {
  const all: OpenLot[] = []
  const here = lots.filter((lot) => lot.elsewhere === undefined)
  let left = wanted
  while (left > 0 && here.length > 0) {
    const lot = youngest(here)
    remove(here, lot)
    const part = Math.min(left, lot.amount)
    left = roundCents(left - part)
    const moved = { ...lot, nr: nr + all.length, amount: part, rate, since: day, elsewhere: rate }
    moved.settled = (accrued(lot, day) * part) / lot.amount
    lot.amount = roundCents(lot.amount - part)
    if (lot.amount === 0) remove(lots, lot)
    all.push(moved)
  }
  return { moved: all, left }
}
