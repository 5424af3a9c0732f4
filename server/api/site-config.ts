import type { SiteConfig } from '#contract/site-config.ts'
import type { App, Parts } from '#server/http/environment.ts'

export function addSiteConfigRoute(app: App, parts: Parts): void {
  const { ga4Id, adsenseId, cmp } = parts.config
  const body: SiteConfig = { ga4Id: ga4Id ?? null, adsenseId: adsenseId ?? null, cmp: cmp ?? null }
  app.get('/api/site-config', (context) => context.json(body, 200, { 'Cache-Control': 'public, max-age=300' }))
}
