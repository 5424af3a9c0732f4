import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { DEPOSIT, headline, LEDGER, reach, settled } from './calculator-support.ts'
import { refuseCookies } from './site-support.ts'
import { test } from './tab.ts'

/** The worked example of the HTML, whole, with a sentence why it does not answer and nothing that pretends to work. */
async function standsStill(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  await expect(page.getByRole('alert')).toContainText('Deze browser is wellicht te oud om hier te rekenen')
  await expect(page.getByRole('alert')).toHaveCount(1)
  expect(html.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')).toContain(
    (await headline(page).textContent()) ?? 'no headline',
  )
  await expect(page.locator('.calculator :is(input, select, textarea, button):not(:disabled)')).toHaveCount(0)
}

test.describe('A browser that cannot compute here', () => {
  for (const path of [DEPOSIT, LEDGER]) {
    test(`an older browser keeps the example of ${path} and says why`, async ({ page }) => {
      await refuseCookies(page.context())
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
      await page.goto(path)
      await standsStill(page, path)
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await reach(page)
      await settled(page)
      expect(scripts.filter((url) => url.includes('calculator'))).toEqual([])
    })

    test(`code of ${path} that throws before it is alive leaves the example as it was`, async ({ page }) => {
      await refuseCookies(page.context())
      await page.addInitScript(() => {
        Intl.DateTimeFormat.prototype.formatToParts = () => {
          throw new Error('stuk')
        }
      })
      await page.goto(path)
      await reach(page)
      await standsStill(page, path)
    })
  }
})
