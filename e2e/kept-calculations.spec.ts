/** Bewaren and Mijn berekeningen: kept on the device, there after a reload, opened again, renamed, compared, taken along, erased. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { alive, DEPOSIT, GROWTH, headline, openCalculator, takeAlong } from './calculator-support.ts'
import { axeByBuild, axeViolations, pageWidth } from './site-support.ts'
import { test } from './tab.ts'

const OWN = '/mijn-berekeningen'
const stored = async (page: Page) => page.evaluate(() => localStorage.getItem('mijn-berekeningen'))

async function keepAs(page: Page, name: string): Promise<string> {
  const chip = page.getByRole('button', { name: 'Deel, bewaar, druk af' })
  if ((await chip.getAttribute('aria-expanded')) === 'true') await chip.click()
  await takeAlong(page, 'Bewaren')
  await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
  await page.getByLabel('Naam', { exact: true }).fill(name)
  return (await headline(page).textContent()) ?? ''
}

async function openOwn(page: Page): Promise<void> {
  await page.goto(OWN)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

test('five calculations are kept, come back after a reload, and can be renamed, compared, taken along and erased', async ({
  page,
}) => {
  await openCalculator(page, DEPOSIT)
  expect(await stored(page)).toBeNull()
  const amount = page.locator('[name="bedrag"]').first()
  const answers: string[] = []
  for (const [index, value] of ['4000', '8000', '12000', '16000'].entries()) {
    await amount.fill(value)
    await expect(amount).toHaveValue(value)
    answers.push(await keepAs(page, `Deposito ${'ABCD'[index]}`))
  }
  expect(new Set(answers).size).toBe(4)
  await openCalculator(page, GROWTH)
  await page.getByLabel('Startbedrag, in euro').fill('2500')
  await keepAs(page, 'Groei')

  await openOwn(page)
  await page.reload()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const items = page.locator('.kept-list > li')
  await expect(items).toHaveCount(5)
  await expect(items.first()).toContainText('Groei')
  await expect(items.nth(3)).toContainText(answers[1] ?? '')
  expect(await axeByBuild(page, 'main', 'kept')).toEqual([])

  // Home goes on with the newest.
  await page.goto('/')
  await page.getByRole('region', { name: 'Verder met je berekening' }).getByRole('link', { name: 'Groei' }).click()
  await alive(page)
  await expect(page.getByLabel('Startbedrag, in euro')).toHaveValue(/^2\.?500$/)

  await openOwn(page)
  await page.getByRole('link', { name: 'Deposito B' }).click()
  await alive(page)
  await expect(amount).toHaveValue(/^8\.?000$/)
  await expect(headline(page)).toHaveText(answers[1] ?? '')
  const note = page.locator('.kept-note')
  await expect(note).toContainText('Deposito B, bewaard op')
  await expect(note).toContainText('Het antwoord is nog hetzelfde.')
  await amount.fill('9000')
  await expect(note).toContainText('Je veranderde er iets aan.')
  await note.getByRole('button', { name: 'Bewaar het zoals het nu is' }).click()
  await expect(note).toContainText('Bewaard zoals het nu is.')
  expect(await axeViolations(page, '.kept-note')).toEqual([])

  await openOwn(page)
  await expect(items.first()).toContainText('Deposito B')
  await page.getByRole('button', { name: 'Hernoem van Deposito A' }).click()
  await page.getByLabel('Nieuwe naam van Deposito A').fill('Voor de keuken')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Voor de keuken' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Vergelijk van Voor de keuken' }).check()
  await page.getByRole('checkbox', { name: 'Vergelijk van Deposito D' }).check()
  const table = page.getByRole('region', { name: 'Tabel: berekeningen naast elkaar' })
  await expect(table).toContainText(/€ 4\.?000/)
  await expect(table).toContainText(/€ 16\.?000/)
  await expect(table).toContainText('+')
  await page.getByRole('checkbox', { name: 'Vergelijk van Groei' }).check()
  await expect(table).toContainText('Rekenhulp')
  expect(await axeByBuild(page, 'main', 'kept')).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bewaar als bestand' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toContain('Voor de keuken')

  await page.getByRole('button', { name: 'Wis van Groei' }).click()
  await expect(items).toHaveCount(4)
  await page.getByRole('button', { name: 'Zet terug' }).click()
  await expect(items).toHaveCount(5)
  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('button', { name: 'Ja, wis 5 berekeningen' }).click()
  await expect(page.getByText('Er is nog niets bewaard.')).toBeVisible()
  expect(await stored(page)).toBeNull()

  await page.getByLabel('Lees een bestand terug').setInputFiles(file)
  await expect(page.getByText('5 berekeningen teruggelezen.')).toBeVisible()
  await expect(items).toHaveCount(5)
  await page.getByLabel('Lees een bestand terug').setInputFiles({
    name: 'foto.json',
    mimeType: 'application/json',
    buffer: Buffer.from('geen json'),
  })
  await expect(page.getByText('Dit bestand kunnen we niet lezen')).toBeVisible()
})

test('a calculation of an older version opens and says what changed', async ({ page }) => {
  await page.addInitScript(() => {
    const old = {
      id: 'oud',
      name: 'Van vorig jaar',
      on: '2025-11-17T08:00:00.000Z',
      path: '/sparen/deposito-calculator',
      title: 'Deposito',
      link: 'bedrag=5000&looptijd=6&oudeVraag=7',
      label: 'Netto-interest',
      headline: '€ 1,23',
      version: '2025-01-01',
    }
    localStorage.setItem('mijn-berekeningen', JSON.stringify({ form: 1, list: [old] }))
  })
  await openOwn(page)
  await page.getByRole('link', { name: 'Van vorig jaar' }).click()
  await alive(page)
  await expect(page.locator('.kept-note')).toContainText('Toen was het antwoord € 1,23, vandaag is het €')
  await expect(page.locator('.kept-note')).toContainText('We pasten deze rekenhulp aan op')
  await expect(page.getByText('Deze link bevat gegevens die we niet kennen (oudeVraag)')).toBeVisible()
})

test('a full storage is said in words', async ({ page }) => {
  await page.addInitScript(() => {
    const own = Reflect.get(Storage.prototype, 'setItem') as (...args: unknown[]) => void
    Reflect.set(Storage.prototype, 'setItem', function (this: Storage, key: string, text: string) {
      if (key === 'mijn-berekeningen') throw new DOMException('full', 'QuotaExceededError')
      own.call(this, key, text)
    })
  })
  await openCalculator(page, DEPOSIT)
  await takeAlong(page, 'Bewaren')
  await expect(page.getByRole('alert').filter({ hasText: 'De opslag van je browser is vol' })).toBeVisible()
})

test('the page fits 390 and 1280 px', async ({ page }) => {
  await openCalculator(page, DEPOSIT)
  await keepAs(page, 'Een lange naam voor een berekening die niet op één regel past')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await openOwn(page)
    await expect(page.locator('.kept-list > li')).toHaveCount(1)
    await expect.poll(async () => pageWidth(page)).toBeLessThanOrEqual(width)
  }
})
