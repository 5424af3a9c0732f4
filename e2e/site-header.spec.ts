import type { Page } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { categoryNames } from '#site/content/categories.ts'
import { expect } from './expect.ts'
import { refuseCookies } from './site-support.ts'
import { test } from './tab.ts'

test.beforeEach(({ context }) => refuseCookies(context))
const first = (category: string, count: number) =>
  catalogue.filter((meta) => meta.category === category).slice(0, count)

test.describe('Header', () => {
  test('stays in view, links to home, to the four hubs and to Mijn situatie', async ({ page }) => {
    await page.goto('/sparen')
    await page.mouse.wheel(0, 3000)
    await expect(page.locator('.site-header')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Rekenklaar' }).first()).toHaveAttribute('href', '/')
    for (const category of categories) {
      const link = page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .getByRole('link', { name: categoryNames[category], exact: true })
      await expect(link).toHaveAttribute('href', `/${category}`)
    }
    const own = page.locator('.site-header').getByRole('link', { name: 'Mijn situatie', exact: true })
    await expect(own).toHaveAttribute('href', '/mijn-situatie')
  })

  test('hovering a hub shows its first six tools with name and description and "Bekijk alle"', async ({ page }) => {
    await page.goto('/')
    for (const category of categories) {
      const panel = page.locator(`#menu-${category}`)
      await expect(panel).toBeHidden()
      await page.locator(`.hub-menu[data-category=${category}] .hub-link`).hover()
      await expect(panel).toBeVisible()
      const tools = first(category, 6)
      await expect(panel.locator('.hub-tool')).toHaveText(tools.map((meta) => meta.breadcrumbTitle))
      await expect(panel.locator('.hub-text')).toHaveText(tools.map((meta) => meta.question))
      await expect(panel.getByRole('link', { name: `Bekijk alle ${category} tools` })).toHaveAttribute(
        'href',
        `/${category}`,
      )
      await panel.getByRole('link').first().hover()
      await expect(panel).toBeVisible()
    }
  })

  test('the button opens by keyboard, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Sparen: toon de tools' })
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#menu-sparen')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('#menu-sparen a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu-sparen')).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.locator('#menu-sparen')).toBeVisible()
    await page.getByRole('button', { name: 'Lenen: toon de tools' }).click()
    await expect(page.locator('#menu-sparen')).toBeHidden()
    await expect(page.locator('#menu-lenen')).toBeVisible()
  })

  test('Escape also closes a panel that is open by hover', async ({ page }) => {
    await page.goto('/')
    await page.locator('.hub-menu[data-category=lenen] .hub-link').hover()
    await expect(page.locator('#menu-lenen')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu-lenen')).toBeHidden()
  })

  test('on mobile a menu shows each category with its first four tools', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page.locator('.mobile-menu')
    await expect(menu.locator('.mobile-panel')).toBeHidden()
    await expect(menu.locator('summary')).toHaveText('Menu')
    await menu.locator('summary').click()
    for (const category of categories) {
      const group = menu.locator(`li[data-category=${category}]`)
      await expect(group.locator('.mobile-hub')).toHaveText(categoryNames[category])
      await expect(group.locator('li a')).toHaveText(first(category, 4).map((meta) => meta.breadcrumbTitle))
    }
    await page.keyboard.press('Escape')
    await expect(menu.locator('.mobile-panel')).toBeHidden()
    await expect(menu.locator('summary')).toBeFocused()
  })

  test('the first tab stop skips to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  test('search: "/" moves the focus there, typing errors are forgiven, Enter opens the page', async ({ page }) => {
    await page.goto('/privacy')
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Zoek een berekening' })
    await expect(field).toBeFocused()
    await field.fill('depostio')
    const option = page.getByRole('option', { name: /^Deposito berekenen/ })
    await expect(option).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sparen\/deposito-calculator$/)
  })

  test('search: synonyms and questions find a page, Escape closes, nothing found says so', async ({ page }) => {
    await page.goto('/')
    const field = page.locator('#zoek-start')
    await field.fill('geld vastzetten')
    await expect(page.getByRole('option', { name: /^Deposito berekenen/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await field.fill('qqzzxx')
    await expect(page.getByRole('option')).toContainText('Niets gevonden')
  })

  const leaving: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'with Escape': async (page) => page.keyboard.press('Escape'),
    'by a click on nothing': async (page) => page.locator('.site-header').click({ position: { x: 2, y: 2 } }),
  }
  for (const [way, leave] of Object.entries(leaving))
    test(`search: a list that was closed ${way} stays closed when the answer comes later`, async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route('**/_astro/question.*.js', async (route) => {
        await promise
        await route.continue()
      })
      await page.goto('/')
      const field = page.locator('#zoek-start')
      await field.fill('geld vastzetten')
      const option = page.getByRole('option', { name: /^Deposito berekenen/ })
      await expect(option).toBeVisible()
      await leave(page)
      const changed = page
        .locator('#zoek-start-lijst')
        .evaluate(
          async (list) =>
            new Promise<void>((done) => new MutationObserver(() => done()).observe(list, { childList: true })),
        )
      resolve()
      await changed
      await expect(page.getByRole('listbox')).toBeHidden()
      await field.fill('geld vast zetten')
      await expect(option).toBeVisible()
    })

  test('the theme switch chooses light, dark or the system and is kept', async ({ page }) => {
    await page.goto('/')
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await paper()
    await page.getByRole('radio', { name: 'Donker' }).check()
    expect(await paper()).not.toBe(light)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'donker')
    await expect(page.getByRole('radio', { name: 'Donker' })).toBeChecked()
    await page.getByRole('radio', { name: 'Systeem' }).check()
    expect(await paper()).toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('thema'))).toBeNull()
  })
})
