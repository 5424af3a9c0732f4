/** What another program sends to a calculator, and what it gets back. */
import * as z from 'zod'
import { unknownNames } from '#contract/check.ts'
import { confidences } from '#contract/fields.ts'

/** Milliseconds of computing per minute and network where the owner chose no other number: some thousand usual answers. */
export const usualMsPerMinute = 3000
export const longestQuestion = 400
export const mostBodyBytes = 32 * 1024
/** As many as the longest list of a calculator. */
export const mostRows = 600

/** A cell of the input: what a visitor would type, as text or as a number (2.5 for 2,5 %). */
const cell = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])
const row = z.record(z.string().max(60), cell)

/** Programs forget the wrapper. */
export const besideTheFields: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? `${unknownNames(issue.keys)} De velden van de rekenhulp staan onder "invoer".`
    : undefined

export const computeRequest = z.strictObject(
  {
    invoer: z
      .record(z.string().max(60), z.union([cell, z.array(row).max(mostRows)]))
      .optional()
      .describe('De velden van de rekenhulp. Wat ontbreekt, krijgt zijn startwaarde.'),
    streng: z
      .boolean({ error: 'Geef true of false.' })
      .optional()
      .describe('Weiger te rekenen met voorbeelden: wat niet gegeven is en geen marktcijfer of wet is, wordt gemeld.'),
    datum: z
      .string({ error: 'Geef een datum als tekst: "JJJJ-MM-DD".' })
      .max(10)
      .optional()
      .describe('De dag van vandaag in de berekening, JJJJ-MM-DD.'),
    regels: z
      .string({ error: 'Geef een jaar of een dag als tekst: "JJJJ" of "JJJJ-MM-DD".' })
      .max(12)
      .optional()
      .describe(
        'Het jaar of de dag van de regels: JJJJ of JJJJ-MM-DD; of "aangekondigd", met wat gestemd of aangekondigd is.',
      ),
  },
  { error: besideTheFields },
)
export type ComputeRequest = z.infer<typeof computeRequest>

const value = z.union([z.number(), z.string(), z.null()])
const figureKey = z.string().describe('Sleutel van een uitkomst')

export const calculatorSummary = z.object({
  slug: z.string(),
  category: z.enum(['sparen', 'lenen', 'beleggen', 'planning']),
  title: z.string(),
  question: z.string(),
  address: z.string(),
})

export const calculatorDescription = z.object({
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  question: z.string(),
  path: z.string(),
  years: z.array(z.number()).optional(),
  announced: z.boolean().optional().describe('Of gestemde of aangekondigde regels het standaardgeval veranderen.'),
  inputs: z.array(z.looseObject({ key: z.string(), label: z.string(), kind: z.string() })),
  outputs: z.array(
    z.object({
      key: figureKey,
      label: z.string(),
      unit: z.string(),
      note: z.string().optional(),
      optional: z.boolean().optional(),
    }),
  ),
  version: z.string(),
})

export const computeAnswer = z.object({
  slug: z.string(),
  version: z.string(),
  date: z.string().describe('De dag waarop gerekend is.'),
  rulesDate: z.string().optional(),
  announced: z.boolean().optional().describe('Gerekend met wat gestemd of aangekondigd is.'),
  inputs: z.record(z.string(), z.unknown()).describe('Alle velden met hun waarde, ook de startwaarden.'),
  assumed: z.array(z.object({ key: z.string(), text: z.string() })).describe('Startwaarden die meebeslissen.'),
  provisional: z.string().optional().describe('Gezegd als cijfers van de wet voor die datum nog niet bekend zijn.'),
  headline: figureKey,
  key: z.array(figureKey),
  sentence: z.string(),
  figures: z.record(z.string(), value).describe('Elke uitkomst; percentages zoals je ze schrijft.'),
  details: z.array(z.object({ key: figureKey, label: z.string(), unit: z.string(), text: z.string() })),
  notices: z.array(z.object({ tone: z.string(), text: z.string() })),
  tables: z.array(
    z.object({ key: z.string(), title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(value)) }),
  ),
  steps: z.array(z.string()),
  assumptions: z.array(z.string()),
  excluded: z.array(z.string()).describe('Wat niet meegerekend is.'),
  law: z
    .array(
      z.object({
        id: z.string().describe('De naam van het cijfer, zoals in /cijfers.json.'),
        label: z.string(),
        value: z.unknown(),
        unit: z.string(),
        from: z.string(),
        source: z.string(),
        article: z.string().optional(),
        address: z.string().optional(),
        confidence: z.enum(confidences),
        checkedOn: z.string(),
        state: z.enum(['wet', 'gestemd', 'ontwerp', 'aangekondigd']).optional(),
        provisional: z.boolean(),
      }),
    )
    .describe('De cijfers uit de wet die gelezen zijn.'),
  link: z.string().describe('Opent dit geval op de site; de invoer staat achter het hekje.'),
})
