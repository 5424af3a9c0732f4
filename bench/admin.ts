/** An admin at work over HTTP, as the admin pages do it. */

export const adminEmail = 'beheer@voorbeeld.be'
export const adminPassword = 'paarse-olifant-fietst-traag'

export type Answer = {
  readonly status: number
  readonly etag: string | null
  readonly retryAfter: string | null
  readonly body: unknown
}

export type Admin = {
  readonly cookie: string
  /** What the browser keeps to be known again. */
  readonly device: string
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    retryAfter: response.headers.get('retry-after'),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  }
}

export async function logIn(origin: string, known = ''): Promise<Admin> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: known },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  })
  if (!response.ok) throw new Error(`login answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const cookie = given.find((pair) => pair.startsWith('__Host-sessie=')) ?? ''
  return {
    cookie,
    device: given.find((pair) => pair.startsWith('__Host-toestel=')) ?? known,
    send: async (method, path, body, headers = {}) =>
      answerOf(
        await fetch(origin + path, {
          method,
          headers: {
            Cookie: cookie,
            Origin: origin,
            ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  }
}

/** A key of a JSON answer; undefined when it is not there. */
export function fieldOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}

export function bankNamed(shortName: string, name = 'Proefbank'): object {
  return { name, shortName, website: 'https://proef.be', type: 'online' }
}
