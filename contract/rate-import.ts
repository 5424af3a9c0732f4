import * as z from 'zod'
import { namesInFile, productNumbers, rateNumbers } from '#contract/rate-columns.ts'

/** The columns of a rate file: the same for `npm run rates:import`, the download and the admin. */
export const rateFileColumns = [
  'bank',
  'product',
  'producttype',
  'gereglementeerd',
  'soort',
  ...namesInFile(rateNumbers),
  ...namesInFile(productNumbers),
  'geldig_sinds',
  'nagekeken_op',
  'bron',
  'betrouwbaarheid',
  'opmerking',
] as const
export type RateFileColumn = (typeof rateFileColumns)[number]

/** Our column → the column of the file it is read from. */
const columnChoice = z.partialRecord(z.enum(rateFileColumns), z.string().max(200))

/** The file as text or, for a workbook, in base64. JSON, not multipart: every unsafe request has the same content type. */
export const rateImportInput = z
  .strictObject({
    csv: z.string({ error: 'Kies een bestand.' }).max(900_000, { error: 'Het bestand is te groot.' }).optional(),
    xlsx: z.base64({ error: 'Kies een bestand.' }).max(900_000, { error: 'Het bestand is te groot.' }).optional(),
    /** What the admin calls the file, for the log and the bin. */
    name: z.string().trim().max(200).optional(),
    /** Without a choice the file must have our own names and no others. */
    columns: columnChoice.optional(),
    /** Only show what would change. */
    dryRun: z.boolean().default(true),
    /** A file that moves a rate by more than a point, or ten times, is carried out only when this is said. */
    sure: z.boolean().default(false),
  })
  .refine(({ csv, xlsx }) => (csv ?? xlsx ?? '') !== '', { error: 'Het bestand is leeg.', path: ['csv'] })
export type RateImportInput = z.output<typeof rateImportInput>

const importedField = z.strictObject({
  field: z.string(),
  before: z.string(),
  after: z.string(),
})

const importedLine = z.strictObject({
  line: z.int(),
  action: z.enum(['toevoegen', 'wijzigen', 'corrigeren', 'ongewijzigd']),
  bank: z.string(),
  product: z.string(),
  fields: z.array(importedField),
})

const importError = z.strictObject({ line: z.int(), message: z.string() })

export const rateImportResult = z.strictObject({
  applied: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  lines: z.array(importedLine),
  errors: z.array(importError),
  /** The columns the file has, and a choice that fits them: what was asked, or our best guess. */
  headers: z.array(z.string()),
  columns: columnChoice,
  /** Entry of the bin that takes the whole import back. */
  undo: z.string().nullable(),
})
export type RateImportResult = z.output<typeof rateImportResult>
