/** The API on PostgreSQL at 200 requests per second while pages are served, and what happens beyond the limit. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/test-postgres.ts'
import { type Admin, bankNamed, fieldOf, logIn } from './admin.ts'
import { ask } from './ask.ts'
import type { Line } from './line.ts'
import { atRate } from './pace.ts'
import { startServer, stopProcess } from './processes.ts'

const seconds = 10
const pages = ['/', '/sparen', '/sparen/deposito-calculator', '/sparen/hoogste-spaarrente-belgie']
/** Half of it comes from memory, half from the database. */
const publicPaths = ['/api/rates', '/api/banks/kbc', '/api/changes?limit=20']
const adminPaths = ['/api/banks?scope=admin', '/api/auth/me', '/api/audit']

export async function apiLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-api-'))
  const children: ChildProcess[] = []
  const postgres = await startPostgres()
  try {
    const settings = { DATABASE_URL: postgres.url }
    const { origin } = await startServer(join(folder, 'data'), children, settings)
    const lines = await steadyLoad(origin, await logIn(origin))
    const small = { ...settings, MAX_PENDING_REQUESTS: '20' }
    const overloaded = await startServer(join(folder, 'small'), children, small)
    return [...lines, ...(await overload(overloaded.origin))]
  } finally {
    await Promise.all(children.map(stopProcess))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function steadyLoad(origin: string, admin: Admin): Promise<Line[]> {
  const page = async (count: number) => ask(origin + (pages[count % pages.length] ?? '/'))
  const api = async (count: number) => {
    const paths = count % 2 === 0 ? publicPaths : adminPaths
    return ask(origin + (paths[Math.floor(count / 2) % paths.length] ?? ''), { Cookie: admin.cookie })
  }
  await Promise.all([atRate(50, 2, api), atRate(50, 2, page)])
  const [calls, visits] = await Promise.all([atRate(200, seconds, api), atRate(200, seconds, page)])
  const failed = calls.failed + visits.failed
  return [
    line('API at 200/s on PostgreSQL beside 200 pages/s, p99', 'ms', calls.p99, 100),
    line('the same, p50', 'ms', calls.p50, 100),
    line('the pages beside it, p99', 'ms', visits.p99, 100),
    line('failed requests of both', '', failed, 0),
  ]
}

/** 240 writes at once (a network may hold 256 connections) where 20 may wait: each is either confirmed and there, or refused with a moment to come back. */
async function overload(origin: string): Promise<Line[]> {
  const admin = await logIn(origin)
  const names = Array.from({ length: 240 }, (_, index) => `Druk ${index}`)
  const answers = await Promise.all(names.map(async (name) => admin.send('POST', '/api/banks', bankNamed(name))))
  const confirmed = names.filter((_, index) => answers[index]?.status === 201)
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length
  const { body } = await admin.send('GET', '/api/banks')
  const present = new Set(Array.isArray(body) ? body.map((row: unknown) => fieldOf(row, 'shortName')) : [])
  const lost = confirmed.filter((name) => !present.has(name)).length
  const note = `of 240 writes at once: ${confirmed.length} confirmed, ${refused} got 503 with Retry-After`
  return [
    { ...line('overload: confirmed writes lost', '', lost, 0), than: note },
    { ...line('overload: other answers', '', names.length - confirmed.length - refused, 0), than: note },
  ]
}

function line(name: string, unit: string, ours: number, bar: number): Line {
  return { name, unit, ours, reference: bar, than: 'our bar', lowIsGood: true }
}
