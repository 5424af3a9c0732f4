/**
 * Reads what a Belgian visitor types. A comma is the decimal mark, dots and spaces group by three; what
 * is ambiguous is refused with a hint instead of guessed (a silent factor of a hundred is the worst bug).
 */
import { upperFirst } from '#calculators/kernel/format.ts'
import { MONTHS } from '#calculators/kernel/months.ts'

export type NumberKind = 'money' | 'percent' | 'plain'

export type Parsed<T> = { readonly value: T } | { readonly error: string } | { readonly empty: true }

/** What to type, said where a field is empty or holds something of another kind. */
export const ASK: Readonly<Record<NumberKind, string>> = {
  plain: 'Vul een getal in.',
  money: 'Vul een bedrag in, bijvoorbeeld 25.000.',
  percent: 'Vul een percentage in, bijvoorbeeld 2,5.',
}

const DECIMALS: Record<NumberKind, number> = { money: 2, percent: 4, plain: 6 }

const SEPARATORS = 'Kijk de scheidingstekens na: schrijf bijvoorbeeld 1.234,56.'
const NOT_A_NUMBER = 'Vul een getal in, bijvoorbeeld 1.234,56.'

/** Longer text is never a number; the limit keeps every pattern below linear in practice. */
const LONGEST_INPUT = 64

const asked = (message: string, meant: string) => `${message} Bedoel je ${meant}?`
const grouped = (digits: string) => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.')

function normalise(text: string): string {
  const start = text.slice(0, LONGEST_INPUT + 1)
  // What a keyboard without dead keys gives has one way to be written.
  if (/^[ -~]*$/.test(start)) return start.trim()
  return start
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/½|¼|¾/g, 'x')
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u00a0\u202f\u2009\u2007]/g, ' ')
    .trim()
}

/** Takes one currency or percent sign off, before or after, and a bare ",-" or ",--" for whole euros. */
function withoutUnits(text: string): { sign: 1 | -1; body: string } {
  let body = text
  let sign: 1 | -1 = 1
  const takeSign = () => {
    if (body.startsWith('-')) {
      sign = -1
      body = body.slice(1).trimStart()
    } else if (body.startsWith('+')) body = body.slice(1).trimStart()
  }
  takeSign()
  const leading = body.replace(/^(?:€|eur(?:o)?(?![a-z]))\s*/i, '')
  if (leading !== body) {
    body = leading
    if (sign === 1) takeSign()
  }
  body = body.replace(/\s*(?:€|euro?|%)$/i, '').replace(/,-{1,2}$/, '')
  return { sign, body: body.trim() }
}

/** True when the parts between separators group by three: 1|234|567. */
function groupsByThree(parts: readonly string[]): boolean {
  return parts.every((part, index) => (index === 0 ? /^\d{1,3}$/.test(part) : /^\d{3}$/.test(part)))
}

/** Digits with an optional decimal part, or null when the separators make no sense. */
function splitDecimal(body: string, kind: NumberKind): { whole: string; fraction: string } | null {
  const hasSpace = /[ ']/.test(body)
  const dots = body.split('.').length - 1
  const commas = body.split(',').length - 1
  let mark: '.' | ',' | null = null
  if (dots > 0 && commas > 0) mark = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
  else if (commas === 1) mark = ','
  else if (dots === 1) {
    const after = body.split('.')[1] ?? ''
    const grouped = kind !== 'percent' && after.length === 3 && !hasSpace && /^[1-9]\d{0,2}\./.test(body)
    mark = grouped ? null : '.'
  }
  const position = mark ? body.lastIndexOf(mark) : -1
  const whole = mark ? body.slice(0, position) : body
  const fraction = mark ? body.slice(position + 1) : ''
  if (mark && (whole.includes(mark) || !/^\d*$/.test(fraction))) return null
  const separators = [...new Set(whole.replace(/\d/g, ''))]
  if (separators.length > 1) return null
  const separator = separators[0]
  if (separator !== undefined && !groupsByThree(whole.split(separator))) return null
  const digits = separator === undefined ? whole : whole.split(separator).join('')
  return digits === '' && fraction === '' ? null : { whole: digits || '0', fraction }
}

/** "312k" and "1,2 mln" are how people write large amounts. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\s*(?:k|duizend)$/i, 1_000],
  [/\s*(?:mln|mio|miljoen)\.?$/i, 1_000_000],
]

function withoutScale(body: string, kind: NumberKind): { body: string; scale: number } {
  const found = kind === 'percent' ? undefined : SCALES.find(([word]) => /^\d/.test(body) && word.test(body))
  return found ? { body: body.replace(found[0], ''), scale: found[1] } : { body, scale: 1 }
}

/** The digits and separators of a number, without its sign, its unit and the word for its size. */
function withoutWords(clean: string, kind: NumberKind): { sign: 1 | -1; body: string; scale: number } {
  const { sign, body } = withoutUnits(clean)
  return { sign, ...withoutScale(body, kind) }
}

/** A number with words behind it that we do not know: the number alone was probably meant. */
function notANumber(body: string): string {
  const number = /^(\d[\d.,]*)\s+[a-z]{2,}$/i.exec(body)?.[1]
  return number === undefined ? NOT_A_NUMBER : asked(NOT_A_NUMBER, number)
}

/** The digits without the signs between them, when they were misplaced and the length leaves one reading. */
function misplaced(body: string): string {
  const signs = new Set(body.replace(/\d/g, ''))
  const digits = body.replace(/\D/g, '')
  return signs.size === 1 && /^\d+(?:\D\d{3,}|\D\d{1,2}\D\d{3})$/.test(body) && digits.length > 3
    ? asked(SEPARATORS, grouped(digits))
    : SEPARATORS
}

export function parseNumber(text: string, kind: NumberKind, decimals = DECIMALS[kind]): Parsed<number> {
  const clean = normalise(text)
  if (clean === '') return { empty: true }
  if (clean.length > LONGEST_INPUT) return { error: NOT_A_NUMBER }
  const { sign, body, scale } = /^[\d.,]+$/.test(clean) ? { sign: 1, body: clean, scale: 1 } : withoutWords(clean, kind)
  if (!/^[\d.,' ]+$/.test(body) || !/\d/.test(body)) return { error: notANumber(body) }
  const split = splitDecimal(body, kind)
  if (!split) return { error: misplaced(body) }
  if (kind === 'money' ? clean.endsWith('%') : kind === 'percent' && /€|eur/i.test(clean)) return { error: ASK[kind] }
  const fraction = split.fraction.replace(/0+$/, '')
  // "1,000" and "1.2500" would be 1 and 1,25 without their zeros: more likely a thousand and twelve thousand were meant.
  const digits = kind !== 'percent' && split.fraction.length > 2 ? split.fraction.length : fraction.length
  if (scale === 1 && digits > decimals) return { error: tooPrecise(decimals, split) }
  const typed = Number(`${split.whole}.${fraction || '0'}`)
  const value = scale === 1 ? typed : Number((typed * scale).toFixed(6))
  if (scale > 1 && Number(value.toFixed(decimals)) !== value) {
    const [scaled = '', rest = ''] = String(value).split('.')
    return { error: tooPrecise(decimals, { whole: scaled, fraction: rest }) }
  }
  return { value: value === 0 ? 0 : sign * value }
}

function tooPrecise(decimals: number, { whole, fraction }: { whole: string; fraction: string }): string {
  const thousands = fraction.length === 3 || (fraction.length === 4 && fraction.endsWith('0'))
  const meant = thousands && whole !== '0' ? grouped(`${whole}${fraction}`) : null
  if (decimals > 0) {
    const message = `Gebruik maximaal ${decimals} decimalen.`
    return meant === null ? message : asked(message, meant)
  }
  const message = 'Vul een geheel getal in, zonder cijfers na de komma.'
  return asked(message, meant ?? `${grouped(whole)} of ${grouped(String(Number(whole) + 1))}`)
}

const TERM = /^(?:(\d+(?:[.,]\d+)?)\s*(?:jaar|jaren|j)\.?)?\s*(?:en\s+)?(?:(\d+)\s*(?:maanden|maand|mnd|m)\.?)?$/i

/** "25 jaar", "2 jaar en 6 maanden" and "18 maanden", as months; null when it is not written so. */
function termInMonths(text: string): number | null {
  const found = TERM.exec(normalise(text))
  if (!found || (found[1] === undefined && found[2] === undefined)) return null
  return Number((found[1] ?? '0').replace(',', '.')) * 12 + Number(found[2] ?? '0')
}

/** A term in months or years, also with the word behind it; 25 jaar in a field of months is 300. */
export function parseTerm(text: string, unit: 'months' | 'years', decimals: number): Parsed<number> {
  const months = termInMonths(text)
  if (months === null) return parseNumber(text, 'plain', decimals)
  const value = unit === 'months' ? months : months / 12
  const rounded = Number(value.toFixed(decimals))
  if (Math.abs(rounded - value) < 1e-9) return { value: rounded }
  const near = [Math.floor(value), Math.ceil(value)].filter((one) => one > 0).join(' of ')
  return { error: asked(`Hier passen enkel hele ${unit === 'months' ? 'maanden' : 'jaren'}.`, near) }
}

const DATE_HINT = 'Schrijf de datum als dag/maand/jaar, bijvoorbeeld 15/11/2019.'
const MONTH_HINT = 'Schrijf de maand als maand/jaar, bijvoorbeeld 11/2019.'
const FIRST_YEAR = 1830
const LAST_YEAR = 2200

const pad = (value: number) => String(value).padStart(2, '0')
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a date (or the start of one) may be in the field. */
type Fits = (date: string) => boolean

/**
 * "24" as a year. Up to 40 it is this century, from 70 on the last one; what the field refuses falls away. Where both
 * stay possible the answer is null: asked back.
 */
function fullYear(text: string, fits: (year: number) => boolean): number | null {
  if (text.length === 4) return Number(text)
  const short = Number(text)
  const usual = short <= 40 ? [2000 + short] : short >= 70 ? [1900 + short] : [1900 + short, 2000 + short]
  const fitting = usual.filter(fits)
  if (fitting.length === 1) return fitting[0] ?? null
  const others = [1900 + short, 2000 + short].filter(fits)
  return fitting.length === 0 && others.length === 1
    ? (others[0] ?? null)
    : usual.length === 1
      ? (usual[0] ?? null)
      : null
}

const bothCenturies = (text: string, write: (year: string) => string) =>
  `${write(`19${text}`)} of ${write(`20${text}`)}`

/** A year of four digits; of two where only one century can be meant. */
export function parseYear(text: string, fits: (year: number) => boolean): Parsed<number> {
  const short = /^'?(\d{2})$/.exec(normalise(text))?.[1]
  if (short === undefined) return parseNumber(text, 'plain', 0)
  const year = fullYear(short, fits)
  return year === null
    ? {
        error: asked(
          'Schrijf het jaar met vier cijfers.',
          bothCenturies(short, (one) => one),
        ),
      }
    : { value: year }
}

const monthNumber = (word: string): string => {
  // "mrt" is short for maart, which does not begin so.
  const start = word.replace('.', '').replace(/^mrt$/, 'maart')
  const index = MONTHS.findIndex((name) => start.length >= 3 && name.startsWith(start))
  return index === -1 ? word : String(index + 1)
}

/** dd/mm/yyyy (also with - . or spaces, two digits for the year, or the month as a word) or YYYY-MM-DD. */
export function parseDate(text: string, fits: Fits = () => true): Parsed<string> {
  const clean = normalise(text).toLowerCase()
  if (clean === '') return { empty: true }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean)
  const belgian =
    /^(\d{1,2})\s?[/.\- ]\s?(\d{1,2}|[a-z]{3,9}\.?)\s?[/.\- ]\s?(\d{4}|\d{2})$/.exec(clean) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(clean)
  const parts = iso ? [iso[3], iso[2], iso[1]] : belgian?.slice(1)
  if (!parts) return { error: DATE_HINT }
  const day = Number(parts[0])
  const month = Number(monthNumber(parts[1] ?? ''))
  const typedYear = parts[2] ?? ''
  const written = (year: string) => `${pad(day)}/${pad(month)}/${year}`
  const year = fullYear(typedYear, (one) => fits(`${one}-${pad(month)}-${pad(day)}`))
  if (year === null) return { error: asked('Schrijf het jaar met vier cijfers.', bothCenturies(typedYear, written)) }
  if (year < FIRST_YEAR || year > LAST_YEAR || day < 1 || month < 1 || Number.isNaN(month)) return { error: DATE_HINT }
  if (month > 12) {
    const message = `Er zijn maar 12 maanden. ${DATE_HINT}`
    return {
      error:
        day <= 12 && month <= 31 ? asked('Er zijn maar 12 maanden.', `${pad(month)}/${pad(day)}/${year}`) : message,
    }
  }
  const last = daysIn(year, month)
  if (day > last) {
    const name = upperFirst(MONTHS[month - 1] ?? '')
    return { error: asked(`${name} ${year} heeft ${last} dagen.`, `${last}/${pad(month)}/${year}`) }
  }
  return { value: `${year}-${pad(month)}-${pad(day)}` }
}

/** mm/yyyy (two digits for the year, or the month as a word) or YYYY-MM. */
export function parseMonth(text: string, fits: Fits = () => true): Parsed<string> {
  const clean = normalise(text).toLowerCase()
  if (clean === '') return { empty: true }
  const iso = /^(\d{4})-(\d{1,2})$/.exec(clean)
  const belgian = /^(\d{1,2}|[a-z]{3,9}\.?)\s?[/.\- ]\s?(\d{4}|\d{2})$/.exec(clean)
  const parts = iso ? [iso[2], iso[1]] : belgian?.slice(1)
  if (!parts) return { error: MONTH_HINT }
  const month = Number(monthNumber(parts[0] ?? ''))
  const typedYear = parts[1] ?? ''
  const year = fullYear(typedYear, (one) => fits(`${one}-${pad(month)}`))
  if (year === null) {
    return {
      error: asked(
        'Schrijf het jaar met vier cijfers.',
        bothCenturies(typedYear, (one) => `${pad(month)}/${one}`),
      ),
    }
  }
  if (!(month >= 1 && month <= 12) || year < FIRST_YEAR || year > LAST_YEAR) return { error: MONTH_HINT }
  return { value: `${year}-${pad(month)}` }
}
