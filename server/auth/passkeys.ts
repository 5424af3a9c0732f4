/**
 * Passkeys: the authenticator signs a challenge of ours, after it has checked who holds it. A challenge is kept nowhere
 * until it is used, so that nobody can fill a table by asking for them; it carries its end and our own seal.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Change, PasskeyRow, Query } from '#server/database/tables.ts'

const challengeMs = 5 * 60_000
export const mostPasskeys = 10
const sealKey = 'passkey_seal'

/** One seal for all servers on this database; made by the first that needs it. */
export async function sealOf(query: Query): Promise<string> {
  const find = async () => query.selectFrom('meta').select('value').where('key', '=', sealKey).executeTakeFirst()
  const known = await find()
  if (known !== undefined) return known.value
  const value = randomBytes(32).toString('base64url')
  await query
    .insertInto('meta')
    .values({ key: sealKey, value, number: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await find())?.value ?? value
}

function sealed(seal: string, purpose: string, head: Buffer): Buffer {
  return createHmac('sha256', seal).update(`${purpose}\n`).update(head).digest()
}

/** `purpose` says what the answer may be used for, and by whom. */
export function newChallenge(seal: string, purpose: string, now: Date): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([randomBytes(16), Buffer.alloc(8)])
  head.writeBigUInt64BE(BigInt(now.getTime() + challengeMs), 16)
  return Uint8Array.from(Buffer.concat([head, sealed(seal, purpose, head)]))
}

export function isChallenge(seal: string, purpose: string, now: Date, text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 56) return false
  const head = bytes.subarray(0, 24)
  if (!timingSafeEqual(bytes.subarray(24), sealed(seal, purpose, head))) return false
  const left = Number(head.readBigUInt64BE(16)) - now.getTime()
  return left > 0 && left <= challengeMs
}

/** False when the same answer was used before. */
export async function useChallenge(change: Change, clientData: string, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(clientData).digest('hex')
  const used_at = now.toISOString()
  const result = await change
    .insertInto('used_challenges')
    .values({ hash, used_at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function forgetChallenges(change: Change, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * challengeMs).toISOString()
  await change.deleteFrom('used_challenges').where('used_at', '<', before).execute()
}

export async function passkeysOf(query: Query, adminId: string): Promise<readonly PasskeyRow[]> {
  return query
    .selectFrom('passkeys')
    .selectAll()
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
