/** The first screen and the length of every calculator on a phone, measured with the cookie bar open. */
import { expect, test, type Page } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { labelClashes } from './calculator-support.ts'
import { asking, widthOfLargeText } from './site-support.ts'

const SCREEN = { width: 390, height: 844 }
/** Where the sentence begins at the latest, and how long the page may be with everything folded. */
const SENTENCE = 420
const SCREENS = 6

type Box = { readonly top: number; readonly height: number; readonly bottom: number }

async function measures(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string): Box => {
      const { top = 9999, height = 0, bottom = 9999 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return { top, height, bottom }
    }
    const seen = (element: Element) => element.checkVisibility()
    const fold = box('#cookie-banner').top
    const questions = document.querySelectorAll('form.form :is(.f, .row-fold > summary, .cell)')
    return {
      banner: box('#cookie-banner').height,
      titleLines: box('h1').height / 31,
      ledeLines: box('.calculator-start > p').height / 22,
      sentence: box('.sentence').top,
      questions: [...questions].filter((each) => seen(each) && each.getBoundingClientRect().bottom <= fold).length,
      length: document.documentElement.scrollHeight,
      pictures: [...document.querySelectorAll('main svg.chart-svg')].filter(
        (each) => seen(each) && each.getBoundingClientRect().height > 24,
      ).length,
      cut: [...document.querySelectorAll('main .table-scroll, main .headline, main .figures dd')]
        .filter((each) => seen(each) && each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      outside: [...document.querySelectorAll('main :is(p, h1, h2, h3, dt, dd, button, input, select, th, td)')]
        .filter((each) => seen(each) && each.getBoundingClientRect().right > innerWidth + 1)
        .filter((each) => !each.closest('.table-scroll, .chips, .visually-hidden, .scrub'))
        .map((each) => each.textContent),
    }
  })
}

/** Numbers and days on screen that break over two lines, with everything folded. */
async function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const number of (node.nodeValue ?? '').matchAll(/(?:€\u00a0)?\d[\d.,/]*\d(?:\u00a0%)?/g)) {
        const range = document.createRange()
        range.setStart(node, number.index)
        range.setEnd(node, number.index + number[0].length)
        if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(number[0])
      }
    }
    return found
  })
}

/** Words of the page that lie over each other, in a picture or outside it: every line of text against every other. */
async function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    /** For a screen reader only. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const lines: { readonly words: string; readonly box: DOMRect }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim() ?? ''
      const holder = node.parentElement
      if (words === '' || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (holder.closest('option, title') || isClipped(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 0) lines.push({ words, box })
    }
    if (lines.length < 50) throw new Error(`only ${lines.length} lines of text on the page`)
    return lines.flatMap((a, index) =>
      lines
        .slice(index + 1)
        .filter((b) => {
          const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
          const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
          // The box of a line is higher than its letters: lines of one paragraph touch.
          return across > 1 && down > Math.min(a.box.height, b.box.height) * 0.3
        })
        .map((b) => `${a.words} / ${b.words}`),
    )
  })
}

for (const category of categories) {
  test(`${category}: answer, sentence and two questions on the first screen, at most six screens, nothing cut`, async ({
    page,
    context,
  }) => {
    await asking(context)
    await page.setViewportSize(SCREEN)
    for (const { slug } of catalogue.filter((meta) => meta.category === category)) {
      await page.goto(`/${category}/${slug}`)
      await page.evaluate(() => localStorage.clear())
      await expect(page.locator('#cookie-banner')).toBeVisible()
      await page.evaluate(async () => document.fonts.ready.then(() => undefined))
      const found = await measures(page)
      expect.soft(found.banner, `${slug}: cookie bar`).toBeLessThanOrEqual(96)
      expect.soft(found.titleLines, `${slug}: lines of the title`).toBeLessThan(1.5)
      expect.soft(found.ledeLines, `${slug}: lines of the lede`).toBeLessThan(1.5)
      expect.soft(found.sentence, `${slug}: sentence`).toBeLessThan(SENTENCE)
      expect.soft(found.questions, `${slug}: questions in sight`).toBeGreaterThanOrEqual(2)
      expect.soft(found.length, `${slug}: length`).toBeLessThanOrEqual(SCREENS * SCREEN.height)
      expect.soft(found.pictures, `${slug}: pictures`).toBeGreaterThanOrEqual(1)
      expect.soft(found.cut, `${slug}: cut off`).toEqual([])
      expect.soft(found.outside, `${slug}: off the screen`).toEqual([])
      expect.soft(await broken(page), `${slug}: broken numbers`).toEqual([])
      expect.soft(await labelClashes(page), `${slug}: labels over each other`).toEqual([])
      expect.soft(await overprinted(page), `${slug}: words over each other`).toEqual([])
      expect.soft(await widthOfLargeText(page), `${slug}: text of twice the size`).toBeLessThanOrEqual(SCREEN.width)
    }
  })
}

test('a page opened with values shows no example first: a dash until they are in', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  // Its code does not arrive: what is on screen is what a visitor sees while he waits.
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/sparen/deposito-calculator#bedrag=54321')
  await expect(page.locator('#resultaat .headline')).toBeHidden()
  await expect(page.locator('#resultaat .sentence')).toBeHidden()
  await expect(page.locator('#grafiek')).toBeHidden()
  expect(
    await page.locator('.headline-label').evaluate((label) => getComputedStyle(label, '::after').content),
  ).toContain('–')
  await page.unrouteAll()
  await page.goto('/robots.txt')
  await page.goto('/sparen/deposito-calculator#bedrag=54321')
  await expect(page.locator('#resultaat .sentence')).toContainText('54.')
  await expect(page.locator('#grafiek')).toBeVisible()
})

test('the lists of the budget are a table on a desk and lines on a phone', async ({ page }) => {
  const amounts = page.locator('.rows-table .cell-euro input')
  const line = page.locator('.rows-table .row-fold > summary').last()
  await page.setViewportSize({ width: 960, height: 900 })
  await page.goto('/planning/budget-planner')
  await expect(amounts.last()).toBeVisible()
  await expect(line).toBeHidden()
  await page.setViewportSize(SCREEN)
  await expect(line).toBeVisible()
  await expect(amounts.last()).toBeHidden()
})
