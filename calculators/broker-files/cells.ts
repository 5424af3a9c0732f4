/** What is in a cell of a broker's file: numbers, days, currencies, codes. Every maker writes them in their own way. Pure. */
import { addDays, dayOfWeek, endOfMonth, isDate, type PlainDate } from '#finance/dates.ts'

export type Decimal = ',' | '.'

/** Null when it is no number. The last separator decides; one alone before three digits goes by the file. */
export function numberIn(text: string, decimal: Decimal): number | null {
  const bare = text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[€$£\s'\u00a0\u202f]|\b(?:EUR|USD|GBP|CHF)\b/gi, '')
    .replace(/^\((.*)\)$/, '-$1')
  if (!/^[-+]?\d[\d.,]*(?:e[-+]?\d+)?$/i.test(bare)) return null
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  if (last === -1) return Number(bare)
  const sign = bare.charAt(last)
  const alone = !bare.includes(sign === ',' ? '.' : ',')
  const many = bare.split(sign).length > 2
  const isThousands = alone && (many || (sign !== decimal && /^\D?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)))
  const plain = isThousands
    ? bare.replaceAll(sign, '')
    : `${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

/** Which sign stands before the decimals in most amounts of a file. */
export function decimalOf(cells: readonly string[]): Decimal {
  const amounts = cells.filter((cell) => /^[-+€$£\s]*\d[\d.,' ]*$/.test(cell))
  const comma = amounts.filter((cell) => /,\d{1,2}$/.test(cell) || /,\d{4,}$/.test(cell) || /\.\d{3},/.test(cell))
  const point = amounts.filter((cell) => /\.\d{1,2}$/.test(cell) || /\.\d{4,}$/.test(cell) || /,\d{3}\./.test(cell))
  return point.length > comma.length ? '.' : ','
}

/**
 * The decimal sign of a maker who writes a point, in a file that a Dutch spreadsheet program saved again: that puts
 * semicolons between the cells and a comma before the decimals. Without this "112,345" is a hundred thousand.
 */
export function pointOrSaved(cells: readonly string[], separator: string): Decimal {
  const some = (decimals: RegExp) => cells.some((cell) => decimals.test(cell))
  return separator === ';' && some(/^-?\d+,(?:\d{1,2}|\d{4,})$/) && !some(/^-?\d+\.(?:\d{1,2}|\d{4,})$/) ? ',' : '.'
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The Dutch months that begin with other letters than the English ones. */
const DUTCH = new Map([
  ['maa', 3],
  ['mrt', 3],
  ['mei', 5],
  ['okt', 10],
])

const monthOf = (name: string): number => {
  const start = name.slice(0, 3).toLowerCase()
  return DUTCH.get(start) ?? MONTHS.indexOf(start) + 1
}

function iso(year: string, month: number, day: string): PlainDate {
  const text = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(text) ? text : ''
}

/** The day, whatever time stands behind it; empty when it is none. Days come before months: all makers we know write so. */
export function dayIn(text: string): PlainDate {
  const clean = text.trim()
  const numeric = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(clean)
  if (numeric) return iso(numeric[1] ?? '', Number(numeric[2]), numeric[3] ?? '')
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(clean)
  if (written) return iso(written[3] ?? '', Number(written[2]), written[1] ?? '')
  const named = /^(\d{1,2})[- ]([A-Za-z]{3,9})\.?[- ](\d{4})/.exec(clean)
  if (named) return iso(named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? '')
  const american = /^([A-Za-z]{3,9})\.? (\d{1,2}), (\d{4})/.exec(clean)
  return american ? iso(american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? '') : ''
}

/** "14:05:09" out of a day with a time, for the order within a day; empty without. */
export function timeIn(text: string): string {
  const found = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AP]M)?/i.exec(text)
  if (!found) return /;(\d{6})$/.exec(text)?.[1]?.replace(/(..)(..)(..)/, '$1:$2:$3') ?? ''
  const half = found[4]?.toUpperCase()
  const hour = half === undefined ? Number(found[1]) : (Number(found[1]) % 12) + (half === 'PM' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${found[2] ?? '00'}:${found[3] ?? '00'}`
}

const lastSunday = (year: number, month: string): PlainDate => {
  const end = endOfMonth(`${year}-${month}-01`)
  return addDays(end, -dayOfWeek(end))
}

/** The day in Brussels of a moment in universal time: near midnight, and so near New Year, it is the next one. */
export function brusselsDay(text: string): PlainDate {
  const [day, time] = [dayIn(text), timeIn(text)]
  if (day === '' || time === '') return day
  const year = Number(day.slice(0, 4))
  const moment = `${day}T${time}`
  const summer = moment >= `${lastSunday(year, '03')}T01:00:00` && moment < `${lastSunday(year, '10')}T01:00:00`
  return Number(time.slice(0, 2)) + (summer ? 2 : 1) >= 24 ? addDays(day, 1) : day
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

/** The currency of an amount that carries its sign: "$52.07". */
export const currencyIn = (text: string): string => {
  const sign = /[€$£]/.exec(text)?.[0]
  return sign === undefined ? (/\b[A-Z]{3}\b/.exec(text)?.[0] ?? '') : (SIGNS[sign] ?? '')
}

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/

/** Whether the check digit is right: letters as two digits, every second digit from the right doubled. */
export function isIsin(code: string): boolean {
  if (!ISIN.test(code)) return false
  const digits = [...code].map((sign) => String(Number.parseInt(sign, 36))).join('')
  const total = [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + Math.floor(value / 10) + (value % 10)
  }, 0)
  return total % 10 === 0
}

const MONEY = new Set(
  'EUR USD GBP GBX CHF CAD AUD JPY SEK NOK DKK PLN HKD SGD CZK HUF NZD ILS ZAR MXN TRY CNY INR BRL KRW THB RON'.split(
    ' ',
  ),
)
export const isMoney = (code: string): boolean => MONEY.has(code.toUpperCase())

/** Lower case, without accents and without what a byte order mark leaves. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
