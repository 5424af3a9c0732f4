/** Every calculator of the catalogue in a real browser: it opens well, asks before it keeps, answers, reads well, fits a phone and keeps what is typed to itself. */
import { test as base, expect, type Page } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
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
  putBeside,
  typeEverywhere,
  unfold,
} from './calculator-support.ts'
import { asking, axeViolations, keptUnasked, markNew, NEW_PART, pageWidth, widthOfLargeText } from './site-support.ts'

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

/** What axe has seen in this worker. */
const seen = new Set<string>()

/**
 * Axe takes as long as all the rest, and finds nothing new in what is built as something it saw before: it looks at the first
 * page of a worker whole, and on the next ones at what is built otherwise. Names, labels and references, which differ from page
 * to page, are looked at in site/calculator/all-calculators.test.tsx; levels of headings and ids in site-accessibility.spec.ts.
 */
async function passesAxe(page: Page): Promise<void> {
  const structure = await markNew(page, '.calculator', seen)
  expect(structure.length).toBeGreaterThan(50)
  if (structure.every((pair) => seen.has(pair))) return
  expect(await axeViolations(page, seen.size === 0 ? '.calculator' : NEW_PART)).toEqual([])
  for (const pair of structure) seen.add(pair)
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
  await expect(number).toHaveValue(next)
  await expect(headline(page)).toHaveText(wanted)
}

/** The very first taps, all in one go: the code of the page runs at the first of them, so none finds it alive. */
async function tapCold(page: Page): Promise<{ year: string; other: string }> {
  return page.evaluate(() => {
    if (document.querySelector('.loading.loaded')) throw new Error('the page is alive already')
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

/** How long the page is, without the tools that were opened on it. */
async function foldedHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>('.tool')]
    return document.documentElement.scrollHeight - open.reduce((sum, tool) => sum + tool.offsetHeight, 0)
  })
}

/** One tab goes from calculator to calculator and is emptied before each: a new one takes a fifth more processor time. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, provide) => {
      const tab = await browser.newPage({ locale: 'nl-BE', timezoneId: 'Europe/Brussels', serviceWorkers: 'block' })
      await asking(tab.context())
      await provide(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, baseURL }, provide) => {
    const tools = await tab.context().newCDPSession(tab)
    await tools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' })
    await tools.detach()
    await provide(tab)
    tab.removeAllListeners()
    await tab.evaluate(() => sessionStorage.clear())
  },
})

test.describe('Each calculator', () => {
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
      await page.setViewportSize(PHONE)
      await page.goto(`${baseURL}/${category}/${slug}`)
      expect(await keptUnasked(page)).toEqual([])
      await opensWell(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(async () => pageWidth(page)).toBeLessThanOrEqual(320)
      // Not with the mouse: it would then lie over the calculator, which comes to life by that.
      await page.locator('#cookie-banner').getByRole('button', { name: 'Alleen Noodzakelijke' }).dispatchEvent('click')
      await expect(page.locator('#cookie-banner')).toBeHidden()
      await page.setViewportSize(PHONE)
      await expect(page.locator('h1')).toHaveText(heading)
      await expect(headline(page)).not.toHaveText('')
      const { year, other } = await tapCold(page)
      await alive(page)
      await expect(page.locator('#doelzoeken')).toBeVisible()
      await putBeside(page)
      await expect(page.locator('#scenarios').getByLabel('Naam van berekening 1')).toHaveValue('Scenario A')
      if (other !== '') {
        await expect(page.locator('#_regels')).toHaveValue(other)
        await page.locator('#_regels').selectOption(year)
      }
      await expect(headline(page)).not.toHaveText('')
      expect(await foldedHeight(page)).toBeLessThanOrEqual(LONGEST)

      const refine = page.locator('.refine > summary')
      if ((await refine.count()) > 0) await refine.click()
      expect(await behindHeader(page)).toEqual([])
      await passesAxe(page)
      const drawnWell = async (width: number) => {
        await drawnAt(page, width)
        await expect.poll(async () => labelClashes(page), `${width} px`).toEqual([])
      }
      await drawnWell(1280)
      await drawnWell(390)
      await unfold(page)
      await expect.poll(async () => brokenNumbers(page)).toEqual([])
      const invisible = await page
        .locator('.curve:visible')
        .evaluateAll((curves) => curves.filter((curve) => Number.parseFloat(getComputedStyle(curve).strokeWidth) < 1))
      expect(invisible).toHaveLength(0)
      await drawnWell(320)
      // Below the answer, where the header repeats it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('[data-head-answer]')).toBeVisible()
      await expect.poll(async () => pageWidth(page)).toBeLessThanOrEqual(320)
      await expect.poll(async () => brokenNumbers(page)).toEqual([])
      if (travels) await roundTrip(page)

      if ((await refine.count()) > 0 && !(await page.locator('.refine[open]').count())) await refine.click()
      await typeEverywhere(page, MARKER)
      await page.keyboard.press('Enter')
      // The history entry is the last thing that is written after a key.
      await page.waitForFunction((typed) => JSON.stringify(history.state).includes(typed), MARKER)
      expect(await page.locator('main').innerText()).not.toMatch(BROKEN)
      const held = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      expect(TRACES.filter((trace) => held.includes(trace))).toEqual([])
      expect(sent.filter((line) => TRACES.some((trace) => line.includes(trace)))).toEqual([])
      expect(sent.filter((line) => !/^(?:data|blob):/.test(line) && !line.startsWith(baseURL ?? ''))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
      expect(faults).toEqual([])
    })
  }
})
