/** What the specs of the site share: the list of pages, a stored refusal, and a watch on what the browser reports. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { APIRequestContext, Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { storage } from '#site/consent/cookies.ts'

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
  '/gebeurtenissen',
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

type Visited = { readonly path: string; readonly status: number; readonly headers: Headers; readonly html: string }
const crawls = new Map<string, Promise<Visited[]>>()

/** Every public page as the server sends it, without following redirects; each worker asks for them once. */
export async function publicPages(request: APIRequestContext, baseURL = ''): Promise<readonly Visited[]> {
  const known = crawls.get(baseURL) ?? crawl(await publicPaths(request), baseURL)
  crawls.set(baseURL, known)
  return known
}

async function crawl(paths: readonly string[], baseURL: string): Promise<Visited[]> {
  const pages: Visited[] = []
  for (const path of paths) {
    const answer = await fetch(baseURL + path, { redirect: 'manual' })
    pages.push({ path, status: answer.status, headers: answer.headers, html: await answer.text() })
  }
  return pages
}

/** What is between the start and the end of main in the HTML of a page. */
export const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** The same as text: what somebody without script reads. */
export const mainText = (html: string): string => mainOf(html).replaceAll(/<[^>]*>/g, ' ')

/** A page in a context of its own: of a clock that a test turned, parts would stay behind in one that is used again. */
export async function ownPage(browser: Browser): Promise<Page> {
  return browser.newPage()
}

/**
 * Pages as a build with a measurement id or with ads has them. The build under test has neither: it says in a line that
 * there is nothing to choose. Without that line a page asks.
 */
export async function asking(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver(() => document.querySelector('#cookie-line')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
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

/** What a page keeps before the visitor chose: cookies, and storage that our table of storage does not name. */
export async function keptUnasked(page: Page): Promise<string[]> {
  await expect(page.locator('#cookie-line, #cookie-banner').filter({ visible: true })).toHaveCount(1)
  const known = new Set(storage.filter((item) => item.place !== 'cookie').map((item) => item.name))
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = await page.context().cookies()
  return [...cookies.map(({ name }) => name), ...keys.filter((key) => !known.has(key))]
}

/** Collects errors and policy violations; call the result at the end. */
export function watch(page: Page): () => void {
  const problems: string[] = []
  page.on('pageerror', (error) => {
    // A busy browser leaves out the fade from one page to the next (site.css) and says so; nothing of ours has failed.
    if (error.message !== 'Transition was skipped') problems.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return () => expect(problems).toEqual([])
}

const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Only colours differ between light and dark, so only they are looked at twice. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block']

/** What follows from how a part is built and drawn, whatever it says: for these axe works out what lies over what. */
export const DRAWN: readonly string[] = [...COLOURS, 'target-size']

/** The page in its light or dark colours, standing still. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
}

type Rules = readonly string[] | { readonly except: readonly string[] }

/**
 * What axe finds in a part of the page: by all rules, by those named, or by all but those. Whether a colour is right depends on how a
 * text is built and not on what it says: of texts that are built alike one is looked at. The other rules see everything.
 */
export async function axeViolations(page: Page, part: string, rules: Rules = { except: [] }): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE)
  }
  const options = {
    // Naming every element that passes takes most of the time; only a rule that is not asked reads the style sheets.
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...('except' in rules
      ? {
          runOnly: { type: 'tag', values: AXE_TAGS },
          rules: Object.fromEntries(rules.except.map((id) => [id, { enabled: false }])),
        }
      : { runOnly: { type: 'rule', values: [...rules] } }),
  } satisfies axe.RunOptions
  return page.evaluate(
    async ([where, asked]) => {
      // At the top nothing lies under the header that stays in view, which axe would call too small to hit.
      scrollTo({ top: 0, behavior: 'instant' })
      // Colours half way between two themes are nobody's colours, and where a parent ends its child begins.
      for (let still = 0; still < 2; still++) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        await Promise.allSettled(ending.map(async ({ finished }) => finished))
        if (ending.length > 0) still = -1
      }
      const states = 'type role style aria-selected aria-current aria-expanded aria-pressed aria-invalid'.split(' ')
      const built = new Map<Element, string>()
      /** An element by its ancestors, their classes and states, and whether they are the first, the last, odd or even. */
      const buildOf = (element: Element): string => {
        const known = built.get(element)
        if (known !== undefined) return known
        const own = states.map((name) => element.getAttribute(name) ?? '').join()
        const is = [':disabled', ':checked', ':first-child', ':last-child', ':nth-child(odd)'].map((one) =>
          element.matches(one),
        )
        const above = element.parentElement ? buildOf(element.parentElement) : ''
        const text = `${above} > ${element.tagName}.${element.getAttribute('class') ?? ''},${own},${is.join()}`
        built.set(element, text)
        return text
      }
      const texts = [...document.querySelectorAll(`${where}, ${where} *`)].filter(
        (element) =>
          element.checkVisibility() &&
          (element.matches('input, select, textarea') ||
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())),
      )
      const ofEachBuild = [...new Map(texts.toReversed().map((element) => [buildOf(element), element])).values()]
      const { configure, run } = Reflect.get(window, 'axe') as typeof axe
      // One run for all: for sizes and for colours alike axe first works out what lies over what, which takes most of its time.
      const mark = 'data-one-of-its-build'
      const within = (...kinds: readonly string[]) =>
        kinds.flatMap((kind) => [`${kind}[${mark}]`, `[${mark}] ${kind}`]).join(', ')
      configure({
        rules: [
          { id: 'color-contrast', selector: within('*') },
          { id: 'link-in-text-block', selector: within('a[href]', '[role=link]') },
        ],
      })
      for (const element of ofEachBuild) element.setAttribute(mark, '')
      const { violations } = await run(where, asked)
      for (const element of ofEachBuild) element.removeAttribute(mark)
      return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
    },
    [part, options] as const,
  )
}

const KINDS = ['class', 'type', 'role', 'aria-invalid'] as const
/** Where axe looks at how things are drawn, the states that have colours of their own count too. */
const STATES = ['disabled', 'aria-current', 'aria-selected', 'aria-expanded', 'aria-pressed'] as const

/** The mark of what is built otherwise than anything before. */
const NEW_PART = '[data-new-part]'

/** What axe has passed, of all workers of this run: a line for each pair of `markNew`, in a file for each kind of look. */
function passedFile(look: string): string {
  return join(process.env.E2E_DATA_DIR ?? tmpdir(), `axe-${look.replaceAll(/\W+/g, '-')}`)
}

/**
 * What axe finds in a part of the page that is built otherwise than what it passed before in this run, in the same look (colours
 * and width). It finds nothing new in what is built as something it saw, and takes longer than all the rest of a test. The first
 * page is looked at whole. Names, labels and references, which differ from page to page, are looked at on all of them in
 * site/calculator/all-calculators.test.tsx; title, landmarks, levels of headings and ids in site-accessibility.spec.ts.
 */
export async function axeOnNew(page: Page, part: string, look: string, rules?: Rules): Promise<string[]> {
  const file = passedFile(look)
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const structure = await markNew(page, part, known, rules ? [...KINDS, ...STATES] : KINDS)
  expect(structure.all).toBeGreaterThan(5)
  if (structure.fresh.length === 0) return []
  const found = await axeViolations(page, known.length === 0 ? part : NEW_PART, rules)
  if (found.length === 0) appendFileSync(file, structure.fresh.map((pair) => `${pair}\n`).join(''))
  return found
}

/**
 * What axe finds in a part of the page: by the rules about names, roles, references and the page as a whole in all of it, by those
 * about colours and sizes, which take most of its time, in what is built otherwise than what they passed before in this look.
 */
export async function axeByBuild(page: Page, part: string, look: string): Promise<string[]> {
  const said = await axeViolations(page, part, { except: DRAWN })
  return [...said, ...(await axeOnNew(page, part, `drawn, ${look}`, DRAWN))]
}

/**
 * How a part of the page is built: every element in the one it is in, by tag, classes, kind, role and state, each pair once.
 * Where a pair is new, the outer element of it is marked, with everything it holds.
 */
async function markNew(
  page: Page,
  part: string,
  known: readonly string[],
  marks: readonly string[],
): Promise<{ readonly all: number; readonly fresh: readonly string[] }> {
  return page.evaluate(
    ([where, seen, marks]) => {
      for (const marked of document.querySelectorAll('[data-new-part]')) marked.removeAttribute('data-new-part')
      const isKnown = new Set(seen)
      const nameOf = (element: Element) =>
        `${element.tagName}.${marks.map((name) => element.getAttribute(name) ?? '').join()}`
      const pairs = new Set<string>()
      for (const element of document.querySelectorAll(`${where} *`)) {
        const parent = element.parentElement
        // A picture is one image with a name: what it is drawn of is nothing to axe.
        if (!parent || parent.closest('svg') || !element.checkVisibility()) continue
        const pair = `${nameOf(parent)} > ${nameOf(element)}`.replaceAll(/\s+/g, ' ')
        pairs.add(pair)
        // From the outside in: what a marked element holds is looked at with it.
        if (!isKnown.has(pair) && !parent.closest('[data-new-part]')) parent.setAttribute('data-new-part', '')
      }
      return { all: pairs.size, fresh: [...pairs].filter((pair) => !isKnown.has(pair)) }
    },
    [part, known, marks] as const,
  )
}

/** How wide the page is. A slow machine draws a moment after the window has changed: ask until it fits. */
export const pageWidth = async (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

/** How wide the page becomes with text of twice the size. */
export async function widthOfLargeText(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth } = document.documentElement
    document.documentElement.style.fontSize = ''
    return scrollWidth
  })
}
