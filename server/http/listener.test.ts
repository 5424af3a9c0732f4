import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { fromMemoryFirst } from '#server/http/from-memory.ts'
import { createListener, type Listener } from '#server/http/listener.ts'
import { refusalsOf } from '#server/http/refusals.ts'
import { fixedSecurityHeaders } from '#server/http/security-headers.ts'
import { createLog } from '#server/log.ts'
import { pageResource } from '#server/pages/static-files.ts'
import { until } from '#server/testing-process.ts'

const config = readConfig({})
const page = pageResource('/', { identity: Buffer.from('<h1>hallo</h1>') }, config)
const bulky = pageResource('/groot', { identity: Buffer.alloc(200_000, 'x') }, config)
const logs: string[] = []
const refusals = refusalsOf(createLog((line) => logs.push(line)))
let listener: Listener
let port: number

beforeAll(async () => {
  const lookup = (path: string) => (path === '/' ? page : path === '/groot' ? bulky : undefined)
  const inner = fromMemoryFirst(config, lookup, (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    const answer = () => response.end(`gelezen ${request.url} ${body}`)
    request.on('end', () => (request.url === '/traag' ? setTimeout(answer, 100) : answer()))
    request.on('error', () => undefined)
  })
  listener = createListener(inner, { trustedProxies: 0, refusals })
  port = await listener.listen(0, '127.0.0.1')
})
afterAll(async () => listener.stop(500))

type Line = { readonly socket: Socket; readonly text: () => string; readonly closed: Promise<void> }

async function open(): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise((resolve) => socket.once('connect', resolve))
  return { socket, text: () => text, closed }
}

/** Sends parts with a pause between them and gives back everything until the server closes. */
async function talk(...parts: readonly string[]): Promise<string> {
  const { socket, text, closed } = await open()
  for (const part of parts) {
    socket.write(part)
    await pause(30)
  }
  socket.end()
  await closed
  return text()
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const counted = () => {
  refusals.tell()
  return logs.splice(0).join('')
}

describe('the door', () => {
  it('answers a file from memory, also with a query, HEAD without a body and a known tag with 304', async () => {
    expect((await talk(get('/'))).endsWith('\r\n\r\n<h1>hallo</h1>')).toBe(true)
    expect((await talk(get('/?utm_source=nieuwsbrief'))).endsWith('\r\n\r\n<h1>hallo</h1>')).toBe(true)
    expect((await talk('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n')).endsWith('\r\n\r\n')).toBe(true)
    const again = await talk(`GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${page.etag}\r\n\r\n`)
    expect(again).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
    expect(again.endsWith('\r\n\r\n')).toBe(true)
  })

  it('answers several requests on one connection in their order', async () => {
    const answer = await talk(get('/') + get('/anders') + get('/'), get('/'))
    expect(answer.match(/<h1>hallo<\/h1>|gelezen/g)).toEqual([
      '<h1>hallo</h1>',
      'gelezen',
      '<h1>hallo</h1>',
      '<h1>hallo</h1>',
    ])
  })

  it.each([
    ['no host', 'GET / HTTP/1.1\r\nX: y\r\n\r\n', 400],
    ['nonsense', '\u0000\u0001\u0002\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX: y\r\n Content-Length: 5\r\n\r\n', 400],
    ['a bare CR', 'GET / HTTP/1.1\r\nHost: x\r\nX: y\rContent-Length: 5\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhallo', 400],
    ['an unknown expectation', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n', 417],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['OPTIONS', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a head of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('refuses %s with the security headers', async (_, request, status) => {
    const answer = await talk(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toContain('<h1>hallo</h1>')
    for (const [name, value] of fixedSecurityHeaders) expect(answer).toContain(`${name}: ${value}\r\n`)
    expect(answer).toContain("Content-Security-Policy: default-src 'none'")
  })

  it('cuts off a client that asks again and again and takes no answer, at 1 MB or 100 questions', async () => {
    counted()
    for (const path of ['/groot', '/']) {
      const { socket } = await open()
      socket.pause()
      socket.write(get(path).repeat(1000))
      await until(async () => counted().includes('"unread answers":1'))
      socket.destroy()
    }
    // Fewer and smaller ones are simply answered.
    expect((await talk(get('/').repeat(90))).match(/<h1>hallo/g)).toHaveLength(90)
  })

  it('cuts off a client that has more than four questions open at once', async () => {
    counted()
    const { socket, closed, text } = await open()
    socket.write(get('/traag').repeat(5))
    await closed
    expect(counted()).toContain('"questions at once":1')
    expect(text()).not.toContain('gelezen')
    const patient = await open()
    patient.socket.write(get('/traag').repeat(4))
    await until(async () => patient.text().match(/gelezen/g)?.length === 4)
    patient.socket.destroy()
  })

  it('lets a network in again eight seconds after it had to be cut off eight times', async () => {
    const strict = createListener((_, response) => void setTimeout(() => response.end('laat'), 50), {
      trustedProxies: 0,
      refusals,
    })
    const at = await strict.listen(0, '127.0.0.1')
    const from = (localAddress: string, text: string) => {
      const socket = connect({ port: at, host: '127.0.0.1', localAddress })
      let answer = ''
      socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
      socket.on('error', () => undefined)
      const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
      socket.write(text)
      return { socket, closed, answer: () => answer }
    }
    counted()
    // Somebody at the same address who was answered before keeps the connection.
    const neighbour = from('127.0.0.3', get('/'))
    await until(async () => neighbour.answer().endsWith('laat'))
    const greedy = Array.from({ length: 40 }, () => from('127.0.0.3', get('/').repeat(90)))
    await Promise.all(greedy.map(async ({ closed }) => closed))
    expect(counted()).toMatch(/"questions at once":8[,}]/)
    expect(await from('127.0.0.3', get('/')).closed).toBe('')
    expect(counted()).toContain('"networks cut off again and again":1')
    neighbour.socket.write(get('/'))
    await until(async () => neighbour.answer().match(/laat/g)?.length === 2)
    const elsewhere = from('127.0.0.4', get('/'))
    await until(async () => elsewhere.answer().endsWith('laat'))
    await pause(8500)
    const again = from('127.0.0.3', get('/'))
    await until(async () => again.answer().endsWith('laat'))
    for (const { socket } of [neighbour, elsewhere, again]) socket.destroy()
    await strict.stop(100)
  })

  it('cuts off a client that reads nothing, and none that reads slowly', async () => {
    const short = createListener((_, response) => void response.end(Buffer.alloc(12_000_000, 'x')), {
      trustedProxies: 0,
      refusals,
      stuckMs: 3000,
    })
    const at = await short.listen(0, '127.0.0.1')
    const ask = () => {
      const socket = connect({ port: at, host: '127.0.0.1' })
      socket.on('error', () => undefined)
      socket.write(get('/'))
      return socket
    }
    counted()
    const deaf = ask().pause()
    await until(async () => counted().includes('"unread answers":1'))
    deaf.destroy()
    const slow = ask()
    let read = 0
    slow.on('data', (bytes) => {
      read += bytes.length
      slow.pause()
      setTimeout(() => slow.resume(), 2)
    })
    await until(async () => read > 12_000_000)
    slow.destroy()
    await short.stop(100)
    expect(counted()).not.toContain('unread')
  })

  it('waits with a client for an answer that takes us long', async () => {
    const late = createListener(
      async (_, response) => {
        await pause(1200)
        response.end('na een tijd')
      },
      { trustedProxies: 0, refusals, stuckMs: 300 },
    )
    const at = await late.listen(0, '127.0.0.1')
    counted()
    expect(await (await fetch(`http://127.0.0.1:${at}/`)).text()).toBe('na een tijd')
    await late.stop(100)
    expect(counted()).not.toContain('unread')
  })

  it('lets a body arrive within five seconds and no later, and only so many at once from one network', async () => {
    counted()
    const half = 'POST /laat HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhal'
    const started = performance.now()
    const lines = await Promise.all(Array.from({ length: 40 }, async () => open()))
    for (const { socket } of lines) socket.write(half)
    const refused = () => lines.filter(({ text }) => text().startsWith('HTTP/1.1 503 '))
    await until(async () => refused().length === 8)
    expect(refused()[0]?.text()).toContain('Retry-After: 2')
    expect((await talk(get('/'))).startsWith('HTTP/1.1 200 ')).toBe(true)
    await Promise.all(lines.map(async ({ closed }) => closed))
    expect(lines.filter(({ text }) => text().startsWith('HTTP/1.1 408 '))).toHaveLength(32)
    // Node's own limit would be five minutes; a machine that does much else at once is seconds late.
    expect(performance.now() - started).toBeGreaterThan(4900)
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(counted()).toMatch(/"bodies of one network":8/)
    expect(await talk('POST /heel HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhal', 'lo')).toContain(
      'gelezen /heel hallo',
    )
  })

  it('takes 256 connections from one network and closes the rest', async () => {
    counted()
    const lines = await Promise.all(Array.from({ length: 260 }, async () => open()))
    await until(async () => lines.filter(({ socket }) => socket.closed).length === 4)
    lines[0]?.socket.write(get('/'))
    await until(async () => lines[0]?.text().includes('<h1>hallo</h1>') === true)
    expect(counted()).toContain('"connections of one network":4')
    for (const { socket } of lines) socket.destroy()
    await Promise.all(lines.map(async ({ closed }) => closed))
    // The server hears of it a moment later.
    await until(async () => (await talk(get('/'))).includes('200 OK'))
  })

  it('survives connections that say nothing or go away', async () => {
    await talk()
    const { socket } = await open()
    socket.resetAndDestroy()
    expect(await talk(get('/'))).toContain('200 OK')
  })
})
