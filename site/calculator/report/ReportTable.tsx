/** A table of a report: its first rows, the rest on demand, folded groups, totals, greyed rows with their reason, files. */
import { memo, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Column, Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { totalsOf } from '#site/calculator/report/totals.ts'

/** Rows at once when the whole table is asked for; longer ones have pages. */
const PAGE_ROWS = 60
/** What stands there before that; a table that is hardly longer stands whole. */
const FIRST_ROWS = 6
const SHORT_TABLE = 9
/** With more columns than this a row becomes a card on a phone; columns of words take more room. */
const NARROW_COLUMNS = 4
const isCards = (columns: readonly Column[]) =>
  columns.length > NARROW_COLUMNS - Number(columns.filter(isText).length > 2)

/** A total or a group may carry a word in a column of dates. */
function cellText(cell: Cell, column: Column | undefined): string {
  const unit = column?.unit ?? 'text'
  const isWord = typeof cell === 'string' && (unit === 'date' || unit === 'month') && !/^\d{4}-/.test(cell)
  return showCell(cell, isWord ? 'text' : unit, column?.decimals)
}

const isText = (column: Column | undefined) => column?.unit === 'text'

function Cells({
  cells,
  columns,
  lead,
}: {
  readonly cells: readonly Cell[]
  readonly columns: readonly Column[]
  readonly lead?: ReactNode
}) {
  return cells.map((cell, index) => {
    const column = columns[index]
    const text = cellText(cell, column)
    const className = isText(column) ? 'text' : undefined
    if (index === 0) {
      return (
        <th key={index} scope="row" className={className}>
          {lead ?? text}
        </th>
      )
    }
    return (
      <td key={index} className={className} data-label={isCards(columns) ? column?.label : undefined}>
        {cell === null && column?.total === undefined ? '' : text}
      </td>
    )
  })
}

function DataRow({ table, index }: { readonly table: Table; readonly index: number }) {
  const reason = table.greyed?.[index]
  const cells = table.rows[index] ?? []
  return (
    <>
      <tr className={reason ? 'greyed' : table.strong?.includes(index) ? 'strong' : undefined}>
        <Cells cells={cells} columns={table.columns} />
      </tr>
      {reason && (
        <tr className="greyed reason">
          <td colSpan={table.columns.length}>{reason}</td>
        </tr>
      )}
    </>
  )
}

function Groups({ table, count }: { readonly table: Table; readonly count: number }) {
  const [open, setOpen] = useState<readonly number[]>([])
  const groups = table.groups ?? []
  return groups.slice(0, count).map((group, order) => {
    const first = groups.slice(0, order).reduce((rows, before) => rows + before.size, 0)
    const isOpen = open.includes(order)
    const toggle = () => setOpen((now) => (isOpen ? now.filter((one) => one !== order) : [...now, order]))
    const name = cellText(group.cells[0] ?? null, table.columns[0])
    const lead = (
      <button type="button" className="group-toggle" aria-expanded={isOpen} onClick={toggle}>
        {name}
      </button>
    )
    return (
      <tbody key={order}>
        <tr className="group">
          <Cells cells={group.cells} columns={table.columns} lead={lead} />
        </tr>
        {isOpen &&
          Array.from({ length: group.size }, (_, offset) => (
            <DataRow key={offset} table={table} index={first + offset} />
          ))}
      </tbody>
    )
  })
}

type PagerProps = {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly onPage: (page: number) => void
}
function Pager({ page, pages, total, onPage }: PagerProps) {
  return (
    <div className="pager">
      <button type="button" className="btn" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Vorige
      </button>
      <span>
        Rij {page * PAGE_ROWS + 1} tot {Math.min(total, (page + 1) * PAGE_ROWS)} van {total}
      </span>
      <button type="button" className="btn" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        Volgende
      </button>
    </div>
  )
}

type Props = {
  readonly table: Table
  readonly fileName: string
  /** Writes the spreadsheet; left out where there is nothing to follow in one. */
  readonly onSpreadsheet?: () => void
}

/** Paper gets the whole table. */
function useWhole(): [boolean, (whole: boolean) => void] {
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setWhole(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return [whole, setWhole]
}

/** "Alle 25 rijen", and what lies under them. */
const allRows = (groups: number, rows: number): string =>
  groups > 0 ? `Alle ${groups} regels, samen ${rows} rijen` : `Alle ${rows} rijen`

async function saveCsv(table: Table, fileName: string) {
  const { saveTable } = await import('#site/calculator/export/csv.ts')
  saveTable(table, fileName)
}

export const ReportTable = memo(function ReportTable({ table, fileName, onSpreadsheet }: Props) {
  const [whole, setWhole] = useWhole()
  const [wanted, setPage] = useState(0)
  const groups = table.groups?.length ?? 0
  const length = groups || table.rows.length
  const isShort = length <= SHORT_TABLE
  const first = whole || isShort ? length : FIRST_ROWS
  const pages = Math.max(1, Math.ceil(first / PAGE_ROWS))
  const page = Math.min(wanted, pages - 1)
  const shown = table.rows.slice(page * PAGE_ROWS, Math.min(first, (page + 1) * PAGE_ROWS))
  const totals = totalsOf(table)
  return (
    <div className={isShort ? 'report-table whole' : whole ? 'report-table whole opened' : 'report-table'}>
      {/* Scrolls sideways on a phone, so it must be reachable by keyboard. */}
      <div className="table-scroll" role="region" aria-label={`Tabel: ${table.title}`} tabIndex={0}>
        {/* With many columns a phone shows cards; groups fold by themselves. */}
        <table
          className={
            [isCards(table.columns) && 'cards', groups > 0 && 'grouped'].filter(Boolean).join(' ') || undefined
          }
        >
          <caption className="visually-hidden">{table.title}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column.key} scope="col" className={isText(column) ? 'text' : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          {groups > 0 ? (
            <Groups table={table} count={first} />
          ) : (
            <tbody>
              {shown.map((_, offset) => (
                <DataRow key={page * PAGE_ROWS + offset} table={table} index={page * PAGE_ROWS + offset} />
              ))}
            </tbody>
          )}
          {totals && (
            <tfoot>
              <tr>
                <Cells cells={totals} columns={table.columns} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {table.note && <p className="table-note">{table.note}</p>}
      {!isShort && (
        <button type="button" className="more-rows" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Minder rijen' : allRows(groups, table.rows.length)}
        </button>
      )}
      {groups === 0 && pages > 1 && <Pager page={page} pages={pages} total={table.rows.length} onPage={setPage} />}
      <div className="acts">
        <button type="button" className="btn" onClick={() => void saveCsv(table, fileName)}>
          Download CSV
        </button>
        {onSpreadsheet && (
          <button type="button" className="btn" onClick={onSpreadsheet}>
            Download Excel
          </button>
        )}
      </div>
    </div>
  )
})
