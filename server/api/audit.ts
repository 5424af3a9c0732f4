/** The audit as admins read it: newest first, a page at a time, by person, record, kind and period. */
import { sql } from 'kysely'
import { auditFilter, type AuditFilter, type AuditPage } from '#contract/audit.ts'
import { check } from '#contract/check.ts'
import { writeExcelCsv } from '#data/csv.ts'
import { toEntry } from '#server/api/audit-words.ts'
import { asDownload } from '#server/api/exports.ts'
import { startOfDay } from '#server/dates.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import type { Query } from '#server/database/tables.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

const pageSize = 100
/** A download is read whole; years of work of a small office. */
const mostInFile = 20_000
const brussels = new Intl.DateTimeFormat('nl-BE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Brussels',
})

function filterOf(context: Context): AuditFilter {
  const asked = Object.entries(context.req.query()).filter(([, value]) => value !== '')
  const checked = check(auditFilter, Object.fromEntries(asked))
  if (!checked.ok) throw problems.invalid(checked.fields)
  return checked.value
}

function search(database: Query, { person, kind, record, from, to, before }: AuditFilter) {
  let query = database.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (person !== undefined) query = query.where('actor', '=', person)
  if (kind !== undefined) query = query.where('object_type', '=', kind)
  if (from !== undefined) query = query.where('at', '>=', startOfDay(from))
  if (to !== undefined) query = query.where('at', '<', startOfDay(to, 1))
  if (record !== undefined) {
    const part = `%${record.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where((where) =>
      where.or([
        sql<boolean>`lower(object_name) like ${part} escape '\\'`,
        sql<boolean>`lower(object_id) like ${part} escape '\\'`,
      ]),
    )
  }
  if (before !== undefined) {
    const [at = '', id = ''] = before.split('~')
    query = query.where((row) => row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', id)])]))
  }
  return query
}

export function addAuditRoutes(app: App, parts: Parts): void {
  app.get('/api/audit', async (context) => {
    const database = parts.database.query()
    const rows = await search(database, filterOf(context))
      .limit(pageSize + 1)
      .execute()
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    const next = rows.length > pageSize && last !== undefined ? `${last.at}~${last.id}` : null
    const people = await database.selectFrom('audit').select('actor').distinct().orderBy('actor').limit(200).execute()
    return context.json({
      entries: shown.map(toEntry),
      next,
      people: people.map(({ actor }) => actor),
    } satisfies AuditPage)
  })

  app.get('/api/export/audit.csv', async (context) => {
    const rows = await search(parts.database.query(), filterOf(context)).limit(mostInFile).execute()
    const lines = rows.map(toEntry).flatMap((entry) => {
      const fixed = [brussels.format(new Date(entry.at)), entry.actor, entry.sentence, entry.result, entry.network]
      const changes = entry.changes.length > 0 ? entry.changes : [{ field: '', before: '', after: '' }]
      return changes.map(({ field, before, after }) => [...fixed, field, before, after])
    })
    const columns = ['wanneer', 'wie', 'wat', 'resultaat', 'netwerk', 'veld', 'oud', 'nieuw']
    const name = `rekenklaar-logboek-${belgianDay(parts.clock())}.csv`
    return asDownload(context, name, 'text/csv; charset=utf-8', writeExcelCsv(columns, lines))
  })
}
