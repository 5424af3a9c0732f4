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

/** wet: voted and published, begins later; gestemd: voted, publication not seen; ontwerp: a bill; aangekondigd: an agreement. */
export type State = 'wet' | 'gestemd' | 'ontwerp' | 'aangekondigd'

/**
 * hoog = the official text was seen, or two sources that do not copy each other print the same; middel = one good
 * secondary source; laag = a documented choice.
 */
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
  /** A table by region rests on a text for each of them: a proof per leaf, and none for the whole. */
  readonly leaves?: Readonly<Record<string, Proof>>
  /** When it is another than that of the figure: the day somebody last looked for this row, and how sure it is. */
  readonly checkedOn?: string
  readonly confidence?: Confidence
  /** What stands behind the row while it is no law in force: see States. Without it the row is the law. */
  readonly state?: State
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
  /**
   * Amounts of computed rows that an authority printed, by the year (or day) they start: a test compares both. The value
   * of a row is what the law's formula gives.
   */
  readonly printed?: Readonly<Record<string, unknown>>
  /** Where such an amount itself was seen, by the year (or day) of its row. */
  readonly seen?: Readonly<Record<string, Proof>>
  /** What the next value is expected to be, for the turn of the year; the law itself never reads it. */
  readonly expected?: { readonly from: string; readonly low: number; readonly high: number; readonly note: string }
  readonly note?: string
}

/** Rows that follow from a base and a coefficient (indexed.ts, spil.ts), and how to make the next one. */
export type Indexed<T> = {
  readonly rows: readonly DatedRow<T>[]
  /** The id of the figure that moves it. */
  readonly by: string
  /** The value with another coefficient than those we know. */
  again(coefficient: number): T
}

/** The file of figures itself, in a browser where a lean copy replaces it: source, article and proof are there. */
export type Original = () => Promise<Readonly<Record<string, unknown>>>

export type Dated<T> = DatedDetails & {
  readonly kind: 'dated'
  /** Its name in code: steps, lists, links and open data go by it. The label is words and may change. */
  readonly id: string
  readonly label: string
  readonly unit: LawUnit
  readonly rows: readonly DatedRow<T>[]
  readonly indexed?: Pick<Indexed<T>, 'by' | 'again'>
  readonly original?: Original
}

/** How `printed` and `seen` name a row: its year when it starts on 1 January, else its day. */
export const rowKey = ({ from }: DatedRow<unknown>): string => (from.endsWith('-01-01') ? from.slice(0, 4) : from)

/** A computed row of which the amount was printed is no guess; where it was seen, that is its proof and not the base. */
function asPrinted<T>(row: DatedRow<T>, { printed, seen }: DatedDetails): DatedRow<T> {
  const proof = seen?.[rowKey(row)]
  if (proof) return { ...row, proof, base: undefined, derived: undefined }
  return printed?.[rowKey(row)] === undefined ? row : { ...row, derived: undefined }
}

// The mark lets a page leave out the figures it does not read.
/* #__NO_SIDE_EFFECTS__ */
export function dated<T>(
  id: string,
  label: string,
  unit: LawUnit,
  from: readonly DatedRow<T>[] | Indexed<T>,
  details: DatedDetails,
  original?: Original,
): Dated<T> {
  const rows = ('again' in from ? from.rows : from).map((row) => asPrinted(row, details))
  if (rows.length === 0) throw new RangeError(`${id}: no rows`)
  rows.forEach((row, index) => {
    const previous = rows[index - 1]
    // What was voted or announced may start on the same day as the law it would replace.
    const inOrder = !previous || previous.from < row.from || (isPending(row) && previous.from === row.from)
    if (!inOrder) throw new RangeError(`${id}: rows out of order at ${row.from}`)
  })
  return {
    kind: 'dated',
    id,
    label,
    unit,
    rows,
    ...details,
    ...('again' in from && { indexed: from }),
    ...(original && { original }),
  }
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
    this.figure = figure.id
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
  /** Read after the last day for which the figure is known: its newest value is used until the next one is known. */
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
  /** The same record, with what is voted or announced in the place of the law it would replace. */
  announced(): Law
  readonly reads: 'law' | 'announced'
  readonly date: string
  /** Every figure read so far, once per figure and row, in the order of reading. */
  readonly uses: readonly LawUse[]
}

/** How long the newest value may be used for one that we do not know yet. */
const PROVISIONAL_MONTHS = 18

/** No law in force: `law` reads such a row only when somebody asks for what is announced. */
export const isPending = ({ state }: DatedRow<unknown>): boolean => state !== undefined && state !== 'wet'

/** The rows that are law, the newest last. */
export const lawRows = <T>({ rows }: Dated<T>): readonly DatedRow<T>[] =>
  rows.some(isPending) ? rows.filter((row) => !isPending(row)) : rows

/** What is announced for this day or the next 1 January, if nothing that became law later replaces it. */
export function announcedRow<T>(figure: Dated<T>, date: string): DatedRow<T> | undefined {
  const soon = `${Number(date.slice(0, 4)) + 1}-01-01`
  const row = figure.rows.findLast((candidate) => isPending(candidate) && candidate.from <= soon)
  const replaced = row && lawRows(figure).some(({ from }) => from > row.from && from <= date)
  return replaced ? undefined : row
}

export function rowOn<T>(figure: Dated<T>, date: string, announced = false): DatedRow<T> {
  const row =
    (announced ? announcedRow(figure, date) : undefined) ??
    lawRows(figure).findLast((candidate) => candidate.from <= date)
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
  return lawRows(figure).findLast((candidate) => candidate.from <= date) ?? at(figure.rows, 0)
}

/** Whether the figure is known on this day: not before its first row, not after what we know of it. */
export function covers(figure: Dated<unknown>, date: string): boolean {
  return hasBegun(figure, date) && (figure.knownTo === undefined || date <= figure.knownTo)
}

/** Whether the rule existed on this day, known to the last day or not. */
export const hasBegun = (figure: Dated<unknown>, date: string): boolean => at(figure.rows, 0).from <= date

type Reading = {
  /** What is voted or announced is read instead of the law it would replace. */
  readonly announced?: boolean
  /** Another value for a figure that is read provisionally: to try whether it matters. */
  readonly alter?: <T>(figure: Dated<unknown>, value: T) => T
}

export function openLaw(date: string, { announced = false, alter }: Reading = {}): Law {
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
  // A law read on a day is the same whoever asks for it: a book or a plan names hundreds of days.
  const lawsOn = { law: new Map<string, Law>(), announced: new Map<string, Law>() }
  const bind = (
    bound: string,
    dayOf: (figure: Dated<unknown>) => string,
    ofCase: boolean,
    pending = announced,
  ): Law => {
    // A loop asks the same figure thousands of times; once read, its value and its place in the record stay as they are.
    const known = new Map<Dated<unknown>, unknown>()
    const reads: Law['reads'] = pending ? 'announced' : 'law'
    let lawsAhead: Map<string, Law> | undefined
    const read = <T>(figure: Dated<T>): T => {
      const before = known.get(figure)
      if (before !== undefined) return before as T
      const day = dayOf(figure)
      const row = rowOn(figure, day, pending)
      const provisional = !covers(figure, day)
      record({ figure, row, date: day, provisional, ofCase })
      const value = provisional && alter ? alter(figure, row.value) : row.value
      known.set(figure, value)
      return value
    }
    const on = (other: string): Law => {
      const before = lawsOn[reads].get(other)
      if (before) return before
      const law = bind(other, () => other, true, pending)
      lawsOn[reads].set(other, law)
      return law
    }
    const ahead = (other: string): Law => {
      lawsAhead ??= new Map()
      const before = lawsAhead.get(other)
      if (before) return before
      const law = bind(other, (figure) => minDate(other, lastKnown(figure, bound, other)), ofCase, pending)
      lawsAhead.set(other, law)
      return law
    }
    let withAnnounced: Law | undefined
    return Object.assign(read, {
      on,
      ahead,
      reads,
      announced: () => (withAnnounced ??= bind(bound, dayOf, ofCase, true)),
      date: bound,
      uses,
    })
  }
  return bind(date, () => date, false)
}

/** The last day whose value a projection may take: what we know of the figure, or today when that is later. */
const lastKnown = (figure: Dated<unknown>, today: string, date: string): string =>
  figure.knownTo === undefined ? date : maxDate(figure.knownTo, today)
