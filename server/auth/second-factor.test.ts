import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenSession } from '#contract/session.ts'
import { uriOf } from '#server/auth/second-factor.ts'
import { deviceOf } from '#server/auth/session-routes.ts'
import {
  adminEmail,
  adminPassword,
  cookieOf,
  databaseKinds,
  someBank,
  quickHashes,
  startTestServer,
  type TestServer,
} from '#server/testing.ts'

const start = Date.parse('2026-11-15T10:00:00Z')

describe.each(databaseKinds)('the second factor on %s', (kind) => {
  let server: TestServer
  let time: number
  const wait = (ms: number) => server.setTime((time += ms))
  const post = (path: string, body: object, cookie?: string) => server.send('POST', path, { body, cookie })
  const login = (code?: string) =>
    post('/api/auth/login', { email: adminEmail, password: adminPassword, ...(code === undefined ? {} : { code }) })
  const codeOf = (secret: string, at = time) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
  const confirm = { currentPassword: adminPassword }

  const enrol = async (cookie: string) => {
    const { secret } = (await (await post('/api/auth/second-factor/start', confirm, cookie)).json()) as {
      secret: string
    }
    const answer = await post('/api/auth/second-factor/confirm', { code: codeOf(secret) }, cookie)
    const { codes } = (await answer.json()) as { codes: string[] }
    wait(60_000)
    return { secret, codes }
  }

  beforeEach(async () => {
    server = await startTestServer(kind, { hashes: quickHashes })
    time = start
  })
  afterEach(async () => server.close())

  it('is asked for after the right password only, and lets in with a code of the app', async () => {
    const { secret } = await enrol(await server.login())
    const asked = await login()
    expect([asked.status, ((await asked.json()) as { code: string }).code]).toEqual([401, 'second_factor_asked'])
    expect(asked.headers.get('set-cookie')).toBeNull()
    const wrongPassword = await post('/api/auth/login', { email: adminEmail, password: 'niet juist', code: '000000' })
    expect(((await wrongPassword.json()) as { code: string }).code).toBe('wrong_credentials')
    const wrong = await login('000000')
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([401, 'wrong_code'])
    const right = await login(codeOf(secret))
    expect(right.status).toBe(200)
    expect((await server.send('GET', '/api/auth/me', { cookie: cookieOf(right) })).status).toBe(200)
  })

  it('a code counts once, also when two requests bring it together, and an old one not at all', async () => {
    const { secret } = await enrol(await server.login())
    const code = codeOf(secret)
    const both = await Promise.all([login(code), login(code)])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await login(code)).status).toBe(401)
    wait(30_000)
    expect((await login(codeOf(secret, time - 90_000))).status).toBe(401)
    expect((await login(codeOf(secret))).status).toBe(200)
  })

  it('a recovery code lets in once, typed in any way, and the log says so', async () => {
    const { codes } = await enrol(await server.login())
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = ''] = codes
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const cookie = cookieOf(await login(first.toUpperCase().replaceAll('-', ' ')))
    expect((await login(first)).status).toBe(401)
    expect(await (await server.send('GET', '/api/auth/second-factor', { cookie })).json()).toEqual({
      enabled: true,
      required: false,
      recoveryCodesLeft: 9,
    })
    const rows = await server.database.query().selectFrom('audit').select('action').execute()
    expect(rows.filter((row) => row.action === 'herstelcode gebruiken')).toHaveLength(1)
    const stored = JSON.stringify(await server.database.query().selectFrom('recovery_codes').selectAll().execute())
    expect(codes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(false)
  })

  it('guessing codes with the right password is slowed down like guessing passwords', async () => {
    await enrol(await server.login())
    const statuses: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      // Asking without a code in between gives no fresh start.
      statuses.push((await login(attempt % 2 === 0 ? undefined : '123456')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('somebody with a session and the password gets no fresh guesses of the code by proving the password', async () => {
    const cookie = await server.login()
    await enrol(cookie)
    const proofs = [
      () => post('/api/auth/second-factor/remove', confirm, cookie),
      () => post('/api/auth/second-factor/start', confirm, cookie),
      () => post('/api/auth/webauthn/start', confirm, cookie),
    ]
    const guesses: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const guess = { ...confirm, code: String(100_000 + attempt) }
      guesses.push((await post('/api/auth/second-factor/remove', guess, cookie)).status)
      expect([401, 409]).toContain((await proofs[attempt % proofs.length]?.())?.status)
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('who does not know the password hears the same of an account with a second factor, one without and none', async () => {
    const answerTo = async (email: string, code?: string) => {
      const body = { email, password: 'niet juist', ...(code === undefined ? {} : { code }) }
      const answer = await server.send('POST', '/api/auth/login', { body, from: '198.51.100.9' })
      const said = (await answer.json()) as Record<string, unknown>
      const names = [...answer.headers.keys()].toSorted()
      return { status: answer.status, names, said: { ...said, requestId: undefined } }
    }
    const without = await answerTo(adminEmail)
    expect(without.said).toMatchObject({ code: 'wrong_credentials' })
    await enrol(await server.login())
    for (const email of [adminEmail, 'niemand@voorbeeld.be'])
      for (const code of [undefined, '000000']) expect(await answerTo(email, code)).toEqual(without)
  })

  it('somebody who knows the password and guesses codes elsewhere locks no known browser out', async () => {
    const first = await server.send('POST', '/api/auth/login', {
      body: { email: adminEmail, password: adminPassword },
    })
    const [session = '', device = ''] = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const { secret } = await enrol(session)
    const guess = { email: adminEmail, password: adminPassword, code: '000000' }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = await server.send('POST', '/api/auth/login', { body: guess, from: `198.51.100.${1 + attempt}` })
      statuses.push(answer.status)
    }
    expect(statuses.slice(5)).toEqual(Array.from({ length: 7 }, () => 429))
    const body = { email: adminEmail, password: adminPassword, code: codeOf(secret) }
    expect((await server.send('POST', '/api/auth/login', { body, cookie: device })).status).toBe(200)
    // Nor out of what the admin does in the session.
    wait(60_000)
    const removal = { ...confirm, code: codeOf(secret) }
    const removed = await post('/api/auth/second-factor/remove', removal, `${session}; ${device}`)
    expect(removed.status).toBe(204)
  })

  it('switching on ends the other sessions; switching it on or off needs the password', async () => {
    const [mine, other] = [await server.login(), await server.login()]
    for (const step of ['start', 'codes', 'remove']) {
      expect((await post(`/api/auth/second-factor/${step}`, { currentPassword: 'fout' }, mine)).status).toBe(400)
    }
    const { codes } = await enrol(mine)
    const me = async (cookie: string) => (await server.send('GET', '/api/auth/me', { cookie })).status
    expect([await me(mine), await me(other)]).toEqual([200, 401])
    // The password alone takes nothing away, nor does a wrong code; a recovery code does.
    for (const step of ['codes', 'remove']) {
      expect((await post(`/api/auth/second-factor/${step}`, confirm, mine)).status).toBe(401)
    }
    expect((await post('/api/auth/second-factor/remove', { ...confirm, code: '000000' }, mine)).status).toBe(401)
    expect((await post('/api/auth/second-factor/remove', { ...confirm, code: codes[0] }, mine)).status).toBe(204)
    expect((await login()).status).toBe(200)
  })

  it('a new password asks for the factor; without the right code the old one and every session stay', async () => {
    const mine = await server.login()
    const { secret, codes } = await enrol(mine)
    const other = cookieOf(await login(codes[0]))
    const me = async (cookie: string) => (await server.send('GET', '/api/auth/me', { cookie })).status
    const change = async (code?: string) =>
      post(
        '/api/auth/password',
        { ...confirm, newPassword: 'groene walvis leest kranten', ...(code === undefined ? {} : { code }) },
        mine,
      )
    const saidOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
    expect(await saidOf(await change())).toEqual([401, 'second_factor_asked'])
    expect(await saidOf(await change('000000'))).toEqual([401, 'wrong_code'])
    expect([await me(mine), await me(other)]).toEqual([200, 200])
    wait(60_000)
    const changed = await change(codeOf(secret))
    expect(changed.status).toBe(200)
    expect([await me(mine), await me(other), await me(cookieOf(changed))]).toEqual([401, 401, 200])
    wait(60_000)
    expect((await login(codeOf(secret))).status).toBe(401)
    const again = { email: adminEmail, password: 'groene walvis leest kranten', code: codeOf(secret) }
    expect((await post('/api/auth/login', again)).status).toBe(200)
  })

  it('guessing the code at a new password is slowed down as at the login', async () => {
    const cookie = await server.login()
    await enrol(cookie)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const body = { ...confirm, newPassword: 'groene walvis leest kranten', code: String(100_000 + attempt) }
      statuses.push((await post('/api/auth/password', body, cookie)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('a secret that no code confirmed protects nothing and locks nobody out', async () => {
    const cookie = await server.login()
    await post('/api/auth/second-factor/start', confirm, cookie)
    expect((await post('/api/auth/second-factor/confirm', { code: '000000' }, cookie)).status).toBe(400)
    expect((await login()).status).toBe(200)
  })

  it('the owner can ask it of everyone: before that an account can do nothing else', async () => {
    await server.close()
    server = await startTestServer(kind, { hashes: quickHashes, env: { REQUIRE_SECOND_FACTOR: '1' } })
    const cookie = await server.login()
    const me = async (): Promise<unknown> => (await server.send('GET', '/api/auth/me', { cookie })).json()
    expect(await me()).toMatchObject({ needsSecondFactor: true })
    for (const path of ['/api/banks?scope=admin', '/api/queue', '/api/audit', '/api/bin']) {
      const answer = await server.send('GET', path, { cookie })
      expect([path, answer.status]).toEqual([path, 403])
    }
    expect((await post('/api/banks', someBank, cookie)).status).toBe(403)
    expect((await server.send('GET', '/api/banks')).status).toBe(200)
    await enrol(cookie)
    expect(await me()).toMatchObject({ needsSecondFactor: false })
    expect((await post('/api/banks', someBank, cookie)).status).toBe(201)
  })

  it('lists the sessions of the account and ends one of them', async () => {
    const mine = await server.login()
    const agent = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const body = { email: adminEmail, password: adminPassword }
    const other = cookieOf(await server.send('POST', '/api/auth/login', { body, headers: agent }))
    const list = async () =>
      (await (await server.send('GET', '/api/auth/sessions', { cookie: mine })).json()) as OpenSession[]
    const sessions = await list()
    expect(sessions).toHaveLength(2)
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1)
    const away = sessions.find((session) => !session.isCurrent)
    expect(away).toMatchObject({ device: 'Firefox op Windows', network: '203.0.113.0/24' })
    const end = (id = '') => server.send('DELETE', `/api/auth/sessions/${id}`, { cookie: mine })
    expect((await end(away?.id)).status).toBe(204)
    expect((await end(away?.id)).status).toBe(404)
    expect((await server.send('GET', '/api/auth/me', { cookie: other })).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})

describe('codes and devices', () => {
  it('gives the codes of RFC 6238 to any authenticator app', () => {
    // Appendix B: the secret "12345678901234567890" gives 94287082 at 59 s, of which six digits are 287082.
    const uri = uriOf(Secret.fromLatin1('12345678901234567890').base32, 'a@b.be')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Rekenklaar:a%40b\.be\?/)
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    expect(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 59_000 })).toBe('287082')
  })

  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Safari/605',
      'Safari op macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36',
      'Chrome op Android',
    ],
    ['curl/8', 'Onbekend toestel'],
  ])('calls a device by a name its owner knows', (agent, name) => {
    expect(deviceOf(agent)).toBe(name)
  })
})
