/** What the tests of the admin share: an open login page, a login, and the notification with a title. */
import { expect, type Locator, type Page } from '@playwright/test'

export const email = process.env.E2E_ADMIN_EMAIL ?? ''
export const password = process.env.E2E_ADMIN_PASSWORD ?? ''

export async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refusal = {
      status: 'rejected',
      timestamp: Date.now() - 1000,
      analytics: false,
      advertising: false,
      versie: 1,
    }
    localStorage.setItem('cookie-consent', JSON.stringify(refusal))
  })
  await page.goto('/admin')
}

export async function login(page: Page): Promise<void> {
  await open(page)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  const later = page.getByRole('button', { name: 'Later' })
  if (await later.isVisible()) await later.click()
}

/** Rows of a table are built alike, and axe takes a minute for hundreds: it looks at the first twenty. The result shows all again. */
export async function firstRowsOnly(page: Page): Promise<() => Promise<void>> {
  const set = async (rule: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, rule)
  await set('tbody > tr:nth-child(n + 21) { display: none }')
  return async () => set('')
}

export const toast = (page: Page, title: string): Locator => page.locator('.toast').filter({ hasText: title })
