/** What a file or a paste will fill in, before it does: where it comes from, which column goes where, the first rows. */
import { useMemo, useState } from 'react'
import type { RowsField } from '#calculators/kernel/fields.ts'
import { plural } from '#calculators/kernel/format.ts'
import type { RawCell, RawRow } from '#calculators/kernel/read.ts'
import {
  guessMapping,
  guessSide,
  importedRows,
  type Mapping,
  namesIn,
  onlyNamed,
  type Side,
} from '#site/calculator/form/import/columns.ts'
import type { TextTable } from '#site/calculator/form/import/table-text.ts'

const PREVIEW = 4
const SIDES: readonly (readonly [Side, string])[] = [
  ['aankopen', 'enkel aankopen'],
  ['verkopen', 'enkel verkopen'],
  ['alles', 'alle regels'],
]

export type ImportPanelProps = {
  readonly path: string
  readonly field: RowsField
  readonly table: TextTable
  readonly onRows: (rows: readonly RawRow[], said: string) => void
  readonly onCancel: () => void
}

function shown(cell: RawCell | undefined): string {
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee'
  return cell ?? ''
}

export function ImportPanel({ path, field, table, onRows, onCancel }: ImportPanelProps) {
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(field, table))
  const guessed = useMemo(() => guessSide(field, table), [field, table])
  const [side, setSide] = useState<Side>(guessed ?? 'alles')
  const names = useMemo(() => namesIn(field, table), [field, table])
  const [name, setName] = useState(names[0])
  const { rows, skipped, left } = useMemo(
    () => importedRows(field, name === undefined ? table : onlyNamed(table, name), mapping, side),
    [field, table, name, mapping, side],
  )
  const columns = Object.entries(field.columns)
  const remarks = [
    table.others > 0 &&
      `${plural(table.others, 'regel is', 'regels zijn')} geen aankoop of verkoop (een storting, dividend, beloning …) en laten we weg.`,
    skipped > 0 && `${plural(skipped, 'regel', 'regels')} zonder datum of getal laten we weg.`,
    left > 0 && `${plural(left, 'regel past', 'regels passen')} er niet meer bij: hoogstens ${field.max}.`,
    columns.some(([key]) => mapping[key] === null) && 'Wat niet in het bestand staat, blijft leeg en vul je zelf in.',
  ].filter((text) => text !== false)
  return (
    <div className="import" role="group" aria-label="Importeren">
      <p>
        {table.layout ? (
          <>
            Herkend: <strong>{table.layout.broker}</strong>, {plural(table.rows.length, 'regel', 'regels')}.
          </>
        ) : (
          <>{plural(table.rows.length, 'regel', 'regels')} gelezen.</>
        )}{' '}
        Kijk na welke kolom waar hoort.
      </p>
      {names.length > 0 && (
        <label className="import-side">
          Waarvan?
          <select className="select" value={name} onChange={(event) => setName(event.target.value)}>
            {names.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      {guessed && (
        <label className="import-side">
          Welke regels?
          <select className="select" value={side} onChange={(event) => setSide(event.target.value as Side)}>
            {SIDES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="table-scroll" role="region" aria-label="Tabel: voorbeeld van de import" tabIndex={0}>
        <table>
          <caption className="visually-hidden">De eerste rijen zoals ze ingevuld worden</caption>
          <thead>
            <tr>
              {columns.map(([key, cell]) => (
                <th key={key} scope="col">
                  <label htmlFor={`${path}-import-${key}`}>{cell.label}</label>
                  <select
                    id={`${path}-import-${key}`}
                    className="select"
                    value={mapping[key] ?? ''}
                    onChange={(event) =>
                      setMapping({ ...mapping, [key]: event.target.value === '' ? null : Number(event.target.value) })
                    }
                  >
                    <option value="">leeg laten</option>
                    {table.headings.map((heading, index) => (
                      <option key={index} value={index}>
                        {heading}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, PREVIEW).map((row, index) => (
              <tr key={index}>
                {columns.map(([key]) => (
                  <td key={key}>{shown(row[key]) || <span className="f-hint">leeg</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {remarks.map((remark) => (
        <p key={remark} className="f-hint">
          {remark}
        </p>
      ))}
      <div className="acts">
        <button
          type="button"
          className="btn btn-primary"
          disabled={rows.length === 0}
          onClick={() => onRows(rows, `${plural(rows.length, 'rij', 'rijen')} ingevuld.`)}
        >
          Vul {plural(rows.length, 'rij', 'rijen')} in
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          Annuleer
        </button>
      </div>
    </div>
  )
}
