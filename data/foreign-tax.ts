/** Source tax abroad on dividends and on interest: what is held back, what the treaty allows, and how to get it. */
import type { ForeignTax } from '#data/rows.ts'
import { foreignTaxes } from '#data/series/foreign-tax.ts'

/** Countries by Dutch name. */
export const foreignTaxList: readonly ForeignTax[] = foreignTaxes.toSorted((a, b) =>
  a.country.localeCompare(b.country, 'nl'),
)
