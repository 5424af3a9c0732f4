/** Whether a password is right. Every attempt is counted; a wrong password and an unknown address take as long. */
import { actorOf, audit } from '#server/audit.ts'
import { knownDevice } from '#server/auth/devices.ts'
import { adminOf } from '#server/auth/request-session.ts'
import {
  accountKey,
  beginAttempt,
  deviceKey,
  forgiveAttempt,
  networkKey,
  tooManyAttempts,
} from '#server/auth/throttle.ts'
import { networkOf } from '#server/http/client-address.ts'
import type { Context, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

/** Counts the attempt first, then checks the password. */
export async function checkPassword(
  { database, hashes, clock, log }: Parts,
  context: Context,
  email: string,
  password: string,
) {
  const device = await knownDevice(database.query(), context, email)
  if (device === undefined && hashes.isFull()) throw problems.overloaded()
  const account = device === undefined ? accountKey(email) : deviceKey(device)
  const network = device === undefined ? networkKey(networkOf(context.get('address'))) : undefined
  const attempt = await database.transaction((change) => beginAttempt(change, account, network, clock()))
  if (!attempt.allowed) {
    log.warn('login throttled', { requestId: context.get('requestId') })
    throw tooManyAttempts(attempt.retryAfter)
  }
  const admin = await database
    .query()
    .selectFrom('admins')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst()
  const usable = admin?.is_disabled === 0 ? admin : undefined
  const isRight = await hashes.verify(usable?.password_hash, password, device === undefined ? 'stranger' : 'known')
  return { admin: isRight ? usable : undefined, account, network, device }
}

/** The password of whoever is logged in, once more. A right one takes back the attempt; a code is counted by itself. */
export async function provePassword(parts: Parts, context: Context, password: string, action: string) {
  const { database, clock } = parts
  const current = adminOf(context)
  const { admin, account, network } = await checkPassword(parts, context, current.email, password)
  if (admin === undefined) {
    const deed = { action, objectType: 'beheerder', objectId: current.id, result: 'mislukt' } as const
    const actor = actorOf(context, clock())
    await database.transaction((change) => audit(change, actor, deed))
    throw problems.invalid({ currentPassword: ['Dit is niet je huidige wachtwoord.'] })
  }
  await database.transaction((change) => forgiveAttempt(change, account, network))
  return { admin, account }
}
