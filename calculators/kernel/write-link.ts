/**
 * Inputs as a readable text for the part of an address behind the #, which browsers never send:
 * bedrag=5000&looptijd=6&schulden=Auto|8000|6,5;Kaart|1200|14
 */
import type { Field, Inputs, RowsField } from '#calculators/kernel/fields.ts'
import { ASSUMED } from '#calculators/kernel/link.ts'
import type { Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'

const escapeCell = (text: string) =>
  encodeURIComponent(text).replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%2F/g, '/')

/** As somebody would type it. */
export function plainText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

/** Values for a page that knows its own fields. */
export const encodePlain = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${escapeCell(plainText(value))}`)
    .join('&')

/** Grouping dots are for reading, not for links. Any other dot stays: it may be a decimal mark or stand in a date. */
function cellText({ kind }: Field, cell: RawCell): string {
  if (typeof cell === 'boolean') return plainText(cell)
  const isGrouped = /euro|count/.test(kind) && /^-?[1-9]\d{0,2}(\.\d{3})+(,|$)/.test(cell)
  return escapeCell(isGrouped ? cell.replace(/\./g, '') : cell)
}

function encodeField(field: Field, raw: Raw[string]): string {
  if (!Array.isArray(raw)) return cellText(field, raw as RawCell)
  return (raw as readonly RawRow[])
    .map(
      (row) =>
        Object.entries((field as RowsField).columns)
          .map(([column, cell]) => cellText(cell, row[column] ?? ''))
          // An empty row of one column is a row too.
          .join('|') || '|',
    )
    .join(';')
}

/**
 * What was given is in the link whatever its value. Of the rest, a start value that can move with the day or the market
 * stands there with a mark, so that the link keeps its answer. Without `given`, what differs from its start counts as given.
 */
export function encodeLink(inputs: Inputs, raw: Raw, start: Raw, given?: (key: string) => boolean): string {
  const parts: string[] = []
  for (const [key, field] of Object.entries(inputs)) {
    const own = encodeField(field, raw[key] ?? '')
    const moves = typeof field.start === 'function'
    const differs = raw[key] !== start[key] && own !== encodeField(field, start[key] ?? '')
    // A fact has one name on every page.
    const name = field.fact ?? key
    if (given?.(key)) parts.push(`${name}=${own}`)
    else if (moves || differs) parts.push(`${given ? ASSUMED : ''}${name}=${own}`)
  }
  return parts.join('&')
}
