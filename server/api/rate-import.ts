import { rateImportInput } from '#contract/rate-import.ts'
import { actorOf } from '#server/audit.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { importRates, type Planner } from '#server/rate-files/import.ts'

const importLimit = 1024 * 1024

export function addRateImportRoute(app: App, parts: Parts): void {
  app.post('/api/rates/import', async (context) => {
    const { dryRun, sure, ...file } = await readBody(context, rateImportInput, importLimit)
    const actor = actorOf(context, parts.clock())
    const planner: Planner = async (sent, rows) => parts.office.plan(actor.name, sent, rows)
    const result = await importRates(parts.database, actor, file, { dryRun, sure }, planner)
    // Errors per line are the answer to a file, not a failure of the request: the admin shows both together.
    return context.json(result, result.errors.length > 0 && !dryRun ? 422 : 200)
  })
}
