/** The first tap on a cold page counts, whatever it is on: the code is still on its way when it comes. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { DEPOSIT, headline, holdScripts, LEDGER } from './calculator-support.ts'
import { refuseCookies } from './site-support.ts'
import { test } from './tab.ts'

const PROPERTY_TAX = '/lenen/onroerende-voorheffing-berekenen'

/** The page is there and dead until what is returned lets its code through: meanwhile one taps. */
async function openDead(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(headline(page)).toBeVisible()
  await expect(page.locator('.loading.loaded')).toHaveCount(0)
  return release
}

test.describe('The first tap', () => {
  // What keeps a tap knows of no width: each tap is made once, half of them on a phone and half on a desk.
  test.beforeEach(({ context }) => refuseCookies(context))

  test('on a tool or on what one does with the answer opens it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    /** What one does with the answer comes with the first tap on its chip, and works at once. */
    const takeColdly = async (name: string) => {
      const release = await openDead(page, DEPOSIT)
      await page.getByRole('button', { name: 'Deel, bewaar, druk af' }).click()
      release()
      await page.getByRole('button', { name, exact: true }).click()
    }
    await takeColdly('Delen')
    await expect(page.getByRole('dialog')).toBeVisible()
    await takeColdly('Bewaren')
    await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
    const file = page.waitForEvent('download')
    await takeColdly('Excel')
    expect((await file).suggestedFilename()).toBe('deposito-calculator.xlsx')
    let release = await openDead(page, DEPOSIT)
    await page.getByRole('button', { name: /^Vergelijk/ }).click()
    release()
    await page.getByRole('button', { name: 'Zet deze berekening ernaast' }).click()
    await expect(page.getByLabel('Naam van berekening 1')).toHaveValue('Scenario A')
    release = await openDead(page, DEPOSIT)
    await page.getByRole('button', { name: /^Zoek een doel/ }).click()
    release()
    await expect(page.getByLabel('Welk cijfer wil je bereiken?')).toBeVisible()
    expect(faults).toEqual([])
  })

  test('on Excel downloads, on the rows of a table unfolds them, on Bereken stays on the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    let release = await openDead(page, DEPOSIT)
    const file = page.waitForEvent('download')
    await page.locator('#tabel').getByRole('button', { name: 'Download Excel' }).click()
    release()
    expect((await file).suggestedFilename()).toBe('deposito-calculator.xlsx')
    release = await openDead(page, '/lenen/hypothecaire-lening-berekenen')
    const more = page.locator('#tabel .more-rows')
    await more.click()
    release()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    release = await openDead(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('12abc')
    await page.getByLabel('Bedrag, in euro').press('Enter')
    release()
    await expect(page.locator('.error-summary')).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
  })

  test('a year, a slider, a choice and a row that were changed keep their change', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let release = await openDead(page, PROPERTY_TAX)
    const before = (await headline(page).textContent()) ?? ''
    await page.getByLabel('Rekenen volgens de regels van').selectOption('2025')
    release()
    await expect(headline(page)).not.toHaveText(before)
    await expect(page.locator('.rules-difference')).toContainText(`Met de regels van nu: ${before}`)

    release = await openDead(page, DEPOSIT)
    const slider = page.locator('.slider').first()
    await page.getByLabel('Bedrag, in euro').focus()
    const box = await slider.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    release()
    await expect(page.getByLabel('Bedrag, in euro')).not.toHaveValue('10.000')
    release = await openDead(page, DEPOSIT)
    await page.getByRole('radio', { name: 'dagen' }).check()
    release()
    await expect(page.locator('.wrong-field, #resultaat .sentence')).toContainText(/7 dagen|6 dagen/)

    release = await openDead(page, LEDGER)
    await page.locator('[id="bewegingen.0.bedrag"]').fill('4321')
    release()
    await expect(page.locator('.loading.loaded')).toHaveCount(1)
    await expect(page.locator('[id="bewegingen.0.bedrag"]')).toHaveValue('4321')
    await expect(page.locator('#zo-rekenen-we')).toContainText(/4\.321/)
  })

  test('a file that was chosen is read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const release = await openDead(page, LEDGER)
    const list = page.locator('#bewegingen')
    await list.locator('input[type=file]').setInputFiles({
      name: 'rekening.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Datum;Bedrag\n03/02/2026;1234,56\n05/03/2026;-200'),
    })
    release()
    const panel = page.getByRole('group', { name: 'Importeren' })
    await expect(panel).toContainText('2 regels gelezen')
    await panel.getByRole('button', { name: 'Vul 2 rijen in' }).click()
    await expect(list.locator('.row')).toHaveCount(2)
    await expect(page.locator('[id="bewegingen.0.bedrag"]')).toHaveValue('1.234,56')
  })
})

test('the code arrives by itself once the page has nothing else to do, and runs at the first sign', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await refuseCookies(page.context())
  await page.goto(DEPOSIT)
  await expect.poll(() => scripts.some((url) => url.includes('/react.'))).toBe(true)
  await expect(page.locator('[data-reached]')).toHaveCount(0)
  await page.getByLabel('Bedrag, in euro').focus()
  await expect(page.locator('.loading.loaded')).toHaveCount(1)
})
