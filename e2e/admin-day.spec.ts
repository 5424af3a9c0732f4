import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect } from './expect.ts'
import { startOwnServer, type OwnServer } from './admin-server.ts'
import { amongFirstRows, email, password, toast } from './admin-support.ts'
import { axeByBuild } from './site-support.ts'
import { test } from './tab.ts'

// One working day: each step goes on where the one before stopped.
test.describe.configure({ mode: 'serial' })

let server: OwnServer
let page: Page
let secret = ''
let codes: readonly string[] = []

test.beforeAll(async ({ browser }) => {
  // An importer that cannot reach anything, so that the queue has a failure to show.
  server = await startOwnServer({
    REQUIRE_SECOND_FACTOR: '1',
    IMPORTERS: 'ecb',
    ECB_ENDPOINT: 'http://127.0.0.1:9/data',
  })
  page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 900 } })
})
test.afterAll(async () => {
  await page.close()
  await server.stop()
})

/** A code counts once: the next one is up to thirty seconds away, so the one of the next period is used. */
const code = (periodsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periodsLater * 30_000 })

const navigation = () => page.getByRole('navigation', { name: 'Beheer' })
const openTab = async (name: RegExp) => page.locator('[role=tab]', { hasText: name }).click()
// By text and attribute: Playwright would work out the name of each of hundreds of rows and a thousand buttons, at every look.
const row = (text: string) => page.locator('tbody tr', { hasText: text })
const pressed = (text: string) => page.locator('button', { hasText: text })
const drawer = (name: string | RegExp) => page.getByRole('dialog', { name })
const queuePart = (title: string) =>
  page.locator('.queue-part').filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) })
const countOf = async (part: Locator) => Number(await part.locator('.count').innerText())

async function typeLogin(): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.keyboard.press('Enter')
}

test.describe('A working day in the admin', () => {
  test('the server asks for a second factor: nothing works before it is there', async () => {
    await typeLogin()
    await expect(page.getByRole('heading', { name: 'Tweede factor' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0)
    await page.getByLabel('Huidig wachtwoord').fill(password)
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
    secret = await page.locator('.app-secret').innerText()
    await page.getByLabel('Code van je app').fill('000000')
    await page.getByRole('button', { name: 'Zet de tweede factor aan' }).click()
    await expect(page.getByText('Deze code is niet juist')).toBeVisible()
    await page.getByLabel('Code van je app').fill(code())
    await expect(page.getByText('Deze code is niet juist')).toHaveCount(0)
    await page.getByRole('button', { name: 'Zet de tweede factor aan' }).click()
    await expect(page.getByText('Bewaar deze herstelcodes')).toBeVisible()
    codes = await page.locator('.recovery-codes li').allInnerTexts()
    expect(codes).toHaveLength(10)
    expect(await axeByBuild(page, 'body', 'admin')).toEqual([])
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
  })

  test('logs in with the second factor; a message goes when its cause does', async () => {
    await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    await typeLogin()
    await expect(page.getByLabel('Code van je app')).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Ongeldige inloggegevens')).toContainText('Deze code is niet juist of al gebruikt.')
    await page.getByLabel('Code van je app').fill(code(1))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('Ongeldige inloggegevens')).toHaveCount(0)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.locator('.where')).toHaveText(new RegExp(`lokaal ${new URL(server.origin).host}, SQLite`))
    for (const part of ['.site-header', '.site-footer', '#cookie-banner']) {
      await expect(page.locator(part)).toHaveCount(0)
    }
  })

  test('works the queue by keyboard alone', async () => {
    const stale = queuePart('Rentes zonder controle in 45 dagen')
    const before = await countOf(stale)
    expect(before).toBeGreaterThan(5)
    await expect(queuePart('Wettelijke cijfers').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/cijfers-en-bronnen\//,
    )
    // From the search field two steps of the Tab key lead to the first row.
    await page.getByLabel('Zoek', { exact: true }).focus()
    const box = (row: number) => stale.locator('tbody tr').nth(row).getByRole('checkbox')
    for (let step = 0; step < 6 && !(await box(0).evaluate((input) => input === document.activeElement)); step++) {
      await page.keyboard.press('Tab')
    }
    await expect(box(0)).toBeFocused()
    const second = await stale.locator('tbody tr').nth(1).getAttribute('data-key')
    await page.keyboard.press('n')
    await expect(toast(page, 'Nagekeken, ongewijzigd')).toBeVisible()
    await expect(stale.locator('.count')).toHaveText(String(before - 1))
    // The work goes on at the next row.
    await expect(stale.locator(`[data-key="${second}"]`).getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Selectie nagekeken, ongewijzigd (2)' })).toBeEnabled()
    await page.keyboard.press('n')
    await expect(stale.locator('.count')).toHaveText(String(before - 3))
    await expect(box(0)).toBeFocused()
    await page.keyboard.press('w')
    const form = drawer(/^Rente van .* bewerken$/)
    await expect(form.getByRole('radio', { name: /^Wijziging/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(box(0)).toBeFocused()
    await page.keyboard.press('w')
    const rate = form.getByLabel('Basisrente (%)')
    await rate.focus()
    // A small step, whichever rate is first: a great one asks once more.
    const raised = Number((await rate.inputValue()).replace(',', '.')) + 0.05
    await page.keyboard.press('Control+A')
    await page.keyboard.type(raised.toFixed(2).replace('.', ','))
    await page.keyboard.press('Escape')
    // What was typed does not vanish without a question.
    await expect(form.getByText('Wat je typte, is niet bewaard')).toBeVisible()
    await rate.focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Rente bijgewerkt')).toBeVisible()
    await expect(stale.locator('.count')).toHaveText(String(before - 4))
    await expect(box(0)).toBeFocused()
  })

  test('an importer that failed is in the queue', async () => {
    await expect(async () => {
      await page.reload()
      // A slow machine takes longer than a moment to draw the screen: what is missing on half a screen says nothing.
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.locator('.spinner')).toHaveCount(0)
      await expect(page.getByText('Invoer van buiten die mislukte')).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 200_000 })
    await expect(page.getByText(/^Europese Centrale Bank, /)).toBeVisible()
    const later = page.getByRole('button', { name: 'Later' })
    if (await later.isVisible()) await later.click()
  })

  test('a typo is corrected and leaves one entry on its date; a change adds one', async () => {
    await openTab(/Rentes/)
    const azur = row('Azur')
    const points = async () => {
      await azur.getByRole('button', { name: 'Verloop van de rente van Azur' }).click()
      const table = page.getByRole('dialog').getByRole('table', { name: 'Rentes door de tijd' })
      await expect(table).toBeVisible()
      const rows = await table.getByRole('row').count()
      await page.keyboard.press('Escape')
      return rows - 1
    }
    const before = await points()
    const save = async (deed: RegExp, rate: string) => {
      await azur.getByRole('button', { name: 'Rente van Azur bewerken' }).click()
      const form = drawer('Rente van Azur bewerken')
      await form.getByRole('radio', { name: deed }).check()
      await form.getByLabel('Basisrente (%)').fill(rate)
      await page.keyboard.press('Enter')
      await expect(form).toHaveCount(0)
      await expect(azur.getByRole('button', { name: 'Rente van Azur bewerken' })).toBeFocused()
    }
    await save(/^Correctie/, '0,62')
    await expect(azur).toContainText('0,62 %')
    await expect(azur).toContainText('11/05/2026')
    expect(await points()).toBe(before)
    await save(/^Wijziging/, '0,7')
    await expect(azur).toContainText('0,70 %')
    expect(await points()).toBe(before + 1)
  })

  test('adds a bank with a product and a rate; bank.be becomes https://bank.be', async () => {
    await openTab(/Banken/)
    await pressed('Bank toevoegen').click()
    await expect(page.getByLabel('Bank Naam *')).toBeFocused()
    await page.keyboard.type('Dagbank')
    await page.getByLabel('Korte Naam *').fill('Dagbank')
    await page.getByLabel('Website').fill('testux.be')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Bank toegevoegd')).toContainText('De bank is succesvol toegevoegd.')
    await expect(pressed('Bank toevoegen')).toBeFocused()
    await page.getByLabel('Zoek in de banken').fill('dagb')
    await expect(page.getByRole('link', { name: 'Dagbank' })).toHaveAttribute('href', 'https://testux.be')
    await openTab(/Producten/)
    await pressed('Product toevoegen').click()
    await expect(page.getByLabel('Bank *')).toBeFocused()
    await page.keyboard.type('dagb')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Bank *')).toHaveValue('Dagbank')
    await page.getByLabel('Productnaam *').fill('Dagrekening')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Product toegevoegd')).toBeVisible()
    await openTab(/Rentes/)
    await pressed('Rente toevoegen').click()
    await page.keyboard.type('dagb dagrek')
    await page.keyboard.press('Enter')
    await page.getByLabel('Basisrente (%)').fill('1,15')
    await page.getByLabel('Bron *').fill('testux.be')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Rente toegevoegd')).toBeVisible()
    await expect(row('Dagrekening')).toContainText('1,15 %')
  })

  test('imports fifty rates with other column names and undoes it', async () => {
    const header = 'Bank;Productnaam;Producttype;Soort;Basisrente (%);Bron;Eigen nota\r\n'
    const lines = Array.from(
      { length: 50 },
      (_, at) =>
        `Dagbank;Termijn ${at + 1} maanden;termijnrekening;gewoon;1,${String(at).padStart(2, '0')};testux.be;x\r\n`,
    )
    const tab = page.getByRole('tab', { name: /^Rentes \(\d+\)$/ })
    const before = await tab.innerText()
    await pressed('Bestand invoeren').click()
    const dialog = drawer('Rentes uit een bestand')
    await dialog.getByLabel('Bestand', { exact: true }).setInputFiles({
      name: 'vijftig.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(header + lines.join('')),
    })
    await dialog.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
    await expect(dialog.getByText('Onbekende kolom: Eigen nota.')).toBeVisible()
    await dialog.getByLabel('product *', { exact: true }).selectOption('Productnaam')
    await expect(dialog.getByText('50 nieuw, 0 gewijzigd, 0 ongewijzigd, 0 met een fout.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Voer in' }).click()
    await expect(toast(page, 'Rentes ingevoerd')).toContainText('50 nieuw')
    await expect(tab).not.toHaveText(before)
    await page.getByRole('button', { name: 'Invoer ongedaan maken' }).click()
    await expect(toast(page, 'Invoer ongedaan gemaakt')).toBeVisible()
    await expect(tab).toHaveText(before)
  })

  test('takes the workbook it gives, unchanged', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Excel (XLSX)' }).click()
    const path = await (await download).path()
    await pressed('Bestand invoeren').click()
    const dialog = drawer('Rentes uit een bestand')
    const { readFileSync } = await import('node:fs')
    await dialog.getByLabel('Bestand', { exact: true }).setInputFiles({
      name: 'rentes.xlsx',
      mimeType: 'application/octet-stream',
      buffer: readFileSync(path),
    })
    await dialog.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
    await expect(dialog.getByText(/^0 nieuw, 0 gewijzigd, [1-9]\d* ongewijzigd, 0 met een fout\.$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('deletes a bank and restores it with all that hung on it', async () => {
    await openTab(/Banken/)
    await page.locator('[aria-label="Dagbank verwijderen"]').click()
    await expect(page.getByRole('dialog')).toContainText('Dagrekening')
    await page.getByRole('button', { name: 'Alles verwijderen' }).click()
    await expect(toast(page, 'Bank verwijderd')).toContainText('De bank is succesvol verwijderd.')
    await expect(row('Dagbank')).toHaveCount(0)
    await navigation()
      .getByRole('link', { name: /Prullenbak/ })
      .click()
    const entry = page.getByRole('listitem').filter({ hasText: 'Dagbank' }).first()
    await expect(entry).toContainText(email)
    await entry.getByRole('button', { name: 'Dagbank terugzetten' }).click()
    await expect(toast(page, 'Teruggezet')).toBeVisible()
    await openTab(/Rentes/)
    await expect(row('Dagrekening')).toContainText('1,15 %')
  })

  test('finds the change in the log, in words, and downloads it', async () => {
    await navigation().getByRole('link', { name: 'Logboek' }).click()
    await page.getByLabel('Bank, product of rente').fill('azur')
    await page.getByLabel('Soort').selectOption('Rentes')
    const change = row('corrigeerde de rente van Azur (Keytrade)')
    await expect(change).toContainText(email)
    await expect(change).toContainText(/Basisrente: 0,80\s%\s*→\s*0,62\s%/)
    await page.getByLabel('Van', { exact: true }).fill('1/1/2020')
    await page.getByLabel('Tot en met').fill('2/1/2020')
    await expect(page.getByText('Niets gevonden.')).toBeVisible()
    await page.getByRole('button', { name: 'Wis filters' }).click()
    await page.getByLabel('Bank, product of rente').fill('dagbank')
    await expect(row('zette terug: de bank Dagbank')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV voor Excel' }).click()
    expect((await download).suggestedFilename()).toMatch(/^rekenklaar-logboek-\d{4}-\d{2}-\d{2}\.csv$/)
  })

  test('sees the open sessions, ends another one, and gets in with a recovery code', async ({ browser }) => {
    const other = await browser.newPage({ baseURL: server.origin })
    await other.goto('/admin')
    await other.getByLabel('E-mailadres').fill(email)
    await other.getByLabel('Wachtwoord').fill(password)
    await other.keyboard.press('Enter')
    await other.getByLabel('Code van je app').fill(codes[0] ?? '')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await navigation().getByRole('link', { name: 'Account' }).click()
    await expect(page.getByText('Nog 9 herstelcodes.')).toBeVisible()
    await page.getByRole('button', { name: /^Sessie van .* beëindigen$/ }).click()
    await expect(toast(page, 'Sessie beëindigd')).toBeVisible()
    await other.reload()
    await expect(other.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    await other.close()
  })

  test('axe finds nothing on any screen', async () => {
    for (const name of ['te-controleren', 'banken', 'producten', 'rentes', 'prullenbak', 'logboek', 'account']) {
      await page.goto(`/admin#${name}`)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.locator('.spinner')).toHaveCount(0)
      expect(await amongFirstRows(page, async () => axeByBuild(page, 'body', 'admin')), name).toEqual([])
    }
  })

  test('no field is covered or cut off at 1024 to 1920 px, and no page scrolls sideways', async () => {
    const forms = [
      ['banken', 'Bank toevoegen'],
      ['producten', 'Product toevoegen'],
      ['rentes', 'Rente toevoegen'],
    ] as const
    const widths = [1024, 1280, 1440, 1920]
    // A slow machine draws a moment after the window has changed: until then the old width says nothing.
    const drawnAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForFunction((wanted) => innerWidth === wanted, width)
    }
    const tooWide = async () =>
      page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('.admin-table')].filter(
            (part) => part.scrollWidth > part.clientWidth,
          ).length,
      )
    const covered = async () =>
      page.locator('[role=dialog], dialog').evaluate((dialog) => {
        const fields = [...dialog.querySelectorAll<HTMLElement>('.record-field :is(input, select, textarea)')]
        if (fields.length === 0) throw new Error('no fields')
        return fields
          .filter((field) => {
            field.scrollIntoView({ block: 'center' })
            const box = field.getBoundingClientRect()
            const points = [0.05, 0.5, 0.95].map((part) => [box.left + box.width * part, box.top + box.height / 2])
            return points.some(([x = 0, y = 0]) => document.elementFromPoint(x, y) !== field)
          })
          .map((field) => field.id)
      })
    for (const [screen, button] of forms) {
      await page.goto(`/admin#${screen}`)
      await expect(page.locator('main tbody tr').first()).toBeVisible()
      for (const width of widths) {
        await drawnAt(width)
        await expect.poll(tooWide, `${screen} ${width}`).toBe(0)
      }
      // What lies over a form does not depend on how many rows are behind it.
      await amongFirstRows(page, async () => {
        await pressed(button).click()
        for (const width of widths) {
          await drawnAt(width)
          await expect.poll(covered, `${button} at ${width}`).toEqual([])
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })
})
