/** A list the visitor can lengthen: add, remove, reorder, paste from a spreadsheet, import a CSV file. */
import { type ClipboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Env, hintText, type RowsField, shownColumns, startValue } from '#calculators/kernel/fields.ts'
import { upperFirst } from '#calculators/kernel/format.ts'
import { originOf } from '#calculators/kernel/origin.ts'
import { type FieldErrors, freshRow, type RawCell, rawFromValues, type RawRow } from '#calculators/kernel/read.ts'
import { type FieldChange, labelWithUnit } from '#site/calculator/state/calculation.ts'
import { FieldControl } from '#site/calculator/form/FieldControl.tsx'
import { type FieldOrigin, Origin } from '#site/calculator/form/FormField.tsx'
import { focusOn } from '#site/calculator/form/open-field.ts'
import { RowActs } from '#site/calculator/form/RowActs.tsx'
import { ownName, RowFold, rowLine } from '#site/calculator/form/RowFold.tsx'
import { RowsFile } from '#site/calculator/form/RowsFile.tsx'

type Props = {
  readonly path: string
  readonly field: RowsField
  readonly rows: readonly RawRow[]
  /** The form around the list, which may hide cells. */
  readonly values: Readonly<Record<string, unknown>>
  readonly env: Env
  readonly errors: FieldErrors
  readonly origin?: FieldOrigin
  /** The first list of the form: its first row shows what is asked. The rows of the others begin as lines. */
  readonly leads: boolean
  readonly onChange: FieldChange
}

/** From so many rows on a list on a phone begins as lines only, and so does a list of short cells. */
const LONG_LIST = 5
/** Nobody keeps so few rows, such as children or offers, in a file. */
const TYPED_LIST = 12

/** Where the focus goes after a change of the list: a removed button would drop it to the top of the page. */
function useFocusAfter(list: RefObject<HTMLElement | null>): (target: string) => void {
  const [focus, setFocus] = useState('')
  useEffect(() => {
    if (focus === '') return
    const button = (name: string) => list.current?.querySelector<HTMLElement>(`[data-focus="${name}"]:not(:disabled)`)
    const target = button(focus) ?? document.getElementById(focus) ?? button('toevoegen')
    if (target) focusOn(target)
    setFocus('')
  }, [list, focus])
  return setFocus
}

/** One column of numbers fills the cells from here down, as far as the list goes. */
export function filledDown(
  rows: readonly RawRow[],
  { columns, max }: RowsField,
  from: number,
  column: string,
  text: string,
): readonly [rows: readonly RawRow[], said: string] {
  const blank = Object.fromEntries(
    Object.entries(columns).map(([key, cell]) => [key, cell.kind === 'toggle' ? false : '']),
  )
  const lines = text.split(/\r\n|\r|\n/)
  const cells = lines.slice(0, max - from)
  const filled = Array.from({ length: Math.max(rows.length, from + cells.length) }, (_, order) => {
    const row = rows[order] ?? blank
    const cell = cells[order - from]
    return cell === undefined ? row : { ...row, [column]: cell.trim() }
  })
  const most = cells.length < lines.length ? ` Hoogstens ${max} rijen.` : ''
  return [filled, `${cells.length} ingevuld.${most}`]
}

/** The rows a list starts with, where they stand for nobody: whoever changes one of them did not give the others. */
function exampleRows(path: string, field: RowsField, env: Env): ReadonlySet<string> {
  const start = startValue<unknown>(field.start, env)
  if (originOf(path, field, start, {}, env).origin !== 'example') return new Set()
  const rows = rawFromValues({ [path]: field }, { [path]: start })[path] as readonly RawRow[]
  return new Set(rows.map((row) => JSON.stringify(row)))
}

export function RowsEditor({ path, field, rows, values, env, errors, origin, leads, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const examples = useMemo(() => exampleRows(path, field, env), [path, field, env])
  const [message, setMessage] = useState('')
  const [panel, setPanel] = useState<ReactNode>(null)
  const setFocus = useFocusAfter(list)
  const set = (next: readonly RawRow[], said = '') => {
    onChange(path, next)
    setMessage(said)
  }
  const nameOf = (index: number) => `${upperFirst(field.row)} ${index + 1}`
  const firstColumn = Object.keys(field.columns)[0] ?? ''
  const full = rows.length >= field.max
  const pastes = field.max > TYPED_LIST
  function change(cellPath: string, raw: RawCell) {
    const [, index, column = ''] = cellPath.split('.')
    set(rows.map((row, order) => (order === Number(index) ? { ...row, [column]: raw } : row)))
  }
  function add() {
    set([...rows, freshRow(field, env)], `${nameOf(rows.length)} toegevoegd.`)
    setFocus(`${path}.${rows.length}.${firstColumn}`)
  }
  function remove(index: number) {
    set(
      rows.filter((_, order) => order !== index),
      `${nameOf(index)} verwijderd.`,
    )
    setFocus(rows.length > 1 ? `weg-${Math.min(index, rows.length - 2)}` : 'toevoegen')
  }
  function move(index: number, by: 1 | -1) {
    const next = [...rows]
    const [row] = next.splice(index, 1)
    if (!row) return
    next.splice(index + by, 0, row)
    set(next, `${upperFirst(field.row)} staat nu op plaats ${index + by + 1}.`)
    const edge = by === 1 ? index + by === rows.length - 1 : index + by === 0
    setFocus(`${(by === 1) === edge ? 'op' : 'neer'}-${index + by}`)
  }
  /** The reader of files is only fetched when there is something to read. */
  async function preview(source: string | File) {
    const close = () => setPanel(null)
    try {
      const { previewOf } = await import('#site/calculator/form/import/preview.tsx')
      const onRows = (next: readonly RawRow[], said: string) => {
        set(next, said)
        close()
        setFocus(`${path}.0.${firstColumn}`)
      }
      const found = await previewOf(source, { path, field, onRows, onCancel: close })
      const isReason = typeof found === 'string'
      setMessage(isReason ? found : '')
      if (!isReason) setPanel(found)
    } catch {
      setMessage('Dit lukte niet. Probeer het opnieuw.')
    }
  }
  function paste(event: ClipboardEvent, index: number, column: string) {
    const text = event.clipboardData.getData('text').trim()
    if (!/[\t\n\r]/.test(text)) return
    event.preventDefault()
    if (/[\t;]/.test(text) || field.columns[column]?.kind === 'text') {
      void preview(text)
      return
    }
    set(...filledDown(rows, field, index, column, text))
  }

  const hint = hintText(field, env)
  return (
    <div
      className={field.table ? 'rows rows-table' : 'rows'}
      ref={list}
      id={path}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${path}-naam`}
      data-origin={origin?.kind}
    >
      <p className="f-label" id={`${path}-naam`}>
        {field.label}
      </p>
      {origin && <Origin origin={origin} />}
      {hint && <p className="f-hint">{hint}</p>}
      {errors[path] && <p className="f-error">{errors[path]}</p>}
      {rows.map((row, index) => (
        <RowFold
          key={index}
          name={nameOf(index)}
          own={ownName(field, row)}
          line={rowLine(shownColumns(field, row, values), row, field.line)}
          isExample={origin?.kind === 'typed' && examples.has(JSON.stringify(row))}
          startsOpen={leads && !field.ours && !field.table && index === 0 && rows.length < LONG_LIST}
          isWrong={Object.keys(errors).some((at) => at.startsWith(`${path}.${index}.`))}
        >
          {shownColumns(field, row, values).map(([column, cell]) => {
            const id = `${path}.${index}.${column}`
            const error = errors[id]
            return (
              <div key={column} className={`cell cell-${cell.kind}`} onPaste={(event) => paste(event, index, column)}>
                <label htmlFor={id} id={`${id}-naam`} title={cell.label}>
                  {cell.label}
                  <span className="visually-hidden">{labelWithUnit(cell).slice(cell.label.length)}</span>
                </label>
                <FieldControl
                  path={id}
                  field={cell}
                  raw={row[column] ?? ''}
                  env={env}
                  compact
                  invalid={error !== undefined}
                  describedBy={error ? `${id}-fout` : undefined}
                  labelledBy={`${id}-naam`}
                  onChange={change}
                />
                {error && (
                  <p className="f-error" id={`${id}-fout`}>
                    {error}
                  </p>
                )}
              </div>
            )
          })}
          <RowActs
            name={nameOf(index)}
            index={index}
            isLast={index === rows.length - 1}
            isNeeded={rows.length <= field.min}
            onMove={move}
            onRemove={remove}
          />
        </RowFold>
      ))}
      <div className="acts">
        <button type="button" className="btn" data-focus="toevoegen" disabled={full} onClick={add}>
          {upperFirst(field.row)} toevoegen
        </button>
        {pastes && <RowsFile onFile={(file) => void preview(file)} />}
      </div>
      {panel ??
        (pastes && (
          <p className="f-hint rows-paste">
            Plakken uit een rekenblad kan ook: kopieer de cellen en plak ze in het eerste vak.
          </p>
        ))}
      <p className="rows-message" aria-live="polite">
        {message}
      </p>
    </div>
  )
}
