/** What a calculator answers: everything a visitor can be shown, as data. */
import type { Dated, LawUse } from '#rules/kernel/dated.ts'

export type Unit = 'euro' | 'euro0' | 'percent' | 'number' | 'months' | 'years' | 'days' | 'date' | 'month' | 'text'

export type Cell = number | string | null

/** One number with its name. Rates are fractions; dates are YYYY-MM-DD. null shows as a dash. */
export type Figure = {
  readonly key: string
  readonly label: string
  readonly value: Cell
  readonly unit: Unit
  /** Digits after the comma where the unit's own choice is not right. */
  readonly decimals?: number
  readonly note?: string
  /** Years from now at which this amount falls: lets the page show it in euros of today. */
  readonly inYears?: number
}

/** Order of the colours: accent, ink, soft, then the two spare ones. Dashes and labels tell series apart too. */
export type Series = {
  readonly key: string
  readonly label: string
  readonly values: readonly (number | null)[]
  readonly dashed?: boolean
  /** Already in euros of today: the switch of the page leaves these values alone. */
  readonly ofToday?: boolean
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
  /** A Dutch sentence; **bold** marks the outcome. */
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

/** A file the visitor can take along, made when asked: a calendar, a letter. */
export type Download = {
  readonly name: string
  readonly label: string
  readonly type: 'text/calendar' | 'text/plain' | 'text/csv'
  readonly content: () => string
}

export type Report = {
  readonly headline: Figure
  readonly sentence: string
  readonly figures: readonly Figure[]
  readonly charts: readonly Chart[]
  readonly tables: readonly Table[]
  readonly steps: readonly Step[]
  readonly notices: readonly Notice[]
  readonly assumptions: readonly string[]
  /** Shown as "Niet meegerekend". */
  readonly excluded: readonly string[]
  readonly next: readonly NextStep[]
  readonly downloads: readonly Download[]
  /** A text to print or copy: a letter, an acknowledgement of debt. */
  readonly letter?: { readonly title: string; readonly paragraphs: readonly string[] }
  /** Allows "in euro's van vandaag": expected inflation behind the inYears of figures, charts and tables. */
  readonly inflation?: number
}

export type Answer = { readonly report: Report; readonly uses: readonly LawUse[] }

type Draft = Pick<Report, 'headline' | 'sentence'> & Partial<Report>

export function report(draft: Draft): Report {
  return {
    figures: [],
    charts: [],
    tables: [],
    steps: [],
    notices: [],
    assumptions: [],
    excluded: [],
    next: [],
    downloads: [],
    ...draft,
  }
}

export function figure(
  key: string,
  label: string,
  value: Cell,
  unit: Unit = 'euro',
  extra: Partial<Figure> = {},
): Figure {
  return { key, label, value, unit, ...extra }
}

/** Every figure of a report by key, the headline included. */
export function figureByKey(from: Report, key: string): Figure | undefined {
  return [from.headline, ...from.figures].find((candidate) => candidate.key === key)
}
