/** Every calculator of the catalogue in a real browser: it answers, reads well, fits a phone and keeps what is typed to itself. */
import { expect, type Page, test } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import {
  alive,
  behindBar,
  brokenNumbers,
  copiedLink,
  drawnAt,
  headline,
  holdScripts,
  labelClashes,
  openCold,
  settled,
  typeEverywhere,
} from './calculator-support.ts'
import { axeViolations } from './site-support.ts'

const MARKER = '31415,92'
/** Digits alone, as a link or a formatted field would carry them. */
const TRACES = ['31415', '31.415']
const BROKEN = /\bNaN\b|Infinity|undefined|€\s-0,00/
/** Eight screens of a phone, with everything folded. */
const LONGEST = 8 * 844
/** Paper, clipboard and a link that opens again are one piece of code for all, proven by unit tests: four pages show them. */
const ROUND_TRIP = new Set([
  'deposito-calculator',
  'hypothecaire-lening-berekenen',
  'meerwaardebelasting-calculator',
  'bruto-netto-calculator',
])

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
  await page.goto('/robots.txt')
  await page.goto(link)
  await alive(page)
  await expect(number).toHaveValue(next)
  await expect(headline(page)).toHaveText(wanted)
}

test.describe('Each calculator', () => {
  for (const { category, slug, pageTitle } of catalogue) {
    const travels = ROUND_TRIP.has(slug)
    test(`A-08 A-12 S-40 R-14 R-27${travels ? ' R-33' : ''} ${slug}: answers, passes axe, fits a phone, keeps what is typed${travels ? ', prints, opens from its link' : ''}`, async ({
      page,
      context,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.setViewportSize({ width: 390, height: 844 })
      const release = await holdScripts(page)
      const faults = await openCold(page, `/${category}/${slug}`)
      // The very first taps, on a page whose code has not arrived, are carried out.
      await page.getByRole('button', { name: 'Bewaren', exact: true }).click()
      await page.getByRole('button', { name: /^Zoek een doel/ }).click()
      const year = page.locator('#_regels')
      const other = year.locator('option:not([selected])').first()
      const chosen = (await other.count()) > 0 ? ((await other.getAttribute('value')) ?? '') : ''
      if (chosen !== '') await year.selectOption(chosen)
      await page.getByRole('button', { name: 'Delen', exact: true }).click()
      release()
      await page.getByRole('button', { name: 'Sluiten' }).click()
      await alive(page)
      if (chosen !== '') await expect(year).toHaveValue(chosen)
      await expect(page.locator('#doelzoeken')).toBeVisible()
      await page.getByRole('button', { name: /^Vergelijk/ }).click()
      await expect(page.getByLabel('Naam van berekening 1')).toHaveValue('Scenario A')
      await page.goto(`/${category}/${slug}`)
      await alive(page)
      await expect(page.locator('h1')).toHaveText(pageTitle)
      await expect(headline(page)).not.toHaveText('')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST)
      const refine = page.locator('.refine > summary')
      if ((await refine.count()) > 0) await refine.click()
      expect(await behindBar(page)).toEqual([])
      expect(await axeViolations(page, '.calculator')).toEqual([])
      await drawnAt(page, 390)
      expect(await labelClashes(page)).toEqual([])
      expect(await brokenNumbers(page)).toEqual([])
      const invisible = await page
        .locator('[class^=curve-]')
        .evaluateAll((curves) => curves.filter((curve) => Number.parseFloat(getComputedStyle(curve).strokeWidth) < 1))
      expect(invisible).toHaveLength(0)
      await drawnAt(page, 320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await brokenNumbers(page)).toEqual([])
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
      expect(await context.cookies()).toEqual([])
      expect(faults).toEqual([])
    })
  }
})
