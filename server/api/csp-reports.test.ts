import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing.ts'

describe('reports of blocked content', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('sqlite')
  })
  afterAll(async () => server.close())

  const send = async (raw: string, type = 'application/csp-report') => {
    server.logs.length = 0
    const headers = { 'Content-Type': type, 'Sec-Fetch-Site': '', 'User-Agent': 'Geheim/1.0' }
    const { status } = await server.send('POST', '/csp-rapport', { raw, headers, from: '198.51.100.77' })
    return { status, logs: server.logs.join('') }
  }
  const old = (blocked: string, page = 'https://rekenklaar.test/sparen?bedrag=31415#x') =>
    JSON.stringify({
      'csp-report': {
        'document-uri': page,
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
        'script-sample': 'geheim 31415',
        referrer: 'https://elders.be/',
      },
    })

  it('are written down once, without anything about the visitor', async () => {
    const first = await send(old('https://kwaad.test/a.js?id=31415'))
    expect(first.status).toBe(204)
    expect(first.logs).toContain('"directive":"script-src-elem","blocked":"kwaad.test","page":"/sparen"')
    expect(first.logs).not.toMatch(/31415|198\.51|Geheim|elders/)
    expect((await send(old('https://kwaad.test/b.js'))).logs).toBe('')
  })

  it('come in the newer form too', async () => {
    const body = { documentURL: 'https://rekenklaar.test/', effectiveDirective: 'style-src-attr', blockedURL: 'inline' }
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]
    const { status, logs } = await send(JSON.stringify(reports), 'application/reports+json')
    expect([status, logs.match(/csp report"/g)?.length]).toEqual([204, 1])
    expect(logs).toContain('"blocked":"inline","page":"/"')
  })

  it('of extensions, nonsense and unknown pages tell nothing', async () => {
    for (const raw of [
      '',
      'x',
      '[]',
      '{}',
      'null',
      '{"csp-report":1}',
      old('chrome-extension://abc/x.js'),
      old('\n'),
    ]) {
      expect(await send(raw)).toEqual({ status: 204, logs: '' })
    }
    expect((await send(old('data', 'https://rekenklaar.test/geheim-31415'))).logs).toContain('"page":"een andere"')
    expect((await send('x'.repeat(9000))).status).toBe(413)
  })

  it('do not flood the log', async () => {
    let lines = 0
    for (let count = 0; count < 150; count++)
      lines += (await send(old(`https://kwaad${count}.test/`))).logs === '' ? 0 : 1
    expect(lines).toBeLessThanOrEqual(100)
  })
})
