/** Text from a file or a clipboard as a table: separator, line of headings and way of writing numbers are found, not asked. Pure. */
import { type ReadFile, readText } from '#calculators/broker-files/read.ts'
import { sheetOfText } from '#calculators/broker-files/sheet.ts'
import { TRADE_HEADINGS, tradesOf } from '#site/calculator/form/import/trades.ts'

/** Some files begin with lines about the account; the headings come after them. */
const LONGEST_PREAMBLE = 30

const isAmount = (cell: string) => /^[-+]?\s*(?:€|eur|usd|\$)?\s*\d[\d.,' ]*\s*(?:€|eur|usd|%)?$/i.test(cell)
const isDay = (cell: string) => /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8})(?:[T ,].*)?$/.test(cell)
const isWords = (cell: string) => cell !== '' && !isAmount(cell) && !isDay(cell)

/** Cells by line; a decimal comma alone makes no columns. */
export function splitTable(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r\n|\r|\n/)
  const onlyAmounts = lines.every((line) => line.trim() === '' || /^[-€\s\d.]*(?:,\d+)?[\s%]*$/.test(line))
  if (onlyAmounts && !text.includes('\t'))
    return lines.filter((line) => line.trim() !== '').map((line) => [line.trim()])
  return sheetOfText(text).lines.map(({ cells }) => cells)
}

export type TextTable = {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The program or bank the file comes from, when its headings say so. */
  readonly layout: Pick<ReadFile, 'broker' | 'file'> | null
  /** Lines of a known file that neither buy nor sell: a deposit, a dividend, a reward. They are not among the rows. */
  readonly others: number
  /** The sign before the decimals. */
  readonly decimal: ',' | '.'
  /** Dates are written with the month first. */
  readonly monthFirst: boolean
}

/** Where the headings stand: the widest line of words before the numbers; -1 without any. */
function headingLine(lines: readonly (readonly string[])[]): number {
  const start = lines.slice(0, LONGEST_PREAMBLE)
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
  const known = readText('', text)
  if (known.status === 'read') {
    const trades = tradesOf(known)
    // A file of dividends and fees alone has nothing for a list of trades: its own columns then stay.
    if (trades.rows.length > 0)
      return { headings: TRADE_HEADINGS, ...trades, layout: known, decimal: ',', monthFirst: false }
  }
  const lines = splitTable(text)
  const at = headingLine(lines)
  const rows = lines.slice(at + 1)
  if (rows.length === 0) return null
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const headings = Array.from({ length: width }, (_, index) => {
    const name = lines[at]?.[index] ?? ''
    return name === '' ? `Kolom ${index + 1}` : name
  })
  const days = rows.flat().flatMap((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/.exec(cell) ?? [])
  const second = days.filter((_, index) => index % 3 === 2).map(Number)
  const first = days.filter((_, index) => index % 3 === 1).map(Number)
  return {
    headings,
    rows,
    others: 0,
    decimal: decimalOf(rows),
    layout: null,
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
