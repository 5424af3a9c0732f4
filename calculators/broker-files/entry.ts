/** One line of a broker's file, whoever made it: what a layout reads (draft) and what it becomes once it proved itself (entry). */

export type Kind =
  | 'buy'
  | 'sell'
  | 'dividend'
  | 'interest'
  | 'fee'
  | 'tax'
  | 'split'
  | 'reward'
  | 'position'
  | 'currency'
  | 'cash'
  | 'transfer'
  | 'card'
  | 'total'
  | 'unknown'

/** An amount of money in the currency the file writes it in. */
export type Money = { readonly value: number; readonly currency: string }

export type Draft = {
  readonly kind: Kind
  /** Line of the file. */
  readonly at: number
  /** Empty when the file has no day we can read. */
  readonly day: string
  readonly time?: string
  readonly name?: string
  readonly isin?: string
  readonly ticker?: string
  readonly coin?: boolean
  readonly units?: number | null
  /** Of one piece, in `currency`. */
  readonly price?: number | null
  readonly currency?: string
  /** Units of the currency for one euro, as the file says. */
  readonly rate?: number | null
  /** What the file says was paid or received: the proof of a trade, the amount of anything else. */
  readonly amount?: Money | null
  /** The amount has the costs in it. */
  readonly net?: boolean
  readonly costs?: readonly Money[]
  /** A fee was paid in something we cannot value. */
  readonly feeUnknown?: boolean
  /** Belgian tax on the order that the file shows. */
  readonly taxes?: readonly Money[]
  /** Source tax another country took off a dividend, and Belgian voorheffing. */
  readonly foreignTax?: readonly Money[]
  readonly belgianTax?: readonly Money[]
  /** A sale that was a swap of coins. */
  readonly swap?: boolean
  /** Of a split: pieces that came on top, or pieces after for one before. */
  readonly extra?: number
  readonly factor?: number
  /** After a change of name the pieces go on under this code. */
  readonly into?: { readonly isin: string; readonly name: string }
  /** Parts of one order share it. */
  readonly order?: string
  /** Of this line alone: seen twice, the file is doubled. */
  readonly id?: string
  /** Words of the file for what it is. */
  readonly said?: string
}

/** Why a line needs a look. */
export type Doubt = 'isin' | 'sum' | 'rate' | 'month-rate' | 'day' | 'units' | 'price' | 'costs' | 'split'

export type Entry = {
  readonly broker: string
  readonly kind: Kind
  readonly at: number
  readonly day: string
  readonly time: string
  readonly name: string
  readonly isin: string
  readonly ticker: string
  readonly coin: boolean
  readonly units: number
  readonly price: number | null
  readonly currency: string
  readonly rate: number | null
  /** Gross, in euro: pieces × price, or the amount of a dividend before any tax. Null without a rate. */
  readonly euro: number | null
  readonly costs: number
  readonly taxes: number
  readonly foreignTax: number
  readonly belgianTax: number
  readonly swap: boolean
  readonly extra: number | null
  readonly factor: number | null
  readonly into: { readonly isin: string; readonly name: string } | null
  readonly said: string
  readonly doubts: readonly Doubt[]
  readonly order: string
  /** How many parts of one order this is. */
  readonly parts: number
}

/** Lines that a tax page counts; the others are named and left out. */
export const COUNTED: readonly Kind[] = [
  'buy',
  'sell',
  'dividend',
  'interest',
  'fee',
  'tax',
  'split',
  'reward',
  'position',
]
