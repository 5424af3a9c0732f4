import * as z from 'zod'

export const auditEntry = z.strictObject({
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
})
export type AuditEntry = z.output<typeof auditEntry>

export const auditPage = z.strictObject({
  entries: z.array(auditEntry),
  /** Pass as `before` to read on; null at the end. */
  next: z.string().nullable(),
})
export type AuditPage = z.output<typeof auditPage>
