/** A refusal with its status, its code and a Dutch sentence. Thrown anywhere, answered in one place. */
import type { FieldErrors } from '#contract/check.ts'
import type { ApiError, ErrorCode } from '#contract/error.ts'
import type { V1Fault } from '#contract/v1.ts'

type Extra = {
  readonly fields?: FieldErrors
  /** What version 1 says in the place of `fields`. */
  readonly faults?: readonly V1Fault[]
  readonly current?: unknown
  readonly dependents?: ApiError['dependents']
  readonly headers?: Readonly<Record<string, string>>
}

export type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 414
  | 415
  | 422
  | 428
  | 429
  | 500
  | 502
  | 503
  | 507

export class Problem extends Error {
  readonly status: ProblemStatus
  readonly code: ErrorCode
  readonly extra: Extra

  constructor(status: ProblemStatus, code: ErrorCode, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export function bodyOf(problem: Problem, requestId: string): ApiError {
  const { fields, current, dependents } = problem.extra
  return {
    error: problem.message,
    code: problem.code,
    ...(fields === undefined
      ? {}
      : { fields: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]])) }),
    ...(current === undefined ? {} : { current }),
    ...(dependents === undefined ? {} : { dependents }),
    requestId,
  }
}

export const problems = {
  notFound: () => new Problem(404, 'not_found', 'Dit bestaat niet (meer).'),
  unauthenticated: () => new Problem(401, 'unauthenticated', 'Je bent niet (meer) aangemeld.'),
  wrongOrigin: () => new Problem(403, 'wrong_origin', 'Dit verzoek komt niet van deze site.'),
  notJson: () => new Problem(415, 'not_json', 'Stuur de gegevens als application/json.'),
  tooLarge: () => new Problem(413, 'too_large', 'Dit verzoek is te groot.'),
  uriTooLong: () => new Problem(414, 'uri_too_long', 'Dit adres is te lang.'),
  interrupted: () => new Problem(408, 'incomplete', 'Het verzoek kwam niet volledig aan. Probeer het opnieuw.'),
  invalidJson: () => new Problem(400, 'invalid_json', 'De gegevens zijn geen geldige JSON.'),
  invalid: (fields: FieldErrors) => new Problem(400, 'invalid_input', 'Kijk de ingevulde gegevens na.', { fields }),
  twice: (names: readonly string[]) => {
    const boodschap = 'Dit staat meer dan één keer in het adres.'
    return new Problem(400, 'invalid_input', 'Kijk de ingevulde gegevens na.', {
      fields: Object.fromEntries(names.map((name) => [name, [boodschap]])),
      faults: names.map((veld) => ({ veld, soort: 'waarde', boodschap })),
    })
  },
  methodNotAllowed: (allow: string) =>
    new Problem(405, 'method_not_allowed', 'Deze methode kan hier niet.', { headers: { Allow: allow } }),
  versionRequired: () =>
    new Problem(428, 'version_required', 'Zeg met If-Match welke versie je wijzigt: haal de rij eerst op.'),
  changedByOther: (current: unknown) =>
    new Problem(412, 'changed_by_other', 'Iemand anders heeft dit intussen gewijzigd. Vergelijk en bewaar opnieuw.', {
      current,
    }),
  overloaded: (seconds = 2) =>
    new Problem(503, 'overloaded', 'Het is even te druk. Probeer het over enkele seconden opnieuw.', {
      headers: { 'Retry-After': String(seconds) },
    }),
  tooMuch: (seconds: number) =>
    new Problem(429, 'too_many_attempts', 'Je vroeg te veel in korte tijd. Probeer het straks opnieuw.', {
      headers: { 'Retry-After': String(seconds) },
    }),
  databaseUnavailable: () =>
    new Problem(
      503,
      'database_unavailable',
      'De gegevens zijn tijdelijk niet beschikbaar. Probeer het straks opnieuw.',
      {
        headers: { 'Retry-After': '5' },
      },
    ),
  diskFull: () => new Problem(507, 'disk_full', 'De schijf van de server is vol: er kan nu niets bewaard worden.'),
  internal: () => new Problem(500, 'internal', 'Er liep iets mis op de server.'),
} as const
