/** How we write numbers, money and dates: nl-BE, with the spaces that must not break. */

import { isStale } from '#calculators/kernel/market.ts'
import { MONTHS } from '#calculators/kernel/months.ts'

const NBSP = '\u00a0'
const MINUS = '\u2212'
/** From here on an amount in a sentence has no cents. */
const WITHOUT_CENTS = 100_000

const formatters = new Map<string, Intl.NumberFormat>()
function formatter(minimum: number, maximum: number, currency: boolean): Intl.NumberFormat {
  const key = `${minimum}/${maximum}/${currency}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.NumberFormat('nl-BE', {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
      ...(currency ? { style: 'currency', currency: 'EUR' } : {}),
    })
    formatters.set(key, found)
  }
  return found
}

/**
 * What Intl writes for a number of at most eight decimals (two from a million on), at a quarter of its cost: rounded half
 * away from zero on the decimals as typed. Undefined for a number of more decimals.
 */
function written(value: number, minimum: number, maximum: number): string | undefined {
  const size = Math.abs(value)
  const places = size < 10 ** 6 ? 8 : 2
  const scaled = Math.round(size * 10 ** places)
  // Up to fifteen digits a decimal number and its binary one stand for each other.
  if (maximum > places || scaled >= 1e15 || scaled / 10 ** places !== size) return undefined
  const step = 10 ** (places - maximum)
  const units = Math.floor((scaled + step / 2) / step)
  const digits = String(units).padStart(maximum + 1, '0')
  let point = digits.length - maximum
  let end = digits.length
  while (end > point + minimum && digits[end - 1] === '0') end--
  let text = end > point ? `,${digits.slice(point, end)}` : ''
  for (; point > 3; point -= 3) text = `.${digits.slice(point - 3, point)}${text}`
  return `${value < 0 && units > 0 ? '-' : ''}${digits.slice(0, point)}${text}`
}

/** Intl prints "-0,00" for a negative zero and for amounts that round to it. */
function withoutNegativeZero(text: string): string {
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}

/** € 1.234,50, and − € 1.234,50 below zero. */
export function eur(amount: number, decimals = 2): string {
  const size = Math.abs(amount)
  const known = written(size, decimals, decimals)
  const text = known === undefined ? formatter(decimals, decimals, true).format(size) : `€${NBSP}${known}`
  return amount < 0 && /[1-9]/.test(text) ? `${MINUS}${NBSP}${text}` : text
}

/** An amount in a sentence: from 100.000 on cents say nothing. */
export function money(amount: number): string {
  return eur(amount, Math.abs(amount) < WITHOUT_CENTS ? 2 : 0)
}

/** € 1.235: for amounts where cents would be false precision. */
export function eur0(amount: number): string {
  return eur(amount, 0)
}

/** "houd je € 5,00 over", "kom je € 5,00 tekort": the sign in words. */
export const leftOver = (amount: number, show: (amount: number) => string = eur): string =>
  amount < 0 ? `kom je **${show(0 - amount)}** tekort` : `houd je **${show(amount)}** over`

/** 1.234,5 with at most `maximum` decimals. */
export function num(value: number, maximum = 2, minimum = 0): string {
  const most = Math.max(minimum, maximum)
  return written(value, minimum, most) ?? withoutNegativeZero(formatter(minimum, most, false).format(value))
}

/** A fraction as percent: pct(0.0325) is 3,25 %. At least `minimum` and at most `maximum` decimals. */
export function pct(fraction: number, maximum = 2, minimum = Math.min(2, maximum)): string {
  return `${num(asPercent(fraction), maximum, minimum).replace('-', MINUS)}${NBSP}%`
}

/** The number a person would type for a fraction: 0.0325 becomes 3.25, without binary dust. */
export function asPercent(fraction: number): number {
  return Number((fraction * 100).toFixed(8))
}

/** 2027-05-15 becomes 15/05/2027. */
export function dateText(date: string): string {
  return date.split('-').toReversed().join('/')
}

/** 2027-05-15 becomes 15 mei 2027; 2027-05 becomes mei 2027. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-')
  const name = MONTHS[Number(month) - 1] ?? month
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`
}

/** 50 becomes "4 jaar en 2 maanden", 1 becomes "1 maand". */
export function duration(months: number): string {
  const whole = Math.round(months)
  const years = Math.floor(whole / 12)
  const rest = whole % 12
  const yearText = years > 0 ? `${years}${NBSP}jaar` : ''
  const monthText = rest > 0 || years === 0 ? plural(rest, 'maand', 'maanden') : ''
  return [yearText, monthText].filter(Boolean).join(' en ')
}

/** Of a place: such a word keeps its capital. */
const PLACE = /^(?:Vlaa|Waals|Wallo|Brus|Belg|Europe|Amer)/

/** A label inside a sentence: "netto rente", but "JKP" and "Vlaamse premie" stay. */
export const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !PLACE.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

export const upperFirst = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

/** "1 dag", "3 dagen": the right word for the number. */
export function plural(count: number, one: string, many: string): string {
  return `${num(count)}${NBSP}${count === 1 ? one : many}`
}

/** "a", "a en b", "a, b en c"; with another word before the last one "a, b of c". */
export const listText = (parts: readonly string[], word = 'en'): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${word} `)

/** The day on which a rate was last checked; an old one says so. */
export const checkedText = (checkedOn: string, today: string): string =>
  `${dateText(checkedOn)}${isStale(checkedOn, today) ? ' (mogelijk verouderd)' : ''}`

/** Said above the number where bank rates have become old. */
export const ratesAge = (asOf: string, today: string): string | undefined =>
  isStale(asOf, today)
    ? `De bankrentes op deze pagina zijn van ${longDate(asOf.slice(0, 7))} of vroeger. Vraag je bank naar die van vandaag.`
    : undefined
