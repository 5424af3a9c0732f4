// Dates are plain strings: 'YYYY-MM-DD', months 'YYYY-MM'. No Date objects, so no time zone can shift a day.
// Days are counted in the proleptic Gregorian calendar from 1970-01-01 (day 0), years 1 to 9999.

export type PlainDate = string
export type PlainMonth = string

type Parts = { y: number; m: number; d: number }

export const isLeapYear = (y: number): boolean => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0

export function daysInMonth(y: number, m: number): number {
  if (m === 2) return isLeapYear(y) ? 29 : 28
  return m === 4 || m === 6 || m === 9 || m === 11 ? 30 : 31
}

/** The digits from one place up to another as a number, NaN when they are not all digits. */
function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let place = from; place < to; place++) {
    const digit = text.charCodeAt(place) - 48
    value = digit >= 0 && digit <= 9 ? 10 * value + digit : Number.NaN
  }
  return value
}

// By hand, because savings books read dates by the hundred thousand.
function read(date: PlainDate): Parts | null {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return null
  const y = digits(date, 0, 4)
  const m = digits(date, 5, 7)
  const d = digits(date, 8, 10)
  return y >= 1 && m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m) ? { y, m, d } : null
}

/** Year, month and day in one reading. */
export function parts(date: PlainDate): Parts {
  const found = read(date)
  if (!found) throw new RangeError(`not a date: ${date}`)
  return found
}

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`)

function write(y: number, m: number, d: number): PlainDate {
  if (y < 1 || y > 9999) throw new RangeError(`year out of range: ${y}`)
  return `${y < 1000 ? String(y).padStart(4, '0') : y}-${twoDigits(m)}-${twoDigits(d)}`
}

function whole(n: number): number {
  if (!Number.isInteger(n)) throw new RangeError(`not a whole number: ${n}`)
  return n
}

/** A real calendar day written as YYYY-MM-DD. */
export const isDate = (text: string): boolean => read(text) !== null

/** A month written as YYYY-MM. */
export const isMonth = (text: string): boolean => isDate(`${text}-01`)

/** The same text, when it is a real day written as YYYY-MM-DD; anything else is refused before it becomes an amount. */
export function realDate(text: string): PlainDate {
  parts(text)
  return text
}

export const year = (date: PlainDate): number => parts(date).y
export const month = (date: PlainDate): number => parts(date).m
export const day = (date: PlainDate): number => parts(date).d
export const monthOf = (date: PlainDate): PlainMonth => endOfMonth(date).slice(0, 7)

/** Days since 1970-01-01. */
export function toDayNumber(date: PlainDate): number {
  const { y, m, d } = parts(date)
  return dayNumber(y, m, d)
}

// A year that starts in March has its leap day at the end; 400 years are 146 097 days.
export function dayNumber(y: number, m: number, d: number): number {
  const shifted = m <= 2 ? y - 1 : y
  const dayOfYear = Math.floor((153 * (m > 2 ? m - 3 : m + 9) + 2) / 5) + d - 1
  return (
    365 * shifted +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    dayOfYear -
    719_468
  )
}

export function fromDayNumber(n: number): PlainDate {
  const days = whole(n) + 719_468
  const era = Math.floor(days / 146_097)
  const inEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const dayOfYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const d = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const m = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return write(yearOfEra + era * 400 + (m <= 2 ? 1 : 0), m, d)
}

export const addDays = (date: PlainDate, n: number): PlainDate => fromDayNumber(toDayNumber(date) + whole(n))

/**
 * The same day n months on, or the last day of a shorter month. Count from the start date, not from the previous
 * result: 31 January + 1 is 28 February, 31 January + 2 is 31 March again.
 */
export function addMonths(start: PlainDate, n: number): PlainDate {
  const { y, m, d } = monthsOn(start, n)
  return write(y, m, d)
}

/** The same as a number of days, without writing the date: savings books ask it by the ten thousand. */
export function dayNumberAfter(start: PlainDate, n: number): number {
  const { y, m, d } = monthsOn(start, n)
  return dayNumber(y, m, d)
}

function monthsOn(start: PlainDate, n: number): Parts {
  const { y, m, d } = parts(start)
  const months = y * 12 + m - 1 + whole(n)
  const newYear = Math.floor(months / 12)
  const newMonth = months - newYear * 12 + 1
  return { y: newYear, m: newMonth, d: Math.min(d, daysInMonth(newYear, newMonth)) }
}

export const addYears = (start: PlainDate, n: number): PlainDate => addMonths(start, 12 * whole(n))

/** n months on from a month: ('2026-11', 2) is '2027-01'. */
export const shiftMonth = (start: PlainMonth, n: number): PlainMonth => addMonths(`${start}-01`, n).slice(0, 7)

export function endOfMonth(date: PlainDate): PlainDate {
  const { y, m } = parts(date)
  return write(y, m, daysInMonth(y, m))
}

export const daysBetween = (from: PlainDate, to: PlainDate): number => toDayNumber(to) - toDayNumber(from)

/** Whole months that have passed: the largest n with addMonths(from, n) not after to; negative backwards. */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  if (from > to) return -monthsBetween(to, from) + 0
  const a = parts(from)
  const b = parts(to)
  const n = (b.y - a.y) * 12 + b.m - a.m
  return b.d >= Math.min(a.d, daysInMonth(b.y, b.m)) ? n : n - 1
}

/** Whole years that have passed; somebody born on 29 February is a year older on 28 February of a common year. */
export const yearsBetween = (from: PlainDate, to: PlainDate): number => Math.trunc(monthsBetween(from, to) / 12) + 0

/** 0 is Sunday, 6 is Saturday. */
export const dayOfWeek = (date: PlainDate): number => (((toDayNumber(date) + 4) % 7) + 7) % 7

export const compareDates = (a: PlainDate, b: PlainDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)

const extreme = (dates: readonly PlainDate[], sign: 1 | -1): PlainDate => {
  const [first, ...others] = dates
  if (first === undefined) throw new RangeError('no dates')
  return others.reduce((best, date) => (compareDates(date, best) === sign ? date : best), first)
}

export const minDate = (...dates: PlainDate[]): PlainDate => extreme(dates, -1)
export const maxDate = (...dates: PlainDate[]): PlainDate => extreme(dates, 1)

/** Every month touched from the first to the last (a date stands for its month), both included; empty when to is before from. */
export function eachMonth(from: PlainMonth, to: PlainMonth): PlainMonth[] {
  const first = `${from.slice(0, 7)}-01`
  const count = monthsBetween(first, `${to.slice(0, 7)}-01`) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) => addMonths(first, n).slice(0, 7))
}
