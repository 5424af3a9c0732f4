/** What staying and switching give from today on, month by month, for money that is not added to by its own interest. */
import { monthlyDeposits } from '#calculators/sparen/account.ts'
import { addMonths, daysBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { type Movement, spaarboekje } from '#rules/spaarboekje.ts'
import { spaarbelasting, spaarvrijstelling } from '#rules/sparen.ts'

export type Account = {
  readonly name: string
  readonly base: number
  readonly premium: number
  readonly yearlyCost: number
}
export type Situation = {
  readonly today: string
  readonly balance: number
  /** Day on which the running premium year of the balance started. */
  readonly since: string
  readonly monthly: number
  readonly months: number
  readonly holders: number
}
export type Path = {
  readonly switchOn: string
  /** Gross interest and premiums since today, minus costs, per month from 0 on. */
  readonly gross: readonly number[]
  readonly base: number
  readonly premium: number
  readonly cost: number
  readonly lostPremium: number
  readonly tax: number
  readonly taxable: number
  readonly net: number
}

type Income = { readonly date: string; readonly amount: number }

const baseUntil = (movements: readonly Movement[], rate: number, from: string, to: string) =>
  movements.reduce((total, move) => {
    const start = move.date > from ? move.date : from
    return total + (to > start ? (move.amount * rate * daysBetween(start, to)) / 365 : 0)
  }, 0)

/** Stay when `next` is null, otherwise move everything on `switchOn`. */
export function follow(law: Law, now: Account, next: Account | null, switchOn: string, at: Situation): Path {
  const end = addMonths(at.today, at.months)
  const leave = next === null ? end : switchOn
  const before: Movement[] = [
    { date: at.since, amount: at.balance },
    ...monthlyDeposits(addMonths(at.today, 1), leave, at.monthly),
  ]
  const old = spaarboekje(law, {
    movements: before,
    rates: [{ from: '1990-01-01', base: 0, premium: now.premium }],
    until: leave,
    reinvest: false,
  })
  const moved = before.reduce((total, move) => total + move.amount, 0)
  const allMonthly = monthlyDeposits(addMonths(at.today, 1), end, at.monthly)
  const after: Movement[] =
    next === null ? [] : [{ date: leave, amount: moved }, ...allMonthly.filter((move) => move.date >= leave)]
  const fresh =
    next === null
      ? null
      : spaarboekje(law, {
          movements: after,
          rates: [{ from: '1990-01-01', base: 0, premium: next.premium }],
          until: end,
          reinvest: false,
        })
  const premiums: Income[] = [
    ...old.earned.filter((period) => period.earnedOn > at.today),
    ...(fresh?.earned ?? []),
  ].map((period) => ({ date: period.earnedOn, amount: period.premium }))
  const costPerMonth = (next?.yearlyCost ?? now.yearlyCost) / 12

  const grossAt = (month: number) => {
    const date = addMonths(at.today, month)
    const baseOld = baseUntil(before, now.base, at.today, date < leave ? date : leave)
    const baseNew = next !== null && date > leave ? baseUntil(after, next.base, leave, date) : 0
    const earned = premiums
      .filter((premium) => premium.date <= date)
      .reduce((total, premium) => total + premium.amount, 0)
    return { base: baseOld + baseNew, premium: earned, cost: costPerMonth * month }
  }
  const points = Array.from({ length: at.months + 1 }, (_, month) => grossAt(month))
  // The exemption is applied per twelve months from today: calendar years would only shift cents between years.
  let tax = 0
  let taxable = 0
  let last = grossAt(0)
  for (let month = 12; month < at.months + 12; month += 12) {
    const point = grossAt(Math.min(month, at.months))
    const interest = roundCents(point.base + point.premium - last.base - last.premium)
    last = point
    tax = roundCents(tax + spaarbelasting(law, interest, at.holders))
    taxable = roundCents(taxable + Math.max(0, interest - law(spaarvrijstelling) * at.holders))
  }
  const base = roundCents(last.base)
  const premium = roundCents(last.premium)
  const cost = roundCents(last.cost)
  return {
    switchOn: leave,
    gross: points.map((point) => roundCents(point.base + point.premium - point.cost)),
    base,
    premium,
    cost,
    lostPremium: next === null ? 0 : old.runningPremium,
    tax,
    taxable,
    net: roundCents(base + premium - cost - tax),
  }
}

/** Days worth comparing: today, and each day on which a premium year completes within the horizon. */
export function switchingDays(law: Law, now: Account, at: Situation): readonly string[] {
  const end = addMonths(at.today, at.months)
  const stay = spaarboekje(law, {
    movements: [{ date: at.since, amount: at.balance }, ...monthlyDeposits(addMonths(at.today, 1), end, at.monthly)],
    rates: [{ from: '1990-01-01', base: 0, premium: now.premium }],
    until: end,
    reinvest: false,
  })
  const completions = stay.earned.map((period) => period.earnedOn).filter((date) => date > at.today && date < end)
  return [at.today, ...new Set(completions)].slice(0, 14)
}
