/** Mijn situatie: filled in once, there on the calculators, back from a link, gone when erased. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

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
