/** Belgian government bonds (OLO) of which we know number, coupon and last day; the list is not complete. */
import type { Confidence } from '#data/confidence.ts'

export type StateBond = {
  readonly number: string
  /** Empty where no source gives it. */
  readonly isin: string
  /** A year, as a part of the nominal value. */
  readonly coupon: number
  readonly maturity: string
  readonly confidence: Confidence
}
