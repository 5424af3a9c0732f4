/** PostgreSQL by DATABASE_URL: a pool for queries and one connection that listens for changes of other servers. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { faultOf } from '#server/database/errors.ts'
import type { Tables } from '#server/database/tables.ts'

/** Also written out in the LISTEN statement below: an identifier cannot be a parameter. */
export const changeChannel = 'rekenklaar_data'

const beatMs = 3000

/** `waitMs`: how long a connection or an answer may take before the database counts as away. */
export function openPostgres(url: string, waitMs: number, onError: (error: Error) => void): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: waitMs + 1000,
    lock_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs + 6000,
    // A frozen server does not time out by itself: the limit is set here.
    query_timeout: waitMs,
    application_name: 'rekenklaar',
  })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutStuckClients(pool) }) })
}

/**
 * A query that timed out here may still run there. Its connection is closed and not used again: the next one to get it
 * could find itself in the middle of somebody else's transaction. The same for one that broke.
 */
function withoutStuckClients(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      let stuck: Error | undefined
      // The pool listens to idle connections only; one that breaks in use would end the process.
      const onError = (error: Error) => void (stuck = error)
      client.on('error', onError)
      const query = async (text: string, values: readonly unknown[]) => {
        if (stuck !== undefined) throw stuck
        try {
          return await client.query(text, [...values])
        } catch (error) {
          if (error instanceof Error && faultOf(error) === 'unavailable') stuck = error
          throw error
        }
      }
      const release = () => {
        client.release(stuck)
        // A connection that is being closed may still have something to say.
        if (stuck === undefined) client.off('error', onError)
      }
      // Kysely's type also has cursors; nothing here reads with one.
      return { query, release } as unknown as PostgresPoolClient
    },
    end: async () => pool.end(),
  }
}

export type Listener = { readonly stop: () => Promise<void> }

export type ListenEvents = {
  readonly onChange: () => void
  readonly onUp: () => void
  readonly onDown: (error: Error | undefined) => void
}

/**
 * All that visitors see, as one hash: a few hundred rows, a millisecond. A restore or a change by hand shows too. Every
 * write gives a row a new xmin: text that is changed and put back between two looks is still news.
 */
async function stateOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ state: string }>(`select md5(concat(
    (select value || '.' || number from meta where key = 'data_version'),
    (select string_agg(concat(b.xmin, b), '|' order by id) from banks b),
    (select string_agg(concat(p.xmin, p), '|' order by id) from products p),
    (select string_agg(concat(r.xmin, r), '|' order by id) from rates r),
    (select string_agg(concat(s.xmin, s), '|' order by series, period) from series_points s))) as state`)
  return rows[0]?.state ?? ''
}

/** Before the tables are made there is nothing to compare; the database is there all the same. */
function isMissingTable(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '42P01'
}

/**
 * Keeps one LISTEN connection alive and asks it something every three seconds. Being cut off, or getting no answer, is
 * reported at once, so public answers can say they may be old and the admin need not wait.
 */
export function listen(url: string, waitMs: number, events: ListenEvents): Listener {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = 250
  let seen = ''

  const later = (work: () => void, ms: number) => {
    timer = setTimeout(work, ms)
    timer.unref()
  }

  const lost = (from: pg.Client, error: Error | undefined) => {
    if (stopped || client !== from) return
    client = undefined
    clearTimeout(timer)
    events.onDown(error)
    from.end().catch(() => undefined)
    later(connect, wait)
    wait = Math.min(wait * 2, 5000)
  }

  const look = async (from: pg.Client) => {
    try {
      const state = await stateOf(from)
      if (state !== seen) events.onChange()
      seen = state
    } catch (error) {
      if (!isMissingTable(error)) throw error
    }
  }

  const beat = (from: pg.Client) => {
    if (stopped || client !== from) return
    look(from)
      .then(() => later(() => beat(from), beatMs))
      .catch((error: unknown) => lost(from, error instanceof Error ? error : new Error(String(error))))
  }

  const connect = () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: waitMs,
      query_timeout: waitMs,
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
      // Looked at before anything is read again: what changes from here on is news.
      .then(() => look(next))
      .then(() => {
        wait = 250
        events.onUp()
        later(() => beat(next), beatMs)
      })
      .catch((error: unknown) => lost(next, error instanceof Error ? error : new Error(String(error))))
  }

  connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
