/** The HTTP application: the checks every request passes, then the API, then the site. */
import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyOf, Problem, problems } from '#server/http/problem.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { App, Context, Environment, Parts } from '#server/http/environment.ts'
import { cameOverPlainHttp } from '#server/http/plain-http.ts'
import { guard } from '#server/http/guard.ts'
import { allowedMethods, methodsFor } from '#server/http/methods.ts'
import { checkContentType, checkOrigin, isUnsafe } from '#server/http/origin.ts'
import { fixedSecurityHeaders, strictPolicy } from '#server/http/security-headers.ts'
import { slotsOf } from '#server/http/slots.ts'
import { faultOf } from '#server/database/errors.ts'
import { describeError } from '#server/log.ts'
import { addAuditRoutes } from '#server/api/audit.ts'
import { addBankRoutes } from '#server/api/banks.ts'
import { addBinRoutes } from '#server/api/bin.ts'
import { addChangeRoutes } from '#server/api/changes.ts'
import { addReportRoute } from '#server/api/csp-reports.ts'
import { addEnvironmentRoute } from '#server/api/environment.ts'
import { addExportRoutes } from '#server/api/exports.ts'
import { addHealthRoutes } from '#server/api/health.ts'
import { addOpenApiRoute } from '#server/api/openapi.ts'
import { addProductRoutes } from '#server/api/products.ts'
import { addQueueRoutes } from '#server/api/queue.ts'
import { addRateImportRoute } from '#server/api/rate-import.ts'
import { addRateRoutes } from '#server/api/rates.ts'
import { addSiteConfigRoute } from '#server/api/site-config.ts'
import { addAuthRoutes } from '#server/auth/routes.ts'
import { demandSecondFactor } from '#server/auth/second-factor.ts'
import { addEngineRoutes, isOpen, mcpPath, openHeaders } from '#server/engine/routes.ts'
import { isV1, refuse } from '#server/engine/v1-refusal.ts'
import { addIndexNowRoutes } from '#server/indexnow/routes.ts'
import { siteResponse } from '#server/pages/response.ts'

const longestUrl = 2048

/** Whoever watches over the server must hear that it lives, however busy it is. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const tooBusyPage =
  '<!doctype html><html lang="nl-BE"><meta charset="utf-8"><title>Even te druk</title><h1>Het is even te druk</h1>' +
  '<p>Probeer het over enkele seconden opnieuw.</p></html>'

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  switch (faultOf(error)) {
    case 'unavailable':
      return problems.databaseUnavailable()
    case 'full':
      return problems.diskFull()
    default:
      return problems.internal()
  }
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === mcpPath
}

function answerProblem({ health, refusals, log }: Parts, error: unknown, context: Context) {
  const problem = toProblem(error)
  const requestId = context.get('requestId')
  if (problem.status === 507) health.noteFullDisk()
  if (problem.code === 'overloaded') refusals.count('overload')
  else if (problem.code === 'incomplete') refusals.count('interrupted')
  else if (problem.status >= 500) {
    log.error('request failed', {
      requestId,
      status: problem.status,
      path: context.req.path,
      ...describeError(error),
    })
  }
  Object.entries(problem.extra.headers ?? {}).forEach(([name, value]) => context.header(name, value))
  if (isV1(context.req.path)) return refuse(context, problem)
  return context.json(bodyOf(problem, requestId), problem.status)
}

/** Gives each request an id and each answer its headers, and writes the line in the log. */
function accompany({ config, log }: Parts): MiddlewareHandler<Environment> {
  const policy = strictPolicy(config)
  return async (context, next) => {
    context.set('requestId', randomUUID())
    const remote = context.env?.remoteAddress ?? '127.0.0.1'
    context.set('address', clientAddress(remote, context.req.header('x-forwarded-for'), config.trustedProxies))
    const startedAt = performance.now()
    await next()
    const { headers, status } = context.res
    // A page or a file brings its own: one that may be framed says so.
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', policy)
      fixedSecurityHeaders.forEach(([name, value]) => headers.set(name, value))
    }
    if (isOpen(context.req.path)) openHeaders.forEach(([name, value]) => headers.set(name, value))
    if (!isApi(context.req.path)) return
    headers.set('X-Request-Id', context.get('requestId'))
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    // Refused under load: counted above, a line for each would be part of the load.
    if (status === 503 && context.get('slot') === undefined) return
    log.info('request', {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status,
      ms: Math.round(performance.now() - startedAt),
    })
  }
}

/** A parameter that comes twice has no one value: to read the first would answer another question in silence. */
function checkParameters(context: Context): void {
  const twice = Object.entries(context.req.queries()).flatMap(([name, values]) => (values.length > 1 ? [name] : []))
  if (twice.length > 0) throw problems.twice(twice)
}

/** The checks before any route: method, address, scheme, room, and for the API parameters, origin, session and content type. */
function admit(parts: Parts): MiddlewareHandler<Environment> {
  const { config } = parts
  const slots = slotsOf(config.maxPendingRequests)
  return async (context, next) => {
    const { method, url, path } = context.req
    // A page on another origin asks first; the headers of the answer above say yes.
    if (method === 'OPTIONS' && isOpen(path)) return context.body(null, 204)
    if (!allowedMethods.includes(method)) throw problems.methodNotAllowed(allowedMethods.join(', '))
    if (url.length > longestUrl + config.publicOrigin.length) throw problems.uriTooLong()
    // No address of ours has one, and the two databases would answer it differently.
    if (url.includes('%00')) throw problems.notFound()
    if (cameOverPlainHttp(config, context.req.header('x-forwarded-proto'))) {
      if (isApi(path)) throw problems.wrongOrigin()
      const { pathname, search } = new URL(url)
      // The path is parsed and starts with one slash, so it cannot name another host.
      return context.redirect(`${config.publicOrigin}${pathname.replace(/^\/+/, '/')}${search}`, 301)
    }
    if (alwaysAnswered.has(path)) return next()
    const slot = slots.enter(isApi(path) || isUnsafe(method) ? 'api' : 'page')
    if (slot === undefined) {
      if (isApi(path)) throw problems.overloaded()
      parts.refusals.count('overload')
      return context.html(tooBusyPage, 503, { 'Retry-After': '2', 'Cache-Control': 'no-store' })
    }
    context.set('slot', slot)
    try {
      if (!isApi(path)) return await next()
      checkParameters(context)
      if (isUnsafe(method) && !isOpen(path)) checkOrigin(context, config.publicOrigin)
      await guard(context, parts)
      demandSecondFactor(context, config)
      if (isUnsafe(method)) checkContentType(context)
      await next()
    } finally {
      slot.leave()
    }
  }
}

export function createApp(parts: Parts): App {
  const app = new Hono<Environment>({ strict: true })
  app.use(accompany(parts))
  app.use(admit(parts))

  addHealthRoutes(app, parts)
  addAuthRoutes(app, parts)
  addBankRoutes(app, parts)
  addProductRoutes(app, parts)
  addRateRoutes(app, parts)
  addRateImportRoute(app, parts)
  addChangeRoutes(app, parts)
  addQueueRoutes(app, parts)
  addBinRoutes(app, parts)
  addExportRoutes(app, parts)
  addAuditRoutes(app, parts)
  addEnvironmentRoute(app, parts)
  addIndexNowRoutes(app, parts)
  addSiteConfigRoute(app, parts)
  addOpenApiRoute(app, parts)
  addReportRoute(app, parts)
  addEngineRoutes(app, parts)

  app.notFound(async (context) => {
    const { path, method } = context.req
    const methods = methodsFor(app, path)
    if (methods.length > 0) return answerProblem(parts, problems.methodNotAllowed(methods.join(', ')), context)
    if (isApi(path)) return answerProblem(parts, problems.notFound(), context)
    if (isUnsafe(method)) return answerProblem(parts, problems.methodNotAllowed('GET, HEAD'), context)
    return siteResponse(context, parts.site)
  })
  app.onError((error, context) => answerProblem(parts, error, context))
  return app
}
