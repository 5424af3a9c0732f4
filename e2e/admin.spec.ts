import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { axeByBuild, axeOnNew, COLOURS, inColours, ownPage } from './site-support.ts'
import { amongFirstRows, email, enter, login, open, password, toast } from './admin-support.ts'
import { test } from './tab.ts'

// One account and one throttle: these tests take turns.
test.describe.configure({ mode: 'serial' })

async function addBank(page: Page, name: string, shortName: string): Promise<void> {
  await page.getByRole('button', { name: 'Bank toevoegen' }).click()
  await page.getByLabel('Bank Naam *').fill(name)
  await page.getByLabel('Korte Naam *').fill(shortName)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(toast(page, 'Bank toegevoegd')).toContainText('De bank is succesvol toegevoegd.')
}

test.describe('Admin (/admin)', () => {
  test('while the login state is being determined: Laden...', async ({ page }) => {
    await page.route('**/api/auth/me', () => undefined)
    await open(page)
    await expect(page.getByText('Laden...')).toBeVisible()
  })

  test('logged out: a login form, whatever the browser has stored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ['admin', 'isAdmin', 'adminSession', 'loggedIn', 'session']) {
        localStorage.setItem(key, 'true')
        sessionStorage.setItem(key, 'true')
      }
    })
    await open(page)
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0)
  })

  test('the login fields help a password manager and check the form of the address', async ({ page }) => {
    await open(page)
    await expect(page.getByLabel('E-mailadres')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Wachtwoord')).toHaveAttribute('autocomplete', 'current-password')
    await page.getByLabel('E-mailadres').fill('geen adres')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByText('Vul een geldig e-mailadres in')).toBeVisible()
    await expect(page.getByText('Wachtwoord is verplicht.')).toBeVisible()
  })

  test('a wrong password gives the destructive toast of the specification, in the page too', async ({ page }) => {
    await open(page)
    await page.getByLabel('E-mailadres').fill('iemand@example.com')
    await page.getByLabel('Wachtwoord').fill('helemaal niet juist')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(toast(page, 'Ongeldige inloggegevens')).toContainText('E-mailadres of wachtwoord is incorrect.')
    await expect(page.locator('.toast')).toHaveClass(/toast-destructive/)
    await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  })

  test('a login that breaks says "Login fout", and the button shows Inloggen... meanwhile', async ({ page }) => {
    await open(page)
    const { promise: seen, resolve: abort } = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      await seen
      await route.abort()
    })
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord').fill(password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByRole('button', { name: 'Inloggen...' })).toBeVisible()
    abort()
    await expect(toast(page, 'Login fout')).toContainText('Er is een fout opgetreden bij het inloggen.')
  })

  test('logged in: dashboard with four tabs and their counts; logging out ends it on the server', async ({
    page,
    context,
  }) => {
    await login(page)
    await expect(page.getByRole('tab')).toHaveText([
      /^Banken \(\d+\)$/,
      /^Producten \(\d+\)$/,
      /^Rentes \(\d+\)$/,
      'IndexNow',
    ])
    await expect(page.getByRole('tab', { name: /Banken \([1-9]/ })).toBeVisible()
    const cookies = await context.cookies()
    await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    await context.addCookies(cookies)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
  })

  test('banks: add with default type retail, edit, and delete after a question', async ({ page }) => {
    await enter(page, 'banken')
    await page.getByRole('button', { name: 'Bank toevoegen' }).click()
    await expect(page.getByLabel('Type *')).toHaveValue('retail')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Bank Naam is verplicht.')).toBeVisible()
    await page.getByLabel('Website').fill('javascript:alert(1)')
    await page.getByLabel('Bank Naam *').fill('Proefbank van de test')
    await page.getByLabel('Korte Naam *').fill('Proefbank')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Vul een volledig webadres in')).toBeVisible()
    await page.getByLabel('Website').fill('https://example.com')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page, 'Bank toegevoegd')).toBeVisible()
    const row = page.getByRole('row', { name: /Proefbank van de test/ })
    await expect(row).toContainText('Actief')
    await row.getByRole('button', { name: /bewerken/ }).click()
    await page.getByLabel('Actief').selectOption('nee')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page, 'Bank bijgewerkt')).toContainText('De bank is succesvol bijgewerkt.')
    await expect(row).toContainText('Inactief')
    await row.getByRole('button', { name: /verwijderen/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Er hangt niets aan vast')
    await expect(page.getByRole('dialog')).toContainText('30 dagen in de prullenbak')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(toast(page, 'Bank verwijderd')).toContainText('De bank is succesvol verwijderd.')
    await expect(row).toHaveCount(0)
  })

  test('deleting a bank with products shows them first', async ({ page }) => {
    await enter(page, 'banken')
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: /^[1-9]\d*$/ }) })
      .first()
    await row.getByRole('button', { name: /verwijderen/ }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('failures of the server give the toasts of the specification and keep the text', async ({ page }) => {
    await enter(page, 'banken')
    await page.route('**/api/banks', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'kapot' }) : route.fallback(),
    )
    await page.getByRole('button', { name: 'Bank toevoegen' }).click()
    await page.getByLabel('Bank Naam *').fill('Bank die niet lukt')
    await page.getByLabel('Korte Naam *').fill('Mislukt')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page, 'Fout')).toContainText('Er is een fout opgetreden bij het toevoegen van de bank.')
    await expect(page.getByRole('alert').filter({ hasText: '500: kapot' })).toBeVisible()
    await expect(page.getByLabel('Bank Naam *')).toHaveValue('Bank die niet lukt')
  })

  test('two people edit one bank: both versions are shown and no text is lost', async ({ page: one, browser }) => {
    const two = await browser.newPage()
    await enter(one, 'banken')
    await addBank(one, 'Bank van twee', 'Twee')
    await enter(two, 'banken')
    for (const page of [one, two]) await page.getByRole('button', { name: 'Bank van twee bewerken' }).click()
    await one.getByLabel('Beschrijving').fill('Eerst bewaard')
    await one.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(one, 'Bank bijgewerkt')).toBeVisible()
    await two.getByLabel('Beschrijving').fill('Later getypt')
    await two.getByRole('button', { name: 'Opslaan' }).click()
    const conflict = two.locator('.conflict')
    await expect(conflict).toContainText('Later getypt')
    await expect(conflict).toContainText('Eerst bewaard')
    await two.getByRole('button', { name: 'Mijn versie houden' }).click()
    await two.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(two, 'Bank bijgewerkt')).toBeVisible()
    await two.getByRole('button', { name: 'Bank van twee verwijderen' }).click()
    await two.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(toast(two, 'Bank verwijderd')).toBeVisible()
  })

  test('a session that ends while typing asks to log in again, and saving works after', async ({ page, context }) => {
    await enter(page, 'banken')
    await page.getByRole('button', { name: 'Bank toevoegen' }).click()
    await page.getByLabel('Bank Naam *').fill('Bank na de pauze')
    await page.getByLabel('Korte Naam *').fill('Pauze')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Je sessie is verlopen' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('E-mailadres').fill(email)
    await dialog.getByLabel('Wachtwoord').fill(password)
    await dialog.getByRole('button', { name: 'Inloggen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Bank Naam *')).toHaveValue('Bank na de pauze')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page, 'Bank toegevoegd')).toBeVisible()
    await page.getByRole('button', { name: 'Bank na de pauze verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(toast(page, 'Bank verwijderd')).toBeVisible()
  })

  test('rates: total is base plus loyalty with two decimals; sort, filter and history work', async ({ page }) => {
    await enter(page, 'rentes')
    const panel = page.getByRole('tabpanel', { name: /Rentes/ })
    const number = (text: string) => (text.startsWith('–') ? 0 : Number(text.replace(/[^\d,-]/g, '').replace(',', '.')))
    const rows = await panel
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.slice(0, 11).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      )
    expect(rows).toHaveLength(11)
    for (const [base = '', bonus = '', total = ''] of rows) {
      expect(total).toMatch(/^(?:-?\d+,\d{2} %|–)$/)
      expect(number(total)).toBeCloseTo(number(base) + number(bonus), 2)
    }
    await panel.getByRole('button', { name: /^Totaal/ }).click()
    await panel.getByRole('button', { name: /^Totaal/ }).click()
    await expect(panel.getByRole('columnheader', { name: /Totaal/ })).toHaveAttribute('aria-sort', 'descending')
    await panel.getByLabel('Zoek in de rentes').fill('qqzz')
    await expect(panel.getByRole('row')).toHaveCount(1)
    await page.getByRole('tab', { name: /Producten/ }).click()
    await page.locator('[aria-label^="Verloop van"]').first().click()
    await expect(page.getByRole('dialog')).toContainText(/Verloop van/)
  })

  test('products and rates can be added and deleted', async ({ page }) => {
    await enter(page, 'producten')
    await page.getByRole('button', { name: 'Product toevoegen' }).click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Bank: kies uit de lijst.')).toBeVisible()
    await page.getByLabel('Bank *').fill('kbc')
    await page.getByRole('option').first().click()
    await page.getByLabel('Productnaam *').fill('Proefproduct')
    await page.getByLabel('Minimumbedrag (euro)').fill('1.000')
    await page.getByLabel('Maximumbedrag (euro)').fill('500')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Het maximumbedrag mag niet lager zijn')).toBeVisible()
    await page.getByLabel('Maximumbedrag (euro)').fill('5.000')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(toast(page, 'Product toegevoegd')).toContainText('Het product is succesvol toegevoegd.')
    // By its attribute: the role of each of a thousand buttons would be worked out.
    await page.locator('[aria-label="Proefproduct verwijderen"]').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(toast(page, 'Product verwijderd')).toBeVisible()
  })

  test('IndexNow: shows the count; without a key the buttons are off and it says why', async ({ page }) => {
    await enter(page, 'indexnow')
    await expect(page.locator('.indexnow-count')).toContainText(/\d+ URL/)
    await expect(page.getByText('Er is geen sleutel ingesteld')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Submit/ }).first()).toBeDisabled()
  })

  test('IndexNow: Submitting..., the success toast with the number, and the failure toast with the reason', async ({
    page,
  }) => {
    await page.route('**/api/indexnow/urls', (route) =>
      route.fulfill({
        json: { count: 80, changed: 3, configured: true, endpoint: 'api.indexnow.org', lastSubmission: null },
      }),
    )
    let answer: object = {
      success: true,
      message: 'Ontvangen, niet noodzakelijk geïndexeerd.',
      statusCode: 202,
      submittedUrls: 3,
    }
    const { promise: seen, resolve: finish } = Promise.withResolvers<void>()
    await page.route('**/api/indexnow/submit-all', async (route) => {
      await seen
      await route.fulfill({ json: answer })
    })
    await enter(page, 'indexnow')
    await page.getByRole('button', { name: 'Submit gewijzigde URL’s' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' }).first()).toBeVisible()
    finish()
    await expect(toast(page, 'IndexNow Submission Successful')).toContainText(
      '3 URL’s verstuurd naar Bing, Yandex en andere',
    )
    answer = {
      success: false,
      message: 'Geweigerd',
      statusCode: 403,
      submittedUrls: 0,
      error: 'De sleutel is niet geldig.',
    }
    await page.getByRole('button', { name: 'Submit alle URL’s' }).click()
    await expect(toast(page, 'IndexNow Submission Failed')).toContainText('De sleutel is niet geldig.')
  })

  test('notifications: one at a time, F8 reaches them, five seconds, 420 px wide, a swipe right of 50 px dismisses', async ({
    browser,
  }) => {
    const page = await ownPage(browser)
    await page.clock.install()
    await open(page)
    const fail = async () => {
      await page.getByLabel('E-mailadres').fill('iemand@example.com')
      await page.getByLabel('Wachtwoord').fill('helemaal niet juist')
      await page.getByRole('button', { name: 'Inloggen' }).click()
    }
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 401, json: { error: 'x', code: 'wrong_credentials', requestId: 'r' } }),
    )
    await fail()
    await expect(page.locator('.toast')).toHaveCount(1)
    await fail()
    await expect(page.locator('.toast')).toHaveCount(1)
    expect((await page.locator('.toast-viewport').boundingBox())?.width).toBeLessThanOrEqual(420)
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.closest('.toast-viewport') !== null)).toBe(true)
    await page.getByLabel('E-mailadres').focus()
    await page.clock.runFor(5500)
    await expect(page.locator('.toast')).toHaveCount(0)
    await fail()
    const box = await page.locator('.toast').boundingBox()
    if (!box) throw new Error('no notification')
    await page.mouse.move(box.x + 40, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 6 })
    await page.mouse.up()
    await expect(page.locator('.toast')).toHaveCount(0)
  })

  // The tables in light are in admin-day.spec.ts, with all rules.
  test('axe finds nothing on the login form, on IndexNow and in the dark on each tab, and the policy is not broken', async ({
    page,
  }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await open(page)
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    expect(await axeByBuild(page, 'body', 'admin')).toEqual([])
    await login(page)
    await page.getByRole('tab', { name: /IndexNow/ }).click()
    await expect(page.getByRole('tabpanel', { name: /IndexNow/ })).toBeVisible()
    expect(await axeByBuild(page, 'body', 'admin'), 'IndexNow').toEqual([])
    await inColours(page, 'dark')
    for (const name of [/IndexNow/, /Producten/, /Rentes/, /Banken/]) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      const dark = async () => axeOnNew(page, 'body', 'admin, dark', COLOURS)
      expect(await amongFirstRows(page, dark), `${name} dark`).toEqual([])
    }
    await inColours(page, 'light')
    await page.getByRole('button', { name: 'Bank toevoegen' }).click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    expect(await amongFirstRows(page, async () => axeByBuild(page, 'body', 'admin'))).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Logboek' }).click()
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    expect(violations).toEqual([])
  })
})
