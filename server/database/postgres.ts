/** PostgreSQL by DATABASE_URL: a pool for queries and one connection that listens for changes of other servers. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '#server/database/tables.ts'

/** Also written out in the LISTEN statement below: an identifier cannot be a parameter. */
export const changeChannel = 'rekenklaar_data'

export function openPostgres(url: string, onError: (error: Error) => void): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 5000,
    lock_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'rekenklaar',
  })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

export type Listener = { readonly stop: () => Promise<void> }

export type ListenEvents = {
  readonly onChange: () => void
  readonly onUp: () => void
  readonly onDown: (error: Error | undefined) => void
}

/** Keeps one LISTEN connection alive. Being cut off is reported at once, so public answers can say they may be old. */
export function listen(url: string, events: ListenEvents): Listener {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let wait = 250

  const lost = (from: pg.Client, error: Error | undefined) => {
    if (stopped || client !== from) return
    client = undefined
    events.onDown(error)
    retry = setTimeout(connect, wait)
    retry.unref()
    wait = Math.min(wait * 2, 5000)
  }

  const connect = () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      application_name: 'rekenklaar-luisteraar',
    })
    client = next
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, undefined))
    next.on('notification', () => events.onChange())
    next
      .connect()
      .then(() => next.query('listen rekenklaar_data'))
      .then(() => {
        wait = 250
        events.onUp()
      })
      .catch((error: unknown) => {
        lost(next, error instanceof Error ? error : new Error(String(error)))
        next.end().catch(() => undefined)
      })
  }

  connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
