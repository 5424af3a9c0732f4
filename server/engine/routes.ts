/**
 * The open engine over HTTP, with the addresses from before version 1: for other programs, from any origin, without cookies, so much per network. Inputs are sent on
 * purpose here, unlike on the site; they are answered and forgotten, and no log holds them.
 */
import { computeRequest, mostBodyBytes } from '#contract/compute.ts'
import { listOf } from '#server/engine/list.ts'
import { answerAssistant } from '#server/engine/mcp-http.ts'
import { isV1 } from '#server/engine/v1-refusal.ts'
import { addV1Routes, sendJson } from '#server/engine/v1-routes.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { Problem, problems } from '#server/http/problem.ts'

const calculatorsPath = '/api/rekenhulpen'
export const mcpPath = '/mcp'

/** Paths that any page and program may ask, without the rules for our own pages. */
export const isOpen = (path: string): boolean =>
  path === mcpPath || isV1(path) || path === calculatorsPath || path.startsWith(`${calculatorsPath}/`)

export const openHeaders: readonly (readonly [string, string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Allow-Methods', 'GET, HEAD, POST'],
  ['Access-Control-Allow-Headers', 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id'],
  ['Access-Control-Expose-Headers', 'Retry-After, Content-Language, X-Request-Id'],
  ['Access-Control-Max-Age', '86400'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]

/** Messages by field as the other routes give them. */
const listed = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]))

export function addEngineRoutes(app: App, parts: Parts): void {
  const { door } = parts

  app.get(calculatorsPath, (context) => {
    door.count(context.get('address'))
    return context.json(listOf(parts.config.publicOrigin))
  })
  app.get(`${calculatorsPath}/:slug`, async (context) => {
    const description = await door.for(context.get('address')).describe(context.req.param('slug'))
    if (description === undefined) throw problems.notFound()
    return context.json(description)
  })
  app.post(`${calculatorsPath}/:slug`, async (context) => {
    const request = await readBody(context, computeRequest, mostBodyBytes)
    const computed = await door.packedFor(context.get('address')).compute(context.req.param('slug'), request)
    switch (computed.status) {
      case 'ok':
        return sendJson(context, computed.json)
      case 'invalid':
        throw new Problem(422, 'invalid_input', 'Kijk de invoer na.', { fields: listed(computed.errors) })
      case 'unknown':
        throw problems.notFound()
    }
  })
  addV1Routes(app, parts)
  app.all(mcpPath, async (context) => answerAssistant(context, door))
}
