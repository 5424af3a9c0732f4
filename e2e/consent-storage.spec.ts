import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { files } from './investor-support.ts'
import { type Purpose, storage } from '#site/consent/cookies.ts'
import { alive, takeAlong } from './calculator-support.ts'
import { test } from './tab.ts'

test.use({ ownContext: true, serviceWorkers: 'allow' })

type Found = { readonly place: (typeof storage)[number]['place']; readonly name: string }

/** Everything this browser holds for the site, wherever a site can keep something. */
async function held(page: Page): Promise<Found[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: 'cookie', name }) as const)
  const inPage = await page.evaluate(async () => ({
    'lokale opslag': Object.keys(localStorage),
    'sessie-opslag': Object.keys(sessionStorage),
    cacheopslag: await caches.keys(),
    databanken: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  expect(inPage.databanken).toEqual([])
  const places = ['lokale opslag', 'sessie-opslag', 'cacheopslag'] as const
  return [...cookies, ...places.flatMap((place) => inPage[place].map((name) => ({ place, name })))]
}

/** The row of the table that speaks of what was found; a star stands for the changing end of a name. */
const rowOf = ({ place, name }: Found) =>
  storage.find(
    (row) =>
      row.place === place &&
      row.name
        .split(', ')
        .some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name)),
  )

async function expectDeclared(page: Page, purposes: readonly Purpose[]): Promise<string[]> {
  const found = await held(page)
  expect(found.filter((one) => !purposes.some((purpose) => rowOf(one)?.purpose === purpose))).toEqual([])
  return [...new Set(found.map((one) => rowOf(one)?.name ?? ''))].toSorted()
}

test.describe('What the browser keeps is what the privacy page says', () => {
  test('a visitor who uses the whole site and an admin hold what the table names, nothing else', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await page.getByRole('button', { name: 'Alleen Noodzakelijke' }).click()
    await page.getByRole('radio', { name: 'Donker' }).check()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.keyboard.press('/')
    await page.keyboard.type('spaarrente')
    for (const path of [
      '/sparen',
      '/planning/bruto-netto-calculator',
      '/sparen/hoogste-spaarrente-belgie',
      '/privacy',
    ]) {
      await page.goto(path)
      if ((await page.locator('.calculator').count()) === 0) continue
      await alive(page)
      await page.locator('.calculator input[inputmode]').first().fill('4321')
      const keep = page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' })
      if ((await keep.count()) > 0) await keep.check()
      await takeAlong(page, 'Bewaren')
      await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
    }
    await page.goto('/beleggen/belgische-beleggingsfiscaliteit-calculator')
    await page.locator('.files input[type=file]').setInputFiles([...files()])
    await page.getByRole('checkbox', { name: /Bewaar dit op dit toestel/ }).check()
    await page.getByRole('button', { name: 'Vul in op deze pagina' }).click()
    await expect(page.locator('.files')).toContainText('Ingevuld.')
    // A part that is missing after a new release makes the page remember that it reloaded.
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
    await reloaded
    await page.goto('/admin')
    await page.getByLabel('E-mailadres').fill(process.env.E2E_ADMIN_EMAIL ?? '')
    await page.getByLabel('Wachtwoord').fill(process.env.E2E_ADMIN_PASSWORD ?? '')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    const declared = storage.filter(({ purpose }) => purpose === 'functioneel').map(({ name }) => name)
    expect(await expectDeclared(page, ['functioneel'])).toEqual(declared.toSorted())
  })
})
