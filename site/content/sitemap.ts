/** Every public address with the date of its last real change. The file sitemap.xml and the IndexNow list use it. */
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { calculatorPath } from '#site/content/categories.ts'
import { lastChange } from '#site/content/default-case.ts'
import { informationPages } from '#site/content/information-pages.ts'
import { absolute } from '#site/content/site.ts'

export type Address = { readonly path: string; readonly changedOn: string }

/** Last change of the words of home and hubs themselves. */
const OWN_WORDS = '2026-11-15'

const newest = (dates: readonly string[]) => dates.reduce((best, date) => (date > best ? date : best), OWN_WORDS)

export async function addresses(): Promise<readonly Address[]> {
  const calculators = await Promise.all(
    catalogue.map(async (meta) => ({ meta, path: calculatorPath(meta), changedOn: await lastChange(meta) })),
  )
  return [
    { path: '/', changedOn: newest(calculators.map((each) => each.changedOn)) },
    ...categories.map((category) => ({
      path: `/${category}`,
      changedOn: newest(calculators.filter((each) => each.meta.category === category).map((each) => each.changedOn)),
    })),
    ...calculators.map(({ path, changedOn }) => ({ path, changedOn })),
    ...informationPages.map(({ path, changedOn }) => ({ path, changedOn })),
  ]
}

export function sitemapXml(list: readonly Address[]): string {
  const urls = list.map(
    ({ path, changedOn }) => `<url><loc>${absolute(path)}</loc><lastmod>${changedOn}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
