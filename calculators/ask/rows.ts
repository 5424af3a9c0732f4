/** The rows of a list that a sentence fills: what belongs together, and what words choose. */
import { distance, type Fit, type Given, matches, type Sentence } from '#calculators/ask/assign.ts'
import type { BookField, PageOwn } from '#calculators/ask/book.ts'
import type { WholeSays } from '#calculators/ask/says.ts'
import { word } from '#calculators/ask/words.ts'

export type Row = Readonly<Record<string, Given>>
export type Filled = Given | readonly Row[]
/** Words of the sentence: the first and the last. */
export type Words = readonly [at: number, end: number]

type Choice = { readonly choice: string; readonly at: number; readonly end: number }

const isNegated = ({ tokens }: Sentence, at: number): boolean =>
  /(?:^| )(?:niet|geen|zonder)(?: (?:mijn|onze?|de|het|een|als))?$/.test(
    `${word(tokens, at - 2)} ${word(tokens, at - 1)}`,
  )

/** The choices whose words are in the sentence, from left to right; the longest phrase where two overlap. */
export function choices(said: WholeSays, sentence: Sentence): readonly Choice[] {
  if (said.pick === undefined) return []
  // "hoeveel is 2950 bruto": gross or net right behind an amount is of that amount.
  const isCut = (from: number, to: number) =>
    sentence.values.some((value) => sentence.as.has(value) && from < value.at && value.end === to - 1)
  const found = Object.entries(said.pick).flatMap(([choice, phrases]) =>
    matches(phrases, sentence, 2)
      .filter(({ at, end }) => !isCut(at, end))
      .flatMap(({ at, end }) =>
        // "niet mijn enige woning", "geen tankkaart".
        !isNegated(sentence, at) ? [{ choice, at, end }] : choice === 'ja' ? [{ choice: 'nee', at, end }] : [],
      ),
  )
  const sorted = found.toSorted((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at)
  const kept: Choice[] = []
  for (const one of sorted) if (kept.every((other) => one.end < other.at || one.at > other.end)) kept.push(one)
  return kept.toSorted((a, b) => a.at - b.at)
}

export function asGiven(field: BookField, choice: string): Given {
  if (field.kind === 'toggle') return choice === 'ja'
  return field.kind === 'choice' || !Number.isFinite(Number(choice)) ? choice : Number(choice)
}

/** Where in the sentence the rows of each list are spoken of: bought here, sold there. */
export function sectionOf(page: PageOwn, sentence: Sentence): (key: string, at: number) => boolean {
  const marks = Object.values(page.says)
    .flatMap((said) => {
      const { section } = said
      return section === undefined ? [] : matches(section, sentence).map(({ at }) => ({ section, at }))
    })
    .toSorted((a, b) => a.at - b.at)
  const isCut = (from: number, to: number) =>
    sentence.tokens.slice(from, to).some(({ text }) => /^(?:en|[,;])$/.test(text))
  return (key, at) => {
    const { section } = page.says[key] ?? {}
    if (section === undefined) return true
    if (marks.length === 0) return page.fields[key]?.kind !== 'rows'
    const last = marks.findLast((one) => one.at < at)
    const next = marks.find((one) => one.at > at && one.at < at + 6)
    // "gekocht aan 70.000 en op 9 september verkocht": what begins behind "en" is of the word that follows.
    const isAhead = last !== undefined && next !== undefined && isCut(last.at, at) && !isCut(at, next.at)
    return (isAhead ? next : (last ?? marks[0]))?.section === section
  }
}

type Cell = { readonly column: string; readonly given: Given; readonly at: number; readonly end: number }
/** A row and the words behind each of its cells. */
type Told = { readonly row: Record<string, Given>; readonly words: Record<string, Words> }
type Draft = Told & { at: number; end: number }

function cellsOf(
  key: string,
  field: BookField,
  said: WholeSays,
  sentence: Sentence,
  inSection: (key: string, at: number) => boolean,
): readonly Cell[] {
  return Object.entries(said.rows ?? {}).flatMap(([column, cellSays]) => {
    const cell = field.columns?.[column]
    if (cell === undefined) return []
    const order = Object.keys(cellSays.pick ?? {})
    return choices(cellSays, sentence)
      .toSorted((one, two) => order.indexOf(one.choice) - order.indexOf(two.choice))
      .flatMap(({ choice, at, end }) => (inSection(key, at) ? [{ column, given: asGiven(cell, choice), at, end }] : []))
  })
}

/** Rows from the values first; what words choose goes to the row it stands nearest to. */
export function rowsOf(
  key: string,
  field: BookField,
  said: WholeSays,
  fits: readonly Fit[],
  sentence: Sentence,
  inSection: (key: string, at: number) => boolean,
): readonly Told[] {
  const drafts: Draft[] = []
  for (const { column = '', given, value } of fits.filter((one) => one.key === key && one.column !== undefined)) {
    const last = drafts.at(-1)
    // "6,2 % of 385 euro per maand": what "of" divides are two.
    const isOther =
      last !== undefined &&
      sentence.tokens.slice(last.end + 1, value.at).some(({ text }) => /^(?:of|versus|andere)$/.test(text))
    const words: Words = [value.at, value.end]
    if (last === undefined || column in last.row || isOther)
      drafts.push({ row: { [column]: given }, words: { [column]: words }, at: value.at, end: value.end })
    else {
      last.row[column] = given
      last.words[column] = words
      last.end = value.end
    }
  }
  const far = ({ at, end }: Draft, cell: Cell) =>
    cell.end < at ? distance(sentence, cell.end + 1, at) : cell.at > end ? distance(sentence, end + 1, cell.at) : 0
  const byValues = drafts.length > 0
  const cells = cellsOf(key, field, said, sentence, inSection)
  // "huur 800 eten 400" or "800 huur 400 eten": where the first word stands, the others do.
  const leads = Math.min(...cells.map(({ at }) => at)) < (drafts[0]?.at ?? 0)
  for (const cell of cells) {
    const away = (draft: Draft) => far(draft, cell) + (draft.at > cell.at === leads ? 0 : 0.1)
    const near = drafts
      .filter((draft) => !byValues || far(draft, cell) < 6)
      .toSorted((one, two) => away(one) - away(two))[0]
    const words: Words = [cell.at, cell.end]
    if (!byValues && (near === undefined || cell.column in near.row))
      drafts.push({ row: { [cell.column]: cell.given }, words: { [cell.column]: words }, at: cell.at, end: cell.end })
    else if (near !== undefined && !(cell.column in near.row)) {
      near.row[cell.column] = cell.given
      near.words[cell.column] = words
    }
  }
  const ordered = drafts.toSorted((one, two) => one.at - two.at)
  for (const [index, { row, at }] of ordered.entries()) {
    const above = ordered[index - 1]?.row
    for (const column of said.same ?? [])
      if (!(column in row) && above?.[column] !== undefined) row[column] = above[column]
    const name =
      said.named === true
        ? [3, 2, 1]
            .map((back) => sentence.tokens[at - back])
            .findLast((token) => token?.capital === true && token.from > 0)
        : undefined
    if (name !== undefined) row['naam'] = name.text.slice(0, 1).toUpperCase() + name.text.slice(1)
  }
  const lead = said.lead ?? []
  return ordered
    .filter(({ row }) => lead.length === 0 || lead.some((column) => column in row))
    .slice(0, field.max ?? 50)
}

/** "3 kinderen": a row for each, also for those of whom the sentence tells nothing more. The page says what it takes for them. */
export function withChildren(
  rows: readonly Row[],
  field: BookField,
  said: WholeSays,
  { people, tokens }: Sentence,
): readonly Row[] {
  const isOfChildren = Object.values(said.rows ?? {}).some((cell) => cell.child === true)
  const silent = isOfChildren ? Math.min(people.children ?? 0, field.max ?? 50) - rows.length : 0
  if (silent <= 0) return rows
  // Twins are born together.
  const other: Row = rows.length === 1 && tokens.some(({ text }) => text === 'tweeling') ? (rows[0] ?? {}) : {}
  return [...rows, ...Array.from({ length: silent }, () => other)]
}

/** "verkocht ze": what is sold is what was bought. */
export function copyRows(
  key: string,
  [from, columns]: readonly [string, readonly string[]],
  given: Record<string, Filled>,
): void {
  const [source, target] = [given[from], given[key]]
  if (!Array.isArray(source) || !Array.isArray(target)) return
  const first = (source as readonly Row[])[0] ?? {}
  given[key] = (target as readonly Row[]).map((row) => ({
    ...Object.fromEntries(columns.flatMap((column) => (first[column] === undefined ? [] : [[column, first[column]]]))),
    ...row,
  }))
}
