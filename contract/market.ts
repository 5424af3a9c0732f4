/** The dated snapshot calculators get as context. Rates are fractions here; the API of rows speaks percent. */
import * as z from 'zod'
import { productTypes } from '#contract/product.ts'
import type { Market } from '#calculators/kernel/market.ts'

export const offer = z.strictObject({
  id: z.string(),
  bank: z.string(),
  bankShort: z.string(),
  product: z.string(),
  type: z.enum(productTypes),
  regulated: z.boolean(),
  baseRate: z.number().nullable(),
  loyaltyBonus: z.number().nullable(),
  promotionalRate: z.number().nullable(),
  promotionalPeriod: z.number().nullable(),
  rate: z.number().nullable(),
  minAmount: z.number().nullable(),
  maxAmount: z.number().nullable(),
  maxMonthlyDeposit: z.number().nullable(),
  minTerm: z.number().nullable(),
  maxTerm: z.number().nullable(),
  category: z.enum(['A', 'B', 'C']).nullable(),
  minAge: z.number().nullable(),
  maxAge: z.number().nullable(),
  newMoney: z.boolean().nullable(),
  validFrom: z.string(),
  checkedOn: z.string(),
  source: z.string(),
  confidence: z.string(),
  note: z.string(),
})

export const level = z.strictObject({
  series: z.string(),
  month: z.string(),
  rate: z.number(),
  source: z.string(),
})

export const market = z.strictObject({
  asOf: z.string(),
  version: z.string(),
  offers: z.array(offer),
  levels: z.array(level),
}) satisfies z.ZodType<Market>
