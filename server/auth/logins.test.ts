import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetFailedLogins } from '#server/auth/failed-logins.ts'
import { takeLock } from '#server/database/lock.ts'
import {
  adminEmail,
  adminPassword,
  databaseKinds,
  quickHashes,
  startTestServer,
  type TestServer,
} from '#server/testing.ts'

const right = { email: adminEmail, password: adminPassword }
const wrong = { email: adminEmail, password: 'niet het juiste' }

describe.each(databaseKinds)('who may log in on %s', (kind) => {
  let server: TestServer
  const login = async (body: object, cookie?: string, from = '198.51.100.9') =>
    server.send('POST', '/api/auth/login', { body, cookie, from })
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

  beforeEach(async () => {
    server = await startTestServer(kind, { hashes: quickHashes })
  })
  afterEach(async () => server.close())

  it('a browser that logged in before is not locked out by somebody elsewhere', async () => {
    const first = await login(right, undefined, '203.0.113.7')
    const [, device = ''] = cookiesOf(first)
    expect(device).toMatch(/^__Host-toestel=[\w-]{43}$/)
    expect(first.headers.getSetCookie()[1]).toMatch(/HttpOnly.*Secure.*SameSite=Strict/)
    for (let attempt = 0; attempt < 30; attempt++) await login(wrong)
    expect((await login(right)).status).toBe(429)
    // Even from the very network of the attacker.
    const mine = await login(right, device)
    expect([mine.status, cookiesOf(mine).length]).toEqual([200, 1])
  })

  it('guessing with such a cookie has its own limit, and for another account the cookie is worth nothing', async () => {
    const [, device = ''] = cookiesOf(await login(right))
    for (let attempt = 0; attempt < 5; attempt++) expect((await login(wrong, device)).status).toBe(401)
    expect((await login(wrong, device)).status).toBe(429)
    expect((await login(right)).status).toBe(200)
    const other = { email: 'niemand@voorbeeld.be', password: 'x' }
    for (let attempt = 0; attempt < 5; attempt++) await login(other, device, '192.0.2.1')
    expect((await login(other, device, '192.0.2.1')).status).toBe(429)
    expect((await login(wrong, `__Host-toestel=${'a'.repeat(43)}`, '192.0.2.2')).status).toBe(401)
  })

  it('keeps typed addresses of failed logins hashed, outside the audit, for 90 days', async () => {
    await login({ email: 'per.ongeluk@voorbeeld.be', password: 'x' })
    const query = server.database.query()
    const audit = await query.selectFrom('audit').selectAll().where('result', '=', 'mislukt').execute()
    const failed = await query.selectFrom('failed_logins').selectAll().execute()
    expect([audit.length, failed.length]).toEqual([1, 1])
    expect(audit[0]?.request_id).toBe(failed[0]?.request_id)
    expect(JSON.stringify([audit, failed])).not.toContain('per.ongeluk')
    const forget = async (days: number) => {
      const later = new Date(server.parts.clock().getTime() + days * 86_400_000)
      await server.database.transaction((change) => forgetFailedLogins(change, later))
      return (await query.selectFrom('failed_logins').select('id').execute()).length
    }
    expect([await forget(89), await forget(91)]).toEqual([1, 0])
  })

  it('writes down a wrong current password', async () => {
    const cookie = await server.login()
    const body = { currentPassword: 'fout', newPassword: 'groene walvis leest kranten' }
    await server.send('POST', '/api/auth/password', { body, cookie })
    const rows = await server.database
      .query()
      .selectFrom('audit')
      .select(['actor', 'result'])
      .where('action', '=', 'wachtwoord wijzigen')
      .execute()
    expect(rows).toEqual([{ actor: adminEmail, result: 'mislukt' }])
  })

  it('a clock that ran ahead locks nobody out once it is right again', async () => {
    server.setTime('2027-11-15T10:00:00Z')
    for (let attempt = 0; attempt < 5; attempt++) await login(wrong)
    for (let attempt = 0; attempt < 20; attempt++) await login({ email: `gok${attempt}@voorbeeld.be`, password: 'x' })
    server.setTime('2026-11-15T10:00:00Z')
    await login(right)
    server.wait(2000)
    expect((await login(right, undefined, '203.0.113.7')).status).toBe(200)
    server.wait(15 * 60_000)
    expect((await login(right)).status).toBe(200)
  })

  it('a clock that ran ahead does not lengthen a session', async () => {
    server.setTime('2027-11-15T10:00:00Z')
    const cookie = await server.login()
    const me = async () => (await server.send('GET', '/api/auth/me', { cookie })).status
    expect(await me()).toBe(200)
    server.setTime('2026-11-15T10:00:00Z')
    expect(await me()).toBe(401)
    expect(await server.database.query().selectFrom('sessions').select('token_hash').execute()).toEqual([])
  })

  it('a clock that ran ahead holds no lock for ever', async () => {
    const query = server.database.query()
    expect(await takeLock(query, 'proef', new Date('2027-01-01'), 60_000)).toBe(true)
    const now = new Date('2026-01-01')
    expect(await takeLock(query, 'proef', now, 60_000)).toBe(true)
    expect(await takeLock(query, 'proef', now, 60_000)).toBe(false)
    expect(await takeLock(query, 'proef', new Date(now.getTime() + 61_000), 60_000)).toBe(true)
  })
})
