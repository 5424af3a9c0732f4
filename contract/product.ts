import * as z from 'zod'
import { bookkeeping, identifier, line, paragraph } from '#contract/fields.ts'
import { numberSchemas, productNumbers } from '#contract/rate-columns.ts'

export const productTypes = [
  'spaarrekening',
  'jongerenspaarrekening',
  'termijnrekening',
  'kasbon',
  'staatsbon',
  'persoonlijke_lening',
  'autolening',
  'renovatielening',
  'woonkrediet',
] as const
export type ProductType = (typeof productTypes)[number]

/** What an admin reads in a list; the type itself is an identifier. */
export const productTypeNames: Readonly<Record<ProductType, string>> = {
  spaarrekening: 'Spaarrekening',
  jongerenspaarrekening: 'Jongerenspaarrekening',
  termijnrekening: 'Termijnrekening',
  kasbon: 'Kasbon',
  staatsbon: 'Staatsbon',
  persoonlijke_lening: 'Persoonlijke lening',
  autolening: 'Autolening',
  renovatielening: 'Renovatielening',
  woonkrediet: 'Woonkrediet',
}

const fields = {
  bankId: identifier,
  name: line('Productnaam', { min: 1, max: 160 }),
  productType: z.enum(productTypes, { error: 'Kies een producttype.' }),
  description: paragraph('Beschrijving', 2000).default(''),
  /** Regulated savings account with the tax exemption; null where the question makes no sense (loans). */
  regulated: z.boolean({ error: 'Kies ja of nee.' }).nullable().default(null),
  ...numberSchemas(productNumbers),
  isActive: z.boolean({ error: 'Kies actief of inactief.' }).default(true),
}

export const productInput = z.strictObject(fields).superRefine((product, context) => {
  if (product.minAmount !== null && product.maxAmount !== null && product.minAmount > product.maxAmount) {
    const message = 'Het maximumbedrag mag niet lager zijn dan het minimumbedrag.'
    context.addIssue({ code: 'custom', path: ['maxAmount'], message })
  }
  if (product.minTerm !== null && product.maxTerm !== null && product.minTerm > product.maxTerm) {
    const message = 'De langste looptijd mag niet korter zijn dan de kortste.'
    context.addIssue({ code: 'custom', path: ['maxTerm'], message })
  }
})
export type ProductInput = z.output<typeof productInput>

export const product = z.strictObject({ id: identifier, ...fields })
export type Product = z.output<typeof product>

export const managedProduct = product.extend(bookkeeping)
export type ManagedProduct = z.output<typeof managedProduct>
