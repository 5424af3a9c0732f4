/** The end of every way to log in. */
import { getCookie } from 'hono/cookie'
import { actorOf, audit } from '#server/audit.ts'
import { giveDeviceCookie, rememberDevice } from '#server/auth/devices.ts'
import { giveCookie, newSessionOf } from '#server/auth/request-session.ts'
import { hasSecondFactor } from '#server/auth/second-factor.ts'
import { originOf } from '#server/auth/session-routes.ts'
import { endSession, startSession } from '#server/auth/sessions.ts'
import type { AdminRow, Change } from '#server/database/tables.ts'
import type { Context, Parts } from '#server/http/environment.ts'
import { cookieName } from '#server/http/origin.ts'

/** Whoever has proved who they are gets a session; what belongs to the proof is written with it. */
export async function letIn(
  parts: Parts,
  context: Context,
  admin: AdminRow,
  now: Date,
  device: string | undefined,
  alongside: (change: Change) => Promise<void>,
): Promise<Response> {
  const { database, log } = parts
  const actor = actorOf(context, now, admin.email)
  const earlier = getCookie(context, cookieName)
  const { token, newDevice } = await database.transaction(async (change) => {
    await alongside(change)
    if (earlier !== undefined) await endSession(change, earlier)
    await audit(change, actor, { action: 'aanmelden', objectType: 'sessie', objectId: admin.id })
    return {
      token: await startSession(change, admin.id, now, originOf(context)),
      newDevice: await rememberDevice(change, admin.id, device, now),
    }
  })
  log.info('login', { requestId: context.get('requestId') })
  giveCookie(context, token)
  if (newDevice !== undefined) giveDeviceCookie(context, newDevice)
  const begun = {
    email: admin.email,
    mustChangePassword: admin.must_change_password === 1,
    hasSecondFactor: await hasSecondFactor(database.query(), admin.id),
  }
  return context.json(newSessionOf(begun, now, parts))
}
