import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import {
  alive,
  DEPOSIT,
  drawnAt,
  GROWTH,
  headline,
  labelClashes,
  MORTGAGE,
  openCalculator,
  settled,
} from './calculator-support.ts'
import { ONE_OF_EACH_KIND } from '#site/charts/chart-pages.ts'
import { pageWidth } from './site-support.ts'
import { test } from './tab.ts'

async function download(page: Page, name: string | RegExp, index = 0): Promise<{ file: string; bytes: Buffer }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).nth(index).click(),
  ])
  return { file: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

test.describe('The answer of a calculator', () => {
  test('headline, sentence, figures, chart and table follow the typing together', async ({ page }) => {
    const faults = await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('20000')
    await page.getByLabel('Brutorente per jaar, in procent').fill('3')
    await expect(page.locator('#resultaat .sentence')).toContainText('20.')
    await settled(page)
    const net = (await headline(page).textContent()) ?? ''
    await expect(page.locator('#grafiek .chart-sentence')).toContainText(net)
    await expect(page.locator('#tabel table')).toContainText(net)
    await expect(page.locator('#zo-rekenen-we')).toContainText('20.000')
    expect(faults).toEqual([])
  })

  test('the points of a chart can be read with arrow keys, and its table is in the page', async ({ page }) => {
    await openCalculator(page, MORTGAGE)
    const figure = page.locator('figure.chart').first()
    const scrub = figure.getByRole('slider')
    await scrub.focus()
    const atEnd = await figure.locator('.readout').innerText()
    await page.keyboard.press('Home')
    await expect(figure.locator('.readout')).not.toHaveText(atEnd)
    await page.keyboard.press('ArrowRight')
    expect(await scrub.getAttribute('aria-valuetext')).toContain('€')
    const read = await figure.locator('.readout').innerText()
    await scrub.blur()
    await expect(figure.locator('.readout')).toHaveText(read)
    await expect(figure.locator('.cursor circle:visible').first()).toBeVisible()
    expect(await figure.locator('svg[role=img]:visible').getAttribute('aria-label')).toMatch(/\.$/)
    expect(await figure.locator('table caption').count()).toBe(1)
    await figure.getByText('Cijfers bij deze grafiek').click()
    await expect(figure.getByRole('table')).toBeVisible()
  })

  test('the CSV of a chart holds the numbers of its table, with semicolons, commas and a byte order mark', async ({
    page,
  }) => {
    await openCalculator(page, DEPOSIT)
    await page.locator('figure.chart').getByText('Cijfers bij deze grafiek').click()
    const { file, bytes } = await download(page, 'Download CSV')
    expect(file).toBe('deposito-calculator-vergelijking.csv')
    const text = bytes.toString('utf8')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(text).toContain('Wat;Netto rente;Belasting')
    const first = text.split('\r\n')[1]?.split(';')[1] ?? ''
    expect(await page.locator('figure.chart table').innerText()).toContain(`€\u00a0${first}`)
  })

  test('a chart can be taken along as SVG with its colours inside', async ({ page }) => {
    await openCalculator(page, MORTGAGE)
    await page.locator('figure.chart').first().getByText('Cijfers bij deze grafiek').click()
    const { bytes } = await download(page, 'Grafiek als SVG')
    const svg = bytes.toString('utf8')
    expect(svg).toContain('<svg')
    expect(svg).toContain('rgb(29, 79, 145)')
    expect(svg).not.toContain('class=')
  })

  test('the spreadsheet is loaded on click only and opens as a zip with live formulas', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openCalculator(page, MORTGAGE)
    expect(scripts.filter((url) => url.includes('xlsx'))).toEqual([])
    await page.getByRole('button', { name: 'Deel, bewaar, druk af' }).click()
    const { file, bytes } = await download(page, 'Excel')
    expect(file).toBe('hypothecaire-lening-berekenen.xlsx')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(scripts.filter((url) => url.includes('xlsx')).length).toBe(1)
  })

  test('a grouped table folds its months under the years and scrolls in a labelled region', async ({ page }) => {
    await openCalculator(page, MORTGAGE)
    const table = page.getByRole('region', { name: 'Tabel: Aflossingstabel' })
    const rows = table.locator('tr')
    const folded = await rows.count()
    await table.getByRole('button', { name: 'Jaar 1', exact: true }).click()
    await expect(rows).toHaveCount(folded + 12)
    const more = page.locator('.report-table', { has: table }).locator('.more-rows')
    await expect(more).toContainText(/^Alle \d+ regels, samen \d+ rijen$/)
    await more.click()
    expect(await rows.count()).toBeGreaterThan(folded + 12)
    await expect(table).toHaveAttribute('tabindex', '0')
  })

  test('on a phone nothing overflows, and the header carries label and amount once the answer is out of sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 760 })
    await openCalculator(page, MORTGAGE)
    const carried = page.locator('[data-head-answer]')
    await expect(carried).toBeHidden()
    await page.locator('#tabel').scrollIntoViewIfNeeded()
    await expect(carried).toBeVisible()
    await expect(carried.locator('small')).toHaveText((await page.locator('.headline-label').textContent()) ?? '')
    await expect(carried.locator('b')).toHaveText((await headline(page).textContent()) ?? '')
    await expect(page.locator('.logo-name')).toBeHidden()
    await carried.getByRole('link').click()
    await expect(carried).toBeHidden()
    await expect(headline(page)).toBeInViewport()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 760 })
      await expect.poll(async () => pageWidth(page)).toBeLessThanOrEqual(width)
    }
  })

  test('every kind of chart in use reads by keyboard and shows its table, at 390 and 1280 px', async ({ page }) => {
    for (const path of ONE_OF_EACH_KIND) {
      await openCalculator(page, path)
      for (const width of [390, 1280]) {
        await drawnAt(page, width)
        await expect.poll(async () => labelClashes(page), `${path}, ${width} px`).toEqual([])
        for (const figure of await page.locator('.sections figure.chart').all()) {
          const fold = figure.locator('.phone-fold > summary')
          if (width === 390 && (await fold.count()) > 0) await fold.press('Enter')
          expect((await figure.locator('svg.chart-svg:visible').boundingBox())?.height).toBeGreaterThan(20)
          const scrub = figure.getByRole('slider')
          if ((await scrub.count()) > 0) {
            await scrub.press('Home')
            expect(await scrub.getAttribute('aria-valuetext')).toMatch(/: /)
          }
          // Opened on the phone; it stays open when the window grows.
          if (width === 390) await figure.locator('details.fold > summary').press('Enter')
          await expect(figure.getByRole('table')).toBeVisible()
        }
      }
    }
  })

  test('the answer card: age, headline, key figures, what was assumed, all figures folded, at 390 and 1280 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await openCalculator(page, DEPOSIT)
    await expect(page.locator('.headline-label .fresh')).toContainText(/rentes van \d\d\/\d\d\/\d{4}/)
    await expect(page.locator('.notes .age')).toContainText(/De bankrentes op deze pagina zijn van [a-z]+ \d{4}/)
    const card = page.locator('#cijfers')
    const shown = card.locator('.figures dd:visible')
    const all = await card.locator('.figures dd').count()
    const key = await shown.count()
    await drawnAt(page, 390)
    await expect(shown).toHaveCount(key)
    expect(key).toBeGreaterThanOrEqual(3)
    expect(key).toBeLessThanOrEqual(5)
    const fold = card.locator('.fold > summary')
    await expect(fold).toHaveText(`Nog ${all - key} cijfers`)
    await page.emulateMedia({ media: 'print' })
    await expect(shown).toHaveCount(key)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-print-whole', true))
    await expect(shown).toHaveCount(all)
    await page.evaluate(() => document.documentElement.removeAttribute('data-print-whole'))
    await page.emulateMedia({ media: 'screen' })
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(shown).toHaveCount(all)
    await page.getByLabel('Bedrag, in euro').fill('21000')
    await expect(page.locator('#resultaat')).toContainText('21.')
    for (const width of [390, 1280]) {
      await drawnAt(page, width)
      await expect(shown).toHaveCount(all)
    }
    await page
      .locator('.notes')
      .getByRole('link', { name: /^getrouwheidspremie/ })
      .click()
    await expect(page.getByLabel('Getrouwheidspremie van je spaarrekening, in procent')).toBeFocused()
  })

  test('with forced colours the parts of a picture still differ, and so do its lines', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const path of [DEPOSIT, MORTGAGE, GROWTH, '/planning/bruto-netto-calculator']) {
      await openCalculator(page, path)
      const alike = await page.locator('svg.chart-svg:visible').evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const looks = new Map<string, string>()
          for (const part of picture.querySelectorAll('[class*=tone-], .area, .curve')) {
            const { fill, fillOpacity, stroke, strokeWidth, strokeDasharray } = getComputedStyle(part)
            const name = part.getAttribute('class') ?? ''
            const isLine = part.matches('.curve')
            looks.set(name, isLine ? [stroke, strokeWidth, strokeDasharray].join() : [fill, fillOpacity, stroke].join())
          }
          const seen = [...looks.values()]
          return [...looks].filter(([, look], index) => seen.indexOf(look) !== index).map(([name]) => name)
        }),
      )
      expect(alike, path).toEqual([])
    }
    await page.emulateMedia({ forcedColors: null })
  })

  test('paper gets one page: inputs as text, answer, law, picture, figures, day and address; the rest on request', async ({
    page,
  }) => {
    await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('12.345')
    await expect(page.locator('.print-inputs')).toContainText('€ 12.345')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('form.form')).toBeHidden()
    await expect(page.locator('.print-inputs')).toBeVisible()
    await expect(page.locator('.print-inputs')).toContainText('#bedrag=12345')
    await expect(page.locator('.print-inputs')).toContainText(/Berekend op \d\d\/\d\d\/\d{4}/)
    await expect(page.locator('.print-inputs')).toContainText('Roerende voorheffing, gewoon tarief')
    for (const part of ['#resultaat', '#grafiek svg:visible >> nth=0', '#cijfers'])
      await expect(page.locator(part)).toBeVisible()
    const long = ['#aannames .lines >> nth=0', '#controle .src >> nth=0', '#zo-rekenen-we .steps', '#tabel']
    for (const part of long) await expect(page.locator(part)).toBeHidden()
    // One leaf; the long version shows everything.
    const pages = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(await pages()).toBe(1)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-print-whole', true))
    for (const part of long) await expect(page.locator(part)).toBeVisible()
    expect(await pages()).toBeGreaterThan(1)
    await expect(page.locator('.chips')).toBeHidden()
    await expect(page.locator('.print-inputs')).toContainText('Voor')
    await expect(page.getByRole('button', { name: 'Download CSV' }).first()).toBeHidden()
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
  })

  test('a next step opens its sister with the numbers filled in', async ({ page }) => {
    await openCalculator(page, DEPOSIT)
    await page.getByLabel('Bedrag, in euro').fill('54321')
    const next = page.locator('#neem-mee a').first()
    await expect(next).toHaveAttribute('href', /54321/)
    await next.click()
    await alive(page)
    const amounts = await page
      .locator('form.form input[type=text]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(amounts.map((value) => value.replaceAll('.', ''))).toContain('54321')
  })
})
