/**
 * In a browser a legal figure travels without its provenance (scripts/lean-figures.ts). The list of figures and the
 * steps show it: its files are fetched with them. On the server a figure is whole.
 */
import { type Dated, isDated, type LawUse } from '#rules/kernel/dated.ts'

type Whole = ReadonlyMap<string, Dated<unknown>>

const sources = import.meta.glob<Readonly<Record<string, unknown>>>('/rules/*/*.figures.ts', { query: '?heel' })
const files = new Map<string, Whole>()

async function fetchFile(file: string): Promise<void> {
  const figures = Object.values((await sources[`/rules/${file}.figures.ts`]?.()) ?? {}).filter(isDated)
  files.set(file, new Map(figures.map((figure) => [figure.label, figure])))
}

export async function fetchWhole(uses: readonly LawUse[]): Promise<void> {
  const wanted = new Set(uses.flatMap(({ figure }) => figure.file ?? []))
  await Promise.all([...wanted].filter((file) => !files.has(file)).map(fetchFile))
}

/** A use whose file could not be fetched is left out: a figure without its source says nothing. */
export function wholeUses(uses: readonly LawUse[]): readonly LawUse[] {
  return uses.flatMap((use) => {
    if (use.figure.file === undefined) return use
    const figure = files.get(use.figure.file)?.get(use.figure.label)
    const row = figure?.rows.find(({ from }) => from === use.row.from)
    return figure && row ? { ...use, figure, row } : []
  })
}
