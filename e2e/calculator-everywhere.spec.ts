/** The whole page on three different calculators, each in its own way: by keyboard on a phone, by mouse on a desk. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { alive, GROWTH, headline, LEDGER, MORTGAGE, openCalculator } from './calculator-support.ts'
import { test } from './tab.ts'

type Way = { readonly name: string; readonly width: number; readonly press: (target: Locator) => Promise<void> }
const ways = {
  keyboard: {
    name: 'by keyboard at 390 px',
    width: 390,
    press: async (target) => {
      await target.focus()
      await expect(target).toBeFocused()
      await target.page().keyboard.press('Enter')
    },
  },
  mouse: { name: 'by mouse at 1280 px', width: 1280, press: (target) => target.click() },
} satisfies Readonly<Record<string, Way>>

/** What a button does is one piece of code for all calculators: each is gone through in one of the two ways. */
const pages = [
  { way: ways.keyboard, path: MORTGAGE, field: 'leenbedrag', value: '180000', goal: '1000', none: '99999999' },
  { way: ways.mouse, path: GROWTH, field: 'startbedrag', value: '7000', goal: '50000', none: '-5' },
  { way: ways.keyboard, path: LEDGER, field: 'bewegingen.0.bedrag', value: '9000', goal: '60', none: '999999999' },
] as const

const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`)

for (const way of Object.values(ways)) {
  const { name, width, press } = way
  test.describe(`Everything ${name}`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const { path, field, value, goal, none } of pages.filter((one) => one.way === way)) {
      test(`${path}: errors, scenarios, goal, sensitivity, next step, start over`, async ({ page }) => {
        const faults = await openCalculator(page, path)
        const start = (await headline(page).textContent()) ?? ''
        const input = byId(page, field)

        await input.fill('12abc')
        await press(page.getByRole('button', { name: 'Bereken', exact: true }))
        const summary = page.locator('.error-summary')
        await expect(summary).toBeFocused()
        await press(summary.getByRole('link').first())
        await expect(input).toBeFocused()
        await input.fill(value)
        await expect(summary).toHaveCount(0)
        await expect(headline(page)).not.toHaveText(start)

        await press(page.getByRole('button', { name: 'Standaardwaarden herstellen' }))
        await expect(headline(page)).toHaveText(start)
        await press(page.getByRole('button', { name: /^Vergelijk/ }))
        await press(page.getByRole('button', { name: 'Zet deze berekening ernaast' }))
        await input.fill(value)
        const table = page.getByRole('region', { name: 'Tabel: berekeningen naast elkaar' })
        await expect(table.getByRole('columnheader')).toHaveText([
          ...(width < 500 ? [] : ['Cijfer']),
          'Nu',
          'Scenario A',
        ])
        await expect(table).toContainText(start)
        if (path !== LEDGER) await expect(page.locator('#scenarios svg.chart-svg:visible')).toBeVisible()

        await press(page.getByRole('button', { name: /^Wat weegt door/ }))
        await expect(page.locator('#gevoeligheid')).toContainText(/kleine stap/)

        await press(page.getByRole('button', { name: /^Zoek een doel/ }))
        const wanted = page.locator('#doel-waarde')
        await wanted.fill(goal)
        await wanted.press('Enter')
        const answer = page.locator('.tool-answer, #doelzoeken .note')
        await expect(answer).toBeVisible()
        await wanted.fill(none)
        await press(page.getByRole('button', { name: 'Zoek', exact: true }))
        await expect(page.locator('#doelzoeken .note')).toContainText(/Geen waarde voor|verandert niets/)

        expect(faults).toEqual([])
        const next = page.locator('#neem-mee a').first()
        const sister = (await next.getAttribute('href')) ?? ''
        await press(next)
        await expect(page).toHaveURL((address) => address.pathname === sister.split('#')[0])
        await alive(page)
        await expect(headline(page)).not.toHaveText('')
      })
    }

    test('a list: add, move and remove, and the focus stays at the work', async ({ page }) => {
      await openCalculator(page, LEDGER)
      const rows = page.getByRole('group', { name: 'Stortingen en opnames' }).locator('.row')
      const count = await rows.count()
      await press(page.getByRole('button', { name: 'Beweging toevoegen' }))
      await expect(rows).toHaveCount(count + 1)
      await expect(byId(page, `bewegingen.${count}.datum`)).toBeFocused()
      await byId(page, `bewegingen.${count}.bedrag`).fill('777')
      await press(page.getByRole('button', { name: `Beweging ${count + 1} omhoog` }))
      await expect(byId(page, `bewegingen.${count - 1}.bedrag`)).toHaveValue('777')
      await expect(page.getByRole('button', { name: `Beweging ${count} omhoog` })).toBeFocused()
      await press(page.getByRole('button', { name: `Beweging ${count} verwijderen` }))
      await expect(rows).toHaveCount(count)
      await expect(page.getByRole('button', { name: `Beweging ${count} verwijderen` })).toBeFocused()
      await expect(page.locator('.rows-message').first()).toContainText('verwijderd')
    })
  })
}

test('the caret stays where one types, and leaving the field only tidies the text', async ({ page }) => {
  await openCalculator(page, MORTGAGE)
  const amount = byId(page, 'leenbedrag')
  await amount.fill('123456')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('9')
  await expect(amount).toHaveValue('1293456')
  expect(await amount.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
  await page.keyboard.press('Backspace')
  expect(await amount.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2)
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('123.456')
  await expect(amount).not.toBeFocused()
})
