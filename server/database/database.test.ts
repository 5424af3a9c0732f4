import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/database/database.ts'
import { faultOf } from '#server/database/errors.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { createLog } from '#server/log.ts'
import { publicDataOf } from '#server/public-data.ts'
import {
  databaseKinds,
  databaseWaitMs,
  emptyDatabase,
  someBank,
  startTestServer,
  type EmptyDatabase,
} from '#server/testing.ts'
import { quickest, until } from '#server/testing-process.ts'

const clock = () => new Date()
const log = createLog(() => undefined)

describe.each(databaseKinds)('database on %s', (kind) => {
  let home: EmptyDatabase
  const opened: Database[] = []
  const open = async () => {
    const database = await openDatabase({ ...home, databaseWaitMs, startWithoutDatabase: false, log, clock })
    opened.push(database)
    return database
  }

  beforeEach(async () => {
    home = await emptyDatabase(kind)
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    await home.remove()
  })

  it('migrates and seeds once, however many servers open it', async () => {
    // SQLite waits for a lock by standing still: there the simultaneous start is a test with real processes.
    const together = kind === 'postgres' ? Promise.all([open(), open(), open(), open()]) : [await open(), await open()]
    const query = (await together)[0]?.query()
    const banks = await query?.selectFrom('banks').select('id').execute()
    const applied = await query?.selectFrom('meta').select('key').where('key', 'like', 'migration:%').execute()
    expect([banks?.length, applied?.length]).toEqual([42, migrations.length])
  })

  it('applies nothing the second time', async () => {
    const database = await open()
    expect(await migrate(database.query(), kind, clock())).toEqual([])
  })

  it('audit rows can be added but not changed or removed', async () => {
    const query = (await open()).query()
    const row = {
      id: '1',
      at: 'x',
      actor: 'x',
      action: 'x',
      object_type: 'x',
      object_id: 'x',
      before: null,
      after: null,
    }
    await query
      .insertInto('audit')
      .values({ ...row, result: 'ok', request_id: 'x', network: 'x', object_name: '' })
      .execute()
    await expect(query.updateTable('audit').set({ actor: 'y' }).execute()).rejects.toThrow('audit rows stay')
    await expect(query.deleteFrom('audit').execute()).rejects.toThrow('audit rows stay')
    expect(await query.selectFrom('audit').select('actor').execute()).toEqual([{ actor: 'x' }])
  })

  it('sees a change of another server within a second, and asks the database once per change', async () => {
    const [one, two] = [await open(), await open()]
    // Give the second one time to start listening.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const data = publicDataOf(two, log, clock)
    const seenAfter = async (round: number) => {
      const name = `Veranderd ${round}`
      await data.read()
      const before = data.loads()
      await one.changePublicData(async (change) => {
        await change.updateTable('banks').set({ name }).where('id', '=', 'kbc').execute()
      })
      const start = performance.now()
      await until(async () => (await data.read()).data.rows.banks.some((bank) => bank.name === name))
      const waited = performance.now() - start
      expect(data.loads()).toBe(before + 1)
      return waited
    }
    expect(await quickest(1000, seenAfter)).toBeLessThan(1000)
    expect((await data.read()).freshness).toBe('actueel')
  })

  it('names the faults the server acts on', async () => {
    const query = (await open()).query()
    const bank = await query.selectFrom('banks').selectAll().where('id', '=', 'kbc').executeTakeFirstOrThrow()
    const duplicate = await query
      .insertInto('banks')
      .values({ ...bank, id: 'x' })
      .execute()
      .catch((error: unknown) => error)
    expect(faultOf(duplicate)).toBe('duplicate')
    const referenced = await query
      .deleteFrom('banks')
      .where('id', '=', 'kbc')
      .execute()
      .catch((error: unknown) => error)
    expect(faultOf(referenced)).toBe('referenced')
    const other = await sql`select geen_kolom from banks`.execute(query).catch((error: unknown) => error)
    expect(faultOf(other)).toBe('other')
  })

  it('the tables of the first release are still all there', async () => {
    const query = (await open()).query()
    const tables = await query.introspection.getTables()
    const names = tables.map((table) => table.name)
    expect(names).toEqual(
      expect.arrayContaining([
        'banks',
        'products',
        'rates',
        'rate_history',
        'admins',
        'sessions',
        'audit',
        'throttle',
        'indexnow_submissions',
        'idempotency',
        'meta',
      ]),
    )
  })
})

describe('SQLite', () => {
  it('writes ahead, waits for the disk and checks references', async () => {
    const home = await emptyDatabase('sqlite')
    const handle = openSqlite(home.dataDir)
    const read = async (statement: ReturnType<typeof sql<Record<string, unknown>>>) =>
      Object.values((await statement.execute(handle.query)).rows[0] ?? {})[0]
    expect(await read(sql`pragma journal_mode`)).toBe('wal')
    expect(await read(sql`pragma synchronous`)).toBe(2)
    expect(await read(sql`pragma foreign_keys`)).toBe(1)
    await handle.close()
    await home.remove()
  })

  it('a damaged file stops the start', async () => {
    const home = await emptyDatabase('sqlite')
    writeFileSync(join(home.dataDir, 'rekenklaar.sqlite'), Buffer.alloc(50_000, 'geen databank '))
    expect(() => openSqlite(home.dataDir)).toThrow('is beschadigd')
    await home.remove()
  })

  it('a full disk refuses writes with 507, reads go on, and it recovers', async () => {
    const server = await startTestServer('sqlite')
    const cookie = await server.login()
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(server.database.query())
    await sql.raw('pragma max_page_count = '.concat(String(pages.rows[0]?.page_count))).execute(server.database.query())
    let status = 201
    for (let count = 0; count < 200 && status === 201; count++) {
      const body = { ...someBank, shortName: `Bank ${count}`, description: 'x'.repeat(2000) }
      status = (await server.send('POST', '/api/banks', { body, cookie })).status
    }
    expect(status).toBe(507)
    expect((await server.send('GET', '/api/banks')).status).toBe(200)
    await sql`pragma max_page_count = 1000000`.execute(server.database.query())
    const again = await server.send('POST', '/api/banks', {
      body: { ...someBank, description: 'x'.repeat(2000) },
      cookie,
    })
    expect(again.status).toBe(201)
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(server.database.query())
    expect(check.rows[0]?.integrity_check).toBe('ok')
    await server.close()
  })
})
