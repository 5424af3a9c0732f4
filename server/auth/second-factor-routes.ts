/** Switching the second factor on and off. Each step first asks for the password again. */
import { secondFactorConfirmation } from '#contract/session.ts'
import { actorOf, audit } from '#server/audit.ts'
import { confirmByFactor, confirmByPassword } from '#server/auth/confirm.ts'
import { adminOf } from '#server/auth/request-session.ts'
import { claimStep, hasSecondFactor, newSecret, renewRecoveryCodes, stepOf, uriOf } from '#server/auth/second-factor.ts'
import type { Admin } from '#server/auth/sessions.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { Problem, problems } from '#server/http/problem.ts'

const bodyLimit = 4096

export function addSecondFactorRoutes(app: App, parts: Parts): void {
  const { config, database, clock } = parts
  const deed = (action: string, admin: Admin) => ({
    action,
    objectType: 'beheerder',
    objectId: admin.id,
    objectName: admin.email,
  })

  app.get('/api/auth/second-factor', async (context) => {
    const admin = adminOf(context)
    const codes = await database
      .query()
      .selectFrom('recovery_codes')
      .select((value) => value.fn.countAll().as('n'))
      .where('admin_id', '=', admin.id)
      .executeTakeFirstOrThrow()
    return context.json({
      enabled: admin.hasSecondFactor,
      required: config.requireSecondFactor,
      recoveryCodesLeft: Number(codes.n),
    })
  })

  app.post('/api/auth/second-factor/start', async (context) => {
    const admin = await confirmByPassword(parts, context)
    if (admin.hasSecondFactor) throw new Problem(409, 'conflict', 'De tweede factor staat al aan.')
    const secret = newSecret()
    await database
      .query()
      .insertInto('second_factors')
      .values({ admin_id: admin.id, secret, confirmed_at: null, last_step: 0 })
      .onConflict((conflict) =>
        conflict
          .column('admin_id')
          .doUpdateSet({ secret, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .execute()
    return context.json({ secret, uri: uriOf(secret, admin.email) })
  })

  app.post('/api/auth/second-factor/confirm', async (context) => {
    const admin = adminOf(context)
    const { code } = await readBody(context, secondFactorConfirmation, bodyLimit)
    const now = clock()
    const codes = await database.transaction(async (change) => {
      const row = await change
        .selectFrom('second_factors')
        .selectAll()
        .where('admin_id', '=', admin.id)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      if (row === undefined) throw new Problem(409, 'conflict', 'Begin opnieuw: er staat geen code klaar.')
      const step = stepOf(row.secret, code, now)
      if (step === undefined || !(await claimStep(change, admin.id, step))) {
        throw problems.invalid({ code: ['Deze code is niet juist. Kijk of de klok van je telefoon juist staat.'] })
      }
      await change
        .updateTable('second_factors')
        .set({ confirmed_at: now.toISOString() })
        .where('admin_id', '=', admin.id)
        .execute()
      // Sessions that began with the password alone end, except the one that just proved more.
      await change
        .deleteFrom('sessions')
        .where('admin_id', '=', admin.id)
        .where('token_hash', '!=', admin.tokenHash)
        .execute()
      await audit(change, actorOf(context, now), deed('tweede factor aanzetten', admin))
      return renewRecoveryCodes(change, admin.id)
    })
    return context.json({ codes })
  })

  app.post('/api/auth/second-factor/codes', async (context) => {
    const admin = await confirmByFactor(parts, context)
    const codes = await database.transaction(async (change) => {
      if (!(await hasSecondFactor(change, admin.id))) {
        throw new Problem(409, 'conflict', 'Zet eerst de tweede factor aan.')
      }
      await audit(change, actorOf(context, clock()), deed('nieuwe herstelcodes', admin))
      return renewRecoveryCodes(change, admin.id)
    })
    return context.json({ codes })
  })

  app.post('/api/auth/second-factor/remove', async (context) => {
    const admin = await confirmByFactor(parts, context)
    await database.transaction(async (change) => {
      await change.deleteFrom('second_factors').where('admin_id', '=', admin.id).execute()
      await change.deleteFrom('recovery_codes').where('admin_id', '=', admin.id).execute()
      await audit(change, actorOf(context, clock()), deed('tweede factor uitzetten', admin))
    })
    return context.body(null, 204)
  })
}
