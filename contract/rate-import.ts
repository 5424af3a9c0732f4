import * as z from 'zod'

/** The file as text. JSON, not multipart: every unsafe request of the site has the same content type. */
export const rateImportInput = z.strictObject({
  csv: z.string({ error: 'Kies een CSV-bestand.' }).min(1, { error: 'Het bestand is leeg.' }).max(900_000, {
    error: 'Het bestand is te groot.',
  }),
  /** Only show what would change. */
  dryRun: z.boolean().default(true),
})

export const importedField = z.strictObject({
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

export const importedLine = z.strictObject({
  line: z.int(),
  action: z.enum(['toevoegen', 'wijzigen', 'ongewijzigd']),
  bank: z.string(),
  product: z.string(),
  fields: z.array(importedField),
})

export const importError = z.strictObject({ line: z.int(), message: z.string() })

export const rateImportResult = z.strictObject({
  applied: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  lines: z.array(importedLine),
  errors: z.array(importError),
})
export type RateImportResult = z.output<typeof rateImportResult>
