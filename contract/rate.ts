import * as z from 'zod'
import { productTypes } from '#contract/product.ts'
import { bookkeeping, confidence, day, identifier, line, paragraph } from '#contract/fields.ts'
import { numberSchemas, rateNumbers } from '#contract/rate-columns.ts'

export const rateTypes = ['standard', 'promotional'] as const
export type RateType = (typeof rateTypes)[number]
export const rateTypeNames: Readonly<Record<RateType, string>> = { standard: 'Gewoon', promotional: 'Promotie' }

/** All rates are yearly and in percent. For credit `baseRate` is the JKP, for a home loan the debit rate. */
const values = {
  rateType: z.enum(rateTypes, { error: 'Kies gewoon of promotie.' }),
  ...numberSchemas(rateNumbers),
}

const provenance = {
  validFrom: day('Geldig sinds'),
  checkedOn: day('Nagekeken op'),
  source: line('Bron', { min: 1, max: 500 }),
  confidence,
  note: paragraph('Opmerking', 1000),
}

/** Dates left out mean today: the server fills them in, because the clock of a browser can be wrong. */
export const rateInput = z
  .strictObject({
    productId: identifier,
    ...values,
    validFrom: provenance.validFrom.optional(),
    checkedOn: provenance.checkedOn.optional(),
    source: provenance.source,
    confidence: provenance.confidence.default('middel'),
    note: provenance.note.default(''),
  })
  .superRefine((rate, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (rate.rateType === 'promotional') {
      if (rate.promotionalRate === null) refuse('promotionalRate', 'Een promotie heeft een promotierente nodig.')
      if (rate.promotionalPeriod === null) refuse('promotionalPeriod', 'Een promotie heeft een periode nodig.')
    } else {
      if (rate.baseRate === null) refuse('baseRate', 'Basisrente is verplicht.')
      if (rate.promotionalRate !== null) refuse('promotionalRate', 'Enkel een promotie heeft een promotierente.')
      if (rate.promotionalPeriod !== null) {
        refuse('promotionalPeriod', 'Enkel een promotie heeft een promotieperiode.')
      }
    }
    if (rate.validFrom !== undefined && rate.checkedOn !== undefined && rate.checkedOn < rate.validFrom) {
      // A rate that starts later may be announced and checked before it starts.
      const announcedTooEarly = Date.parse(rate.validFrom) - Date.parse(rate.checkedOn) > 366 * 86_400_000
      if (announcedTooEarly) refuse('validFrom', 'Geldig sinds ligt meer dan een jaar na de controle.')
    }
  })
export type RateInput = z.output<typeof rateInput>

export const rate = z.strictObject({
  id: identifier,
  productId: identifier,
  ...values,
  ...provenance,
  /** baseRate + loyaltyBonus; null when neither is known. */
  totalRate: z.number().nullable(),
})
export type Rate = z.output<typeof rate>

export const managedRate = rate.extend(bookkeeping)
export type ManagedRate = z.output<typeof managedRate>

/** Adds in ten-thousandths of a percent, so that 0,1 + 0,2 is 0,3. */
export function totalRate(parts: { baseRate: number | null; loyaltyBonus: number | null }): number | null {
  if (parts.baseRate === null && parts.loyaltyBonus === null) return null
  return (Math.round((parts.baseRate ?? 0) * 10_000) + Math.round((parts.loyaltyBonus ?? 0) * 10_000)) / 10_000
}

/** A value a product once had, or has now. Rows of the past may know only the total. */
export const rateHistoryPoint = z.strictObject({
  id: z.string(),
  productId: z.string().nullable(),
  bankName: z.string(),
  productName: z.string(),
  productType: z.enum(productTypes),
  ...values,
  totalRate: z.number().nullable(),
  validFrom: z.string(),
  checkedOn: z.string(),
  source: z.string(),
  confidence,
  note: z.string(),
})
export type RateHistoryPoint = z.output<typeof rateHistoryPoint>
