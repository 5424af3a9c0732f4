import * as z from 'zod'

/** Why a request was refused, as a word a program can act on; `error` is the Dutch sentence for people. */
const errorCodes = [
  'invalid_input',
  'invalid_json',
  'unauthenticated',
  'wrong_credentials',
  'second_factor_asked',
  'wrong_code',
  'second_factor_needed',
  'wrong_origin',
  'not_found',
  'method_not_allowed',
  'conflict',
  'in_use',
  'confirm',
  'already_running',
  'changed_by_other',
  'version_required',
  'too_large',
  'not_json',
  'key_reused',
  'too_many_attempts',
  'overloaded',
  'database_unavailable',
  'disk_full',
  'not_configured',
  'upstream_failed',
  'uri_too_long',
  'incomplete',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const apiError = z.strictObject({
  error: z.string(),
  code: z.enum(errorCodes),
  /** Messages per field; the empty key holds messages about the body as a whole. */
  fields: z.record(z.string(), z.array(z.string())).optional(),
  /** With changed_by_other: the row as it is now, so that both versions can be shown. */
  current: z.unknown().optional(),
  /** With in_use: what depends on the row. */
  dependents: z.array(z.strictObject({ id: z.string(), name: z.string() })).optional(),
  requestId: z.string(),
})
export type ApiError = z.output<typeof apiError>
