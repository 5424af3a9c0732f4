/**
 * What anonymous visitors can read, kept in memory per data version. The database is asked once after a change;
 * while it is away the last good copy is served, and before the first good copy the snapshot of the build.
 */
import { createHash } from 'node:crypto'
import type { Market } from '#calculators/kernel/market.ts'
import type { Database } from '#server/database/database.ts'
import type { RateChange } from '#contract/changes.ts'
import { changesOf } from '#server/changes.ts'
import type { Query, RateHistoryRow } from '#server/database/tables.ts'
import { readSeedRows } from '#server/database/seed-rows.ts'
import { buildMarket, type MarketRows } from '#server/market.ts'
import { describeError, type Log } from '#server/log.ts'

export type PublicRows = MarketRows & { readonly history: readonly RateHistoryRow[] }

export type PublicData = {
  readonly version: string
  readonly market: Market
  readonly changes: readonly RateChange[]
  /** Active rows only, except that history also knows what is no longer on offer. */
  readonly rows: PublicRows
}

export type Freshness = 'actueel' | 'oud'
export type Reading = { readonly data: PublicData; readonly freshness: Freshness }

export type PublicDataSource = {
  readonly read: () => Promise<Reading>
  /** What is in memory now, without waiting for anything. */
  readonly current: () => Reading
  readonly onChange: (listener: () => void) => void
  /** How often the database was asked: once per data version. */
  readonly loads: () => number
}

export function buildPublicData(rows: PublicRows, version: string): PublicData {
  const banks = rows.banks.filter((bank) => bank.is_active === 1)
  const activeBanks = new Set(banks.map((bank) => bank.id))
  const products = rows.products.filter((product) => product.is_active === 1 && activeBanks.has(product.bank_id))
  const activeProducts = new Set(products.map((product) => product.id))
  const rates = rows.rates.filter((rate) => activeProducts.has(rate.product_id))
  const market = buildMarket(rows, version)
  return {
    version,
    market,
    changes: changesOf(rows.history),
    rows: { banks, products, rates, series: rows.series, history: rows.history },
  }
}

/** Years of changes; older ones stay in the database. */
const longestHistory = 5000

async function readVersion(query: Query): Promise<string> {
  const meta = await query
    .selectFrom('meta')
    .select(['value', 'number'])
    .where('key', '=', 'data_version')
    .executeTakeFirstOrThrow()
  return `${meta.value}.${meta.number}`
}

/** The version is read before and after: rows that changed in between are read again, without a lock on writers. */
async function load(database: Database): Promise<PublicData> {
  const query = database.query()
  for (;;) {
    const version = await readVersion(query)
    const banks = await query.selectFrom('banks').selectAll().orderBy('name').orderBy('id').execute()
    const products = await query.selectFrom('products').selectAll().orderBy('name').orderBy('id').execute()
    const rates = await query.selectFrom('rates').selectAll().orderBy('id').execute()
    const series = await query.selectFrom('series_points').selectAll().orderBy('series').orderBy('period').execute()
    const history = await query
      .selectFrom('rate_history')
      .selectAll()
      .orderBy('recorded_at', 'desc')
      .limit(longestHistory)
      .execute()
    if ((await readVersion(query)) === version) {
      // The content is part of the name: a change by hand or a restore need not have counted the version.
      const content = createHash('sha256')
        .update(JSON.stringify([banks, products, rates, series]))
        .digest('hex')
      return buildPublicData({ banks, products, rates, series, history }, `${version}.${content.slice(0, 8)}`)
    }
  }
}

export function snapshotOfBuild(): PublicData {
  return buildPublicData(readSeedRows(''), 'bouw')
}

const retryAfter = 1000

export function publicDataOf(database: Database, log: Log, clock: () => Date): PublicDataSource {
  // Until the database was read, which is before the first visitor: the snapshot is made when somebody asks for it.
  let data: PublicData | undefined
  let generation = 0
  let loaded = -1
  let loading: Promise<void> | undefined
  let failedAt = 0
  let loads = 0
  const listeners: (() => void)[] = []

  database.onPublicDataChange(() => {
    generation++
    listeners.forEach((listener) => listener())
  })

  const refresh = async () => {
    const wanted = generation
    try {
      loads++
      const read = await load(database)
      data = read
      // One line per data version: anyone can count in the log that visitors do not reach the database.
      log.info('public data read', { version: read.version })
      // A change during the load leaves `generation` ahead, and the next reader loads again.
      loaded = wanted
    } catch (error) {
      failedAt = clock().getTime()
      log.warn('public data not refreshed', describeError(error))
    } finally {
      loading = undefined
    }
  }

  // A clock that was set back must not stop the attempts until it has caught up.
  const hasWaited = () => {
    const waited = clock().getTime() - failedAt
    return waited < 0 || waited >= retryAfter
  }

  const current = (): Reading => ({
    data: (data ??= snapshotOfBuild()),
    freshness: loaded === generation && database.isUp() ? 'actueel' : 'oud',
  })

  return {
    current,
    onChange: (listener) => void listeners.push(listener),
    loads: () => loads,
    read: async () => {
      // Joining a load that began before the newest change is not enough: whoever saved must see it on the next request.
      while (loaded !== generation && hasWaited()) {
        loading ??= refresh()
        await loading
      }
      return current()
    },
  }
}
