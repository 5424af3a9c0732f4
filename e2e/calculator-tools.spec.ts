import { expect, test } from '@playwright/test'
import { alive, DEPOSIT, GROWTH, headline, MORTGAGE, openCalculator } from './calculator-support.ts'

test.describe('Tools that open on demand', () => {
  test('their code is not loaded before they are opened', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openCalculator(page, DEPOSIT)
    expect(scripts.filter((url) => /Tools|ShareDialog|save-chart/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Doelzoeken' }).click()
    await expect(page.getByRole('heading', { name: 'Doelzoeken' })).toBeVisible()
    expect(scripts.some((url) => url.includes('Tools'))).toBe(true)
  })

  test('three scenarios stand side by side with differences, survive in the link and can be put back', async ({
    page,
  }) => {
    const faults = await openCalculator(page, GROWTH)
    const start = (await headline(page).textContent()) ?? ''
    const amount = page.getByLabel('Startbedrag, in euro')
    await page.getByRole('button', { name: 'Bewaar als scenario A' }).click()
    await amount.fill('8000')
    await page.getByRole('button', { name: 'Bewaar als scenario B' }).click()
    await amount.fill('9000')
    await page.getByRole('button', { name: 'Bewaar als scenario C' }).click()
    await expect(page.getByRole('button', { name: "Drie scenario's bewaard" })).toBeDisabled()
    const table = page.getByRole('region', { name: "Tabel: scenario's naast elkaar" })
    await expect(table.getByRole('columnheader')).toHaveText(['Cijfer', 'Nu', 'Scenario A', 'Scenario B', 'Scenario C'])
    await expect(table).toContainText('−')
    await expect(page.locator('#scenarios figure.chart svg.chart-svg')).toBeVisible()
    await page.getByRole('button', { name: 'Deel link' }).click()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await page.getByRole('button', { name: 'Sluiten' }).click()
    await page.getByRole('button', { name: 'Terugzetten van scenario A' }).click()
    await expect(headline(page)).toHaveText(start)
    await page.goto('/sparen')
    await page.goto(link)
    await alive(page)
    await page.getByRole('button', { name: "Scenario's", exact: true }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    await page.getByRole('button', { name: 'Verwijderen van scenario B' }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    expect(faults).toEqual([])
  })

  test('goal seek finds the amount for a wanted result, fills it in, and says so when there is none', async ({
    page,
  }) => {
    await openCalculator(page, DEPOSIT)
    await page.getByRole('button', { name: 'Doelzoeken' }).click()
    await page.getByLabel('Doel, in euro').fill('500')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page.locator('.tool-answer')).toContainText('€ 500,00')
    await page.getByRole('button', { name: 'Vul dit in' }).click()
    await expect(headline(page)).toHaveText('€ 500,00')
    await page.getByLabel('Doel, in euro').fill('999999999')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page.locator('#doelzoeken .note')).toContainText('geen waarde')
    await page.getByLabel('Doel, in euro').fill('veel')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page.locator('#doel-fout')).toContainText('Vul een getal in')
  })

  test('sensitivity names its steps and puts the strongest input first', async ({ page }) => {
    await openCalculator(page, MORTGAGE)
    await page.getByRole('button', { name: 'Gevoeligheid' }).click()
    const table = page.getByRole('region', { name: 'Tabel: gevoeligheid' })
    await expect(table).toContainText('± 0,5 procentpunt')
    await expect(table).toContainText('± 1 jaar')
    await expect(table.locator('svg rect').first()).toBeVisible()
  })
})
