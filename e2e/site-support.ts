/** What the specs of the site share: the list of pages, a stored refusal, and a watch on what the browser reports. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, type BrowserContext, type APIRequestContext } from '@playwright/test'

export const hubPaths = ['/sparen', '/lenen', '/beleggen', '/planning'] as const
export const informationPaths = [
  '/overige',
  '/sitemap',
  '/over-ons',
  '/privacy',
  '/voorwaarden',
  '/toegankelijkheid',
  '/cijfers-en-bronnen',
  '/zo-testen-we',
  '/veranderingen',
  '/ontwikkelaars',
] as const

/** One page of each kind, for checks that are too slow for all of them. */
export const samplePaths = [
  '/',
  '/lenen',
  '/sparen/deposito-calculator',
  '/lenen/hypothecaire-lening-berekenen',
  '/privacy',
  '/cijfers-en-bronnen',
  '/veranderingen',
  '/bestaat-niet',
] as const

/** Every public path, from the sitemap the server gives to search engines. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(paths.length).toBeGreaterThan(20)
  return paths
}

export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refusal = {
      status: 'rejected',
      timestamp: Date.now() - 1000,
      analytics: false,
      advertising: false,
      versie: 1,
    }
    localStorage.setItem('cookie-consent', JSON.stringify(refusal))
  })
}

/** Collects errors and policy violations; call the result at the end. */
export function watch(page: Page): () => void {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return () => expect(problems).toEqual([])
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Only colours differ between light and dark, so only they are looked at twice. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block']

/** What axe finds in a part of the page, by all rules or by some. */
export async function axeViolations(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  // At the top nothing lies under the header that stays in view, which axe would call too small to hit.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Naming every element that passes takes most of the time, and a second page is only needed for foreign frames.
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(AXE_TAGS)).analyze()
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}
