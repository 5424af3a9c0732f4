import { decodeQR } from 'qr/decode.js'
import { expect } from './expect.ts'
import { alive, DEPOSIT, headline, LEDGER, MORTGAGE, openCalculator, reach, takeAlong } from './calculator-support.ts'
import { ownPage } from './site-support.ts'
import { test } from './tab.ts'

test.describe('Links, faults and privacy of a calculator', () => {
  test('a shared link opens the same calculation, rows included', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCalculator(page, LEDGER)
    await page.locator('.row').first().locator('.cell-euro input').fill('9999')
    await expect(page.locator('#resultaat')).toBeVisible()
    await takeAlong(page, 'Delen')
    await page.getByRole('button', { name: 'Kopieer link' }).click()
    await expect(page.getByText('Link gekopieerd.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#')
    expect(await page.getByRole('link', { name: 'Mail link' }).getAttribute('href')).toContain('mailto:?subject=')
    await page.getByRole('button', { name: 'Sluiten' }).click()
    const wanted = (await headline(page).textContent()) ?? ''
    const other = await context.newPage()
    await other.goto(link)
    await alive(other)
    await expect(other.locator('.row').first().locator('.cell-euro input')).toHaveValue('9.999')
    await expect(headline(other)).toHaveText(wanted)
  })

  test('the code for a phone reads as the link, in the dark too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('31000')
    await expect(page.locator('#resultaat')).toContainText('31.')
    await takeAlong(page, 'Delen')
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    expect(link).toContain('#bedrag=31000')
    const picture = await page.getByRole('img', { name: 'QR-code van deze link' }).screenshot()
    const { width, height, pixels } = await page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
        return { width: image.width, height: image.height, pixels: [...data] }
      },
      [...picture],
    )
    expect(decodeQR({ width, height, data: Uint8ClampedArray.from(pixels) })).toBe(link)
  })

  test('unknown keys are named and left out, broken values become field errors', async ({ page }) => {
    await openCalculator(page, `${DEPOSIT}#bedrag=abc&onzin=1&looptijd=3`)
    await expect(page.locator('main')).toContainText('gegevens die we niet kennen (onzin)')
    await expect(page.locator('#bedrag-fout')).toContainText('Vul een getal in')
    await expect(page.getByLabel('Looptijd', { exact: true })).toHaveValue('3')
    await page.getByLabel('Bedrag, in euro').fill('8000')
    await expect(page.locator('#bedrag-fout')).toHaveCount(0)
    await expect(page.locator('#resultaat')).toContainText('8.')
  })

  test('a plain anchor is not taken for a link with values', async ({ page }) => {
    await openCalculator(page, `${DEPOSIT}#aannames`)
    await expect(page.locator('.note-info')).toHaveCount(0)
  })

  test('a clock that is years off does not move the rules or the start date', async ({ browser }) => {
    const page = await ownPage(browser)
    for (const time of ['1970-01-01T12:00:00Z', '2099-06-01T12:00:00Z']) {
      await page.clock.setFixedTime(new Date(time))
      await openCalculator(page, DEPOSIT)
      await page.locator('.refine > summary').click()
      const start = await page.getByLabel('Startdatum, als dd/mm/jjjj').inputValue()
      expect(start).not.toContain('1970')
      expect(start).not.toContain('2099')
    }
  })

  test('an open calculator goes on working without a network', async ({ page, context }) => {
    await openCalculator(page, DEPOSIT)
    await context.setOffline(true)
    const before = (await headline(page).textContent()) ?? ''
    await page.getByLabel('Bedrag, in euro').fill('88000')
    await expect(headline(page)).not.toHaveText(before)
    await expect(page.locator('#zo-rekenen-we')).toContainText('88.000')
  })

  for (const path of [DEPOSIT, LEDGER, MORTGAGE]) {
    test(`a fault inside ${path} shows a message with a way on and leaves the page alone`, async ({ page }) => {
      await openCalculator(page, path)
      const before = (await headline(page).textContent()) ?? ''
      // Amounts cannot be written any more: whatever the calculator computes ends in a fault.
      await page.evaluate(() => {
        const writer = String.prototype
        const working = Object.getOwnPropertyDescriptor(writer, 'padStart') ?? {}
        const broken = () => {
          throw new Error('stuk')
        }
        Object.defineProperty(writer, 'padStart', { value: broken, configurable: true })
        addEventListener('mend', () => Object.defineProperty(writer, 'padStart', working))
      })
      await page.locator('form.form input[inputmode=decimal]').first().fill('4321')
      const fault = page.getByRole('alert')
      await expect(fault).toContainText('Deze berekening lukte niet')
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Vragen', exact: true })).toBeVisible()
      await page.evaluate(() => dispatchEvent(new Event('mend')))
      await fault.getByRole('button', { name: 'Opnieuw beginnen' }).press('Enter')
      await expect(fault).toHaveCount(0)
      await expect(headline(page)).toHaveText(before)
    })
  }

  test('blocked storage changes nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('geblokkeerd', 'SecurityError')
        },
      })
    })
    const faults = await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('30000')
    await expect(page.locator('#resultaat')).toContainText('30.')
    expect(faults).toEqual([])
  })
})

test.describe('Code that is gone after a deploy', () => {
  test('a chunk that is gone once is fetched by one reload, and typed values survive', async ({ page }) => {
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/_astro/ReportSections.*.js', async (route) => {
      if (loads < 2) await route.fulfill({ status: 404, body: '' })
      else await route.continue()
    })
    await page.goto(DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('41000')
    await expect.poll(() => loads).toBe(2)
    await alive(page)
    await expect(page.getByLabel('Bedrag, in euro')).toHaveValue('41000')
    await expect(page.locator('#zo-rekenen-we')).toContainText('41.000')
    expect(loads).toBe(2)
  })

  test('a chunk that stays away gives a button, not a loop', async ({ page }) => {
    await page.route('**/_astro/ReportSections.*.js', (route) => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    page.on('load', () => loads++)
    await page.goto(DEPOSIT)
    await reach(page)
    await expect.poll(() => loads).toBe(2)
    await reach(page)
    await expect(page.getByRole('button', { name: 'Opnieuw laden' })).toBeVisible()
    expect(loads).toBe(2)
  })

  test('a calculator whose own code stays away shows a message and leaves the page alone', async ({ page }) => {
    await page.route('**/_astro/calculator.*.js', (route) => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    page.on('load', () => loads++)
    await page.goto(DEPOSIT)
    await reach(page)
    await expect.poll(() => loads).toBe(2)
    await reach(page)
    await expect(page.getByRole('alert')).toContainText('Deze berekening lukte niet')
    await expect(page.locator('h1')).toHaveText('Een kort deposito')
    await expect(page.getByRole('heading', { name: 'Vragen', exact: true })).toBeVisible()
    expect(loads).toBe(2)
  })
})

test.describe('A calculator without script', () => {
  test.use({ ownContext: true, javaScriptEnabled: false })

  test('shows the default case in full: answer, chart, table, steps, law', async ({ page }) => {
    await page.goto(DEPOSIT)
    await expect(headline(page)).toBeVisible()
    await expect(page.locator('svg.chart-svg:visible').first()).toBeVisible()
    await expect(page.locator('#tabel table')).toBeVisible()
    await page.locator('#controle summary').first().click()
    await expect(page.locator('#gebruikte-cijfers')).toBeVisible()
    const words = (await page.locator('main').innerText()).split(/\s+/).length
    expect(words).toBeGreaterThan(250)
    await expect(page.getByText('Calculator laden...')).toBeHidden()
  })
})
