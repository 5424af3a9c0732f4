/** The rules of another year, and a day for which we know no rules. */
import { expect } from './expect.ts'
import { copiedLink, headline, openCalculator } from './calculator-support.ts'
import { test } from './tab.ts'

const PENSION_SAVING = '/planning/pensioensparen-calculator'
const SOCIAL = '/planning/sociale-bijdragen-zelfstandige-calculator'
const PROPERTY_TAX = '/lenen/onroerende-voorheffing-berekenen'
const rulesYear = 'Rekenen volgens de regels van'

test.describe('Rules of another year', () => {
  test('by keyboard: the answer changes, with the difference to today, and travels in the link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const faults = await openCalculator(page, PROPERTY_TAX)
    const today = (await headline(page).textContent()) ?? ''
    const year = page.getByLabel(rulesYear)
    await year.focus()
    await page.keyboard.type('2025')
    await expect(year).toHaveValue('2025')
    await expect(headline(page)).not.toHaveText(today)
    const hint = page.locator('.rules-difference')
    await expect(hint).toContainText('met de regels van 2025')
    await expect(hint).toContainText(`Met de regels van nu: ${today}`)
    await expect(hint).toContainText(/dat is .* (meer|minder)/)
    await expect(page.locator('#controle')).toContainText('regels op 31/12/2025')
    expect(await copiedLink(page)).toContain('_regels=2025')
    await page.keyboard.press('Escape')
    await year.focus()
    await page.keyboard.press('Home')
    await expect(headline(page)).toHaveText(today)
    await expect(hint).toHaveCount(0)
    expect(faults).toEqual([])
  })
})

test('what is announced can be chosen where it changes the answer, and its link opens the same', async ({ page }) => {
  const faults = await openCalculator(page, '/planning/volgende-euro-berekenen')
  const today = (await headline(page).textContent()) ?? ''
  await page.getByLabel(rulesYear).selectOption('aangekondigd')
  await expect(headline(page)).not.toHaveText(today)
  const hint = page.locator('.rules-difference')
  await expect(hint).toContainText('zoals aangekondigd, nog geen wet')
  await expect(hint).toContainText(`Met de regels van nu: ${today}`)
  const announced = (await headline(page).textContent()) ?? ''
  const link = await copiedLink(page)
  expect(link).toContain('_regels=aangekondigd')
  await page.goto('/sparen')
  await page.goto(link)
  await expect(headline(page)).toHaveText(announced)
  await expect(page.getByLabel(rulesYear)).toHaveValue('aangekondigd')
  expect(faults).toEqual([])
})

test.describe('A day outside the law we know', () => {
  for (const path of [SOCIAL, PENSION_SAVING]) {
    test(`${path} says so and leads back by keyboard, without an old answer`, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.goto(`${path}#_regels=1980`)
      const card = page.locator('#resultaat')
      const back = card.getByRole('button', { name: /^Reken met de regels van \d{4}$/ })
      await expect(back).toBeVisible()
      await expect(card.locator('.note-warning')).not.toHaveText('')
      await expect(headline(page)).toHaveCount(0)
      await expect(page.locator('.sections')).toHaveCount(0)
      await back.focus()
      await page.keyboard.press('Enter')
      await expect(headline(page)).toBeVisible()
      await expect(card).toBeFocused()
      await expect(page.locator('.sections[data-alive] #controle')).toBeVisible()
      expect(faults).toEqual([])
    })
  }

  test('the start values lead back too', async ({ page }) => {
    await page.goto(`${SOCIAL}#_regels=1980`)
    await page.locator('#resultaat').getByRole('button', { name: 'Standaardwaarden herstellen' }).press('Enter')
    await expect(headline(page)).toBeVisible()
    await expect(page.locator('.rules-difference')).toHaveCount(0)
  })
})
