import * as z from 'zod'

export const submissionScopes = ['changed', 'all'] as const

/** An empty body means everything that changed since the last success. */
export const submissionInput = z.strictObject({ scope: z.enum(submissionScopes).default('changed') })

export const submissionResult = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  statusCode: z.number().nullable(),
  submittedUrls: z.int().min(0),
  /** Seconds to wait before the engine wants to hear from us again. */
  retryAfter: z.int().min(0).optional(),
  error: z.string().optional(),
})
export type SubmissionResult = z.output<typeof submissionResult>

const submissionRecord = z.strictObject({
  at: z.string(),
  scope: z.enum(submissionScopes),
  success: z.boolean(),
  statusCode: z.number().nullable(),
  submittedUrls: z.int(),
  message: z.string(),
})

export const indexNowUrls = z.strictObject({
  count: z.int().min(0),
  changed: z.int().min(0),
  configured: z.boolean(),
  endpoint: z.string(),
  lastSubmission: submissionRecord.nullable(),
})
export type IndexNowUrls = z.output<typeof indexNowUrls>
