import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import { publicPages, publicPaths } from './site-support.ts'
import { test } from './tab.ts'

test.describe('Route table', () => {
  test('every public path answers 200 with a complete page', async ({ request, baseURL }) => {
    for (const { path, status, headers, html } of await publicPages(request, baseURL)) {
      expect(status, path).toBe(200)
      expect(headers.get('content-type'), path).toMatch(/^text\/html;\s*charset=utf-8$/i)
      expect(html, path).toMatch(/<title>[^<]{10,60}<\/title>/)
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(html, path).toContain('<main')
      expect(html, path).not.toMatch(/\sstyle=/)
    }
  })

  test('every flat address goes to its category in one hop, with the query', async ({ request }) => {
    for (const { slug, category } of catalogue) {
      const response = await request.get(`/${slug}?van=oud`, { maxRedirects: 0 })
      expect(response.status(), slug).toBe(301)
      expect(response.headers().location, slug).toMatch(new RegExp(`/${category}/${slug}\\?van=oud$`))
    }
  })

  test('trailing slash, capitals and double slashes lead to the one address in one hop', async ({ request }) => {
    for (const [asked, wanted] of [
      ['/sparen/', '/sparen'],
      ['/SPAREN', '/sparen'],
      ['/Sparen/Deposito-Calculator', '/sparen/deposito-calculator'],
      ['/sparen//deposito-calculator', '/sparen/deposito-calculator'],
      ['/deposito-calculator/', '/sparen/deposito-calculator'],
    ] as const) {
      const response = await request.get(asked, { maxRedirects: 0 })
      expect(response.status(), asked).toBe(301)
      expect(new URL(response.headers().location ?? '', 'http://x').pathname, asked).toBe(wanted)
    }
  })

  test('unknown paths, unknown slugs and wrong categories are real 404 pages', async ({ request }) => {
    for (const path of [
      '/bestaat-niet',
      '/sparen/bestaat-niet',
      '/lenen/deposito-calculator',
      '/overige/privacy',
      '/sparen/deposito-calculator/extra',
      '/_markt/sparen/deposito-calculator',
      '/index.html',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toContain('404 Page Not Found')
    }
  })

  test('the 404 page stays out of search engines and leads on', async ({ page }) => {
    await page.goto('/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('main').getByRole('link', { name: 'Naar de startpagina' })).toBeVisible()
  })

  test('pages are checked at every visit, hashed files are kept for a year', async ({ request }) => {
    const home = await request.get('/')
    expect(home.headers()['cache-control']).toContain('no-cache')
    expect(home.headers().etag).toBeTruthy()
    const asset = /\/_astro\/[\w.-]+\.css/.exec(await home.text())?.[0] ?? ''
    const css = await request.get(asset, { headers: { 'Accept-Encoding': 'br' } })
    expect(css.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(css.headers()['content-encoding']).toBe('br')
    const again = await request.get('/', { headers: { 'If-None-Match': home.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  })

  test('every page has a policy without unsafe-inline and causes no violation', async ({ page, request }) => {
    for (const path of ['/', '/sparen', '/sparen/deposito-calculator', '/privacy', '/bestaat-niet']) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("object-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).not.toContain('unsafe')
    }
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    for (const path of ['/', '/sparen', '/sparen/deposito-calculator', '/privacy', '/zo-testen-we']) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    expect(violations).toEqual([])
  })

  test('security.txt has a contact and an end date within a year', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt')
    expect(response.headers()['content-type']).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(/^Contact: mailto:.+@.+$/m)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000)
  })

  test('robots.txt names the sitemap and hides nothing', async ({ request }) => {
    const response = await request.get('/robots.txt')
    expect(response.headers()['content-type']).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
    expect(text).not.toMatch(/Disallow: *\S/)
  })

  test('/admin is not indexed, not in the sitemap and never cached', async ({ request }) => {
    const response = await request.get('/admin')
    expect(response.headers()['x-robots-tag']).toContain('noindex')
    expect(response.headers()['cache-control']).toContain('no-store')
    expect(await publicPaths(request)).not.toContain('/admin')
  })
})
