import { addresses, sitemapXml } from '#site/content/sitemap.ts'

export async function GET(): Promise<Response> {
  return new Response(sitemapXml(await addresses()), { headers: { 'Content-Type': 'application/xml' } })
}
