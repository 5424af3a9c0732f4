/** One row of a list: its fields where there is room, on a phone a line that opens. */
import { type ReactNode, useState } from 'react'
import { type RowsField, type SimpleField, optionFor, suffixOf } from '#calculators/kernel/fields.ts'
import type { RawCell, RawRow } from '#calculators/kernel/read.ts'

const MOST_PARTS = 3

function cellText(cell: SimpleField, raw: RawCell | undefined): string {
  if (raw === undefined || raw === '' || typeof raw === 'boolean') return raw === true ? cell.label.toLowerCase() : ''
  if (cell.kind === 'choice') return optionFor(cell, raw)?.label ?? ''
  if (cell.kind === 'euro') return `€\u00a0${raw}`
  return `${raw}\u00a0${suffixOf(cell)}`.trim()
}

/** "Autolening · € 8.000 · 6,5 %": what somebody typed, as it stands there. */
export function rowLine(field: RowsField, row: RawRow): string {
  return Object.entries(field.columns)
    .map(([column, cell]) => cellText(cell, row[column]))
    .filter(Boolean)
    .slice(0, MOST_PARTS)
    .join(' · ')
}

type Props = {
  readonly name: string
  readonly line: string
  readonly startsOpen: boolean
  /** A field in it has a message: it must be seen. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

export function RowFold({ name, line, startsOpen, isWrong, children }: Props) {
  const [open, setOpen] = useState(startsOpen)
  if (isWrong && !open) setOpen(true)
  return (
    <fieldset className="row-set">
      <legend>{name}</legend>
      <details className="row-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{name}</span>
          <small>{line}</small>
        </summary>
        <div className="row">{children}</div>
      </details>
    </fieldset>
  )
}
