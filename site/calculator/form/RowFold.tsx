/** One row of a list: its fields where there is room, on a phone a line that opens. */
import { type ReactNode, useState } from 'react'
import { type RowsField, type SimpleField, optionFor, suffixOf } from '#calculators/kernel/fields.ts'
import { lowerFirst } from '#calculators/kernel/format.ts'
import type { RawCell, RawRow } from '#calculators/kernel/read.ts'
import { Icon } from '#site/ui/Icon.tsx'

const MOST_PARTS = 2

const isNumber = (cell: SimpleField) => 'decimals' in cell

function cellText(cell: SimpleField, raw: RawCell | undefined): string {
  if (raw === undefined || raw === '' || typeof raw === 'boolean') return raw === true ? lowerFirst(cell.label) : ''
  if (cell.kind === 'choice') return optionFor(cell, raw)?.label ?? ''
  if (cell.kind === 'euro') return `€\u00a0${raw}`
  const suffix = suffixOf(cell)
  // A bare number needs its name: "aantal 50".
  if (isNumber(cell) && suffix === '' && cell.kind !== 'year') return `${lowerFirst(cell.label)} ${raw}`
  return `${raw}\u00a0${suffix}`.trim()
}

/** "€ 8.000 · 6,5 %": the columns the list names, or from the first number on, as it stands there. */
export function rowLine(
  shown: readonly (readonly [string, SimpleField])[],
  row: RawRow,
  named?: readonly string[],
): string {
  if (named) {
    const cells = shown.filter(([column]) => named.includes(column))
    return cells
      .map(([column, cell]) => cellText(cell, row[column]))
      .filter(Boolean)
      .join(' · ')
  }
  const cells = shown.filter(([, cell]) => cell.kind !== 'text')
  const first = cells.findIndex(([column, cell]) => isNumber(cell) && row[column] !== '')
  return cells
    .slice(Math.max(first, 0))
    .map(([column, cell]) => cellText(cell, row[column]))
    .filter(Boolean)
    .slice(0, MOST_PARTS)
    .join(' · ')
}

/** What the row is called by whoever typed it. */
export function ownName({ columns }: RowsField, row: RawRow): string {
  const named = Object.entries(columns).find(([, cell]) => cell.kind === 'text')?.[0]
  const own = named === undefined ? '' : row[named]
  return typeof own === 'string' ? own.trim() : ''
}

type Props = {
  readonly name: string
  /** Stands for the name while the row is folded. */
  readonly own: string
  readonly line: string
  /** One of the rows the list began with, in a list that is the visitor's own by now. */
  readonly isExample: boolean
  readonly startsOpen: boolean
  /** A field in it has a message: it must be seen. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

export function RowFold({ name, own, line, isExample, startsOpen, isWrong, children }: Props) {
  const [open, setOpen] = useState(startsOpen)
  if (isWrong && !open) setOpen(true)
  const said = isExample ? ' · voorbeeld' : ''
  return (
    <fieldset className="row-set" data-origin={isExample ? 'example' : undefined}>
      <legend className="visually-hidden">{name + said}</legend>
      <details className="row-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{(open || own === '' ? name : own) + said}</span>
          <small>{line}</small>
          <Icon name="chevron" />
        </summary>
        <div className="row">{children}</div>
      </details>
    </fieldset>
  )
}
