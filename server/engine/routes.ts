/**
 * The open engine over HTTP: for other programs, from any origin, without cookies, so much per network. Inputs are sent on
 * purpose here, unlike on the site; they are answered and forgotten, and no log holds them.
 */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { computeRequest, mostBodyBytes } from '#contract/compute.ts'
import { calendarOf } from '#server/dates.ts'
import { allowanceOf } from '#server/engine/allowance.ts'
import { createEngine, type Engine } from '#server/engine/engine.ts'
import { createMcpServer } from '#server/engine/mcp.ts'
import { productVersion } from '#server/engine/version.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { Problem, problems } from '#server/http/problem.ts'

const calculatorsPath = '/api/rekenhulpen'
export const mcpPath = '/mcp'

/** Paths that any page and program may ask, without the rules for our own pages. */
export const isOpen = (path: string): boolean =>
  path === mcpPath || path === calculatorsPath || path.startsWith(`${calculatorsPath}/`)

export const openHeaders: readonly (readonly [string, string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Allow-Methods', 'GET, HEAD, POST'],
  ['Access-Control-Allow-Headers', 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id'],
  ['Access-Control-Expose-Headers', 'Retry-After'],
  ['Access-Control-Max-Age', '86400'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]

/** Messages by field as the other routes give them. */
const listed = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]))

/** The engine of this server: with its market, its calendar and its address. */
export const engineOf = ({ config, data, clock }: Pick<Parts, 'config' | 'data' | 'clock'>): Engine =>
  createEngine({
    today: calendarOf(clock),
    market: async () => (await data.read()).data.market,
    origin: config.publicOrigin,
    version: productVersion,
  })

export function addEngineRoutes(app: App, parts: Parts): void {
  const { config, engine } = parts
  const today = calendarOf(parts.clock)
  const allowance = allowanceOf(config.computePerMinute)
  const handler = createMcpHandler(() => createMcpServer(engine, productVersion, today), {
    maxRequestBodySize: mostBodyBytes,
  })

  function allow(context: Context): void {
    const seconds = allowance.take(context.get('address'))
    if (seconds === 0) return
    parts.refusals.count('allowance')
    throw new Problem(429, 'too_many_attempts', 'Je vroeg te veel in korte tijd. Probeer het straks opnieuw.', {
      headers: { 'Retry-After': String(seconds) },
    })
  }

  app.get(calculatorsPath, (context) => {
    allow(context)
    return context.json(engine.list())
  })
  app.get(`${calculatorsPath}/:slug`, async (context) => {
    allow(context)
    const description = await engine.describe(context.req.param('slug'))
    if (description === undefined) throw problems.notFound()
    return context.json(description)
  })
  app.post(`${calculatorsPath}/:slug`, async (context) => {
    allow(context)
    const request = await readBody(context, computeRequest, mostBodyBytes)
    const computed = await engine.compute(context.req.param('slug'), request)
    switch (computed.status) {
      case 'ok':
        return context.json(computed.answer)
      case 'invalid':
        throw new Problem(422, 'invalid_input', 'Kijk de invoer na.', { fields: listed(computed.errors) })
      case 'unknown':
        throw problems.notFound()
    }
  })
  app.all(mcpPath, async (context) => {
    allow(context)
    return handler.fetch(context.req.raw)
  })
}
