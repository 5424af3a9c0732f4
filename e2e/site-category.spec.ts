import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { hubGroups } from '#site/content/hub-groups.ts'
import { hubs } from '#site/content/hubs.ts'
import { num } from '#calculators/kernel/format.ts'
import { expect } from './expect.ts'
import { refuseCookies, ownPage } from './site-support.ts'
import { test } from './tab.ts'

test.beforeEach(({ context }) => refuseCookies(context))

test.describe('Category pages', () => {
  for (const category of categories) {
    const hub = hubs[category]
    const slugs = hubGroups[category].flatMap((group) => group.slugs)
    const tools = slugs.flatMap((slug) => catalogue.find((meta) => meta.slug === slug) ?? [])

    test(`${category}: hero, three stat cards, a card per calculator with a preview image`, async ({ page }) => {
      await page.goto(`/${category}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hub.title)
      await expect(page.locator('.stats > li')).toHaveCount(3)
      for (const [index, stat] of hub.stats.entries())
        await expect(page.locator('.stats > li').nth(index)).toContainText(stat.label)
      const cards = await page.locator('.tool-grid .tool-card').evaluateAll((all) =>
        all.map((card) => ({
          links: [...card.querySelectorAll('a')]
            .filter((link) => link.checkVisibility())
            .map((link) => [link.textContent.trim(), link.getAttribute('href')]),
          pictures: [...card.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
        })),
      )
      expect(cards).toEqual(
        tools.map((meta) => ({
          links: [[meta.pageTitle, `/${category}/${meta.slug}`]],
          pictures: [`/beeld/${meta.slug}.svg`],
        })),
      )
      await expect(page.locator('.hub-group > h3')).toHaveText(hubGroups[category].map(({ title }) => title))
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8 * 844)
    })

    test(`${category}: Betrouwbare Bronnen with four outside links, and four questions that equal the FAQ schema`, async ({
      page,
    }) => {
      await page.goto(`/${category}`)
      await expect(page.getByRole('heading', { name: 'Betrouwbare Bronnen' })).toBeVisible()
      const links = page.locator('.authorities a')
      await expect(links).toHaveCount(4)
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//)
        await expect(link).toHaveAttribute('rel', 'noopener')
      }
      const shown = await page
        .locator('.faq > details')
        .evaluateAll((items) =>
          items.map((item) => [item.querySelector('h3')?.textContent, item.querySelector('p')?.textContent]),
        )
      expect(shown).toHaveLength(4)
      const schemas = await page.locator('head script[type="application/ld+json"]').allTextContents()
      const faq = schemas
        .map(
          (text) =>
            JSON.parse(text) as { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
        )
        .find((schema) => schema['@type'] === 'FAQPage')
      expect(faq?.mainEntity.map((item) => [item.name, item.acceptedAnswer.text])).toEqual(shown)
    })
  }

  test('the counters run to their final number, which is in the HTML from the start', async ({ page, request }) => {
    for (const category of categories) {
      const html = await (await request.get(`/${category}`)).text()
      const values = hubs[category].stats.flatMap((stat) => stat.value ?? [])
      for (const value of values) expect(html).toContain(`data-count="${value}">${num(value, 1)}<`)
      await page.goto(`/${category}`)
      for (const value of values) await expect(page.locator(`[data-count="${value}"]`)).toHaveText(num(value, 1))
    }
  })

  test('a figure that rolls in is the final one all along, and its unit stays where it is', async ({ browser }) => {
    const page = await ownPage(browser)
    await page.goto('/sparen')
    const seen = await page.locator('[data-count="100"]').evaluate((figure: HTMLElement) => {
      const place = () => [figure.textContent, figure.offsetWidth, figure.offsetLeft]
      // Once more from the start: on a slow machine it has come to rest already.
      figure.style.animation = 'none'
      place()
      figure.style.animation = ''
      const [roll] = figure.getAnimations()
      if (!roll) return null
      roll.pause()
      roll.currentTime = 100
      const halfway = place()
      roll.finish()
      return { halfway, after: place() }
    })
    expect(seen?.after[0]).toBe('100')
    expect(seen?.halfway).toEqual(seen?.after)
  })

  test('the counters stand still when less motion is asked for', async ({ browser }) => {
    const page = await ownPage(browser)
    const animated = () =>
      page
        .locator('[data-count]')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).animationName !== 'none').length)
    await page.goto('/sparen')
    expect(await animated()).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animated()).toBe(0)
  })

  test('every page and card about borrowing carries the sentence of the law', async ({ request }) => {
    const lenen = catalogue.filter((meta) => meta.category === 'lenen')
    const hub = await (await request.get('/lenen')).text()
    expect(hub).toContain('<p class="let-op">Let op, geld lenen kost ook geld.')
    const warned = lenen.filter(({ withoutCredit }) => withoutCredit !== true).length
    expect(warned).toBeLessThan(lenen.length)
    expect(hub.split('"tool-card-warning">Let op, geld lenen kost ook geld.').length - 1).toBe(warned)
    for (const { slug, withoutCredit } of lenen) {
      const page = await (await request.get(`/lenen/${slug}`)).text()
      expect(page.includes('Let op, geld lenen kost ook geld.'), slug).toBe(withoutCredit !== true)
    }
  })
})
