/** Every calculator of the catalogue in a real browser: it opens well, asks before it keeps, answers, reads well, fits a phone and keeps what is typed to itself. */
import type { Page } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import {
  alive,
  behindHeader,
  brokenNumbers,
  copiedLink,
  drawnAt,
  firstScreen,
  headline,
  labelClashes,
  overprinted,
  settled,
  typeEverywhere,
  unfold,
} from './calculator-support.ts'
import { asking, axeOnNew, keptUnasked, widthOfLargeText } from './site-support.ts'
import { test } from './tab.ts'

const MARKER = '31415,92'
/** Digits alone, as a link or a formatted field would carry them. */
const TRACES = ['31415', '31.415']
const BROKEN = /\bNaN\b|Infinity|undefined|€\s-0,00/
const PHONE = { width: 390, height: 844 }
/** Six screens of a phone, with everything folded. */
const LONGEST = 6 * PHONE.height
/** Where the sentence begins at the latest. */
const SENTENCE = 420
/** Paper, clipboard and a link that opens again are one piece of code for all, proven by unit tests: four pages show them. */
const ROUND_TRIP = new Set([
  'deposito-calculator',
  'hypothecaire-lening-berekenen',
  'meerwaardebelasting-calculator',
  'bruto-netto-calculator',
])

/** The page as it opens on a phone: answer, sentence and two questions on the first screen, nothing cut, nothing broken. */
async function opensWell(page: Page): Promise<void> {
  await expect(page.locator('#cookie-banner')).toBeVisible()
  await page.evaluate(async () => document.fonts.ready.then(() => undefined))
  const found = await firstScreen(page)
  expect.soft(found.banner, 'cookie bar').toBeLessThanOrEqual(96)
  expect.soft(found.titleLines, 'lines of the title').toBeLessThan(1.5)
  expect.soft(found.ledeLines, 'lines of the lede').toBeLessThan(1.5)
  expect.soft(found.sentence, 'sentence').toBeLessThan(SENTENCE)
  expect.soft(found.questions, 'questions in sight').toBeGreaterThanOrEqual(2)
  expect.soft(found.length, 'length').toBeLessThanOrEqual(LONGEST)
  expect.soft(found.pictures, 'pictures').toBeGreaterThanOrEqual(1)
  expect.soft(found.cut, 'cut off').toEqual([])
  expect.soft(found.outside, 'off the screen').toEqual([])
  expect.soft(await brokenNumbers(page), 'broken numbers').toEqual([])
  expect.soft(await labelClashes(page), 'labels over each other').toEqual([])
  expect.soft(await overprinted(page), 'words over each other').toEqual([])
  expect.soft(await widthOfLargeText(page), 'text of twice the size').toBeLessThanOrEqual(PHONE.width)
}

/** What is typed travels: to paper, to the clipboard, and back from the link. */
async function roundTrip(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-inputs')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const number = page.locator('form.form input[inputmode]:visible').first()
  const given = Number((await number.inputValue()).replaceAll('.', '').replace(',', '.'))
  const next = String(given + 1).replace('.', ',')
  await number.fill(next)
  await expect(page.locator('.wrong-field')).toHaveCount(0)
  await settled(page)
  const wanted = (await headline(page).textContent()) ?? ''
  const link = await copiedLink(page)
  // Away first: from the same page only the part behind the # would change.
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.goto(link)
  await alive(page)
  await expect(number).toHaveValue((given + 1).toLocaleString('nl-BE'))
  await expect(headline(page)).toHaveText(wanted)
}

/** The very first taps, all in one go: the code of the page runs at the first of them, so none finds it alive. */
async function tapCold(page: Page): Promise<{ year: string; other: string }> {
  return page.evaluate(() => {
    if (document.querySelector('.loading.loaded')) throw new Error('the page is alive already')
    if (!document.querySelector('#resultaat .headline')?.textContent.trim()) throw new Error('no answer in the HTML')
    // Not with the mouse: it would then lie over the calculator, which comes to life by that.
    const refusal = [...document.querySelectorAll<HTMLButtonElement>('#cookie-banner button')].find(
      (each) => each.textContent.trim() === 'Alleen Noodzakelijke',
    )
    refusal?.click()
    if (document.querySelector('#cookie-banner')?.checkVisibility()) throw new Error('the cookie bar stays')
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
    const tap = (text: string) => {
      const button = buttons.find((each) => each.textContent.trim().startsWith(text) && each.checkVisibility())
      if (!button) throw new Error(`no button ${text}`)
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.click()
    }
    tap('Zoek een doel')
    const years = document.querySelector<HTMLSelectElement>('#_regels')
    const year = years?.value ?? ''
    const other = [...(years?.options ?? [])].find((option) => option.value !== year)?.value ?? ''
    if (years && other !== '') {
      years.value = other
      for (const kind of ['input', 'change']) years.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    return { year, other }
  })
}

/** The questions that are folded, where there are any. */
async function openForm(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.refine:not([open]) > summary')?.click()
  })
  await expect(page.locator('.refine:not([open])')).toHaveCount(0)
}

/** A page that scrolls sideways, and lines of a chart that nobody sees. */
async function tooWideOrThin(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const thin = [...document.querySelectorAll('.curve')].filter(
      (curve) => curve.checkVisibility() && Number.parseFloat(getComputedStyle(curve).strokeWidth) < 1,
    )
    return [
      ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
      ...thin.map((curve) => `${curve.getAttribute('class')} is too thin`),
    ]
  })
}

/** How long the page is, without the tools that were opened on it. */
async function foldedHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>('.tool')]
    return document.documentElement.scrollHeight - open.reduce((sum, tool) => sum + tool.offsetHeight, 0)
  })
}

test.describe('Each calculator', () => {
  test.use({ viewport: PHONE })

  for (const { category, slug, heading } of catalogue) {
    const travels = ROUND_TRIP.has(slug)
    test(`${slug}: keeps nothing unasked, answers, passes axe, fits a phone, keeps what is typed${travels ? ', prints, opens from its link' : ''}`, async ({
      page,
      baseURL,
    }) => {
      const sent: string[] = []
      const faults: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await asking(page.context())
      await page.goto(`/${category}/${slug}`)
      expect(await keptUnasked(page)).toEqual([])
      await opensWell(page)
      await expect(page.locator('h1')).toHaveText(heading)
      const { year, other } = await tapCold(page)
      await alive(page)
      await expect(page.locator('#doelzoeken')).toBeVisible()
      // Pressed by mouse and by keyboard in calculator-everywhere.spec.ts.
      await page.locator('.chips .chip', { hasText: /^Vergelijk/ }).dispatchEvent('click')
      await page.locator('#scenarios button', { hasText: 'Zet deze berekening ernaast' }).dispatchEvent('click')
      await expect(page.locator('#scenarios').getByLabel('Naam van berekening 1')).toHaveValue('Scenario A')
      if (other !== '') {
        await expect(page.locator('#_regels')).toHaveValue(other)
        await page.locator('#_regels').selectOption(year)
      }
      await expect(headline(page)).not.toHaveText('')
      expect(await foldedHeight(page)).toBeLessThanOrEqual(LONGEST)

      await openForm(page)
      expect(await behindHeader(page)).toEqual([])
      expect(await axeOnNew(page, '.calculator', 'light, 390 px')).toEqual([])
      await unfold(page)
      // At 320 px below the answer, where the header repeats it.
      for (const width of [390, 1280, 320]) {
        if (width !== PHONE.width) await drawnAt(page, width)
        const wrong = async () => [
          ...(await labelClashes(page)),
          ...(width === 1280 ? [] : await brokenNumbers(page)),
          ...(await tooWideOrThin(page)),
        ]
        if (width === 320) {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          await expect(page.locator('[data-head-answer]')).toBeVisible()
        }
        await expect.poll(wrong, `${width} px`).toEqual([])
      }
      if (travels) await roundTrip(page)

      await openForm(page)
      await typeEverywhere(page, MARKER)
      await page.keyboard.press('Enter')
      const { read, held } = await page.evaluate(async (typed) => {
        // The history entry is the last thing that is written after a key.
        while (!JSON.stringify(history.state).includes(typed)) await new Promise((later) => setTimeout(later, 25))
        return {
          read: document.querySelector('main')?.innerText ?? '',
          held: JSON.stringify({ ...localStorage, ...sessionStorage }),
        }
      }, MARKER)
      expect(read).not.toBe('')
      expect(read).not.toMatch(BROKEN)
      expect(TRACES.filter((trace) => held.includes(trace))).toEqual([])
      expect(sent.filter((line) => TRACES.some((trace) => line.includes(trace)))).toEqual([])
      expect(sent.filter((line) => !/^(?:data|blob):/.test(line) && !line.startsWith(baseURL ?? ''))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
      expect(faults).toEqual([])
    })
  }
})
