/** Deny by default: every route of the API that is not on this list asks for a session, also one added tomorrow. */
import { getCookie } from 'hono/cookie'
import { matchedRoutes } from 'hono/route'
import { findSession } from '#server/auth/sessions.ts'
import { cookieName } from '#server/http/origin.ts'
import type { Context, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /api/banks',
  'GET /api/banks/:id',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/products/:id/history',
  'GET /api/rates',
  'GET /api/rates/:id',
  'GET /api/rates.csv',
  'GET /api/market',
  'GET /api/changes',
  'GET /api/site-config',
  'GET /api/openapi.json',
  'GET /api/rekenhulpen',
  'GET /api/rekenhulpen/:slug',
  'POST /api/rekenhulpen/:slug',
  'GET /api/v1',
  'GET /api/v1/rekenhulpen',
  'GET /api/v1/rekenhulpen/:slug',
  'POST /api/v1/rekenhulpen/:slug',
  'GET /api/v1/rekenhulpen/:slug/:uitkomst',
  'POST /api/v1/rekenhulpen/:slug/reeks',
  'GET /api/v1/vraag',
  'POST /api/v1/vraag',
  'GET /api/v1/cijfers',
  'GET /api/v1/cijfers/:id',
  'GET /api/v1/cijfers/:id/geschiedenis',
  'POST /api/auth/login',
  'POST /api/auth/webauthn-login',
  'POST /api/auth/webauthn-login/start',
  'POST /api/auth/logout',
  'ALL /mcp',
  'GET /healthz',
  'GET /readyz',
  'GET /veranderingen.xml',
  'GET /cijfers.xml',
  'POST /csp-rapport',
])

/** The route a request will end at: only middleware is registered for every method and address. */
export function routeOf(context: Context): string | undefined {
  const route = matchedRoutes(context).find(({ method, path }) => method !== 'ALL' || path !== '/*')
  return route && `${route.method} ${route.path}`
}

export function wantsAdminScope(context: Context): boolean {
  return context.req.query('scope') === 'admin'
}

/** Throws when the session store cannot be asked: an unknown answer is never a yes. */
export async function guard(context: Context, parts: Parts): Promise<void> {
  const route = routeOf(context)
  if (route === undefined) return
  if (publicRoutes.has(route) && !wantsAdminScope(context)) return
  const token = getCookie(context, cookieName) ?? ''
  const admin = token === '' ? undefined : await findSession(parts.database.query(), token, parts.clock())
  if (admin === undefined) {
    const fields = { requestId: context.get('requestId'), route }
    parts.log.warn('access refused', fields)
    throw problems.unauthenticated()
  }
  context.set('admin', admin)
}
