/** Belgian regulated real estate companies (GVV). */
import type { Confidence } from '#data/confidence.ts'

export type Reit = {
  readonly name: string
  readonly ticker: string
  readonly isin: string
  readonly year: string
  /** Gross, per share. */
  readonly dividend: number
  readonly earnings: number | null
  readonly netValue: number | null
  readonly netValueOn: string
  readonly debt: number | null
  readonly debtKind: string
  readonly debtOn: string
  /** Care homes: a lower withholding tax. */
  readonly care: boolean
  readonly confidence: Confidence
}
