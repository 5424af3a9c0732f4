import { absolute } from '#site/content/site.ts'

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  })
}
