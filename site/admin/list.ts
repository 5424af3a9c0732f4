/** Searching and sorting lists the way a Belgian reader expects: bpost stands between Belfius and Crelan. */
const collator = new Intl.Collator('nl-BE', { numeric: true, sensitivity: 'base' })

export type Sortable = string | number | null

export function compare(a: Sortable, b: Sortable): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/** Lower case without accents, so that "cooperatief" finds "Coöperatief". */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Every word must occur somewhere. */
export function matches(text: string, search: string): boolean {
  const found = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => found.includes(word))
}

export type Arrangement<Line> = {
  readonly search: string
  readonly textOf: (line: Line) => string
  readonly valueOf: (line: Line) => Sortable
  readonly descending: boolean
  /** Decides between equals. */
  readonly keyOf: (line: Line) => string
}

export function arrange<Line>(lines: readonly Line[], how: Arrangement<Line>): readonly Line[] {
  const { search, textOf, valueOf, descending, keyOf } = how
  return lines
    .filter((line) => matches(textOf(line), search))
    .toSorted((a, b) => compare(valueOf(a), valueOf(b)) * (descending ? -1 : 1) || collator.compare(keyOf(a), keyOf(b)))
}
