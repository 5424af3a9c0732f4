import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Passkey } from '#contract/passkey.ts'
import { createAuthenticator, type Options } from '#server/auth/testing-authenticator.ts'
import {
  adminEmail,
  adminPassword,
  cookieOf,
  databaseKinds,
  quickHashes,
  startTestServer,
  type TestServer,
} from '#server/testing.ts'

const origin = 'https://rekenklaar.test'
const confirm = { currentPassword: adminPassword }

describe.each(databaseKinds)('a passkey on %s', (kind) => {
  let server: TestServer
  let cookie: string
  const post = (path: string, body: object, as?: string) => server.send('POST', path, { body, cookie: as })
  const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
  const list = async () => json<Passkey[]>(server.send('GET', '/api/auth/webauthn', { cookie }))
  const begin = async () => json<Options>(post('/api/auth/webauthn-login/start', {}))
  const logIn = (response: object) => post('/api/auth/webauthn-login', { response })
  const added = async () => {
    const device = createAuthenticator(origin)
    const options = await json<Options>(post('/api/auth/webauthn/start', confirm, cookie))
    const answer = await post('/api/auth/webauthn/confirm', { response: device.make(options) }, cookie)
    expect(answer.status).toBe(201)
    return device
  }

  beforeEach(async () => {
    server = await startTestServer(kind, { hashes: quickHashes })
    cookie = await server.login()
  })
  afterEach(async () => server.close())

  it('lets in without a password, each signature once, and the log tells', async () => {
    const device = await added()
    expect(await list()).toMatchObject([{ id: device.id, lastUsedAt: null }])
    const signed = device.sign(await begin())
    const answer = await logIn(signed)
    expect([answer.status, await answer.json()]).toMatchObject([200, { email: adminEmail }])
    const session = cookieOf(answer)
    expect((await server.send('GET', '/api/auth/me', { cookie: session })).status).toBe(200)
    expect((await logIn(signed)).status).toBe(401)
    expect((await logIn(device.sign(await begin()))).status).toBe(200)
    const rows = await server.database.query().selectFrom('audit').select('action').execute()
    expect(rows.map(({ action }) => action)).toContain('passkey toevoegen')
    expect((await list())[0]?.lastUsedAt).not.toBeNull()
  })

  it('is refused for another site, an old or invented question, an unknown key and an unchecked holder', async () => {
    const device = await added()
    const stranger = createAuthenticator(origin)
    const old = await begin()
    const invented = { challenge: Buffer.alloc(56, 7).toString('base64url') }
    const forAdding = await json<Options>(post('/api/auth/webauthn/start', confirm, cookie))
    expect((await logIn(device.sign(await begin(), { origin: 'https://rekenklaar.kwaad' }))).status).toBe(401)
    expect((await logIn(device.sign(invented))).status).toBe(401)
    expect((await logIn(device.sign(forAdding))).status).toBe(401)
    expect((await logIn(device.sign(await begin(), { unverified: true }))).status).toBe(401)
    // The sixth attempt would have to wait; the clock moves on, past the end of the old question.
    server.wait(5 * 60_000 + 1)
    expect((await logIn(device.sign(old))).status).toBe(401)
    server.wait(20 * 60_000)
    expect((await logIn({ ...stranger.sign(await begin()), id: device.id, rawId: device.id })).status).toBe(401)
    server.wait(25 * 3_600_000)
    expect((await logIn(device.sign(await begin()))).status).toBe(200)
  })

  it('is slowed down like a password when it is wrong again and again', async () => {
    const stranger = createAuthenticator(origin)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) statuses.push((await logIn(stranger.sign(await begin()))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    // Only whoever tries: a password from elsewhere still works.
    const body = { email: adminEmail, password: adminPassword }
    expect((await server.send('POST', '/api/auth/login', { body, from: '198.51.100.9' })).status).toBe(200)
  })

  it('is added and removed with the password only, and with the second factor where there is one', async () => {
    const wrong = { currentPassword: 'niet-dit-wachtwoord' }
    expect((await post('/api/auth/webauthn/start', wrong, cookie)).status).toBe(400)
    const device = await added()
    const { secret } = await json<{ secret: string }>(post('/api/auth/second-factor/start', confirm, cookie))
    const code = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
    const start = Date.parse('2026-11-15T10:00:00Z')
    expect((await post('/api/auth/second-factor/confirm', { code: code(start) }, cookie)).status).toBe(200)
    server.wait(60_000)
    const asked = await post('/api/auth/webauthn/start', confirm, cookie)
    expect([asked.status, await asked.json()]).toMatchObject([401, { code: 'second_factor_asked' }])
    const remove = `/api/auth/webauthn/${device.id}/remove`
    expect((await post(remove, confirm, cookie)).status).toBe(401)
    expect((await post(remove, { ...confirm, code: code(start + 60_000) }, cookie)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await logIn(device.sign(await begin()))).status).toBe(401)
  })

  it('guessing the factor that guards it is slowed down, with the right password too', async () => {
    const { secret } = await json<{ secret: string }>(post('/api/auth/second-factor/start', confirm, cookie))
    const now = Date.parse('2026-11-15T10:00:00Z')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
    await post('/api/auth/second-factor/confirm', { code }, cookie)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const guess = { ...confirm, code: String(100_000 + attempt) }
      statuses.push((await post('/api/auth/second-factor/remove', guess, cookie)).status)
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.slice(5)).toEqual([429, 429])
  })

  it('of an account that is switched off opens nothing', async () => {
    const device = await added()
    await server.database.query().updateTable('admins').set({ is_disabled: 1 }).execute()
    expect((await logIn(device.sign(await begin()))).status).toBe(401)
  })

  it('that somebody began to add cannot be finished in another session', async () => {
    const device = createAuthenticator(origin)
    const options = await json<Options>(post('/api/auth/webauthn/start', confirm, cookie))
    const other = await server.login()
    expect((await post('/api/auth/webauthn/confirm', { response: device.make(options) }, other)).status).toBe(400)
    expect((await post('/api/auth/webauthn/confirm', { response: device.make(options) }, cookie)).status).toBe(201)
  })
})
