/** The arithmetic of a savings account that several pages share: deposits, interest per year, growth. */
import { addMonths } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { premieBelastIn } from '#rules/sparen-beleggen/premiebetaling.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { Movement } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'
import { spaarbelasting, wetVanJaar } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'

/** A monthly deposit on the same day, from `start` up to but not on `until`. */
export function monthlyDeposits(start: string, until: string, amount: number): Movement[] {
  const movements: Movement[] = []
  if (amount <= 0) return movements
  for (let index = 0; index < 720; index++) {
    const date = addMonths(start, index)
    if (date >= until) break
    movements.push({ date, amount })
  }
  return movements
}

export type YearOfInterest = {
  readonly year: string
  readonly interest: number
  readonly taxable: number
  readonly tax: number
}

type ByYear = Readonly<Record<string, number>>
/** A book as far as the tax looks at it. */
type TaxedBook = { readonly baseByYear: ByYear; readonly premiumByYear: ByYear; readonly paidByYear: ByYear }
/** The premiums of a book by the year in which they are taxed. */
type TaxYear = (book: TaxedBook) => ByYear

/** The year in which they are paid, at the latest on the day the account is closed. */
export const paidIn =
  (closedOn?: string): TaxYear =>
  ({ paidByYear }) => {
    const premiums: Record<string, number> = {}
    for (const [paid, amount] of Object.entries(paidByYear)) {
      const year = premieBelastIn(paid, closedOn)
      premiums[year] = (premiums[year] ?? 0) + amount
    }
    return premiums
  }

/** That of a bank which books a premium of 1 January with the year just ended, in which it was earned. */
export const earnedIn: TaxYear = ({ premiumByYear }) => premiumByYear

/** Interest by the year in which it is taxed, with the exemption of that year. Base interest is booked at the end of its year. */
export function interestByYear(
  law: Law,
  book: TaxedBook,
  holders: number,
  taxedIn: TaxYear,
  already: { readonly year: string; readonly amount: number } = { year: '', amount: 0 },
): readonly YearOfInterest[] {
  const { baseByYear } = book
  const premiums = taxedIn(book)
  const years = [...new Set([...Object.keys(baseByYear), ...Object.keys(premiums)])].toSorted()
  return years.map((year) => {
    const interest = roundCents((baseByYear[year] ?? 0) + (premiums[year] ?? 0))
    const received = year === already.year ? already.amount : 0
    const wet = wetVanJaar(law, year)
    const exempt = Math.max(0, wet(spaarvrijstelling) * holders - received)
    return {
      year,
      interest,
      taxable: roundCents(Math.max(0, interest - exempt)),
      tax: spaarbelasting(wet, interest, holders, received),
    }
  })
}

export const totalTax = (years: readonly YearOfInterest[]) => roundedSum(years.map((year) => year.tax))

export type Standing = {
  readonly amount: number
  readonly base: number
  readonly premium: number
  readonly holders: number
  readonly start: string
}

/** An amount that stays on the account with its interest until a day. */
export type StandingUntil = Standing & { readonly until: string }

function together(years: readonly ByYear[]): ByYear {
  const sums: Record<string, number> = {}
  for (const [year, amount] of years.flatMap(Object.entries<number>)) sums[year] = (sums[year] ?? 0) + amount
  return sums
}

/** What amounts of the same holders have brought after tax: a year has one exemption for all of them. */
export function standing(law: Law, amounts: readonly StandingUntil[]) {
  const books = amounts.map(({ amount, base, premium, start, until }) => {
    const book = spaarboekje(law, {
      movements: [{ date: start, amount }],
      rates: [{ from: start, base, premium }],
      until,
      listed: false,
    })
    return { ...book, premiums: paidIn(until)(book) }
  })
  const baseByYear = together(books.map((book) => book.baseByYear))
  const premiums = together(books.map((book) => book.premiums))
  const all = { baseByYear, premiumByYear: premiums, paidByYear: {} }
  const tax = totalTax(interestByYear(law, all, amounts[0]?.holders ?? 0, earnedIn))
  return { tax, net: roundedSum([...books.map((book) => roundCents(book.baseInterest + book.earnedPremium)), -tax]) }
}

export type Rates = {
  readonly base: number
  readonly premium: number
  /** A month earns a twelfth of the yearly rate, as spreadsheets and many bank pages count, and that is compounded. */
  readonly proportional?: boolean
}

/**
 * What one euro becomes after a number of months: base rate all the time, premium for full years only, because a
 * deposit earns its premium when it has stood twelve months (art. 2 KB/WIB 92).
 */
export function growthFactors({ base, premium, proportional = false }: Rates, length: number): readonly number[] {
  const perMonth = proportional ? 1 + base / 12 : (1 + base) ** (1 / 12)
  const perYear = proportional ? perMonth ** 12 : 1 + base
  const factors: number[] = []
  for (let months = 0; months <= length; months++)
    factors.push(months < 12 ? perMonth ** months : at(factors, months - 12) * (perYear + premium))
  return factors
}
