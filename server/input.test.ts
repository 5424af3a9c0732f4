/** Input that is meant to hurt: refused in milliseconds, and alike on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, someBank, startTestServer, type TestServer } from '#server/testing.ts'

describe.each(databaseKinds)('harmful input on %s', (kind) => {
  let server: TestServer
  let cookie: string
  beforeAll(async () => {
    server = await startTestServer(kind)
    cookie = await server.login()
  })
  afterAll(async () => server.close())

  const LONGEST = 250
  const once = async (method: string, path: string, raw: string) => {
    await server.send('GET', '/api/auth/me', { cookie })
    const before = process.cpuUsage()
    const answer = await server.send(method, path, { raw, cookie })
    const body = await answer.text()
    // The work, not the time: a busy machine does not change it.
    const { user, system } = process.cpuUsage(before)
    return { status: answer.status, body, ms: (user + system) / 1000 }
  }
  /** Garbage of the tests before may be collected during one try, not during two. */
  const timed = async (method: string, path: string, raw: string) => {
    const answer = await once(method, path, raw)
    return answer.ms < LONGEST ? answer : once(method, path, raw)
  }

  it.each([
    ['60.000 columns', Array.from({ length: 60_000 }, (_, i) => `k${i}`).join(',')],
    ['60.000 columns in the second line', `bank,product\n${','.repeat(60_000)}`],
    ['900.000 semicolons', ';'.repeat(899_999)],
  ])('an import with %s is refused at once', async (_, csv) => {
    // The thread that reads files is started by the first one.
    await timed('POST', '/api/rates/import', JSON.stringify({ csv: 'bank\nKBC', dryRun: true }))
    const answer = await timed('POST', '/api/rates/import', JSON.stringify({ csv, dryRun: true }))
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('meer dan 200 velden')
    expect(answer.body.length).toBeLessThan(1000)
    expect(answer.ms).toBeLessThan(LONGEST)
  })

  it.each([
    ['arrays', '['.repeat(60_000)],
    ['objects', '{"a":'.repeat(12_000)],
    ['closed arrays', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['arrays in a field', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('JSON with deep %s is refused at once', async (_, raw) => {
    const answer = await timed('POST', '/api/banks', raw)
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('invalid_json')
    expect(answer.ms).toBeLessThan(LONGEST)
  })

  it('brackets and quotes inside a text are no depth', async () => {
    const description = `${'['.repeat(40)} "aangehaald" ${'{'.repeat(40)} \\"`
    const answer = await server.send('POST', '/api/banks', { body: { ...someBank, description }, cookie })
    expect(answer.status).toBe(201)
  })

  it('thousands of unknown fields give a short answer', async () => {
    const raw = JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`veld${i}`, 1])))
    const answer = await timed('POST', '/api/banks', raw)
    expect(answer.status).toBe(400)
    expect(answer.body.length).toBeLessThan(1500)
  })

  it.each([
    ['NUL', '\0'],
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a byte order mark', '\ufeff'],
    ['right-to-left override', '\u202e'],
    ['a soft hyphen', '\u00ad'],
    ['a letter that looks like nothing', '\u3164'],
    ['half a character', '\ud800'],
    ['a control character', '\u0085'],
  ])('refuses %s in a name, a description and a link', async (_, character) => {
    for (const field of ['name', 'shortName', 'description', 'website']) {
      const text = field === 'website' ? `https://x.be/a${character}b` : `Voor${character}beeld`
      const answer = await server.send('POST', '/api/banks', { body: { ...someBank, [field]: text }, cookie })
      expect([field, answer.status]).toEqual([field, 400])
    }
  })

  it('NUL in an address is an address that does not exist', async () => {
    for (const path of ['/api/banks/%00', '/api/banks/a%00b?scope=admin', '/api/audit?cursor=%00', '/sparen%00']) {
      expect([path, (await server.send('GET', path, { cookie })).status]).toEqual([path, 404])
    }
    const headers = { 'If-Match': '"1"' }
    expect((await server.send('DELETE', '/api/banks/%00', { cookie, headers })).status).toBe(404)
  })

  it('a body that breaks off is the client’s fault, not an error of ours', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"name"'))
        controller.error(new Error('aborted'))
      },
    })
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    server.logs.length = 0
    expect((await server.app.request('/api/banks', init)).status).toBe(408)
    expect(server.logs.join('')).not.toContain('"level":"error"')
    server.parts.refusals.tell()
    expect(server.logs.join('')).toContain('"interrupted":1')
  })
})

it('an exported cell runs no formula, cut at commas or at semicolons, and comes back as it was', async () => {
  const server = await startTestServer('sqlite')
  const cookie = await server.login()
  const name = '=1+1;=2+2; @x;|cmd'
  const bank = await server.send('POST', '/api/banks', { body: { ...someBank, shortName: 'Formule' }, cookie })
  const { id: bankId } = (await bank.json()) as { id: string }
  const product = await server.send('POST', '/api/products', { body: { bankId, name, productType: 'kasbon' }, cookie })
  const { id: productId } = (await product.json()) as { id: string }
  const rate = { productId, rateType: 'standard', baseRate: 1, source: 'a;+b' }
  expect((await server.send('POST', '/api/rates', { body: rate, cookie })).status).toBe(201)
  const csv = await (await server.send('GET', '/api/rates.csv')).text()
  const line = csv.split('\r\n').find((text) => text.startsWith('Formule')) ?? ''
  expect(line).toContain(`"'=1+1;'=2+2; '@x;'|cmd"`)
  expect(line.split(/[;,]/).filter((cell) => /^[\s"]*[=+@|-]/.test(cell))).toEqual([])
  const again = await server.send('POST', '/api/rates/import', { body: { csv, dryRun: true }, cookie })
  expect(await again.json()).toMatchObject({ errors: [], added: 0, changed: 0 })
  await server.close()
})
