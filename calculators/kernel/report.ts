/** The report: everything a visitor can be shown of one case, as data. */
import type { CalendarEvent } from '#calculators/kernel/calendar.ts'
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
}

/** Order of the colours: accent, ink, soft, then the two spare ones. Dashes and labels tell series apart too. */
export type Series = {
  readonly key: string
  readonly label: string
  readonly values: readonly (number | null)[]
  readonly dashed?: boolean
  /** Already in euros of today: the switch of the page leaves these values alone. */
  readonly ofToday?: boolean
  /** A running total, such as what was paid in so far: in euros of today each step counts at its own moment. */
  readonly running?: boolean
}

type ChartBase = {
  readonly key: string
  readonly title: string
  /** What the chart shows, in one sentence; read out instead of the picture. */
  readonly sentence: string
}
type XAxis = { readonly label: string; readonly values: readonly (number | string)[]; readonly unit?: Unit }
type YAxis = { readonly label?: string; readonly unit: Unit }

export type LineChart = ChartBase & {
  /** stacked: areas on top of each other. step: the value holds until the next point. */
  readonly kind: 'line' | 'area' | 'stacked' | 'step'
  readonly x: XAxis
  readonly y: YAxis
  readonly series: readonly Series[]
  /** Vertical marks with a word: "FIRE", "nulstelling". */
  readonly marks?: readonly { readonly x: number; readonly label: string }[]
  /** Years from now per point, for amounts that can be shown in euros of today. */
  readonly inYears?: readonly number[]
}
export type BarChart = ChartBase & {
  readonly kind: 'bar'
  readonly stacked?: boolean
  readonly categories: readonly string[]
  readonly y: YAxis
  readonly series: readonly Series[]
  /** Years from now per category. */
  readonly inYears?: readonly number[]
}
export type WaterfallChart = ChartBase & {
  readonly kind: 'waterfall'
  readonly y: YAxis
  /** total bars stand on the axis; the others float from the bar before. */
  readonly bars: readonly { readonly label: string; readonly value: number; readonly total?: boolean }[]
}
export type DonutChart = ChartBase & {
  readonly kind: 'donut'
  readonly y: YAxis
  readonly parts: readonly { readonly label: string; readonly value: number }[]
}
export type FanChart = ChartBase & {
  readonly kind: 'fan'
  readonly x: XAxis
  readonly y: YAxis
  readonly middle: Series
  readonly bands: readonly {
    readonly label: string
    readonly low: readonly number[]
    readonly high: readonly number[]
  }[]
  /** Plain lines drawn over the fan, such as the amount paid in. */
  readonly lines?: readonly Series[]
  readonly inYears?: readonly number[]
}
export type TimelineChart = ChartBase & {
  readonly kind: 'timeline'
  readonly from: string
  readonly to: string
  readonly today?: string
  readonly bars: readonly {
    readonly label: string
    readonly from: string
    readonly to: string
    /** 0 to 1: how much of the bar is filled. */
    readonly filled?: number
    readonly note?: string
  }[]
}
export type Chart = LineChart | BarChart | WaterfallChart | DonutChart | FanChart | TimelineChart

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
/** In a report a legal figure is its label, which is unique: the figure itself is no JSON. */
export type ToldStep = Omit<Step, 'law'> & { readonly law?: readonly string[] }

export const told = ({ law, ...step }: Step): ToldStep =>
  law ? { ...step, law: law.map((figure) => figure.label) } : step

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
}

/** A file the visitor can take along, described; the page makes it when asked. */
export type Download = {
  readonly name: string
  readonly label: string
  readonly events: readonly CalendarEvent[]
  /** The day in the file, so that the same input gives the same file. */
  readonly madeOn: string
}

/** A folded field that decides and that the visitor did not fill in. */
export type Assumed = { readonly key: string; readonly text: string }

/** What the page says about a solved case. K are the keys of the outputs, so that a typing error does not compile. */
export type Telling<K extends string> = {
  readonly headline: K
  /** Three to five figures a visitor would write down. A line of 0 or without a value is left out. */
  readonly key: readonly K[]
  readonly sentence: string
  /** Words for this case where the label or note of the output is not the right one. */
  readonly captions?: { readonly [P in K]?: { readonly label?: string; readonly note?: string } }
  readonly charts?: readonly Chart[]
  readonly tables?: readonly Table[]
  readonly steps: readonly Step[]
  readonly notices?: readonly Notice[]
  readonly assumptions: readonly string[]
  /** Shown as "Niet meegerekend". */
  readonly excluded: readonly string[]
  readonly next?: readonly NextStep[]
  readonly downloads?: readonly Download[]
  /** A text to print or copy: a letter, an acknowledgement of debt. */
  readonly letter?: Letter
  /** Said above the number: how old the rates or indices behind it are, and what to do about it. */
  readonly age?: string
  /** Allows "in euro's van vandaag": expected inflation behind the inYears of figures, charts and tables. */
  readonly inflation?: number
  /** Years from now at which an amount falls, for "in euro's van vandaag". Without it for one amount there is no switch. */
  readonly inYears?: { readonly [P in K]?: number }
  /** Totals of amounts of different years, in euros of today. */
  readonly ofToday?: { readonly [P in K]?: number }
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
  readonly letter?: Letter
  readonly inflation?: number
}

const isSaid = ({ value }: Figure, { zero }: Output) => value !== null && (value !== 0 || zero === true)

/** The report of a telling: each figure once, in the place the telling and its output give it. */
export function assemble<K extends string>(
  outputs: Outputs,
  out: Readonly<Record<string, Cell>>,
  telling: Telling<K>,
  around: Pick<Report, 'assumed' | 'provisional'>,
): Report {
  const { headline, key, captions, inYears, ofToday, ...words } = telling
  const figureOf = (name: string): Figure => {
    const { label, unit, decimals, note } = outputs[name] as Output
    const caption: { readonly label?: string; readonly note?: string } | undefined = captions?.[name as K]
    return {
      key: name,
      label: caption?.label ?? label,
      value: out[name] ?? null,
      unit,
      decimals,
      note: caption?.note ?? note,
      inYears: inYears?.[name as K],
      ofToday: ofToday?.[name as K],
    }
  }
  const keyFigures = key.map(figureOf).filter((one) => isSaid(one, outputs[one.key] as Output))
  const placed = new Set([headline, ...keyFigures.map((one) => one.key)])
  const groups = new Map<string, Figure[]>()
  const rest: Figure[] = []
  for (const [name, output] of Object.entries(outputs)) {
    if (placed.has(name)) continue
    const one = figureOf(name)
    if (output.group === undefined || !isSaid(one, output)) rest.push(one)
    else if (!groups.get(output.group)?.push(one)) groups.set(output.group, [one])
  }
  return {
    charts: [],
    tables: [],
    notices: [],
    next: [],
    downloads: [],
    ...words,
    steps: words.steps.map(told),
    headline: figureOf(headline),
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
