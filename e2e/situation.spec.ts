/** Mijn situatie: filled in once, there on the calculators, back from a link, gone when erased. */
import { readFileSync } from 'node:fs'
import { expect } from './expect.ts'
import { alive } from './calculator-support.ts'
import { test } from './tab.ts'

test('what I fill in on Mijn situatie waits on a calculator, comes back from a link and a file, and can be erased', async ({
  page,
}) => {
  await page.goto('/mijn-situatie')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.getByLabel('Brutoloon per maand').fill('3.450')
  await page.getByLabel('Gezin', { exact: true }).selectOption('partnerZonderInkomen')
  expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toBeNull()
  await page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' }).check()
  await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
  await page.getByRole('button', { name: 'Maak een link' }).click()
  const link = await page.getByLabel('Wie deze link heeft').inputValue()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bewaar als bestand' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ brutoloon: '3.450', gezin: 'partnerZonderInkomen' })

  await page.goto('/planning/bruto-netto-calculator')
  await expect(page.locator('[name="bruto"]').first()).toHaveValue('3.450')

  await page.goto('/mijn-situatie')
  await expect(page.getByLabel('Brutoloon per maand')).toHaveValue('3.450')
  await page.getByRole('button', { name: 'Wis alles' }).click()
  await expect(page.getByLabel('Brutoloon per maand')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toBeNull()

  // A link may tell of somebody else: it is shown, and kept only after a yes.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByLabel('Brutoloon per maand')).toHaveValue('3.450')
  await expect(page.getByText('Je ziet de gegevens uit de link')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toBeNull()
  await page.getByRole('button', { name: 'Bewaar ze op dit toestel' }).click()
  expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toContain('3.450')

  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByLabel('Lees een bestand terug').setInputFiles(file)
  await expect(page.getByLabel('Brutoloon per maand')).toHaveValue('3.450')
  await page.getByLabel('Lees een bestand terug').setInputFiles({
    name: 'foto.json',
    mimeType: 'application/json',
    buffer: Buffer.from('geen json'),
  })
  await expect(page.getByText('Dit bestand kunnen we niet lezen')).toBeVisible()
})

test('what was erased in another tab is not written again by the next answer', async ({ page }) => {
  await page.goto('/mijn-situatie')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const box = page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' })
  await page.getByLabel('Brutoloon per maand').fill('3.450')
  await box.check()
  await page.evaluate(() => localStorage.removeItem('mijn-gegevens'))
  await page.getByLabel('Brutoloon per maand').fill('3.500')
  await expect(box).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toBeNull()
})

test('what I let remember outlives the browser, waits on another calculator, gives way to a link that says so, and can be erased', async ({
  page,
  browser,
}) => {
  const remember = 'Onthoud mijn gegevens op dit toestel'
  await page.goto('/planning/bruto-netto-calculator')
  await alive(page)
  await page.locator('[name="bruto"]').first().fill('3.450')
  await page.getByRole('checkbox', { name: remember }).check()
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toContain('3.450')
  const device = await page.context().storageState()

  // The same device, opened again: a fresh window with what was stored.
  const context = await browser.newContext({ storageState: device })
  const again = await context.newPage()
  await again.goto('/planning/opzegtermijn-calculator')
  await alive(again)
  await expect(again.locator('[name="maandloon"]').first()).toHaveValue('3.450')

  await again.goto('/planning/bruto-netto-calculator#bruto=2800')
  await alive(again)
  await expect(again.locator('[name="bruto"]').first()).toHaveValue(/^2\.?800$/)
  await expect(again.locator('.profile-filled')).toContainText('Je ziet de cijfers uit de link')
  await again.getByRole('button', { name: 'Toon mijn gegevens' }).click()
  await expect(again.locator('[name="bruto"]').first()).toHaveValue('3.450')

  await again.getByRole('button', { name: 'Wis mijn gegevens' }).click()
  expect(await again.evaluate(() => localStorage.getItem('mijn-gegevens'))).toBeNull()
  await again.goto('/planning/opzegtermijn-calculator')
  await alive(again)
  await expect(again.locator('[name="maandloon"]').first()).not.toHaveValue('3.450')
  await context.close()
})

test('nonsense on Mijn situatie is refused in the words of the calculators and is not kept', async ({ page }) => {
  await page.goto('/mijn-situatie')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' }).check()
  const pay = page.getByLabel('Brutoloon per maand')
  await pay.fill('veel')
  await pay.blur()
  await expect(page.locator('#feit-brutoloon-fout')).toHaveText('Vul een getal in, bijvoorbeeld 1.234,56.')
  await expect(pay).toHaveAttribute('aria-invalid', 'true')
  await pay.fill('900000')
  await pay.blur()
  await expect(page.locator('#feit-brutoloon-fout')).toContainText('Vul een getal in tussen')
  expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).not.toContain('brutoloon')
  await pay.fill('3450')
  await expect(page.locator('#feit-brutoloon-fout')).toHaveCount(0)
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toContain('3450')
})

test('net pay and region follow from what is kept, say so, and are not kept as if they were typed', async ({
  page,
}) => {
  await page.goto('/planning/bruto-netto-calculator')
  const kept = { brutoloon: '3.450', statuut: 'bediende', gezin: 'alleenstaand', kinderen: '0', postcode: '4000' }
  await page.evaluate((facts) => localStorage.setItem('mijn-gegevens', JSON.stringify(facts)), kept)
  await page.reload()
  await alive(page)
  const net = ((await page.locator('.headline').first().textContent()) ?? '').replaceAll('.', '')
  await page.goto('/planning/noodfonds-calculator')
  await alive(page)
  const income = page.locator('[name="nettoInkomen"]').first()
  await expect(async () => expect(net).toContain((await income.inputValue()).replaceAll('.', ''))).toPass()
  await expect(page.getByText('afgeleid uit je situatie').first()).toBeVisible()
  // What is worked out stays so when another answer is kept.
  await page.locator('[name="vasteKosten"]').first().fill('1.310')
  const held = async () => page.evaluate(() => localStorage.getItem('mijn-gegevens') ?? '')
  await expect.poll(held).toContain('1.310')
  expect(await held()).not.toContain('nettoInkomen')
  await page.goto('/planning/huurindexatie-berekenen')
  await alive(page)
  await expect(page.locator('[name="gewest"]:checked, select[name="gewest"]').first()).toHaveValue('wallonie')
  await page.evaluate(() => localStorage.clear())
})
