/**
 * One tab for all tests of a worker, emptied after each. Playwright's own way to use a context again empties the cache of the
 * browser too: every test would then fetch and compile the whole page anew, which takes longer than most tests themselves.
 */
import { type BrowserContext, devices, type Disposable, type Page, test as base } from '@playwright/test'

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

export const test = base.extend<object, { tab: Tab }>({
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
  context: async ({ tab }, provide) => provide(tab.page.context()),
  page: async ({ tab, viewport }, provide) => {
    const { width, height } = viewport ?? DESK
    const now = tab.page.viewportSize()
    if (now?.width !== width || now.height !== height) await tab.page.setViewportSize({ width, height })
    await provide(tab.page)
    await tab.empty()
  },
})
