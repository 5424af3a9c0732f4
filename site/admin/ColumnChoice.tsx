import { useId } from 'react'
import { type RateFileColumn, rateFileColumns, type RateImportResult } from '#contract/rate-import.ts'

export type Choice = RateImportResult['columns']

const required: ReadonlySet<RateFileColumn> = new Set(['bank', 'product', 'producttype', 'soort', 'bron'])

type Props = {
  readonly headers: readonly string[]
  readonly choice: Choice
  readonly isOpen: boolean
  readonly change: (choice: Choice) => void
}

/** Which column of the file is which of ours. What nobody points at is not read. */
export function ColumnChoice({ headers, choice, isOpen, change }: Props) {
  const id = useId()
  const chosen = Object.values(choice).filter((theirs) => theirs !== undefined && theirs !== '').length
  return (
    <details className="column-choice" open={isOpen || undefined}>
      <summary>
        Kolommen: {chosen} van {headers.length} in het bestand gekozen
      </summary>
      <div className="column-grid">
        {rateFileColumns.map((ours) => (
          <p key={ours} className="record-field">
            <label htmlFor={`${id}-${ours}`}>
              {ours}
              {required.has(ours) ? ' *' : ''}
            </label>
            <select
              id={`${id}-${ours}`}
              value={choice[ours] ?? ''}
              onChange={(event) => change({ ...choice, [ours]: event.target.value })}
            >
              <option value="">Niet in het bestand</option>
              {headers.map((theirs) => (
                <option key={theirs} value={theirs}>
                  {theirs}
                </option>
              ))}
            </select>
          </p>
        ))}
      </div>
    </details>
  )
}
