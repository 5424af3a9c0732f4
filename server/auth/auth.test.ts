import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAccount } from '#server/auth/accounts.ts'
import { createHashPool, hashSettings, isOutdated } from '#server/auth/hash-pool.ts'
import { commonPasswords, weaknessOf } from '#server/auth/passwords.ts'
import { newToken } from '#server/auth/sessions.ts'
import {
  adminEmail,
  adminPassword,
  cookieOf,
  databaseKinds,
  emptyDatabase,
  someBank,
  quickHashes,
  startTestServer,
  type EmptyDatabase,
  type TestServer,
} from '#server/testing.ts'

const rightLogin = { email: adminEmail, password: adminPassword }
const wrongLogin = { email: adminEmail, password: 'niet het juiste' }

describe.each(databaseKinds)('login on %s', (kind) => {
  let server: TestServer
  const me = async (cookie: string) => (await server.send('GET', '/api/auth/me', { cookie })).status

  beforeEach(async () => {
    server = await startTestServer(kind, { hashes: quickHashes })
  })
  afterEach(async () => server.close())

  it('refuses a change without a cookie, whatever the body', async () => {
    for (const body of [someBank, {}, { name: 1 }]) {
      expect((await server.send('POST', '/api/banks', { body })).status).toBe(401)
    }
    expect((await server.send('POST', '/api/banks', { body: someBank, cookie: '__Host-sessie=admin' })).status).toBe(
      401,
    )
  })

  it('keeps only the hash of the token', async () => {
    const token = (await server.login()).split('=')[1] ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await server.database.query().selectFrom('sessions').selectAll().execute()
    expect(rows.map((row) => row.token_hash)).toEqual([createHash('sha256').update(token).digest('hex')])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives a new token at login and ends the old one of this browser', async () => {
    const first = await server.login()
    const again = await server.send('POST', '/api/auth/login', { body: rightLogin, cookie: first })
    const second = cookieOf(again)
    expect(second).not.toBe(first)
    expect([await me(first), await me(second)]).toEqual([401, 200])
  })

  it('does not adopt a token made up by somebody else', async () => {
    const madeUp = `__Host-sessie=${newToken()}`
    const answer = await server.send('POST', '/api/auth/login', { body: rightLogin, cookie: madeUp })
    expect(cookieOf(answer)).not.toBe(madeUp)
    expect(await me(madeUp)).toBe(401)
  })

  it('ends a session after 30 idle minutes', async () => {
    const cookie = await server.login()
    server.wait(29 * 60_000 + 59_000)
    expect(await me(cookie)).toBe(200)
    server.wait(30 * 60_000 + 1000)
    expect(await me(cookie)).toBe(401)
  })

  it('ends a session after 8 hours, however busy', async () => {
    const cookie = await server.login()
    for (let minutes = 10; minutes < 480; minutes += 10) {
      server.wait(10 * 60_000)
      expect(await me(cookie)).toBe(200)
    }
    server.wait(10 * 60_000 + 1000)
    expect(await me(cookie)).toBe(401)
  })

  it('logout kills the session on the server', async () => {
    const cookie = await server.login()
    const answer = await server.send('POST', '/api/auth/logout', { cookie })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('clear-site-data')).toBe('"storage"')
    expect(await me(cookie)).toBe(401)
    expect((await server.send('POST', '/api/auth/logout', { cookie })).status).toBe(204)
    expect((await server.send('POST', '/api/auth/logout')).status).toBe(204)
  })

  it('logs out everywhere', async () => {
    const cookies = [await server.login(), await server.login()]
    expect((await server.send('POST', '/api/auth/logout-everywhere', { cookie: cookies[0] })).status).toBe(204)
    for (const cookie of cookies) expect(await me(cookie)).toBe(401)
  })

  it('ends sessions of a disabled account at once', async () => {
    const cookie = await server.login()
    await server.database.query().updateTable('admins').set({ is_disabled: 1 }).execute()
    expect(await me(cookie)).toBe(401)
    expect((await server.send('POST', '/api/auth/login', { body: rightLogin })).status).toBe(401)
  })

  it('a new password ends every other session and gives this browser a new one', async () => {
    const [mine, other] = [await server.login(), await server.login()]
    const body = { currentPassword: adminPassword, newPassword: 'groene walvis leest kranten' }
    const answer = await server.send('POST', '/api/auth/password', { body, cookie: mine })
    expect(answer.status).toBe(200)
    expect([await me(mine), await me(other), await me(cookieOf(answer))]).toEqual([401, 401, 200])
    expect((await server.send('POST', '/api/auth/login', { body: rightLogin })).status).toBe(401)
  })

  it('a new password needs the current one', async () => {
    const cookie = await server.login()
    const body = { currentPassword: 'fout', newPassword: 'groene walvis leest kranten' }
    const answer = await server.send('POST', '/api/auth/password', { body, cookie })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { currentPassword: ['Dit is niet je huidige wachtwoord.'] } })
  })

  it('sets a __Host- cookie that scripts and other sites do not see', async () => {
    const answer = await server.send('POST', '/api/auth/login', { body: rightLogin })
    const [header = ''] = answer.headers.getSetCookie()
    expect(header).toMatch(/^__Host-sessie=[\w-]{43}; /)
    const attributes = header.split('; ').slice(1)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=28800', 'Path=/', 'SameSite=Strict', 'Secure'])
  })

  it('makes the sixth attempt wait, also with the right password', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await server.send('POST', '/api/auth/login', { body: wrongLogin })).status).toBe(401)
    }
    const sixth = await server.send('POST', '/api/auth/login', { body: rightLogin })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBe(1)
    server.wait(1001)
    expect((await server.send('POST', '/api/auth/login', { body: wrongLogin })).status).toBe(401)
    const longer = await server.send('POST', '/api/auth/login', { body: rightLogin })
    expect(Number(longer.headers.get('retry-after'))).toBe(2)
    // Asking meanwhile makes it no longer.
    server.wait(1200)
    const again = await server.send('POST', '/api/auth/login', { body: rightLogin })
    expect(Number(again.headers.get('retry-after'))).toBe(1)
    server.wait(801)
    expect((await server.send('POST', '/api/auth/login', { body: rightLogin })).status).toBe(200)
  })

  it('makes unknown addresses wait in the same way', async () => {
    const body = { email: 'niemand@voorbeeld.be', password: 'x' }
    for (let attempt = 1; attempt <= 5; attempt++) await server.send('POST', '/api/auth/login', { body })
    expect((await server.send('POST', '/api/auth/login', { body })).status).toBe(429)
  })

  it('counts 40 addresses of one IPv6 /64 as one network', async () => {
    const statuses: number[] = []
    for (let host = 1; host <= 40; host++) {
      const body = { email: `gok${host}@voorbeeld.be`, password: 'x' }
      const answer = await server.send('POST', '/api/auth/login', { body, from: `2001:db8:1:2::${host.toString(16)}` })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const elsewhere = await server.send('POST', '/api/auth/login', { body: rightLogin, from: '2001:db8:1:3::1' })
    expect(elsewhere.status).toBe(200)
  })

  it('parallel guesses are counted before they are checked', async () => {
    const attempts = Array.from({ length: 30 }, () => server.send('POST', '/api/auth/login', { body: wrongLogin }))
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const known = await server.send('POST', '/api/auth/login', { body: wrongLogin })
    const unknown = await server.send('POST', '/api/auth/login', { body: { email: 'x@voorbeeld.be', password: 'y' } })
    const shape = async (answer: Response) => {
      const body = (await answer.json()) as Record<string, unknown>
      return { status: answer.status, headers: [...answer.headers.keys()], error: body['error'], code: body['code'] }
    }
    expect(await shape(unknown)).toEqual(await shape(known))
  })

  it('keeps at most five sessions of an account, dropping the oldest', async () => {
    const cookies: string[] = []
    for (let count = 0; count < 6; count++) {
      server.wait(1000)
      cookies.push(await server.login())
    }
    const statuses: number[] = []
    for (const cookie of cookies) statuses.push(await me(cookie))
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200])
  })

  it('writes one audit row per login, good or bad, with the request id', async () => {
    const bad = await server.send('POST', '/api/auth/login', { body: wrongLogin })
    await server.login()
    const rows = await server.database
      .query()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'aanmelden')
      .execute()
    expect(rows.map((row) => row.result).toSorted()).toEqual(['mislukt', 'ok'])
    expect(rows.map((row) => row.request_id)).toContain(bad.headers.get('x-request-id'))
    expect(rows.every((row) => row.network === '203.0.113.0/24')).toBe(true)
  })

  it('a forwarded address nobody vouches for does not reset throttling', async () => {
    for (let attempt = 1; attempt <= 21; attempt++) {
      const body = { email: `gok${attempt}@voorbeeld.be`, password: 'x' }
      await server.send('POST', '/api/auth/login', { body, headers: { 'X-Forwarded-For': `198.51.100.${attempt}` } })
    }
    const headers = { 'X-Forwarded-For': '198.51.100.99' }
    expect((await server.send('POST', '/api/auth/login', { body: rightLogin, headers })).status).toBe(429)
  })

  it('a session store that fails lets nobody in', async () => {
    const cookie = await server.login()
    const { schema } = server.database.query()
    await schema.alterTable('sessions').renameTo('elsewhere').execute()
    try {
      expect((await server.send('GET', '/api/auth/me', { cookie })).status).toBe(500)
      expect((await server.send('POST', '/api/banks', { body: someBank, cookie })).status).toBe(500)
    } finally {
      // The next test gets the same tables.
      await schema.alterTable('elsewhere').renameTo('sessions').execute()
    }
  })

  it('answers to admins are stored nowhere', async () => {
    const cookie = await server.login()
    for (const path of ['/api/auth/me', '/api/banks?scope=admin', '/api/audit', '/api/indexnow/urls']) {
      const answer = await server.send('GET', path, { cookie })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })
})

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let home: EmptyDatabase
  beforeAll(async () => {
    home = await emptyDatabase(kind)
  })
  afterAll(async () => home.remove())

  it('there is no default account, and the log says how to make one', async () => {
    const server = await startTestServer(kind, { on: home, withoutAdmin: true, hashes: quickHashes })
    const { config, log, database } = server.parts
    await createFirstAccount(config, database, quickHashes, log, new Date())
    expect((await server.send('POST', '/api/auth/login', { body: rightLogin })).status).toBe(401)
    expect(server.logs.join('')).toContain('admin:maken')
    await server.close()
  })

  it('the bootstrap password works once: a later start does not reset the account', async () => {
    const { writeFileSync } = await import('node:fs')
    const file = `${home.dataDir}/wachtwoord`
    writeFileSync(file, `${adminPassword}\n`)
    const env = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD_FILE: file }
    const server = await startTestServer(kind, { on: home, withoutAdmin: true, hashes: quickHashes, env })
    const start = async () =>
      createFirstAccount(server.parts.config, server.database, quickHashes, server.parts.log, new Date())
    await start()
    const cookie = await server.login()
    expect(await (await server.send('GET', '/api/auth/me', { cookie })).json()).toMatchObject({
      mustChangePassword: true,
    })
    const body = { currentPassword: adminPassword, newPassword: 'groene walvis leest kranten' }
    expect((await server.send('POST', '/api/auth/password', { body, cookie })).status).toBe(200)
    await start()
    expect((await server.send('POST', '/api/auth/login', { body: rightLogin })).status).toBe(401)
    await server.close()
  })

  it('throttling survives a restart', async () => {
    const first = await startTestServer(kind, { on: home, withoutAdmin: true, hashes: quickHashes })
    const body = { email: 'rem@voorbeeld.be', password: 'x' }
    for (let attempt = 1; attempt <= 5; attempt++) await first.send('POST', '/api/auth/login', { body })
    await first.close()
    const second = await startTestServer(kind, { on: home, withoutAdmin: true, hashes: quickHashes })
    expect((await second.send('POST', '/api/auth/login', { body })).status).toBe(429)
    await second.close()
  })
})

describe('passwords', () => {
  it('tokens are long and do not repeat', () => {
    const tokens = new Set(Array.from({ length: 10_000 }, newToken))
    expect(tokens.size).toBe(10_000)
    expect([...tokens].every((token) => token.length === 43)).toBe(true)
  })

  it('has a list of more than 3000 common passwords', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000)
  })

  it.each([
    'wachtwoord123456',
    'WelkomWelkom2026!',
    'P@ssw0rd12345678',
    'rekenklaar-admin',
    'qwertyuiopazerty',
    'aaaaaaaaaaaaaaaa',
    'beheer-voorbeeld',
    'fietsfietsfiets',
    'Kameel-Kameel-Kameel-99',
    'correct horse battery staple',
    'abcdefghijklmnop',
    '1qaz2wsx3edc4rfv',
    'azertyuiopqsdfgh!',
    '987654321098765432',
  ])('refuses %s', (password) => {
    expect(weaknessOf(password, 'beheer-voorbeeld@x.be')).toBeDefined()
  })

  it.each([
    ['aaaabbbbccccdddd', 'vijf verschillende'],
    ['aaaabbbbccccdddde-vlot-xq', undefined],
    ['abcdefghijklmnop', 'minstens zes tekens'],
    ['abcdefghijklmnop-vlotx', 'minstens zes tekens'],
    ['abcdefghijklmnop-vlotxt', undefined],
    ['beheer-voorbeeld-vlotxtz', 'minstens acht tekens'],
    ['beheer-voorbeeld-vlotxtzw', undefined],
  ])('of %s it says the rule that was broken, and one character more is enough', (password, reason) => {
    const said = weaknessOf(password, 'beheer-voorbeeld@x.be')
    if (reason === undefined) expect(said).toBeUndefined()
    else expect(said).toContain(reason)
  })

  it.each([adminPassword, 'groene walvis leest kranten', 'x8#kQ2!vLm0&zR4t'])('takes %s', (password) => {
    expect(weaknessOf(password, adminEmail)).toBeUndefined()
  })

  it('hashes with argon2id at the settings of the table', async () => {
    const hash = await createHashPool().hash(adminPassword)
    const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? []
    expect(Number(m)).toBeGreaterThanOrEqual(19_456)
    expect(Number(t)).toBeGreaterThanOrEqual(2)
    expect(Number(p)).toBe(1)
    expect(isOutdated(hash)).toBe(false)
    expect(isOutdated(hash.replace(`m=${hashSettings.memoryCost}`, 'm=4096'))).toBe(true)
  })

  it('refuses work when the line is full instead of piling it up', async () => {
    const pool = createHashPool({ atWork: 2, inLine: 3, inLineKnown: 1 })
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => pool.verify(undefined, 'x')))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
  })

  it('has a place for a browser that logged in before when strangers fill the line, and takes it first', async () => {
    const pool = createHashPool({ atWork: 1, inLine: 3, inLineKnown: 1 })
    const order: string[] = []
    const check = async (from: 'stranger' | 'known') => {
      await pool.verify(undefined, 'x', from)
      order.push(from)
    }
    const asked = ['stranger', 'stranger', 'stranger', 'stranger', 'stranger', 'known', 'known'] as const
    const results = await Promise.allSettled(asked.map(check))
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, false, true, false])
    expect(order).toEqual(['stranger', 'known', 'stranger', 'stranger', 'stranger'])
  })

  it('does as much work for an unknown account as for a known one', { retry: 2 }, async () => {
    const pool = createHashPool()
    const stored = await pool.hash(adminPassword)
    const time = async (hash: string | undefined) => {
      const before = process.cpuUsage()
      await pool.verify(hash, 'fout wachtwoord')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    await time(undefined)
    const unknown: number[] = []
    const known: number[] = []
    // In turns, and processor time: a busy machine slows both alike.
    for (let round = 0; round < 21; round++) {
      unknown.push(await time(undefined))
      known.push(await time(stored))
    }
    const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[10] ?? 0
    expect(Math.abs(median(unknown) - median(known)) / median(known)).toBeLessThan(0.15)
  })
})
