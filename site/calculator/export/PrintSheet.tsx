/** What only paper shows: the inputs as text, the day, and the address that opens the same calculation. */
import { dateText } from '#calculators/kernel/format.ts'
import { type Field, type Inputs, isShown, shownColumns, type SimpleField } from '#calculators/kernel/fields.ts'
import type { Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'
import type { ToldStep } from '#calculators/kernel/report.ts'
import type { LawUse } from '#rules/kernel/dated.ts'
import { Sourced } from '#site/calculator/report/sources.tsx'

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
      return `${text} ${text === '1' ? 'maand' : 'maanden'}`
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

type Props = PrintSheetProps & { readonly steps: readonly ToldStep[]; readonly uses: readonly LawUse[] }

/** What was left empty, off or at nothing says nothing. */
const isGiven = (raw: Raw[string] | undefined) =>
  Array.isArray(raw) ? raw.length > 0 : raw !== undefined && raw !== '' && raw !== false && raw !== '0'

const showLaw = (uses: readonly LawUse[]) => (
  <ul className="print-law">
    {uses.map(({ figure, row }) => {
      const article = row.article ?? figure.article
      return (
        <li key={`${figure.label}${row.from}`}>
          {figure.label}
          {article ? `, ${article}` : ''}, sinds {dateText(row.from)}
        </li>
      )
    })}
  </ul>
)

export function PrintSheet({ inputs, raw, values, today, link, steps, uses }: Props) {
  const address = link()
  const decisive = uses.filter(({ figure }) => steps.some(({ law }) => law?.includes(figure.id)))
  return (
    <section className="print-inputs">
      <p className="print-for">Voor</p>
      <h2>Jouw gegevens</h2>
      <dl className="figures">
        {Object.entries(inputs)
          .filter(([key, field]) => isShown(field, values) && isGiven(raw[key]))
          .map(([key, field]) => (
            <div key={key}>
              <dt>{field.label}</dt>
              <dd>{inputText(field, raw[key] ?? '', values).replaceAll('€ ', '€\u00a0')}</dd>
            </div>
          ))}
      </dl>
      {decisive.length > 0 && (
        <div className="print-short">
          <h2>Volgens de wet</h2>
          <Sourced uses={decisive} show={showLaw} />
        </div>
      )}
      <p className="src">
        Berekend op {dateText(today)} met Rekenklaar.
        {address && ` Dezelfde berekening openen: ${address}`}
      </p>
    </section>
  )
}
