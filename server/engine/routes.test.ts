import fc from 'fast-check'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computeAnswer } from '#contract/compute.ts'
import { v1QuestionAnswer } from '#contract/v1.ts'
import { allowanceOf } from '#server/engine/allowance.ts'
import { engineBodies } from '../../scripts/engine-bodies.ts'
import { startTestServer, type TestServer, withoutId } from '#server/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '100000000' } })
})
afterAll(async () => server.close())

const path = '/api/rekenhulpen/deposito-calculator'
/** As a program or a page on another origin sends it: no cookie, no word of ours. */
const ask = async (method: string, at: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.app.request(`https://rekenklaar.test${at}`, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: 'https://elders.be',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('the open engine over HTTP', () => {
  it('answers other origins, without cookies, with the schema it promises', async () => {
    const answer = await ask('POST', path, { invoer: { bedrag: 10_000, looptijd: 6, rente: 2 }, datum: '2026-11-15' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const json: unknown = await answer.json()
    expect(computeAnswer.parse(json).figures['nettoInterest']).toBe(69.43)
    expect(computeAnswer.parse(json).link).toContain('https://rekenklaar.test/sparen/deposito-calculator#')
  })

  it('answers a question in plain Dutch, and refuses what is no question', async () => {
    const answer = await ask(
      'GET',
      `/api/v1/vraag?q=${encodeURIComponent('wat levert 20.000 euro op in een deposito van 6 maanden aan 1,9%')}`,
    )
    expect(answer.status).toBe(200)
    const json = v1QuestionAnswer.parse(await answer.json())
    expect(json).toMatchObject({
      rekenhulp: 'deposito-calculator',
      invoer: { bedrag: 20_000, looptijd: 6, rente: 1.9 },
    })
    expect(json.antwoord?.zin).not.toBe('')
    expect(json.nietGebruikt).toBeUndefined()
    const dollars = await ask('POST', '/api/v1/vraag', {
      vraag: 'persoonlijke lening 5000 dollar op 48 maanden aan 6 %',
    })
    expect(v1QuestionAnswer.parse(await dollars.json())).toMatchObject({
      rekenhulp: 'persoonlijke-lening-berekenen',
      invoer: { looptijd: 48, jkp: 6 },
      nietGebruikt: ['5000 dollar'],
    })
    const other = await ask('POST', '/api/v1/vraag', {
      vraag: 'wat levert 20.000 euro op in een deposito van 6 maanden aan 1,9%',
    })
    expect(v1QuestionAnswer.parse(await other.json())).toEqual(json)
    expect(await (await ask('GET', '/api/v1/vraag?q=hallo')).json()).toMatchObject({ rekenhulp: null, invoer: {} })
    expect((await ask('GET', '/api/v1/vraag')).status).toBe(422)
  })

  it('lets a page on another origin ask first, and only here', async () => {
    const first = await ask('OPTIONS', path)
    expect(first.status).toBe(204)
    expect(first.headers.get('access-control-allow-methods')).toContain('POST')
    expect((await ask('OPTIONS', '/api/banks')).status).toBe(405)
    expect((await ask('GET', '/api/banks')).headers.get('access-control-allow-origin')).toBeNull()
    expect((await ask('POST', '/api/banks', {})).status).toBe(403)
  })

  it('gives a message per field with 422, and 404 for a calculator that is not there', async () => {
    const wrong = await ask('POST', path, { invoer: { bedrag: 1, looptijd: 'lang' } })
    expect(wrong.status).toBe(422)
    const { fields } = (await wrong.json()) as { fields: Record<string, string[]> }
    expect(Object.keys(fields).toSorted()).toEqual(['bedrag', 'looptijd'])
    expect((await ask('POST', '/api/rekenhulpen/onzin', {})).status).toBe(404)
    expect((await ask('GET', '/api/rekenhulpen/onzin')).status).toBe(404)
    expect((await ask('POST', path, '{')).status).toBe(400)
    expect((await ask('POST', path, { invoer: { bedrag: 'x'.repeat(40_000) } })).status).toBe(413)
  })

  it('keeps no input in its log, also when it refuses', async () => {
    server.logs.length = 0
    await ask('POST', path, { invoer: { bedrag: 4_711_042, spaarrente: '0,4711' } })
    await ask('POST', path, { invoer: { bedrag: 'merkteken-4711' } })
    await ask('POST', '/mcp', {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'bereken', arguments: { slug: 'deposito-calculator', invoer: { bedrag: 'merkteken-4711' } } },
    })
    await ask('GET', '/api/v1/vraag?q=merkteken+lening+van+4711+euro')
    expect(server.logs.length).toBeGreaterThan(0)
    expect(server.logs.filter((line) => /4711|merkteken/.test(withoutId(line)))).toEqual([])
  })

  it('any body to any calculator gives an answer or a refusal, never a fault of ours, and leaves no trace in the log', async () => {
    const bodies = await engineBodies()
    const statuses = new Set<number>()
    server.logs.length = 0
    await fc.assert(
      fc.asyncProperty(bodies, async ({ slug, body }) => {
        const { status } = await ask('POST', `/api/rekenhulpen/${slug}`, body)
        expect([200, 400, 404, 413, 422]).toContain(status)
        statuses.add(status)
      }),
      { numRuns: 600 },
    )
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 400, 404, 413, 422])
    expect(server.logs.filter((line) => /invoer|xxxxx/.test(line))).toEqual([])
  })

  it('is in the OpenAPI document', async () => {
    const answer = await server.send('GET', '/api/openapi.json')
    const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> }
    expect(Object.keys(paths['/api/rekenhulpen/{slug}'] ?? {}).toSorted()).toEqual(['get', 'post'])
  })

  it('assistants reach the tools at /mcp', async () => {
    const client = new Client({ name: 'proef', version: '1.0.0' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL('https://rekenklaar.test/mcp'), {
        fetch: async (url, init) => server.app.request(String(url), init),
      }),
    )
    expect((await client.listTools()).tools).toHaveLength(20)
    await client.close()
  })
})

describe('how much one network may ask', () => {
  it('counts work, not questions: who spent more than was left waits until it is paid back', () => {
    let now = 0
    const allowance = allowanceOf(600, () => now)
    for (let i = 0; i < 60; i++) {
      expect(allowance.wait('a')).toBe(0)
      allowance.spend('a', 10)
    }
    expect(allowance.wait('a')).toBe(1)
    expect(allowance.wait('b')).toBe(0)
    allowance.spend('a', 100)
    expect(allowance.wait('a')).toBe(11)
    now = 10_101
    expect(allowance.wait('a')).toBe(0)
    now = 1e9
    allowance.spend('a', 599)
    expect(allowance.wait('a')).toBe(0)
  })

  it('answers 429 with Retry-After over HTTP, and counts each call of a tool', async () => {
    const small = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '2' } })
    try {
      const get = async () => small.app.request('https://rekenklaar.test/api/rekenhulpen')
      expect([(await get()).status, (await get()).status]).toEqual([200, 200])
      const refused = await get()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await small.send('POST', '/mcp', { body: {}, from: '127.0.0.1' })).status).toBe(429)
    } finally {
      await small.close()
    }
  })
})

describe('an assistant', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'zoek', arguments: { vraag: 'lenen' } } }
  const accept = { accept: 'application/json, text/event-stream' }

  it('sends one message at a time: a list of messages is refused before any is read', async () => {
    const answer = await ask('POST', '/mcp', [call, call], accept)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: -32_600 } })
    expect((await ask('POST', '/mcp', call, accept)).status).toBe(200)
  })

  it('pays for a long list what it costs us', async () => {
    const small = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '200' } })
    const send = async (method: string, from: string) =>
      (await small.send('POST', '/mcp', { body: { jsonrpc: '2.0', id: 1, method, params: {} }, from, headers: accept }))
        .status
    try {
      // The tools are made once a day, for whoever asks first.
      expect(await send('ping', '127.0.0.1')).toBe(200)
      const many = async (method: string, from: string) => {
        const statuses: number[] = []
        for (let count = 0; count < 60; count++) statuses.push(await send(method, from))
        return statuses.filter((status) => status === 200).length
      }
      expect(await many('ping', '127.0.0.2')).toBe(60)
      expect(await many('tools/list', '127.0.0.3')).toBeLessThan(60)
    } finally {
      await small.close()
    }
  })

  it('has the limits of every other body, and cannot hold a stream open', async () => {
    expect((await ask('POST', '/mcp', 'x'.repeat(40_000))).status).toBe(413)
    expect((await ask('POST', '/mcp', '{')).status).toBe(400)
    expect((await ask('POST', '/mcp', `${'['.repeat(30)}${']'.repeat(30)}`)).status).toBe(400)
    expect((await ask('GET', '/mcp', undefined, accept)).status).toBe(405)
    expect((await ask('DELETE', '/mcp', undefined, accept)).status).toBe(405)
  })
})

describe('computations that are too much', () => {
  it('are refused with 429 per network and 503 in all, while everything else answers', async () => {
    const small = await startTestServer('sqlite')
    try {
      const compute = async (from: string) =>
        (await small.send('POST', path, { body: {}, from, headers: { 'Sec-Fetch-Site': '' } })).status
      await compute('192.0.2.1')
      const one = await Promise.all(Array.from({ length: 40 }, async () => compute('192.0.2.1')))
      expect(one.filter((status) => status === 200).length).toBeGreaterThan(0)
      expect(one.filter((status) => status === 429).length).toBeGreaterThan(20)
      const many = await Promise.all(Array.from({ length: 200 }, async (_, i) => compute(`198.51.100.${i}`)))
      expect(new Set(many)).toEqual(new Set([200, 503]))
      expect((await small.send('GET', '/healthz')).status).toBe(200)
    } finally {
      await small.close()
    }
  })
})
