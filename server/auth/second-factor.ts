/** The second factor: a code of an authenticator app (RFC 6238), or one of ten recovery codes that count once. */
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { audit, type Actor } from '#server/audit.ts'
import { beginAttempt, factorKey, forgetAttempts, tooManyAttempts } from '#server/auth/throttle.ts'
import type { Config } from '#server/config.ts'
import type { Change, Query } from '#server/database/tables.ts'
import type { Context, Parts } from '#server/http/environment.ts'
import { Problem } from '#server/http/problem.ts'

const period = 30
const howManyCodes = 10
/** No letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

function totpOf(secret: string, email: string): TOTP {
  const settings = { algorithm: 'SHA1', digits: 6, period } as const
  return new TOTP({ issuer: 'Rekenklaar', label: email, ...settings, secret: Secret.fromBase32(secret) })
}

/** What the app reads from the picture. */
export function uriOf(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The time step a code belongs to, one step early or late allowed; undefined when it is no code of this secret. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

function hashOfCode(adminId: string, code: string): string {
  return createHash('sha256').update(`${adminId}\n${code}`).digest('hex')
}

/** Sixteen characters: too many to guess, so a plain hash keeps them safe. */
function newRecoveryCode(): string {
  const limit = 256 - (256 % alphabet.length)
  let code = ''
  while (code.length < 16) {
    for (const byte of randomBytes(32)) if (byte < limit && code.length < 16) code += alphabet[byte % alphabet.length]
  }
  return code
}

/** Replaces the codes of an account; they are given back once and never shown again. */
export async function renewRecoveryCodes(change: Change, adminId: string): Promise<readonly string[]> {
  await change.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute()
  const codes = Array.from({ length: howManyCodes }, newRecoveryCode)
  const rows = codes.map((code) => ({ code_hash: hashOfCode(adminId, code), admin_id: adminId }))
  await change.insertInto('recovery_codes').values(rows).execute()
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

export async function hasSecondFactor(query: Query, adminId: string): Promise<boolean> {
  const row = await query
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}

/** True once per code: the step is claimed in the same statement that looks at it. */
export async function claimStep(change: Change, adminId: string, step: number): Promise<boolean> {
  const result = await change
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('admin_id', '=', adminId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

async function useRecoveryCode(change: Change, actor: Actor, adminId: string, code: string): Promise<boolean> {
  const result = await change
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashOfCode(adminId, code))
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) return false
  await audit(change, actor, { action: 'herstelcode gebruiken', objectType: 'sessie', objectId: adminId })
  return true
}

/** What attempts are counted under: the account or a browser that logged in before, and the network of a stranger. */
type Counted = { readonly account: string; readonly network?: string | undefined }

/**
 * After the right password: passes when the account has no second factor or the code is right. A code is counted before it
 * is checked, and only a right one clears that count, so that knowing the password gives no free guesses.
 */
export async function checkSecondFactor(
  { database, clock, log }: Pick<Parts, 'database' | 'clock' | 'log'>,
  actor: Actor,
  adminId: string,
  { account, network }: Counted,
  code: string | undefined,
): Promise<void> {
  const row = await database
    .query()
    .selectFrom('second_factors')
    .selectAll()
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  if (row === undefined || row.confirmed_at === null) return
  if (code === undefined || code === '') {
    // Asking for the code is no failure of the network: an office that logs in must not lock itself out.
    // A browser that logged in before is counted by itself and not by its network.
    if (network !== undefined)
      await database
        .query()
        .updateTable('throttle')
        .set((value) => ({ failures: value('failures', '-', 1) }))
        .where('key', '=', network)
        .where('failures', '>', 0)
        .execute()
    throw new Problem(401, 'second_factor_asked', 'Vul de code van je app in.')
  }
  const now = clock()
  const counter = factorKey(account)
  const attempt = await database.transaction((change) => beginAttempt(change, counter, undefined, now))
  if (!attempt.allowed) throw tooManyAttempts(attempt.retryAfter)
  const step = stepOf(row.secret, code, now)
  const isRight = await database.transaction(async (change) => {
    const isUsed = await (step === undefined
      ? useRecoveryCode(change, actor, adminId, code)
      : claimStep(change, adminId, step))
    if (isUsed) await forgetAttempts(change, counter)
    return isUsed
  })
  if (isRight) return
  const deed = { action: 'aanmelden', objectType: 'sessie', objectId: adminId, result: 'mislukt' } as const
  await database.transaction((change) => audit(change, actor, deed))
  log.warn('second factor refused', { requestId: actor.requestId })
  throw new Problem(401, 'wrong_code', 'Deze code is niet juist of al gebruikt.')
}

/** Where the owner asks for it, an account without a second factor can only get one. */
export function demandSecondFactor(
  context: Context,
  { requireSecondFactor }: Pick<Config, 'requireSecondFactor'>,
): void {
  const admin = context.get('admin')
  if (!requireSecondFactor || admin === undefined || admin.hasSecondFactor) return
  if (context.req.path.startsWith('/api/auth/')) return
  throw new Problem(403, 'second_factor_needed', 'Stel eerst een tweede factor in.')
}
