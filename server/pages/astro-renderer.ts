/**
 * Asks Astro's server build for the HTML of a rate page. The adapter's middleware wants Node's request and response,
 * so it gets a request for the hidden route /_markt/{category}/{slug} and a response that keeps what is written.
 * The rates travel as `Astro.locals.market` and the day as `Astro.locals.today`, never over the network.
 */
import { existsSync } from 'node:fs'
import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeError, type Log } from '#server/log.ts'
import type { RenderPage } from '#server/pages/market-pages.ts'

export const hiddenPrefix = '/_markt'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void, locals: object) => Promise<void>

/** Answers nobody: collects the body and reports the end. */
class KeptResponse extends ServerResponse {
  readonly parts: Buffer[] = []
  readonly onEnd: () => void

  constructor(request: IncomingMessage, onEnd: () => void) {
    super(request)
    this.onEnd = onEnd
  }

  override writeHead(
    status: number,
    _reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    _headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.statusCode = status
    return this
  }

  override write(chunk: unknown): boolean {
    this.parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array))
    return true
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    // Astro lets go of a request when its answer is done or its connection closes; here only we can say so.
    this.emit('finish')
    this.emit('close')
    this.req.socket.destroy()
    this.onEnd()
    return this
  }
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

async function loadHandler(entry: string, log: Log): Promise<Handler | undefined> {
  try {
    const module: unknown = await import(pathToFileURL(entry).href)
    const handler: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, 'handler') : undefined
    if (isHandler(handler)) return handler
    log.error('the server build has no handler: serving the pages of the build')
  } catch (error) {
    log.error('the server build does not load: serving the pages of the build', describeError(error))
  }
  return undefined
}

/** Undefined when the build has no server part, or a broken one: then the files of the build are all there is. */
export async function loadAstroRenderer(
  distDir: string,
  publicOrigin: string,
  log: Log,
): Promise<RenderPage | undefined> {
  const entry = join(distDir, 'server', 'entry.mjs')
  const handler = existsSync(entry) ? await loadHandler(entry, log) : undefined
  if (handler === undefined) return undefined
  const host = new URL(publicOrigin).host

  return async (path, market, today) => {
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    request.url = `${hiddenPrefix}${path}`
    request.headers = { host }
    request.push(null)
    return new Promise<string>((resolve, reject) => {
      const response = new KeptResponse(request, () => {
        const html = Buffer.concat(response.parts).toString('utf8')
        if (response.statusCode === 200 && html.includes('</html>')) resolve(html)
        else reject(new Error(`status ${response.statusCode} for ${path}`))
      })
      const refuse = () => reject(new Error(`no route for ${path}`))
      handler(request, response, refuse, { market, today }).catch(reject)
    })
  }
}
