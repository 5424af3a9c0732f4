/** The session of a request: who is logged in, the cookie, and what the screens show of it. */
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Session } from '#contract/session.ts'
import { absoluteMs, type Admin } from '#server/auth/sessions.ts'
import type { Context, Parts } from '#server/http/environment.ts'
import { cookieName } from '#server/http/origin.ts'
import { problems } from '#server/http/problem.ts'

const cookie = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

export function adminOf(context: Context): Admin {
  const admin = context.get('admin')
  if (admin === undefined) throw problems.unauthenticated()
  return admin
}

export function sessionOf(admin: Omit<Admin, 'tokenHash' | 'id'>, { config }: Pick<Parts, 'config'>): Session {
  return {
    email: admin.email,
    mustChangePassword: admin.mustChangePassword,
    expiresAt: admin.expiresAt,
    needsSecondFactor: config.requireSecondFactor && !admin.hasSecondFactor,
  }
}

/** The same of a session that begins now. */
export function newSessionOf(
  admin: Pick<Admin, 'email' | 'mustChangePassword' | 'hasSecondFactor'>,
  now: Date,
  parts: Pick<Parts, 'config'>,
): Session {
  return sessionOf({ ...admin, expiresAt: new Date(now.getTime() + absoluteMs).toISOString() }, parts)
}

export function giveCookie(context: Context, token: string): void {
  setCookie(context, cookieName, token, { ...cookie, maxAge: absoluteMs / 1000 })
}

/** Nothing of the session stays behind in the browser. */
export function takeSession(context: Context): Response {
  deleteCookie(context, cookieName, cookie)
  return context.body(null, 204, { 'Clear-Site-Data': '"storage"' })
}
