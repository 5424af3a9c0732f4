/** Pages in somebody else's frame: the headers that allow it, and the rates in them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startTestServer, testFiles, type TestServer } from '#server/testing.ts'

const measured = readConfig({ GA4_ID: 'G-ABC1234567', ADSENSE_ID: 'ca-pub-1234567890123456', CMP: 'google' })
const paths = ['/', '/admin', '/insluiten/deposito', '/insluiten/rentes', '/sparen/rentes', '/op-je-site/deposito']
const catalogue = [
  { slug: 'deposito', category: 'sparen' },
  { slug: 'rentes', category: 'sparen', usesMarket: true },
]

let server: TestServer
const drawn: string[] = []
beforeAll(async () => {
  server = await startTestServer('sqlite', {
    files: testFiles(measured, paths),
    env: { GA4_ID: 'G-ABC1234567', ADSENSE_ID: 'ca-pub-1234567890123456', CMP: 'google' },
    catalogue,
    renderPage: (path, market) => {
      drawn.push(path)
      return Promise.resolve(`<html lang="nl-BE"><h1>${path} ${market.version}</h1></html>`)
    },
  })
})
afterAll(async () => server.close())

const headersOf = async (path: string) => (await server.send('GET', path)).headers

describe('an embed', () => {
  it.each(['/insluiten/deposito', '/insluiten/rentes'])(
    '%s may be framed by anybody, has no host of ads or measurement, and stays out of search engines',
    async (path) => {
      const headers = await headersOf(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain('frame-ancestors *')
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/google|unsafe|nonce|frame-src/)
      expect(headers.get('x-frame-options')).toBeNull()
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('set-cookie')).toBeNull()
    },
  )

  it.each([
    '/',
    '/admin',
    '/sparen/rentes',
    '/op-je-site/deposito',
    '/insluiten/bestaat-niet',
    '/insluiten',
    '/api/rates',
  ])('%s may not', async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('only the page that hands out the code may frame a page of ours', () => {
    const policyOf = (path: string) => {
      const headers = testFiles(readConfig({}), paths).byPath.get(path)?.identity.headers
      return headers?.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? ''
    }
    expect(policyOf('/op-je-site/deposito')).toContain("frame-src 'self'")
    for (const path of ['/', '/admin', '/insluiten/deposito']) expect(policyOf(path)).not.toContain('frame-src')
  })

  it('shows the rates of now, drawn when somebody asks for it and not before', async () => {
    const first = await (await server.send('GET', '/insluiten/rentes')).text()
    expect(first).toContain('/insluiten/rentes')
    drawn.length = 0
    const cookie = await server.login()
    const product = { bankId: 'triodos', name: 'Proefplan', productType: 'spaarrekening', regulated: true }
    const { id } = (await (await server.send('POST', '/api/products', { body: product, cookie })).json()) as {
      id: string
    }
    const rate = { productId: id, rateType: 'standard', baseRate: 1.1, loyaltyBonus: 0.2, source: 'triodos.be' }
    expect((await server.send('POST', '/api/rates', { body: rate, cookie })).status).toBe(201)
    await server.parts.site.marketPages.warmUp()
    expect(drawn).not.toContain('/insluiten/rentes')
    const now = await (await server.send('GET', '/insluiten/rentes', { cookie })).text()
    const page = await (await server.send('GET', '/sparen/rentes', { cookie })).text()
    const version = /rentes ([^<]+)/
    expect(version.exec(now)?.[1]).toBe(version.exec(page)?.[1])
    expect(version.exec(now)?.[1]).not.toBe(version.exec(first)?.[1])
  })
})
