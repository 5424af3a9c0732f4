import * as z from 'zod'
import { identifier } from '#contract/fields.ts'
import { productTypes } from '#contract/product.ts'
import { managedRate } from '#contract/rate.ts'

/** A rate nobody looked at for longer than this asks for attention. */
export const checkEveryDays = 45

const about = {
  bank: z.string(),
  website: z.string(),
  product: z.string(),
  productType: z.enum(productTypes),
  isActive: z.boolean(),
}

export const queue = z.strictObject({
  today: z.string(),
  /** Oldest check first. */
  stale: z.array(z.strictObject({ ...about, rate: managedRate, days: z.int() })),
  /** Products without any rate; `last` is the newest one we once knew. */
  missing: z.array(
    z.strictObject({
      ...about,
      productId: identifier,
      last: z.strictObject({ totalRate: z.number().nullable(), validFrom: z.string() }).nullable(),
    }),
  ),
  importers: z.array(z.strictObject({ name: z.string(), at: z.string(), problem: z.string() })),
})
export type Queue = z.output<typeof queue>
export type StaleRate = Queue['stale'][number]
export type MissingRate = Queue['missing'][number]

/** Rates with the version that was looked at, and products without a rate: seen, and nothing to change. */
export const checkInput = z
  .strictObject({
    rates: z
      .array(z.strictObject({ id: identifier, version: z.int().min(1) }))
      .max(500)
      .default([]),
    products: z.array(identifier).max(500).default([]),
  })
  .refine(({ rates, products }) => rates.length + products.length > 0, { error: 'Kies minstens een rij.' })

export const checkResult = z.strictObject({ checked: z.int() })
