/**
 * A regulated savings account day by day (art. 2 KB/WIB 92): base interest per calendar day, credited on
 * 1 January; a getrouwheidspremie per deposit, earned after twelve full months at the rate of its start,
 * paid on the first day of the next quarter; a withdrawal takes the money whose period started last.
 * Leaves out: the yearly number and the minimum of transfers within a bank, and holder limits of banks.
 */
import { addMonths, compareDates, fromDayNumber, isLeapYear, toDayNumber } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { openAgenda } from '#rules/sparen-beleggen/agenda.ts'
import { premieTermijn, premieUitbetaling } from '#rules/sparen-beleggen/sparen.figures.ts'

export type SavingsRate = { readonly from: string; readonly base: number; readonly premium: number }

/**
 * Positive is a deposit, negative a withdrawal. `premium` overrides the account's rate on that day. A `transfer` moves
 * the amount to another account of the holder at the same bank, with `premium` as its rate there: the running year goes
 * on, each rate for its own days. It stays in this book, at the base rate of this book.
 */
export type Movement = {
  readonly date: string
  readonly amount: number
  readonly premium?: number
  readonly transfer?: boolean
}

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
export type Lot = {
  readonly start: string
  readonly earnedOn: string
  readonly amount: number
  readonly rate: number
  readonly accrued: number
}
export type Credit = { readonly date: string; readonly kind: 'basis' | 'premie'; readonly amount: number }

export type SavingsBook = {
  /** Money on the account at the end, premiums not yet paid left out. */
  readonly balance: number
  /** Base interest of the whole period, credited or not, per calendar year in which it ran. */
  readonly baseByYear: Readonly<Record<string, number>>
  readonly baseInterest: number
  /** Premiums by the calendar year in which they are earned. */
  readonly premiumByYear: Readonly<Record<string, number>>
  readonly earned: readonly PremiumPeriod[]
  readonly earnedPremium: number
  /** Premium that would be earned if the running periods were completed pro rata today. */
  readonly runningPremium: number
  readonly forfeits: readonly Forfeit[]
  readonly forfeited: number
  readonly lots: readonly Lot[]
  readonly credits: readonly Credit[]
  /** Withdrawals that the account could not pay. */
  readonly short: number
  /** What had run and was earned on each of the days asked for. */
  readonly marks: readonly Mark[]
  /** Running premium that the withdrawal asked about would cost on each of its days. */
  readonly losses: readonly Loss[]
}
export type Loss = { readonly date: string; readonly loss: number }
export type Mark = Pick<SavingsBook, 'baseByYear' | 'premiumByYear'> & { readonly date: string }

type Open = {
  /** Place in the book: of amounts that began on one day the last goes first. */
  readonly nr: number
  start: number
  origin: string
  /** Month and day on which its years end. */
  anniversary: string
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

export type SavingsPlan = {
  readonly movements: readonly Movement[]
  readonly rates: readonly SavingsRate[]
  readonly until: string
  /** Interest and premiums stay on the account; otherwise they leave it when credited. */
  readonly reinvest?: boolean
  /** Amounts whose year begins on the same day at the same rate go on as one: many deposits over many years stay quick. */
  readonly merge?: boolean
  /** Days on which to look at the book, such as birthdays. */
  readonly marks?: readonly string[]
  /** A withdrawal that is only thought of, on each of these days; at most what is there. */
  readonly thought?: { readonly amount: number; readonly days: readonly string[] }
}

function rateOn(rates: readonly SavingsRate[], date: string): SavingsRate {
  return rates.findLast((rate) => rate.from <= date) ?? rates[0] ?? { from: date, base: 0, premium: 0 }
}

/** First day of the quarter after the day on which a premium is earned; before October 2013 of the year after it. */
export function premieBetaaldOp(law: Law, earnedOn: string): string {
  const period = law.on(earnedOn)(premieUitbetaling) === 'elk kwartaal' ? 3 : 12
  const [year, month] = [Number(earnedOn.slice(0, 4)), Number(earnedOn.slice(5, 7))]
  const paid = month + period - ((month - 1) % period)
  return paid > 12 ? `${year + 1}-01-01` : `${year}-${String(paid).padStart(2, '0')}-01`
}

/** The periods as they were written down, five numbers each. */
function earnedOf(law: Law, periods: readonly number[]): readonly PremiumPeriod[] {
  let day = Number.NaN
  let [earnedOn, paidOn] = ['', '']
  return Array.from({ length: periods.length / 5 }, (_, index) => {
    const [earnedDay = 0, begun = 0, amount = 0, rate = 0, premium = 0] = periods.slice(index * 5, index * 5 + 5)
    // Many end on the same day.
    if (earnedDay !== day) {
      day = earnedDay
      earnedOn = fromDayNumber(day)
      paidOn = premieBetaaldOp(law, earnedOn)
    }
    return { start: fromDayNumber(begun), earnedOn, paidOn, amount, rate, premium }
  })
}

const roundAll = (byYear: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(byYear).map(([year, amount]) => [year, roundCents(amount)]))

export function spaarboekje(
  law: Law,
  { movements, rates, until, reinvest = true, merge = false, marks = [], thought }: SavingsPlan,
): SavingsBook {
  const term = law(premieTermijn)
  const sorted = movements.toSorted((a, b) => compareDates(a.date, b.date))
  const moveDays = sorted.map((move) => toDayNumber(move.date))
  const last = toDayNumber(until)
  const lots: Open[] = []
  const ends = openAgenda<Open>()
  /** Earned but not yet paid, by the day of payment, which always lies ahead: at most two of them at a time. */
  const pending = new Map<number, number>()
  /** Day earned, day begun, amount, rate and premium of each period, one after the other: thousands of them in a long plan. */
  const periods: number[] = []
  const forfeits: Forfeit[] = []
  const credits: Credit[] = []
  const baseByYear: Record<string, number> = {}
  const premiumByYear: Record<string, number> = {}
  let balance = 0
  let uncredited = 0
  let short = 0
  let earnedPremium = 0

  let opened = 0
  const add = (lot: Open) => {
    opened++
    lots.push(lot)
    ends.add(lot)
  }
  const open = (date: string, amount: number, rate: number) => {
    const start = toDayNumber(date)
    const end = toDayNumber(addMonths(date, term))
    const anniversary = date.slice(5)
    add({ nr: opened, start, origin: date, anniversary, turns: 0, end, amount, rate, since: start, settled: 0 })
    balance = roundCents(balance + amount)
  }
  const accrued = (lot: Open, day: number) =>
    lot.settled + (lot.amount * lot.rate * (day - lot.since)) / (lot.end - lot.start)
  const youngest = (list: readonly Open[]) =>
    list.reduce((newest, each) => (each.start >= newest.start ? each : newest))

  // Many lots complete on the same day: what depends on that day alone is worked out once.
  const completePeriods = (day: number, date: string, nextRate: number) => {
    const complete = ends.take(day)
    if (complete.length === 0) return
    const paidOn = premieBetaaldOp(law, date)
    const year = date.slice(0, 4)
    let inYear = premiumByYear[year] ?? 0
    let total = 0
    let anniversary = ''
    let end = 0
    for (const lot of complete) {
      const premium = roundCents(accrued(lot, day))
      total += premium
      inYear += premium
      earnedPremium += premium
      periods.push(day, lot.start, lot.amount, lot.rate, premium)
      lot.turns++
      lot.start = day
      if (lot.anniversary !== anniversary) {
        anniversary = lot.anniversary
        end = toDayNumber(addMonths(lot.origin, term * (lot.turns + 1)))
      }
      lot.end = end
      ends.add(lot)
      lot.since = day
      lot.settled = 0
      lot.rate = lot.elsewhere ?? nextRate
    }
    premiumByYear[year] = inYear
    const payDay = toDayNumber(paidOn)
    pending.set(payDay, (pending.get(payDay) ?? 0) + total)
    if (merge) join(complete)
  }
  /** Lots that completed on one day, with the same day of the year and the same rate from here on. */
  const join = (complete: readonly Open[]) => {
    const kept = new Map<string, Open>()
    for (const lot of complete) {
      const alike = `${lot.anniversary} ${lot.rate} ${lot.elsewhere}`
      const first = kept.get(alike)
      if (first === undefined) kept.set(alike, lot)
      else {
        first.amount = roundCents(first.amount + lot.amount)
        lot.amount = 0
        lots.splice(lots.indexOf(lot), 1)
      }
    }
  }
  const payPremiums = (day: number, date: string, rate: number) => {
    const amount = roundCents(pending.get(day) ?? 0)
    pending.delete(day)
    if (amount === 0) return
    credits.push({ date, kind: 'premie', amount })
    if (reinvest) open(date, amount, rate)
  }
  const creditBase = (date: string, rate: number) => {
    const amount = roundCents(uncredited)
    uncredited = 0
    if (amount === 0) return
    credits.push({ date, kind: 'basis', amount })
    if (reinvest) open(date, amount, rate)
  }
  const withdraw = (day: number, date: string, wanted: number) => {
    let left = wanted
    while (left > 0 && lots.length > 0) {
      const lot = youngest(lots)
      const part = Math.min(left, lot.amount)
      const lost = (accrued(lot, day) * part) / lot.amount
      if (lost > 0) forfeits.push({ date, start: fromDayNumber(lot.start), amount: part, premium: roundCents(lost) })
      lot.settled *= 1 - part / lot.amount
      lot.amount = roundCents(lot.amount - part)
      if (lot.amount === 0) lots.splice(lots.indexOf(lot), 1)
      left = roundCents(left - part)
      balance = roundCents(balance - part)
    }
    short = roundCents(short + left)
  }
  const transfer = (day: number, wanted: number, rate: number) => {
    const here = lots.filter((lot) => lot.elsewhere === undefined)
    let left = wanted
    while (left > 0 && here.length > 0) {
      const lot = youngest(here)
      here.splice(here.indexOf(lot), 1)
      const part = Math.min(left, lot.amount)
      left = roundCents(left - part)
      const moved = { ...lot, nr: opened, amount: part, rate, since: day, elsewhere: rate }
      moved.settled = (accrued(lot, day) * part) / lot.amount
      lot.amount = roundCents(lot.amount - part)
      if (lot.amount === 0) lots.splice(lots.indexOf(lot), 1)
      add(moved)
    }
    short = roundCents(short + left)
  }

  /** What a withdrawal would forfeit now: the money whose period started last goes first. */
  const lossOf = (day: number, wanted: number): number => {
    let left = Math.min(wanted, balance)
    let lost = 0
    for (const lot of lots.toSorted((a, b) => b.start - a.start || b.nr - a.nr)) {
      if (left <= 0) break
      const part = Math.min(left, lot.amount)
      lost += roundCents(Math.max(0, (accrued(lot, day) * part) / lot.amount))
      left = roundCents(left - part)
    }
    return roundCents(lost)
  }

  let day = moveDays[0] ?? last
  const rateDays = rates.map((rate) => toDayNumber(rate.from))
  const markDays = marks.map(toDayNumber)
  const thoughtDays = (thought?.days ?? []).map(toDayNumber)
  const knownDays = [...rateDays, ...markDays, ...thoughtDays].toSorted((a, b) => a - b)
  const marked: Mark[] = []
  const losses: Loss[] = []
  let next = 0
  let year = 0
  let newYear = Number.NEGATIVE_INFINITY
  while (day <= last) {
    const date = fromDayNumber(day)
    const { base, premium } = rateOn(rates, date)
    completePeriods(day, date, premium)
    if (markDays.includes(day))
      marked.push({ date, baseByYear: roundAll(baseByYear), premiumByYear: { ...premiumByYear } })
    payPremiums(day, date, premium)
    if (date.endsWith('-01-01')) creditBase(date, premium)
    for (let move = sorted[next]; move?.date === date; move = sorted[++next]) {
      if (move.transfer) transfer(day, Math.abs(move.amount), move.premium ?? premium)
      else if (move.amount > 0) open(date, move.amount, move.premium ?? premium)
      else withdraw(day, date, -move.amount)
    }
    if (thought && thoughtDays.includes(day)) losses.push({ date, loss: lossOf(day, thought.amount) })
    if (day === last) break
    if (day >= newYear) {
      year = Number(date.slice(0, 4))
      newYear = toDayNumber(`${year + 1}-01-01`)
    }
    let stop = Math.min(last, newYear, moveDays[next] ?? last, ends.next())
    for (const payDay of pending.keys()) stop = Math.min(stop, payDay)
    for (const known of knownDays)
      if (known > day) {
        stop = Math.min(stop, known)
        break
      }
    const interest = (balance * base * (stop - day)) / (isLeapYear(year) ? 366 : 365)
    uncredited += interest
    baseByYear[year] = (baseByYear[year] ?? 0) + interest
    day = stop
  }

  let earned: readonly PremiumPeriod[] | undefined
  const rounded = roundAll(baseByYear)
  const total = (amounts: readonly number[]) => roundCents(amounts.reduce((sum, amount) => sum + amount, 0))
  return {
    balance,
    baseByYear: rounded,
    baseInterest: total(Object.values(rounded)),
    premiumByYear,
    // Most who ask for a book look at its totals alone.
    get earned() {
      return (earned ??= earnedOf(law, periods))
    },
    earnedPremium: roundCents(earnedPremium),
    runningPremium: total(lots.map((lot) => accrued(lot, last))),
    forfeits,
    forfeited: total(forfeits.map((forfeit) => forfeit.premium)),
    get lots() {
      return lots.map((lot) => ({
        start: fromDayNumber(lot.start),
        earnedOn: fromDayNumber(lot.end),
        amount: lot.amount,
        rate: lot.rate,
        accrued: roundCents(accrued(lot, last)),
      }))
    },
    credits,
    short,
    marks: marked,
    losses,
  }
}
