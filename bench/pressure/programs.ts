/**
 * Ways to make a server work, wait or remember more than a request should. Each runs for a bounded time against a server on
 * this machine, in a process of its own (node programs.ts name port seconds session), from networks that nobody else uses:
 * all of 127.0.0.0/8 is this machine.
 */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#calculators/catalogue.ts'
import { loadCalculator } from '#calculators/load.ts'
import { bookOf, hostileSheets } from '#server/rate-files/testing-workbook.ts'
import { worstOf } from '../worst-input.ts'
import { adminEmail } from '../admin.ts'

type Target = { readonly port: number; readonly session: string; readonly goesOn: () => boolean }
type Program = {
  /** What is made before the clock starts. */
  readonly prepare?: () => Promise<readonly string[]>
  readonly run: (target: Target, prepared: readonly string[]) => Promise<unknown>
}

const counts = new Map<string, number>()
const note = (what: string | number) => counts.set(String(what), (counts.get(String(what)) ?? 0) + 1)

const networkAt = (index: number) => `127.9.${Math.floor(index / 250)}.${1 + (index % 250)}`
const agents = new Map<string, Agent>()
function agentOf(address: string): Agent {
  const known = agents.get(address) ?? new Agent({ keepAlive: true, maxSockets: 64, localAddress: address })
  agents.set(address, known)
  return known
}

type Question = { readonly method?: string; readonly path: string; readonly body?: string; readonly cookie?: string }

async function send({ port }: Target, from: string, { method = 'GET', path, body, cookie }: Question): Promise<void> {
  const status = await new Promise<number>((resolve) => {
    const headers = {
      Host: `localhost:${port}`,
      Origin: `http://localhost:${port}`,
      Accept: 'application/json, text/event-stream',
      ...(body === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    }
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: agentOf(from) }, (response) => {
      response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sent.on('error', () => resolve(0)).end(body)
  })
  note(status)
}

/** So many at once, one after the other, each with a short rest. */
async function inParallel(
  { goesOn }: Target,
  lanes: number,
  work: (lane: number, count: number) => Promise<void>,
  restMs = 5,
): Promise<void> {
  const lane = async (_: unknown, index: number) => {
    for (let count = 0; goesOn(); count++) {
      await work(index, count)
      await pause(restMs)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * A connection that says its text and then reads nothing; gone when the server cuts it, or when time is up. Who does not read
 * hears of that only by speaking: empty lines, which mean nothing before a question.
 */
async function deafLine({ port, goesOn }: Target, from: string, text: string): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(text)
  let isClosed = false
  void closed.then(() => (isClosed = true))
  while (goesOn() && !isClosed) {
    await Promise.race([closed, pause(200)])
    if (!isClosed) socket.write('\r\n')
  }
  note(isClosed ? 'cut off' : 'left open')
  socket.destroy()
}

const dear = new Set([
  'schuldenconsolidatie-calculator',
  'volgende-euro-berekenen',
  'loyalty-bonus-calculator',
  'etf-calculator',
  'hoogste-spaarrente-belgie',
  'kredietvergelijker-belgie',
  'samengestelde-interest-berekenen',
])

/** The dearest inputs that a short search finds, as questions for the API. */
async function dearQuestions(): Promise<readonly string[]> {
  const found: string[] = []
  for (const { category, slug } of catalogue.filter((entry) => dear.has(entry.slug))) {
    const { raw } = worstOf(await loadCalculator(category, slug), 6, 20_261_115)
    found.push(JSON.stringify({ slug, invoer: raw }))
  }
  return found
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

async function compute(target: Target, from: string, question: string): Promise<void> {
  const { slug, invoer } = JSON.parse(question) as { slug: string; invoer: unknown }
  await send(target, from, { method: 'POST', path: `/api/rekenhulpen/${slug}`, body: JSON.stringify({ invoer }) })
}

function toolCall(question: string): object {
  const asked = JSON.parse(question) as object
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'bereken', arguments: asked } }
}

const head = (port: number, path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\n`

export const programs: Readonly<Record<string, Program>> = {
  'dear computations': {
    prepare: dearQuestions,
    run: async (target, questions) =>
      inParallel(target, 16, async (lane, count) => compute(target, networkAt(0), at(questions, lane + count))),
  },
  'dear computations from 60 networks': {
    prepare: dearQuestions,
    run: async (target, questions) =>
      inParallel(target, 60, async (lane, count) => compute(target, networkAt(lane), at(questions, lane + count))),
  },
  'calls and batches of assistants': {
    prepare: dearQuestions,
    run: async (target, questions) =>
      inParallel(target, 16, async (lane, count) => {
        const call = toolCall(at(questions, lane + count))
        const message = lane % 4 === 0 ? Array.from({ length: 81 }, () => call) : call
        await send(target, networkAt(lane), { method: 'POST', path: '/mcp', body: JSON.stringify(message) })
      }),
  },
  'messages sent by half': {
    run: async (target) =>
      inParallel(target, 300, async (lane) => {
        const path = lane % 2 === 0 ? '/mcp' : '/api/auth/login'
        const text = `${head(target.port, path)}Content-Length: 30000\r\n\r\n{"half":`
        await deafLine(target, networkAt(lane % 8), text)
      }),
  },
  '250 connections that ask without waiting': {
    run: async (target) =>
      inParallel(target, 250, async (lane) => {
        const one = (index: number) => `GET /api/changes?limit=${100 + index} HTTP/1.1\r\nHost: x\r\n\r\n`
        await deafLine(target, networkAt(lane % 2), Array.from({ length: 90 }, (_, index) => one(index)).join(''))
      }),
  },
  '200 connections that read nothing': {
    run: async (target) =>
      inParallel(target, 200, async (lane) => {
        const one = 'GET /api/rates.csv HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'
        await deafLine(target, networkAt(lane % 4), one.repeat(40))
      }),
  },
  'lists under ever new addresses': {
    run: async (target) =>
      inParallel(target, 32, async (lane, count) =>
        send(target, networkAt(lane % 4), {
          path: `${at(['/api/rates', '/api/banks', '/api/market', '/api/changes'], lane)}?x=${lane}-${count}`,
        }),
      ),
  },
  'pages that do not exist': {
    run: async (target) =>
      inParallel(target, 32, async (lane, count) =>
        send(target, networkAt(lane % 4), { path: `/sparen/bestaat-niet-${lane}-${count}` }),
      ),
  },
  'hostile workbooks': {
    prepare: async () =>
      hostileSheets().map((sheet) => JSON.stringify({ xlsx: bookOf(sheet).toString('base64'), dryRun: true })),
    run: async (target, files) =>
      inParallel(target, 4, async (lane, count) =>
        send(target, networkAt(lane), {
          method: 'POST',
          path: '/api/rates/import',
          body: at(files, lane + count),
          cookie: target.session,
        }),
      ),
  },
  'wrong passwords from 60 networks': {
    run: async (target) =>
      inParallel(target, 60, async (lane, count) => {
        const email = count % 2 === 0 ? adminEmail : `gok-${lane}-${count}@voorbeeld.be`
        const body = JSON.stringify({ email, password: 'helemaal niet juist' })
        await send(target, networkAt(lane + 60 * (count % 4)), { method: 'POST', path: '/api/auth/login', body })
      }),
  },
}

if (import.meta.main) {
  const [name = '', port = '', seconds = '', session = ''] = process.argv.slice(2)
  const program = programs[name]
  if (program === undefined) throw new Error(`There is no program "${name}".`)
  const prepared = (await program.prepare?.()) ?? []
  process.stdout.write('ready\n')
  const end = performance.now() + Number(seconds) * 1000
  await program.run({ port: Number(port), session, goesOn: () => performance.now() < end }, prepared)
  process.stdout.write(`${[...counts].map(([what, count]) => `${count} × ${what}`).join(', ')}\n`)
  process.exit(0)
}
