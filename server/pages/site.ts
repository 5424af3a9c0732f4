/** Everything that is not the API: files, rate pages, redirects to the one right address, and a real 404. */
import { embedPrefix, isEmbed } from '#contract/embed.ts'
import type { Log } from '#server/log.ts'
import type { PolicyConfig } from '#server/http/security-headers.ts'
import type { PublicDataSource } from '#server/public-data.ts'
import { addressesOf, type Calculator } from '#server/pages/addresses.ts'
import { marketPagesOf, type MarketPages, type RenderPage } from '#server/pages/market-pages.ts'
import type { Resource } from '#server/pages/resource.ts'
import type { StaticFiles } from '#server/pages/static-files.ts'

export type SiteAnswer =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'redirect'; readonly location: string }

export type Site = {
  /** What can be sent at once. */
  readonly lookup: (path: string) => Resource | undefined
  /** The full answer for any address. Whoever may have saved rates waits for the newest page, others only a moment. */
  readonly answer: (path: string, query: string, isAdmin?: boolean) => Promise<SiteAnswer>
  /** True for public pages of a site with ads: they must not come ready from memory. */
  readonly needsNonce: (resource: Resource) => boolean
  readonly marketPages: MarketPages
  /** Content tags of all public pages, for telling search engines what changed. */
  readonly pages: () => readonly { readonly path: string; readonly etag: string }[]
}

export type SiteOptions = {
  readonly files: StaticFiles
  readonly catalogue: readonly (Calculator & { readonly usesMarket?: boolean })[]
  readonly renderPage: RenderPage | undefined
  readonly data: PublicDataSource
  readonly config: PolicyConfig
  readonly log: Log
  readonly clock: () => Date
}

/** Not the admin area, and not what is in the frame of another site: neither has ads or is told to search engines. */
export const isPublicPage = (path: string): boolean => path !== '/admin' && !isEmbed(path)

export function siteOf(options: SiteOptions): Site {
  const { files } = options
  const known = (path: string) => files.byPath.has(path)
  const addresses = addressesOf(known, options.catalogue)
  const marketPages = marketPagesOf({
    paths: options.catalogue
      .filter((entry) => entry.usesMarket === true)
      .flatMap(({ category, slug }) => [`/${category}/${slug}`, `${embedPrefix}${slug}`]),
    renderPage: options.renderPage,
    data: options.data,
    config: options.config,
    log: options.log,
    clock: options.clock,
  })

  const hasAds = options.config.adsenseId !== undefined
  const needsNonce = (resource: Resource) =>
    hasAds && isPublicPage(resource.path) && resource.contentType.startsWith('text/html')
  const find = (path: string) => (marketPages.has(path) ? marketPages.ready(path) : files.byPath.get(path))

  return {
    lookup: (path) => {
      const resource = find(path)
      return resource !== undefined && needsNonce(resource) ? undefined : resource
    },
    needsNonce,
    marketPages,
    answer: async (path, query, isAdmin = false) => {
      if (marketPages.has(path)) {
        const page = await (isAdmin ? marketPages.render(path) : marketPages.soon(path))
        if (page !== undefined) return { kind: 'resource', resource: page }
      }
      const file = files.byPath.get(path)
      if (file !== undefined) return { kind: 'resource', resource: file }
      const target = addresses.canonical(path)
      if (target !== undefined) return { kind: 'redirect', location: target + query }
      return { kind: 'resource', resource: files.notFound }
    },
    pages: () =>
      [...files.byPath.values()]
        .filter((file) => isPublicPage(file.path) && !/\.[a-z0-9]+$/.test(file.path))
        .map((file) => ({ path: file.path, etag: (marketPages.ready(file.path) ?? file).etag })),
  }
}
