/**
 * Inputs as a readable text for the part of an address behind the #, which browsers never send:
 * bedrag=5000&looptijd=6&schulden=Auto|8000|6,5;Kaart|1200|14
 */
import { type Inputs, optionFor, type SimpleField } from '#calculators/kernel/fields.ts'
import { keyNow, type Raw, type RawCell, type RawRow } from '#calculators/kernel/read.ts'

const escapeCell = (text: string) =>
  encodeURIComponent(text).replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%2F/g, '/')
const unescapeCell = (text: string) => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** Grouping dots are for reading, not for links; the comma stays as decimal mark. */
function linkText(cell: RawCell): string {
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee'
  return /^-?[\d.]+(,\d+)?$/.test(cell) ? cell.replaceAll('.', '') : cell
}

function encodeField(raw: Raw[string], columns: readonly string[]): string {
  if (!Array.isArray(raw)) return escapeCell(linkText(raw as RawCell))
  return (raw as readonly RawRow[])
    .map((row) => columns.map((column) => escapeCell(linkText(row[column] ?? ''))).join('|'))
    .join(';')
}

/** Before a key: a value of the link's day that nobody gave, such as a market rate. It keeps the answer and stays an assumption. */
const ASSUMED = '~'

/**
 * What was given stands in the link whatever its value. Of the rest, a start value that can move with the day or the market
 * stands there with a mark, so that the link keeps its answer. Without `given`, what differs from its start counts as given.
 */
export function encodeLink(inputs: Inputs, raw: Raw, start: Raw, given?: (key: string) => boolean): string {
  const parts: string[] = []
  for (const [key, field] of Object.entries(inputs)) {
    const columns = field.kind === 'rows' ? Object.keys(field.columns) : []
    const own = encodeField(raw[key] ?? '', columns)
    const moves = typeof field.start === 'function'
    const differs = raw[key] !== start[key] && own !== encodeField(start[key] ?? '', columns)
    // A fact has one name on every page.
    const name = field.fact ?? key
    if (given?.(key)) parts.push(`${name}=${own}`)
    else if (moves || differs) parts.push(`${given ? ASSUMED : ''}${name}=${own}`)
  }
  return parts.join('&')
}

function decodeCell(field: SimpleField, text: string): RawCell {
  const cell = unescapeCell(text)
  if (field.kind === 'toggle') return cell === 'ja'
  // A choice that has another name by now stands in the form under its own.
  return field.kind === 'choice' ? (optionFor(field, cell)?.value ?? cell) : cell
}

/** A link from before a column existed has no cell for it: a choice has its start value then, the rest is empty. */
const cellBefore = (field: SimpleField) =>
  field.kind === 'choice' && typeof field.start === 'string' ? field.start : ''

export type DecodedLink = {
  readonly raw: Raw
  /** Keys of values that nobody gave. */
  readonly assumed: readonly string[]
  readonly unknown: readonly string[]
}

/** Never throws: unknown keys are reported, broken values come back as text for the field to refuse. */
export function decodeLink(inputs: Inputs, fragment: string): DecodedLink {
  const raw: Record<string, RawCell | readonly RawRow[]> = {}
  const unknown: string[] = []
  const assumed: string[] = []
  for (const part of fragment.replace(/^#/, '').split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    const text = rest.join('=')
    const key = keyNow(inputs, name.replace(ASSUMED, ''))
    if (name.startsWith(ASSUMED)) assumed.push(key)
    const field = Object.hasOwn(inputs, key) ? inputs[key] : undefined
    if (!field) unknown.push(key)
    else if (field.kind === 'rows') {
      const columns = Object.entries(field.columns)
      raw[key] =
        text === ''
          ? []
          : text
              .split(';')
              .slice(0, field.max)
              .map((line) => {
                const cells = line.split('|')
                return Object.fromEntries(
                  columns.map(([column, cellField], index) => {
                    return [column, decodeCell(cellField, cells[index] ?? cellBefore(cellField))]
                  }),
                )
              })
    } else raw[key] = decodeCell(field, text)
  }
  return { raw, assumed, unknown }
}
