import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { addKeyFile } from '#server/indexnow/key-file.ts'
import { submit } from '#server/indexnow/submit.ts'
import { sitemapPaths } from '#server/indexnow/urls.ts'
import { fixedSecurityHeaders } from '#server/http/security-headers.ts'
import { createResource } from '#server/pages/resource.ts'
import { databaseKinds, quickHashes, startTestServer, testFiles, type TestServer } from '#server/testing.ts'

const key = '0123456789abcdef0123456789abcdef'
const pages = ['/', '/sparen', '/sparen/deposito-calculator', '/admin']
const publicOrigin = 'http://localhost:3999'

type Received = {
  method: string
  type: string
  body: { host: string; key: string; keyLocation: string; urlList: string[] }
}

/** Behaves as the protocol says a search engine does, down to fetching the key file from the site. */
function fakeEngine(
  rule: (received: Received) => { status: number; headers?: Record<string, string>; delay?: number },
) {
  const requests: Received[] = []
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const received: Received = {
        method: request.method ?? '',
        type: request.headers['content-type'] ?? '',
        body: JSON.parse(body) as Received['body'],
      }
      requests.push(received)
      const { status, headers = {}, delay = 0 } = rule(received)
      setTimeout(() => response.writeHead(status, headers).end(), delay)
    })
  })
  return { server, requests }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
}

function filesWithSitemap() {
  const config = readConfig({ PUBLIC_ORIGIN: publicOrigin, INDEXNOW_KEY: key })
  const files = testFiles(config, pages)
  const locations = pages.slice(0, 3).map((path) => `<url><loc>https://www.rekenklaar.be${path}</loc></url>`)
  const sitemap = `<urlset>${locations.join('')}</urlset>`
  const parts = {
    path: '/sitemap.xml',
    contentType: 'application/xml',
    cacheControl: 'no-cache',
    headers: fixedSecurityHeaders,
  }
  files.byPath.set('/sitemap.xml', createResource({ ...parts, bodies: { identity: Buffer.from(sitemap) } }))
  addKeyFile(files.byPath, config)
  return files
}

describe.each(databaseKinds)('IndexNow on %s', (kind) => {
  let server: TestServer
  let cookie: string
  let engine: ReturnType<typeof fakeEngine>
  let status = 200
  let headers: Record<string, string> = {}
  let delay = 0
  const submitAll = (body: unknown = {}) => server.send('POST', '/api/indexnow/submit-all', { body, cookie })

  beforeEach(async () => {
    status = 200
    headers = {}
    delay = 0
    engine = fakeEngine(({ method, type, body }) => {
      const isGood = method === 'POST' && type === 'application/json; charset=utf-8' && body.urlList.length <= 10_000
      const isOurs = body.urlList.every((url) => new URL(url).host === body.host)
      return { status: !isGood ? 400 : isOurs && body.key === key ? status : 422, headers, delay }
    })
    const env = { PUBLIC_ORIGIN: publicOrigin, INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: await listen(engine.server) }
    server = await startTestServer(kind, { env, files: filesWithSitemap(), hashes: quickHashes })
    cookie = await server.login()
  })
  afterEach(async () => {
    engine.server.closeAllConnections()
    engine.server.close()
    await server.close()
  })

  it.each([200, 202])('%d means received, not indexed', async (code) => {
    status = code
    const answer = await submitAll()
    expect(await answer.json()).toEqual({
      success: true,
      statusCode: code,
      submittedUrls: 3,
      message: '3 adressen ontvangen, niet noodzakelijk geïndexeerd.',
    })
    const rows = await server.database
      .query()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'verzenden')
      .execute()
    expect(rows.map((row) => row.result)).toEqual(['ok'])
  })

  it.each([400, 403, 422, 429, 500])('%d is passed on with its cause', async (code) => {
    status = code
    if (code === 429) headers = { 'Retry-After': '120' }
    const answer = await submitAll()
    const body = (await answer.json()) as { success: boolean; statusCode: number; error: string; retryAfter?: number }
    expect([answer.status, body.success, body.statusCode]).toEqual([502, false, code])
    expect(body.error).toContain(`(${code})`)
    expect(body.retryAfter).toBe(code === 429 ? 120 : undefined)
    expect(engine.requests).toHaveLength(1)
  })

  it('the key file is exactly the key, and no other text file exists', async () => {
    const answer = await server.send('GET', `/${key}.txt`)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      key,
    ])
    expect((await server.send('GET', `/${key.replace('0', '1')}.txt`)).status).toBe(404)
  })

  it('sends exactly the pages of the sitemap, on the configured host', async () => {
    await submitAll({ scope: 'all' })
    expect(engine.requests[0]?.body).toEqual({
      host: 'localhost:3999',
      key,
      keyLocation: `${publicOrigin}/${key}.txt`,
      urlList: pages.slice(0, 3).map((path) => publicOrigin + path),
    })
    expect(await (await server.send('GET', '/api/indexnow/urls', { cookie })).json()).toMatchObject({
      count: 3,
      changed: 0,
      configured: true,
    })
  })

  it('sends only what changed since the last success, unless asked for everything', async () => {
    await submitAll()
    const second = (await (await submitAll()).json()) as { submittedUrls: number; success: boolean }
    expect([second.success, second.submittedUrls, engine.requests.length]).toEqual([true, 0, 1])
    await submitAll({ scope: 'all' })
    expect(engine.requests[1]?.body.urlList).toHaveLength(3)
  })

  it('a double click submits once', async () => {
    delay = 200
    const answers = await Promise.all([submitAll(), submitAll()])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(engine.requests).toHaveLength(1)
  })

  it('without a key nothing is sent', async () => {
    const without = await startTestServer(kind, { env: { PUBLIC_ORIGIN: publicOrigin } })
    const session = await without.login()
    const answer = await without.send('POST', '/api/indexnow/submit-all', { body: {}, cookie: session })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'not_configured'])
    expect(engine.requests).toHaveLength(0)
    await without.close()
  })

  it('the Host header of a request does not change what is sent', async () => {
    await server.send('POST', 'https://evil.test/api/indexnow/submit-all', {
      body: {},
      cookie,
      headers: { Host: 'evil.test' },
    })
    expect(engine.requests[0]?.body.host).toBe('localhost:3999')
  })

  it('a redirect is a failure and is not followed', async () => {
    status = 302
    headers = { Location: 'http://127.0.0.1:1/elders' }
    const body = (await (await submitAll()).json()) as { success: boolean; statusCode: null }
    expect([body.success, body.statusCode, engine.requests.length]).toEqual([false, null, 1])
  })
})

describe('submission', () => {
  const urls = (count: number) => Array.from({ length: count }, (_, i) => `https://x.be/${i}`)
  const base = { key, publicOrigin: 'https://x.be' }

  it('gives up on silence and on a closed door, without a second try', async () => {
    let calls = 0
    const silent = fakeEngine(() => ({ status: 200, delay: 5000 }))
    const endpoint = await listen(silent.server)
    const counting: typeof fetch = (...call) => {
      calls++
      return fetch(...call)
    }
    const late = await submit({ ...base, endpoint, fetch: counting, timeoutMs: 100 }, urls(1))
    expect(late).toMatchObject({ success: false, statusCode: null, message: 'De zoekmachine antwoordde niet op tijd.' })
    silent.server.closeAllConnections()
    silent.server.close()
    const closed = await submit({ ...base, endpoint: 'http://127.0.0.1:1/', fetch: counting }, urls(1))
    expect(closed.message).toBe('De zoekmachine is niet bereikbaar.')
    expect(calls).toBe(2)
  })

  it('10.001 addresses are two posts, and half a success is reported as such', async () => {
    const sizes: number[] = []
    const engineOf =
      (statuses: readonly number[]): typeof fetch =>
      (_, init) => {
        const { urlList } = JSON.parse(init?.body as string) as { urlList: string[] }
        sizes.push(urlList.length)
        return Promise.resolve(new Response(null, { status: statuses[sizes.length - 1] ?? 200 }))
      }
    const endpoint = 'https://api.indexnow.org/indexnow'
    expect(await submit({ ...base, endpoint, fetch: engineOf([200, 200]) }, urls(10_001))).toMatchObject({
      success: true,
      submittedUrls: 10_001,
    })
    expect(sizes).toEqual([10_000, 1])
    sizes.length = 0
    const half = await submit({ ...base, endpoint, fetch: engineOf([200, 500]) }, urls(10_001))
    expect(half).toMatchObject({ success: false, submittedUrls: 10_000 })
    expect(half.message).toContain('Gedeeltelijk: 10000 van 10001')
  })

  it('only search engines may be configured, or this machine for a local site', () => {
    const wrong = { PUBLIC_ORIGIN: 'https://www.rekenklaar.be', INDEXNOW_ENDPOINT: 'https://evil.test/indexnow' }
    expect(() => readConfig(wrong)).toThrow('INDEXNOW_ENDPOINT')
    expect(() => readConfig({ ...wrong, INDEXNOW_ENDPOINT: 'http://127.0.0.1:9/x' })).toThrow('INDEXNOW_ENDPOINT')
    expect(() => readConfig({ ...wrong, INDEXNOW_ENDPOINT: 'http://api.indexnow.org/indexnow' })).toThrow(
      'INDEXNOW_ENDPOINT',
    )
    expect(readConfig({ ...wrong, INDEXNOW_ENDPOINT: 'https://www.bing.com/indexnow' }).indexNowEndpoint).toContain(
      'bing',
    )
  })

  it('reads the addresses of a sitemap', () => {
    expect(sitemapPaths('<loc>https://a.be/</loc><loc> https://a.be/x </loc><loc>kapot</loc>')).toEqual(['/', '/x'])
  })
})
