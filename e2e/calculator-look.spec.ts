/** Two looks of a calculator on a phone; the first screen of each is measured in calculator-each.spec.ts. */
import { expect } from '@playwright/test'
import { test } from './tab.ts'

const SCREEN = { width: 390, height: 844 }

test('a page opened with values shows no example first: a dash until they are in', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  // Its code does not arrive: what is on screen is what a visitor sees while waiting.
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
