/** The report: everything a visitor can be shown of one case, as data. */
import type { Reference } from '#calculators/kernel/fields.ts'
import type { CalendarEvent } from '#calculators/kernel/calendar.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Output, Outputs } from '#calculators/kernel/outputs.ts'
import type { Cell, Unit } from '#calculators/kernel/units.ts'
import type { Dated } from '#rules/kernel/dated.ts'

/** One number with its name. Rates are fractions; dates are YYYY-MM-DD. null shows as a dash. */
export type Figure = {
  readonly key: string
  readonly label: string
  readonly value: Cell
  readonly unit: Unit
  /** Digits after the comma where the unit's own choice is not right. */
  readonly decimals?: number
  readonly note?: string
  /** Years from now at which this amount falls: lets the page show it in euros of today. 0 is now. */
  readonly inYears?: number
  /** The same in euros of today, for a total of amounts that fall in different years or a chance that depends on prices. */
  readonly ofToday?: number
  /** What it would be worked out from was not given: shows as a dash. */
  readonly lacking?: true
}

/** A sentence that asks for what the answer cannot do without. Meanwhile a page shows nothing worked out from it. */
export type Asking = {
  readonly asks: string
  /** The rest of the page does not depend on the answer, and stays. */
  readonly restHolds?: true
}

export type Column = {
  readonly key: string
  readonly label: string
  readonly unit: Unit
  readonly decimals?: number
  /** Sums the column in a last row. */
  readonly total?: boolean
  /** A running total: in euros of today each step counts at its own moment. */
  readonly running?: boolean
  /**
   * The column as a spreadsheet formula: {rente} is this row's cell of that column, {saldo@-1} the one
   * above, {#maandrente} the figure with that key. Example: ROUND({saldo@-1}*{#maandrente},2)
   */
  readonly formula?: string
}

export type Table = {
  readonly key: string
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
  /** Folds rows under a summary: the next `size` rows belong to it. Together they cover all rows. */
  readonly groups?: readonly { readonly cells: readonly Cell[]; readonly size: number }[]
  readonly note?: string
  /** A reason per greyed row (by index): "Je maandelijkse storting is te hoog." */
  readonly greyed?: Readonly<Record<number, string>>
  /** Rows to stress, by index. */
  readonly strong?: readonly number[]
  readonly inYears?: readonly number[]
}

/** One move of the computation, told with the visitor's own numbers. */
export type Step = {
  /** A Dutch sentence; **bold** marks the amount it comes to. */
  readonly text: string
  /** The formula with the numbers filled in, folded below the sentence. */
  readonly formula?: string
  /** A sum written out: label and amount per line, the last one being the total. */
  readonly sum?: readonly { readonly label: string; readonly value: number; readonly unit?: Unit }[]
  /** A progressive scale applied to a base. */
  readonly brackets?: readonly {
    readonly from: number
    readonly to: number | null
    readonly rate: number
    readonly part: number
    readonly tax: number
  }[]
  /** The legal figures this step rests on. */
  readonly law?: readonly Dated<unknown>[]
}
/** In a report a legal figure is its id: the figure itself is no JSON. */
export type ToldStep = Omit<Step, 'law'> & { readonly law?: readonly string[] }

export const told = ({ law, ...step }: Step): ToldStep =>
  law ? { ...step, law: law.map((figure) => figure.id) } : step

export type Notice = {
  /** law: a legal limit is passed; warning: look out; info: good to know. */
  readonly tone: 'info' | 'warning' | 'law'
  readonly text: string
}

/** A sister page that opens with these values filled in, as a visitor would type them (2.5 for 2,5 %). */
export type NextStep = {
  readonly slug: string
  readonly text: string
  readonly carry?: Readonly<Record<string, string | number | boolean>>
  /** Facts that travel only where they were not given. */
  readonly spare?: Readonly<Record<string, string | number | boolean>>
}

export type Plain = string | number | boolean
/** An input that was given, or an output once anything was given. */
export type Named = { readonly by: string }
/** A value made from inputs; it travels when one of them was given. */
export type Made = { readonly value: Plain | null; readonly of: readonly string[] }
/** Only where the fact was not given, here or on a page before: a price we work out gives way to the price in mind. */
export type Spare = { readonly spare: Made }
/** A plain value is a choice of the target that always belongs to this road. */
export type CarrySource = Named | Made | Spare | Plain
type Carry = Readonly<Record<string, CarrySource>>

/** A next step as it is told: where the fields of the target come from. */
export type ToldNext = {
  readonly slug: string
  readonly text: string
  readonly carry?: Carry
}

/** A file the visitor can take along, described; the page makes it when asked. */
export type Download = {
  readonly name: string
  readonly label: string
  readonly events: readonly CalendarEvent[]
  /** The day in the file, so that the same input gives the same file. */
  readonly madeOn: string
}

/** A value the answer rests on and the visitor did not give. */
export type Assumed = {
  readonly key: string
  readonly text: string
  /** Its field is not on screen before one asks for more. */
  readonly folded: boolean
  readonly origin: 'reference' | 'example'
  readonly reference?: Reference
}

type Caption = {
  readonly label?: string
  readonly note?: string
  /** In this case an estimate: without cents. */
  readonly estimated?: boolean
}

/** What the answer says of a solved case. K are the keys of the outputs, so that a typing error does not compile. */
export type Said<K extends string> = {
  readonly headline: K
  /** Three to five figures a visitor would write down. A line of 0 or without a value is left out. */
  readonly key: readonly K[]
  readonly sentence: string | Asking
  /** Words for this case where the label or note of the output is not the right one. */
  readonly captions?: { readonly [P in K]?: Caption }
  readonly notices?: readonly Notice[]
  readonly downloads?: readonly Download[]
  /** Said above the number: how old the rates or indices behind it are, and what to do about it. */
  readonly age?: string
  /** Allows "in euro's van vandaag": expected inflation behind the inYears of figures, charts and tables. */
  readonly inflation?: number
  /** Years from now at which an amount falls, for "in euro's van vandaag". Without it for one amount there is no switch. */
  readonly inYears?: { readonly [P in K]?: number }
  /** Totals of amounts of different years, in euros of today. */
  readonly ofToday?: { readonly [P in K]?: number }
}

/** What stands below the answer. */
export type Below = {
  readonly charts?: readonly Chart[]
  readonly tables?: readonly Table[]
  readonly steps: readonly Step[]
  readonly assumptions: readonly string[]
  /** Shown as "Niet meegerekend". */
  readonly excluded: readonly string[]
  readonly next?: readonly ToldNext[]
  /** "Als … dan …": made by `tellMoves`. */
  readonly moves?: ToldMoves
  /** A text to print or copy: a letter, an acknowledgement of debt. */
  readonly letter?: Letter
}

/** Everything the page says of a solved case. */
export type Telling<K extends string> = Said<K> & Below
/** Where a calculator tells the rest apart. */
export type AnyTelling = Said<string> & Partial<Below>

/** One or more changes of the form and what they bring: the difference of two answers. */
export type ToldMove = {
  readonly keys: readonly string[]
  /** What the visitor would do, as it follows "Als": "je nog € 1.050 stort in pensioensparen". */
  readonly text: string
  readonly gain: number
  /** The output after the move. */
  readonly after: number
  /** New values by path, as a visitor types them. */
  readonly change: Readonly<Record<string, unknown>>
}
export type ToldMoves = {
  readonly output: string
  readonly way: 'more' | 'less'
  /** Only what gets better, the largest gain first. */
  readonly each: readonly ToldMove[]
  /** The best together, where that is more than one move. */
  readonly together: ToldMove | null
  /** What the list rests on: ties, and combinations that were not tried. */
  readonly notes: readonly string[]
  readonly aside: readonly { readonly key: string; readonly text: string }[]
}

type Letter = { readonly title: string; readonly paragraphs: readonly string[] }

/** Everything a visitor can be shown of one case, as plain JSON. */
export type Report = {
  readonly headline: Figure
  readonly sentence: string
  readonly key: readonly Figure[]
  /** The figures behind the headline, folded under "Alle cijfers". */
  readonly groups: readonly { readonly title: string; readonly figures: readonly Figure[] }[]
  /** Figures that no page shows: for files, programs and tests. */
  readonly rest: readonly Figure[]
  readonly assumed: readonly Assumed[]
  /** Nothing was given and something was invented: the whole answer is an example. */
  readonly example: boolean
  /** The answer looked at what banks offer: the day of those rates stands beside it. */
  readonly ofBanks: boolean
  /** What was given and other pages ask too, by fact, as texts: it travels to every next step. */
  readonly facts: Readonly<Record<string, string>>
  /** Said above the number: figures of the law that are not known yet for the date, in one sentence. */
  readonly provisional?: string
  /** Said above the number: the age of the market data behind it. */
  readonly age?: string
  readonly charts: readonly Chart[]
  readonly tables: readonly Table[]
  readonly steps: readonly ToldStep[]
  readonly notices: readonly Notice[]
  readonly assumptions: readonly string[]
  readonly excluded: readonly string[]
  readonly next: readonly NextStep[]
  readonly downloads: readonly Download[]
  readonly moves?: ToldMoves
  readonly letter?: Letter
  readonly inflation?: number
}

const isSaid = ({ value }: Figure, { zero }: Output) => value !== null && (value !== 0 || zero === true)

/** What a page that asks leaves out: zeros, how they were found, pictures of them, and advice on a case that nobody gave. */
export const NOTHING_WORKED_OUT = {
  charts: [],
  tables: [],
  steps: [],
  notices: [],
  downloads: [],
  age: undefined,
  moves: undefined,
  letter: undefined,
}

/** The report of a telling: each figure once, in the place the telling and its output give it. */
export function assemble(
  outputs: Outputs,
  out: Readonly<Record<string, Cell>>,
  telling: AnyTelling,
  around: Pick<Report, 'assumed' | 'example' | 'provisional' | 'ofBanks'>,
): Report {
  const { headline, sentence, key, captions, inYears, ofToday, ...words } = telling
  const empty = typeof sentence !== 'string' && !sentence.restHolds
  const figureOf = (name: string): Figure => {
    const { label, unit, decimals, note } = outputs[name] as Output
    const caption = captions?.[name]
    return {
      key: name,
      label: caption?.label ?? label,
      value: out[name] ?? null,
      unit: caption?.estimated && unit === 'euro' ? 'euro0' : unit,
      decimals,
      note: caption?.note ?? note,
      inYears: inYears?.[name],
      ofToday: ofToday?.[name],
    }
  }
  const keyFigures = (empty ? [] : key).map(figureOf).filter((one) => isSaid(one, outputs[one.key] as Output))
  const placed = new Set([headline, ...keyFigures.map((one) => one.key)])
  const groups = new Map<string, Figure[]>()
  const rest: Figure[] = []
  for (const [name, output] of Object.entries(outputs)) {
    if (placed.has(name)) continue
    const one = figureOf(name)
    if (empty || output.group === undefined || !isSaid(one, output)) rest.push(one)
    else if (!groups.get(output.group)?.push(one)) groups.set(output.group, [one])
  }
  return {
    charts: [],
    tables: [],
    notices: [],
    downloads: [],
    assumptions: [],
    excluded: [],
    ...words,
    steps: (words.steps ?? []).map(told),
    ...(empty && NOTHING_WORKED_OUT),
    // `wholeReport` finds out what goes along.
    facts: {},
    next: [],
    headline: { ...figureOf(headline), ...(typeof sentence !== 'string' && { lacking: true }) },
    sentence: typeof sentence === 'string' ? sentence : sentence.asks,
    key: keyFigures,
    groups: [...groups].map(([title, figures]) => ({ title, figures })),
    rest,
    ...around,
  }
}

/** Every figure of a report, the headline first. */
export function figuresOf(report: Report): readonly Figure[] {
  return [report.headline, ...report.key, ...report.groups.flatMap((group) => group.figures), ...report.rest]
}

/** What the page shows of them. */
export function shownFigures(report: Report): readonly Figure[] {
  return [report.headline, ...report.key, ...report.groups.flatMap((group) => group.figures)]
}

export function figureByKey(from: Report, key: string): Figure | undefined {
  return figuresOf(from).find((candidate) => candidate.key === key)
}
