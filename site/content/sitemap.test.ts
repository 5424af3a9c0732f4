import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { informationPages } from './information-pages.ts'
import { addresses, sitemapXml } from './sitemap.ts'

test('the sitemap holds every public page once, with a date that is not in the future', async () => {
  const list = await addresses()
  expect(list).toHaveLength(1 + 4 + catalogue.length + informationPages.length)
  expect(new Set(list.map(({ path }) => path)).size).toBe(list.length)
  const today = new Date().toISOString().slice(0, 10)
  for (const { changedOn } of list) expect(changedOn <= today && /^\d{4}-\d{2}-\d{2}$/.test(changedOn)).toBe(true)
  expect(list.some(({ path }) => path.startsWith('/admin'))).toBe(false)
})

test('the same content gives the same file, and it has no priority or changefreq', async () => {
  const xml = sitemapXml(await addresses())
  expect(sitemapXml(await addresses())).toBe(xml)
  expect(xml).not.toMatch(/priority|changefreq/)
})
