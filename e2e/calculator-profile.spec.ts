/** The visitor's own data on their own device, and the mail about a fault. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { alive, headline, openCalculator, settled } from './calculator-support.ts'
import { test } from './tab.ts'

const NET_PAY = '/planning/bruto-netto-calculator'
const COMPANY_CAR = '/planning/bedrijfswagen-vaa-calculator'
const KEY = 'mijn-gegevens'
const children = (page: Page) => page.getByRole('textbox', { name: 'Kinderen ten laste' })
const stored = (key: string) => localStorage.getItem(key)

test.describe('Own data on this device', () => {
  test('nothing is kept before the tick; a tick fills the same fields elsewhere; unticking forgets', async ({
    page,
  }) => {
    const faults = await openCalculator(page, NET_PAY)
    const box = page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' })
    await children(page).fill('2')
    // The history entry is the last thing that is written after a key.
    await page.waitForFunction(() => JSON.stringify(history.state).includes('"kinderen":"2"'))
    expect(await page.evaluate(stored, KEY)).toBeNull()
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
    await children(page).fill('3')
    await expect.poll(() => page.evaluate(stored, KEY)).toContain('"kinderen":"3"')

    await page.goto(COMPANY_CAR)
    await expect(page.locator('.profile-filled')).toContainText('Ingevuld uit je gegevens')
    await expect(page.locator('.profile-filled')).toContainText('kinderen ten laste')
    await page.locator('.refine > summary').click()
    await expect(children(page)).toHaveValue('3')
    await page.getByRole('button', { name: 'Wis mijn gegevens' }).press('Enter')
    await expect(children(page)).toHaveValue('0')
    await expect(box).not.toBeChecked()
    expect(await page.evaluate(stored, KEY)).toBeNull()
    expect(faults).toEqual([])
  })

  test('what was erased in another tab does not come back with the next key', async ({ page }) => {
    await openCalculator(page, NET_PAY)
    const box = page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' })
    await children(page).fill('2')
    await box.check()
    await expect.poll(() => page.evaluate(stored, KEY)).toContain('"kinderen":"2"')
    await page.evaluate((key) => localStorage.removeItem(key), KEY)
    await children(page).fill('3')
    await expect(box).not.toBeChecked()
    expect(await page.evaluate(stored, KEY)).toBeNull()
  })

  test('a shared link is never mixed with own data', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"kinderen":"5"}'), KEY)
    await openCalculator(page, `${NET_PAY}#bruto=4000`)
    await expect(children(page)).toHaveValue('0')
    await expect(page.locator('.profile-filled')).toHaveText(
      /^Je ziet de cijfers uit de link, niet die je op dit toestel onthoudt\./,
    )
    await page.getByLabel('Brutoloon per maand, in euro').fill('4100')
    await settled(page)
    await page.waitForFunction(() => JSON.stringify(history.state).includes('"bruto":"4100"'))
    expect(await page.evaluate(stored, KEY)).toBe('{"kinderen":"5"}')
    await page.getByRole('button', { name: 'Toon mijn gegevens' }).click()
    await expect(children(page)).toHaveValue('5')
    await expect(page.locator('.profile-filled')).toHaveText(/^Ingevuld uit je gegevens: .*kinderen ten laste/)
  })

  for (const junk of ['{', '[1]', '{"kinderen":"veel","gezin":"marsmannetje","statuut":7}']) {
    test(`damaged storage is ignored: ${junk}`, async ({ page }) => {
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, junk] as const)
      const faults = await openCalculator(page, NET_PAY)
      await expect(headline(page)).not.toHaveText('')
      await expect(children(page)).toHaveValue('0')
      await expect(page.locator('.profile-filled')).toHaveCount(0)
      expect(faults).toEqual([])
    })
  }

  test('a browser that keeps nothing says so', async ({ page }) => {
    await openCalculator(page, NET_PAY)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('vol', 'QuotaExceededError')
      }
    })
    const box = page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' })
    await box.click()
    await expect(page.locator('#onthoud-uitleg')).toContainText('laat niet toe')
    await expect(box).not.toBeChecked()
  })
})

test('"Fout gezien?" fills the mail with page, version and inputs only on the click', async ({ page }) => {
  await openCalculator(page, NET_PAY)
  await page.getByLabel('Brutoloon per maand, in euro').fill('4321')
  // It stands with the sources, which are folded.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })
  const link = page.getByRole('link', { name: 'Fout gezien?' })
  expect(await link.getAttribute('href')).toMatch(/^mailto:[^?]+@[^?]+\?subject=[^&]+$/)
  await alive(page)
  await link.focus()
  // What comes into sight follows the answer a moment later.
  await settled(page)
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('href', /&body=/)
  const mail = decodeURIComponent((await link.getAttribute('href')) ?? '')
  expect(mail).toContain('/planning/bruto-netto-calculator')
  expect(mail).toMatch(/Versie: \d{4}\.\d{2}/)
  expect(mail).toMatch(/Brutoloon per maand: € 4\.?321/)
  expect(mail).toContain('#brutoloon=4321')
})
