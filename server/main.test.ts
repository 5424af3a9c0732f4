/** The server as a process: what it says when it cannot start, how it stops, and how it lives without its database. */
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import { adminEmail, adminPassword, emptyDatabase, type EmptyDatabase } from '#server/testing.ts'
import {
  exitOf,
  logInAt,
  openWorkplace,
  quickest,
  type Running,
  until,
  type Workplace,
} from '#server/testing-process.ts'

let place: Workplace
const run: Workplace['run'] = (env) => place.run(env)
const start: Workplace['start'] = async (env) => place.start(env)
const admin = () => place.admin()

beforeEach(() => {
  place = openWorkplace(freePort)
})
afterEach(async () => place.clear())

/** Milliseconds from a change at one server until another shows it. */
async function seenElsewhere(one: Running, two: Running, cookie: string, round: number): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Origin: one.origin, Cookie: cookie }
  const name = `Overal te zien ${round}`
  const body = JSON.stringify({ name, shortName: `Overal ${round}` })
  expect((await fetch(`${one.origin}/api/banks`, { method: 'POST', headers, body })).status).toBe(201)
  const started = performance.now()
  await until(async () => (await (await fetch(`${two.origin}/api/banks`)).text()).includes(name))
  return performance.now() - started
}

// Each reason is in failures.test.ts; here one that is found at once, one that is waited for and one at the very end.
describe('a start that cannot succeed says why in one line and exits with 1', () => {
  it('a port that is no number', async () => {
    const { child, errors } = run({ PORT: 'abc' })
    expect(await exitOf(child)).toBe(1)
    expect(errors()).toBe('PORT is niet geldig: geef een poortnummer.\n')
  })

  it('a wrong database name', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = '/bestaat_niet'
    const { child, errors } = run({ PORT: String(await freePort()), DATABASE_URL: url.href })
    expect(await exitOf(child)).toBe(1)
    expect(errors()).toContain('DATABASE_URL werkt niet')
    expect(errors().trim().split('\n')).toHaveLength(1)
  })

  it('a port in use', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, resolve))
    const { child, errors } = run({ PORT: String(port) })
    expect(await exitOf(child)).toBe(1)
    expect(errors().trim()).toBe(`Poort ${port} is al in gebruik. Kies een andere met PORT.`)
    other.close()
  })
})

describe('a running server', () => {
  it('stops on SIGTERM: finishes what it is doing and exits with 0', async () => {
    const { child, origin } = await start(admin())
    const body = JSON.stringify({ email: adminEmail, password: adminPassword })
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: x', `Origin: ${origin}`, 'Content-Type: application/json']
    const socket = connect(Number(new URL(origin).port), 'localhost')
    let answer = ''
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
    await new Promise((resolve) => socket.once('connect', resolve))
    // Sent, but surely not answered yet: checking a password alone takes longer than this.
    await new Promise((resolve) =>
      socket.write([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'), resolve),
    )
    child.kill('SIGTERM')
    await new Promise((resolve) => socket.once('close', resolve))
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*__Host-sessie=/)
    expect(await exitOf(child)).toBe(0)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('sessions survive a crash', async () => {
    const first = await start(admin())
    const cookie = await logInAt(first.origin)
    first.child.kill('SIGKILL')
    await exitOf(first.child)
    const second = await start(admin())
    expect((await fetch(`${second.origin}/api/auth/me`, { headers: { Cookie: cookie } })).status).toBe(200)
  })

  it('200 logins at once neither crash it nor stop the pages', async () => {
    const { origin, child } = await start(admin())
    const flood = Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const body = JSON.stringify({ email: `gok${i}@voorbeeld.be`, password: 'een fout wachtwoord' })
        const headers = { 'Content-Type': 'application/json', Origin: origin }
        return (await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })).status
      }),
    )
    const page = await fetch(`${origin}/healthz`)
    const statuses = await flood
    expect(page.status).toBe(200)
    // 408: on a starved machine some of two hundred bodies are not read in time, which is a refusal like the others.
    expect(statuses.filter((status) => ![401, 408, 429, 503].includes(status))).toEqual([])
    expect(statuses).toContain(401)
    expect(child.exitCode).toBeNull()
  })

  it('three servers that start together on one new SQLite file seed it once and see each other’s changes', async () => {
    const servers = await Promise.all([start(admin()), start(admin()), start(admin())])
    const [one, two] = servers
    for (const { origin } of servers) {
      expect((await (await fetch(`${origin}/api/banks`)).json()) as unknown[]).toHaveLength(39)
    }
    const cookie = await logInAt(one.origin)
    expect(await quickest(1000, async (round) => seenElsewhere(one, two, cookie, round))).toBeLessThan(1000)
  })

  it('two servers on one PostgreSQL show each other’s changes within a second', async () => {
    const home = await emptyDatabase('postgres')
    const env = { DATABASE_URL: home.databaseUrl ?? '', ...admin() }
    const [one, two] = [await start(env), await start(env)]
    const cookie = await logInAt(one.origin)
    await fetch(`${two.origin}/api/banks`)
    expect(await quickest(1000, async (round) => seenElsewhere(one, two, cookie, round))).toBeLessThan(1000)
    for (const { child } of [one, two]) {
      child.kill('SIGTERM')
      await exitOf(child)
    }
    await home.remove()
  })
})

/** A way to the database that can be cut and mended, like a cable. */
async function cable(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const target = { port: Number(url.port), host: url.hostname }
  const port = await freePort()
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => end.destroy()).on('close', () => ends.delete(end))
    }
    near.pipe(far).pipe(near)
  })
  url.port = String(port)
  return {
    url: url.href,
    mend: () => new Promise<void>((resolve) => server.listen(port, target.host, resolve)),
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        ends.forEach((end) => end.destroy())
      }),
  }
}

describe('without its database', () => {
  let home: EmptyDatabase
  beforeEach(async () => {
    home = await emptyDatabase('postgres')
  })
  afterEach(async () => home.remove())

  it('starts with the snapshot of the build, says it is not ready, and becomes complete by itself', async () => {
    const line = await cable(home.databaseUrl ?? '')
    const running = await start({ DATABASE_URL: line.url, ...admin() })
    const status = async (path: string, headers = {}) => (await fetch(running.origin + path, { headers })).status
    expect([await status('/healthz'), await status('/readyz'), await status('/api/auth/me')]).toEqual([200, 503, 401])
    const rates = await fetch(`${running.origin}/api/rates`)
    expect([rates.status, rates.headers.get('x-data-status'), rates.headers.get('x-data-as-of')]).toEqual([
      200,
      'oud',
      '2026-09-21',
    ])
    expect((await rates.json()) as unknown[]).toHaveLength(138)
    expect(await status('/api/auth/me', { Cookie: `__Host-sessie=${'a'.repeat(43)}` })).toBe(503)
    expect(running.output()).toContain('database unavailable at start')
    await line.mend()
    await until(async () => (await status('/readyz')) === 200)
    await until(async () => (await logInAt(running.origin)).startsWith('__Host-sessie='))
    running.child.kill('SIGTERM')
    await exitOf(running.child)
    await line.cut()
  })

  it('keeps answering with the last good copy and recovers without a restart', async () => {
    const line = await cable(home.databaseUrl ?? '')
    await line.mend()
    const running = await start({ DATABASE_URL: line.url, ...admin() })
    const headers = {
      'Content-Type': 'application/json',
      Origin: running.origin,
      Cookie: await logInAt(running.origin),
    }
    const add = async (shortName: string) => {
      const body = JSON.stringify({ name: 'Proefbank', shortName })
      return (await fetch(`${running.origin}/api/banks`, { method: 'POST', headers, body })).status
    }
    const rows = async () => {
      // A kept connection that the server just closed would fail the next question.
      const answer = await fetch(`${running.origin}/api/banks`, { headers: { Connection: 'close' } })
      const banks = (await answer.json()) as unknown[]
      return [answer.status, answer.headers.get('x-data-status'), banks.length]
    }
    expect(await add('Proef')).toBe(201)
    await until(async () => (await rows())[1] === 'actueel')
    await line.cut()
    await until(async () => (await rows())[1] === 'oud')
    expect(await rows()).toEqual([200, 'oud', 40])
    expect(await add('Nog een')).toBe(503)
    expect((await fetch(`${running.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${running.origin}/healthz`)).status).toBe(200)
    await line.mend()
    await until(async () => (await rows())[1] === 'actueel')
    expect(await add('Nog een')).toBe(201)
    expect(await rows()).toEqual([200, 'actueel', 41])
    running.child.kill('SIGTERM')
    await exitOf(running.child)
    await line.cut()
  })
})
