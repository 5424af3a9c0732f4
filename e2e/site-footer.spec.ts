import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import { publicPages, refuseCookies } from './site-support.ts'
import { test } from './tab.ts'

test.beforeEach(({ context }) => refuseCookies(context))

test.describe('Footer', () => {
  test('has the six columns, links to /{slug}, Copyright 2025 and who runs the site', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'Sparen',
      'Lenen',
      'Beleggen',
      'Planning',
      'Overig',
      'Informatie',
    ])
    for (const { slug } of catalogue) await expect(footer.locator(`a[href="/${slug}"]`), slug).toHaveCount(1)
    await expect(footer).toContainText('Copyright 2025')
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  })

  test('a link of the footer opens the calculator in its category', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').locator('a[href="/deposito-calculator"]').click()
    await expect(page).toHaveURL(/\/sparen\/deposito-calculator$/)
  })

  test('contact and cookie settings stand at the same place on every page', async ({ request, baseURL }) => {
    for (const { path, html } of await publicPages(request, baseURL)) {
      const footer = html.slice(html.indexOf('<footer'))
      expect(footer, path).toContain('mailto:')
      expect(footer, path).toContain('Cookie-instellingen')
    }
  })

  test('no internal link is broken and none needs more than one redirect', async ({ request, baseURL }) => {
    const targets = new Map<string, string>()
    const pages = await publicPages(request, baseURL)
    const seen = new Set(pages.filter(({ status }) => status === 200).map(({ path }) => path))
    for (const { path, html } of pages) {
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) targets.set(href, path)
    }
    expect(targets.size).toBeGreaterThan(30)
    /** Where an address ends after at most one redirect; a page that was read before is not fetched again. */
    const statusOf = async (href: string, hops: number): Promise<number> => {
      const { status, headers, body } = await fetch(new URL(href, baseURL), { redirect: 'manual' })
      await body?.cancel()
      const next = new URL(headers.get('location') ?? href, new URL(href, baseURL))
      if (status < 300 || status > 399 || hops === 0) return status
      return next.origin === baseURL && seen.has(next.pathname) ? 200 : statusOf(next.href, hops - 1)
    }
    for (const [href, from] of targets)
      if (!seen.has(href)) expect(await statusOf(href, 1), `${href} on ${from}`).toBe(200)
  })
})
