/** The listening server: node:http, with limits on what one client may hold open and an end to what takes too long. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Socket } from 'node:net'
import { answerBare, bareText, closing } from '#server/http/bare-answer.ts'
import { connectionsOf } from '#server/http/connections.ts'
import type { Refusals } from '#server/http/refusals.ts'

/** A promise says when the answer was given; without one it was given at once. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Head and body of a request must have arrived by then. */
const requestMs = 5_000
const keepAliveMs = 65_000
const quietMs = 300
/** A client that takes nothing and says nothing for so long is gone. */
const stuckMs = 15_000
const mostConnections = 4_000

export type Listener = {
  readonly server: Server
  readonly listen: (port: number, host: string | undefined) => Promise<number>
  /** Stops accepting, lets running requests finish, and cuts off what is left after the given time. */
  readonly stop: (withinMs: number) => Promise<void>
}

export type ListenerOptions = {
  readonly trustedProxies: number
  readonly refusals: Refusals
  readonly stuckMs?: number
}

/** The status node:http gives a request it could not read. */
function statusOf(error: Error): number {
  switch (Reflect.get(error, 'code')) {
    case 'HPE_HEADER_OVERFLOW':
      return 431
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    default:
      return 400
  }
}

export function createListener(handler: RequestHandler, options: ListenerOptions): Listener {
  const { trustedProxies, refusals } = options
  const connections = connectionsOf(trustedProxies, refusals)
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: requestMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 1_000,
    // Checked below, so that this refusal has our headers too.
    requireHostHeader: false,
  })
  server.maxHeadersCount = 100
  server.timeout = options.stuckMs ?? stuckMs
  server.on('timeout', (socket: Socket) => connections.stuck(socket))
  server.maxConnections = mostConnections
  // Before node:http makes a parser for it: refusing has to cost less than asking.
  const [serve] = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (connections.accept(socket) && serve !== undefined) Reflect.apply(serve, server, [socket])
  })

  /** In the order of node:http: first the host, then what the client expects. */
  const isWelcome = (request: IncomingMessage, response: ServerResponse): boolean => {
    const admitted = connections.admit(request, response)
    if (admitted === 'gone') return false
    if (admitted === 'later') {
      answerBare(response, 503, [['Retry-After', '2'], closing])
      return false
    }
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      refusals.count('malformed')
      answerBare(response, 400, [closing])
      return false
    }
    return true
  }
  const handle: RequestHandler = (request, response) => {
    const { socket } = request
    void handler(request, response)?.then(() => connections.answered(socket))
  }
  server.on('request', (request, response) => {
    if (isWelcome(request, response)) void handle(request, response)
  })
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isWelcome(request, response)) return
    response.writeContinue()
    void handle(request, response)
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (isWelcome(request, response)) answerBare(response, 417)
  })
  server.on('clientError', (error: Error, stream: Duplex) => {
    const status = statusOf(error)
    const socket = stream instanceof Socket ? stream : undefined
    const isReset = Reflect.get(error, 'code') === 'ECONNRESET'
    refusals.count(isReset ? 'interrupted' : status === 408 ? 'too slow' : 'malformed')
    if (isReset || socket === undefined || !socket.writable || !connections.isSilent(socket)) {
      stream.destroy()
      return
    }
    socket.write(bareText(status))
    socket.destroySoon()
  })

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
          server.off('error', reject)
          const address = server.address()
          resolve(typeof address === 'object' && address !== null ? address.port : port)
        })
      }),
    stop: (withinMs) =>
      new Promise((resolve) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), withinMs)
        // What was sent before the stop may still be on its way: quiet connections get a moment, busy ones all the time.
        const dismiss = setInterval(() => server.closeIdleConnections(), quietMs)
        server.close(() => {
          clearTimeout(cutOff)
          clearInterval(dismiss)
          resolve()
        })
      }),
  }
}
