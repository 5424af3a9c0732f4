/** A passkey from its making to its end, with an authenticator that Chromium plays: it signs for real. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { login, password, toast } from './admin-support.ts'
import { axeViolations } from './site-support.ts'
import { testOnOwnServer as test } from './tab.ts'

const card = (page: Page) =>
  page.locator('.account-card').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) })
const kept = (page: Page) => card(page).getByRole('listitem')
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' })

async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function givePassword(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord').fill(text)
  await dialog.getByRole('button', { name: 'Verder' }).click()
}

/** The password of the first start is to be changed one day; not now. */
async function putOff(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: 'Later' })
  if (await later.isVisible()) await later.click()
}

const openAccount = async (page: Page) =>
  page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Account' }).click()
const logOut = async (page: Page) => page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
const withPasskey = async (page: Page) => page.getByRole('button', { name: 'Met een passkey' }).click()

test('a passkey is made after the password, opens the admin without one, and opens nothing once it is removed', async ({
  page,
}) => {
  await withAuthenticator(page)
  await login(page)
  await openAccount(page)
  await card(page).getByRole('button', { name: 'Passkey toevoegen' }).click()
  await givePassword(page, 'helemaal niet juist')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await givePassword(page, password)
  await expect(toast(page, 'Passkey bewaard')).toBeVisible()
  await expect(kept(page)).toHaveCount(1)
  await expect(kept(page)).toContainText('Nog niet gebruikt.')
  expect(await axeViolations(page, 'main')).toEqual([])

  await logOut(page)
  await withPasskey(page)
  await expect(dashboard(page)).toBeVisible()
  await putOff(page)
  await openAccount(page)
  await expect(kept(page)).toContainText('Laatst gebruikt op')

  await kept(page)
    .getByRole('button', { name: /^Passkey van .* verwijderen$/ })
    .click()
  await givePassword(page, password)
  await expect(toast(page, 'Passkey verwijderd')).toBeVisible()
  await expect(kept(page)).toHaveCount(0)

  // The authenticator still has it, and signs with it.
  await logOut(page)
  await withPasskey(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Met deze passkey kan je hier niet inloggen.' })).toBeVisible()
  await expect(dashboard(page)).toHaveCount(0)
})
