/** A list the visitor can lengthen: add, remove, reorder, paste from a spreadsheet, import a CSV file. */
import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Env, hintText, type RowsField, shownColumns } from '#calculators/kernel/fields.ts'
import { upperFirst } from '#calculators/kernel/format.ts'
import { type FieldErrors, freshRow, type RawCell, type RawRow } from '#calculators/kernel/read.ts'
import { type FieldChange, labelWithUnit } from '#site/calculator/state/calculation.ts'
import { FieldControl } from '#site/calculator/form/FieldControl.tsx'
import { focusOn } from '#site/calculator/form/open-field.ts'
import { ownName, RowFold, rowLine } from '#site/calculator/form/RowFold.tsx'

type Props = {
  readonly path: string
  readonly field: RowsField
  readonly rows: readonly RawRow[]
  /** The form around the list, which may hide cells. */
  readonly values: Readonly<Record<string, unknown>>
  readonly env: Env
  readonly errors: FieldErrors
  readonly onChange: FieldChange
}

/** From so many rows on a list on a phone begins as lines only. */
const LONG_LIST = 5
/** Nobody keeps so few rows, such as children or offers, in a file. */
const TYPED_LIST = 12

export function RowsEditor({ path, field, rows, values, env, errors, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')
  const [panel, setPanel] = useState<ReactNode>(null)
  // Where the focus goes after a change of the list: a removed button would drop it to the top of the page.
  const [focus, setFocus] = useState('')
  useEffect(() => {
    if (focus === '') return
    const target =
      list.current?.querySelector<HTMLElement>(`[data-focus="${focus}"]:not(:disabled)`) ??
      document.getElementById(focus)
    if (target) focusOn(target)
    setFocus('')
  }, [focus])

  const set = (next: readonly RawRow[], said = '') => {
    onChange(path, next)
    setMessage(said)
  }
  const columns = Object.entries(field.columns)
  const firstColumn = columns[0]?.[0] ?? ''
  const full = rows.length >= field.max
  const pastes = field.max > TYPED_LIST

  function change(cellPath: string, raw: RawCell) {
    const [, index, column = ''] = cellPath.split('.')
    set(rows.map((row, order) => (order === Number(index) ? { ...row, [column]: raw } : row)))
  }
  function add() {
    set([...rows, freshRow(field, env)], `${upperFirst(field.row)} ${rows.length + 1} toegevoegd.`)
    setFocus(`${path}.${rows.length}.${firstColumn}`)
  }
  function remove(index: number) {
    set(
      rows.filter((_, order) => order !== index),
      `${upperFirst(field.row)} ${index + 1} verwijderd.`,
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
  async function preview(text: string) {
    try {
      const [{ readTable }, { ImportPanel }] = await Promise.all([
        import('#site/calculator/form/import/table-text.ts'),
        import('#site/calculator/form/import/ImportPanel.tsx'),
      ])
      const table = readTable(text)
      if (!table) {
        setMessage('Hier staan geen rijen in.')
        return
      }
      setMessage('')
      const close = () => setPanel(null)
      setPanel(
        <ImportPanel
          // A new file begins with new guesses.
          key={text}
          path={path}
          field={field}
          table={table}
          onRows={(next, said) => {
            set(next, said)
            close()
            setFocus(`${path}.0.${firstColumn}`)
          }}
          onCancel={close}
        />,
      )
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
    // One column of numbers fills the cells from here down.
    const cells = text.split(/\r\n|\r|\n/).slice(0, field.max - index)
    const blank = Object.fromEntries(columns.map(([key, cell]) => [key, cell.kind === 'toggle' ? false : '']))
    const length = Math.max(rows.length, index + cells.length)
    set(
      Array.from({ length }, (_, order) => {
        const row = rows[order] ?? blank
        const cell = cells[order - index]
        return cell === undefined ? row : { ...row, [column]: cell.trim() }
      }),
      `${cells.length} rijen ingevuld.`,
    )
  }
  async function read(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    input.value = ''
    try {
      const { textOf } = await import('#site/calculator/form/files/open-file.ts')
      await preview(await textOf(bytes))
    } catch {
      setMessage(
        'Dit bestand kunnen we niet openen. Bewaar het als CSV, of kopieer de cellen en plak ze in het eerste vak.',
      )
    }
  }
  const chosen = useRef<HTMLInputElement>(null)
  const onOpen = useEffectEvent(() => {
    if (chosen.current) void read(chosen.current)
  })
  // A file that was chosen before the page worked.
  useEffect(() => onOpen(), [])

  const hint = hintText(field, env)
  return (
    <div
      className={field.table ? 'rows rows-table' : 'rows'}
      ref={list}
      id={path}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${path}-naam`}
    >
      <p className="f-label" id={`${path}-naam`}>
        {field.label}
      </p>
      {hint && <p className="f-hint">{hint}</p>}
      {errors[path] && <p className="f-error">{errors[path]}</p>}
      {rows.map((row, index) => (
        <RowFold
          key={index}
          name={`${upperFirst(field.row)} ${index + 1}`}
          own={ownName(field, row)}
          line={rowLine(shownColumns(field, row, values), row, field.line)}
          startsOpen={index === 0 && rows.length < LONG_LIST}
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
          <div className="row-acts">
            <button
              type="button"
              className="btn btn-icon"
              data-focus={`op-${index}`}
              disabled={index === 0}
              aria-label={`${upperFirst(field.row)} ${index + 1} omhoog`}
              onClick={() => move(index, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="btn btn-icon"
              data-focus={`neer-${index}`}
              disabled={index === rows.length - 1}
              aria-label={`${upperFirst(field.row)} ${index + 1} omlaag`}
              onClick={() => move(index, 1)}
            >
              ↓
            </button>
            <button
              type="button"
              className="btn btn-icon"
              data-focus={`weg-${index}`}
              disabled={rows.length <= field.min}
              aria-label={`${upperFirst(field.row)} ${index + 1} verwijderen`}
              onClick={() => remove(index)}
            >
              ✕
            </button>
          </div>
        </RowFold>
      ))}
      <div className="acts">
        <button type="button" className="btn" data-focus="toevoegen" disabled={full} onClick={add}>
          {upperFirst(field.row)} toevoegen
        </button>
        {pastes && (
          <label className="btn file">
            Bestand importeren
            <input
              type="file"
              className="visually-hidden"
              accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
              ref={chosen}
              onChange={(event) => void read(event.target)}
            />
          </label>
        )}
      </div>
      {panel ??
        (pastes && (
          <p className="f-hint">Plakken uit een rekenblad kan ook: kopieer de cellen en plak ze in het eerste vak.</p>
        ))}
      <p className="rows-message" aria-live="polite">
        {message}
      </p>
    </div>
  )
}
