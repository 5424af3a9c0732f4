import { readFile } from 'node:fs/promises'
import { expect } from './expect.ts'
import { addedByHand, deals, files } from './investor-support.ts'
import { test } from './tab.ts'

const FISCAL = '/beleggen/belgische-beleggingsfiscaliteit-calculator'
const euro = (value: number) => new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2 }).format(value)

test('a year at three brokers, from their files to what to declare, every amount added up again', async ({ page }) => {
  expect(deals).toHaveLength(120)
  const hand = addedByHand()
  const began = Date.now()
  await page.goto(FISCAL)
  await page.locator('.files input[type=file]').setInputFiles([...files()])
  const panel = page.locator('.files')
  await expect(panel).toContainText('Herkend: DEGIRO, Transactions.csv, 48 regels')
  await expect(panel).toContainText('Herkend: Saxo, Transactions, 36 regels')
  await expect(panel).toContainText('Herkend: Bitvavo, Transactiegeschiedenis, 36 regels')
  await expect(panel).toContainText('60 aankopen')
  await expect(panel).toContainText('48 verkopen')
  await expect(panel).toContainText('12 dividenden')
  await panel.getByRole('checkbox', { name: /Bewaar dit op dit toestel/ }).check()
  await panel.getByRole('button', { name: 'Vul in op deze pagina' }).click()
  await expect(panel).toContainText('Ingevuld.')

  const answer = page.locator('main')
  const row = (name: string) =>
    page
      .getByRole('table', { name: /Alle belastingen van 2026/ })
      .getByRole('row')
      .filter({ hasText: name })
  await expect(answer).toContainText('Verkocht in 2026, lot per lot')
  await page.getByRole('heading', { name: 'Alle belastingen van 2026' }).click()
  // Gains less the exemption at ten per cent; Saxo held back, the rest is declared.
  const gains = row('Meerwaardebelasting')
  await expect(gains).toContainText(euro(hand.tax))
  await expect(gains).toContainText(euro(hand.withheld))
  await expect(gains).toContainText(euro(hand.net))
  // All dividends within the exemption: what was held back comes back.
  await expect(row('Dividenden')).toContainText(euro(hand.movable))
  await expect(row('Beurstaks')).toContainText(euro(hand.orderTax))

  // Every slice of every lot, as the accountant gets it.
  const lots = page.getByRole('region', { name: /Verkocht in 2026, lot per lot/ })
  await page.getByRole('heading', { name: 'Verkocht in 2026, lot per lot' }).click()
  const saved = page.waitForEvent('download')
  await page.locator('.report-table').filter({ has: lots }).getByRole('button', { name: 'Download CSV' }).click()
  const rows = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/).slice(1)
  const told = rows.map((row) => row.split(';')).map((cells) => [cells[5], cells[6], cells[1]].join(' '))
  const plain = (value: number) => String(value).replace('.', ',')
  const added = hand.slices.map(({ proceeds, base, gain }) => [proceeds, base, gain].map(plain).join(' '))
  expect(told.slice(0, -1).toSorted()).toEqual(added.toSorted())
  expect(rows.at(-1)?.split(';')[1]).toBe(plain(hand.net))

  // The other pages take the same lines without a file.
  await page.goto('/beleggen/meerwaardebelasting-calculator')
  await expect(panel).toContainText('Bewaard op dit toestel: 120 regels van')
  await panel.getByRole('button', { name: 'Vul in op deze pagina' }).click()
  await expect(page.locator('#resultaat')).toContainText(euro(hand.tax))
  await expect(answer).toContainText('Laten inhouden of zelf aangeven?')
  // And from there the year's file opens with every line in it.
  await panel.getByRole('button', { name: 'Open het dossier van 2026' }).click()
  await page.waitForURL(/belgische-beleggingsfiscaliteit-calculator#/)
  await page.getByRole('heading', { name: 'Alle belastingen van 2026' }).click()
  await expect(gains).toContainText(euro(hand.tax))
  await expect(row('Beurstaks')).toContainText(euro(hand.orderTax))
  expect(Date.now() - began).toBeLessThan(180_000)

  await panel.getByRole('button', { name: 'Vergeet deze bestanden' }).click()
  await expect(panel).toContainText('Vergeten.')
  expect(await page.evaluate(() => localStorage.getItem('mijn-beleggingen'))).toBe(null)
})

test('a wrong, cut or doubled file says what is wrong and changes no field', async ({ page }) => {
  await page.goto('/beleggen/meerwaardebelasting-calculator')
  const panel = page.locator('.files')
  const input = panel.locator('input[type=file]')
  const first = page.locator('[name="loten.0.prijs"]')
  const before = await first.inputValue()
  const [degiro] = files()
  const text = degiro?.buffer.toString() ?? ''
  const give = (name: string, content: string) =>
    input.setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(content) }])
  await give('bank.csv', 'Datum;Omschrijving;Bedrag\n01/02/2026;Loon;2500\n')
  await expect(panel).toContainText('bank.csv: Dit bestand herkennen we niet.')
  await give('half.csv', text.slice(0, -40))
  await expect(panel).toContainText('half.csv: Dit bestand van DEGIRO stopt midden in een regel')
  await give('dubbel.csv', text + text)
  await expect(panel).toContainText('dubbel.csv: In dit bestand van DEGIRO staan regels twee keer')
  await give('borderel.pdf', '%PDF-1.7')
  await expect(panel).toContainText('Een pdf kunnen we niet rechtstreeks lezen')
  await expect(panel.getByRole('button', { name: 'Vul in op deze pagina' })).toHaveCount(0)
  expect(await first.inputValue()).toBe(before)
})
