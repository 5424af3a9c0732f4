/** Source tax abroad on dividends and on interest: what is held back, what the treaty allows, and how to get it. */
import type { Confidence } from '#data/confidence.ts'
import { foreignTaxes } from '#data/series/foreign-tax.ts'

export type ForeignTax = {
  readonly country: string
  /** Two letters, ISO 3166. */
  readonly iso: string
  readonly dividendLegal: number | null
  readonly dividendTreaty: number | null
  /** What is held back when no form was filled in. */
  readonly dividendWithoutPapers: number | null
  /** How a private person gets the treaty rate; empty when not known. */
  readonly how: string
  readonly form: string
  readonly interestLegal: number | null
  readonly interestTreaty: number | null
  /** What ordinary bonds and bank interest really bear; null when not known for sure. */
  readonly interestOrdinary: number | null
  readonly checkedOn: string
  readonly confidence: Confidence
}

/** Countries by Dutch name. */
export const foreignTaxList: readonly ForeignTax[] = foreignTaxes.toSorted((a, b) =>
  a.country.localeCompare(b.country, 'nl'),
)

const byIso = new Map(foreignTaxes.map((each) => [each.iso, each]))
export const foreignTaxOf = (iso: string): ForeignTax | null => byIso.get(iso.toUpperCase()) ?? null
