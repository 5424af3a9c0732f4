/**
 * What one client may hold open: connections, bodies it has not finished sending, answers it does not take. Counted per
 * network, because addresses cost an attacker nothing. Behind a proxy of ours all connections are the proxy's; then it
 * sets the limits (deploy/nginx), and only bodies are counted, by the address it forwards.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress, networkOf } from '#server/http/client-address.ts'
import type { Refusals } from '#server/http/refusals.ts'

export const connectionLimits = {
  connectionsPerNetwork: 256,
  bodiesPerNetwork: 32,
  unsentPerConnection: 1024 * 1024,
  unsentPerNetwork: 16 * 1024 * 1024,
  questionsPerConnection: 100,
  /** Questions that are being worked on; what comes from memory is answered before the next one is read. */
  openPerConnection: 4,
  /** No browser asks before it is answered, so none is ever cut off; whoever is, again and again, waits outside. */
  cutOffsPerNetwork: 8,
  /** Read in one turn of the event loop. What a network asks beyond it is read in the next ones, after everybody else. */
  questionsPerTurn: 64,
} as const

/** Connections that are read again, or closed for being stuck, in one turn. */
const connectionsPerTurn = 8

const sweepMs = 1000

type Network = {
  readonly name: string
  readonly sockets: Set<Socket>
  unsent: number
  /** Questions in this turn of the loop. */
  asked: number
  /** Connections that are not read until it is their turn. */
  readonly resting: Set<Socket>
  /** Connections that were cut off, less one for each second since. */
  cutOffs: number
  /** Too many of them: until they are forgotten it gets no new connection. */
  isShutOut: boolean
  readonly bodies: Set<IncomingMessage>
}

type Connection = {
  readonly network: Network
  readonly unanswered: Set<ServerResponse>
  unsent: number
  wasAnswered: boolean
  /** Takes the body that is on its way off the count. */
  bodyDone: () => void
}

export type Connections = {
  /** False when the connection was closed instead of accepted. */
  readonly accept: (socket: Socket) => boolean
  /** 'gone' when the connection was cut off, 'later' when the request must be refused for now. */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => 'ok' | 'gone' | 'later'
  /** Looks again at what a connection has not taken, after an answer was given. */
  readonly answered: (socket: Socket) => void
  /** A connection on which nothing moved for too long. */
  readonly stuck: (socket: Socket) => void
  /** True while no byte of an answer is on its way: only then an error can still be told. */
  readonly isSilent: (socket: Socket) => boolean
  readonly networks: () => number
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

export function connectionsOf(trustedProxies: number, refusals: Refusals, limits = connectionLimits): Connections {
  const networks = new Map<string, Network>()
  const connections = new Map<Socket, Connection>()
  const isDirect = trustedProxies === 0

  const networkNamed = (name: string): Network => {
    const known = networks.get(name)
    if (known !== undefined) return known
    const network = {
      name,
      sockets: new Set<Socket>(),
      unsent: 0,
      asked: 0,
      resting: new Set<Socket>(),
      cutOffs: 0,
      isShutOut: false,
      bodies: new Set<IncomingMessage>(),
    }
    networks.set(name, network)
    return network
  }
  const forgetIfIdle = ({ name, sockets, cutOffs, bodies }: Network) => {
    if (sockets.size === 0 && cutOffs === 0 && bodies.size === 0) networks.delete(name)
  }

  /** Networks that asked something in this turn or have connections at rest, and connections to close. */
  const active = new Set<Network>()
  const stuckSockets = new Set<Socket>()
  let isTurnAwaited = false
  /** Hundreds of connections may speak in one turn, and all that they say at once is read at once: it is spread out. */
  const awaitTurn = () => {
    if (isTurnAwaited) return
    isTurnAwaited = true
    setImmediate(nextTurn)
  }
  const takeSome = (sockets: Set<Socket>, act: (socket: Socket) => void) => {
    let left = connectionsPerTurn
    for (const socket of sockets) {
      if (left-- === 0) return
      sockets.delete(socket)
      act(socket)
    }
  }
  function nextTurn(): void {
    isTurnAwaited = false
    for (const network of active) {
      network.asked = 0
      takeSome(network.resting, (socket) => socket.resume())
      if (network.resting.size === 0) active.delete(network)
    }
    takeSome(stuckSockets, (socket) => socket.destroy())
    if (active.size > 0 || stuckSockets.size > 0) awaitTurn()
  }
  /** Counts a question; beyond the bound nothing more of this network is read in this turn. */
  const countQuestion = (network: Network) => {
    network.asked++
    active.add(network)
    awaitTurn()
    if (network.asked !== limits.questionsPerTurn) return
    for (const socket of network.sockets) {
      // One that node:http itself has paused, because its answers are not taken, stays so.
      if (network.resting.has(socket) || socket.isPaused()) continue
      socket.pause()
      network.resting.add(socket)
    }
  }
  const weigh = (connection: Connection) => {
    let unsent = 0
    for (const response of connection.unanswered) unsent += response.writableLength
    connection.network.unsent += unsent - connection.unsent
    connection.unsent = unsent
  }
  /** What the network has open and was answered nothing yet goes too: all of that may come in one turn of the loop. */
  const shutOut = (network: Network) => {
    network.isShutOut = true
    for (const socket of network.sockets) if (connections.get(socket)?.wasAnswered === false) socket.destroy()
  }
  const cutOff = (socket: Socket, { network }: Connection, refusal: 'unread answers' | 'questions at once') => {
    refusals.count(refusal)
    socket.destroy()
    if (!isDirect || network.isShutOut) return
    network.cutOffs++
    if (network.cutOffs >= limits.cutOffsPerNetwork) shutOut(network)
  }

  /** Weighs what a connection has not taken; true when that is too much and it was cut off. */
  const isDeaf = (socket: Socket, connection: Connection, asksMore: boolean): boolean => {
    weigh(connection)
    const { unanswered, network } = connection
    // One large answer to somebody who reads slowly is no fault of theirs, as long as they ask nothing more.
    const [first] = unanswered
    const unsent = connection.unsent - (asksMore ? 0 : (first?.writableLength ?? 0))
    const isTooMuch =
      unanswered.size >= limits.questionsPerConnection ||
      unsent > limits.unsentPerConnection ||
      (isDirect && unsent > 0 && network.unsent > limits.unsentPerNetwork)
    if (isTooMuch) cutOff(socket, connection, 'unread answers')
    return isTooMuch
  }
  const sweep = () => {
    for (const [socket, connection] of connections)
      if (connection.unanswered.size > 1) isDeaf(socket, connection, false)
    for (const network of networks.values()) {
      network.cutOffs = Math.max(0, network.cutOffs - 1)
      if (network.cutOffs === 0) network.isShutOut = false
      forgetIfIdle(network)
    }
  }
  setInterval(sweep, sweepMs).unref()

  const isBusy = ({ unanswered }: Connection): boolean => {
    let open = 0
    for (const response of unanswered) if (!response.writableEnded) open++
    return open >= limits.openPerConnection
  }

  const networkOfRequest = (request: IncomingMessage, connection: Connection): Network => {
    if (isDirect) return connection.network
    const forwarded = request.headers['x-forwarded-for']
    const address = clientAddress(
      request.socket.remoteAddress ?? '',
      typeof forwarded === 'string' ? forwarded : undefined,
      trustedProxies,
    )
    return networkNamed(networkOf(address))
  }

  const admitBody = (request: IncomingMessage, connection: Connection): boolean => {
    const network = networkOfRequest(request, connection)
    // A body that has arrived but is not read yet is our delay, not the client's.
    if (network.bodies.size >= limits.bodiesPerNetwork) {
      for (const body of network.bodies) if (body.complete) network.bodies.delete(body)
    }
    if (network.bodies.size >= limits.bodiesPerNetwork) return false
    network.bodies.add(request)
    // One at a time: the next request of a connection begins where the body of this one ends.
    connection.bodyDone()
    connection.bodyDone = () => {
      network.bodies.delete(request)
      forgetIfIdle(network)
    }
    request.once('close', connection.bodyDone)
    return true
  }

  return {
    networks: () => networks.size,
    accept: (socket) => {
      const network = networkNamed(isDirect ? networkOf(socket.remoteAddress ?? '') : 'proxy')
      const isFull = isDirect && network.sockets.size >= limits.connectionsPerNetwork
      if (isFull || network.isShutOut) {
        refusals.count(isFull ? 'connections of one network' : 'networks cut off again and again')
        socket.destroy()
        return false
      }
      network.sockets.add(socket)
      const connection: Connection = {
        network,
        unanswered: new Set(),
        unsent: 0,
        wasAnswered: false,
        bodyDone: () => undefined,
      }
      connections.set(socket, connection)
      socket.once('close', () => {
        connections.delete(socket)
        network.sockets.delete(socket)
        network.resting.delete(socket)
        stuckSockets.delete(socket)
        network.unsent -= connection.unsent
        connection.unsent = 0
        connection.unanswered.clear()
        connection.bodyDone()
        forgetIfIdle(network)
      })
      return true
    },
    admit: (request, response) => {
      const { socket } = request
      const connection = connections.get(socket)
      if (connection === undefined) return 'gone'
      const { unanswered, network } = connection
      // Also what was said at once with the words it was cut off for: that is read all the same.
      if (isDirect) countQuestion(network)
      if (socket.destroyed) return 'gone'
      if (unanswered.size > 0) {
        if (isDeaf(socket, connection, true)) return 'gone'
        if (isBusy(connection)) {
          cutOff(socket, connection, 'questions at once')
          return 'gone'
        }
      }
      unanswered.add(response)
      response.once('close', () => {
        unanswered.delete(response)
        connection.wasAnswered ||= response.writableFinished
        if (connection.unsent > 0) weigh(connection)
      })
      if (!hasBody(request) || admitBody(request, connection)) return 'ok'
      refusals.count('bodies of one network')
      return 'later'
    },
    answered: (socket) => {
      const connection = connections.get(socket)
      if (connection !== undefined && connection.unanswered.size > 1) isDeaf(socket, connection, false)
    },
    stuck: (socket) => {
      const unanswered = [...(connections.get(socket)?.unanswered ?? [])]
      // Nothing to take yet, because we are still at work on it: that is our delay, not the client's.
      const isOurs = unanswered.length > 0 && unanswered.every((response) => response.writableLength === 0)
      if (isOurs && unanswered.some((response) => !response.writableEnded)) {
        socket.setTimeout(socket.timeout ?? 0)
        return
      }
      if (unanswered.length > 0) refusals.count('unread answers')
      stuckSockets.add(socket)
      awaitTurn()
    },
    isSilent: (socket) => {
      const first = connections.get(socket)?.unanswered.values().next().value
      return first === undefined || !first.headersSent
    },
  }
}
