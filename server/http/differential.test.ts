/**
 * Raw requests of every strange shape, sent to our server and to a bare one of node:http: both must read the same
 * requests, with the same bodies, and answer with the same statuses. A difference would be a way to smuggle one past.
 */
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { fromMemoryFirst } from '#server/http/from-memory.ts'
import { createListener, type Listener, type RequestHandler } from '#server/http/listener.ts'
import { allowedMethods } from '#server/http/methods.ts'
import { refusalsOf } from '#server/http/refusals.ts'
import { createLog } from '#server/log.ts'
import { pageResource } from '#server/pages/static-files.ts'

/** Before a release: `RAW_REQUESTS=20000 npm test -- server server/http/differential.test.ts`. */
const cases = Number(process.env['RAW_REQUESTS'] ?? 4_000)
const atOnce = 24
const seed = 20_261_115

const config = readConfig({})
const page = pageResource('/', { identity: Buffer.from('<h1>hallo</h1>') }, config)

/** Reads the whole body, remembers it under the mark of the case, and answers. */
function reader(seen: Map<string, string[]>): RequestHandler {
  return (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('error', () => undefined)
    request.on('end', () => {
      const mark = /^\/(\d+)/.exec(request.url ?? '')?.[1] ?? ''
      const line = `${request.method} ${request.url} ${Buffer.concat(parts).toString('latin1')}`
      seen.set(mark, [...(seen.get(mark) ?? []), line])
      response.end('gelezen')
    })
  }
}

const seenByUs = new Map<string, string[]>()
const seenByNode = new Map<string, string[]>()
let ours: Listener
let bare: Server
let ourPort: number
let barePort: number

beforeAll(async () => {
  const lookup = (path: string) => (path === '/' ? page : undefined)
  const refusals = refusalsOf(createLog(() => undefined))
  ours = createListener(fromMemoryFirst(config, lookup, reader(seenByUs)), { trustedProxies: 0, refusals })
  ourPort = await ours.listen(0, '127.0.0.1')
  const inner = reader(seenByNode)
  bare = createServer((request, response) => {
    const isGet = request.method === 'GET' || request.method === 'HEAD'
    if (isGet && /^\/(\?|$)/.test(request.url ?? '')) return void response.end('<h1>hallo</h1>')
    if (!allowedMethods.includes(request.method ?? ''))
      return void response.writeHead(405, { 'Content-Length': '0' }).end()
    void inner(request, response)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  barePort = (bare.address() as AddressInfo).port
})
afterAll(async () => {
  bare.closeAllConnections()
  bare.close()
  await ours.stop(100)
})

/** Sends the parts and gives the statuses of all answers, in order. Quiet for a while counts as "waits for more". */
async function talk(port: number, parts: readonly Buffer[], quietMs: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let text = ''
  let last = performance.now()
  let isClosed = false
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
    last = performance.now()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      isClosed = true
      resolve()
    }),
  )
  for (const part of parts) {
    socket.write(part)
    if (parts.length > 1) await pause(3)
  }
  last = performance.now()
  while (!isClosed && performance.now() - last < quietMs) await Promise.race([closed, pause(quietMs / 3)])
  const end = isClosed ? 'closed' : 'open'
  socket.destroy()
  await closed
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
  return `${statuses.join(' ')} ${end}`
}

type Case = { readonly mark: string; readonly parts: readonly Buffer[] }

async function differs(one: Case, quietMs: number): Promise<string | undefined> {
  seenByUs.delete(one.mark)
  seenByNode.delete(one.mark)
  const [us, node] = await Promise.all([talk(ourPort, one.parts, quietMs), talk(barePort, one.parts, quietMs)])
  const read = [seenByUs.get(one.mark) ?? [], seenByNode.get(one.mark) ?? []].map((lines) => lines.join('|'))
  if (us === node && read[0] === read[1]) return undefined
  const shown = JSON.stringify(Buffer.concat(one.parts).toString('latin1'))
  return `${shown}: ours ${us} [${read[0]}], node:http ${node} [${read[1]}]`
}

/**
 * How long a connection may be quiet before it is left. Less than five seconds: then node:http ends a connection on which
 * nothing comes, and our server a request of which something is missing, and both would look like a difference.
 */
const patientMs = 4_000

/** On a busy machine an answer may come late: what looks different is asked again with more patience. */
async function differences(all: readonly Case[]): Promise<readonly string[]> {
  const waiting = [...all]
  const found: Case[] = []
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if ((await differs(one, 60)) !== undefined) found.push(one)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const real: string[] = []
  for (const one of found) {
    const difference = await differs(one, patientMs)
    if (difference !== undefined) real.push(difference)
  }
  return real.slice(0, 5)
}

/** Mulberry32: the same cases in every run. */
function random(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'get', 'OPTIONS', 'M-SEARCH']
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/1.2', 'http/1.1', 'HTTP/2.0', '']
const lines = [
  'X-A: b',
  'X-A:b',
  'X-A : b',
  ' X-A: b',
  '\tfolded',
  ' folded: x',
  'X-A: b\r\n c',
  'X-A: b\n c',
  'X-A: b\rContent-Length: 5',
  'X-A: b\nContent-Length: 5',
  'X-\0A: b',
  'X-A: b\0c',
  'X-A: \x01',
  'X-A: \xe9\xff',
  'X A: b',
  ':b',
  'X-A',
  '',
  'Content-Length: 5',
  'Content-Length: 0',
  'Content-Length: 05',
  'Content-Length: +5',
  'Content-Length: 5, 5',
  'Content-Length : 5',
  'Content-Length: 5 ',
  'Content-Length: -1',
  'Content-Length: 0x5',
  'Content-Length:',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: Chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, gzip',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: xchunked',
  'Host: y',
  'Host:',
  'Connection: close',
  'Connection: keep-alive',
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'If-None-Match: "x"',
  'Accept-Encoding: br',
  'Trailer: X',
  'TE: trailers',
]
const bodies = [
  '',
  '',
  'hallo',
  '5\r\nhallo\r\n0\r\n\r\n',
  '5;a=b\r\nhallo\r\n0\r\nX: y\r\n\r\n',
  '0\r\n\r\n',
  'G\r\n',
  '5\nhallo\n0\n\n',
]
const ends = ['\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r']

function randomCase(index: number, next: () => number): Case {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const mark = String(index)
  const paths = [
    '/',
    '/?utm_source=x',
    `/${mark}/a`,
    `/${mark}/b?c=d`,
    `http://x/${mark}`,
    `/${mark}/%00`,
    `/${mark} z`,
    '*',
    '',
  ]
  const request = () => {
    const end = pick(ends)
    const chosen = Array.from({ length: Math.floor(next() * 4) }, () => pick(lines))
    const head = [`${pick(methods)} ${pick(paths)} ${pick(versions)}`, ...(next() < 0.9 ? ['Host: x'] : []), ...chosen]
    return head.join(end) + end + end + pick(bodies)
  }
  const asked = Array.from({ length: 1 + Math.floor(next() * 3) }, request).join('')
  const last = `GET /${mark}/laatste HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  let bytes = Buffer.from(asked + last, 'latin1')
  if (next() < 0.3) {
    // One byte of it becomes something that means something.
    bytes = Buffer.from(bytes)
    bytes[Math.floor(next() * bytes.length)] = pick([0, 9, 10, 13, 32, 58, 44, 127, 255])
  }
  return { mark, parts: [bytes] }
}

describe('what is read from the wire', () => {
  it(`is what node:http reads: ${cases} raw requests`, async () => {
    const next = random(seed)
    const all = Array.from({ length: cases }, (_, index) => randomCase(index, next))
    expect(await differences(all)).toEqual([])
  })

  it('stays the same when a pipeline is cut at any byte', async () => {
    const first = cases
    const text = (mark: number) =>
      `GET /?a=b HTTP/1.1\r\nHost: x\r\n\r\nPOST /${mark}/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhallo` +
      `PUT /${mark}/y HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhallo\r\n0\r\n\r\n` +
      `GET /${mark}/z HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const all = Array.from({ length: Buffer.byteLength(text(first)) - 1 }, (_, at) => {
      const mark = first + at
      const bytes = Buffer.from(text(mark))
      return { mark: String(mark), parts: [bytes.subarray(0, at + 1), bytes.subarray(at + 1)] }
    })
    expect(all.length).toBeGreaterThan(200)
    expect(await differences(all)).toEqual([])
    // With patience, all three requests after the first are read; above, a busy machine may have ended a talk early.
    const mark = String(first + all.length)
    const bytes = Buffer.from(text(Number(mark)))
    const one = { mark, parts: [bytes.subarray(0, 1), bytes.subarray(1)] }
    expect(await differs(one, patientMs)).toBeUndefined()
    expect(seenByUs.get(mark)).toHaveLength(3)
  })
})
