/**
 * Addresses that were typed for a failed login: enough to see that one account is under attack, for 90 days. Not in the
 * audit, which is kept for ever: people type their password, or somebody else's address, in the wrong field.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { Actor } from '#server/audit.ts'
import type { Change } from '#server/database/tables.ts'

const keepDays = 90

export async function noteFailedLogin(change: Change, actor: Actor, email: string): Promise<void> {
  const { value: key } = await change
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'login_key')
    .executeTakeFirstOrThrow()
  const address = createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url')
  const at = actor.at.toISOString()
  const row = { id: randomUUID(), at, address_hash: address, network: actor.network, request_id: actor.requestId }
  await change.insertInto('failed_logins').values(row).execute()
}

export async function forgetFailedLogins(change: Change, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * 86_400_000).toISOString()
  await change.deleteFrom('failed_logins').where('at', '<', before).execute()
}
