/** A complete server for tests, without a port: real database, real routes, a clock that is set by hand. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig, type Config } from '#server/config.ts'
import { createApp } from '#server/app.ts'
import { createHashPool, type HashPool } from '#server/auth/hash-pool.ts'
import { insertAccount } from '#server/auth/accounts.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import type { DatabaseKind } from '#server/database/migration.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { createLog } from '#server/log.ts'
import { publicAnswersOf } from '#server/api/public-answers.ts'
import { healthOf } from '#server/health.ts'
import { doorLimits, openDoor } from '#server/engine/door.ts'
import { openOffice } from '#server/rate-files/office.ts'
import { refusalsOf } from '#server/http/refusals.ts'
import { publicDataOf } from '#server/public-data.ts'
import { siteOf } from '#server/pages/site.ts'
import { loadStaticFiles, pageResource, type StaticFiles } from '#server/pages/static-files.ts'

export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres']

export type EmptyDatabase = {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly remove: () => Promise<void>
}

let connection: pg.Pool | undefined

/** By one connection for each worker, which keeps no worker from ending. */
async function onServer(sql: string): Promise<readonly Record<string, unknown>[]> {
  connection ??= new pg.Pool({
    connectionString: process.env['TEST_DATABASE_URL'],
    max: 1,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  const { rows } = await connection.query<Record<string, unknown>>(sql)
  return rows
}

/** On a busy machine a slow answer is no sign that the database is away. */
export const databaseWaitMs = 60_000

/** Some containers have 64 MB of it. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 1e9
}

/** In memory, where there is such a folder: hundreds of small databases on a disk wait for it most of the time. */
export const quickFolder = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder, and for PostgreSQL a schema of its own, so that tests do not meet. Making a database takes far longer. */
export async function emptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(quickFolder, 'rekenklaar-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') {
    return { dataDir, databaseUrl: undefined, remove: () => Promise.resolve(removeFolder()) }
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer('create schema '.concat(pg.escapeIdentifier(name)))
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.searchParams.set('options', `-c search_path=${name}`)
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      removeFolder()
      await onServer('drop schema if exists '.concat(pg.escapeIdentifier(name), ' cascade'))
    },
  }
}

/*
 * Hundreds of servers start in the tests, each on a database of its own. What such a database begins with is made once per
 * worker, by the migrations and the seed, and then copied; database.test.ts is about making it.
 */
const clockOfStart = () => new Date('2026-11-15T10:00:00Z')
const sqliteFile = 'rekenklaar.sqlite'

async function begun(home: EmptyDatabase): Promise<void> {
  const config = readConfig({
    DATA_DIR: home.dataDir,
    DATABASE_WAIT_MS: String(databaseWaitMs),
    ...(home.databaseUrl === undefined ? {} : { DATABASE_URL: home.databaseUrl }),
  })
  const database = await openDatabase({ ...config, log: createLog(() => undefined), clock: clockOfStart })
  await database.close()
}

async function readFirstFile(): Promise<Buffer> {
  const home = await emptyDatabase('sqlite')
  await begun(home)
  const bytes = readFileSync(join(home.dataDir, sqliteFile))
  await home.remove()
  return bytes
}

const schemaOf = (home: EmptyDatabase) =>
  /search_path=(\w+)/.exec(decodeURIComponent(home.databaseUrl ?? ''))?.[1] ?? ''

/**
 * Statements that make a schema named `@new` like one that the migrations filled, which stays for that; and those that give
 * a schema made so its first rows again, which takes a tenth of the time.
 */
async function readFirstSchema(): Promise<{ readonly make: string; readonly again: string }> {
  const home = await emptyDatabase('postgres')
  await begun(home)
  rmSync(home.dataDir, { recursive: true, force: true })
  const first = schemaOf(home)
  const list = async (sql: string) => (await onServer(sql)).map(({ line }) => String(line))
  const inFirst = `'${first}'::regnamespace`
  const tables = await list(`select relname as line from pg_class where relkind = 'r' and relnamespace = ${inFirst}`)
  const made = [
    ...(await list(`select pg_get_functiondef(oid) as line from pg_proc where pronamespace = ${inFirst}`)),
    ...(await list(`select format('alter table %s add %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
      from pg_constraint where contype = 'f' and connamespace = ${inFirst}`)),
    ...(await list(`select pg_get_triggerdef(pg_trigger.oid) as line from pg_trigger join pg_class on tgrelid = pg_class.oid
      where not tgisinternal and relnamespace = ${inFirst}`)),
  ]
  const copied = (table: string) => `insert into @new.${table} select * from ${first}.${table}`
  return {
    make: [
      ...tables.flatMap((table) => [
        `create table @new.${table} (like ${first}.${table} including all)`,
        copied(table),
      ]),
      ...made.map((statement) => statement.replaceAll(first, '@new')),
    ].join(';\n'),
    again: [
      'begin',
      // Neither triggers nor references: all tables are set back together.
      'set local session_replication_role = replica',
      ...tables.flatMap((table) => [`delete from @new.${table}`, copied(table)]),
      'commit',
    ].join(';\n'),
  }
}

let firstFile: Promise<Buffer> | undefined
let firstSchema: ReturnType<typeof readFirstSchema> | undefined
/** Addresses of schemas whose test is over. Their tables are as they were, only the rows are not. */
const spare: string[] = []

async function filledDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'sqlite') {
    const home = await emptyDatabase(kind)
    writeFileSync(join(home.dataDir, sqliteFile), await (firstFile ??= readFirstFile()))
    return home
  }
  const { make, again } = await (firstSchema ??= readFirstSchema())
  const databaseUrl = spare.pop()
  const home =
    databaseUrl === undefined ? await emptyDatabase(kind) : { ...(await emptyDatabase('sqlite')), databaseUrl }
  await onServer((databaseUrl === undefined ? make : again).replaceAll('@new', schemaOf(home)))
  let free = home.databaseUrl
  const remove = async () => {
    rmSync(home.dataDir, { recursive: true, force: true })
    if (free !== undefined) spare.push(free)
    free = undefined
  }
  return { ...home, remove }
}

let adminHash: Promise<string> | undefined

/** Real hashes take 40 ms of a core; most tests are not about them. */
export const quickHashes: HashPool = {
  hash: async (password) => `quick:${password}`,
  verify: async (stored, password) => stored === `quick:${password}`,
  isFull: () => false,
}

export const adminEmail = 'beheer@voorbeeld.be'
export const adminPassword = 'paarse-olifant-fietst-traag'

type Sent = {
  readonly body?: unknown
  readonly raw?: string
  readonly cookie?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

export type TestServer = {
  readonly app: App
  readonly parts: Parts
  readonly database: Database
  readonly logs: string[]
  readonly setTime: (moment: string | number) => void
  readonly wait: (milliseconds: number) => void
  /** A request as our own pages send it. */
  readonly send: (method: string, path: string, sent?: Sent) => Promise<Response>
  readonly login: () => Promise<string>
  readonly close: () => Promise<void>
}

export type TestOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly files?: StaticFiles
  readonly fetch?: typeof fetch
  readonly hashes?: HashPool
  readonly withoutAdmin?: boolean
  readonly freeBytes?: () => number
  readonly on?: EmptyDatabase
  readonly catalogue?: readonly { slug: string; category: string; usesMarket?: boolean }[]
  readonly renderPage?: Parameters<typeof siteOf>[0]['renderPage']
}

export function testFiles(config: Config, paths: readonly string[] = ['/', '/sparen', '/admin']): StaticFiles {
  const files = loadStaticFiles('/does-not-exist', config)
  for (const path of paths) {
    const html = `<!doctype html><html lang="nl-BE"><title>${path}</title><h1>${path}</h1></html>`
    files.byPath.set(path, pageResource(path, { identity: Buffer.from(html) }, config))
  }
  return files
}

export async function startTestServer(kind: DatabaseKind, options: TestOptions = {}): Promise<TestServer> {
  const home = options.on ?? (await filledDatabase(kind))
  const config = readConfig({
    DATA_DIR: home.dataDir,
    PUBLIC_ORIGIN: 'https://rekenklaar.test',
    DATABASE_WAIT_MS: String(databaseWaitMs),
    ...(home.databaseUrl === undefined ? {} : { DATABASE_URL: home.databaseUrl }),
    ...options.env,
  })
  const logs: string[] = []
  let time = clockOfStart().getTime()
  const clock = () => new Date(time)
  const log = createLog((line) => logs.push(line), clock)
  const database = await openDatabase({ ...config, log, clock })
  const data = publicDataOf(database, log, clock)
  const hashes = options.hashes ?? createHashPool()
  const files = options.files ?? testFiles(config)
  const site = siteOf({
    files,
    catalogue: options.catalogue ?? [],
    renderPage: options.renderPage,
    data,
    config,
    log,
    clock,
  })
  const answers = publicAnswersOf({ data, site, config, clock })
  const health = healthOf(config.dataDir, () => options.freeBytes?.() ?? Number.POSITIVE_INFINITY)
  const refusals = refusalsOf(log)
  const fetch = options.fetch ?? globalThis.fetch
  const patient = { ...doorLimits, limitMs: 20_000, waitMs: 60_000, startMs: 60_000 }
  const door = openDoor({ config: { ...config, warmUpRounds: 0 }, data, clock, refusals }, patient)
  const office = openOffice()
  const parts: Parts = {
    config,
    log,
    clock,
    database,
    data,
    answers,
    hashes,
    door,
    office,
    site,
    health,
    refusals,
    fetch,
  }
  const app = createApp(parts)
  if (options.withoutAdmin !== true) {
    const passwordHash = await (options.hashes?.hash(adminPassword) ?? (adminHash ??= hashes.hash(adminPassword)))
    const actor = { name: 'test', requestId: 'test', network: 'test', at: clock() }
    const account = { email: adminEmail, password: adminPassword, mustChangePassword: false }
    await database.transaction((change) => insertAccount(change, account, passwordHash, actor))
  }

  const send: TestServer['send'] = async (method, path, sent = {}) => {
    const hasBody = sent.body !== undefined || sent.raw !== undefined
    const headers: Record<string, string> = {
      'Sec-Fetch-Site': 'same-origin',
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...(sent.cookie === undefined ? {} : { Cookie: sent.cookie }),
      ...sent.headers,
    }
    const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
    const init: RequestInit = {
      method,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    }
    if (body !== undefined) init.body = body
    return app.request(path, init, { remoteAddress: sent.from ?? '203.0.113.7' })
  }

  return {
    app,
    parts,
    database,
    logs,
    send,
    setTime: (moment) => (time = typeof moment === 'number' ? moment : Date.parse(moment)),
    wait: (milliseconds) => (time += milliseconds),
    login: async () => {
      const answer = await send('POST', '/api/auth/login', { body: { email: adminEmail, password: adminPassword } })
      if (answer.status !== 200) throw new Error(`login failed: ${answer.status} ${await answer.text()}`)
      return cookieOf(answer)
    },
    close: async () => {
      await door.close()
      await office.close()
      await database.close()
      if (options.on === undefined) await home.remove()
    },
  }
}

/** `name=value` of the session cookie an answer sets. */
export function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export const someBank = { name: 'Proefbank', shortName: 'Proef', website: 'https://proef.be', type: 'online' }

/** A line of the log without its random id, which may hold any four digits. */
export const withoutId = (line: string): string => line.replace(/"requestId":"[^"]*"/, '')
