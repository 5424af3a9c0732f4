import * as z from 'zod'
import { productTypes } from '#contract/product.ts'

export const changeKinds = ['nieuw', 'gestegen', 'gedaald', 'aangepast', 'verwijderd'] as const

/** One line of "Wat is er veranderd?": the rate before and after, in percent. */
export const rateChange = z.strictObject({
  id: z.string(),
  kind: z.enum(changeKinds),
  productId: z.string().nullable(),
  bankName: z.string(),
  productName: z.string(),
  productType: z.enum(productTypes),
  before: z.number().nullable(),
  after: z.number().nullable(),
  validFrom: z.string(),
  recordedAt: z.string(),
  source: z.string(),
  sentence: z.string(),
})
export type RateChange = z.output<typeof rateChange>
