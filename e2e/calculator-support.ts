/** What the calculator specs share. */
import type { Frame, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { refuseCookies } from './site-support.ts'

export const DEPOSIT = '/sparen/deposito-calculator'
export const LEDGER = '/sparen/loyalty-bonus-calculator'
export const MORTGAGE = '/lenen/hypothecaire-lening-berekenen'
export const GROWTH = '/sparen/samengestelde-interest-berekenen'

/** Opens a calculator and does not wait for its code; faults in the console fail the test. */
async function openCold(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await refuseCookies(page.context())
  await page.goto(address, { waitUntil: 'commit' })
  return faults
}

/** Opens a calculator and waits until form and sections are alive. */
export async function openCalculator(page: Page, address: string): Promise<string[]> {
  const faults = await openCold(page, address)
  await page.waitForLoadState('domcontentloaded')
  await alive(page)
  return faults
}

/** Keeps the code of the next page back until the returned function is called: meanwhile one taps on a dead page. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/_astro/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The controls of the form that get the focus behind the header or below the screen. */
export async function behindHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    const controls = document.querySelectorAll<HTMLElement>('form.form :is(input, select, button, summary)')
    return [...controls]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0 && !control.matches(':disabled'))
      .filter((control) => {
        control.focus()
        const box = control.getBoundingClientRect()
        return box.bottom > innerHeight + 1 || box.top < top - 1
      })
      .map((control) => control.id || control.textContent)
  })
}

/** Opens what one can do with the answer, and presses one of it. */
export async function takeAlong(page: Page | Frame, name: string): Promise<void> {
  const chip = page.getByRole('button', { name: 'Deel, bewaar, druk af' })
  if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Puts the calculation on screen beside the next ones, under Vergelijk. */
export async function putBeside(page: Page): Promise<void> {
  const chip = page.getByRole('button', { name: /^Vergelijk/ })
  if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click()
  await page.getByRole('button', { name: 'Zet deze berekening ernaast' }).click()
}

/** Brings the pointer near: the sign on which the code of the calculator is fetched. */
export async function reach(page: Page): Promise<void> {
  await page.locator('.calculator').dispatchEvent('pointerover')
}

/** Brings the pointer near and waits for the form, and for charts and tables, which come to life after it. */
export async function alive(page: Page): Promise<void> {
  // One call: to wait from outside, Playwright first brings all its own code into the page.
  await page.evaluate(async () => {
    document.querySelector('.calculator')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    while (!document.querySelector('.loading.loaded') || !document.querySelector('.sections[data-alive]'))
      await new Promise((later) => setTimeout(later, 25))
  })
}

/** Waits until the browser has nothing left to work out, such as an answer that follows the typing a moment later. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

export const headline = (page: Page) => page.locator('#resultaat .headline')
export const status = (page: Page) => page.getByRole('status')

/** Types the same text in every field on screen at once: sixty forms with a call per field would take minutes. */
export async function typeEverywhere(page: Page, text: string): Promise<void> {
  const fields = page.locator('form.form input[type=text]:visible')
  await fields.evaluateAll((inputs, typed) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (const input of inputs) {
      native?.set?.call(input, typed)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)
  await expect(fields.last()).toHaveValue(text)
}

/** The link from the dialog, as the visitor gets it on the clipboard. */
export async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await takeAlong(page, 'Delen')
  await page.getByRole('button', { name: 'Kopieer link' }).click()
  await expect(page.getByText('Link gekopieerd.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The page laid out at this width. Of usual height: what is out of sight has its place too, and painting it takes long. */
export async function drawnAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  )
}

/** Every folded part open. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) (fold as HTMLDetailsElement).open = true
  })
}

/** Numbers and days on screen that break over two lines. */
export async function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const found of (node.nodeValue ?? '').matchAll(/(?:€\u00a0)?\d[\d.,/]*\d(?:\u00a0%)?/g)) {
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
        if (lines.size > 1) broken.push(found[0])
      }
    }
    return broken
  })
}

/** Texts of a chart that lie over each other or leave the picture; the lines of equal calculations side by side are one line. */
export async function labelClashes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg.chart-svg:not(#scenarios *)')].flatMap((svg) => {
      const boxes = [...svg.querySelectorAll('text')]
        .filter((text) => getComputedStyle(text).display !== 'none' && text.textContent !== '')
        .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      const frame = svg.getBoundingClientRect()
      const outside = boxes
        .filter(
          ({ box }) =>
            box.width > 0 &&
            (box.left < frame.left - 2 ||
              box.right > frame.right + 3 ||
              box.top < frame.top - 4 ||
              box.bottom > frame.bottom + 4),
        )
        .map(({ text }) => `${text} leaves the picture`)
      const met = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (b) =>
              a.box.left < b.box.right - 1 &&
              b.box.left < a.box.right - 1 &&
              a.box.top < b.box.bottom - 4 &&
              b.box.top < a.box.bottom - 4,
          )
          .map((b) => `${a.text} / ${b.text}`),
      )
      return [...outside, ...met]
    }),
  )
}

type Box = { readonly top: number; readonly height: number; readonly bottom: number }

/** Where things stand on the screen as it opens, with the cookie bar on it. */
export async function firstScreen(page: Page) {
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

/** Words of the page that lie over each other, in a picture or outside it: every line of text against every other. */
export async function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const clipped = new Map<Element, boolean>()
    /** For a screen reader only. */
    const isClipped = (element: Element | null): boolean => {
      if (element === null) return false
      const known = clipped.get(element)
      if (known !== undefined) return known
      const isSo = getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement)
      clipped.set(element, isSo)
      return isSo
    }
    // Plain numbers: a DOMRect works each side out anew whenever it is asked, and there are many pairs.
    const lines: { readonly words: string; left: number; right: number; top: number; bottom: number }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim() ?? ''
      const holder = node.parentElement
      if (words === '' || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (holder.closest('option, title') || isClipped(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right > left) lines.push({ words, left, right, top, bottom })
    }
    if (lines.length < 50) throw new Error(`only ${lines.length} lines of text on the page`)
    lines.sort((a, b) => a.top - b.top)
    const met: string[] = []
    for (const [index, a] of lines.entries())
      for (let next = index + 1; next < lines.length; next++) {
        const b = lines[next]
        // From here on they all begin below this one.
        if (b === undefined || b.top >= a.bottom) break
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - b.top
        // The box of a line is higher than its letters: lines of one paragraph touch.
        if (across > 1 && down > Math.min(a.bottom - a.top, b.bottom - b.top) * 0.3) met.push(`${a.words} / ${b.words}`)
      }
    return met
  })
}
