import { expect } from './expect.ts'
import {
  alive,
  DEPOSIT,
  drawnAt,
  GROWTH,
  headline,
  openCalculator,
  putBeside,
  settled,
  takeAlong,
} from './calculator-support.ts'
import { test } from './tab.ts'

const COMPARE = /^Vergelijk/
const GOAL = /^Zoek een doel/
const WEIGHT = /^Wat weegt door/

test.describe('Tools that open on demand', () => {
  test('their code is not loaded before they are opened', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openCalculator(page, DEPOSIT)
    expect(scripts.filter((url) => /Tools|ShareDialog|save-chart/.test(url))).toEqual([])
    await page.getByRole('button', { name: GOAL }).click()
    await expect(page.getByRole('region', { name: 'Zoek een doel' })).toBeVisible()
    expect(scripts.some((url) => url.includes('Tools'))).toBe(true)
  })

  test('the three tools in one row and the actions stand on screen whole, at 390 and 1280 px', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    await page.getByRole('button', { name: 'Deel, bewaar, druk af' }).click()
    for (const width of [390, 1280]) {
      await drawnAt(page, width)
      for (const name of [COMPARE, GOAL, WEIGHT, 'Delen', 'Bewaren', 'Excel', 'Afdrukken']) {
        const box = await page.getByRole('button', { name }).first().boundingBox()
        expect(box?.x, String(name)).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 999), String(name)).toBeLessThanOrEqual(width)
      }
      const rows = await page
        .locator('.chips .chip:not(.chip-quiet)')
        .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size)
      expect(rows).toBe(1)
    }
  })

  test('three calculations stand side by side with name, differing inputs and differences, at 390 and 1280 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const faults = await openCalculator(page, GROWTH)
    const start = (await headline(page).textContent()) ?? ''
    const amount = page.getByLabel('Startbedrag, in euro')
    await putBeside(page)
    await amount.fill('8000')
    // An answer that comes in the middle of a click moves the button away from it.
    await settled(page)
    await putBeside(page)
    await amount.fill('9000')
    await page.getByLabel('Naam van berekening 1').fill('Zoals het was')
    const table = page.getByRole('region', { name: 'Tabel: berekeningen naast elkaar' })
    const names = table.locator('thead th:visible')
    await expect(names).toHaveText(['Cijfer', 'Nu', 'Zoals het was', 'Scenario B'])
    await expect(page.locator('.kept')).toContainText(/Anders dan nu: startbedrag € 8\.?000/)
    await expect(table).toContainText('−')
    const picture = page.locator('#scenarios figure.chart svg.chart-svg:visible')
    await expect(picture).toBeVisible()
    await drawnAt(page, 390)
    await expect(names).toHaveText(['Nu', 'Zoals het was'])
    await expect(table).toContainText('−')
    await expect.poll(async () => table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1)
    await page.getByLabel('Naast nu').selectOption('Scenario B')
    await expect(names).toHaveText(['Nu', 'Scenario B'])
    await expect(picture).toBeVisible()
    await takeAlong(page, 'Delen')
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await page.getByRole('button', { name: 'Sluiten' }).click()
    await page.getByRole('button', { name: COMPARE }).click()
    await page.getByRole('button', { name: 'Terugzetten van Zoals het was' }).click()
    await expect(headline(page)).toHaveText(start)
    await page.goto('/sparen')
    await page.goto(link)
    await alive(page)
    await page.getByRole('button', { name: COMPARE }).click()
    await expect(page.getByLabel('Naam van berekening 1')).toHaveValue('Zoals het was')
    await page.getByRole('button', { name: 'Verwijderen van Scenario B' }).click()
    await expect(names).toHaveText(['Nu', 'Zoals het was'])
    await drawnAt(page, 1280)
    await expect(names).toHaveText(['Cijfer', 'Nu', 'Zoals het was'])
    expect(faults).toEqual([])
  })

  test('goal seek finds the amount, speaks like a person and is honest about what it cannot reach', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCalculator(page, DEPOSIT)
    await page.getByRole('button', { name: GOAL }).click()
    await expect(page.locator('#doel-cijfer option').first()).toHaveText('Netto rente')
    const goal = page.getByLabel('Doel, in euro')
    const seek = page.getByRole('button', { name: 'Zoek', exact: true })
    await goal.fill('500')
    await seek.click()
    await expect(page.locator('.tool-answer')).toContainText(
      /Zet “Bedrag” op €\s[\d.,]+ in plaats van €\s10\.000\. Netto rente: €\s500,00\./,
    )
    await page.getByRole('button', { name: 'Vul dit in' }).click()
    await expect(headline(page)).toHaveText('€ 500,00')
    await page.getByLabel('Door wat te veranderen?').selectOption('looptijd')
    await expect(page.locator('.tool-answer')).toHaveCount(0)
    await goal.fill('300')
    await seek.click()
    await expect(page.locator('.tool-answer')).toContainText(
      /Precies €\s300,00 lukt niet.*“Looptijd” op \d+.*te (veel|weinig)/,
    )
    await goal.fill('999999999')
    await seek.click()
    await expect(page.locator('#doelzoeken .note')).toContainText('Geen waarde voor “Looptijd”')
    await goal.fill('veel')
    await seek.click()
    await expect(page.locator('#doel-fout')).toContainText('Vul een getal in')
  })

  test('what weighs most: steps a person would take, the strongest first, at 390 and 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCalculator(page, GROWTH)
    await page.getByRole('button', { name: WEIGHT }).click()
    const table = page.getByRole('region', { name: 'Tabel: wat het meest weegt' })
    await expect(table).toContainText('± 0,25 procentpunt')
    await expect(table).toContainText('± 1 maand')
    const aside = async () => table.evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.poll(aside).toBeLessThanOrEqual(1)
    await drawnAt(page, 1280)
    await expect.poll(aside).toBeLessThanOrEqual(1)
    await expect(table.locator('svg rect').first()).toBeVisible()
  })
})
