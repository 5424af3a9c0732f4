/**
 * The door of the server. A connection first meets a small reader that knows one thing: a plain GET or HEAD for a
 * file in memory. That answer is one write of a ready buffer, about twice as many per second as through node:http.
 * Anything else, however slightly unusual, is handed with all its bytes to node:http and stays there.
 *
 * Answers leave together, once all questions that arrived at the same time are read: each write may wake the reader on
 * the other side, and waking it once for many costs far less than once for each.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { withOneBuffer } from '#server/http/one-buffer.ts'
import { plainRequestReader } from '#server/http/plain-request.ts'
import { stamped, variantFor, type Resource } from '#server/pages/resource.ts'

/** The file for an address, if it can be sent right now. */
export type Lookup = (url: string) => Resource | undefined

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

const keepAliveMs = 65_000
const roundMs = 5_000
const longestHead = 8192
const quietMs = 300
const mostUnsent = 512 * 1024

export type Listener = {
  readonly server: Server
  readonly listen: (port: number, host: string | undefined) => Promise<number>
  /** Stops accepting, lets running requests finish, and cuts off what is left after the given time. */
  readonly stop: (withinMs: number) => Promise<void>
}

export function createListener(lookup: Lookup, handler: RequestHandler): Listener {
  const server = createServer(
    { keepAliveTimeout: keepAliveMs, headersTimeout: 15_000, requestTimeout: 30_000 },
    handler,
  )
  server.maxHeadersCount = 100
  const readPlain = plainRequestReader((url) => lookup(url) !== undefined)
  /** Open connections with the round in which each last asked or took something. */
  const waiting = new Map<Socket, number>()
  let round = 0
  // One clock for all: a timeout per connection, set anew at every request, would cost a fifth of the answers.
  const rounds = setInterval(() => {
    round++
    for (const [socket, last] of waiting) if ((round - last) * roundMs > keepAliveMs) socket.destroy()
  }, roundMs).unref()
  let isStopping = false
  const listeners = server.listeners('connection')
  const takeOver = (socket: Socket) => listeners.forEach((listener) => void listener.call(server, socket))
  server.removeAllListeners('connection')

  let outgoing: { readonly socket: Socket; readonly answer: Buffer }[] = []
  const send = (socket: Socket, answer: Buffer) => {
    if (outgoing.length === 0) setImmediate(flush)
    outgoing.push({ socket, answer })
  }
  const flush = () => {
    const leaving = outgoing
    outgoing = []
    for (const { socket, answer } of leaving) {
      socket.write(answer)
      // A reader slower than its questions: wait until it has taken what it asked for.
      if (socket.writableLength > mostUnsent) socket.pause()
    }
  }

  const greet = (accepted: Socket) => {
    const { socket, release } = withOneBuffer(accepted, (bytes) => read(bytes))
    const destroy = () => socket.destroy()
    // Servers of node:http keep their half of a connection open until they say so.
    const end = () => {
      flush()
      socket.end()
    }
    const resume = () => socket.resume()
    const drained = () => {
      waiting.set(socket, round)
      socket.resume()
    }

    const handOver = (bytes: Buffer) => {
      flush()
      release()
      waiting.delete(socket)
      socket.off('end', end).off('error', destroy).off('drain', drained)
      // Paused, so that the bytes put back are read by the new owner and in the right order.
      socket.pause()
      socket.unshift(Buffer.from(bytes))
      takeOver(socket)
      process.nextTick(resume)
    }

    const read = (bytes: Buffer) => {
      waiting.set(socket, round)
      let from = 0
      let unsent = socket.writableLength
      while (from < bytes.length) {
        const text = bytes.toString('latin1', from, Math.min(bytes.length, from + longestHead))
        const request = isStopping ? undefined : readPlain(text)
        const resource = request && lookup(request.url)
        if (request === undefined || resource === undefined) return handOver(bytes.subarray(from))
        from += request.length
        const variant = variantFor(resource, request.wishes)
        const answer = request.isHead ? stamped(variant).subarray(0, variant.headLength) : stamped(variant)
        send(socket, answer)
        unsent += answer.length
        if (unsent > mostUnsent && from < bytes.length) return handOver(bytes.subarray(from))
      }
    }

    waiting.set(socket, round)
    socket.setNoDelay(true)
    socket.once('close', () => waiting.delete(socket))
    socket.on('end', end).on('error', destroy).on('drain', drained)
  }
  server.on('connection', greet)

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
        isStopping = true
        const dismiss = setInterval(() => {
          flush()
          for (const socket of waiting.keys()) socket.end()
          server.closeIdleConnections()
        }, quietMs)
        server.close(() => {
          clearTimeout(cutOff)
          clearInterval(dismiss)
          clearInterval(rounds)
          resolve()
        })
      }),
  }
}
