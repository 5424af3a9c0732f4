/** What can be done with one row: a place up, a place down, away. */
type Props = {
  readonly name: string
  readonly index: number
  readonly isLast: boolean
  readonly isNeeded: boolean
  readonly onMove: (index: number, by: 1 | -1) => void
  readonly onRemove: (index: number) => void
}

export function RowActs({ name, index, isLast, isNeeded, onMove, onRemove }: Props) {
  // One row has no other place, and the last that is needed cannot go.
  const isOnly = index === 0 && isLast
  const act = (sign: string, key: string, deed: string, disabled: boolean, onClick: () => void) => (
    <button
      type="button"
      className="btn btn-icon"
      data-focus={`${key}-${index}`}
      disabled={disabled}
      aria-label={`${name} ${deed}`}
      onClick={onClick}
    >
      {sign}
    </button>
  )
  return (
    <div className="row-acts">
      {!isOnly && act('↑', 'op', 'omhoog', index === 0, () => onMove(index, -1))}
      {!isOnly && act('↓', 'neer', 'omlaag', isLast, () => onMove(index, 1))}
      {!(isOnly && isNeeded) && act('✕', 'weg', 'verwijderen', isNeeded, () => onRemove(index))}
    </div>
  )
}
