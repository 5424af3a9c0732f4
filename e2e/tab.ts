/**
 * One tab for all tests of a worker, emptied after each. Playwright's own way to use a context again empties the cache of the
 * browser too: every test would then fetch and compile the whole page anew, which takes longer than most tests themselves.
 * All specs take their test from here: where two define something for a worker differently, Playwright ends the worker, and its
 * browser with it, between them.
 */
import { type BrowserContext, devices, type Disposable, type Page, test as base } from '@playwright/test'
import type { OwnServer } from './admin-server.ts'

type Tab = { readonly page: Page; readonly empty: () => Promise<void> }

const DESK = { width: 1280, height: 720 }
const baseURL = `http://localhost:${process.env.E2E_PORT}`

type Adding = (...given: unknown[]) => Promise<Disposable>

/** Scripts for every new page would stay for the tests after: they are listed, to be taken away. */
function listScripts(place: Page | BrowserContext, added: Disposable[]): void {
  const add = place.addInitScript.bind(place) as Adding
  const listed: Adding = async (...given) => {
    const script = await add(...given)
    added.push(script)
    return script
  }
  Reflect.set(place, 'addInitScript', listed)
}

function tabOf(page: Page): Tab {
  const context = page.context()
  const added: Disposable[] = []
  for (const place of [page, context]) listScripts(place, added)
  return {
    page,
    empty: async () => {
      page.removeAllListeners()
      for (const place of [page, context]) await place.unrouteAll({ behavior: 'ignoreErrors' })
      for (const other of context.pages()) if (other !== page) await other.close()
      for (const other of context.browser()?.contexts() ?? []) if (other !== context) await other.close()
      for (const script of added.splice(0)) await script.dispose()
      await context.setOffline(false)
      // Away from the page, which may still write something as it goes; of this site, or its own storage could not be reached.
      await page.goto('/robots.txt')
      await page.evaluate(() => sessionStorage.clear())
      const tools = await context.newCDPSession(page)
      await tools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
      await tools.detach()
      await context.clearCookies()
      await context.clearPermissions()
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
      await page.mouse.move(-1, -1)
    },
  }
}

type Own = {
  /** For tests of what only a new browser has: a clock to turn, a service worker, no script, another server. */
  ownContext: boolean
}

export const test = base.extend<Own, { tab: Tab; ownServer: OwnServer }>({
  ownContext: [false, { option: true }],
  tab: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        ...devices['Desktop Chrome'],
        baseURL,
        locale: 'nl-BE',
        timezoneId: 'Europe/Brussels',
        serviceWorkers: 'block',
      })
      await provide(tabOf(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ browserName: _ }, provide) => {
      // Only here: what reads the database takes a while to load.
      const { startOwnServer } = await import('./admin-server.ts')
      const server = await startOwnServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  context: async ({ tab, browser, ownContext }, provide) => {
    if (!ownContext) {
      await provide(tab.page.context())
      // Here and not with the page: a test may leave something behind in the context alone.
      return tab.empty()
    }
    const context = await browser.newContext()
    await provide(context)
    return context.close()
  },
  page: async ({ tab, context, ownContext, viewport }, provide) => {
    if (ownContext) return provide(await context.newPage())
    const { width, height } = viewport ?? DESK
    const now = tab.page.viewportSize()
    if (now?.width !== width || now.height !== height) await tab.page.setViewportSize({ width, height })
    return provide(tab.page)
  },
})

/** Tests that change rates and accounts, on a server that they share, one for each worker. */
export const testOnOwnServer = test.extend({
  ownContext: true,
  baseURL: async ({ ownServer }, provide) => provide(ownServer.origin),
})
