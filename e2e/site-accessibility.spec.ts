import { expect } from './expect.ts'
import {
  asking,
  axeByBuild,
  axeOnNew,
  axeViolations,
  COLOURS,
  inColours,
  mainOf,
  publicPages,
  refuseCookies,
  samplePaths,
} from './site-support.ts'
import { test } from './tab.ts'

test.describe('Accessibility', () => {
  // Apart, because one of them is long: together they would keep one worker busy when the others are done.
  for (const path of samplePaths)
    test(`axe finds nothing on ${path}, light and dark`, async ({ page, context }) => {
      await refuseCookies(context)
      await inColours(page, 'light')
      await page.goto(path)
      expect(await axeByBuild(page, 'body', 'light')).toEqual([])
      await inColours(page, 'dark')
      expect(await axeOnNew(page, 'body', 'dark, site', COLOURS)).toEqual([])
    })

  test('axe as we ask it finds a pale text among its equals, and a field without a name', async ({ page, context }) => {
    await refuseCookies(context)
    await page.goto('/privacy')
    expect(await axeOnNew(page, 'main', 'proof')).toEqual([])
    await page.evaluate(() => {
      const list = document.createElement('ul')
      for (let row = 0; row < 20; row++) list.append(document.createElement('li'))
      for (const row of list.children) row.textContent = 'zwart'
      const pale = list.children[10]
      if (pale instanceof HTMLElement) pale.style.color = '#ccc'
      document.querySelector('main')?.append(list, document.createElement('input'))
    })
    const found = (await axeViolations(page, 'main')).map((line) => line.split(':')[0])
    expect(new Set(found)).toEqual(new Set(['color-contrast', 'label']))
    expect(found).toHaveLength(2)
    expect((await axeViolations(page, 'main', COLOURS)).map((line) => line.split(':')[0])).toEqual(['color-contrast'])
    // Among what it passed before, too, and again: what has a fault is not taken as passed.
    for (const time of ['once', 'again']) {
      const among = (await axeOnNew(page, 'main', 'proof')).map((line) => line.split(':')[0])
      expect(new Set(among), time).toEqual(new Set(['color-contrast', 'label']))
    }
    // And where names are looked at in all of the page and colours only in what is new.
    const split = (await axeByBuild(page, 'main', 'proof')).map((line) => line.split(':')[0])
    expect(new Set(split)).toEqual(new Set(['color-contrast', 'label']))
  })

  test('nor on a phone among the folds and tables of the law', async ({ page, context }) => {
    await refuseCookies(context)
    // As wide as the phone that Lighthouse plays.
    await page.setViewportSize({ width: 412, height: 823 })
    for (const path of ['/cijfers-en-bronnen/krediet', '/cijfers-en-bronnen/auto']) {
      await inColours(page, 'light')
      await page.goto(path)
      expect(await axeByBuild(page, 'main', '412 px'), path).toEqual([])
    }
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the line that asks nothing and in the open banner, ${scheme}`, async ({
      page,
      context,
    }) => {
      await inColours(page, scheme)
      await page.goto('/privacy')
      await expect(page.locator('#cookie-line')).toBeVisible()
      expect(await axeByBuild(page, 'body', scheme)).toEqual([])
      await asking(context)
      await page.goto('/privacy')
      await expect(page.locator('#cookie-banner')).toBeVisible()
      expect(await axeViolations(page, '#cookie-banner')).toEqual([])
    })
  }

  test('axe finds nothing with menu, search results and own choice open', async ({ page, context }) => {
    await asking(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Zelf kiezen' }).click()
    await page.getByText('Technische details over cookies').click()
    expect(await axeByBuild(page, 'body', 'light')).toEqual([])
    await page.getByRole('button', { name: 'Keuze bewaren' }).click()
    await page.getByRole('button', { name: 'Lenen: toon de tools' }).click()
    expect(await axeByBuild(page, 'body', 'light')).toEqual([])
    await page.locator('#zoek-start').fill('lening')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await axeByBuild(page, 'body', 'light')).toEqual([])
  })

  test('one main, one h1, no skipped heading level and no id twice on every page', async ({ request, baseURL }) => {
    // Gathered and compared once: a comparison of its own for each heading takes longer than asking for the pages.
    const problems: string[] = []
    const pages = await publicPages(request, baseURL)
    for (const { path, html } of pages) {
      if (html.match(/<main[\s>]/g)?.length !== 1) problems.push(`${path}: not one main`)
      // A label names the first element with its id: a field that shares one with the header has no name.
      const ids = [...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map((match) => match[1])
      for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) problems.push(`${path}: ${id} twice`)
      const levels = [...mainOf(html).matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]))
      const isSkipped = levels.some((level, index) => level - (levels[index - 1] ?? 1) > 1)
      if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1 || isSkipped)
        problems.push(`${path}: headings ${levels.join('')}`)
    }
    expect(problems).toEqual([])
  })

  test('no focused element is hidden behind the header or the open banner', async ({ page, context }) => {
    await asking(context)
    for (const path of ['/', '/privacy']) {
      await page.goto(path)
      await expect(page.locator('#cookie-banner')).toBeVisible()
      const hidden: string[] = []
      for (let count = 0; count < 70; count++) {
        await page.keyboard.press('Tab')
        const problem = await page.evaluate(async () => {
          await new Promise((done) => requestAnimationFrame(done))
          const element = document.activeElement
          if (!element || element === document.body || element.closest('#cookie-banner, .site-header, .skip-link'))
            return null
          const box = element.getBoundingClientRect()
          const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
          const bottom = document.querySelector('#cookie-banner')?.getBoundingClientRect().top ?? innerHeight
          return box.bottom <= top || box.top >= bottom ? element.outerHTML.slice(0, 90) : null
        })
        if (problem) hidden.push(problem)
      }
      expect(hidden, path).toEqual([])
    }
  })

  test('the focus is visible: a line of at least 2 px', async ({ page, context }) => {
    await refuseCookies(context)
    await page.goto('/over-ons')
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab')
      const width = await page.evaluate(() => {
        const element = document.activeElement
        const ring = element?.closest('.search-box') ?? element
        return ring ? Number.parseFloat(getComputedStyle(ring).outlineWidth) : 0
      })
      expect(width).toBeGreaterThanOrEqual(2)
    }
  })

  test('Dutch page, foreign words marked', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE')
    await expect(page.locator('[lang=en]').first()).toHaveText('GDPR')
  })
})
