/** For monitoring: whether the process runs, and whether everything works. */
import { sql } from 'kysely'
import type { App, Parts } from '#server/http/environment.ts'

export function addHealthRoutes(app: App, parts: Parts): void {
  app.get('/healthz', (context) => context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))

  app.get('/readyz', async (context) => {
    const headers = { 'Cache-Control': 'no-store' }
    const reason = parts.health.reason()
    if (reason !== undefined) return context.json({ ok: false, reason }, 503, headers)
    try {
      await sql`select 1`.execute(parts.database.query())
      return context.json({ ok: true }, 200, headers)
    } catch {
      return context.json({ ok: false, reason: 'De databank is niet bereikbaar.' }, 503, headers)
    }
  })
}
