/** The one handle the rest of the server holds: queries, changes, and news about changes made elsewhere. */
import { sql } from 'kysely'
import type { Log } from '#server/log.ts'
import { describeError } from '#server/log.ts'
import { DatabaseUnavailable, faultOf, isMisconfigured } from '#server/database/errors.ts'
import { migrate } from '#server/database/migrate.ts'
import type { DatabaseKind } from '#server/database/migration.ts'
import { openSqlite, type SqliteHandle } from '#server/database/sqlite.ts'
import type { Change, Query } from '#server/database/tables.ts'

export type Database = {
  readonly kind: DatabaseKind
  /** Throws DatabaseUnavailable until the schema is in place. */
  readonly query: () => Query
  readonly transaction: <T>(work: (change: Change) => Promise<T>) => Promise<T>
  /** A transaction that touches what visitors see: counts a new data version and tells every server. */
  readonly changePublicData: <T>(work: (change: Change) => Promise<T>) => Promise<T>
  /** Told after every change of public data, here or elsewhere, and when the connection comes back. */
  readonly onPublicDataChange: (listener: () => void) => void
  /** False while the connection is known to be broken. */
  readonly isUp: () => boolean
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseWaitMs: number
  readonly startWithoutDatabase: boolean
  readonly log: Log
  readonly clock: () => Date
}

const checkForeignChangesEvery = 200
const retryEmbeddedMs = 2000

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer({ ...options, databaseUrl: options.databaseUrl })
}

function newsOf() {
  const listeners: (() => void)[] = []
  return {
    tell: () => listeners.forEach((listener) => listener()),
    add: (listener: () => void) => void listeners.push(listener),
  }
}

async function countVersion(change: Change): Promise<void> {
  await change
    .updateTable('meta')
    .set((value) => ({ number: value('number', '+', 1) }))
    .where('key', '=', 'data_version')
    .execute()
}

/** Does the work, counts the version and tells the news; `announce` tells it to other servers, in the same transaction. */
async function changeAndTell<T>(
  query: Query,
  tell: () => void,
  work: (change: Change) => Promise<T>,
  announce?: (change: Change) => Promise<unknown>,
): Promise<T> {
  let isAtEnd = false
  try {
    return await query.transaction().execute(async (change) => {
      const value = await work(change)
      await countVersion(change)
      await announce?.(change)
      isAtEnd = true
      return value
    })
  } finally {
    // Also when the answer to the commit got lost: then the change may stand, and readers have to look.
    if (isAtEnd) tell()
  }
}

/** Faults of the machine that pass: a full disk, or the errors of reading and writing that come with one. */
function isPassing(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined
  return faultOf(error) === 'full' || (typeof code === 'number' && (code & 0xff) === 10)
}

async function openEmbedded({ dataDir, log, clock }: DatabaseOptions): Promise<Database> {
  const news = newsOf()
  let handle: SqliteHandle | undefined
  let retry: NodeJS.Timeout | undefined
  let seen = 0

  const open = async () => {
    const opened = openSqlite(dataDir)
    try {
      await migrate(opened.query, 'sqlite', clock())
    } catch (error) {
      await opened.close()
      throw error
    }
    handle = opened
    seen = opened.foreignVersion()
    news.tell()
  }
  const openLater = () => {
    retry = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn('database still unavailable', describeError(error))
        openLater()
      })
    }, retryEmbeddedMs)
    retry.unref()
  }
  try {
    await open()
  } catch (error) {
    if (!isPassing(error)) throw error
    log.error('database unavailable at start: serving the built-in snapshot', describeError(error))
    openLater()
  }

  const ready = (): Query => {
    if (handle === undefined) throw new DatabaseUnavailable()
    return handle.query
  }
  const look = () => {
    const now = handle?.foreignVersion() ?? seen
    if (now === seen) return
    seen = now
    news.tell()
  }
  const timer = setInterval(() => {
    try {
      look()
    } catch {
      // A disk that does not answer now: whoever asks for something hears so, and the next look may work.
    }
  }, checkForeignChangesEvery)
  timer.unref()
  return {
    kind: 'sqlite',
    query: ready,
    transaction: async (work) => ready().transaction().execute(work),
    changePublicData: async (work) => changeAndTell(ready(), news.tell, work),
    onPublicDataChange: news.add,
    isUp: () => handle !== undefined,
    close: async () => {
      clearInterval(timer)
      clearTimeout(retry)
      await handle?.close()
    },
  }
}

async function openServer(options: DatabaseOptions & { readonly databaseUrl: string }): Promise<Database> {
  const { log, databaseUrl, databaseWaitMs } = options
  // Only here: a server on SQLite never reads the driver.
  const { changeChannel, listen, openPostgres } = await import('#server/database/postgres.ts')
  const query = openPostgres(databaseUrl, databaseWaitMs, (error) =>
    log.warn('database connection lost', describeError(error)),
  )
  const news = newsOf()
  let prepared = false
  let up = false
  let isAway = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const prepare = async () => {
    await migrate(query, 'postgres', options.clock())
    prepared = true
    news.tell()
  }
  const prepareLater = (wait: number) => {
    if (closed) return
    retry = setTimeout(() => {
      prepare().catch((error: unknown) => {
        log.warn('database still unavailable', describeError(error))
        prepareLater(Math.min(wait * 2, 30_000))
      })
    }, wait)
    retry.unref()
  }

  try {
    await prepare()
    up = true
  } catch (error) {
    const wait = options.startWithoutDatabase || (faultOf(error) === 'unavailable' && !isMisconfigured(error))
    if (!wait) {
      await query.destroy().catch(() => undefined)
      throw error
    }
    log.error('database unavailable at start: serving the built-in snapshot', describeError(error))
    prepareLater(1000)
  }

  const listener = listen(databaseUrl, databaseWaitMs, {
    onChange: news.tell,
    onUp: () => {
      up = true
      isAway = false
      log.info('listening for changes')
      // Whatever was announced while we were cut off was missed.
      news.tell()
    },
    onDown: (error) => {
      if (up) log.warn('database connection lost', error ? describeError(error) : {})
      up = false
      isAway = true
    },
  })

  const ready = () => {
    // Known to be down: fail at once instead of after a time-out.
    if (!prepared || isAway) throw new DatabaseUnavailable()
    return query
  }
  const announce = async (change: Change) => sql`select pg_notify(${changeChannel}, '')`.execute(change)
  return {
    kind: 'postgres',
    query: ready,
    transaction: async (work) => ready().transaction().execute(work),
    changePublicData: async (work) => changeAndTell(ready(), news.tell, work, announce),
    onPublicDataChange: news.add,
    isUp: () => prepared && up,
    close: async () => {
      closed = true
      clearTimeout(retry)
      await listener.stop()
      await query.destroy()
    },
  }
}
