/** Changing the password. */
import { passwordInput } from '#contract/session.ts'
import { actorOf, audit } from '#server/audit.ts'
import { provePassword } from '#server/auth/password-check.ts'
import { weaknessOf } from '#server/auth/passwords.ts'
import { checkSecondFactor } from '#server/auth/second-factor.ts'
import { adminOf, giveCookie, newSessionOf } from '#server/auth/request-session.ts'
import { originOf } from '#server/auth/session-routes.ts'
import { endAllSessions, startSession } from '#server/auth/sessions.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

const bodyLimit = 4096

export function addPasswordRoutes(app: App, parts: Parts): void {
  const { database, hashes, clock } = parts

  app.post('/api/auth/password', async (context) => {
    const current = adminOf(context)
    const input = await readBody(context, passwordInput, bodyLimit)
    const weakness =
      input.newPassword === input.currentPassword
        ? 'Kies een ander wachtwoord dan het huidige.'
        : weaknessOf(input.newPassword, current.email)
    if (weakness !== undefined) throw problems.invalid({ newPassword: [weakness] })
    const { admin, account } = await provePassword(parts, context, input.currentPassword, 'wachtwoord wijzigen')
    // Ends every other session: a stolen session and password must not be enough to shut the owner out.
    await checkSecondFactor(parts, actorOf(context, clock()), admin.id, { account }, input.code)
    const passwordHash = await hashes.hash(input.newPassword)
    const now = clock()
    const token = await database.transaction(async (change) => {
      await change
        .updateTable('admins')
        .set({ password_hash: passwordHash, must_change_password: 0, updated_at: now.toISOString() })
        .where('id', '=', admin.id)
        .execute()
      await endAllSessions(change, admin.id)
      await audit(change, actorOf(context, now), {
        action: 'wachtwoord wijzigen',
        objectType: 'beheerder',
        objectId: admin.id,
      })
      return startSession(change, admin.id, now, originOf(context))
    })
    giveCookie(context, token)
    return context.json(newSessionOf({ ...current, mustChangePassword: false }, now, parts))
  })
}
