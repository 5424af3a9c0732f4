/** What only paper shows: the inputs as text, the day, and the address that opens the same calculation. */
import { dateText } from '#calculators/kernel/format.ts'
import { type Field, type Inputs, isShown, shownColumns, type SimpleField } from '#calculators/kernel/fields.ts'
import type { Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'

function cellText(field: SimpleField, raw: RawCell): string {
  if (field.kind === 'toggle') return raw === true ? 'ja' : 'nee'
  const text = String(raw)
  if (text === '') return '–'
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option.value === text)?.label ?? text
    case 'euro':
      return `€ ${text}`
    case 'percent':
      return `${text} %`
    case 'months':
      return `${text} maanden`
    case 'years':
      return `${text} jaar`
    case 'count':
      return field.unit ? `${text} ${field.unit}` : text
    default:
      return text
  }
}

/** `values` is the form around a list, which may hide cells. */
export function inputText(field: Field, raw: Raw[string], values: Readonly<Record<string, unknown>> = {}): string {
  if (field.kind !== 'rows') return cellText(field, raw as RawCell)
  const rows = Array.isArray(raw) ? (raw as readonly RawRow[]) : []
  return rows
    .map((row) =>
      shownColumns(field, row, values)
        // What was left empty or off says nothing.
        .filter(([column]) => row[column] !== '' && row[column] !== false)
        .map(([column, cell]) => `${cell.label} ${cellText(cell, row[column] ?? '')}`)
        .join(', '),
    )
    .join('; ')
}

export type PrintSheetProps = {
  readonly inputs: Inputs
  readonly raw: Raw
  readonly values: Readonly<Record<string, unknown>>
  readonly today: string
  /** Empty before hydration. Written only where it is read: not with every key. */
  readonly link: () => string
}

export function PrintSheet({ inputs, raw, values, today, link }: PrintSheetProps) {
  const address = link()
  return (
    <section className="print-inputs">
      <p className="print-for">Voor</p>
      <h2>Jouw gegevens</h2>
      <dl className="figures">
        {Object.entries(inputs)
          .filter(([, field]) => isShown(field, values))
          .map(([key, field]) => (
            <div key={key}>
              <dt>{field.label}</dt>
              <dd>{inputText(field, raw[key] ?? '', values).replaceAll('€ ', '€\u00a0')}</dd>
            </div>
          ))}
      </dl>
      <p className="src">
        Berekend op {dateText(today)} met Rekenklaar.
        {address && ` Dezelfde berekening openen: ${address}`}
      </p>
    </section>
  )
}
