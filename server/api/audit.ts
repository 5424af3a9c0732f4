/** The audit as admins read it: newest first, a page at a time. */
import type { AuditEntry, AuditPage } from '#contract/audit.ts'
import type { AuditRow } from '#server/database/tables.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

const pageSize = 100

function toEntry(row: AuditRow): AuditEntry {
  const value = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    before: value(row.before),
    after: value(row.after),
    result: row.result,
    requestId: row.request_id,
    network: row.network,
  }
}

export function addAuditRoutes(app: App, parts: Parts): void {
  app.get('/api/audit', async (context) => {
    const cursor = context.req.query('before')
    const found = cursor === undefined ? undefined : /^(\d{4}-[\dT:.-]{10,24}Z)~([\w-]{1,40})$/.exec(cursor)
    if (found === null) throw problems.invalid({ before: ['Deze bladwijzer bestaat niet.'] })
    let query = parts.database.query().selectFrom('audit').selectAll()
    if (found !== undefined) {
      const [, at = '', id = ''] = found
      query = query.where((row) => row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', id)])]))
    }
    const rows = await query
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute()
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    const next = rows.length > pageSize && last !== undefined ? `${last.at}~${last.id}` : null
    return context.json({ entries: shown.map(toEntry), next } satisfies AuditPage)
  })
}
