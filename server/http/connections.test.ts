import { connect, Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { connectionLimits, connectionsOf } from '#server/http/connections.ts'
import { createListener } from '#server/http/listener.ts'
import { refusalsOf } from '#server/http/refusals.ts'
import { createLog } from '#server/log.ts'
import { until } from '#server/testing-process.ts'

const refusals = refusalsOf(createLog(() => undefined))

describe('a turn of the event loop', () => {
  it('reads so many questions of one network and no more, and all of them in the end', async () => {
    const [crowd, each] = [40, 80]
    const seen: { readonly path: string; readonly turn: number }[] = []
    const listener = createListener(
      ({ url = '' }, response) => {
        seen.push({ path: url, turn: performance.nodeTiming.uvMetricsInfo.loopCount })
        response.end('.')
      },
      { trustedProxies: 0, refusals },
    )
    const port = await listener.listen(0, '127.0.0.1')
    const open = async (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      await new Promise((resolve) => socket.once('connect', resolve))
      let answers = ''
      socket.on('data', (bytes) => (answers += bytes.toString('latin1')))
      return { socket, answered: () => answers.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0 }
    }
    const many = await Promise.all(Array.from({ length: crowd }, async () => open('127.0.0.5')))
    const other = await open('127.0.0.6')
    const question = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
    // One question each, so that all of them are known to the server; then all at once.
    for (const { socket } of [...many, other]) socket.write(question('/'))
    await until(async () => [...many, other].every(({ answered }) => answered() === 1))
    for (const { socket } of many) socket.write(question('/veel').repeat(each))
    other.socket.write(question('/een'))
    await until(async () => many.every(({ answered }) => answered() === 1 + each) && other.answered() === 2)
    const perTurn = new Map<number, number>()
    for (const one of seen) if (one.path === '/veel') perTurn.set(one.turn, (perTurn.get(one.turn) ?? 0) + 1)
    // What one connection says at once is read at once, however much the others said before it.
    expect(Math.max(...perTurn.values())).toBeLessThan(connectionLimits.questionsPerTurn + each)
    // Whoever comes last from elsewhere does not wait for the crowd.
    expect(seen.findIndex(({ path }) => path === '/een')).toBeLessThan((crowd * each) / 2)
    for (const { socket } of [...many, other]) socket.destroy()
    await listener.stop(100)
  })

  it('closes a few of the connections that are stuck, and the others in the next ones', async () => {
    const connections = connectionsOf(0, refusals)
    const sockets = Array.from({ length: 20 }, () => new Socket())
    for (const socket of sockets) connections.accept(socket)
    const closed = () => sockets.filter(({ destroyed }) => destroyed).length
    for (const socket of sockets) connections.stuck(socket)
    const counts = [closed()]
    while (counts.length < 4) {
      await turn()
      counts.push(closed())
    }
    expect(counts).toEqual([0, 8, 16, 20])
  })
})
