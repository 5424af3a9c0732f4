import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createListener, type Listener } from '#server/http/listener.ts'
import { pageResource } from '#server/pages/static-files.ts'

const page = pageResource('/', { identity: Buffer.from('<h1>hallo</h1>') }, readConfig({}))
const handled: string[] = []
let listener: Listener
let port: number

beforeAll(async () => {
  listener = createListener(
    (url) => (url === '/' ? page : undefined),
    (request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        handled.push(`${request.method} ${request.url} ${body}`)
        response.end(`node:http ${body}`)
      })
    },
  )
  port = await listener.listen(0, '127.0.0.1')
})
afterAll(async () => listener.stop(500))

/** Sends parts with a pause between them and gives back everything until the server closes. */
async function talk(...parts: readonly string[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const part of parts) {
    socket.write(part)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  socket.end()
  await closed
  return answer
}

const close = 'GET /anders HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

describe('the door', () => {
  it('answers a plain request for a file without node:http', async () => {
    const before = handled.length
    const answer = await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/)
    expect(answer.endsWith('\r\n\r\n<h1>hallo</h1>')).toBe(true)
    expect(handled.length).toBe(before)
  })

  it('answers several requests on one connection, also when they come together', async () => {
    const one = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
    const answer = await talk(one + one, one)
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  })

  it('answers HEAD without a body and a known tag with 304', async () => {
    expect((await talk('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n')).endsWith('\r\n\r\n')).toBe(true)
    const answer = await talk(`GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${page.etag}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
    expect(answer.endsWith('\r\n\r\n')).toBe(true)
  })

  it('hands other addresses to node:http, and what follows on that connection too', async () => {
    const answer = await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n', close)
    expect(answer.match(/node:http/g)).toHaveLength(2)
  })

  it('keeps the answers in order when a file and an address for node:http are asked in one breath', async () => {
    const answer = await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n' + close)
    expect(answer.indexOf('<h1>hallo</h1>')).toBeGreaterThan(0)
    expect(answer.indexOf('node:http')).toBeGreaterThan(answer.indexOf('<h1>hallo</h1>'))
  })

  it('answers a visitor who closes his half of the connection together with the question', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
    const ended = new Promise((resolve) => socket.once('end', resolve))
    socket.end('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await ended
    expect(answer.endsWith('<h1>hallo</h1>')).toBe(true)
  })

  it('answers more questions in one breath than may wait unsent', async () => {
    const times = 800
    const answer = await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times))
    expect(answer.length / times).toBeGreaterThan((512 * 1024) / times)
    expect(answer.match(/(?:<h1>hallo<\/h1>|node:http )(?=HTTP|$)/g)).toHaveLength(times)
  })

  it('hands over a body that comes in pieces, complete and in order', async () => {
    const answer = await talk('POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhal', 'lo all', 'e', close)
    expect(answer).toContain('node:http hallo alle')
  })

  it.each([
    ['a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhallo'],
    ['chunks', 'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhallo\r\n0\r\n\r\n'],
    ['a hidden body', 'GET / HTTP/1.1\r\nHost: x\r\nX: y\nContent-Length : 5\r\n\r\nhallo'],
    ['no host', 'GET / HTTP/1.1\r\nX: y\r\n\r\n'],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\n\r\n'],
    ['close', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['half a head', 'GET / HTTP/1.1\r\nHo'],
    ['nonsense', '\u0000\u0001\u0002\r\n\r\n'],
  ])('leaves a request with %s to node:http', async (_, request) => {
    const answer = await talk(request)
    expect(answer).not.toContain('<h1>hallo</h1>')
  })

  it('closes a connection that has been quiet for over a minute, and no sooner', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const door = createListener(
      () => page,
      () => undefined,
    )
    const socket = connect(await door.listen(0, '127.0.0.1'), '127.0.0.1')
    const answered = async () => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      return new Promise((resolve) => socket.once('data', resolve))
    }
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')))
    await answered()
    vi.advanceTimersByTime(65_000)
    await answered()
    vi.advanceTimersByTime(65_000)
    await answered()
    vi.advanceTimersByTime(70_000)
    vi.useRealTimers()
    expect(await closed).toBe('closed')
    await door.stop(500)
  })

  it('survives connections that say nothing or go away', async () => {
    await talk()
    const socket = connect(port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.resetAndDestroy()
    expect(await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('200 OK')
  })
})
