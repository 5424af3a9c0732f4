/** What was deleted or brought in lately, and the way back. */
import { setTimeout as pause } from 'node:timers/promises'
import { binEntry, type BinEntry } from '#contract/bin.ts'
import { actorOf } from '#server/audit.ts'
import type { UndoRow } from '#server/database/tables.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { keptDays, takeBack, takenMeanwhile } from '#server/undo.ts'

const mostPatience = 3000

function toEntry(row: Omit<UndoRow, 'inverse'>): BinEntry {
  const until = new Date(Date.parse(row.at) + keptDays * 86_400_000).toISOString()
  const contents: unknown = JSON.parse(row.contents)
  return binEntry.parse({ ...row, contents, until })
}

export function addBinRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts

  app.get('/api/bin', async (context) => {
    const rows = await database
      .query()
      .selectFrom('undo')
      .select(['id', 'at', 'actor', 'kind', 'name', 'contents'])
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute()
    return context.json(rows.map(toEntry))
  })

  app.post('/api/bin/:id/restore', async (context) => {
    const actor = actorOf(context, clock())
    const { inverse: _, ...row } = await database
      .changePublicData((change) => takeBack(change, actor, context.req.param('id')))
      .catch((error: unknown) => {
        throw takenMeanwhile(error)
      })
    // Whoever takes something back looks at once whether it is gone.
    await Promise.race([parts.site.marketPages.freshen(), pause(mostPatience)])
    return context.json(toEntry(row))
  })
}
