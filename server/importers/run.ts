/** Runs the importers that are switched on, one server at a time, and keeps what they bring: all of it or nothing. */
import { audit } from '#server/audit.ts'
import type { ImporterName } from '#server/config.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import { takeLock } from '#server/database/lock.ts'
import type { Change } from '#server/database/tables.ts'
import type { Parts } from '#server/http/environment.ts'
import { DownloadFailed, type Download } from '#server/importers/download.ts'
import { importEcb } from '#server/importers/ecb.ts'
import { InvalidSeries, type Series } from '#server/importers/points.ts'
import { describeError } from '#server/log.ts'

export type ImportParts = Pick<Parts, 'config' | 'database' | 'log' | 'clock' | 'fetch'>

async function known(change: Change, series: string): Promise<ReadonlyMap<string, { value: number; source: string }>> {
  const rows = await change.selectFrom('series_points').selectAll().where('series', '=', series).execute()
  return new Map(rows.map((row) => [row.period, { value: row.value, source: row.source }]))
}

/** Number of new or changed points. A series that lost points it had from the same source was cut off on the way. */
async function store(change: Change, series: Series, fetchedAt: string): Promise<number> {
  const before = await known(change, series.name)
  const periods = new Set(series.points.map((point) => point.period))
  const lost = [...before].filter(([period, point]) => point.source === series.source && !periods.has(period))
  if (lost.length > 0) throw new InvalidSeries(`${series.name}: ${lost.length} known points are missing`)
  let count = 0
  for (const { period, value } of series.points) {
    if (before.get(period)?.value === value && before.get(period)?.source === series.source) continue
    const columns = { value, source: series.source, fetched_at: fetchedAt }
    await change
      .insertInto('series_points')
      .values({ series: series.name, period, ...columns })
      .onConflict((conflict) => conflict.columns(['series', 'period']).doUpdateSet(columns))
      .execute()
    count++
  }
  return count
}

async function countNew(parts: ImportParts, series: readonly Series[]): Promise<number> {
  let count = 0
  for (const one of series) {
    const rows = await parts.database
      .query()
      .selectFrom('series_points')
      .selectAll()
      .where('series', '=', one.name)
      .execute()
    const before = new Map(rows.map((row) => [row.period, row]))
    count += one.points.filter(({ period, value }) => {
      const row = before.get(period)
      return row === undefined || row.value !== value || row.source !== one.source
    }).length
  }
  return count
}

export async function runImporter(
  parts: ImportParts,
  name: ImporterName,
  options?: Partial<Download>,
): Promise<number> {
  const { config, database, clock } = parts
  const settings = { fetch: parts.fetch, ...options }
  const now = clock()
  const series = await importEcb(config.ecbEndpoint, settings, belgianDay(now))
  // Most days bring nothing new: then the data version stays, and with it every cache.
  if ((await countNew(parts, series)) === 0) return 0
  return database.changePublicData(async (change) => {
    let count = 0
    for (const one of series) count += await store(change, one, now.toISOString())
    const actor = { name: `invoer ${name}`, requestId: 'invoer', network: 'lokaal', at: now }
    const after = { count, series: series.map((one) => one.name) }
    await audit(change, actor, { action: 'invoeren', objectType: 'reeks', objectId: name, after })
    return count
  })
}

/** True when this server may run the importer now; the claim lasts until shortly before the next turn. */
async function claim(parts: ImportParts, name: ImporterName): Promise<boolean> {
  const turn = parts.config.importEveryHours * 3_500_000
  return takeLock(parts.database.query(), `import:${name}`, parts.clock(), turn)
}

/** How the last run went, for the admin's queue. */
async function note(parts: ImportParts, name: ImporterName, problem: string): Promise<void> {
  const columns = { at: parts.clock().toISOString(), problem: problem.slice(0, 500) }
  await parts.database
    .query()
    .insertInto('import_runs')
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .execute()
}

/** For people; the log has the details. */
function problemOf(error: unknown): string {
  if (error instanceof DownloadFailed) return 'de server gaf geen bruikbaar antwoord'
  if (error instanceof InvalidSeries) return 'de cijfers in het antwoord klopten niet'
  return 'onverwachte fout, zie het logboek van de server'
}

/** One run of one importer; what fails is logged and noted, and leaves the data as it was. */
export async function takeTurn(parts: ImportParts, name: ImporterName, options?: Partial<Download>): Promise<void> {
  const { log } = parts
  try {
    log.info('import done', { importer: name, points: await runImporter(parts, name, options) })
    await note(parts, name, '')
  } catch (error) {
    log.error('import failed: earlier data stays', { importer: name, ...describeError(error) })
    await note(parts, name, problemOf(error)).catch(() => undefined)
  }
}

export function scheduleImporters(parts: ImportParts): void {
  const { config, log } = parts
  const turn = async () => {
    for (const name of config.importers) {
      try {
        if (await claim(parts, name)) await takeTurn(parts, name)
      } catch (error) {
        log.error('import not started', { importer: name, ...describeError(error) })
      }
    }
  }
  if (config.importers.length === 0) return
  setTimeout(() => void turn(), 5000).unref()
  // Looks every hour; the claim decides whether it is time.
  setInterval(() => void turn(), 3_600_000).unref()
}
