/** One way to talk to the server: JSON both ways, the session cookie along, errors as one type. */
import { apiError, type ApiError } from '#contract/error.ts'

/** A refusal. The message is the status code, a colon and the body, as the specification has it. */
export class ApiFailure extends Error {
  readonly status: number
  /** What the server explained, when it did. */
  readonly body: ApiError | undefined
  readonly retryAfter: number | undefined

  constructor(status: number, text: string, statusText: string, retryAfter: string | null) {
    super(`${status}: ${text === '' ? statusText : text}`)
    this.name = 'ApiFailure'
    this.status = status
    this.body = explained(text)
    this.retryAfter = retryAfter === null ? undefined : Number(retryAfter)
  }
}

function explained(text: string): ApiError | undefined {
  try {
    const result = apiError.safeParse(JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

export type Sending = {
  readonly body?: unknown
  /** Version of the row that was read, for If-Match. */
  readonly version?: number
  /** Makes a repeated creation count once. */
  readonly key?: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export async function send(method: Method, path: string, { body, version, key }: Sending = {}): Promise<unknown> {
  const headers = new Headers()
  if (method !== 'GET') headers.set('Content-Type', 'application/json')
  if (version !== undefined) headers.set('If-Match', `"${version}"`)
  if (key !== undefined) headers.set('Idempotency-Key', key)
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  })
  const text = await response.text()
  if (!response.ok)
    throw new ApiFailure(response.status, text, response.statusText, response.headers.get('Retry-After'))
  return text === '' ? null : (JSON.parse(text) as unknown)
}

/** Refusals of the login itself: there was no session to lose. */
const loginRefusals: ReadonlySet<string | undefined> = new Set([
  'wrong_credentials',
  'second_factor_asked',
  'wrong_code',
])

export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401 && !loginRefusals.has(error.body?.code)
}

/** What went wrong in the server's own words; our own when it did not answer at all. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'De server antwoordt niet. Probeer het opnieuw.'
  return Object.values(error.body?.fields ?? {}).flat()[0] ?? error.body?.error ?? error.message
}
