/** Logging in and out. The answer to a wrong password and to an unknown address is the same, also in time. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { loginInput, passwordInput, type Session } from '#contract/session.ts'
import { actorOf, audit } from '#server/audit.ts'
import { confirmWith } from '#server/auth/confirm.ts'
import { isOutdated } from '#server/auth/hash-pool.ts'
import { addPasskeyLogin, addPasskeyRoutes, type LetIn } from '#server/auth/passkey-routes.ts'
import { weaknessOf } from '#server/auth/passwords.ts'
import { checkSecondFactor, hasSecondFactor } from '#server/auth/second-factor.ts'
import { addSecondFactorRoutes } from '#server/auth/second-factor-routes.ts'
import { addSessionRoutes, originOf } from '#server/auth/session-routes.ts'
import { absoluteMs, endAllSessions, endSession, findSession, startSession, type Admin } from '#server/auth/sessions.ts'
import { giveDeviceCookie, knownDevice, rememberDevice } from '#server/auth/devices.ts'
import { noteFailedLogin } from '#server/auth/failed-logins.ts'
import {
  accountKey,
  beginAttempt,
  deviceKey,
  forgiveAttempt,
  networkKey,
  tooManyAttempts,
} from '#server/auth/throttle.ts'
import { readBody } from '#server/http/body.ts'
import { networkOf } from '#server/http/client-address.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { cookieName } from '#server/http/origin.ts'
import { Problem, problems } from '#server/http/problem.ts'

const loginLimit = 4096

function giveCookie(context: Context, token: string): void {
  setCookie(context, cookieName, token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: absoluteMs / 1000,
  })
}

function takeCookie(context: Context): void {
  deleteCookie(context, cookieName, { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' })
}

function sessionOf(admin: Omit<Admin, 'tokenHash' | 'id'>, isSecondFactorAsked: boolean): Session {
  return {
    email: admin.email,
    mustChangePassword: admin.mustChangePassword,
    expiresAt: admin.expiresAt,
    needsSecondFactor: isSecondFactorAsked && !admin.hasSecondFactor,
  }
}

function wrongCredentials(): Problem {
  return new Problem(401, 'wrong_credentials', 'E-mailadres of wachtwoord is incorrect.')
}

export function currentAdmin(context: Context): Admin {
  const admin = context.get('admin')
  if (admin === undefined) throw problems.unauthenticated()
  return admin
}

export function addAuthRoutes(app: App, parts: Parts): void {
  const { config, database, hashes, clock, log } = parts

  /** Counts the attempt first, then checks the password. */
  const checkPassword = async (context: Context, email: string, password: string) => {
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
  const provePassword = async (context: Context, password: string, action: string) => {
    const current = currentAdmin(context)
    const { admin, account, network } = await checkPassword(context, current.email, password)
    if (admin === undefined) {
      const deed = { action, objectType: 'beheerder', objectId: current.id, result: 'mislukt' } as const
      const actor = actorOf(context, clock())
      await database.transaction((change) => audit(change, actor, deed))
      throw problems.invalid({ currentPassword: ['Dit is niet je huidige wachtwoord.'] })
    }
    await database.transaction((change) => forgiveAttempt(change, account, network))
    return { admin, account }
  }

  /** Whoever has proved who they are gets a session; what belongs to the proof is written with it. */
  const letIn: LetIn = async (context, admin, now, device, alongside) => {
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
    return context.json(
      sessionOf(
        {
          email: admin.email,
          mustChangePassword: admin.must_change_password === 1,
          expiresAt: new Date(now.getTime() + absoluteMs).toISOString(),
          hasSecondFactor: await hasSecondFactor(database.query(), admin.id),
        },
        config.requireSecondFactor,
      ),
    )
  }

  app.post('/api/auth/login', async (context) => {
    const { email, password, code } = await readBody(context, loginInput, loginLimit)
    const { admin, account, network, device } = await checkPassword(context, email, password)
    const now = clock()
    if (admin === undefined) {
      const deed = { action: 'aanmelden', objectType: 'sessie', objectId: '', result: 'mislukt' } as const
      const nobody = actorOf(context, now, 'onbekend')
      await database.transaction(async (change) => {
        await audit(change, nobody, deed)
        await noteFailedLogin(change, nobody, email)
      })
      log.warn('login failed', { requestId: context.get('requestId') })
      throw wrongCredentials()
    }
    const actor = actorOf(context, now, admin.email)
    await checkSecondFactor(parts, actor, admin.id, { account, network }, code)
    const newHash = isOutdated(admin.password_hash) ? await hashes.hash(password) : undefined
    return letIn(context, admin, now, device, async (change) => {
      await forgiveAttempt(change, account, network)
      if (newHash !== undefined) {
        await change.updateTable('admins').set({ password_hash: newHash }).where('id', '=', admin.id).execute()
      }
    })
  })

  app.get('/api/auth/me', (context) => context.json(sessionOf(currentAdmin(context), config.requireSecondFactor)))

  app.post('/api/auth/logout', async (context) => {
    const token = getCookie(context, cookieName)
    if (token === undefined) return context.body(null, 204)
    const now = clock()
    const admin = await findSession(database.query(), token, now)
    if (admin !== undefined) {
      await database.transaction(async (change) => {
        await endSession(change, token)
        const deed = { action: 'afmelden', objectType: 'sessie', objectId: admin.id }
        await audit(change, actorOf(context, now, admin.email), deed)
      })
    }
    takeCookie(context)
    return context.body(null, 204, { 'Clear-Site-Data': '"storage"' })
  })

  app.post('/api/auth/logout-everywhere', async (context) => {
    const admin = currentAdmin(context)
    await database.transaction(async (change) => {
      await endAllSessions(change, admin.id)
      const deed = { action: 'overal afmelden', objectType: 'sessie', objectId: admin.id }
      await audit(change, actorOf(context, clock()), deed)
    })
    takeCookie(context)
    return context.body(null, 204, { 'Clear-Site-Data': '"storage"' })
  })

  app.post('/api/auth/password', async (context) => {
    const current = currentAdmin(context)
    const input = await readBody(context, passwordInput, loginLimit)
    const weakness =
      input.newPassword === input.currentPassword
        ? 'Kies een ander wachtwoord dan het huidige.'
        : weaknessOf(input.newPassword, current.email)
    if (weakness !== undefined) throw problems.invalid({ newPassword: [weakness] })
    const { admin, account } = await provePassword(context, input.currentPassword, 'wachtwoord wijzigen')
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
    return context.json(
      sessionOf(
        {
          email: admin.email,
          mustChangePassword: false,
          expiresAt: new Date(now.getTime() + absoluteMs).toISOString(),
          hasSecondFactor: current.hasSecondFactor,
        },
        config.requireSecondFactor,
      ),
    )
  })

  const confirm = confirmWith(parts, async (context, password) => {
    const { account } = await provePassword(context, password, 'wachtwoord bevestigen')
    return account
  })
  addSecondFactorRoutes(app, parts, confirm)
  addPasskeyRoutes(app, parts, confirm)
  addPasskeyLogin(app, parts, letIn)
  addSessionRoutes(app, parts)
}
