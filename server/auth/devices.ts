/**
 * A browser that logged in before holds a cookie that says so. Its attempts are counted apart from those of everybody
 * else, so nobody can lock an admin out by guessing from elsewhere. The cookie opens nothing by itself.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { hashOfToken, newToken } from '#server/auth/sessions.ts'
import type { Change, Query } from '#server/database/tables.ts'
import type { Context } from '#server/http/environment.ts'

const cookieName = '__Host-toestel'
/** As long as browsers keep a cookie at most. */
const keepDays = 400
const mostPerAdmin = 10

/** The hash of the cookie, if this browser logged in to this account before. */
export async function knownDevice(query: Query, context: Context, email: string): Promise<string | undefined> {
  const token = getCookie(context, cookieName) ?? ''
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const row = await query
    .selectFrom('devices')
    .innerJoin('admins', 'admins.id', 'devices.admin_id')
    .select('devices.token_hash')
    .where('devices.token_hash', '=', hashOfToken(token))
    .where('admins.email_key', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.token_hash
}

/** After a login. Gives the cookie for a browser that was not known yet. */
export async function rememberDevice(
  change: Change,
  adminId: string,
  known: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString()
  if (known !== undefined) {
    await change.updateTable('devices').set({ last_used_at: at }).where('token_hash', '=', known).execute()
    return undefined
  }
  const others = await change
    .selectFrom('devices')
    .select('token_hash')
    .where('admin_id', '=', adminId)
    .orderBy('last_used_at', 'desc')
    .execute()
  const dropped = others.slice(mostPerAdmin - 1).map((row) => row.token_hash)
  if (dropped.length > 0) await change.deleteFrom('devices').where('token_hash', 'in', dropped).execute()
  const token = newToken()
  const row = { token_hash: hashOfToken(token), admin_id: adminId, created_at: at, last_used_at: at }
  await change.insertInto('devices').values(row).execute()
  return token
}

export function giveDeviceCookie(context: Context, token: string): void {
  const maxAge = keepDays * 86_400
  setCookie(context, cookieName, token, { path: '/', secure: true, httpOnly: true, sameSite: 'Strict', maxAge })
}

export async function forgetDevices(change: Change, adminId: string): Promise<void> {
  await change.deleteFrom('devices').where('admin_id', '=', adminId).execute()
}

export async function forgetOldDevices(change: Change, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * 86_400_000).toISOString()
  await change.deleteFrom('devices').where('last_used_at', '<', before).execute()
}
