/** Brings a database up to date, once, also when several servers start at the same moment. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseKind } from '#server/database/migration.ts'
import { migrations } from '#server/database/migrations.ts'
import { seed } from '#server/database/seed.ts'
import type { Query } from '#server/database/tables.ts'

/** Any number will do, as long as every release uses the same one. */
const migrationLock = 7_405_312

export async function migrate(query: Query, kind: DatabaseKind, now: Date): Promise<readonly string[]> {
  // SQLite transactions begin with the write lock; PostgreSQL needs to be asked for one.
  return query.transaction().execute(async (change) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(change)
    await change.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .execute()
    const rows = await change.selectFrom('meta').select('key').where('key', 'like', 'migration:%').execute()
    const done = new Set(rows.map((row) => row.key))
    const applied: string[] = []
    for (const [position, migration] of migrations.entries()) {
      const key = `migration:${migration.name}`
      if (done.has(key)) continue
      await migration.up(change, kind)
      await change.insertInto('meta').values({ key, value: now.toISOString(), number: position }).execute()
      applied.push(migration.name)
    }
    const seeded = await change.selectFrom('meta').select('key').where('key', '=', 'data_version').executeTakeFirst()
    if (seeded === undefined) {
      await seed(change, now)
      // The random half keeps copies of two databases apart in caches, the number counts changes.
      const name = randomUUID().slice(0, 8)
      await change.insertInto('meta').values({ key: 'data_version', value: name, number: 1 }).execute()
    }
    return applied
  })
}
