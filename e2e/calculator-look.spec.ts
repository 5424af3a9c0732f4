/** Two looks of a calculator on a phone; the first screen of each is measured in calculator-each.spec.ts. */
import { expect } from './expect.ts'
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

test('on a desk the form that stays in sight lies under the parts below, not over their words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/lenen/woningkrediet-simulator')
  const form = page.locator('.bench > .asked')
  await page.evaluate(() => {
    const below = document.querySelector('.sections .rest')
    if (below) scrollTo(0, scrollY + below.getBoundingClientRect().top - 300)
  })
  const [asked, rest] = await Promise.all([form.boundingBox(), page.locator('.sections .rest').boundingBox()])
  // They do share a place on the screen there.
  expect(rest?.y).toBeLessThan((asked?.y ?? 0) + (asked?.height ?? 0))
  const seen = await page.locator('.sections .rest').evaluate((part) => {
    const { left, top } = part.getBoundingClientRect()
    const { backgroundColor } = getComputedStyle(part)
    return [part.contains(document.elementFromPoint(left + 20, top + 40)), backgroundColor]
  })
  expect(seen).toEqual([true, await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)])
})

test('on a phone a table of words is as wide as the screen', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  for (const [path, name] of [
    ['/sparen/kinderrekening-calculator', 'Op wiens naam'],
    ['/lenen/woningkrediet-simulator', 'Alle kosten'],
  ] as const) {
    await page.goto(path)
    await page.locator('summary', { hasText: name }).click()
    const table = page.locator(`.table-scroll[aria-label*="${name}"]`)
    await expect(table).toBeVisible()
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0)
  }
})

test('a message below one cell of a list leaves the cell beside it in its place', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  await page.goto('/lenen/schuldenconsolidatie-calculator')
  const [wrong, beside] = ['saldo', 'jkp'].map((cell) => page.locator(`[id="schulden.0.${cell}"]`))
  await wrong!.fill('abc')
  await wrong!.press('Enter')
  await expect(page.locator('[id="schulden.0.saldo-fout"]')).toBeVisible()
  expect((await beside!.boundingBox())?.y).toBe((await wrong!.boundingBox())?.y)
})
