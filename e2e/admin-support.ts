/** What the tests of the admin share: an open login page, a login, and the notification with a title. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { refuseCookies } from './site-support.ts'

export const email = process.env.E2E_ADMIN_EMAIL ?? ''
export const password = process.env.E2E_ADMIN_PASSWORD ?? ''

export async function open(page: Page, screen = ''): Promise<void> {
  await refuseCookies(page.context())
  await page.goto(`/admin${screen}`)
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

/**
 * Logged in with a screen open. The form of the login is typed in by the tests about it; behind it comes the list of what is to be
 * checked, hundreds of rows that take longer to draw than the screen itself.
 */
export async function enter(page: Page, screen: 'banken' | 'producten' | 'rentes' | 'indexnow'): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  await open(page, `#${screen}`)
  await expect(page.locator(screen === 'indexnow' ? '.indexnow-count' : 'main tbody tr').first()).toBeVisible()
  const later = page.locator('button', { hasText: /^Later$/ })
  if (await later.isVisible()) await later.click()
}

/**
 * Looks at the page with twenty rows of each table in it. Rows are built alike, and axe goes through hundreds of them for each of
 * its rules, hidden or not. The others are put back as they were.
 */
export async function amongFirstRows<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const rest = await page.evaluateHandle(() =>
    [...document.querySelectorAll('tbody')].map((body) => {
      const rows = [...body.querySelectorAll(':scope > tr:nth-child(n + 21)')]
      for (const row of rows) row.remove()
      return { body, rows }
    }),
  )
  const found = await look()
  await rest.evaluate((tables) => {
    for (const { body, rows } of tables) body.append(...rows)
  })
  await rest.dispose()
  return found
}

export const toast = (page: Page, title: string): Locator => page.locator('.toast').filter({ hasText: title })
