/** A list with a search field and columns that sort. */
import { type ReactNode, useState } from 'react'
import { arrange, type Sortable } from '#site/admin/list.ts'
import { SearchField } from '#site/admin/SearchField.tsx'

export type Column<Line> = {
  readonly key: string
  readonly label: string
  readonly render: (line: Line) => ReactNode
  /** Absent: this column does not sort. */
  readonly value?: (line: Line) => Sortable
  readonly isAmount?: boolean
}

type Props<Line> = {
  readonly caption: string
  readonly searchLabel: string
  readonly lines: readonly Line[]
  /** The first one names the row. */
  readonly columns: readonly Column<Line>[]
  readonly keyOf: (line: Line) => string
  readonly textOf: (line: Line) => string
  readonly empty: string
}

export function DataTable<Line>({ caption, searchLabel, lines, columns, keyOf, textOf, empty }: Props<Line>) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState({ key: columns[0]?.key ?? '', descending: false })
  const sorted = columns.find((column) => column.key === order.key)
  const shown = arrange(lines, {
    search,
    textOf,
    keyOf,
    valueOf: sorted?.value ?? (() => null),
    descending: order.descending,
  })
  return (
    <>
      <SearchField
        label={searchLabel}
        value={search}
        change={setSearch}
        found={`${shown.length} van ${lines.length}`}
      />
      <div className="admin-table stacks">
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, label, value, isAmount }) => {
                const isOn = order.key === key
                const direction = isOn ? (order.descending ? 'descending' : 'ascending') : undefined
                return (
                  <th key={key} scope="col" aria-sort={value && direction} className={isAmount ? 'amount' : undefined}>
                    {value ? (
                      <button
                        type="button"
                        className="sort-button"
                        onClick={() => setOrder({ key, descending: isOn && !order.descending })}
                      >
                        {label} <span aria-hidden="true">{isOn ? (order.descending ? '↓' : '↑') : '↕'}</span>
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={keyOf(line)}>
                {columns.map(({ key, label, render, isAmount }, position) =>
                  position === 0 ? (
                    <th key={key} scope="row">
                      {render(line)}
                    </th>
                  ) : (
                    <td key={key} data-label={label} className={isAmount ? 'amount' : undefined}>
                      {render(line)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 ? <p className="empty">{lines.length === 0 ? empty : 'Niets gevonden.'}</p> : null}
    </>
  )
}
