/** What holds for every public page of the site, in one visit each. */
import { expect, test } from '@playwright/test'
import { catalogue } from '#calculators/catalogue.ts'
import { storage } from '#site/consent/cookies.ts'
import { publicPaths } from './site-support.ts'

const calculators = new Set(catalogue.map(({ category, slug }) => `/${category}/${slug}`))

for (const part of ['calculators', 'other pages'] as const) {
  test(`C-01, R-27, R-41, A-21 before a choice no cookie, no request elsewhere, no id in storage, and nothing scrolls sideways at 320 px: ${part}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const foreign: string[] = []
    page.on('request', (each) => {
      if (!each.url().startsWith(baseURL ?? '') && !each.url().startsWith('data:') && !each.url().startsWith('blob:'))
        foreign.push(each.url())
    })
    await page.setViewportSize({ width: 320, height: 640 })
    const all = [...(await publicPaths(request)), '/bestaat-niet', '/offline']
    const paths = all.filter((path) => calculators.has(path) === (part === 'calculators'))
    expect(paths.length).toBeGreaterThan(10)
    const wide: string[] = []
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' })
      if (path !== '/offline') await expect(page.locator('#cookie-banner')).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) wide.push(`${path}: ${width}`)
    }
    expect(wide).toEqual([])
    expect(foreign).toEqual([])
    expect(await context.cookies()).toEqual([])
    const known = new Set(storage.filter((item) => item.place !== 'cookie').map((item) => item.name))
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
}
