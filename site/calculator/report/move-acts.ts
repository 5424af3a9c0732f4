/** The form as the buttons beside a move leave it: fetched when one is pressed. */
import { withCell } from '#calculators/kernel/calculator.ts'
import type { Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'
import type { ToldMove } from '#calculators/kernel/report.ts'
import { type PageState, withTyped } from '#site/calculator/state/page-link.ts'

export function withAside(state: PageState, key: string, aside: boolean): PageState {
  const others = (state.aside ?? []).filter((one) => one !== key)
  return { ...state, aside: aside ? [...others, key] : others }
}

type Cell = RawCell | readonly RawRow[]

/** A value as programs give it, as it is in the form. */
function typedCell(value: unknown): Cell {
  if (Array.isArray(value))
    return value.map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, typedCell(cell) as RawCell])),
    )
  if (typeof value === 'boolean') return value
  return typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
}

/** The form with a move filled in. */
export function withChange(state: PageState, start: Raw, change: ToldMove['change']): PageState {
  const changed = Object.entries(change).reduce<Raw>((held, [path, value]) => withCell(held, path, typedCell(value)), {
    ...start,
    ...state.typed,
  })
  const keys = Object.keys(change).map((path) => path.split('.')[0] ?? '')
  return keys.reduce((held, key) => withTyped(held, key, changed[key] ?? ''), state)
}
