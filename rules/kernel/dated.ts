/**
 * A legal figure is a list of values with the date from which each holds. Ends are never written: the
 * next row is the end, a repeal is a row with the value null. `law` is the only way to read a figure; it is
 * bound to a date and remembers what was read, so a page can list every figure behind its result.
 */
import { addMonths, endOfMonth, maxDate, minDate } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { messages } from '#rules/kernel/messages.ts'

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

/** Where the text itself was seen. */
export type Proof = ({ readonly eli: string } | { readonly url: string }) & {
  readonly article?: string
  /** The amounts as the text writes them. */
  readonly says: string
  readonly seenOn: string
}

export type DatedRow<T> = {
  /** First day on which the value holds, YYYY-MM-DD. */
  readonly from: string
  readonly value: T
  readonly proof?: Proof
  /** Computed from an index or solved from a total; nobody printed this amount for us to see. */
  readonly derived?: true
  /** What the proof is about when it is not the value itself: the base of an index, or the part of a table that changed. */
  readonly base?: unknown
  /** What a visitor can look up: Staatsblad, FOD, RSZ, NBB, Statbel. Falls back to the figure's own source. */
  readonly source?: string
  readonly article?: string
  readonly url?: string
  readonly note?: string
}

export type DatedDetails = {
  readonly source: string
  readonly article?: string
  /** Path of the law on ejustice.just.fgov.be, as in sources.ts. */
  readonly eli?: string
  readonly url?: string
  readonly checkedOn: string
  readonly confidence: Confidence
  /** Last day for which we know the newest row still holds. Set it for figures that are fixed anew each year. */
  readonly knownTo?: string
  readonly note?: string
}

/** The file of figures itself, in a browser where a lean copy stands in for it: source, article and proof are there. */
export type Original = () => Promise<Readonly<Record<string, unknown>>>

export type Dated<T> = DatedDetails & {
  readonly kind: 'dated'
  readonly label: string
  readonly unit: LawUnit
  readonly rows: readonly DatedRow<T>[]
  readonly original?: Original
}

// The mark lets a page leave out the figures it does not read.
/* #__NO_SIDE_EFFECTS__ */
export function dated<T>(
  label: string,
  unit: LawUnit,
  rows: readonly DatedRow<T>[],
  details: DatedDetails,
  original?: Original,
): Dated<T> {
  if (rows.length === 0) throw new RangeError(`${label}: no rows`)
  rows.forEach((row, index) => {
    const previous = rows[index - 1]
    if (previous && previous.from >= row.from) throw new RangeError(`${label}: rows out of order at ${row.from}`)
  })
  return { kind: 'dated', label, unit, rows, ...details, ...(original && { original }) }
}

const eliAddress = (eli: string): string => `https://www.ejustice.just.fgov.be/eli/${eli}/justel`

/** Where a visitor can read the law behind a row: the proof if there is one, else the address of the figure. */
export function lawAddress(figure: Dated<unknown>, row: DatedRow<unknown>): string | undefined {
  const { proof } = row
  if (proof) return 'eli' in proof ? eliAddress(proof.eli) : proof.url
  return row.url ?? figure.url ?? (figure.eli === undefined ? undefined : eliAddress(figure.eli))
}

export function isDated(value: unknown): value is Dated<unknown> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'dated'
}

/**
 * The date asked for lies too far outside what we know. The message is meant for the visitor; `year` is the nearest
 * year whose rules we have, so that a button can offer it.
 */
export class OutsideLaw extends Error {
  readonly figure: string
  readonly date: string
  readonly reason: 'before' | 'after'
  readonly year: number

  constructor(figure: Dated<unknown>, date: string, reason: 'before' | 'after') {
    const first = at(figure.rows, 0).from
    const last = figure.knownTo ?? date
    super(reason === 'before' ? messages.lawBefore(figure.label, first) : messages.lawAfter(figure.label, last))
    this.name = 'OutsideLaw'
    this.figure = figure.label
    this.date = date
    this.reason = reason
    this.year = reason === 'before' ? firstWholeYear(first) : Number(last.slice(0, 4))
  }
}

const firstWholeYear = (day: string): number => Number(day.slice(0, 4)) + (day.endsWith('-01-01') ? 0 : 1)

export type LawUse = {
  readonly figure: Dated<unknown>
  readonly row: DatedRow<unknown>
  readonly date: string
  /** Read after the last day for which the figure is known: its newest value stands in for one that is not there yet. */
  readonly provisional: boolean
  /** Read on a date of the case itself, such as that of a deed, and not on the day of the rules. */
  readonly ofCase: boolean
}

export type Law = {
  <T>(figure: Dated<T>): T
  /** The same record, read on another date. */
  on(date: string): Law
  /**
   * For a day that may lie ahead. A projection goes on with the law of today, or with the last we know if that is
   * later; only when today itself is not known any more does it count as provisional.
   */
  ahead(date: string): Law
  readonly date: string
  /** Every figure read so far, once per figure and row, in the order of reading. */
  readonly uses: readonly LawUse[]
}

/** How long the newest value may stand in for one that we do not know yet. */
const PROVISIONAL_MONTHS = 18

export function rowOn<T>(figure: Dated<T>, date: string): DatedRow<T> {
  const row = figure.rows.findLast((candidate) => candidate.from <= date)
  if (!row) throw new OutsideLaw(figure, date, 'before')
  if (isTooOld(figure, date)) throw new OutsideLaw(figure, date, 'after')
  return row
}

const isTooOld = ({ knownTo }: Dated<unknown>, date: string): boolean =>
  knownTo !== undefined && date > knownTo && date > endOfMonth(addMonths(knownTo, PROVISIONAL_MONTHS))

/** Whether the law answers on this day, if need be provisionally: a small credit must not stop a whole assessment. */
export const isAnswered = (figure: Dated<unknown>, date: string): boolean =>
  hasBegun(figure, date) && !isTooOld(figure, date)

/** The row a text shows: the one of the day, or the nearest we have. A text never fails because of a date. */
export function nearestRow<T>(figure: Dated<T>, date: string): DatedRow<T> {
  return figure.rows.findLast((candidate) => candidate.from <= date) ?? at(figure.rows, 0)
}

/** Whether the figure is known on this day: not before its first row, not after what we know of it. */
export function covers(figure: Dated<unknown>, date: string): boolean {
  return hasBegun(figure, date) && (figure.knownTo === undefined || date <= figure.knownTo)
}

/** Whether the rule existed on this day, known to the last day or not. */
export const hasBegun = (figure: Dated<unknown>, date: string): boolean => at(figure.rows, 0).from <= date

export function openLaw(date: string): Law {
  const uses: LawUse[] = []
  const record = (use: LawUse) => {
    const index = uses.findIndex(({ figure, row }) => figure === use.figure && row === use.row)
    const before = uses[index]
    if (!before) uses.push(use)
    // A row that was read for a day we know and for one we do not counts as provisional.
    else if ((use.provisional && !before.provisional) || (use.ofCase && !before.ofCase)) {
      const provisional = use.provisional || before.provisional
      uses[index] = { ...(use.provisional ? use : before), provisional, ofCase: use.ofCase || before.ofCase }
    }
  }
  const bind = (bound: string, dayOf: (figure: Dated<unknown>) => string, ofCase: boolean): Law => {
    // A loop asks the same figure thousands of times; once read, its value and its place in the record stay as they are.
    const known = new Map<Dated<unknown>, unknown>()
    const lawsOn = new Map<string, Law>()
    const lawsAhead = new Map<string, Law>()
    const read = <T>(figure: Dated<T>): T => {
      const before = known.get(figure)
      if (before !== undefined) return before as T
      const day = dayOf(figure)
      const row = rowOn(figure, day)
      record({ figure, row, date: day, provisional: !covers(figure, day), ofCase })
      known.set(figure, row.value)
      return row.value
    }
    const on = (other: string): Law => {
      const before = lawsOn.get(other)
      if (before) return before
      const law = bind(other, () => other, true)
      lawsOn.set(other, law)
      return law
    }
    const ahead = (other: string): Law => {
      const before = lawsAhead.get(other)
      if (before) return before
      const law = bind(other, (figure) => minDate(other, lastKnown(figure, bound, other)), ofCase)
      lawsAhead.set(other, law)
      return law
    }
    return Object.assign(read, {
      on,
      ahead,
      date: bound,
      uses,
    })
  }
  return bind(date, () => date, false)
}

/** The last day whose value a projection may take: what we know of the figure, or today when that is later. */
const lastKnown = (figure: Dated<unknown>, today: string, date: string): string =>
  figure.knownTo === undefined ? date : maxDate(figure.knownTo, today)
