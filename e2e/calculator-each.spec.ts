/** Every calculator of the catalogue in a real browser: it answers, keeps what is typed to itself, prints. */
import { expect, test } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { headline, openCalculator } from './calculator-support.ts'

const MARKER = '31415,92'
/** Digits alone, as a link or a formatted field would carry them. */
const TRACES = ['31415', '31.415']
const BROKEN = /\bNaN\b|Infinity|undefined|€\s-0,00/

test.describe('Each calculator', () => {
  for (const { category, slug, pageTitle } of catalogue) {
    test(`S-40 R-14 R-33 ${slug}: answers, keeps what is typed to itself and prints`, async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      const faults = await openCalculator(page, `/${category}/${slug}`)
      await expect(page.locator('h1')).toHaveText(pageTitle)
      await expect(headline(page)).not.toHaveText('')

      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.print-inputs')).toBeVisible()
      await page.emulateMedia({ media: 'screen' })

      const refine = page.locator('.refine > summary')
      if ((await refine.count()) > 0) await refine.click()
      for (const input of await page.locator('form.form input[type=text]:visible').all()) await input.fill(MARKER)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(700)
      expect(await page.locator('main').innerText()).not.toMatch(BROKEN)
      const held = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
      )
      expect(TRACES.filter((trace) => held.includes(trace))).toEqual([])
      expect(sent.filter((line) => TRACES.some((trace) => line.includes(trace)))).toEqual([])
      expect(faults).toEqual([])
    })
  }
})
