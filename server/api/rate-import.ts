import { rateImportInput } from '#contract/rate-import.ts'
import { actorOf } from '#server/audit.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { importRates } from '#server/rate-files/import.ts'

const importLimit = 1024 * 1024

export function addRateImportRoute(app: App, parts: Parts): void {
  app.post('/api/rates/import', async (context) => {
    const { dryRun, ...file } = await readBody(context, rateImportInput, importLimit)
    const result = await importRates(parts.database, actorOf(context, parts.clock()), file, dryRun)
    // Errors per line are the answer to a file, not a failure of the request: the admin shows both together.
    return context.json(result, result.errors.length > 0 && !dryRun ? 422 : 200)
  })
}
