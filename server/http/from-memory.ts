/** Requests that reached node:http: what is in memory is answered here, the rest goes through the application. */
import type { Config } from '#server/config.ts'
import type { Lookup, RequestHandler } from '#server/http/listener.ts'
import { allowedMethods } from '#server/http/methods.ts'
import { cameOverPlainHttp } from '#server/http/plain-http.ts'
import { bodyOfVariant, variantFor, wishesOf } from '#server/pages/resource.ts'

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

export function fromMemoryFirst(config: Config, lookup: Lookup, inner: RequestHandler): RequestHandler {
  return (request, response) => {
    const { method = '', url = '', headers } = request
    if (method === 'GET' || method === 'HEAD') {
      const resource = lookup(url)
      if (resource !== undefined && !cameOverPlainHttp(config, textOf(headers['x-forwarded-proto']))) {
        const wishes = wishesOf(textOf(headers['accept-encoding']), headers['if-none-match'] ?? '')
        const variant = variantFor(resource, wishes)
        response.writeHead(variant.status, variant.flatHeaders)
        response.end(method === 'HEAD' ? undefined : bodyOfVariant(variant))
        return
      }
    } else if (!allowedMethods.includes(method)) {
      // The Request class of the web refuses TRACE and CONNECT with an exception.
      response.writeHead(405, { Allow: allowedMethods.join(', '), 'Content-Length': '0' }).end()
      return
    }
    inner(request, response)
  }
}
