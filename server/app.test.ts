import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '#server/api/openapi.ts'
import { operations } from '#server/api/operations.ts'
import { readConfig } from '#server/config.ts'
import { publicRoutes } from '#server/http/guard.ts'
import { strictPolicy } from '#server/http/security-headers.ts'
import { adminPassword, databaseKinds, someBank, startTestServer, type TestServer } from '#server/testing.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer('sqlite')
  server.app.all('/api/test-any', (context) => context.text('open'))
  server.app.get('/api/test-fault', () => {
    throw new Error('select secret from admins failed at /srv/app')
  })
  cookie = await server.login()
})
afterAll(async () => server.close())

function routes(): readonly { method: string; path: string }[] {
  return server.app.routes.filter(({ path }) => path !== '/*' && !path.startsWith('/api/test-'))
}

describe('access', () => {
  it('every route that is not on the public list answers 401 without a cookie', async () => {
    const protectedRoutes = routes().filter(({ method, path }) => !publicRoutes.has(`${method} ${path}`))
    expect(protectedRoutes.length).toBeGreaterThan(15)
    for (const { method, path } of protectedRoutes) {
      const answer = await server.send(method, path.replace(':id', 'kbc'), method === 'GET' ? {} : { body: {} })
      expect([method, path, answer.status]).toEqual([method, path, 401])
    }
  })

  it('the public list names only routes that exist', () => {
    const existing = new Set(routes().map(({ method, path }) => `${method} ${path}`))
    expect([...publicRoutes].filter((route) => !existing.has(route))).toEqual([])
  })

  it('a route somebody adds tomorrow is closed until it is made public', async () => {
    expect((await server.send('GET', '/api/test-fault')).status).toBe(401)
    for (const method of ['GET', 'POST']) expect((await server.send(method, '/api/test-any')).status).toBe(401)
    expect(await (await server.send('GET', '/api/test-any', { cookie })).text()).toBe('open')
  })

  it('the admin scope of public lists needs a session', async () => {
    for (const path of ['/api/banks', '/api/products', '/api/rates', '/api/banks/kbc']) {
      expect((await server.send('GET', `${path}?scope=admin`)).status).toBe(401)
      expect((await server.send('GET', `${path}?scope=admin`, { cookie })).status === 401).toBe(false)
    }
  })

  it('no route carries a secret in its address', () => {
    expect(routes().filter(({ path }) => /token|secret|password=|key/.test(path))).toEqual([])
  })

  it('the route table is exactly the documented one', () => {
    const documented = operations.map(({ method, path }) => `${method} ${path}`)
    const extra = [
      'ALL /mcp',
      'GET /healthz',
      'GET /readyz',
      'GET /veranderingen.xml',
      'GET /cijfers.xml',
      'POST /csp-rapport',
    ]
    expect(
      routes()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual([...documented, ...extra].toSorted())
  })

  it('unknown addresses under /api are 404 in JSON, for everyone', async () => {
    for (const path of ['/api', '/api/', '/api/bestaat-niet', '/api/banks/a/b']) {
      const answer = await server.send('GET', path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/json'])
    }
  })

  it('known addresses refuse other methods with 405 and say which they know', async () => {
    const answer = await server.send('PUT', '/api/banks', { body: {}, cookie })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    for (const method of ['PATCH', 'OPTIONS', 'PROPFIND']) {
      expect((await server.send(method, '/api/banks')).status).toBe(405)
    }
    expect((await server.send('POST', '/sparen', { body: {} })).status).toBe(405)
  })
})

describe('requests that change something', () => {
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', '']
  const methods = [
    ['POST', '/api/banks'],
    ['PUT', '/api/banks/kbc'],
    ['DELETE', '/api/banks/kbc'],
  ] as const

  it.each(methods.flatMap(([method, path]) => types.map((type) => [method, path, type] as const)))(
    '%s %s of another origin as "%s" is refused',
    async (method, path, type) => {
      const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': '', 'Content-Type': type }
      const raw = method === 'DELETE' ? undefined : JSON.stringify(someBank)
      const answer = await server.send(method, path, { cookie, headers, ...(raw === undefined ? {} : { raw }) })
      expect([403, 415]).toContain(answer.status)
    },
  )

  it.each(['cross-site', 'same-site', 'none'])('are refused when the browser says %s', async (site) => {
    const headers = { 'Sec-Fetch-Site': site, Origin: 'https://rekenklaar.test' }
    expect((await server.send('POST', '/api/banks', { body: someBank, cookie, headers })).status).toBe(403)
  })

  it('are refused without Origin when a session cookie comes along', async () => {
    const headers = { 'Sec-Fetch-Site': '' }
    expect((await server.send('POST', '/api/banks', { body: someBank, cookie, headers })).status).toBe(403)
  })

  it('pass the check with our own origin', async () => {
    const headers = { 'Sec-Fetch-Site': '', Origin: 'https://rekenklaar.test' }
    expect((await server.send('POST', '/api/banks', { body: {}, cookie, headers })).status).toBe(400)
  })

  it('with a body of which nobody says the type are refused, without a body they need none', async () => {
    for (const [name, value] of [
      ['Content-Length', '12'],
      ['Transfer-Encoding', 'chunked'],
    ] as const)
      expect((await server.send('POST', '/api/banks', { cookie, headers: { [name]: value } })).status).toBe(415)
    expect((await server.send('DELETE', '/api/banks/bestaat-niet', { cookie })).status).toBe(428)
  })

  it('must be JSON, also from our own pages', async () => {
    const headers = { 'Content-Type': 'text/plain' }
    const answer = await server.send('POST', '/api/banks', { raw: JSON.stringify(someBank), cookie, headers })
    expect(answer.status).toBe(415)
  })

  it('also hold for the login', async () => {
    const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': '' }
    const body = { email: 'a@b.be', password: 'x' }
    expect((await server.send('POST', '/api/auth/login', { body, headers })).status).toBe(403)
  })

  it('have a limited size', async () => {
    const large = 'x'.repeat(100_000)
    const login = { email: 'a@b.be', password: large }
    expect((await server.send('POST', '/api/auth/login', { body: login })).status).toBe(413)
    expect(
      (await server.send('POST', '/api/banks', { body: { ...someBank, description: large }, cookie })).status,
    ).toBe(413)
  })

  it('may not name a prototype, at any depth', async () => {
    for (const raw of ['{"__proto__":{"x":1}}', '{"name":{"constructor":{"prototype":{"x":1}}}}', '[1', 'x']) {
      expect((await server.send('POST', '/api/banks', { raw, cookie })).status).toBe(400)
    }
    expect(Reflect.get({}, 'x')).toBeUndefined()
  })
})

describe('a parameter of the API that is given more than once', () => {
  it.each(['/api/changes?limit=1&limit=2', '/api/changes?limit=1&limit=1', '/api/banks?scope=x&scope=admin'])(
    'is refused by its name: %s',
    async (path) => {
      const answer = await server.send('GET', path, { cookie })
      const [name = ''] = new URL(path, 'https://rekenklaar.test').searchParams.keys()
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        code: 'invalid_input',
        fields: { [name]: ['Dit staat meer dan één keer in het adres.'] },
      })
    },
  )

  it('is nothing to a page', async () => {
    expect((await server.send('GET', '/?a=1&a=2')).status).toBe(200)
  })
})

describe('headers', () => {
  const paths = [
    '/',
    '/sparen',
    '/admin',
    '/bestaat-niet',
    '/healthz',
    '/readyz',
    '/api/banks',
    '/api/bestaat-niet',
    '/veranderingen.xml',
    '/Sparen/',
  ]

  it.each(paths)('are right on %s', async (path) => {
    const answer = await server.send('GET', path, { headers: { Origin: 'https://evil.test' } })
    const header = (name: string) => answer.headers.get(name) ?? ''
    expect(Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1])).toBeGreaterThanOrEqual(31_536_000)
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'none'"]) {
      expect(header('content-security-policy')).toContain(part)
    }
    expect(header('content-security-policy')).not.toMatch(/unsafe-(eval|inline)/)
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header('cross-origin-opener-policy')).toBe('same-origin')
    expect(header('permissions-policy')).toBe('geolocation=(), camera=(), microphone=(), payment=(), usb=()')
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    if (answer.status === 200) expect(header('content-type')).toMatch(/charset=utf-8|application\/json/)
  })

  it('measurement hosts are only in the policy of public pages with an id', () => {
    const config = readConfig({ GA4_ID: 'G-ABC1234567' })
    expect(strictPolicy(config, undefined, true)).toContain('https://*.googletagmanager.com')
    expect(strictPolicy(config)).not.toContain('google')
    expect(strictPolicy(readConfig({}), undefined, true)).not.toContain('google')
  })

  it('the admin shell is kept out of caches and search engines', async () => {
    const answer = await server.send('GET', '/admin')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('ads without a certified consent platform stop the start', () => {
    expect(() => readConfig({ ADSENSE_ID: 'ca-pub-1234567890123456' })).toThrow('toestemmingsplatform')
    expect(() => readConfig({ ADSENSE_ID: 'ca-pub-1234567890123456', CMP: 'eigen' })).toThrow('toestemmingsplatform')
    expect(readConfig({ ADSENSE_ID: 'ca-pub-1234567890123456', CMP: 'google' }).cmp).toBe('google')
  })
})

describe('plain http behind our own proxy', () => {
  const headers = { 'X-Forwarded-Proto': 'http' }

  it('is sent to https for pages and refused for the API', async () => {
    const proxied = await startTestServer('sqlite', { env: { TRUSTED_PROXIES: '1' }, withoutAdmin: true })
    const page = await proxied.send('GET', 'http://rekenklaar.test//sparen?x=1', { headers })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://rekenklaar.test/sparen?x=1'])
    expect((await proxied.send('GET', '/api/banks', { headers })).status).toBe(403)
    expect((await proxied.send('GET', '/sparen', { headers: { 'X-Forwarded-Proto': 'https' } })).status).toBe(200)
    await proxied.close()
  })

  it('means nothing when nobody vouches for the header', async () => {
    expect((await server.send('GET', '/sparen', { headers })).status).toBe(200)
  })
})

describe('the source', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const text = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n')

  it('secrets are never compared with an operator that stops at the first difference', () => {
    expect(files.length).toBeGreaterThan(50)
    const compared = /\b(\w*(?:token|secret|password|hash)) [!=]== ([\w.']+)/gi
    const found = [...text.matchAll(compared)].map(([, left, right]) => `${left} ${right}`)
    const harmless = [
      // Absent or not, a flag, and the hash of a request that an idempotency key belongs to.
      /^token (undefined|'')/,
      /^must_change_password 1/,
      /^request_hash requestHash/,
      /^(newHash|passwordHash) undefined/,
      // Both come from the same visitor: the new password may not equal the current one.
      /^newPassword input.currentPassword/,
    ]
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((pair) => !harmless.some((pattern) => pattern.test(pair)))).toEqual([])
  })

  it('SQL is never put together from text', () => {
    expect(text.match(/\.query\(`|sql\.raw\(/g)).toBeNull()
  })

  it('the terms for updates are written down', () => {
    const document = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8')
    expect(document).toMatch(/critical within 48 hours, high within 7 days, the rest within 30 days/)
  })
})

describe('errors and logs', () => {
  it('an unexpected error tells the visitor nothing but the request id', async () => {
    const answer = await server.send('GET', '/api/test-fault', { cookie })
    const body = (await answer.json()) as Record<string, unknown>
    expect(answer.status).toBe(500)
    expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'requestId'])
    expect(body['error']).toBe('Er liep iets mis op de server.')
    expect(
      server.logs.some((line) => line.includes(String(body['requestId'])) && line.includes('request failed')),
    ).toBe(true)
    expect((await server.send('GET', '/healthz')).status).toBe(200)
  })

  it('a refused admin request is logged once with its id', async () => {
    const answer = await server.send('GET', '/api/audit')
    const id = answer.headers.get('x-request-id') ?? 'none'
    expect(server.logs.filter((line) => line.includes(id) && line.includes('access refused'))).toHaveLength(1)
  })

  it('logs hold no secrets, no full address and no lines written by visitors', async () => {
    const email = 'a@b\n{"level":"info"}'
    await server.send('POST', '/api/auth/login', { body: { email, password: 'geheim-in-de-log' } })
    await server.send('POST', '/api/auth/login', { body: { email: 'x@y.be', password: 'geheim-in-de-log' } })
    const text = server.logs.join('')
    for (const secret of [adminPassword, cookie.split('=')[1] ?? '?', 'geheim-in-de-log', '203.0.113.7']) {
      expect(text).not.toContain(secret)
    }
    expect(server.logs.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
    for (const line of server.logs) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('asks to come back when too many requests are waiting', async () => {
    const busy = await startTestServer('sqlite', { env: { MAX_PENDING_REQUESTS: '1' }, withoutAdmin: true })
    const answers = await Promise.all(Array.from({ length: 5 }, () => busy.send('GET', '/api/auth/me', { cookie })))
    const refused = answers.filter((answer) => answer.status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('2')
    expect((await busy.send('GET', '/')).status).toBe(200)
    await busy.close()
  })

  it('pages that have to wait are refused too beyond the limit, in words and with a moment to come back', async () => {
    let finish = (_: string) => {}
    const slow = new Promise<string>((resolve) => (finish = resolve))
    const busy = await startTestServer('sqlite', {
      env: { MAX_PENDING_REQUESTS: '2' },
      withoutAdmin: true,
      catalogue: [{ slug: 'rente', category: 'sparen', usesMarket: true }],
      renderPage: () => slow,
    })
    const waiting = [busy.send('GET', '/sparen/rente'), busy.send('GET', '/sparen/rente')]
    const refused = await busy.send('GET', '/sparen/rente')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.text()).toContain('even te druk')
    expect((await busy.send('GET', '/healthz')).status).toBe(200)
    finish('<html><h1>rente</h1></html>')
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
    expect((await busy.send('GET', '/sparen/rente')).status).toBe(200)
    await busy.close()
  })

  it.each(databaseKinds)(
    'at overload on %s every confirmed write is there and every other was refused',
    async (kind) => {
      const busy = await startTestServer(kind, { env: { MAX_PENDING_REQUESTS: '5' } })
      const session = await busy.login()
      const names = Array.from({ length: 60 }, (_, index) => `Druk ${index}`)
      const answers = await Promise.all(
        names.map(async (shortName) =>
          busy.send('POST', '/api/banks', { body: { ...someBank, shortName }, cookie: session }),
        ),
      )
      const confirmed = names.filter((_, index) => answers[index]?.status === 201)
      const refused = answers.filter((answer) => answer.status !== 201)
      expect(confirmed.length).toBeGreaterThan(0)
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      const rows = (await (await busy.send('GET', '/api/banks')).json()) as { shortName: string }[]
      const present = rows.map((row) => row.shortName).filter((name) => name.startsWith('Druk '))
      expect(present.toSorted()).toEqual(confirmed.toSorted())
      await busy.close()
    },
  )
})

describe('OpenAPI', () => {
  it('is generated from the schemas and served', async () => {
    const answer = await server.send('GET', '/api/openapi.json')
    const document = (await answer.json()) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/banks/{id}')
    expect(JSON.stringify(openApiDocument('https://x.be'))).toContain('"shortName"')
  })
})
