import * as z from 'zod'
import { day } from '#contract/fields.ts'

/** Kinds of record, as they are stored and as people call them. */
export const auditKinds = {
  bank: 'Banken',
  product: 'Producten',
  rente: 'Rentes',
  rentebestand: 'Ingevoerde bestanden',
  reeks: 'Reeksen van buiten',
  sessie: 'In- en uitloggen',
  beheerder: 'Beheerders',
  indexnow: 'IndexNow',
} as const satisfies Readonly<Record<string, string>>
export type AuditKind = keyof typeof auditKinds

function isAuditKind(text: string): text is AuditKind {
  return text in auditKinds
}

const auditEntry = z.strictObject({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  result: z.string(),
  requestId: z.string(),
  network: z.string(),
  /** What happened, as a sentence without its subject: "wijzigde de rente van Azur (Keytrade)". */
  sentence: z.string(),
  /** Old and new value per field, in words; empty where there is none. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
})
export type AuditEntry = z.output<typeof auditEntry>

export const auditPage = z.strictObject({
  entries: z.array(auditEntry),
  /** Pass as `before` to read on; null at the end. */
  next: z.string().nullable(),
  /** Everybody who is in the log, for the filter. */
  people: z.array(z.string()),
})
export type AuditPage = z.output<typeof auditPage>

/** The question to the log. Days are Belgian days, both included. */
export const auditFilter = z.strictObject({
  person: z.string().max(254).optional(),
  kind: z.string().refine(isAuditKind, { error: 'Kies een soort uit de lijst.' }).optional(),
  /** Part of the name or of the identifier of a record. */
  record: z.string().trim().max(100).optional(),
  from: day('Van').optional(),
  to: day('Tot en met').optional(),
  before: z
    .string()
    .regex(/^\d{4}-[\dT:.-]{10,24}Z~[\w-]{1,40}$/, { error: 'Deze bladwijzer bestaat niet.' })
    .optional(),
})
export type AuditFilter = z.output<typeof auditFilter>
