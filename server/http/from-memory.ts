/** Answers what is ready in memory; other requests go to the application. */
import type { Config } from '#server/config.ts'
import { isOpen } from '#server/engine/routes.ts'
import { answerBare } from '#server/http/bare-answer.ts'
import type { RequestHandler } from '#server/http/listener.ts'
import { allowedMethods } from '#server/http/methods.ts'
import { cameOverPlainHttp } from '#server/http/plain-http.ts'
import { variantFor, wishesOf, type Resource } from '#server/pages/resource.ts'

/** The file for an address, if it can be sent right now. */
export type Lookup = (path: string, query: string) => Resource | undefined

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}

export function fromMemoryFirst(config: Config, lookup: Lookup, inner: RequestHandler): RequestHandler {
  return (request, response) => {
    const { method = '', url = '', headers } = request
    if (method === 'GET' || method === 'HEAD') {
      const queryAt = url.indexOf('?')
      const path = queryAt === -1 ? url : url.slice(0, queryAt)
      const resource = lookup(path, queryAt === -1 ? '' : url.slice(queryAt))
      if (resource !== undefined && !cameOverPlainHttp(config, textOf(headers['x-forwarded-proto']))) {
        const wishes = wishesOf(textOf(headers['accept-encoding']), headers['if-none-match'] ?? '')
        const variant = variantFor(resource, wishes)
        response.writeHead(variant.status, variant.flatHeaders)
        response.end(method === 'HEAD' ? undefined : variant.body)
        return
      }
    } else if (!allowedMethods.includes(method) && !(method === 'OPTIONS' && isOpen(url.split('?', 1)[0] ?? ''))) {
      // The Request class of the web refuses TRACE and CONNECT with an exception.
      return answerBare(response, 405, [['Allow', allowedMethods.join(', ')]])
    }
    return inner(request, response)
  }
}
