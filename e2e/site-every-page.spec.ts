/** What holds for every public page of the site, in one visit each; calculator-each.spec.ts visits those with a calculator. */
import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import { keptUnasked, publicPaths, widthOfLargeText } from './site-support.ts'
import { test } from './tab.ts'

const calculators = new Set(catalogue.map(({ category, slug }) => `/${category}/${slug}`))

test('before a choice no cookie, no request elsewhere, no id in storage, and nothing scrolls sideways at 320 px or with text of twice the size', async ({
  page,
  request,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (each) => {
    if (!each.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(each.url())) foreign.push(each.url())
  })
  const all = await publicPaths(request)
  const paths = all.filter((path) => !calculators.has(path))
  // Together with the calculators these are all there are.
  expect(all.length - paths.length).toBe(catalogue.length)
  expect(paths.length).toBeGreaterThan(10)
  const problems: string[] = []
  const measures = [
    async (path: string) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) problems.push(`${path} is ${width} wide`)
    },
    async (path: string) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const large = await widthOfLargeText(page)
      if (large > 390) problems.push(`${path} is ${large} wide with text of twice the size`)
    },
  ]
  for (const path of [...paths, '/bestaat-niet', '/offline']) {
    await page.goto(path, { waitUntil: 'load' })
    if (path !== '/offline') for (const kept of await keptUnasked(page)) problems.push(`${path} keeps ${kept}`)
    for (const measure of measures) await measure(path)
    // The next page opens as wide as this one was last: a window that changes once has to be drawn once less.
    measures.reverse()
  }
  expect(problems).toEqual([])
  expect(foreign).toEqual([])
})
