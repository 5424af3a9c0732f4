import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { enter, toast } from './admin-support.ts'
import { mainText } from './site-support.ts'
import { testOnOwnServer as test } from './tab.ts'

// One account and one throttle: these tests take turns.
test.describe.configure({ mode: 'serial' })

/** The account that other pages take as the usual one. */
const usual = /^Spaarrekening\s*BNP Paribas Fortis/
const ratePage = '/sparen/hoogste-spaarrente-belgie'
const today = () =>
  new Intl.DateTimeFormat('nl-BE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Brussels' })
    .format(new Date())
    .replaceAll('-', '/')

async function openRates(page: Page) {
  await enter(page, 'rentes')
  return page.getByRole('tabpanel', { name: /Rentes/ })
}

/** The text a new visitor gets, also without script. */
async function readAsVisitor(request: APIRequestContext, path: string): Promise<string> {
  return mainText(await (await request.get(path)).text())
}

async function saveBaseRate(page: Page, row: Locator, rate: string): Promise<string> {
  await row.getByRole('button', { name: /^Rente van .* bewerken$/ }).click()
  const field = page.getByLabel('Basisrente (%)')
  const before = await field.inputValue()
  await field.fill(rate)
  for (const label of ['Geldig sinds', 'Nagekeken op']) await page.getByLabel(label).fill('')
  // What the server answers, not the notification: that of an earlier save may still stand there.
  const save = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    return (await answer).status()
  }
  // A large step is asked about first.
  if ((await save()) === 409) {
    await expect(page.getByText('Dit is een grote sprong')).toBeVisible()
    expect(await save()).toBe(200)
  }
  await expect(field).toBeHidden()
  await expect(toast(page, 'Rente bijgewerkt')).toBeVisible()
  return before
}

test.describe('Admin: rates reach the visitors', () => {
  test('a rate saved in the admin is on the next request of the rate page and of the calculators, with today’s date', async ({
    page,
    request,
    browser,
  }) => {
    const panel = await openRates(page)
    const row = panel.locator('tbody tr', { hasText: usual }).first()
    expect(await readAsVisitor(request, ratePage)).not.toContain('4,37')
    const deposit = await readAsVisitor(request, '/sparen/deposito-calculator')
    const before = await saveBaseRate(page, row, '4,37')
    // On the next request; a busy machine may draw the page a moment later.
    await expect.poll(() => readAsVisitor(request, ratePage)).toContain('4,37')
    const visitor = await browser.newPage({ javaScriptEnabled: false })
    await visitor.goto(ratePage)
    const shown = await visitor.locator('main').innerText()
    await visitor.close()
    expect(shown).toContain('4,37')
    expect(shown).toContain(today())
    // There the best account stands beside the deposit: it is another one now.
    await expect.poll(() => readAsVisitor(request, '/sparen/deposito-calculator')).not.toBe(deposit)
    await saveBaseRate(page, row, before)
    await expect.poll(() => readAsVisitor(request, ratePage)).not.toContain('4,37')
    await page.getByRole('tab', { name: /Producten/ }).click()
    await page.locator('[aria-label^="Verloop van Spaarrekening"]').first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Totale rente door de tijd' })).toBeVisible()
  })

  test('a rate file is first shown as a difference, refused as a whole when a line is wrong, then carried out', async ({
    page,
    request,
  }) => {
    const csv = await (await request.get('/api/rates.csv')).text()
    const [header = '', first = '', ...rest] = csv.trimEnd().split('\r\n')
    const at = header.split(',').indexOf('basisrente_pct')
    expect(at).toBeGreaterThan(0)
    const withRate = (rate: string) =>
      [header, first.split(',').with(at, rate).join(','), ...rest].map((line) => `${line}\r\n`).join('')
    const upload = async (text: string) => {
      await page.getByLabel('Bestand', { exact: true }).setInputFiles({
        name: 'rentes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })
      await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
    }
    const panel = await openRates(page)
    await panel.getByRole('button', { name: 'Bestand invoeren' }).click()
    const dialog = page.getByRole('dialog')
    await upload(withRate('veel'))
    await expect(dialog).toContainText('1 met een fout')
    await expect(dialog).toContainText('Regel 2:')
    await expect(dialog.getByRole('button', { name: 'Voer in' })).toBeDisabled()
    await upload(withRate('3.21'))
    await expect(dialog).toContainText('0 nieuw, 1 gewijzigd')
    await expect(dialog).toContainText('naar 3,21 %')
    const jumps = dialog.getByLabel('Ik keek de grote sprongen na en ze kloppen.')
    await expect(dialog.getByRole('button', { name: 'Voer in' })).toBeDisabled()
    await jumps.check()
    expect(await (await request.get('/api/rates.csv')).text()).toBe(csv)
    await dialog.getByRole('button', { name: 'Voer in' }).click()
    await expect(toast(page, 'Rentes ingevoerd')).toContainText('1 gewijzigd')
    expect(await (await request.get('/api/rates.csv')).text()).toContain('3.21')
    await panel.getByRole('button', { name: 'Bestand invoeren' }).click()
    await upload(csv)
    await jumps.check()
    await dialog.getByRole('button', { name: 'Voer in' }).click()
    await expect(dialog).toBeHidden()
    await expect(toast(page, 'Rentes ingevoerd')).toContainText('1 gewijzigd')
    await page.getByRole('link', { name: 'Logboek' }).click()
    await expect(page.getByRole('main')).toContainText('voerde in: het bestand rentes.csv')
  })
})
