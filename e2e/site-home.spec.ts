import { catalogue } from '#calculators/catalogue.ts'
import { featured } from '#site/content/home.ts'
import { expect } from './expect.ts'
import { refuseCookies, watch } from './site-support.ts'
import { test } from './tab.ts'

test.beforeEach(({ context }) => refuseCookies(context))

test.describe('Home', () => {
  test('hero with four stat cards and a search field, three highlights, the sentence of the law, five questions, the best rates, what changes, the own situation', async ({
    page,
  }) => {
    const quiet = watch(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klaarheid over je geld, in enkele seconden')
    await expect(page.locator('main').getByPlaceholder('Wat wil je berekenen?')).toBeVisible()
    const stats = page.getByRole('list', { name: 'Rekenklaar in cijfers' }).getByRole('listitem')
    await expect(stats).toHaveCount(4)
    await expect(stats.nth(0)).toContainText(catalogue.length >= 57 ? '57+' : String(catalogue.length))
    await expect(stats.nth(1)).toContainText(/100.%.*gratis/s)
    await expect(stats.nth(2)).toContainText(/10K\+.*Belgen/s)
    await expect(stats.nth(3)).toContainText(/100.%.*privacy.*Geen registratie/s)
    await expect(page.locator('.highlights h3')).toHaveText([
      'Actuele bankrentes',
      'Belgische fiscaliteit',
      'Gratis, voor iedereen',
    ])
    await expect(page.locator('#lenen')).toContainText('Let op, geld lenen kost ook geld.')
    await expect(page.locator('.home-questions a')).toHaveCount(5)
    const rates = page.getByRole('region', { name: 'De beste spaarrente' }).getByRole('listitem')
    await expect(rates).toHaveCount(3)
    for (const rate of await rates.all()) await expect(rate).toContainText(/%.*\d\d\/\d\d\/\d{4}/s)
    await expect(page.getByRole('region', { name: 'Wat verandert er?' }).getByRole('listitem').first()).toBeVisible()
    const own = page.getByRole('region', { name: 'Mijn situatie' }).getByRole('link')
    expect(await own.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/mijn-situatie',
      '/gebeurtenissen',
    ])
    quiet()
  })

  test('a button scrolls to the savings section, another opens /over-ons', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Begin met sparen' }).click()
    await expect(page.locator('#sparen h2')).toBeInViewport()
    await expect(page).toHaveURL(/#sparen$/)
    await page.locator('main').getByRole('link', { name: 'Over ons' }).click()
    await expect(page).toHaveURL(/\/over-ons$/)
  })

  test('four sections with the featured three in order and a button to the hub', async ({ page }) => {
    await page.goto('/')
    for (const [category, slugs] of Object.entries(featured)) {
      const section = page.locator(`#${category}`)
      const shown = slugs.filter((slug) => catalogue.some((meta) => meta.slug === slug))
      await expect(section.locator('.home-tool')).toHaveCount(shown.length)
      for (const [index, slug] of shown.entries()) {
        await expect(section.locator('.home-tool').nth(index).getByRole('link')).toHaveAttribute(
          'href',
          `/${category}/${slug}`,
        )
      }
      await expect(
        section.getByRole('link', {
          name: `Alle ${catalogue.filter((meta) => meta.category === category).length} tools over ${category}`,
        }),
      ).toHaveAttribute('href', `/${category}`)
    }
  })

  test('clicking anywhere on the row of a featured calculator opens it', async ({ page }) => {
    for (const share of [0.01, 0.99]) {
      await page.goto('/')
      const row = page.locator('[data-slug=deposito-calculator]')
      const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 }
      await row.click({ position: { x: width * share, y: height * (0.1 + 0.8 * share) } })
      await expect(page).toHaveURL(/\/sparen\/deposito-calculator$/)
    }
  })

  test('every calculator is at most two clicks away by plain links', async ({ request }) => {
    const found = new Set<string>()
    for (const path of ['/', '/sparen', '/lenen', '/beleggen', '/planning']) {
      const html = await (await request.get(path)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      for (const [, href = ''] of main.matchAll(/<a [^>]*?href="([^"]*)"/g)) found.add(href)
    }
    for (const { category, slug } of catalogue) expect(found, slug).toContain(`/${category}/${slug}`)
  })
})
