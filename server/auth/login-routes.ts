/** Logging in with a password. The answer to a wrong password and to an unknown address is the same, also in time. */
import { loginInput } from '#contract/session.ts'
import { actorOf, audit } from '#server/audit.ts'
import { noteFailedLogin } from '#server/auth/failed-logins.ts'
import { isOutdated } from '#server/auth/hash-pool.ts'
import { letIn } from '#server/auth/let-in.ts'
import { checkPassword } from '#server/auth/password-check.ts'
import { checkSecondFactor } from '#server/auth/second-factor.ts'
import { forgiveAttempt } from '#server/auth/throttle.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { Problem } from '#server/http/problem.ts'

const bodyLimit = 4096

export function addLoginRoutes(app: App, parts: Parts): void {
  const { database, hashes, clock, log } = parts

  app.post('/api/auth/login', async (context) => {
    const { email, password, code } = await readBody(context, loginInput, bodyLimit)
    const { admin, account, network, device } = await checkPassword(parts, context, email, password)
    const now = clock()
    if (admin === undefined) {
      const deed = { action: 'aanmelden', objectType: 'sessie', objectId: '', result: 'mislukt' } as const
      const nobody = actorOf(context, now, 'onbekend')
      await database.transaction(async (change) => {
        await audit(change, nobody, deed)
        await noteFailedLogin(change, nobody, email)
      })
      log.warn('login failed', { requestId: context.get('requestId') })
      throw new Problem(401, 'wrong_credentials', 'E-mailadres of wachtwoord is incorrect.')
    }
    const actor = actorOf(context, now, admin.email)
    await checkSecondFactor(parts, actor, admin.id, { account, network }, code)
    const newHash = isOutdated(admin.password_hash) ? await hashes.hash(password) : undefined
    return letIn(parts, context, admin, now, device, async (change) => {
      await forgiveAttempt(change, account, network)
      if (newHash !== undefined) {
        await change.updateTable('admins').set({ password_hash: newHash }).where('id', '=', admin.id).execute()
      }
    })
  })
}
