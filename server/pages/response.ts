/** A page or file as a Response, for requests that did not take the fast path of the listener. */
import type { Context } from '#server/http/environment.ts'
import { cookieName } from '#server/http/origin.ts'
import { nonceResponse } from '#server/pages/nonce-page.ts'
import { variantFor, wishesOf, type Resource } from '#server/pages/resource.ts'
import type { Site } from '#server/pages/site.ts'

export async function siteResponse(context: Context, site: Site): Promise<Response> {
  // The raw address, not the decoded one: what is escaped stays escaped and matches nothing.
  const raw = context.req.raw.url
  const pathAt = raw.indexOf('/', raw.indexOf('//') + 2)
  const address = pathAt === -1 ? '/' : raw.slice(pathAt)
  const queryAt = address.indexOf('?')
  const path = queryAt === -1 ? address : address.slice(0, queryAt)
  const query = queryAt === -1 ? '' : address.slice(queryAt)
  const isAdmin = context.req.header('cookie')?.includes(cookieName) === true
  const answer = await site.answer(path, query, isAdmin)
  if (answer.kind === 'redirect') {
    const headers = { Location: answer.location, 'Cache-Control': 'public, max-age=3600' }
    return new Response(null, { status: 301, headers })
  }
  if (site.needsNonce(answer.resource)) return nonceResponse(answer.resource)
  return resourceResponse(context, answer.resource)
}

export function resourceResponse(context: Context, resource: Resource): Response {
  const accepted = context.req.header('accept-encoding') ?? ''
  const variant = variantFor(resource, wishesOf(accepted, context.req.header('if-none-match') ?? ''))
  const body = variant === resource.notModified ? null : new Uint8Array(variant.body)
  const headers = new Headers(variant.headers.map(([name, value]): [string, string] => [name, value]))
  return new Response(body, { status: variant.status, headers })
}
