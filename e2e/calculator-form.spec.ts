import { expect } from './expect.ts'
import {
  alive,
  DEPOSIT,
  headline,
  holdScripts,
  LEDGER,
  MORTGAGE,
  openCalculator,
  settled,
  status,
} from './calculator-support.ts'
import { ownPage } from './site-support.ts'
import { test } from './tab.ts'

const CAPITAL_GAINS = '/beleggen/meerwaardebelasting-calculator'

test.describe('The form of a calculator', () => {
  test('all Belgian ways to write an amount give the same result, shown as nl-BE after leaving the field', async ({
    page,
  }) => {
    const faults = await openCalculator(page, DEPOSIT)
    const amount = page.getByLabel('Bedrag, in euro')
    await amount.fill('1234,5')
    await amount.blur()
    await expect(amount).toHaveValue('1.234,50')
    const wanted = await headline(page).textContent()
    for (const text of ['1.234,50', '1234.5', '€ 1 234,5', "1'234,50", '1,234.50']) {
      await amount.fill('5000')
      await expect(headline(page)).not.toHaveText(wanted ?? '')
      await amount.fill(text)
      await expect(headline(page), text).toHaveText(wanted ?? '')
    }
    expect(faults).toEqual([])
  })

  test('a wrong field takes the answer away at once and says why when it is left', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCalculator(page, DEPOSIT)
    const amount = page.getByLabel('Bedrag, in euro')
    const inHeader = page.locator('[data-head-answer]')
    for (const text of ['', 'abc', '1.2.3', '12abc', '-5']) {
      await amount.fill(text)
      await expect(headline(page), text).toHaveText('–')
      await expect(page.locator('#cijfers .figures dd').first()).toHaveText('–')
      await expect(page.locator('.wrong-field')).toContainText('Bedrag')
      await expect(inHeader).toHaveText('kijk bedrag na–')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('.f-error')).toHaveCount(0)
      expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|∞|undefined/)
    }
    await amount.fill('12,500')
    await amount.blur()
    await expect(page.locator('#bedrag-fout')).toContainText('Bedoel je 12.500?')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAttribute('aria-describedby', /bedrag-fout/)
    await amount.fill('20k')
    await expect(page.locator('#bedrag-fout')).toHaveCount(0)
    await expect(headline(page)).not.toHaveText('–')
    await amount.blur()
    await expect(amount).toHaveValue('20.000')
    // A term that is allowed nowhere: no answer to the "1" that was typed first.
    const term = page.getByLabel('Looptijd', { exact: true })
    await term.fill('1')
    await term.fill('13')
    await expect(headline(page)).toHaveText('–')
    await term.fill('6')
    await page.locator('.refine > summary').click()
    const day = page.getByLabel('Startdatum, als dd/mm/jjjj')
    await day.fill('31/02/2027')
    await day.blur()
    await expect(page.locator('#startdatum-fout')).toContainText('Februari 2027 heeft 28 dagen. Bedoel je 28/02/2027?')
    await day.fill('12/3/27')
    await day.blur()
    await expect(day).toHaveValue('12/03/2027')
    await expect(page.locator('.f-error')).toHaveCount(0)
  })

  test('Enter with errors moves the focus to a summary that leads to the fields; mending clears them', async ({
    page,
  }) => {
    await openCalculator(page, DEPOSIT)
    const amount = page.getByLabel('Bedrag, in euro')
    await amount.fill('12abc')
    await page.getByLabel('Looptijd', { exact: true }).fill('13')
    await amount.press('Enter')
    const summary = page.locator('.error-summary')
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Fout: /)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    const inline = await page.locator('#bedrag-fout').innerText()
    expect(inline).toContain('Vul een getal in')
    await expect(summary).toContainText(inline.replace(/^Fout:\s*/, '').trim())
    await summary.getByRole('link').first().click()
    await expect(amount).toBeFocused()
    await amount.fill('15000')
    await expect(page.locator('#bedrag-fout')).toHaveCount(0)
    await amount.press('Enter')
    await expect(page.locator('#looptijd-fout')).toContainText('hoogstens 12 maanden')
    await page.getByLabel('Looptijd', { exact: true }).fill('12')
    await expect(summary).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^Fout: /)
  })

  test('the result is announced once, half a second after the last key', async ({ browser }) => {
    const page = await ownPage(browser)
    await openCalculator(page, DEPOSIT)
    await expect(status(page)).toHaveCount(1)
    await page.evaluate(() => {
      const region = document.querySelector('[role=status]')
      Object.assign(window, { announced: 0 })
      new MutationObserver(() => {
        Object.assign(window, { announced: (window as unknown as { announced: number }).announced + 1 })
      }).observe(region ?? document.body, { childList: true, characterData: true, subtree: true })
    })
    const announced = () => page.evaluate(() => Reflect.get(window, 'announced') as number)
    // The page's own clock stands still between the keys: a busy machine makes no pause that the visitor did not make.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('Bedrag, in euro').fill('')
    for (const key of '25000') {
      await page.keyboard.press(key)
      await page.clock.runFor(60)
    }
    await expect(page.locator('#resultaat')).toContainText('25.')
    await page.clock.runFor(400)
    expect(await announced()).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(announced).toBe(1)
    await page.clock.runFor(2000)
    expect(await announced()).toBe(1)
    await expect(status(page)).toContainText('Netto rente: €')
  })

  test('too large and negative amounts are refused with the reason', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    const amount = page.getByLabel('Bedrag, in euro')
    await amount.fill('1000000001')
    await amount.press('Enter')
    await expect(page.locator('#bedrag-fout')).toContainText('en €\u00a010.000.000.')
    await amount.fill('-5')
    await amount.press('Enter')
    await expect(page.locator('#bedrag-fout')).toContainText('tussen')
  })

  test('a slider moves the text field, and the text field moves the result by itself', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    const slider = page.locator('.slider').first()
    await expect(slider).toBeHidden()
    await page.getByLabel('Bedrag, in euro').focus()
    await expect(slider).toBeVisible()
    const before = await page.getByLabel('Bedrag, in euro').inputValue()
    const box = await slider.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect(page.getByLabel('Bedrag, in euro')).not.toHaveValue(before)
    await expect(slider).toHaveAttribute('tabindex', '-1')
  })

  test('every field has a label with its unit, and amounts open a decimal keypad', async ({ page }) => {
    await openCalculator(page, MORTGAGE)
    await expect(page.getByLabel('Bedrag van je woonlening, in euro')).toHaveAttribute('inputmode', 'decimal')
    expect(await page.locator('input[type=number]').count()).toBe(0)
    for (const input of await page.locator('form.form input[type=text]').all()) {
      await expect(input).toHaveAttribute('autocomplete', 'off')
      await expect(input).toHaveAttribute('spellcheck', 'false')
      expect(await input.getAttribute('maxlength')).toBeNull()
    }
  })

  test('the whole form works by keyboard: tab, arrows on choices, space on switches, Enter', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Looptijd', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'maanden' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'dagen' })).toBeChecked()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('90')
    await expect(page.locator('#cijfers')).toContainText('90 dagen')
    const refine = page.locator('.refine > summary')
    await refine.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Startdatum, als dd/mm/jjjj')).toBeVisible()
    const held = page.getByRole('switch', { name: 'De bank houdt de roerende voorheffing in' })
    await held.focus()
    await page.keyboard.press('Space')
    await expect(page.locator('.notes')).toContainText('Je bank houdt niets in')
  })

  test('the start values come back on one click', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    const before = await headline(page).textContent()
    const reset = page.getByRole('button', { name: 'Standaardwaarden herstellen' })
    await expect(reset).toBeHidden()
    await page.getByLabel('Bedrag, in euro').fill('77000')
    await expect(headline(page)).not.toHaveText(before ?? '')
    await reset.click()
    await expect(headline(page)).toHaveText(before ?? '')
  })

  test('a field outside a list hides and shows the cells that depend on it', async ({ page }) => {
    const faults = await openCalculator(page, '/lenen/auto-kosten-berekenen')
    const cell = (column: string) => page.locator(`[id="wagens.0.${column}"]`)
    await expect(cell('euronorm')).toHaveCount(0)
    await cell('klasse').selectOption('eigen')
    await expect(cell('euronorm')).toBeVisible()
    await expect(cell('massa')).toHaveCount(0)
    await page.locator('#gewest').selectOption('wallonie')
    await expect(cell('massa')).toBeVisible()
    await expect(cell('euronorm')).toHaveCount(0)
    await page.locator('#gewest').selectOption('vlaanderen')
    await expect(cell('euronorm')).toBeVisible()
    expect(faults).toEqual([])
  })

  test('a list can be lengthened, reordered, shortened and pasted from a spreadsheet', async ({ page }) => {
    const faults = await openCalculator(page, LEDGER)
    const rows = page.getByRole('group', { name: 'Stortingen en opnames' }).locator('.row')
    const start = await rows.count()
    await page.getByRole('button', { name: 'Beweging toevoegen' }).click()
    await expect(rows).toHaveCount(start + 1)
    await expect(page.locator(`[id="bewegingen.${start}.datum"], .row:last-of-type input`).first()).toBeVisible()
    await page.getByRole('button', { name: `Beweging ${start + 1} verwijderen` }).click()
    await expect(rows).toHaveCount(start)
    const first = rows.nth(0).locator('input').first()
    const second = rows.nth(1).locator('input').first()
    const [one, two] = [await first.inputValue(), await second.inputValue()]
    await page.getByRole('button', { name: 'Beweging 1 omlaag' }).click()
    await expect(first).toHaveValue(two)
    await expect(second).toHaveValue(one)
    await first.focus()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData(
        'text',
        '01/02/2026\tStorting\t1.000\n01/03/2026\tStorting\t2.000\n01/04/2026\tOpname\t500\n01/05/2026\tStorting\t300',
      )
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    const panel = page.getByRole('group', { name: 'Importeren' })
    await expect(panel).toContainText('4 regels gelezen')
    await expect(panel.locator('tbody tr').first()).toContainText('01/02/2026')
    await panel.getByRole('button', { name: 'Vul 4 rijen in' }).click()
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(3).locator('input').first()).toHaveValue('01/05/2026')
    expect(faults).toEqual([])
  })

  test('a file of a broker is recognised and previewed, buys apart from sales, nothing from the example', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const faults = await openCalculator(page, CAPITAL_GAINS)
    const list = page.getByRole('group', { name: 'Wat je kocht' })
    const file = [
      'Datum,Tijd,Product,ISIN,Beurs,Uitvoeringsplaats,Aantal,Koers,,Lokale waarde,,Waarde EUR,Wisselkoers,AutoFX Kosten,Transactiekosten en/of kosten van derden EUR,Totaal EUR,Order ID,',
      '12-03-2024,09:31,WERELD ETF,IE00B4L5Y983,EAM,XAMS,10,"88,12",EUR,"-881,20",EUR,"-881,20",,"0,00","-1,00","-882,20",,a',
      '05-06-2026,10:02,WERELD ETF,IE00B4L5Y983,EAM,XAMS,-4,"101,50",EUR,"406,00",EUR,"406,00",,"0,00","-1,00","405,00",,b',
    ].join('\n')
    await list.locator('input[type=file]').setInputFiles({
      name: 'Transactions.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    })
    const panel = page.getByRole('group', { name: 'Importeren' })
    await expect(panel).toContainText('Herkend: DEGIRO')
    await expect(panel.getByLabel('Welke regels?')).toHaveValue('aankopen')
    await panel.getByRole('button', { name: 'Vul 1 rij in' }).click()
    await expect(list.locator('.row')).toHaveCount(1)
    const filled = await list
      .locator('.row input[type=text]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(filled.slice(0, 4)).toEqual(['WERELD ETF', '12/03/2024', '10', '88,12'])
    expect(filled.join(' ')).not.toContain('Aandeel A')
    expect(faults).toEqual([])
  })

  test('the list of municipalities comes with the first postcode, and a wrong one is refused', async ({ page }) => {
    const tables: string[] = []
    page.on('request', (request) => {
      if (/\/places-table\./.test(request.url())) tables.push(request.url())
    })
    await openCalculator(page, '/lenen/onroerende-voorheffing-berekenen')
    expect(tables).toEqual([])
    const postcode = page.getByRole('textbox', { name: 'Postcode' })
    await postcode.fill('9000')
    await expect(page.locator('#resultaat')).toContainText('Gent')
    expect(tables).toHaveLength(1)
    await postcode.fill('9999')
    await postcode.blur()
    await expect(page.locator('.f-error').first()).toContainText('Deze postcode kennen we niet')
    await expect(headline(page)).toHaveText('–')
  })

  test('the list of legal figures shows source and article, also for another case', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    const list = page.locator('#gebruikte-cijfers')
    const before = await list.locator('li').first().textContent()
    await page.getByLabel('Bedrag, in euro').fill('25000')
    await settled(page)
    await page.locator('#controle summary').first().click()
    await expect(list.locator('li').first()).toHaveText(before ?? '')
    await expect(list.locator('li').first()).toContainText('art.')
    await expect(list.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  })

  test('reload, back and forward bring the typed values back', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    const before = await headline(page).innerText()
    await page.getByLabel('Bedrag, in euro').fill('43210')
    await expect(headline(page)).not.toHaveText(before)
    const result = await headline(page).textContent()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('43210')
    await page.reload()
    await alive(page)
    await expect(page.getByLabel('Bedrag, in euro')).toHaveValue('43210')
    await expect(headline(page)).toHaveText(result ?? '')
    await page.goto('/sparen')
    await page.goBack()
    await alive(page)
    await expect(page.getByLabel('Bedrag, in euro')).toHaveValue('43210')
  })

  test('what is typed before the page is alive is kept', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(DEPOSIT, { waitUntil: 'commit' })
    await page.getByLabel('Bedrag, in euro').fill('31000')
    await expect(page.getByText('Calculator laden...')).toBeVisible()
    release()
    await expect(page.locator('.loading.loaded')).toHaveCount(1)
    await expect(page.getByLabel('Bedrag, in euro')).toHaveValue('31000')
    await expect(page.locator('#resultaat')).toContainText('31.')
  })

  test('code that arrives while React pauses between two steps starts the page without a fault', async ({ page }) => {
    // React's scheduler prefers setImmediate where there is one: slow steps make sure that the code comes in between.
    await page.addInitScript(() => Reflect.set(window, 'setImmediate', (step: () => void) => setTimeout(step, 150)))
    const faults = await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('31000')
    await expect(page.locator('#resultaat')).toContainText('31.')
    expect(faults).toEqual([])
  })

  test('a month can be typed or picked in the calendar of the browser', async ({ page }) => {
    const faults = await openCalculator(page, '/planning/inflatie-calculator-belgie')
    const from = page.locator('#van')
    await page.locator('.month-picker input').first().fill('1985-06')
    await expect(from).toHaveValue('06/1985')
    await expect(page.locator('#resultaat')).toContainText('juni 1985')
    await expect(page.getByRole('button', { name: 'Kies in de kalender' })).toHaveCount(2)
    expect(faults).toEqual([])
  })
})
