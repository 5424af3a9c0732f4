/**
 * All connections read into one buffer. Otherwise Node makes 64 kB of room for every request and throws it away, which
 * costs a quarter of the answers. It offers the setting (`onread`) for sockets that a program makes itself, so the
 * accepted connection is made once more around the same handle. That part of Node is not documented: it lives in this
 * file alone, and without it a connection is read in the ordinary way.
 */
import { Socket, type SocketConstructorOpts } from 'node:net'

type Internals = { _handle?: object | null; _server?: unknown; server?: unknown }

export type Connection = {
  readonly socket: Socket
  /** From now on the socket is an ordinary stream for somebody else. */
  readonly release: () => void
}

const buffer = Buffer.allocUnsafe(64 * 1024)

/** `read` must be done with the bytes when it returns. */
export function withOneBuffer(accepted: Socket & Internals, read: (bytes: Buffer) => void): Connection {
  const handle = accepted._handle
  if (typeof handle !== 'object' || handle === null)
    return { socket: accepted.on('data', read), release: () => void accepted.off('data', read) }

  let isReleased = false
  const callback = (length: number) => {
    const bytes = buffer.subarray(0, length)
    if (isReleased) return socket.push(Buffer.from(bytes))
    read(bytes)
    return true
  }
  const { allowHalfOpen } = accepted
  const options: SocketConstructorOpts & { handle: object } = { handle, allowHalfOpen, onread: { buffer, callback } }
  const socket: Socket & Internals = new Socket(options)
  // The server counts its connections by these.
  socket._server = accepted._server
  socket.server = accepted.server
  accepted._handle = null
  return { socket, release: () => void (isReleased = true) }
}
