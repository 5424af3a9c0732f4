/**
 * What staying and switching give from today on, month by month, for money that is not added to by its own interest.
 * Base interest runs per day over 365 or, in a leap year, 366; a premium comes when twelve months are full (art. 2
 * KB/WIB 92, see #rules/sparen-beleggen/spaarboekje.ts, which a test lays beside this).
 */
import { addMonths, dayCountFraction, daysBetween } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Movement, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
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

export function openSituation(given: Given): Situation {
  const dates = Array.from({ length: given.months + 1 }, (_, month) => addMonths(given.today, month))
  return {
    ...given,
    dates,
    times: dates.map((date) => dayCountFraction(given.today, date, 'act/act')),
    days: dates.map((date) => daysBetween(given.today, date)),
  }
}

export const baseInterest = (amount: number, rate: number, from: string, to: string) =>
  to > from ? amount * rate * dayCountFraction(from, to, 'act/act') : 0

/** Days after `from` and up to `to` on which money deposited on `start` has another full premium year. */
function anniversaries(start: string, term: number, from: string, to: string): string[] {
  const days: string[] = []
  for (let turn = 1; ; turn++) {
    const day = addMonths(start, term * turn)
    if (day > to) return days
    if (day > from) days.push(day)
  }
}

/** Premium of the years that are running on a day, by the day: what leaving on that day would throw away. */
export function runningOn(
  law: Law,
  now: Account,
  next: Account | null,
  leave: string,
  saver: Situation,
  date: string,
): number {
  const term = law(premieTermijn)
  const newPremium = next?.premium ?? 0
  const moves = next !== null && date >= leave
  const deposits = saver.dates
    .slice(1, saver.months)
    .filter((day) => saver.monthly > 0 && day < date)
    .map((day) => ({ date: day, amount: saver.monthly }))
  return sum(
    [...saver.parts, ...deposits].map((lot) => {
      const start = moves && next.sameBank !== true && lot.date < leave ? leave : lot.date
      const done = anniversaries(start, term, '', date).length
      const yearStart = addMonths(start, term * done)
      const whole = daysBetween(yearStart, addMonths(start, term * (done + 1)))
      const ran = daysBetween(yearStart, date)
      const before = next === null ? ran : Math.min(ran, Math.max(0, daysBetween(yearStart, leave)))
      return roundCents((lot.amount * (now.premium * before + newPremium * (ran - before))) / whole)
    }),
  )
}

/** Stay when `next` is null, otherwise move everything on `switchOn`. */
export function follow(law: Law, now: Account, next: Account | null, switchOn: string, saver: Situation): Path {
  const { dates, times, today, monthly, months } = saver
  const term = law(premieTermijn)
  const end = at(dates, months)
  const leave = next === null ? end : switchOn
  const leaveTime = dayCountFraction(today, leave, 'act/act')
  const opening = sum(saver.parts.map((part) => part.amount))
  const firstNew = dates.findIndex((date, month) => month > 0 && date >= leave)
  /** Deposits with a lower number go to the old account, the others to the new one. */
  const switchMonth = next === null || firstNew < 0 ? months : firstNew
  const moved = roundCents(opening + monthly * (switchMonth - 1))

  const premiumIn = Array.from({ length: months + 1 }, () => 0)
  const pay = (month: number, premium: number) => {
    if (month >= 0 && month <= months) premiumIn[month] = (premiumIn[month] ?? 0) + roundCents(premium)
  }
  const monthOn = (day: string) => dates.findIndex((date) => date >= day)
  const newPremium = next?.premium ?? 0
  const goesAlong = next?.sameBank === true
  /** Premium of a year that ends after the move: each account pays its own rate for its own days. */
  const shared = (start: string, day: string) => {
    const before = Math.max(0, daysBetween(start, leave)) / daysBetween(start, day)
    return now.premium * before + newPremium * (1 - before)
  }
  for (const part of saver.parts) {
    let start = part.date
    for (const day of anniversaries(part.date, term, '', goesAlong ? end : leave)) {
      if (day > today) pay(monthOn(day), part.amount * (day <= leave ? now.premium : shared(start, day)))
      start = day
    }
  }
  if (next && !goesAlong)
    for (const day of anniversaries(leave, term, leave, end)) pay(monthOn(day), moved * newPremium)
  for (let deposit = 1; deposit < months; deposit++) {
    const isOld = deposit < switchMonth
    for (let month = deposit + term; month <= months; month += term) {
      const day = at(dates, month)
      if (!isOld) pay(month, monthly * newPremium)
      else if (day <= leave) pay(month, monthly * now.premium)
      else if (goesAlong) pay(month, monthly * shared(at(dates, month - term), day))
    }
  }

  // An account costs as long as it is kept: the old one until the day of leaving, the new one from then on.
  const whole = at(saver.days, months)
  const kept = daysBetween(today, leave)
  const perDay = (account: Account | null) => ((account?.yearlyCost ?? 0) * months) / 12 / whole

  let earned = 0
  let oldTimes = 0
  let newTimes = 0
  const points = times.map((time, month) => {
    // The deposit of the month before has stood here since then.
    const deposit = month - 1
    if (deposit >= 1 && deposit < switchMonth) oldTimes += at(times, deposit)
    else if (deposit >= switchMonth) newTimes += at(times, deposit)
    const oldDeposits = Math.max(0, Math.min(deposit, switchMonth - 1))
    const newDeposits = Math.max(0, deposit - switchMonth + 1)
    const oldTime = Math.min(time, leaveTime)
    const oldBase = now.base * (opening * oldTime + monthly * (oldDeposits * oldTime - oldTimes))
    const newBase =
      next !== null && time > leaveTime
        ? next.base * (moved * (time - leaveTime) + monthly * (newDeposits * time - newTimes))
        : 0
    earned = roundCents(earned + (premiumIn[month] ?? 0))
    const days = at(saver.days, month)
    return {
      base: oldBase + newBase,
      premium: earned,
      cost: perDay(now) * Math.min(days, kept) + perDay(next) * Math.max(0, days - kept),
    }
  })

  // The exemption is applied per twelve months from today. The balance was there before today and used up its share of
  // this calendar year, so a fresh exemption for the last months of the year would be one too many.
  const running = runningOn(law, now, next, leave, saver, end)
  let tax = 0
  let taxable = 0
  let taxWithRunning = 0
  let last = at(points, 0)
  for (let month = 12; month < months + 12; month += 12) {
    const point = at(points, Math.min(month, months))
    const interest = roundCents(point.base + point.premium - last.base - last.premium)
    last = point
    taxWithRunning = roundCents(tax + spaarbelasting(law, interest + running, saver.holders))
    tax = roundCents(tax + spaarbelasting(law, interest, saver.holders))
    taxable = roundCents(taxable + Math.max(0, interest - law(spaarvrijstelling) * saver.holders))
  }
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
export function switchingDays(law: Law, { today, parts, monthly, months, dates }: Situation): readonly string[] {
  const term = law(premieTermijn)
  const end = at(dates, months)
  const completions = [
    ...parts.flatMap((part) => anniversaries(part.date, term, today, end)),
    ...(monthly > 0 ? dates.slice(term + 1) : []),
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

export const totalGain = (choices: readonly PartChoice[]) => sum(choices.map((choice) => choice.gain))
