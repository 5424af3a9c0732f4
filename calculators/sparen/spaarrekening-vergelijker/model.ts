/**
 * What staying and switching give from today on, month by month, for money that is not added to by its own interest.
 * Base interest runs per day over 365 or, in a leap year, 366; a premium comes when twelve months are full (art. 2
 * KB/WIB 92, see #rules/sparen-beleggen/spaarboekje.ts, which a test lays beside this).
 */
import { addMonths, daysBetween, year } from '#finance/dates.ts'
import { dayCountFraction } from '#finance/day-count.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { Movement } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'
import { premieTermijn, spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'

export type Account = {
  readonly name: string
  readonly base: number
  readonly premium: number
  readonly yearlyCost: number
  /** At the bank where the money is now: running premium years go along (art. 2, 4° KB/WIB 92). */
  readonly sameBank?: boolean
}
type Given = {
  readonly today: string
  /** What is on the account now, each part with the day on which its premium year runs. */
  readonly parts: readonly Movement[]
  /** Put in on the day of today, every month from the next one on. */
  readonly monthly: number
  readonly months: number
  readonly holders: number
}
export type Situation = Given & {
  /** Today and the same day of each later month, with the time since today in years of 365 or 366 days. */
  readonly dates: readonly string[]
  readonly times: readonly number[]
  readonly days: readonly number[]
  /** Times of the monthly deposits, added up to each month. */
  readonly waited: readonly number[]
  /** Each 1 January before the end, on which the base interest of a year is booked, and the deposits made before it. */
  readonly newYears: readonly { readonly time: number; readonly deposits: number }[]
  /** The full premium years of money from this day, up to the end. */
  readonly yearsOf: (start: string) => PremiumYears
}
type PremiumYears = {
  /** Each full year: the day it ends on, counted from today, and the month in which that is. */
  readonly full: readonly { readonly day: string; readonly since: number; readonly month: number }[]
  /** Start of the first year and of the one that runs at the end, counted from today. */
  readonly first: number
  readonly running: number
  /** Days of the running year, and how many of them have passed at the end. */
  readonly whole: number
  readonly ran: number
}
export type Path = {
  /** Gross interest and premiums since today, minus costs, per month from 0 on. */
  readonly gross: readonly number[]
  readonly base: number
  readonly premium: number
  readonly cost: number
  readonly tax: number
  readonly taxable: number
  /** Paid out by the end. */
  readonly net: number
  /** Premium of the running years at the end, by the day, and the tax with it. */
  readonly running: number
  readonly taxWithRunning: number
  /**
   * What is compared: paid out, plus the running premium for the days it ran, after tax. Without it the end of the
   * horizon, which no bank knows, would decide on which day to leave.
   */
  readonly value: number
}

/** More days than this add nothing: with monthly deposits a premium year is full every month. */
const DAYS_TRIED = 26

export function openSituation(law: Law, given: Given): Situation {
  const { today, months } = given
  const term = law(premieTermijn)
  const dates = Array.from({ length: months + 1 }, (_, month) => addMonths(today, month))
  const end = at(dates, months)
  // Every day of leaving asks the same deposits again.
  const known = new Map<string, PremiumYears>()
  const yearsOf = (start: string): PremiumYears => {
    const before = known.get(start)
    if (before) return before
    const full = anniversaries(start, term, end).map((day) => ({
      day,
      since: daysBetween(today, day),
      month: dates.findIndex((date) => date >= day),
    }))
    const running = full.at(-1)?.day ?? start
    const years = {
      full,
      first: daysBetween(today, start),
      running: daysBetween(today, running),
      whole: daysBetween(running, addMonths(start, term * (full.length + 1))),
      ran: daysBetween(running, end),
    }
    known.set(start, years)
    return years
  }
  const timeOf = (date: string) => dayCountFraction(today, date, 'act/act')
  const times = dates.map(timeOf)
  let waited = 0
  return {
    ...given,
    dates,
    times,
    days: dates.map((date) => daysBetween(today, date)),
    waited: times.map((time) => (waited += time)),
    newYears: Array.from({ length: year(end) - year(today) }, (_, index) => {
      const day = `${year(today) + index + 1}-01-01`
      return { time: timeOf(day), deposits: dates.filter((date, month) => month > 0 && date < day).length }
    }),
    yearsOf,
  }
}

export const baseInterest = (amount: number, rate: number, from: string, to: string) =>
  to > from ? amount * rate * dayCountFraction(from, to, 'act/act') : 0

/** Days up to `to` on which money deposited on `start` has another full premium year. */
function anniversaries(start: string, term: number, to: string): string[] {
  const days: string[] = []
  for (let turn = 1; ; turn++) {
    const day = addMonths(start, term * turn)
    if (day > to) return days
    days.push(day)
  }
}

/** Premium of the years that are running at the end, by the day: what leaving on that day would throw away. */
function runningAtEnd(now: Account, next: Account | null, leave: string, saver: Situation): number {
  const newPremium = next?.premium ?? 0
  const end = at(saver.dates, saver.months)
  const kept = daysBetween(saver.today, leave)
  const restarts = next !== null && next.sameBank !== true && end >= leave
  const running = (date: string, amount: number) => {
    const { running: start, whole, ran } = saver.yearsOf(restarts && date < leave ? leave : date)
    const before = next === null ? ran : Math.min(ran, Math.max(0, kept - start))
    return roundCents((amount * (now.premium * before + newPremium * (ran - before))) / whole)
  }
  const deposits = saver.monthly > 0 ? saver.dates.slice(1, saver.months) : []
  return roundedSum([
    ...saver.parts.map(({ date, amount }) => running(date, amount)),
    ...deposits.map((date) => running(date, saver.monthly)),
  ])
}

/** When everything moves: the day, its distance from today, the first deposit that goes to the new account, and the sum. */
type Move = { readonly leave: string; readonly kept: number; readonly switchMonth: number; readonly moved: number }

/** The premium that is paid in each month: by an account for the years that were full there, or by both in proportion. */
function premiumPerMonth(
  law: Law,
  now: Account,
  next: Account | null,
  move: Move,
  saver: Situation,
): readonly number[] {
  const { monthly, months } = saver
  const { leave, kept, switchMonth, moved } = move
  const term = law(premieTermijn)
  const premiumIn = Array.from({ length: months + 1 }, () => 0)
  const pay = (month: number, premium: number) => {
    if (month >= 0 && month <= months) premiumIn[month] = (premiumIn[month] ?? 0) + roundCents(premium)
  }
  const newPremium = next?.premium ?? 0
  const goesAlong = next?.sameBank === true
  /** Premium of a year that ends after the move: each account pays its own rate for its own days. */
  const shared = (start: number, day: number) => {
    const before = Math.max(0, kept - start) / (day - start)
    return now.premium * before + newPremium * (1 - before)
  }
  for (const part of saver.parts) {
    const { first, full } = saver.yearsOf(part.date)
    let start = first
    for (const { since, month } of full) {
      if (since > kept && !goesAlong) break
      if (since > 0) pay(month, part.amount * (since <= kept ? now.premium : shared(start, since)))
      start = since
    }
  }
  if (next && !goesAlong) for (const { month } of saver.yearsOf(leave).full) pay(month, moved * newPremium)
  for (let deposit = 1; deposit < months && monthly > 0; deposit++) {
    const isOld = deposit < switchMonth
    for (let month = deposit + term; month <= months; month += term) {
      const day = at(saver.days, month)
      if (!isOld) pay(month, monthly * newPremium)
      else if (day <= kept) pay(month, monthly * now.premium)
      else if (goesAlong) pay(month, monthly * shared(at(saver.days, month - term), day))
    }
  }
  return premiumIn
}

type Earned = { readonly base: number; readonly premium: number }

/**
 * The tax on what was earned since today, month by month, and the same with the premium that is still running. The
 * exemption is applied per twelve months from today: the balance was there before and used up its share of this calendar
 * year, so a fresh exemption for the last months of the year would be one too many.
 */
function taxOn(law: Law, points: readonly Earned[], running: number, { months, holders }: Situation) {
  let tax = 0
  let taxable = 0
  let taxWithRunning = 0
  let last = at(points, 0)
  for (let month = 12; month < months + 12; month += 12) {
    const point = at(points, Math.min(month, months))
    const interest = roundCents(point.base + point.premium - last.base - last.premium)
    last = point
    taxWithRunning = roundCents(tax + spaarbelasting(law, interest + running, holders))
    tax = roundCents(tax + spaarbelasting(law, interest, holders))
    taxable = roundCents(taxable + Math.max(0, interest - law(spaarvrijstelling) * holders))
  }
  return { tax, taxable, taxWithRunning }
}

/** Stay when `next` is null, otherwise move everything on `switchOn`. */
export function follow(law: Law, now: Account, next: Account | null, switchOn: string, saver: Situation): Path {
  const { dates, times, today, monthly, months } = saver
  const end = at(dates, months)
  const leave = next === null ? end : switchOn
  const leaveTime = dayCountFraction(today, leave, 'act/act')
  const opening = roundedSum(saver.parts.map((part) => part.amount))
  const kept = daysBetween(today, leave)
  const firstNew = saver.days.findIndex((day, month) => month > 0 && day >= kept)
  /** Deposits with a lower number go to the old account, the others to the new one. */
  const switchMonth = next === null || firstNew < 0 ? months : firstNew
  const moved = roundCents(opening + monthly * (switchMonth - 1))

  const premiumIn = premiumPerMonth(law, now, next, { leave, kept, switchMonth, moved }, saver)

  // An account costs as long as it is kept: the old one until the day of leaving, the new one from then on.
  const whole = at(saver.days, months)
  const perDay = (account: Account | null) => ((account?.yearlyCost ?? 0) * months) / 12 / whole
  const [costNow, costNext] = [perDay(now), perDay(next)]

  /** Base interest since today when so many monthly deposits were made. */
  const baseAt = (time: number, deposits: number): number => {
    const old = Math.min(deposits, switchMonth - 1)
    const oldTime = Math.min(time, leaveTime)
    const oldBase = now.base * (opening * oldTime + monthly * (old * oldTime - at(saver.waited, old)))
    if (next === null || time <= leaveTime) return oldBase
    const since = at(saver.waited, deposits) - at(saver.waited, old)
    return oldBase + next.base * (moved * (time - leaveTime) + monthly * ((deposits - old) * time - since))
  }
  // A bank books the base interest of a calendar year to the cent.
  let [booked, passed, before] = [0, 0, 0]
  let earned = 0
  const points = times.map((time, month) => {
    for (let turn = saver.newYears[passed]; turn && turn.time < time; turn = saver.newYears[++passed]) {
      const until = baseAt(turn.time, turn.deposits)
      booked = roundCents(booked + roundCents(until - before))
      before = until
    }
    earned = roundCents(earned + (premiumIn[month] ?? 0))
    const days = at(saver.days, month)
    return {
      base: booked + baseAt(time, Math.max(0, month - 1)) - before,
      premium: earned,
      cost: costNow * Math.min(days, kept) + costNext * Math.max(0, days - kept),
    }
  })

  const running = runningAtEnd(now, next, leave, saver)
  const { tax, taxable, taxWithRunning } = taxOn(law, points, running, saver)
  const last = at(points, months)
  const base = roundCents(last.base)
  const cost = roundCents(last.cost)
  return {
    gross: points.map((point) => roundCents(point.base + point.premium - point.cost)),
    base,
    premium: last.premium,
    cost,
    tax,
    taxable,
    net: roundCents(base + last.premium - cost - tax),
    running,
    taxWithRunning,
    value: roundCents(base + last.premium + running - cost - taxWithRunning),
  }
}

/** Premium that is running today and lost by leaving now. */
export function runningPremium(law: Law, now: Account, saver: Situation): number {
  return spaarboekje(law, {
    movements: saver.parts,
    rates: [{ from: '1990-01-01', base: 0, premium: now.premium }],
    until: saver.today,
    reinvest: false,
  }).runningPremium
}

/** Days worth comparing: today, and each day on which a premium year completes within the horizon. */
export function switchingDays(law: Law, saver: Situation): readonly string[] {
  const { today, parts, monthly, months, dates } = saver
  const end = at(dates, months)
  const completions = [
    ...parts.flatMap(({ date }) =>
      saver
        .yearsOf(date)
        .full.filter(({ since }) => since > 0)
        .map(({ day }) => day),
    ),
    ...(monthly > 0 ? dates.slice(law(premieTermijn) + 1) : []),
  ].filter((day) => day < end)
  return [today, ...[...new Set(completions)].toSorted()].slice(0, DAYS_TRIED)
}

export type PartChoice = { readonly part: Movement; readonly day: string | null; readonly gain: number }

/**
 * Each part of the balance on its own best day: what is nearly a full premium year stays, the rest can go. In gross
 * interest, because the exemption is shared by all parts.
 */
export function splitSwitch(law: Law, now: Account, next: Account, saver: Situation): readonly PartChoice[] {
  const free = { ...now, yearlyCost: 0 }
  const target = { ...next, yearlyCost: 0 }
  const interestOf = (path: Path) => path.base + path.premium + path.running
  return saver.parts.map((part) => {
    const alone: Situation = { ...saver, parts: [part], monthly: 0 }
    const stay = interestOf(follow(law, free, null, saver.today, alone))
    const best = switchingDays(law, alone)
      .map((day) => ({ day, gain: roundCents(interestOf(follow(law, free, target, day, alone)) - stay) }))
      .reduce((top, option) => (option.gain > top.gain ? option : top))
    return best.gain > 0 ? { part, ...best } : { part, day: null, gain: 0 }
  })
}

export const totalGain = (choices: readonly PartChoice[]) => roundedSum(choices.map((choice) => choice.gain))
