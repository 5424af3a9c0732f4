/** Sessions live in the database; the browser holds a random token, the database only its SHA-256. */
import { createHash, randomBytes } from 'node:crypto'
import type { Change, Query } from '#server/database/tables.ts'

export type Admin = {
  readonly id: string
  readonly email: string
  readonly mustChangePassword: boolean
  readonly tokenHash: string
  readonly expiresAt: string
  readonly hasSecondFactor: boolean
}

/** What a list of sessions can say about one. */
export type Origin = { readonly device: string; readonly network: string }

export const idleMs = 30 * 60_000
/** A page asks for several lists at once; one write for all of them is enough. */
const noticeMs = 10_000
export const absoluteMs = 8 * 3_600_000
export const maxSessions = 5
/** What the clocks of two servers may differ. */
const skewMs = 60_000

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function startSession(change: Change, adminId: string, now: Date, from: Origin): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  const others = await change
    .selectFrom('sessions')
    .select('token_hash')
    .where('admin_id', '=', adminId)
    .orderBy('created_at', 'desc')
    .execute()
  const dropped = others.slice(maxSessions - 1).map((row) => row.token_hash)
  if (dropped.length > 0) await change.deleteFrom('sessions').where('token_hash', 'in', dropped).execute()
  await change
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      admin_id: adminId,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(now.getTime() + absoluteMs).toISOString(),
      ...from,
    })
    .execute()
  return token
}

/** The admin behind a token, or undefined. Being seen extends the idle time, never the absolute one. */
export async function findSession(query: Query, token: string, now: Date): Promise<Admin | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const tokenHash = hashOfToken(token)
  const row = await query
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .leftJoin('second_factors', 'second_factors.admin_id', 'admins.id')
    .select(['admins.id', 'admins.email', 'admins.must_change_password', 'admins.is_disabled'])
    .select(['sessions.last_seen_at', 'sessions.expires_at', 'second_factors.confirmed_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined || row.is_disabled === 1) return undefined
  const time = now.getTime()
  const [expires, lastSeen] = [Date.parse(row.expires_at), Date.parse(row.last_seen_at)]
  // A clock that was ahead wrote times that are still to come; without this the session would last until then.
  const isFromTheFuture = lastSeen - time > skewMs || expires - time > absoluteMs + skewMs
  if (isFromTheFuture || time >= expires || time - lastSeen >= idleMs) {
    await query.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    return undefined
  }
  if (time - lastSeen >= noticeMs) {
    const seen = { last_seen_at: now.toISOString() }
    await query.updateTable('sessions').set(seen).where('token_hash', '=', tokenHash).execute()
  }
  return {
    id: row.id,
    email: row.email,
    mustChangePassword: row.must_change_password === 1,
    tokenHash,
    expiresAt: row.expires_at,
    hasSecondFactor: row.confirmed_at !== null,
  }
}

export async function endSession(query: Query, token: string): Promise<void> {
  await query.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute()
}

export async function endAllSessions(query: Query, adminId: string): Promise<void> {
  await query.deleteFrom('sessions').where('admin_id', '=', adminId).execute()
}

/** Rows nobody can use any more. */
export async function removeExpired(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', now.toISOString()),
        row('last_seen_at', '<=', new Date(now.getTime() - idleMs).toISOString()),
      ]),
    )
    .execute()
}
