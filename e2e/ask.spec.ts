/** Questions typed in the box end at the answer of the page itself, and nothing that was typed leaves the browser. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { alive, headline } from './calculator-support.ts'
import { axeViolations, refuseCookies, watch } from './site-support.ts'
import { test } from './tab.ts'

test.beforeEach(({ context }) => refuseCookies(context))

/** A sentence, the page it is about, and the fields as a program would send them. */
const QUESTIONS: readonly (readonly [question: string, path: string, fields: Readonly<Record<string, unknown>>])[] = [
  [
    'Ik verdien 3.200 bruto, mijn vrouw werkt niet en we hebben twee kinderen: wat houden we over?',
    '/planning/bruto-netto-calculator',
    { bruto: 3200, gezin: 'partnerZonderInkomen', kinderen: 2 },
  ],
  [
    'lening van 250.000 op 20 jaar aan 3,2 %, wat betaal ik per maand',
    '/lenen/hypothecaire-lening-berekenen',
    { leenbedrag: 250_000, looptijd: 20, rente: 3.2 },
  ],
  [
    'huis van 350.000 kopen in Gent, registratierechten enige woning',
    '/lenen/registratierechten-berekenen',
    // Of a loan it says nothing.
    { prijs: 350_000, gewest: 'vlaanderen', enigeEigenWoning: true, leenbedrag: 0 },
  ],
  [
    'ik wil 12000 euro lenen voor een auto op 48 maanden',
    '/lenen/autolening-berekenen',
    { leenbedrag: 12_000, looptijd: 48 },
  ],
  ['10.000 euro op een termijnrekening 2 jaar', '/sparen/termijnrekening-calculator', { bedrag: 10_000, looptijd: 2 }],
  [
    'elke maand 250 euro beleggen in iwda gedurende 15 jaar',
    '/beleggen/etf-calculator',
    // Nor here of an amount at once.
    { perMaand: 250, bedragIneens: 0, duur: 15, fonds: 'IE00B4L5Y983' },
  ],
  [
    'huur van 800 euro indexeren sinds maart 2021',
    '/planning/huurindexatie-berekenen',
    { basishuur: 800, start: '2021-03-01' },
  ],
  [
    'hoeveel kunnen we lenen met 4600 netto per maand',
    '/lenen/kredietcapaciteit-calculator',
    { inkomen1: 4600, inkomen2: 0 },
  ],
  [
    '50.000 schenken aan mijn zoon in brussel',
    '/planning/schenkbelasting-calculator',
    { bedrag: 50_000, gewest: 'brussel' },
  ],
  [
    'pensioensparen 1050 per jaar, ik ben geboren in 1991',
    '/planning/pensioensparen-calculator',
    { storting: 1050, geboortejaar: 1991 },
  ],
]

type Answer = {
  readonly headline: string
  readonly details: readonly { readonly key: string; readonly text: string }[]
}

/** What the server answers a program; that it is what the page shows is compared in scripts/agreement.test.ts. */
async function answerTo(request: APIRequestContext, path: string, fields: object): Promise<string> {
  const response = await request.post(`/api/rekenhulpen/${path.split('/').at(-1)}`, { data: { invoer: fields } })
  const { headline, details } = (await response.json()) as Answer
  return details.find(({ key }) => key === headline)?.text ?? `no ${headline}`
}

/** A plain field until it is used, then a combobox. */
const box = (page: Page) => page.locator('#zoek-start')
const figure = (page: Page) => page.locator('.search-large .ask-figure')

test.describe('Asking', () => {
  test('ten sentences in the box have the answer to their fields, and lead to the page', async ({ page, request }) => {
    await page.goto('/')
    const open = page.getByRole('option', { name: /^Open met deze gegevens/ })
    for (const [question, path, fields] of QUESTIONS) {
      await box(page).fill(question)
      await expect(open, question).toHaveAttribute('href', new RegExp(`^${path}#`))
      await expect(figure(page), question).toHaveText(await answerTo(request, path, fields))
    }
  })

  test('the keyboard alone asks, opens the page with the fields, and closes', async ({ page }) => {
    const quiet = watch(page)
    await page.goto('/privacy')
    await page.keyboard.press('/')
    await page.keyboard.type('3500 bruto, hoeveel netto')
    const first = page.getByRole('option').first()
    await expect(first).toHaveText(/^Open met deze gegevens/)
    await expect(page.getByRole('status').filter({ hasText: 'Begrepen' })).toContainText('€ 3.500')
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await page.keyboard.type('?')
    await expect(first).toHaveText(/^Open met deze gegevens/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/planning\/bruto-netto-calculator#/)
    await expect(page.getByLabel(/^Brutoloon/).first()).toHaveValue(/^3\.?500$/)
    quiet()
  })

  test('what was understood can be changed where it stands', async ({ page }) => {
    await page.goto('/')
    await box(page).fill('lening van 250.000 op 20 jaar aan 3,2 %, wat betaal ik per maand')
    const before = await figure(page).innerText()
    await page.getByRole('button', { name: 'lening over 20 jaar' }).click()
    await page.locator('.ask-edit').fill('25')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'lening over 25 jaar' })).toBeFocused()
    await expect(figure(page)).not.toHaveText(before)
    const open = page.getByRole('option', { name: /^Open met deze gegevens/ })
    await expect(open).toHaveAttribute('href', /looptijd=25(?:&|$)/)
    expect(await axeViolations(page, '.search-large')).toEqual([])
  })

  test('what is kept fills what the sentence does not say, under its name, and the page opens at the same answer', async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem('mijn-gegevens', JSON.stringify({ gezin: 'partnerZonderInkomen', kinderen: '2' })),
    )
    await box(page).fill('hoeveel netto is 3200 bruto')
    await expect(figure(page)).toBeVisible()
    const answered = await figure(page).innerText()
    await expect(page.locator('.search-large .ask')).toContainText('Uit je situatie:')
    await page.getByRole('option', { name: /^Open met deze gegevens/ }).click()
    await alive(page)
    await expect(headline(page)).toHaveText(answered)
  })

  test('nonsense is refused, with three pages that come near; of two close readings the box asks which is meant', async ({
    page,
  }) => {
    await page.goto('/')
    const options = page.getByRole('listbox').getByRole('option')
    for (const question of [
      'hoe laat vertrekt de trein naar Gent morgen',
      'wie wint de koers van zondag volgens jullie',
    ]) {
      await box(page).fill(question)
      await expect(options.first()).toContainText('Dit rekenen we niet uit.')
      await expect(options).toHaveCount(4)
      await expect(figure(page)).toBeHidden()
    }
    // Two readings that are close.
    await box(page).fill('20000 sparen in 5 jaar')
    await expect(options.first()).toHaveText('Wat bedoel je? Kies een berekening.')
    await expect(figure(page)).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(figure(page)).toBeVisible()
    await expect(options.first()).toHaveText(/^Open met deze gegevens/)
  })

  test('no request carries what was typed, and the mail about a mistake waits for a click', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/')
    // Key by key once the box answers: from then on each of them is worked out.
    await box(page).fill('huis van 351.234 kopen in Gent, registratie')
    await box(page).pressSequentially('rechten')
    await expect(figure(page)).toBeVisible()
    const mail = page.getByRole('link', { name: 'Verkeerd begrepen?' })
    await expect(mail).toHaveAttribute('href', /^mailto:.*351\.234/)
    await page.getByRole('option', { name: /^Open met deze gegevens/ }).click()
    await expect(page).toHaveURL(/351234/)
    // Behind the # an address stays in the browser; Playwright shows it all the same.
    const leaked = sent
      .map((line) => line.replace(/#\S*/, ''))
      .filter((line) => /351|Gent|huis%20van|huis\+van/.test(line))
    expect(leaked).toEqual([])
  })
})
