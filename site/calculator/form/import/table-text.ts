/** Text from a file or a clipboard as a table: separator, line of headings and way of writing numbers are found, not asked. Pure. */
import { type BrokerFile, recogniseBrokerFile } from '#data/broker-files.ts'
import { TRADE_HEADINGS, tradesOf } from '#site/calculator/form/import/trades.ts'

const SEPARATORS = ['\t', ';', ',', '|'] as const
/** Some files begin with lines about the account; the headings come after them. */
const LONGEST_PREAMBLE = 30

/** Cells by line; quotes may hold separators and ends of lines. */
function splitBy(text: string, separator: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    line.push(cell.trim())
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (line.some((one) => one !== '')) lines.push(line)
    line = []
  }
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index++
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') endLine()
    else cell += sign
  }
  endLine()
  return lines
}

const isAmount = (cell: string) => /^[-+]?\s*(?:€|eur|usd|\$)?\s*\d[\d.,' ]*\s*(?:€|eur|usd|%)?$/i.test(cell)
const isDay = (cell: string) => /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8})(?:[T ,].*)?$/.test(cell)
const isWords = (cell: string) => cell !== '' && !isAmount(cell) && !isDay(cell)

/** The separator that cuts the lines into most columns of the same number; a decimal comma alone makes no columns. */
export function splitTable(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const onlyAmounts = clean
    .split(/\r\n|\r|\n/)
    .every((line) => line.trim() === '' || /^[-€\s\d.]*(?:,\d+)?[\s%]*$/.test(line))
  if (onlyAmounts && !clean.includes('\t')) return splitBy(clean, '\t')
  const usual = (lines: readonly string[][]) => {
    const counts = new Map<number, number>()
    for (const line of lines) counts.set(line.length, (counts.get(line.length) ?? 0) + 1)
    const [columns = 1, times = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
    return columns > 1 ? times / lines.length + columns / 1000 : 0
  }
  const best = SEPARATORS.map((separator) => splitBy(clean, separator)).toSorted((a, b) => usual(b) - usual(a))[0]
  return best ?? []
}

export type TextTable = {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The program or bank the file comes from, when its headings say so. */
  readonly layout: BrokerFile | null
  /** Lines of a known file that neither buy nor sell: a deposit, a dividend, a reward. They are not among the rows. */
  readonly others: number
  /** The sign before the decimals. */
  readonly decimal: ',' | '.'
  /** Dates are written with the month first. */
  readonly monthFirst: boolean
}

/** Where the headings stand: a known layout, else the widest line of words before the numbers; -1 without any. */
function headingLine(lines: readonly (readonly string[])[]): number {
  const start = lines.slice(0, LONGEST_PREAMBLE)
  const known = start.findIndex((line) => recogniseBrokerFile(line) !== null)
  if (known !== -1) return known
  const named = start.map((line, index) => {
    const words = line.filter(isWords).length
    const rest = line.filter((cell) => cell !== '').length - words
    return rest === 0 && words > 1 && index < lines.length - 1 ? words : 0
  })
  const most = Math.max(0, ...named)
  return most === 0 ? -1 : named.indexOf(most)
}

function decimalOf(rows: readonly (readonly string[])[]): ',' | '.' {
  const amounts = rows.flat().filter(isAmount)
  const comma = amounts.filter((cell) => /,\d{1,2}\D*$/.test(cell) || /\.\d{3}(?:,|\.)/.test(cell)).length
  const point = amounts.filter((cell) => /\.(?:\d{1,2}|\d{4,})\D*$/.test(cell) || /,\d{3}\./.test(cell)).length
  return point > comma ? '.' : ','
}

export function readTable(text: string): TextTable | null {
  const lines = splitTable(text)
  const at = headingLine(lines)
  const rows = lines.slice(at + 1)
  if (rows.length === 0) return null
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const headings = Array.from({ length: width }, (_, index) => {
    const name = lines[at]?.[index] ?? ''
    return name === '' ? `Kolom ${index + 1}` : name
  })
  const layout = at === -1 ? null : recogniseBrokerFile(lines[at] ?? [])
  const days = rows.flat().flatMap((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/.exec(cell) ?? [])
  const second = days.filter((_, index) => index % 3 === 2).map(Number)
  const first = days.filter((_, index) => index % 3 === 1).map(Number)
  const decimal = decimalOf(rows)
  const trades = layout && tradesOf(layout, headings, rows, (cell) => belgianNumber(cell, decimal))
  return {
    ...(trades ? { headings: TRADE_HEADINGS, ...trades, decimal: ',' } : { headings, rows, others: 0, decimal }),
    layout,
    monthFirst: second.some((part) => part > 12) && !first.some((part) => part > 12),
  }
}

/** A number as a Belgian would type it, with its sign; the text itself when it is none. */
export function belgianNumber(text: string, decimal: ',' | '.'): string {
  const bare = text.replace(/€|eur|usd|\$|%|\s|'/gi, '').replace(/^\u2212/, '-')
  if (!/^[-+]?[\d.,]+$/.test(bare)) return text
  const whole = bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, ',')
  return whole
    .replace(/^\+/, '')
    .replace(/(,\d*?)0+$/, '$1')
    .replace(/,$/, '')
}

/** A day as dd/mm/jjjj, whatever time stands behind it; the text itself when it is none. */
export function belgianDate(text: string, monthFirst: boolean): string {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ,;].*)?$/.exec(text)
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,;].*)?$/.exec(text)
  if (!written) return text
  const [day = '', month = ''] = monthFirst ? [written[2], written[1]] : [written[1], written[2]]
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${written[3]}`
}

/** What a file holds, in the alphabet it was written in: Belgian banks still use an old one. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
