import { builtInMarket } from '#calculators/built-in-market.ts'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { addressesOf } from '#server/pages/addresses.ts'
import { createLog } from '#server/log.ts'
import { keepAssets } from '#server/pages/earlier-assets.ts'
import { marketPagesOf } from '#server/pages/market-pages.ts'
import { inlineHashes, loadEarlierAssets, loadStaticFiles } from '#server/pages/static-files.ts'
import { type Freshness, snapshotOfBuild } from '#server/public-data.ts'
import { someBank, startTestServer, type TestServer } from '#server/testing.ts'
import { until } from '#server/testing-process.ts'

const config = readConfig({})
const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-pages-'))
const client = join(folder, 'client')
const script = 'document.documentElement.dataset.x="1"'
const page = (title: string) =>
  `<!doctype html><html lang="nl-BE"><head><style>a{b:c}</style><script>${script}</script>` +
  `<script type="application/ld+json">{"a":1}</script></head><body><h1>${title}</h1></body></html>`

function write(file: string, text: string, compress = false): void {
  const path = join(client, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  if (!compress) return
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text))
}

let server: TestServer
const catalogue = [
  { slug: 'deposito-calculator', category: 'sparen' },
  { slug: 'etf-calculator', category: 'beleggen' },
  { slug: 'hoogste-spaarrente-belgie', category: 'sparen', usesMarket: true },
]

beforeAll(async () => {
  write('index.html', page('start'), true)
  write('sparen.html', page('sparen'), true)
  write('sparen/deposito-calculator/index.html', page('deposito'))
  write('sparen/hoogste-spaarrente-belgie.html', page('bouw'))
  write('beleggen/etf-calculator.html', page('etf'))
  write('admin.html', page('admin'))
  write('404.html', page('404 Page Not Found'))
  write('_astro/app.abc123.js', 'export {}', true)
  write('_astro/app.abc123.js.map', '{}')
  write('.env', 'SECRET=1')
  write('.well-known/security.txt', 'Contact: x')
  write('robots.txt', 'Sitemap: x')
  server = await startTestServer('sqlite', {
    files: loadStaticFiles(client, config),
    catalogue,
    renderPage: (path, market, today) =>
      Promise.resolve(page(`${path} ${market.version} ${today} ${market.offers.length}`)),
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => server.send('GET', path, { headers })

describe('files', () => {
  it('HTML is checked each time, hashed files are kept for ever', async () => {
    expect((await get('/sparen')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/_astro/app.abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it('sends what the browser can read: brotli, gzip or plain', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect([brotli.headers.get('content-encoding'), brotli.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(page('start'))
    expect((await get('/', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect((await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip')
    // A name that only has ours in it is another one.
    expect((await get('/', { 'Accept-Encoding': 'vibrant, gzipped' })).headers.get('content-encoding')).toBeNull()
    expect(await (await get('/')).text()).toBe(page('start'))
  })

  it('answers 304 to a known tag and nothing to HEAD', async () => {
    const etag = (await get('/sparen')).headers.get('etag') ?? ''
    const again = await get('/sparen', { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/sparen', { 'If-None-Match': '"anders"' })).status).toBe(200)
    const head = await server.send('HEAD', '/sparen')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('inline scripts and styles are allowed by their hash, data blocks need none', async () => {
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(inlineHashes(page('x')).scripts).toEqual([hash])
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' ${hash};`)
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
  })

  it.each([
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/.gitignore',
    '/.npmrc',
    '/package.json',
    '/package-lock.json',
    '/server/main.ts',
    '/_astro/app.abc123.js.map',
    '/_astro/app.abc123.js.br',
    '/_astro/',
    '/_astro',
    '/index.html',
    '/sparen.html',
    '/404',
    '/404.html',
    '/data/banken.csv',
    '/.data/rekenklaar.sqlite',
    '/rekenklaar.sqlite',
    '/node_modules/hono/package.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/_markt/sparen/hoogste-spaarrente-belgie',
    '/wp-login.php',
    '/admin.php',
    '/.well-known/',
    '/.DS_Store',
    '/dist/client/index.html',
    '/backup.zip',
    '/_astro/weg.js',
    '/sparen/onbekend',
  ])('%s is not there', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
  })

  it('serves .well-known/security.txt and other text as text', async () => {
    const answer = await get('/.well-known/security.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  })

  it('a hashed file of an earlier release stays for a month', () => {
    const data = join(folder, 'data')
    const now = new Date('2026-11-15T00:00:00Z')
    const log = createLog(() => undefined)
    const kept = keepAssets(folder, data, now, log)
    writeFileSync(join(kept, 'old.111.js'), 'old')
    utimesSync(join(kept, 'old.111.js'), new Date('2026-10-20'), new Date('2026-10-20'))
    writeFileSync(join(kept, 'ancient.222.js'), 'ancient')
    utimesSync(join(kept, 'ancient.222.js'), new Date('2026-10-01'), new Date('2026-10-01'))
    keepAssets(folder, data, now, log)
    const files = loadStaticFiles(client, config)
    loadEarlierAssets(kept, config, files.byPath)
    const assets = [...files.byPath.keys()].filter((path) => path.startsWith('/_astro/'))
    expect(assets.toSorted()).toEqual(['/_astro/app.abc123.js', '/_astro/old.111.js'])
  })
})

describe('addresses', () => {
  it('a page of figures that was divided leads to its main part', async () => {
    const answer = await get('https://rekenklaar.test/cijfers-en-bronnen/lenen-en-wonen')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/cijfers-en-bronnen/krediet'])
  })

  it.each([
    ['/sparen/', '/sparen'],
    ['/Sparen', '/sparen'],
    ['//sparen', '/sparen'],
    ['/SPAREN//Deposito-Calculator/', '/sparen/deposito-calculator'],
    ['/deposito-calculator', '/sparen/deposito-calculator'],
    ['/Deposito-Calculator/?bedrag=5', '/sparen/deposito-calculator?bedrag=5'],
    ['/etf-calculator?a=1&b=2', '/beleggen/etf-calculator?a=1&b=2'],
  ])('%s goes to %s in one hop', async (from, to) => {
    const answer = await get(`https://rekenklaar.test${from}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect((await get(to)).status).toBe(200)
  })

  it.each(['/onbekend', '/beleggen/deposito-calculator', '/sparen/etf-calculator', '/sparen/deposito-calculator/meer'])(
    '%s is a real 404 with the page for it',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('404 Page Not Found')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it.each([
    '/%2F%2Fevil.test',
    '/\\evil',
    '//evil',
    '//evil.test/',
    '/https://evil.test',
    '/%5Cevil',
    '/deposito-calculator%00',
    '/@evil.test',
  ])('%s leads nowhere', async (path) => {
    const answer = await get(`https://rekenklaar.test${path}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  })

  it('only ever answers with a path of this site', () => {
    const addresses = addressesOf((path) => path === '/sparen', catalogue)
    for (const path of ['//evil', '/\\\\evil', '/sparen', '/%2f', '', 'sparen'])
      expect(addresses.canonical(path)).toBeUndefined()
  })

  it('the admin page is not for search engines', async () => {
    expect((await get('/admin')).headers.get('x-robots-tag')).toBe('noindex')
  })

  it('refuses an address nobody would type', async () => {
    expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(414)
  })
})

describe('ads', () => {
  it('a site with ads has a fresh nonce on public pages and the strict policy on the admin page', async () => {
    const env = { ADSENSE_ID: 'ca-pub-1234567890123456', CMP: 'google' }
    const withAds = await startTestServer('sqlite', { env, files: loadStaticFiles(client, config), withoutAdmin: true })
    const nonceOf = async () => {
      const answer = await withAds.send('GET', '/sparen')
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
      expect((await answer.text()).match(/<script nonce="/g)).toHaveLength(2)
      return nonce
    }
    expect(await nonceOf()).not.toBe(await nonceOf())
    expect(withAds.parts.site.lookup('/sparen')).toBeUndefined()
    expect((await withAds.send('GET', '/admin')).headers.get('content-security-policy')).not.toContain('unsafe')
    await withAds.close()
  })
})

describe('rate pages', () => {
  const path = '/sparen/hoogste-spaarrente-belgie'

  it('are rendered with the rates of the database, once per data version', async () => {
    const texts: string[] = []
    for (let visit = 0; visit < 3; visit++) texts.push(await (await get(path)).text())
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain(' 138</h1>')
    expect(server.parts.site.marketPages.renderings()).toBe(1)
    expect(server.parts.data.loads()).toBe(1)
  })

  it('show a saved change on the next request', async () => {
    const cookie = await server.login()
    const before = await (await get(path)).text()
    const created = await server.send('POST', '/api/banks', { body: someBank, cookie })
    expect(created.status).toBe(201)
    const { id: bankId } = (await created.json()) as { id: string }
    const product = { bankId, name: 'Spaar', productType: 'spaarrekening', regulated: true }
    const { id: productId } = (await (
      await server.send('POST', '/api/products', { body: product, cookie })
    ).json()) as {
      id: string
    }
    const rate = { productId, rateType: 'standard', baseRate: 1, source: 'proef', checkedOn: '2026-03-01' }
    expect((await server.send('POST', '/api/rates', { body: rate, cookie })).status).toBe(201)
    expect(server.parts.site.lookup(path)).toBeUndefined()
    const after = await server.send('GET', path, { cookie })
    expect(await after.text()).not.toBe(before)
    expect([after.headers.get('x-data-status'), after.headers.get('x-data-as-of')]).toEqual(['actueel', '2026-09-21'])
    expect(server.parts.site.lookup(path)?.path).toBe(path)
  })

  it('are left alone by a change they do not show', async () => {
    const drawn = server.parts.site.marketPages.renderings()
    const page = server.parts.site.lookup(path)
    const cookie = await server.login()
    const body = { ...someBank, shortName: 'Zonder rentes' }
    expect((await server.send('POST', '/api/banks', { body, cookie })).status).toBe(201)
    const banks = (await (await server.send('GET', '/api/banks')).json()) as { id: string }[]
    const product = { bankId: banks[0]?.id, name: 'Auto', productType: 'autolening' }
    const made = (await (await server.send('POST', '/api/products', { body: product, cookie })).json()) as {
      id: string
    }
    const rate = { productId: made.id, rateType: 'standard', baseRate: 4, source: 'proef', checkedOn: '2026-03-01' }
    expect((await server.send('POST', '/api/rates', { body: rate, cookie })).status).toBe(201)
    await get(path)
    expect(server.parts.site.lookup(path)).toBe(page)
    expect(server.parts.site.marketPages.renderings()).toBe(drawn)
  })

  it('do not keep a visitor waiting when drawing takes long', async () => {
    let drawing = Promise.resolve()
    const slow = await startTestServer('sqlite', {
      files: loadStaticFiles(client, config),
      catalogue,
      renderPage: async (_, market) => {
        await drawing
        return page(`${market.offers.length} rentes`)
      },
    })
    const cookie = await slow.login()
    expect(await (await slow.send('GET', path)).text()).toContain(`${builtInMarket.offers.length} rentes`)
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    drawing = promise
    const banks = (await (await slow.send('GET', '/api/banks')).json()) as { id: string }[]
    const product = { bankId: banks[0]?.id, name: 'Spaar', productType: 'spaarrekening' }
    const made = (await (await slow.send('POST', '/api/products', { body: product, cookie })).json()) as { id: string }
    const rate = { productId: made.id, rateType: 'standard', baseRate: 1, source: 'proef' }
    expect((await slow.send('POST', '/api/rates', { body: rate, cookie })).status).toBe(201)
    // Nothing new can be drawn yet: whoever waited for it would wait for ever.
    expect(await (await slow.send('GET', path)).text()).toContain(`${builtInMarket.offers.length} rentes`)
    finish()
    expect(await (await slow.send('GET', path, { cookie })).text()).toContain(
      `${builtInMarket.offers.length + 1} rentes`,
    )
    expect(await (await slow.send('GET', path)).text()).toContain(`${builtInMarket.offers.length + 1} rentes`)
    await slow.close()
  })

  it('are fresh on the first request after something was taken back, also when drawing takes long', async () => {
    const slow = await startTestServer('sqlite', {
      files: loadStaticFiles(client, config),
      catalogue,
      renderPage: async (_, market) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        return page(`${market.offers.length} rentes`)
      },
    })
    const cookie = await slow.login()
    const shown = async () => (await (await slow.send('GET', path)).text()).match(/\d+ rentes/)?.[0]
    expect(await shown()).toBe('138 rentes')
    const headers = { 'If-Match': '"1"' }
    expect((await slow.send('DELETE', '/api/rates/keytrade-azur', { cookie, headers })).status).toBe(204)
    await slow.parts.site.marketPages.render(path)
    expect(await shown()).toBe('137 rentes')
    const [entry] = (await (await slow.send('GET', '/api/bin', { cookie })).json()) as { id: string }[]
    expect((await slow.send('POST', `/api/bin/${entry?.id}/restore`, { body: {}, cookie })).status).toBe(200)
    expect(slow.parts.site.lookup(path)).toBeDefined()
    expect(await shown()).toBe('138 rentes')
    await slow.close()
  })

  it('are rendered again on a new day, because rates grow old', async () => {
    // A busy machine may need longer to draw than a visitor waits, who then still gets the page before.
    const shows = async (day: string) => (await (await get(path)).text()).includes(day)
    server.setTime('2026-11-15T22:59:00Z')
    await until(async () => shows('2026-11-15'))
    server.setTime('2026-11-15T23:01:00Z')
    await until(async () => shows('2026-11-16'))
    expect(await shows('2026-11-15')).toBe(false)
  })

  it('keep the last rendering with its date, marked as old, while the database is away', async () => {
    const data = snapshotOfBuild()
    let freshness: Freshness = 'actueel'
    const source = {
      read: () => Promise.resolve({ data, freshness }),
      current: () => ({ data, freshness }),
      onChange: () => undefined,
      loads: () => 1,
    }
    const pages = marketPagesOf({
      paths: [path],
      renderPage: (_, market) => Promise.resolve(`<html>Rentes van ${market.asOf}</html>`),
      data: source,
      config,
      log: server.parts.log,
      clock: server.parts.clock,
    })
    const shown = async () => {
      const resource = await pages.render(path)
      const text = resource && resource.identity.body.toString('utf8')
      return [text, Object.fromEntries(resource?.identity.headers ?? [])['X-Data-Status']]
    }
    expect(await shown()).toEqual(['<html>Rentes van 2026-09-21</html>', 'actueel'])
    freshness = 'oud'
    expect(pages.ready(path)).toBeUndefined()
    expect(await shown()).toEqual(['<html>Rentes van 2026-09-21</html>', 'oud'])
    expect(pages.renderings()).toBe(1)
  })

  it('fall back to the page of the build when rendering fails', async () => {
    const broken = await startTestServer('sqlite', {
      files: loadStaticFiles(client, config),
      catalogue,
      renderPage: () => Promise.reject(new Error('kapot')),
    })
    const answer = await broken.send('GET', path)
    expect([answer.status, await answer.text()]).toEqual([200, page('bouw')])
    await broken.close()
  })
})
