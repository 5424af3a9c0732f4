/** What the buttons of moves and goals do to the form: fetched when one is pressed or a goal is looked for. */
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

/** The form with one place filled in: from then on it is the visitor's own. */
export function withPlace(state: PageState, start: Raw, path: string, cell: Cell): PageState {
  const key = path.split('.')[0] ?? ''
  return withTyped(state, key, withCell<Raw>({ ...start, ...state.typed }, path, cell)[key] ?? '')
}

/** The form with a move filled in. */
export const withChange = (state: PageState, start: Raw, change: ToldMove['change']): PageState =>
  Object.entries(change).reduce((held, [path, value]) => withPlace(held, start, path, typedCell(value)), state)
