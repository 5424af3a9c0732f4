/**
 * Reads what a Belgian visitor types. A comma is the decimal mark, dots and spaces group by three; what
 * is ambiguous is refused with a hint instead of guessed (a silent factor of a hundred is the worst bug).
 */

export type NumberKind = 'money' | 'percent' | 'plain'

export type Parsed<T> = { readonly value: T } | { readonly error: string } | { readonly empty: true }

/** Above this an amount is a typing error, not a fortune. */
export const LARGEST_NUMBER = 1_000_000_000

const DECIMALS: Record<NumberKind, number> = { money: 2, percent: 4, plain: 6 }

const SEPARATORS = 'Kijk de scheidingstekens na: schrijf bijvoorbeeld 1.234,56.'
const NOT_A_NUMBER = 'Vul een getal in, bijvoorbeeld 1.234,56.'

/** Longer text is never a number; the limit keeps every pattern below linear in practice. */
const LONGEST_INPUT = 64

function normalise(text: string): string {
  return text
    .slice(0, LONGEST_INPUT + 1)
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

export function parseNumber(text: string, kind: NumberKind, decimals = DECIMALS[kind]): Parsed<number> {
  const clean = normalise(text)
  if (clean === '') return { empty: true }
  if (clean.length > LONGEST_INPUT) return { error: NOT_A_NUMBER }
  const { sign, body } = withoutUnits(clean)
  if (!/^[\d.,' ]+$/.test(body) || !/\d/.test(body)) return { error: NOT_A_NUMBER }
  const split = splitDecimal(body, kind)
  if (!split) return { error: SEPARATORS }
  const fraction = split.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return { error: tooPrecise(decimals, split) }
  const value = Number(`${split.whole}.${fraction || '0'}`)
  if (value > LARGEST_NUMBER) return { error: 'Dit getal is te groot: het mag hoogstens 1.000.000.000 zijn.' }
  return { value: value === 0 ? 0 : sign * value }
}

function tooPrecise(decimals: number, split: { whole: string; fraction: string }): string {
  if (decimals === 0) return 'Vul een geheel getal in, zonder cijfers na de komma.'
  const grouped =
    split.fraction.length === 3 && split.whole !== '0' ? ` Bedoel je ${split.whole}.${split.fraction}?` : ''
  return `Gebruik maximaal ${decimals} decimalen.${grouped}`
}

const DATE_HINT = 'Schrijf de datum als dag/maand/jaar, bijvoorbeeld 15/11/2026.'

function isRealDate(year: number, month: number, day: number): boolean {
  if (year < 1830 || year > 2200 || month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const pad = (value: number) => String(value).padStart(2, '0')

/** dd/mm/yyyy (also with - . or spaces) or YYYY-MM-DD. */
export function parseDate(text: string): Parsed<string> {
  const clean = normalise(text)
  if (clean === '') return { empty: true }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean)
  const belgian = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(clean)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : belgian
      ? [Number(belgian[3]), Number(belgian[2]), Number(belgian[1])]
      : [0, 0, 0]
  if (!isRealDate(year, month, day)) return { error: DATE_HINT }
  return { value: `${year}-${pad(month)}-${pad(day)}` }
}

/** mm/yyyy or YYYY-MM. */
export function parseMonth(text: string): Parsed<string> {
  const clean = normalise(text)
  if (clean === '') return { empty: true }
  const iso = /^(\d{4})-(\d{1,2})$/.exec(clean)
  const belgian = /^(\d{1,2})[/.\- ](\d{4})$/.exec(clean)
  const [year, month] = iso
    ? [Number(iso[1]), Number(iso[2])]
    : belgian
      ? [Number(belgian[2]), Number(belgian[1])]
      : [0, 0]
  if (!isRealDate(year, month, 1)) return { error: 'Schrijf de maand als maand/jaar, bijvoorbeeld 11/2026.' }
  return { value: `${year}-${pad(month)}` }
}
