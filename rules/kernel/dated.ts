/**
 * A legal figure is a list of values with the date from which each holds. Ends are never written: the
 * next row is the end, a repeal is a row with the value null. `law` is the only door to a figure; it is
 * bound to a date and remembers what was read, so a page can list every figure behind its result.
 */
import { at } from '#finance/list.ts'

/** How a figure is shown. Rates are stored as fractions: 0.15 is shown as 15 %. */
export type LawUnit =
  | 'euro'
  | 'euro per jaar'
  | 'euro per maand'
  | 'tarief'
  | 'schaal'
  | 'maanden'
  | 'jaren'
  | 'dagen'
  | 'weken'
  | 'aantal'
  | 'coefficient'
  | 'formule'

/** hoog = the official text was seen, middel = one good secondary source, laag = a documented choice. */
export type Confidence = 'hoog' | 'middel' | 'laag'

export type DatedRow<T> = {
  /** First day on which the value holds, YYYY-MM-DD. */
  readonly from: string
  readonly value: T
  /** What a visitor can look up: Staatsblad, FOD, RSZ, NBB, Statbel. Falls back to the figure's own source. */
  readonly source?: string
  readonly article?: string
  readonly url?: string
  readonly note?: string
}

export type DatedDetails = {
  readonly source: string
  readonly article?: string
  readonly url?: string
  readonly checkedOn: string
  readonly confidence: Confidence
  /** Last day for which we know the newest row still holds. Set it for figures that are fixed anew each year. */
  readonly knownTo?: string
  readonly note?: string
}

export type Dated<T> = DatedDetails & {
  readonly kind: 'dated'
  readonly label: string
  readonly unit: LawUnit
  readonly rows: readonly DatedRow<T>[]
}

export function dated<T>(label: string, unit: LawUnit, rows: readonly DatedRow<T>[], details: DatedDetails): Dated<T> {
  if (rows.length === 0) throw new RangeError(`${label}: no rows`)
  rows.forEach((row, index) => {
    const previous = rows[index - 1]
    if (previous && previous.from >= row.from) throw new RangeError(`${label}: rows out of order at ${row.from}`)
  })
  return { kind: 'dated', label, unit, rows, ...details }
}

export function isDated(value: unknown): value is Dated<unknown> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'dated'
}

/** The date asked for lies outside what we know. The message is meant for the visitor. */
export class OutsideLaw extends Error {
  readonly figure: string
  readonly date: string

  constructor(figure: string, date: string, message: string) {
    super(message)
    this.name = 'OutsideLaw'
    this.figure = figure
    this.date = date
  }
}

export type LawUse = { readonly figure: Dated<unknown>; readonly row: DatedRow<unknown>; readonly date: string }

export type Law = {
  <T>(figure: Dated<T>): T
  /** The same record, read on another date. */
  on(date: string): Law
  readonly date: string
  /** Every figure read so far, once per figure and row, in the order of reading. */
  readonly uses: readonly LawUse[]
}

function belgianDate(date: string): string {
  return date.split('-').toReversed().join('/')
}

export function rowOn<T>(figure: Dated<T>, date: string): DatedRow<T> {
  const row = figure.rows.findLast((candidate) => candidate.from <= date)
  if (!row) {
    const first = belgianDate(at(figure.rows, 0).from)
    throw new OutsideLaw(figure.label, date, `We kennen "${figure.label}" pas vanaf ${first}. Kies een latere datum.`)
  }
  if (figure.knownTo && date > figure.knownTo) {
    throw new OutsideLaw(
      figure.label,
      date,
      `"${figure.label}" is nog niet bekend na ${belgianDate(figure.knownTo)}. Reken met de regels van ${figure.knownTo.slice(0, 4)}.`,
    )
  }
  return row
}

/** Whether the figure has a value on this day: not before its first row, not after what we know of it. */
export function covers(figure: Dated<unknown>, date: string): boolean {
  return at(figure.rows, 0).from <= date && (figure.knownTo === undefined || date <= figure.knownTo)
}

export function openLaw(date: string): Law {
  const uses: LawUse[] = []
  const bind = (bound: string): Law => {
    const read = <T>(figure: Dated<T>): T => {
      const row = rowOn(figure, bound)
      if (!uses.some((use) => use.figure === figure && use.row === row)) uses.push({ figure, row, date: bound })
      return row.value
    }
    return Object.assign(read, { on: bind, date: bound, uses })
  }
  return bind(date)
}
