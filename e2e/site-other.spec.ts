import type { Page } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import { refuseCookies, ownPage } from './site-support.ts'
import { test } from './tab.ts'

/** Errors of scripts; a failed answer itself is reported by the browser and is expected here. */
function watchErrors(page: Page): () => void {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return () => expect(errors).toEqual([])
}

test.beforeEach(({ context }) => refuseCookies(context))

test.describe('Other pages', () => {
  test('/overige: four cards to over-ons, privacy, voorwaarden and sitemap', async ({ page }) => {
    await page.goto('/overige')
    const hrefs = await page
      .locator('.tool-card a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/over-ons', '/privacy', '/voorwaarden', '/sitemap'])
  })

  test('/sitemap: all pages in the seven groups', async ({ page }) => {
    await page.goto('/sitemap')
    await expect(page.locator('main h2')).toHaveText([
      'Homepage',
      'Sparen',
      'Lenen',
      'Beleggen',
      'Planning',
      'Overige',
      'Informatie',
    ])
    for (const { category, slug } of catalogue)
      await expect(page.locator(`main a[href="/${category}/${slug}"]`)).toHaveCount(1)
    for (const path of [
      '/',
      '/overige',
      '/over-ons',
      '/privacy',
      '/voorwaarden',
      '/sitemap',
      '/cijfers-en-bronnen',
      '/zo-testen-we',
      '/veranderingen',
      '/toegankelijkheid',
    ]) {
      await expect(page.locator(`main a[href="${path}"]`).first(), path).toBeVisible()
    }
  })

  test('/over-ons: mission, offering, four categories, values, contact', async ({ page }) => {
    await page.goto('/over-ons')
    for (const name of ['Onze missie', 'Wat we aanbieden', 'Vier categorieën', 'Onze waarden', 'Contact']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.locator('main dl').first().locator('dt')).toHaveCount(4)
  })

  test('/privacy: dated 27 augustus 2025, necessary storage, rights with a reply within 30 days', async ({ page }) => {
    await page.goto('/privacy')
    const main = page.locator('main')
    await expect(main).toContainText('Laatst bijgewerkt op 27 augustus 2025')
    await expect(main).toContainText('sessie, je toestemming en voorkeuren zoals donkere kleuren en taal')
    await expect(main).toContainText('We antwoorden binnen 30 dagen')
    await expect(main).toContainText('lokaal verwerkt')
    await expect(main.getByRole('button', { name: 'Cookie-instellingen' })).toBeVisible()
  })

  test('/voorwaarden: dated, informational only, what is forbidden, Belgian law, 5 working days, 30 days notice', async ({
    page,
  }) => {
    await page.goto('/voorwaarden')
    const main = page.locator('main')
    for (const text of [
      'Laatst bijgewerkt op 27 augustus 2025',
      'geen aanbod',
      'commercieel hergebruiken',
      'bots',
      'wat de wet verbiedt',
      'Belgische recht',
      'binnen 5 werkdagen',
      '30 dagen lang aan op de startpagina',
    ]) {
      await expect(main).toContainText(text)
    }
  })

  test('/toegankelijkheid: the aim, the known gaps and a contact', async ({ page }) => {
    await page.goto('/toegankelijkheid')
    await expect(page.locator('main')).toContainText('WCAG 2.2')
    await expect(page.getByRole('heading', { name: 'Wat nog niet lukt' })).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible()
  })

  test('/cijfers-en-bronnen: a filter shortens the list to what one looks for, at 390 and 1280 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cijfers-en-bronnen')
    const lines = page.locator('[data-filter-line]:visible')
    const all = await lines.count()
    await page.getByLabel('Zoek een cijfer').fill('BEURSTAKS')
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^\\d+ van ${all} cijfers$`))
    expect(await lines.count()).toBeGreaterThan(0)
    expect(await lines.count()).toBeLessThan(30)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    }
    await page.getByLabel('Zoek een cijfer').fill('')
    await expect(lines).toHaveCount(all)
  })

  test('/cijfers-en-bronnen: every figure has its value, dates, a source and a last check', async ({ request }) => {
    const main = async (path: string) => {
      const html = await (await request.get(path)).text()
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    }
    const list = await main('/cijfers-en-bronnen')
    const tables = list.matchAll(/<table class="plain-table figure-table">.*?<\/table>/gs)
    const count = [...tables].reduce((sum, [table]) => sum + table.split('<tr').length - 1, 0)
    expect(count).toBeGreaterThan(50)
    expect(list).toContain('Vrijgestelde interest op gereglementeerde spaarrekeningen')
    let found = 0
    for (const [, path = ''] of list.matchAll(/<h2[^>]*><a href="([^"]+)"/g)) {
      const figures = (await main(path)).split('<article class="law-figure"').slice(1)
      found += figures.length
      for (const figure of figures)
        expect(figure.replaceAll(/<[^>]*>/g, ''), path).toMatch(/Bron: .+\. Nagekeken op \d{2}\/\d{2}\/\d{4}/s)
    }
    expect(found).toBe(count)
  })

  test('/zo-testen-we: published examples beside our result, none of them off', async ({ request }) => {
    const text = async (path: string) => (await request.get(path)).text()
    expect(await text('/zo-testen-we')).toContain('Bij alle komt onze uitkomst overeen')
    for (const category of ['sparen', 'lenen', 'beleggen', 'planning']) {
      const html = await text(`/zo-testen-we/${category}`)
      expect(html, category).toMatch(/<article class="test-case">.*?<table/s)
      expect(html, category).not.toContain('wijkt af')
    }
  })

  test('/veranderingen: legal figures newest first, rates from the server', async ({ page }) => {
    await page.goto('/veranderingen')
    await expect(page.getByRole('heading', { name: 'Wat is er veranderd?' })).toBeVisible()
    const dates = await page.locator('section[aria-labelledby=wet] h3').allTextContents()
    const years = dates.map((text) => Number(text.slice(-4)))
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    await expect(page.locator('.rate-changes li').first()).toBeVisible()
  })

  test('/veranderingen: nothing moves when the rates arrive', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => Reflect.get(entry, 'value') as number)
        Object.assign(window, { moved: shifts.reduce((a, b) => a + b, Reflect.get(window, 'moved') as number) })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/veranderingen')
    await expect(page.locator('.rate-changes li').first()).toBeVisible()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number)).toBeLessThan(0.02)
  })

  for (const [name, answer] of [
    ['an error', { status: 500, body: 'kapot' }],
    ['a page instead of data', { status: 200, contentType: 'text/html', body: '<!doctype html><p>nee' }],
    ['half an answer', { status: 200, contentType: 'application/json', body: '[{"sentence":"x"' }],
    ['another shape', { status: 200, contentType: 'application/json', body: '{"rates":[1,null,{"sentence":3}]}' }],
  ] as const) {
    test(`/veranderingen with ${name} from the server keeps its links and reports nothing broken`, async ({ page }) => {
      const quiet = watchErrors(page)
      await page.route('**/api/changes*', (route) => route.fulfill(answer))
      await page.goto('/veranderingen', { waitUntil: 'networkidle' })
      await expect(page.locator('[data-rate-changes] a').first()).toBeVisible()
      await expect(page.locator('.rate-changes')).toHaveCount(0)
      quiet()
    })
  }

  test('/veranderingen with a server that hangs asks once and stays readable', async ({ browser }) => {
    const page = await ownPage(browser)
    let asked = 0
    await page.route('**/api/changes*', () => {
      asked++
    })
    await page.clock.install()
    await page.goto('/veranderingen')
    await expect(page.getByRole('heading', { name: 'Wettelijke cijfers' })).toBeVisible()
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(60_000)
    expect(asked).toBe(1)
    await expect(page.locator('[data-rate-changes] a').first()).toBeVisible()
  })

  test('going to another page changes the title, starts at the top and the first tab skips to the content', async ({
    page,
  }) => {
    await page.goto('/sitemap')
    const before = await page.title()
    await page.locator('main a[href="/sparen/deposito-calculator"]').click()
    await expect(page).toHaveURL(/deposito-calculator$/)
    expect(await page.title()).not.toBe(before)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  })

  test('/veranderingen without the server still shows the law and the way to the rates', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/veranderingen')
    await expect(page.locator('[data-rate-changes] a').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Wettelijke cijfers' })).toBeVisible()
  })
})
