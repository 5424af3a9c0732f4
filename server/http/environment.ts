/** What every handler can reach: the parts of the server, and what is known about this request. */
import type { Context as HonoContext, Hono } from 'hono'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/database/database.ts'
import type { PublicAnswers } from '#server/api/public-paths.ts'
import type { PublicDataSource } from '#server/public-data.ts'
import type { Door } from '#server/engine/door.ts'
import type { HashPool } from '#server/auth/hash-pool.ts'
import type { Admin } from '#server/auth/sessions.ts'
import type { Health } from '#server/health.ts'
import type { Office } from '#server/rate-files/office.ts'
import type { Refusals } from '#server/http/refusals.ts'
import type { Slot } from '#server/http/slots.ts'
import type { Site } from '#server/pages/site.ts'

export type Parts = {
  readonly config: Config
  readonly log: Log
  readonly clock: () => Date
  readonly database: Database
  readonly data: PublicDataSource
  readonly answers: PublicAnswers
  readonly hashes: HashPool
  readonly door: Door
  readonly office: Office
  readonly site: Site
  readonly health: Health
  readonly refusals: Refusals
  readonly fetch: typeof fetch
}

export type Variables = {
  requestId: string
  /** The place this request takes among those at work. */
  slot: Slot | undefined
  /** Address of the visitor, after looking through our own proxies. */
  address: string
  /** Set by the guard; absent on public routes. */
  admin: Admin | undefined
}

export type Environment = { Bindings: { remoteAddress?: string } | undefined; Variables: Variables }
export type App = Hono<Environment>
export type Context = HonoContext<Environment>
