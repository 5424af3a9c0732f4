/** The pictures of a report, as data: what is drawn, never how. */
import type { Unit } from '#calculators/kernel/units.ts'

/**
 * What a colour says, never which one it is. main: what is yours; second: yours too, and told apart; third and open: the
 * rest of a list, or the part not yet earned; tax: tax and social contributions, nothing else; spared: tax not paid (yet);
 * compare and lost: now, your present bank, costs that are no tax, what goes away.
 */
export type Tone = 'main' | 'second' | 'third' | 'open' | 'tax' | 'spared' | 'compare' | 'lost'

/** Without a tone the order decides. Dashes and labels tell series apart too. */
export type Series = {
  readonly key: string
  readonly label: string
  readonly values: readonly (number | null)[]
  readonly tone?: Tone
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

/** A place with a word. strong: the place that decides. */
export type ChartMark = { readonly x: number; readonly label: string; readonly strong?: boolean }

export type LineChart = ChartBase & {
  /** stacked: areas on top of each other. step: the value holds until the next point. */
  readonly kind: 'line' | 'area' | 'stacked' | 'step'
  readonly x: XAxis
  readonly y: YAxis
  readonly series: readonly Series[]
  /** Vertical marks with a word: "FIRE", "nulstelling". */
  readonly marks?: readonly ChartMark[]
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
  readonly bars: readonly {
    readonly label: string
    readonly value: number
    readonly total?: boolean
    readonly tone?: Tone
  }[]
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
  /** A high value is bad news, such as an instalment. */
  readonly lowIsGood?: boolean
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
    readonly tone?: Tone
    /** 0 to 1: how much of the bar is filled. */
    readonly filled?: number
    readonly note?: string
  }[]
  /** Days that count, named below the bars. */
  readonly events?: readonly { readonly date: string; readonly label: string }[]
}

/** A length with a name. hollow: comes back or is missing, drawn as an outline. */
export type Part = {
  readonly label: string
  readonly value: number
  readonly tone?: Tone
  readonly hollow?: boolean
}

/** Rows of bars: the name in or beside the bar, words at its end. */
export type StripsChart = ChartBase & {
  readonly kind: 'strips'
  readonly y: YAxis
  readonly strips: readonly {
    readonly label: string
    readonly parts: readonly Part[]
    /** Where the bar begins, when not at zero. */
    readonly start?: number
    /** Words at the end; without them the sum of the parts. */
    readonly end?: string
    /** A line of words above this row, which sets it apart. */
    readonly above?: string
  }[]
  /** So many rows at the top are as good as equal. */
  readonly tie?: { readonly count: number; readonly text: string }
  /** A hollow and a full dot instead of a bar: the first and the last part of each row as places on the axis. */
  readonly dots?: boolean
}

/** Whole bars cut in parts that each carry their own name and amount. */
export type SplitChart = ChartBase & {
  readonly kind: 'split'
  readonly y: YAxis
  readonly rows: readonly {
    readonly label?: string
    /** Right above the bar: what the whole is. */
    readonly whole?: string
    readonly parts: readonly Part[]
    /** This row shows the last so many parts of the row above, enlarged. */
    readonly enlarges?: number
  }[]
  /** One scale for all rows; without it each row is as long as the picture. */
  readonly shared?: boolean
  /** Only the words in the parts, no amounts: the marks below say where they end. */
  readonly zones?: boolean
  /** Bands from each part to the same part of the next row. */
  readonly bands?: boolean
  /** Where the visitor stands, above the first row: "Jij: 282.000". */
  readonly you?: ChartMark
  /** Places named below the last row. */
  readonly marks?: readonly ChartMark[]
}

/** Upright bars in parts: stairs, pillars, a calendar, a year by year. Parts below zero hang under the axis. */
export type ColumnsChart = ChartBase & {
  readonly kind: 'columns'
  readonly y: YAxis
  readonly columns: readonly {
    readonly label: string
    readonly parts: readonly Part[]
    /** How wide, against the others: 3 for three months. */
    readonly width?: number
    /** The column that counts for this visitor. */
    readonly strong?: boolean
  }[]
  /** Amounts that hold for all columns: "uitgaven", "nu". */
  readonly levels?: readonly { readonly label: string; readonly value: number }[]
  /** A line over the columns, such as a balance. */
  readonly line?: Series
  /** A word above a column, by its number. */
  readonly marks?: readonly ChartMark[]
  /** Years from now per column. */
  readonly inYears?: readonly number[]
}

/** So many of so many, as dots. */
export type DotsChart = ChartBase & {
  readonly kind: 'dots'
  readonly y: YAxis
  readonly parts: readonly Part[]
}

export type Chart =
  | LineChart
  | BarChart
  | WaterfallChart
  | FanChart
  | TimelineChart
  | StripsChart
  | SplitChart
  | ColumnsChart
  | DotsChart
