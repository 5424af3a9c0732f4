/** Reads the part of an address behind the # that write-link.ts makes. */
import { type Inputs, optionFor, type SimpleField } from '#calculators/kernel/fields.ts'
import { keyNow, type Raw, type RawCell, type RawRow } from '#calculators/kernel/read.ts'

const unescapeCell = (text: string) => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** Before a key: a value of the link's day that nobody gave, such as a market rate. It keeps the answer and stays an assumption. */
export const ASSUMED = '~'

function decodeCell(field: SimpleField, text: string): RawCell {
  const cell = unescapeCell(text)
  if (field.kind === 'toggle') return cell === 'ja'
  // A choice that has another name by now is in the form under its own.
  if (field.kind === 'choice') return optionFor(field, cell)?.value ?? cell
  // The grouping dots that a link leaves out.
  return /euro|count/.test(field.kind)
    ? cell.replace(/^\d+(?=,|$)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, '.'))
    : cell
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
              // One more than fits: the form refuses it.
              .slice(0, field.max + 1)
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
