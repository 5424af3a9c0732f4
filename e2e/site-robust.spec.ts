import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { alive, headline } from './calculator-support.ts'
import { asking, publicPaths, refuseCookies, samplePaths, watch, widthOfLargeText } from './site-support.ts'
import { test } from './tab.ts'

test.describe('Robust', () => {
  test('without JavaScript every kind of page reads as a page', async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of ['/', '/sparen', '/sparen/deposito-calculator', '/sitemap', '/privacy']) {
      await page.goto(path)
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect(words, path).toBeGreaterThanOrEqual(path === '/' ? 200 : 250)
      await expect(page.locator('#cookie-banner')).toBeHidden()
    }
    await page.goto('/sparen')
    await page.locator('.tool-card a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
    expect((await publicPaths(request)).length).toBeGreaterThan(20)
  })

  test('a browser without modules gets the same page', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/sparen')
    await expect(page.locator('[data-count]').first()).not.toHaveText('0')
    await expect(page.locator('.tool-card').first()).toBeVisible()
  })

  // On a phone, and at the 320 px that 400 % of a desk leaves: site-every-page and calculator-each, on every page.
  test('with text at 200 % nothing is wider than a desk', async ({ page, context }) => {
    await refuseCookies(context)
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of samplePaths) {
      await page.goto(path)
      expect(await widthOfLargeText(page), path).toBeLessThanOrEqual(1280)
    }
  })

  test('wider text spacing cuts nothing off', async ({ page, context }) => {
    await refuseCookies(context)
    for (const path of ['/', '/lenen', '/privacy']) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
          element.style.setProperty('letter-spacing', '0.12em')
          element.style.setProperty('word-spacing', '0.16em')
          element.style.setProperty('line-height', '1.5')
        }
        for (const paragraph of document.querySelectorAll('p')) paragraph.style.setProperty('margin-bottom', '2em')
      })
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *, footer *')]
          .filter(
            (element) =>
              getComputedStyle(element).overflow === 'hidden' &&
              element.scrollHeight > element.clientHeight + 1 &&
              !element.classList.contains('visually-hidden'),
          )
          .map((element) => element.className),
      )
      expect(cut, path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280)
    }
  })

  test('with forced colours text, borders and focus stay visible', async ({ page, context }) => {
    await refuseCookies(context)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/sparen')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const border = await page
      .locator('.tool-card')
      .first()
      .evaluate((card) => getComputedStyle(card).borderTopWidth)
    expect(border).toBe('1px')
  })

  test('on paper the menu, the banner and the footer are gone and sources show their address', async ({ page }) => {
    await page.goto('/sparen')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.site-header', '.site-footer', '#cookie-banner']) await expect(page.locator(part)).toBeHidden()
    const printed = await page
      .locator('.authorities a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed).toContain('https://')
  })

  test('with blocked storage the site works and asks on every page', async ({ page, context }) => {
    await asking(context)
    const quiet = watch(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    for (const path of ['/', '/sparen']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Alleen Noodzakelijke' }).click()
      await expect(page.locator('#cookie-banner')).toBeHidden()
    }
    quiet()
  })

  test('a blocker of other hosts causes no error and no hole', async ({ page, context, baseURL }) => {
    await refuseCookies(context)
    await page.route(
      (url) => !url.href.startsWith(baseURL ?? ''),
      (route) => route.abort(),
    )
    const quiet = watch(page)
    await page.goto('/lenen', { waitUntil: 'networkidle' })
    await expect(page.locator('[data-ad-slot]')).toHaveCount(0)
    quiet()
  })

  test('back and forward keep the page, without an old search list', async ({ page, context }) => {
    await refuseCookies(context)
    await page.goto('/sparen')
    await page.locator('.tool-card a').first().click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sparen')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('a missing chunk reloads the page once, then shows a button', async ({ page, context }) => {
    await refuseCookies(context)
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/_astro/search-box*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/privacy')
    await page.locator('#zoek-boven').focus()
    await expect.poll(() => loads).toBe(2)
    await page.locator('#zoek-boven').focus()
    await expect(page.getByRole('button', { name: 'Opnieuw laden' })).toBeVisible()
    expect(loads).toBe(2)
  })
})

test.describe('With the service worker', () => {
  test.use({ ownContext: true, serviceWorkers: 'allow' })

  /** Paths in the caches of this site, files apart. */
  const keptPages = (page: Page) =>
    page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return lists.flat().map((url) => new URL(url).pathname)
    })

  test('the shell weighs no more than the budget counts for it', async ({ request }) => {
    const worker = readFileSync('site/offline/worker.ts', 'utf8')
    const shell = [...(/SHELL = \[(.*)\]/.exec(worker)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
    expect(shell.length).toBeGreaterThan(2)
    const sizes = shell.map(async (path) => {
      const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
      return Number(answer.headers()['content-length'])
    })
    const counted = Number(/SHELL_COST = ([\d_]+)/.exec(worker)?.[1]?.replaceAll('_', ''))
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(counted)
  })

  test('a visit keeps the page and part of its category, at most 300 kB, and nothing of the others', async ({
    page,
    context,
  }) => {
    await refuseCookies(context)
    await page.goto('/sparen/deposito-calculator')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const list = await page.evaluate(
      async () =>
        (await (await fetch('/offline.json')).json()) as { pages: [string, number][]; assets: [string, number][] },
    )
    const weights = new Map([...list.pages, ...list.assets])
    await expect.poll(() => keptPages(page), { timeout: 40_000 }).toContain('/sparen')
    let before = -1
    await expect
      .poll(
        async () => {
          const now = (await keptPages(page)).length
          const isSame = now === before
          before = now
          return isSame
        },
        { intervals: [1500] },
      )
      .toBe(true)
    const kept = await keptPages(page)
    expect(kept).toContain('/sparen/deposito-calculator')
    expect(kept.filter((path) => /^\/(lenen|beleggen|planning)/.test(path))).toEqual([])
    expect(kept.filter((path) => path.startsWith('/sparen/')).length).toBeGreaterThan(1)
    expect(kept.reduce((sum, path) => sum + (weights.get(path) ?? 0), 0)).toBeLessThan(300_000)
    await context.setOffline(true)
    await page.goto('/sparen/deposito-calculator')
    await alive(page)
    await page.locator('form.form input[type=text]').first().fill('12345')
    await expect(page.locator('#resultaat')).toContainText(/€\s12\.4\d\d/)
    await page.goto('/lenen/hypothecaire-lening-berekenen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent offline')
  })

  test('with Save-Data nothing is downloaded that was not asked for', async ({ page, context }) => {
    await refuseCookies(context)
    // Not itself in the category that is asked for: the page asks for its own.
    await page.goto('/over-ons')
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await worker.evaluate(async () => {
      const connection = { saveData: true }
      Object.defineProperty(navigator, 'connection', { value: connection })
      for (const name of await caches.keys()) await caches.delete(name)
      // Heard after the worker itself has heard it: from then on the visitor saves no data any more.
      addEventListener('message', ({ data }) => {
        if ((data as { path: string }).path === '/sparen') connection.saveData = false
      })
    })
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      for (const path of ['/sparen', '/lenen']) registration.active?.postMessage({ keep: 'nearby', path })
    })
    // What was asked later is there, so what was asked before would be too.
    await expect.poll(() => keptPages(page)).toContain('/lenen')
    expect((await keptPages(page)).filter((path) => path.startsWith('/sparen'))).toEqual([])
  })

  test('offline: after the push of a button all calculators open, others show our own page, search works and a question is answered', async ({
    page,
    context,
  }) => {
    await refuseCookies(context)
    await page.goto('/sitemap')
    const button = page.getByRole('button', { name: 'Bewaar alle rekenhulpen op dit toestel' })
    await expect(page.getByText(/ongeveer \d(,\d)? MB/)).toBeVisible()
    await button.click()
    await expect(page.getByText('Alle rekenhulpen staan op dit toestel.')).toBeVisible({ timeout: 90_000 })
    await context.setOffline(true)
    await page.goto('/lenen/hypothecaire-lening-berekenen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je woonlening')
    await page.goto('/deposito-calculator')
    await expect(page).toHaveURL(/\/sparen\/deposito-calculator$/)
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Zoek een berekening' }).fill('pensioen')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.goto('/')
    await page.locator('#zoek-start').fill('onroerende voorheffing kadastraal inkomen 950 euro in Gent')
    const figure = page.locator('.search-large .ask-figure')
    await expect(figure).toBeVisible()
    const answered = await figure.innerText()
    await page.goto('/lenen/onroerende-voorheffing-berekenen#ki=950&postcode=9000')
    await alive(page)
    await expect(headline(page)).toHaveText(answered)
    await page.goto('/nog-nooit-bezocht')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent offline')
  })

  test('the service worker never keeps the API or the admin', async ({ page, context }) => {
    await refuseCookies(context)
    await page.goto('/veranderingen', { waitUntil: 'networkidle' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload({ waitUntil: 'networkidle' })
    await page.goto('/admin')
    const urls = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
        ),
      )
      return lists.flat()
    })
    expect(urls.filter((path) => path.startsWith('/api') || path.startsWith('/admin'))).toEqual([])
  })
})
