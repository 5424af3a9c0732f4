/** Axe in every state a form can be in, light and dark, on a phone and on a desk. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import {
  DEPOSIT,
  LEDGER,
  MORTGAGE,
  openCalculator,
  putBeside,
  takeAlong,
  typeEverywhere,
} from './calculator-support.ts'
import { axeOnNew, axeViolations, COLOURS, inColours } from './site-support.ts'
import { test } from './tab.ts'

/** In the dark on a phone only: of the dark there are other colours in tokens.css, and nothing that knows of a width. */
async function inBothThemes(page: Page, state: string, part = '.calculator'): Promise<void> {
  await inColours(page, 'light')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeOnNew(page, part, `light, ${width} px`), `${state}, light, ${width} px`).toEqual([])
  }
  await inColours(page, 'dark')
  expect(await axeOnNew(page, part, 'dark', COLOURS), `${state}, dark`).toEqual([])
}

test.describe('Axe finds nothing', () => {
  for (const path of [DEPOSIT, LEDGER, MORTGAGE]) {
    test(`on ${path}: filled, empty and with errors`, async ({ page }) => {
      await openCalculator(page, path)
      await page.locator('.refine > summary').first().click()
      await inBothThemes(page, 'filled')
      // Charts and tables still show the answer before: only form and answer can differ.
      await typeEverywhere(page, '')
      await inBothThemes(page, 'empty', '.bench')
      await page.locator('form.form input[type=text]:visible').first().press('Enter')
      await expect(page.locator('.error-summary')).toBeFocused()
      await inBothThemes(page, 'error', '.bench')
    })
  }

  test('with each tool, the folded parts and the dialog open', async ({ page }) => {
    await openCalculator(page, MORTGAGE)
    await page.locator('#cijfers details.fold > summary').click()
    await page.locator('#controle > details > summary').click()
    await page.locator('#zo-rekenen-we details.formula > summary').first().click()
    await inBothThemes(page, 'folded parts', '.sections')
    await takeAlong(page, 'Bewaren')
    await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
    await inBothThemes(page, 'keeping', '.bench')
    await putBeside(page)
    await expect(page.locator('#scenarios table').first()).toBeVisible()
    await inBothThemes(page, 'scenarios', '#scenarios')
    await page.getByRole('button', { name: /^Wat weegt door/ }).click()
    await expect(page.locator('#gevoeligheid table')).toBeVisible()
    expect(await axeViolations(page, '#gevoeligheid'), 'sensitivity').toEqual([])
    await page.getByRole('button', { name: /^Zoek een doel/ }).click()
    await expect(page.getByLabel('Door wat te veranderen?')).toBeVisible()
    expect(await axeViolations(page, '#doelzoeken'), 'goal seek').toEqual([])
    await takeAlong(page, 'Delen')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeViolations(page, 'dialog'), 'share').toEqual([])
  })
})
