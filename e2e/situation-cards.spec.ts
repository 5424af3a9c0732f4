/** Mijn situatie as a page that knows the household: three of them typed by hand, on a phone and a wide screen. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { axeByBuild, axeOnNew, DRAWN, pageWidth } from './site-support.ts'
import { type Household, households } from './situation-support.ts'
import { test } from './tab.ts'

const CHOICES = new Set(['statuut', 'statuutPartner', 'gezin', 'gehuwd', 'gewest', 'eindejaarspremie', 'wonen', 'epc'])

async function fillIn(page: Page, facts: Household) {
  await page.goto('/mijn-situatie')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.locator('details.situ-part').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '')
  })
  for (const [fact, value] of Object.entries(facts)) {
    const field = page.locator(`#feit-${fact}`)
    if (CHOICES.has(fact)) await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Waits for so many cards, these among them, and until none says anything else any more. */
const settled = async (page: Page, least: number, wanted: readonly string[]) => {
  await expect(async () => expect(await page.locator('.situ-card').count()).toBeGreaterThanOrEqual(least)).toPass()
  for (const key of wanted) await expect(page.locator(`[data-card="${key}"]`)).toBeVisible()
  let before = ''
  await expect(async () => {
    const now = (await page.locator('.situ-card').allTextContents()).join()
    const same = now === before
    before = now
    expect(same).toBe(true)
  }).toPass({ intervals: [700] })
}

/** Texts that are cut off: a strip of chips may be moved by itself, a text may not. */
const cutTexts = async (page: Page) =>
  page.locator('.situ-card *, .situ-what *, .situ-part *').evaluateAll((parts) =>
    parts
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => !/auto|scroll/.test(getComputedStyle(part).overflowX))
      .map((part) => part.textContent.slice(0, 60)),
  )

const digits = (text: string) => text.replaceAll(/[^\d,−-]/g, '')

/**
 * Each card that shows the headline of its page is opened once. That every card of these households, and of a hundred others, is
 * what its link gives is proven without a browser (calculators/situation/cards.test.ts).
 */
const typed = {
  'single tenant of 27': {
    facts: households['single tenant of 27'],
    opened: ['netto', 'vakantiegeld', 'eindejaarspremie', 'werkloos', 'pensioen'],
  },
  'couple of 38 with two children and a loan': {
    facts: households['couple of 38 with two children and a loan'],
    opened: ['nettoPartner', 'kinderbijslag', 'erfbelasting'],
  },
  'self-employed of 57 with a retired partner': {
    facts: households['self-employed of 57 with a retired partner'],
    opened: ['belasting', 'noodfonds', 'ziek'],
  },
} satisfies Record<keyof typeof households, { readonly facts: Household; readonly opened: readonly string[] }>

for (const [name, { facts, opened }] of Object.entries(typed))
  test(`${name}: cards are the page behind them, worked out beside the page; nothing overflows at any width, axe finds nothing, erase leaves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fillIn(page, facts)
    await settled(page, 8, opened)
    expect(page.workers().some((worker) => worker.url().includes('/_astro/'))).toBe(true)
    const own = await page.locator('.situ-card').evaluateAll((cards) =>
      cards.map((card) => ({
        key: card.getAttribute('data-card') ?? '',
        value: card.querySelector('.situ-value')?.textContent ?? '',
        link: card.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
    expect(own.map(({ key }) => key)).toEqual(expect.arrayContaining([...opened]))
    // A wide screen at 100, 200 and 400 % zoom, and a phone.
    for (const width of [1280, 640, 320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(async () => pageWidth(page), `${width} px`).toBeLessThanOrEqual(width)
      if (width < 1280) await expect.poll(async () => cutTexts(page), `${width} px`).toEqual([])
      // What things are called has no width; by those rules a wide screen is looked at with a what-if open.
      if (width === 1280) expect(await axeOnNew(page, 'body', 'drawn, situation, 1280 px', DRAWN)).toEqual([])
      if (width === 390) expect(await axeByBuild(page, 'body', 'situation, 390 px')).toEqual([])
    }

    // What is kept, kept after a yes, and gone again.
    await page.getByRole('checkbox', { name: 'Onthoud mijn gegevens op dit toestel' }).check()
    expect(await page.evaluate(() => localStorage.getItem('mijn-gegevens'))).toContain('gezin')
    await page.getByRole('button', { name: 'Wis alles' }).click()
    await expect(page.locator('.situ-card')).toHaveCount(0)
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    for (const value of Object.values(facts).filter((text) => text.length > 4)) expect(left).not.toContain(value)

    for (const key of opened) {
      const { link = '', value = '' } = own.find((one) => one.key === key) ?? {}
      await page.goto('about:blank')
      await page.goto(link)
      await expect(async () =>
        expect(digits((await page.locator('.headline').first().textContent()) ?? ''), key).toBe(digits(value)),
      ).toPass()
    }
  })

test('a what-if shows now and then, two stand together, and a link brings them back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillIn(page, households['couple of 38 with two children and a loan'])
  await settled(page, 8, ['netto', 'woonlening', 'kinderbijslag'])
  await page.getByRole('button', { name: '10 % opslag' }).click()
  await expect(page.getByText(/Als je 10 % opslag krijgt, dan is er gemiddeld/)).toBeVisible()
  await expect(page.locator('[data-card="netto"] .situ-moved')).toContainText('nu €')
  await expect(page.locator('[data-card="woonlening"] .situ-moved')).toHaveText('blijft gelijk')
  await page.getByLabel('Opslag').fill('20')
  await expect(page.getByText(/Als je 20 % opslag krijgt/)).toBeVisible()
  await page.getByRole('button', { name: 'Een kind erbij' }).click()
  await expect(page.getByText(/20 % opslag krijgt en er een kind bij komt/)).toBeVisible()
  await expect(page.locator('[data-card="kinderbijslag"] .situ-moved')).toContainText('+')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeByBuild(page, 'body', `situation, ${width} px`)).toEqual([])
  }
  await page.locator('.situ-acts').getByRole('button', { name: 'Maak een link' }).click()
  const link = await page.locator('#wat-als-link').inputValue()
  const sum = await page.locator('.situ-sum').textContent()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.locator('.situ-sum')).toHaveText(sum ?? '')
  await page.getByRole('button', { name: 'Terug naar nu' }).click()
  await expect(page.locator('.situ-sum')).toHaveCount(0)
})

test('the year ahead is one calendar file', async ({ page }) => {
  await fillIn(page, households['single tenant of 27'])
  await settled(page, 6, ['netto', 'pensioen'])
  await expect(page.locator('.situ-year')).toContainText('pensioensparen')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zet alles in je agenda' }).click()
  expect((await download).suggestedFilename()).toBe('mijn-jaar.ics')
})
