/** The dated snapshot calculators get as context. Rates are fractions here; the API of rows speaks percent. */
import * as z from 'zod'
import { productTypes } from '#contract/product.ts'
import { productNumbers, rateNumbers } from '#contract/rate-columns.ts'
import type { Market } from '#calculators/kernel/market.ts'

const nullableNumbers = <C extends object>(columns: C) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, z.number().nullable()])) as {
    [K in keyof C]: z.ZodNullable<z.ZodNumber>
  }

const offer = z.strictObject({
  id: z.string(),
  bank: z.string(),
  bankShort: z.string(),
  product: z.string(),
  type: z.enum(productTypes),
  regulated: z.boolean(),
  ...nullableNumbers(rateNumbers),
  rate: z.number().nullable(),
  ...nullableNumbers(productNumbers),
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

const level = z.strictObject({
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
