/**
 * Legal interest: civil (law of 5 May 1865), commercial transactions (law of 2 August 2002), tax and social
 * security, and the limits of book XIX WER for debts of consumers.
 * Leaves out: interest on interest (art. 5.207 BW), agreed rates, and what the tax office owes on a refund.
 */
import { addDays, addMonths, daysBetween, eachMonth, isLeapYear, monthOf, shiftMonth, year } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundDownTo } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import {
  renteBurgerlijk,
  renteHandel,
  renteHandelOud,
  renteFiscaal,
  renteBtw,
  fiscaleAfronding,
  ondergrensRenteFiscaal,
  ondergrensRenteBtw,
  renteSociaal,
  schadebeding,
} from '#rules/krediet/wettelijke-rente.figures.ts'

export type InterestKind = 'burgerlijk' | 'handel' | 'handelOud' | 'fiscaal' | 'btw' | 'sociaal'

export const interestFigure = {
  burgerlijk: renteBurgerlijk,
  handel: renteHandel,
  handelOud: renteHandelOud,
  fiscaal: renteFiscaal,
  btw: renteBtw,
  sociaal: renteSociaal,
} as const

/** Most that may be asked on top of the sum: 20, or 30 + 10 %, or 65 + 5 %, never above 2.000. */
export function hoogsteSchade(law: Law, balance: number): number {
  const { flat, flatTo, middleBase, middleRate, middleTo, topBase, topRate, max } = law(schadebeding)
  if (balance <= 0) return 0
  if (balance <= flatTo) return flat
  if (balance <= middleTo) return roundCents(middleBase + middleRate * (balance - flatTo))
  return roundCents(Math.min(max, topBase + topRate * (balance - middleTo)))
}

/** The highest agreed interest a consumer may be asked (art. XIX.4 WER); null before book XIX or without a rate. */
export function renteplafondConsument(law: Law, date: string): number | null {
  return hasBegun(schadebeding, date) && hasBegun(renteHandel, date) ? law.on(date)(renteHandel) : null
}

export type Segment = {
  readonly from: string
  readonly to: string
  /** Days, or months where the tax office counts. */
  readonly count: number
  /** How many of these make a year: 365, 366 or 12. */
  readonly perYear: number
  /** The sum that bears the interest. */
  readonly sum: number
  readonly rate: number
  readonly interest: number
}

export type YearBasis = '365' | 'kalender'

/** Interest on a fixed sum between two days, split where the rate or the year changes. Unrounded. */
export function segments(
  law: Law,
  kind: InterestKind,
  sum: number,
  from: string,
  to: string,
  basis: YearBasis,
  ownRate: number | null = null,
): readonly Segment[] {
  const figure = interestFigure[kind]
  const newYears = Array.from({ length: year(to) - year(from) }, (_, index) => `${year(from) + 1 + index}-01-01`)
  const changes = ownRate === null ? figure.rows.map((row) => row.from) : []
  const days = [...new Set([from, ...newYears, ...changes, to])].filter((day) => day >= from && day <= to).toSorted()
  return days.slice(1).map((end, index) => {
    const start = at(days, index)
    // Read on the last day of the stretch, so that a rate for next year that does not exist yet counts as provisional.
    const rate = ownRate ?? law.on(addDays(end, -1))(figure)
    const count = daysBetween(start, end)
    const perYear = basis === 'kalender' && isLeapYear(year(start)) ? 366 : 365
    return { from: start, to: end, count, perYear, sum, rate, interest: (sum * rate * count) / perYear }
  })
}

export type FiscalKind = 'fiscaal' | 'btw'

export const ondergrensRente = { fiscaal: ondergrensRenteFiscaal, btw: ondergrensRenteBtw } as const

/** One month of interest on what is due, rounded down to tens; nothing when it stays under the floor of the law. */
export function fiscalMonth(law: Law, kind: FiscalKind, due: number, rate: number): { sum: number; interest: number } {
  const sum = roundDownTo(due, law(fiscaleAfronding))
  const interest = (sum * rate) / 12
  return { sum, interest: roundCents(interest) < law(ondergrensRente[kind]) ? 0 : interest }
}

/**
 * First days of the months that bear interest. Income tax: calendar months, from the one after the due date to the one
 * of payment (art. 414 WIB 92). VAT: months from the due date on, each begun month in full (art. 91 Btw-wetboek).
 */
function monthsCounted(kind: FiscalKind, since: string, from: string, to: string): readonly string[] {
  if (kind === 'fiscaal') return eachMonth(shiftMonth(monthOf(from), 1), monthOf(to)).map((month) => `${month}-01`)
  const starts: string[] = []
  for (let index = 0, start = since; start < to; index++, start = addMonths(since, index)) {
    if (start >= from) starts.push(start)
  }
  return starts
}

/**
 * Interest as the tax office counts it, in whole months. One segment per year; a rate changes on 1 January only.
 * `since` is the due date of the debt when `from` is the day of a part payment.
 */
export function fiscalSegments(
  law: Law,
  kind: FiscalKind,
  due: number,
  from: string,
  to: string,
  { ownRate = null, since = from }: { ownRate?: number | null; since?: string } = {},
): readonly Segment[] {
  const months = monthsCounted(kind, since, from, to)
  return [...new Set(months.map((month) => month.slice(0, 4)))].map((each) => {
    const inYear = months.filter((month) => month.startsWith(each))
    const start = at(inYear, 0)
    const rate = ownRate ?? law.on(start)(interestFigure[kind])
    const { sum, interest } = fiscalMonth(law.on(start), kind, due, rate)
    return {
      from: start,
      to: addMonths(start, inYear.length),
      count: inYear.length,
      perYear: 12,
      sum,
      rate,
      interest: interest * inYear.length,
    }
  })
}
