/** How one legal value is shown, wherever it stands: a number in words, a scale as a table. */
import { type Dated, type DatedRow } from '#rules/kernel/dated.ts'
import { lawAddress, proofOf } from '#rules/kernel/proof.ts'
import { lawLines, type LawTable, lawTables } from '#site/content/law-value.ts'

/** More rows than this are folded, so that a list stays one that can be scanned. */
const FOLDED_FROM = 7

function ScaleTable({ table: { caption, columns, rows } }: { readonly table: LawTable }) {
  return (
    <table className="law-table">
      {caption !== '' && <caption>{caption}</caption>}
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column === '' ? <span className="visually-hidden">regel</span> : column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((text, place) =>
              place === 0 && row.length > 1 ? (
                <th key={place} scope="row">
                  {text}
                </th>
              ) : (
                <td key={place}>{text}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function FigureValue({ figure, row }: { readonly figure: Dated<unknown>; readonly row: DatedRow<unknown> }) {
  const tables = lawTables(row.value)
  if (tables.length === 0) return lawLines(row.value, figure.unit)[0]
  const shown = tables.map((table, index) => <ScaleTable key={index} table={table} />)
  const count = tables.reduce((total, table) => total + table.rows.length, 0)
  if (count < FOLDED_FROM) return shown
  return (
    <details className="law-fold">
      <summary>{count} regels</summary>
      {shown}
    </details>
  )
}

/** The source of a row, linked to the text of the law where we know its address. */
export function FigureSource({ figure, row }: { readonly figure: Dated<unknown>; readonly row: DatedRow<unknown> }) {
  const name = row.source ?? figure.source
  const article = proofOf(row)?.article ?? row.article ?? figure.article
  const address = lawAddress(figure, row)
  const whole = article === undefined ? name : `${name}, ${article}`
  return address === undefined ? (
    whole
  ) : (
    <a href={address} rel="noopener">
      {whole}
    </a>
  )
}
