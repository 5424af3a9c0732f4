/** Legal figures as news: one line per row of rules/, newest first. */
import { type Dated, type DatedRow, isPending, type State } from '#rules/kernel/dated.ts'
import { lawLines } from '#site/content/law-value.ts'
import { lawFigures } from '#site/content/tokens.ts'

/** What stands behind a value that is no law in force yet. */
export const stateTexts: Readonly<Record<State, string>> = {
  wet: 'wet, gaat later in',
  gestemd: 'door het parlement gestemd, nog niet in het Staatsblad gezien',
  ontwerp: 'wetsontwerp',
  aangekondigd: 'aangekondigd',
}

/** Stands for a scale on both sides of a change. */
export const SCALE = 'schaal'

export type LawChange = {
  readonly from: string
  readonly label: string
  readonly before: string | null
  readonly after: string
  readonly source: string
  readonly note: string | undefined
  readonly state: State | undefined
}

/** A scale that changed is named, not written out: the page of figures has the steps. */
export function shortValue(value: unknown, figure: Dated<unknown>): string {
  const lines = lawLines(value, figure.unit)
  return lines.length === 1 && (lines[0]?.length ?? 0) < 80 ? (lines[0] ?? '') : SCALE
}

function changeOf(figure: Dated<unknown>, row: DatedRow<unknown>, index: number): LawChange {
  const previous = figure.rows.slice(0, index).findLast((each) => !isPending(each))
  return {
    from: row.from,
    label: figure.label,
    before: previous ? shortValue(previous.value, figure) : null,
    after: shortValue(row.value, figure),
    source: [row.source ?? figure.source, row.article ?? figure.article].filter(Boolean).join(', '),
    note: row.note,
    state: row.state,
  }
}

const all: readonly LawChange[] = lawFigures
  .flatMap(({ figure }) => figure.rows.map((row, index) => changeOf(figure, row, index)))
  .toSorted((a, b) => b.from.localeCompare(a.from) || a.label.localeCompare(b.label, 'nl'))

/** How far back the page goes; older rows are on "Cijfers en bronnen". */
const YEARS_SHOWN = 1

/**
 * What changed, and what is already known to change. A first row is where our records begin, not a change, so
 * only rows with a predecessor are news.
 */
export function splitLawChanges(day: string): {
  readonly upcoming: readonly LawChange[]
  readonly past: readonly LawChange[]
} {
  const since = `${Number(day.slice(0, 4)) - YEARS_SHOWN}-01-01`
  const news = all.filter((change) => change.from >= since && change.before !== null)
  return {
    upcoming: news.filter((change) => change.from > day).toReversed(),
    // What was voted or announced did not change anything yet: it stands on "Wat verandert er?".
    past: news.filter((change) => change.from <= day && (change.state === undefined || change.state === 'wet')),
  }
}

/** The newest figure that is already in force. */
export function newestLawChange(day: string): string {
  return all.find((change) => change.from <= day)?.from ?? day
}
