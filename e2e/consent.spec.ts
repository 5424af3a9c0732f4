import type { Page, Route } from '@playwright/test'
import { storage } from '#site/consent/cookies.ts'
import { expect } from './expect.ts'
import { asking, inColours, ownPage } from './site-support.ts'
import { test } from './tab.ts'

const banner = (page: Page) => page.locator('#cookie-banner')
const refuse = (page: Page) => page.getByRole('button', { name: 'Alleen Noodzakelijke' })
const accept = (page: Page) => page.getByRole('button', { name: 'Alles Accepteren' })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as Record<string, unknown> | null)

/** A server with a measurement id, and a stand-in for the tag host. */
async function withMeasurement(page: Page): Promise<{ tags: string[]; foreign: string[] }> {
  const seen = { tags: [] as string[], foreign: [] as string[] }
  await page.route('**/api/site-config', (route) =>
    route.fulfill({ json: { ga4Id: 'G-PROEF123', adsenseId: null, cmp: null } }),
  )
  // The policy of the server names no tag host unless one is configured; here the stub replaces both.
  await page.route(
    (url) => url.pathname !== '/api/site-config' && !url.pathname.includes('.'),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy'] ?? ''
      const headers = {
        ...response.headers(),
        // A server with a tag asks for no trusted types either: Google's script cannot do without.
        'content-security-policy': policy
          .replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com")
          .replaceAll(/(?:require-trusted-types-for|trusted-types)[^;]*;?/g, ''),
      }
      return route.fulfill({ response, headers })
    },
  )
  await page.route('https://www.googletagmanager.com/**', (route) => {
    seen.tags.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie='_ga=GA1.1.1; path=/';document.cookie='_ga_PROEF123=GS1; path=/'",
    })
  })
  return seen
}

const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]).map((words) => Array.from(words)),
  )

test.describe('A site with nothing to ask', () => {
  const line = (page: Page) => page.locator('#cookie-line')

  test('says so in one slim line, keeps nothing and asks nothing', async ({ page, context }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/sparen/deposito-calculator')
      await expect(line(page)).toHaveText('Geen statistiek, geen reclame: je hoeft niets te kiezen.')
      await expect(line(page)).toBeVisible()
      const { y = 0, height = 999 } = (await line(page).boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(36)
      expect(y + height).toBe(844)
      await expect(banner(page)).toBeHidden()
    }
    expect(await stored(page)).toBeNull()
    expect(await context.cookies()).toEqual([])
  })

  const touches: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a key': async (page) => page.keyboard.press('Tab'),
    'a scroll': async (page) => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' })),
    'a tap, which reaches what lies under it': async (page) => {
      const { y = 0 } = (await line(page).boundingBox()) ?? {}
      await page.mouse.click(5, y + 5)
    },
    'eight seconds': async (page) => page.clock.fastForward(8000),
  }
  test(`the line is gone after ${Object.keys(touches).join(', after ')}, and on the next page`, async ({ browser }) => {
    const page = await ownPage(browser)
    await page.clock.install()
    for (const [what, touch] of Object.entries(touches)) {
      await page.goto('/')
      await expect(line(page), what).toBeVisible()
      await touch(page)
      await expect(line(page), what).toBeHidden()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL('/privacy')
      await expect(page.locator('main')).toContainText('Op dit ogenblik gebruiken we geen van beide')
      await expect(line(page), what).toBeHidden()
      await expect(banner(page)).toBeHidden()
    }
  })

  test("'Cookie-instellingen' opens the whole banner, with the focus in it, and a choice is kept", async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(banner(page)).toBeFocused()
    await expect(line(page)).toBeHidden()
    await page.getByRole('button', { name: 'Zelf kiezen' }).click()
    await expect(banner(page)).toContainText('Op dit ogenblik gebruiken we geen van beide')
    await refuse(page).click()
    expect(await stored(page)).toMatchObject({ status: 'rejected' })
    await page.goto('/sparen', { waitUntil: 'networkidle' })
    await expect(line(page)).toBeHidden()
    await expect(banner(page)).toBeHidden()
  })
})

test.describe('Cookie consent banner', () => {
  test.beforeEach(async ({ context }) => asking(context))

  test('fixed at the bottom, in Dutch, with a link to /privacy and the technical details', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    expect(
      await banner(page).evaluate((element) => [
        getComputedStyle(element).position,
        Math.round(element.getBoundingClientRect().bottom),
      ]),
    ).toEqual(['fixed', 720])
    await expect(banner(page)).toContainText('Cookies voor statistiek en reclame?')
    await expect(banner(page).getByRole('heading')).toHaveCount(0)
    await banner(page).getByRole('button', { name: 'Zelf kiezen' }).click()
    await expect(banner(page).getByRole('heading')).toHaveText('Jouw cookie- en privacyvoorkeuren')
    await expect(banner(page)).toContainText('analytische statistieken en voor reclame')
    await expect(banner(page).getByRole('link', { name: 'privacyverklaring' }).first()).toHaveAttribute(
      'href',
      '/privacy',
    )
    const details = banner(page).locator('details')
    await expect(details.locator('dl')).toBeHidden()
    await details.getByText('Technische details over cookies').click()
    await expect(details.locator('dt')).toHaveText(['Noodzakelijk', 'Statistiek', 'Reclame'])
    for (const item of storage) await expect(details).toContainText(item.name)
    await expect(details).toContainText('op elk moment intrekken via de privacyverklaring')
  })

  test('refusing stores it, hides the banner and keeps everything away, also later', async ({ page, context }) => {
    const seen = await withMeasurement(page)
    await page.goto('/')
    await refuse(page).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toMatchObject({ status: 'rejected', analytics: false, advertising: false })
    for (const path of ['/sparen', '/privacy']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(banner(page)).toBeHidden()
    }
    expect(seen.tags).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('accepting stores it and loads the tag once, after default and update', async ({ page }) => {
    const seen = await withMeasurement(page)
    await page.goto('/')
    await accept(page).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toMatchObject({
      status: 'accepted',
      analytics: true,
      advertising: true,
      timestamp: expect.any(Number),
    })
    await expect.poll(() => seen.tags.length).toBe(1)
    const words = await dataLayer(page)
    expect(words[0]?.slice(0, 2)).toEqual(['consent', 'default'])
    const order = ['update', 'js', 'config'].map((word) =>
      words.findIndex((each) => each[0] === word || each[1] === word),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(words.find((each) => each[1] === 'update')?.[2]).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    })
    await page.goto('/sparen')
    await expect.poll(() => seen.tags.length).toBe(2)
    expect((await dataLayer(page)).find((each) => each[1] === 'update')?.[2]).toMatchObject({
      analytics_storage: 'granted',
    })
  })

  test('own choice: boxes start unticked, statistics alone grants one signal', async ({ page }) => {
    await withMeasurement(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Zelf kiezen' }).click()
    const boxes = banner(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
    await boxes.first().check()
    await page.getByRole('button', { name: 'Keuze bewaren' }).click()
    expect(await stored(page)).toMatchObject({ status: 'accepted', analytics: true, advertising: false })
    await expect
      .poll(async () => (await dataLayer(page)).find((each) => each[1] === 'update')?.[2])
      .toEqual({
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      })
  })

  test('without a measurement tool one warning is logged and the choice is stored', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('meetprogramma')) warnings.push(message.text())
    })
    await page.goto('/')
    await accept(page).click()
    await expect.poll(() => warnings.length).toBe(1)
    expect(await stored(page)).toMatchObject({ status: 'accepted' })
  })

  // What else counts as none is in record.test.ts.
  test('a stored choice that is broken counts as none', async ({ page }) => {
    const seen = await withMeasurement(page)
    const text = '{"status":"accepted","timestamp":1,"analytics":"true","advertising":"true"}'
    await page.addInitScript((value) => localStorage.setItem('cookie-consent', value), text)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeVisible()
    expect(seen.tags).toEqual([])
  })

  test('on a phone it is at most 96 px high, covers neither answer nor first fields, and is not in admin', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sparen/deposito-calculator')
    await expect(banner(page)).toBeVisible()
    const box = await banner(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(96)
    for (const part of ['#resultaat', 'form.form .f >> nth=1']) {
      const { y = 9999, height = 0 } = (await page.locator(part).boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(box?.y ?? 0)
    }
    // A phone at 200 %: it is in the page, covers nothing and leaves three quarters to it.
    await page.setViewportSize({ width: 320, height: 422 })
    expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('static')
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(422 / 4)
    // The same phone with text of twice the size.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(844 / 4)
    expect(await banner(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })

  test('refusing is as easy as accepting: same kind, size and contrast, and first', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await inColours(page, colorScheme)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const looks = await Promise.all(
          [refuse(page), accept(page)].map(async (button) => {
            const box = await button.boundingBox()
            return button.evaluate((element, size) => {
              const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
              return { tag: element.tagName, color, backgroundColor, borderColor, fontSize, fontWeight, size }
            }, box)
          }),
        )
        const [first, second] = looks
        expect({ ...first, size: null }).toEqual({ ...second, size: null })
        expect(Math.abs((first?.size?.width ?? 0) - (second?.size?.width ?? 9))).toBeLessThanOrEqual(2)
        expect(Math.abs((first?.size?.height ?? 0) - (second?.size?.height ?? 9))).toBeLessThanOrEqual(2)
      }
    }
    const order = await banner(page).getByRole('button').allTextContents()
    expect(order.indexOf('Alleen Noodzakelijke')).toBeLessThan(order.indexOf('Alles Accepteren'))
  })

  test('no wall: the page scrolls and works, scrolling and Escape decide nothing', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.mouse.move(600, 300)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Jouw cookie- en privacyvoorkeuren' })).toBeVisible()
    await page.goto('/sparen')
    await expect(banner(page)).toBeVisible()
    expect(await stored(page)).toBeNull()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#cookie-banner') !== null)).toBe(true)
  })

  test('withdrawing is one click away, denies the signals and deletes what was set', async ({ page, context }) => {
    const seen = await withMeasurement(page)
    await page.goto('/')
    await accept(page).click()
    await expect.poll(async () => (await context.cookies()).length).toBe(2)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(banner(page)).toBeVisible()
    expect(await stored(page)).toBeNull()
    await refuse(page).click()
    expect(await context.cookies()).toEqual([])
    expect((await dataLayer(page)).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
    expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-PROEF123') as unknown)).toBe(true)
    const before = seen.tags.length
    await page.goto('/sparen', { waitUntil: 'networkidle' })
    expect(seen.tags.length).toBe(before)
  })

  test('the privacy page can withdraw too, and other tabs follow', async ({ context }) => {
    const [one, two] = [await context.newPage(), await context.newPage()]
    await one.goto('/privacy')
    await two.goto('/sparen')
    await expect(banner(two)).toBeVisible()
    await refuse(one).click()
    await expect(banner(two)).toBeHidden()
    await one.locator('main').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(banner(one)).toBeVisible()
    await expect(banner(one)).toBeFocused()
    await expect(banner(two)).toBeVisible()
  })

  test('a choice of seven months ago is asked again', async ({ page }) => {
    await page.addInitScript(() => {
      const old = {
        status: 'rejected',
        timestamp: Date.now() - 213 * 86_400_000,
        analytics: false,
        advertising: false,
        versie: 1,
      }
      localStorage.setItem('cookie-consent', JSON.stringify(old))
    })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
  })

  test('the banner comes with the script of the page, and stays away once a choice is stored', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (each) => {
      if (each.resourceType() === 'script') scripts.push(new URL(each.url()).pathname)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeVisible()
    // What fetches parts, and all the rest.
    expect(scripts).toHaveLength(2)
    await refuse(page).click()
    await page.goto('/privacy', { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeHidden()
    expect(scripts.filter((path) => /tcf/.test(path))).toEqual([])
  })
})
