/** Making accounts: from the command line, or once from the settings when there is none yet. */
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { check } from '#contract/check.ts'
import { emailAddress } from '#contract/fields.ts'
import { newPassword } from '#contract/session.ts'
import { audit, type Actor } from '#server/audit.ts'
import type { HashPool } from '#server/auth/hash-pool.ts'
import { weaknessOf } from '#server/auth/passwords.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Change } from '#server/database/tables.ts'
import type { Log } from '#server/log.ts'

export type NewAccount = { readonly email: string; readonly password: string; readonly mustChangePassword: boolean }

/** What is wrong with an e-mail address and password, or undefined. */
export function problemWith(email: string, password: string): string | undefined {
  const address = check(emailAddress, email)
  if (!address.ok) return address.fields['']?.[0]
  const secret = check(newPassword, password)
  if (!secret.ok) return secret.fields['']?.[0]
  return weaknessOf(password, address.value)
}

export async function insertAccount(
  change: Change,
  account: NewAccount,
  passwordHash: string,
  actor: Actor,
): Promise<void> {
  const at = actor.at.toISOString()
  const id = randomUUID()
  await change
    .insertInto('admins')
    .values({
      id,
      email: account.email.trim(),
      email_key: account.email.trim().toLowerCase(),
      password_hash: passwordHash,
      must_change_password: account.mustChangePassword ? 1 : 0,
      is_disabled: 0,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await audit(change, actor, {
    action: 'toevoegen',
    objectType: 'beheerder',
    objectId: id,
    after: { email: account.email },
  })
}

/** The owner asked for an account that cannot be made. */
export class AccountRefused extends Error {}

function readPassword(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new AccountRefused(`ADMIN_PASSWORD_FILE ${path} kan niet gelezen worden.`)
  }
}

/** Uses ADMIN_EMAIL and ADMIN_PASSWORD_FILE only while there is no account: a restart never resets a password. */
export async function createFirstAccount(
  config: Pick<Config, 'adminEmail' | 'adminPasswordFile'>,
  database: Database,
  hashes: HashPool,
  log: Log,
  now: Date,
): Promise<void> {
  const existing = await database.query().selectFrom('admins').select('id').limit(1).executeTakeFirst()
  if (existing !== undefined) return
  const { adminEmail, adminPasswordFile } = config
  if (adminEmail === undefined || adminPasswordFile === undefined) {
    log.warn('no admin account yet: run npm run admin:maken -- --email <address>')
    return
  }
  const password = readPassword(adminPasswordFile)
  const problem = problemWith(adminEmail, password)
  if (problem !== undefined) throw new AccountRefused(`De eerste beheerder kan niet gemaakt worden: ${problem}`)
  const passwordHash = await hashes.hash(password)
  const actor = { name: 'opstart', requestId: 'opstart', network: 'lokaal', at: now }
  await database.transaction(async (change) => {
    const raced = await change.selectFrom('admins').select('id').limit(1).executeTakeFirst()
    if (raced !== undefined) return
    await insertAccount(change, { email: adminEmail, password, mustChangePassword: true }, passwordHash, actor)
  })
  log.info('first admin account made')
}
