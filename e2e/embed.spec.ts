/** Calculators on somebody else's page: another origin, with its own widths and themes. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import { takeAlong } from './calculator-support.ts'
import { axeViolations, COLOURS, publicPages, refuseCookies, watch } from './site-support.ts'
import { test } from './tab.ts'

type Place = { readonly slug: string; readonly attributes?: string }

const site = `http://localhost:${process.env.E2E_PORT}`

const three: readonly Place[] = [
  { slug: 'deposito-calculator', attributes: 'data-start="bedrag=5000&amp;looptijd=12"' },
  { slug: 'pensioensparen-calculator', attributes: 'data-accent="#ffcc00"' },
  { slug: 'hypothecaire-lening-berekenen', attributes: 'data-thema="donker"' },
]

function hostHtml(places: readonly Place[]): string {
  const blocks = places.map(
    ({ slug, attributes = '' }) =>
      `<div data-rekenklaar="${slug}" ${attributes} style="min-height:100vh"><a href="${site}/${slug}">${slug}</a></div><p>tekst</p>`,
  )
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Elders</title></head>
<body><h1>Een andere site</h1><p>tekst</p>${blocks.join('')}<script async src="${site}/insluiten.js"></script></body></html>`
}

let host: Server
let elsewhere: string
test.beforeAll(async () => {
  host = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(hostHtml(three))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  // The site is at localhost: another host name is another origin, and another site.
  elsewhere = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
})
test.afterAll(() => {
  host.close()
})

async function frameOf(page: Page, index: number): Promise<Frame> {
  const element = page.locator('iframe').nth(index)
  await element.scrollIntoViewIfNeeded()
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error(`no frame ${index}`)
  await frame.waitForLoadState()
  return frame
}

/** As high as its content: nothing to scroll inside, in either direction. */
async function expectFitting(frame: Frame): Promise<void> {
  await expect
    .poll(async () =>
      frame.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth } = document.documentElement
        return [scrollWidth <= clientWidth, Math.abs(scrollHeight - innerHeight) <= 1, innerHeight > 400]
      }),
    )
    .toEqual([true, true, true])
}

test.describe('A calculator on another site', () => {
  test.describe.configure({ mode: 'default' })

  // Colours change nothing of what has a size: opened in the dark at one width, turned dark while open at each.
  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
    [768, 'light'],
    [1280, 'light'],
  ] as const)
    test(`three of them follow their height without moving the page, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const check = watch(page)
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(globalThis, {
              shifted: Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(entry, 'value')),
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(elsewhere)
      for (const index of three.keys()) await expectFitting(await frameOf(page, index))
      const colours = async () => {
        const seen: string[] = []
        for (const index of three.keys()) {
          const frame = await frameOf(page, index)
          seen.push(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor))
        }
        return seen
      }
      const [light, dark] = ['rgb(251, 249, 244)', 'rgb(20, 22, 26)']
      expect(await colours()).toEqual(colorScheme === 'light' ? [light, light, dark] : [dark, dark, dark])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(colours).toEqual([dark, dark, dark])
      for (const index of three.keys()) await expectFitting(await frameOf(page, index))
      expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBe(0)
      check()
    })

  test('takes start values, answers, grows when something opens, and opens links elsewhere', async ({
    page,
    context,
  }) => {
    await page.goto(elsewhere)
    const frame = await frameOf(page, 0)
    await expect(frame.getByLabel('Bedrag').first()).toHaveValue('5.000')
    const before = await frame.locator('.headline').textContent()
    await frame.getByLabel('Bedrag').first().fill('50000')
    await expect(frame.locator('.headline')).not.toHaveText(before ?? '')
    const height = async () =>
      page
        .locator('iframe')
        .first()
        .evaluate((element) => element.clientHeight)
    const closed = await height()
    await frame.getByText(/andere vragen/).click()
    await expect.poll(height).toBeGreaterThan(closed)
    await expectFitting(frame)
    const opened = context.waitForEvent('page')
    await frame.locator('.embed-end').getByRole('link', { name: 'Rekenklaar' }).click()
    expect(new URL((await opened).url()).pathname).toBe('/sparen/deposito-calculator')
    await takeAlong(frame, 'Delen')
    await expect(frame.getByLabel('Link', { exact: true })).toHaveValue(/\/sparen\/deposito-calculator#.*bedrag=50000/)
  })

  test('sends no input and asks nothing of anybody else', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await page.goto(elsewhere)
    const frame = await frameOf(page, 1)
    await frame.getByLabel('Pensioensparen per jaar').first().fill('1234')
    await expect(frame.locator('.sentence')).toContainText('1.234')
    expect(asked.filter((line) => /1234/.test(line) || !line.startsWith('GET '))).toEqual([])
    expect(asked.filter((line) => !line.includes(site) && !line.includes(elsewhere))).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
  })

  test('only its own frame tells a height', async ({ page }) => {
    await page.goto(elsewhere)
    await expectFitting(await frameOf(page, 0))
    const height = async () =>
      page
        .locator('iframe')
        .first()
        .evaluate((element) => element.clientHeight)
    const told = await height()
    await page.evaluate(() => {
      document.querySelector('iframe')?.contentWindow?.postMessage({ rekenklaar: 77 }, '*')
      // Messages arrive in order: once the second one is here, the first has been heard.
      return new Promise((heard) => {
        postMessage({ rekenklaar: 77 }, '*')
        addEventListener('message', ({ data }) => data === 'gehoord' && heard(undefined))
        postMessage('gehoord', '*')
      })
    })
    // The frame itself may still grow; what the others said is much smaller.
    expect(await height()).toBeGreaterThanOrEqual(told)
  })

  for (const theme of ['licht', 'donker'])
    test(`every accent stays readable, ${theme}`, async ({ page }) => {
      for (const accent of ['ffee00', '000080', 'cccccc']) {
        await page.goto(`/insluiten/pensioensparen-calculator?thema=${theme}&accent=${accent}`)
        expect([accent, await axeViolations(page, '.bench', COLOURS)]).toEqual([accent, []])
      }
    })

  test('the whole of it passes axe', async ({ page }) => {
    await page.goto('/insluiten/deposito-calculator')
    expect(await axeViolations(page, 'body')).toEqual([])
  })
})

test('who may frame what: only the embeds may be framed, and they stay out of search engines', async ({
  request,
  baseURL,
}) => {
  for (const { slug, category } of catalogue) {
    const response = await request.get(`/insluiten/${slug}`)
    const headers = response.headers()
    expect(headers['content-security-policy'], slug).toContain('frame-ancestors *')
    expect(headers['content-security-policy'], slug).not.toContain('unsafe')
    expect(headers['x-frame-options'], slug).toBeUndefined()
    expect(headers['x-robots-tag'], slug).toBe('noindex')
    const html = await response.text()
    expect(html, slug).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${category}/${slug}"`))
    expect(html, slug).not.toMatch(/cookie-banner|site-header|site-footer|\sstyle=/)
  }
  const pages = await publicPages(request, baseURL)
  expect(pages.filter(({ path }) => /^\/(?:insluiten|op-je-site)/.test(path))).toEqual([])
  for (const { path, headers } of pages) {
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options'), path).toBe('DENY')
  }
  const others = ['/admin', '/op-je-site/deposito-calculator', '/bestaat-niet', '/insluiten/bestaat-niet', '/api/rates']
  for (const path of others) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
})

test.describe('Where a service worker may run', () => {
  test.use({ ownContext: true, serviceWorkers: 'allow' })

  test('an embed keeps nothing and looks nothing up, also where a browser would let it', async ({ page }) => {
    await page.addInitScript(() => {
      const touched: string[] = []
      Object.assign(globalThis, { touched })
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        const own = Reflect.get(Storage.prototype, name) as (...args: unknown[]) => unknown
        Reflect.set(Storage.prototype, name, function (this: Storage, ...args: unknown[]) {
          touched.push(`${name} ${String(args[0])}`)
          return own.apply(this, args)
        })
      }
    })
    // First party, where storage works.
    await page.goto('/insluiten/pensioensparen-calculator')
    await page.getByLabel('Pensioensparen per jaar').first().fill('1234')
    await expect(page.locator('.sentence')).toContainText('1.234')
    await page.getByRole('button', { name: 'Deel, bewaar, druk af' }).click()
    await expect(page.getByRole('button', { name: 'Afdrukken', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bewaren', exact: true })).toHaveCount(0)
    await expect(page.getByText('Onthoud mijn gegevens')).toHaveCount(0)
    const kept = await page.evaluate(async () => [
      String(Reflect.get(globalThis, 'touched')),
      localStorage.length + sessionStorage.length,
      document.cookie,
      (await caches.keys()).length,
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
    expect(kept).toEqual(['', 0, '', 0, 0, 0])
  })

  test('the service worker keeps no embed', async ({ page, context }) => {
    await refuseCookies(context)
    await page.goto('/')
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await page.reload()
    await page.goto('/op-je-site/deposito-calculator')
    await frameOf(page, 0)
    const kept = async () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(kept).toContain('/op-je-site/deposito-calculator')
    expect((await kept()).filter((path) => path.startsWith('/insluiten/'))).toEqual([])
  })
})

test.describe('The page with the code', () => {
  test.beforeEach(({ context }) => refuseCookies(context))

  test('follows the choices in the code and in the example', async ({ page }) => {
    const check = watch(page)
    await page.goto('/sparen/deposito-calculator')
    const link = page.getByRole('link', { name: 'Zet deze rekenhulp op je site' })
    await expect(link).toHaveAttribute('href', '/op-je-site/deposito-calculator')
    await page.goto('/op-je-site/deposito-calculator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zet deze rekenhulp op je site')
    await expect(page.locator('iframe')).toHaveCount(1)
    const example = await (await page.locator('iframe').elementHandle())?.contentFrame()
    await expect(example?.locator('.headline') ?? page.locator('.headline')).not.toHaveText('')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByLabel('Kleuren').selectOption('donker')
    await page.getByLabel('Eigen accentkleur').check()
    await page.getByLabel('Startwaarden').fill('https://x.be/sparen/deposito-calculator#bedrag=7777')
    await page.getByLabel('Startwaarden').blur()
    const code = page.locator('[data-host-code] code')
    await expect(code).toContainText('data-thema="donker" data-accent="#11694c" data-start="bedrag=7777"')
    const frame = await frameOf(page, 0)
    await expect(frame.getByLabel('Bedrag').first()).toHaveValue('7.777')
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'donker')
    await expectFitting(frame)
    expect(await axeViolations(page, 'main')).toEqual([])
    check()
  })
})

test.describe('For developers', () => {
  test.beforeEach(({ context }) => refuseCookies(context))

  test('a question can be tried, a wrong one gets its message, a command can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/ontwikkelaars')
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.locator('[data-try-said]')).toHaveText(/^Status 200/)
    await expect(page.locator('[data-try-answer]')).toContainText('"nettoInterest"')
    await page.getByLabel('Vraag', { exact: true }).fill('{"invoer":{"bedrag":-1}}')
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.locator('[data-try-said]')).toHaveText(/^Status 422/)
    await page.getByLabel('Rekenhulp', { exact: true }).selectOption('pensioensparen-calculator')
    await expect(page.getByLabel('Vraag', { exact: true })).toHaveValue(/"geboortejaar"/)
    await page.getByRole('button', { name: 'Kopieer' }).first().click()
    await expect(page.getByText('Gekopieerd.')).toBeVisible()
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toMatch(/^curl -s 'http/)
    expect(await axeViolations(page, 'main')).toEqual([])
  })

  test('the open figures can be read from anywhere, and the feed has the law', async ({ request }) => {
    for (const path of ['/cijfers.json', '/cijfers.csv', '/cijfers.schema.json', '/rekenhulpen.openapi.json']) {
      const response = await request.get(path)
      expect([path, response.status(), response.headers()['access-control-allow-origin']]).toEqual([path, 200, '*'])
    }
    const feed = await request.get('/cijfers.xml')
    expect(feed.headers()['content-type']).toContain('application/atom+xml')
    expect(await feed.text()).toContain('<category term="wet"/>')
  })
})
