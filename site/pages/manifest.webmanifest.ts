import { siteName, siteTagline } from '#site/content/site.ts'
import { paper } from '#site/preview/colours.ts'

export function GET(): Response {
  const manifest = {
    name: `${siteName}: ${siteTagline}`,
    short_name: siteName,
    lang: 'nl-BE',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
