/** How a layout is recognised and read: by its headings, or by the words of a document. */
import { type Decimal, decimalOf, numberIn, plain, pointOrSaved } from '#calculators/broker-files/cells.ts'
import type { Draft } from '#calculators/broker-files/entry.ts'
import type { Line, Sheet } from '#calculators/broker-files/sheet.ts'

export type Layout = {
  readonly broker: string
  readonly file: string
  /** The month or day on which we last saw a file of this form. */
  readonly checkedOn: string
  /** Null when this is not such a file. */
  readonly read: (sheet: Sheet) => Reading | null
}

export type Reading = {
  readonly drafts: readonly Draft[]
  /** The headings come twice: two files behind each other. */
  readonly doubled: boolean
  /** Line where the file stops halfway; null when it is whole. */
  readonly cutAt: number | null
}

export type Row = {
  readonly at: number
  readonly cells: readonly string[]
  /** The cell under the first of these headings that the file has; '' without. */
  readonly text: (...names: string[]) => string
  readonly number: (...names: string[]) => number | null
  /** The cell right of a heading: makers leave columns of currencies without a name. */
  readonly after: (...names: string[]) => string
  readonly has: (name: string) => boolean
  readonly parse: (text: string) => number | null
}

/** Some files begin with lines about the account; the headings come after them. */
const LONGEST_PREAMBLE = 40

export function rowOf(headings: readonly string[], line: Line, decimal: Decimal): Row {
  const names = headings.map(plain)
  const parse = (text: string) => numberIn(text, decimal)
  const placeOf = (wanted: readonly string[]) => {
    for (const name of wanted) {
      const place = names.indexOf(plain(name))
      if (place !== -1) return place
    }
    return -1
  }
  const text = (...wanted: string[]) => line.cells[placeOf(wanted)] ?? ''
  return {
    at: line.at,
    cells: line.cells,
    text,
    number: (...wanted) => parse(text(...wanted)),
    after: (...wanted) => {
      const place = placeOf(wanted)
      return place === -1 ? '' : (line.cells[place + 1] ?? '')
    },
    has: (name) => names.includes(plain(name)),
    parse,
  }
}

type Table = {
  readonly broker: string
  readonly file: string
  readonly checkedOn: string
  /** All of one of these lists must be in the line of headings; a heading ending in "…" only begins so. */
  readonly headings: readonly (readonly string[])[]
  /** Found by counting when absent. */
  readonly decimal?: Decimal
  readonly draft: (rows: readonly Row[], headings: readonly string[]) => readonly Draft[]
}

const fits = (present: readonly string[], wanted: readonly string[]) =>
  wanted.every((name) =>
    name.endsWith('…')
      ? present.some((one) => one.startsWith(plain(name.slice(0, -1))))
      : present.includes(plain(name)),
  )

export function table({ broker, file, checkedOn, headings, decimal, draft }: Table): Layout {
  return {
    broker,
    file,
    checkedOn,
    read(sheet) {
      const isHead = ({ cells }: Line) => headings.some((wanted) => fits(cells.map(plain), wanted))
      const place = sheet.lines.slice(0, LONGEST_PREAMBLE).findIndex(isHead)
      const head = sheet.lines[place]
      if (!head) return null
      const body = sheet.lines.slice(place + 1)
      const cells = body.flatMap((line) => line.cells)
      const sign = decimal === '.' ? pointOrSaved(cells, sheet.separator) : (decimal ?? decimalOf(cells))
      const rows = body.map((line) => rowOf(head.cells, line, sign))
      const drafts = draft(rows, head.cells)
      return {
        drafts,
        doubled: body.some(isHead),
        cutAt: cutLine(sheet, body, head.cells.length) ?? dayless(sheet, drafts),
      }
    },
  }
}

/** A last line that is shorter than all others, or text that ends inside quotes. */
function cutLine(sheet: Sheet, body: readonly Line[], width: number): number | null {
  const last = body.at(-1)
  if (!last || sheet.cellsOnly) return null
  if (sheet.open) return last.at
  const usual = Math.min(width, ...body.slice(0, -1).map(({ cells }) => cells.length))
  return last.cells.length < usual ? last.at : null
}

/** Cut right behind the comma before a last column with days: the one line without a day. */
function dayless(sheet: Sheet, drafts: readonly Draft[]): number | null {
  const last = sheet.lines.at(-1)?.at
  const others = drafts.filter(({ at }) => at !== last)
  const own = drafts.find(({ at, kind, day }) => at === last && kind !== 'unknown' && kind !== 'total' && day === '')
  return own && !sheet.cellsOnly && others.length > 0 && others.every(({ day }) => day !== '') ? own.at : null
}

type Document = {
  readonly broker: string
  readonly file: string
  readonly checkedOn: string
  /** All of these stand in it; apart, because a pattern that spans a long file takes minutes. */
  readonly isIt: readonly RegExp[]
  /** How every slip ends: with what was paid or received. */
  readonly ends: RegExp
  readonly draft: (text: string) => readonly Draft[]
}

/** A document whose text was copied: read by its words. */
export function document({ broker, file, checkedOn, isIt, ends, draft }: Document): Layout {
  return {
    broker,
    file,
    checkedOn,
    read({ text, cellsOnly }) {
      if (cellsOnly || !isIt.every((words) => words.test(text))) return null
      const drafts = draft(text)
      const known = drafts.filter(({ kind }) => kind !== 'unknown')
      const last = known.at(-1)
      const rest = text
        .split('\n')
        .slice((last?.at ?? 1) - 1)
        .join('\n')
      return {
        drafts,
        doubled: new Set(known.map((one) => JSON.stringify({ ...one, at: 0 }))).size < known.length,
        cutAt: last && !ends.test(rest) ? last.at : null,
      }
    },
  }
}

/** Buying and selling in the words of four languages; null for anything else. */
export function sideOf(word: string): 'buy' | 'sell' | null {
  const name = plain(word)
  if (/\b(?:verkoop|verkopen|sell|sold|vente|verkauf)\b/.test(name)) return 'sell'
  return /\b(?:koop|aankoop|kopen|buy|bought|achat|kauf)\b/.test(name) ? 'buy' : null
}
