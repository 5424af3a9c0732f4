/** Every kind of file or database call of a deed fails once: afterwards all of it was done or none, and the answer says so. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StatementSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiError } from '#contract/error.ts'
import type { ManagedRate } from '#contract/rate.ts'
import { inspect, makeCopy, wholeCopies } from '#server/database/copies.ts'
import { readConfig } from '#server/config.ts'
import { loadFiles, openOrExplain, prepareDataDir, reasonOfNoStart } from '#server/explained-start.ts'
import { keepHouse } from '#server/housekeeping.ts'
import type { HashPool } from '#server/auth/hash-pool.ts'
import { createLog } from '#server/log.ts'
import { publicDataOf } from '#server/public-data.ts'
import {
  adminEmail,
  adminPassword,
  databaseKinds,
  quickFolder,
  startTestServer,
  type TestServer,
} from '#server/testing.ts'
import { failing, isCommit, type Moment, telling } from '#server/testing-failures.ts'

const rateId = 'keytrade-azur'
const importFile = [
  'bank,product,producttype,soort,basisrente_pct,nagekeken_op,bron,betrouwbaarheid',
  'KBC,Proef 12 maanden,termijnrekening,gewoon,1.10,2026-11-01,proef,hoog',
  'Keytrade,Azur,spaarrekening,gewoon,0.55,2026-11-01,proef,hoog',
].join('\r\n')

describe.each(databaseKinds)('on %s', (kind) => {
  let server: TestServer
  let cookie: string
  beforeAll(async () => {
    server = await startTestServer(kind)
    cookie = await server.login()
  })
  afterAll(() => server.close())

  const tables = ['banks', 'products', 'rates', 'rate_history', 'audit', 'undo', 'meta'] as const
  /** All that a deed may touch, and what visitors and admins see of it. */
  const state = async () => {
    const rows = []
    for (const table of tables) {
      rows.push(JSON.stringify(await server.database.query().selectFrom(table).selectAll().execute()))
    }
    return rows.map((text) => text.split('},{').toSorted().join()).join('\n')
  }
  const shown = async () => {
    const rates = (await (await server.send('GET', '/api/rates')).json()) as { id: string; baseRate: number | null }[]
    return rates.map(({ id, baseRate }) => `${id} ${baseRate}`).toSorted()
  }
  const kept = async () => {
    const rows = await server.database.query().selectFrom('rates').select(['id', 'base_rate']).execute()
    return rows.map(({ id, base_rate }) => `${id} ${base_rate}`).toSorted()
  }
  const rate = async () => {
    const answer = await server.send('GET', `/api/rates/${rateId}?scope=admin`, { cookie })
    return (await answer.json()) as ManagedRate
  }

  /** Some deeds read something first; that is done before any call fails. */
  const everyCallFails = async (prepare: () => Promise<() => Promise<Response>>) => {
    const { calls } = await failing(undefined, 'before', await prepare())
    const commit = calls.findIndex(isCommit) + 1
    expect(commit).toBeGreaterThan(3)
    const tries: readonly (readonly [number, Moment])[] = [
      ...calls.map((_, at) => [at + 1, 'before'] as const),
      [commit, 'after'],
    ]
    for (const [number, moment] of tries) {
      const deed = await prepare()
      const before = await state()
      const { value: answer } = await failing(number, moment, deed)
      const what = `call ${number} of ${calls.length} (${moment}): ${calls[number - 1]}`
      const isChanged = (await state()) !== before
      if (answer === undefined) throw new Error(`no answer: ${what}`)
      if (answer.status < 300) {
        expect(isChanged, what).toBe(true)
      } else {
        expect([answer.status, apiError.safeParse(await answer.json()).success], what).toEqual([503, true])
        // Only an answer that got lost on its way back may hide that the work was done.
        expect(isChanged, what).toBe(moment === 'after')
      }
      server.wait(2000)
      expect(await shown(), what).toEqual(await kept())
    }
    // Nothing was left open or locked.
    expect((await (await prepare())()).status).toBeLessThan(300)
    expect(server.logs.filter((line) => line.includes('unhandled'))).toEqual([])
    return tries.length
  }

  const save = async () => {
    server.wait(1000)
    const { version, productId, rateType, loyaltyBonus, source, baseRate } = await rate()
    const body = { productId, rateType, loyaltyBonus, source, baseRate: baseRate === 0.5 ? 0.6 : 0.5 }
    const headers = { 'If-Match': `"${version}"` }
    return async () => server.send('PUT', `/api/rates/${rateId}?sure=true`, { body, cookie, headers })
  }

  it('a save ends done or undone', async () => {
    expect(await everyCallFails(save)).toBeGreaterThan(8)
  })

  it('an undo ends done or undone', async () => {
    const tried = await everyCallFails(async () => {
      expect((await (await save())()).status).toBe(200)
      const [entry] = (await (await server.send('GET', '/api/bin', { cookie })).json()) as { id: string }[]
      return async () => server.send('POST', `/api/bin/${entry?.id}/restore`, { body: {}, cookie })
    })
    expect(tried).toBeGreaterThan(8)
  })

  it('an import ends done or undone', async () => {
    const tried = await everyCallFails(async () => {
      const bin = (await (await server.send('GET', '/api/bin', { cookie })).json()) as { id: string; kind: string }[]
      const earlier = bin.find((entry) => entry.kind === 'invoer')
      if (earlier !== undefined) {
        const back = await server.send('POST', `/api/bin/${earlier.id}/restore`, { body: {}, cookie })
        expect(back.status).toBe(200)
      }
      const body = { name: 'proef.csv', csv: importFile, dryRun: false }
      return async () => server.send('POST', '/api/rates/import', { body, cookie })
    })
    expect(tried).toBeGreaterThan(8)
  })
})

describe('without a server', () => {
  let folder: string
  const data = () => join(folder, 'data')
  beforeAll(() => {
    folder = mkdtempSync(join(quickFolder, 'rekenklaar-failures-'))
    mkdirSync(join(folder, 'dist/client/_astro'), { recursive: true })
    writeFileSync(join(folder, 'dist/client/index.html'), '<!doctype html><title>x</title>')
    writeFileSync(join(folder, 'dist/client/_astro/a.js'), 'export {}')
    writeFileSync(join(folder, 'password'), adminPassword)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Hundreds of starts: what a hash costs is measured elsewhere. */
  const hashes: HashPool = { hash: async () => 'x', verify: async () => false, isFull: () => false }

  /** What main.ts does before it listens, in its order. */
  const bootWith = async (env: Readonly<Record<string, string>>) => {
    const config = readConfig({ DATA_DIR: data(), DIST_DIR: join(folder, 'dist'), ...env })
    const lines: string[] = []
    const clock = () => new Date('2026-11-15T10:00:00Z')
    const log = createLog((line) => lines.push(line), clock)
    prepareDataDir(config)
    const database = await openOrExplain(config, log, clock)
    try {
      const source = publicDataOf(database, log, clock)
      const files = loadFiles(config, log, clock)
      await keepHouse({ config, database, hashes, log, clock })
      const { data: read } = await source.read()
      return { lines, pages: files.byPath.size, offers: read.market.offers.length }
    } finally {
      await database.close()
    }
  }
  const boot = async () =>
    bootWith({
      PUBLIC_ORIGIN: 'https://rekenklaar.test',
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD_FILE: join(folder, 'password'),
    })

  /** Whether a try left the same behind as one before: every file and folder, its rights and its content. */
  const isLikeBefore = (seen: Set<string>, place: string) => {
    const names = existsSync(place) ? ['', ...readdirSync(place, { recursive: true, encoding: 'utf8' })] : []
    const found = names.map((name) => {
      const stat = statSync(join(place, name))
      return `${name} ${stat.mode} ${stat.isFile() ? readFileSync(join(place, name), 'latin1') : ''}`
    })
    const all = found.toSorted().join('\n')
    const isSeen = seen.has(all)
    seen.add(all)
    return isSeen
  }

  const rowsOf = (table: string) => inspect(join(data(), 'rekenklaar.sqlite')).get(table)

  it.each([
    ['DATABASE_URL of no known form', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is niet geldig'],
    [
      'a host that does not exist',
      { DATABASE_URL: 'postgres://a:b@bestaat-niet.invalid:5432/x' },
      'DATABASE_URL werkt niet',
    ],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://x.be/pad' }, 'PUBLIC_ORIGIN is niet geldig'],
    ['half an admin', { ADMIN_EMAIL: 'a@b.be' }, 'horen samen'],
    [
      'a password file that is not there',
      { ADMIN_EMAIL: 'a@b.be', ADMIN_PASSWORD_FILE: '/bestaat/niet' },
      'kan niet gelezen worden',
    ],
    ['a DATA_DIR that is a file', { DATA_DIR: '/dev/null/x' }, 'is niet beschrijfbaar'],
  ])('a start with %s says so in one line', async (_, env, message) => {
    const reason = await bootWith(env).then(() => 'it started', reasonOfNoStart)
    expect(reason).toContain(message)
    expect(reason).not.toContain('\n')
  })

  it(
    'a start says why it cannot, or goes on with what it has, and the next one is whole',
    { timeout: 900_000 },
    async () => {
      const { calls, value: calm } = await failing(undefined, 'before', boot)
      expect(calm).toMatchObject({ offers: 138 })
      expect(calls.length).toBeGreaterThan(50)
      const leftovers = new Set<string>()
      for (const [number, call] of telling(calls)) {
        rmSync(data(), { recursive: true, force: true })
        const { value, error } = await failing(number, 'before', boot)
        const what = `call ${number} of ${calls.length}: ${call}`
        if (value === undefined) {
          expect(reasonOfNoStart(error), `${what}: ${String(error)}`).toMatch(/\.$/)
        } else {
          // The pages are there; what is missing is in the log.
          expect([value.pages, value.offers], what).toEqual([calm?.pages, 138])
          expect(value.lines.join('') !== '' || rowsOf('admins') === 1, what).toBe(true)
        }
        // Most tries leave what one before left, from which the next start was whole.
        if (isLikeBefore(leftovers, data())) continue
        expect(await boot(), what).toMatchObject({ pages: calm?.pages, offers: 138 })
        expect([rowsOf('admins'), rowsOf('rates'), rowsOf('banks')], what).toEqual([1, 138, 42])
        expect(readdirSync(join(data(), 'assets')), what).toEqual(['a.js'])
      }
    },
  )

  it('a copy is whole or not there, and the next one works', async () => {
    rmSync(data(), { recursive: true, force: true })
    await boot()
    const source = join(data(), 'rekenklaar.sqlite')
    const copies = join(folder, 'copies')
    const now = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute))
    const whole = inspect(source)
    const { calls } = await failing(undefined, 'before', () => makeCopy(source, copies, now(0)))
    expect(calls.length).toBeGreaterThan(20)
    const leftovers = new Set<string>()
    for (const moment of ['before', 'after'] as const) {
      for (const [number, call] of telling(calls)) {
        rmSync(copies, { recursive: true, force: true })
        const { value, error } = await failing(number, moment, () => makeCopy(source, copies, now(1)))
        const what = `call ${number} of ${calls.length} (${moment}): ${call}`
        expect((value === undefined) !== (error === undefined), what).toBe(true)
        const left = existsSync(copies) ? readdirSync(copies).filter((name) => !name.startsWith('.')) : []
        // Whatever has the name of a copy is one.
        expect(wholeCopies(copies, now(1)).length, what).toBe(left.length)
        if (value !== undefined) expect(inspect(value), what).toEqual(whole)
        if (isLikeBefore(leftovers, copies)) continue
        expect(inspect(makeCopy(source, copies, now(2))), what).toEqual(whole)
        expect(
          readdirSync(copies).filter((name) => name.startsWith('.')),
          what,
        ).toEqual([])
      }
    }
  })

  it('a disk that answers nothing for a while stops no server', async () => {
    const server = await startTestServer('sqlite')
    const asked = vi.spyOn(StatementSync.prototype, 'get').mockImplementation(() => {
      throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
    })
    try {
      await vi.waitUntil(() => asked.mock.calls.length > 1, { timeout: 60_000 })
    } finally {
      asked.mockRestore()
    }
    expect((await server.send('GET', '/api/rates')).headers.get('x-data-status')).toBe('actueel')
    await server.close()
  })
})
