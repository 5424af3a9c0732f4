/** "Wat verandert er op 1 januari?": everything rules/ knows of the coming year, by category, with what stands behind it. */
import { last } from '#finance/list.ts'
import { expectedOf } from '#rules/kernel/coming.ts'
import { isPending, lawRows } from '#rules/kernel/dated.ts'
import { lawAddress } from '#rules/kernel/proof.ts'
import { shortValue, stateTexts } from '#site/content/law-changes.ts'
import { figuresOf, lawGroups } from '#site/content/law-groups.ts'
import { lawFigures, type NamedFigure } from '#site/content/tokens.ts'

export type Coming = {
  readonly id: string
  readonly label: string
  readonly from: string
  readonly before: string
  readonly after: string
  /** In words: a law that begins, voted, a bill, announced, or our estimate of the index. */
  readonly state: string
  readonly source: string
  readonly address: string | undefined
  readonly note: string | undefined
}
export type ComingGroup = { readonly name: string; readonly slug: string; readonly changes: readonly Coming[] }

/** Nobody published the amount yet. */
export const ESTIMATE = 'onze raming van de index, nog niet bekendgemaakt'

/** The year that begins on the next 1 January; in January the one that has just begun. */
export const comingYear = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5, 7) === '01' ? 0 : 1)

const byId = new Map(lawFigures.map(({ name, figure }) => [name, figure]))

function written({ name, figure }: NamedFigure, year: number, day: string): readonly Coming[] {
  return figure.rows
    .filter((row) => row.from.startsWith(String(year)) || (isPending(row) && row.from <= `${year}-12-31`))
    .flatMap((row) => {
      const before = lawRows(figure).findLast(
        ({ from }) => from <= row.from && from !== (isPending(row) ? '' : row.from),
      )
      if (!before) return []
      return [
        {
          id: name,
          label: figure.label,
          from: row.from,
          // What does not exist yet was not repealed.
          before: before.value === null ? 'niets' : shortValue(before.value, figure),
          after: shortValue(row.value, figure),
          state: row.state === undefined && row.from <= day ? 'wet' : stateTexts[row.state ?? 'wet'],
          source: [row.source ?? figure.source, row.article ?? figure.article].filter(Boolean).join(', '),
          address: lawAddress(figure, row),
          note: row.note,
        },
      ]
    })
}

/** An amount that the law indexes and nobody published yet: what our estimate of the index makes of it. */
function estimated({ name, figure }: NamedFigure, year: number): readonly Coming[] {
  const { indexed, knownTo } = figure
  const coming = indexed && expectedOf(byId, indexed.by, year)
  if (!coming || !indexed || knownTo === undefined || knownTo >= `${year}-01-01`) return []
  const row = last(lawRows(figure))
  const [low, high] = [shortValue(indexed.again(coming.low), figure), shortValue(indexed.again(coming.high), figure)]
  return [
    {
      id: name,
      label: figure.label,
      from: `${year}-01-01`,
      before: shortValue(row.value, figure),
      after: low === high ? low : `${low} tot ${high}`,
      state: ESTIMATE,
      source: [figure.source, figure.article].filter(Boolean).join(', '),
      address: lawAddress(figure, row),
      note: undefined,
    },
  ]
}

export function comingChanges(day: string): readonly ComingGroup[] {
  const year = comingYear(day)
  return lawGroups
    .map((group) => ({
      name: group.name,
      slug: group.slug,
      changes: figuresOf(group)
        .flatMap((named) => {
          const known = written(named, year, day)
          return known.some(({ from }) => from >= `${year}-01-01`) ? known : [...known, ...estimated(named, year)]
        })
        .filter(({ before, after }) => before !== after || before === 'schaal')
        .toSorted((a, b) => a.from.localeCompare(b.from) || a.label.localeCompare(b.label, 'nl')),
    }))
    .filter(({ changes }) => changes.length > 0)
}
