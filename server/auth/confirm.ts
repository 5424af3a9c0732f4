/** Proof that it is still the same person, before a way in is added or taken away. */
import { confirmedByFactor, confirmedByPassword } from '#contract/session.ts'
import { actorOf } from '#server/audit.ts'
import { provePassword } from '#server/auth/password-check.ts'
import { adminOf } from '#server/auth/request-session.ts'
import { checkSecondFactor } from '#server/auth/second-factor.ts'
import type { Admin } from '#server/auth/sessions.ts'
import { readBody } from '#server/http/body.ts'
import type { Context, Parts } from '#server/http/environment.ts'

const bodyLimit = 4096
const action = 'wachtwoord bevestigen'

export async function confirmByPassword(parts: Parts, context: Context): Promise<Admin> {
  const { currentPassword } = await readBody(context, confirmedByPassword, bodyLimit)
  await provePassword(parts, context, currentPassword, action)
  return adminOf(context)
}

/** A stolen session and password are not enough to take the factor away, or to add a way around it. */
export async function confirmByFactor(parts: Parts, context: Context): Promise<Admin> {
  const { currentPassword, code } = await readBody(context, confirmedByFactor, bodyLimit)
  const { account } = await provePassword(parts, context, currentPassword, action)
  const admin = adminOf(context)
  await checkSecondFactor(parts, actorOf(context, parts.clock()), admin.id, { account }, code)
  return admin
}
