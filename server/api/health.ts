/** For monitoring: whether the process runs, and whether everything works. */
import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { App, Parts } from '#server/http/environment.ts'

/** Answers only when something could be saved: a database that can be read is not enough. */
async function tryToWrite(database: Database): Promise<void> {
  // Transactions of SQLite begin with the lock for writing, which a file that may not be written refuses.
  if (database.kind === 'sqlite')
    return database.transaction(async (change) => void (await sql`select 1`.execute(change)))
  const { rows } = await sql<{ answer: string }>`select current_setting('transaction_read_only') as answer`.execute(
    database.query(),
  )
  if (rows[0]?.answer !== 'off') throw new Error('the database can only be read')
}

export function addHealthRoutes(app: App, parts: Parts): void {
  app.get('/healthz', (context) => context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))

  app.get('/readyz', async (context) => {
    const headers = { 'Cache-Control': 'no-store' }
    const reason = parts.health.reason()
    if (reason !== undefined) return context.json({ ok: false, reason }, 503, headers)
    try {
      await tryToWrite(parts.database)
      return context.json({ ok: true }, 200, headers)
    } catch {
      return context.json({ ok: false, reason: 'De databank is niet bereikbaar of kan niets bewaren.' }, 503, headers)
    }
  })
}
