/** The addresses search engines may know: exactly those of the sitemap. */
import type { Site } from '#server/pages/site.ts'

export type PublicAddress = { readonly path: string; readonly etag: string }

export function sitemapPaths(sitemap: string): readonly string[] {
  const locations = [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, location = '']) => location)
  return locations.filter((location) => URL.canParse(location)).map((location) => new URL(location).pathname)
}

/** Path and content tag of every public page; without a sitemap every page of the build that is not the admin. */
export function publicAddresses(site: Site): readonly PublicAddress[] {
  const pages = site.pages()
  const sitemap = site.lookup('/sitemap.xml')
  if (sitemap === undefined) return pages
  const text = sitemap.identity.body.toString('utf8')
  const tags = new Map(pages.map((page) => [page.path, page.etag]))
  return [...new Set(sitemapPaths(text))].map((path) => ({ path, etag: tags.get(path) ?? '' }))
}
