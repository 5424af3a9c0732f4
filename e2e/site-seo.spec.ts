import { catalogue } from '#calculators/catalogue.ts'
import { expect } from './expect.ts'
import { mainOf, mainText, publicPages } from './site-support.ts'
import { test } from './tab.ts'

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:#38|amp);/g, '&')

type Question = { readonly name: string; readonly acceptedAnswer: { readonly text: string } }

test.describe('SEO', () => {
  test('title, description, canonical, language and Open Graph in the raw HTML of every page', async ({
    request,
    baseURL,
  }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const pages = await publicPages(request, baseURL)
    for (const { path, html } of pages) {
      const title = decode(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
      const description = decode(content(html, 'description'))
      titles.add(title)
      descriptions.add(description)
      expect(title.length, path).toBeLessThanOrEqual(60)
      expect(description.length, path).toBeGreaterThanOrEqual(70)
      expect(description.length, path).toBeLessThanOrEqual(160)
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(new URL(canonical).pathname, path).toBe(path)
      expect(canonical, path).not.toMatch(/[?#]|.\/$(?<!\/\/[^/]+\/)/)
      expect(html.slice(0, 1024), path).toContain('charset="utf-8"')
      expect(html, path).toContain('<html lang="nl-BE"')
      expect(html, path).not.toMatch(/maximum-scale|user-scalable/)
      expect(html, path).not.toContain('hreflang')
      expect(content(html, 'og:locale'), path).toBe('nl_BE')
      expect(decode(content(html, 'og:title')), path).toBe(title)
      expect(content(html, 'og:url'), path).toBe(canonical)
      expect(content(html, 'og:image:alt'), path).not.toBe('')
    }
    expect(titles.size).toBe(pages.length)
    expect(descriptions.size).toBe(pages.length)
    expect(baseURL).toBeTruthy()
  })

  test('every sharing image exists, is 1200 by 630 and under 300 kB', async ({ request, baseURL }) => {
    const images = new Set<string>()
    for (const { html } of await publicPages(request, baseURL)) images.add(new URL(content(html, 'og:image')).pathname)
    expect(images.size).toBeGreaterThan(catalogue.length)
    for (const path of images) {
      const response = await request.get(path)
      expect(response.headers()['content-type'], path).toBe('image/png')
      const png = await response.body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
      expect(png.length, path).toBeLessThan(300_000)
    }
  })

  test('calculators carry WebApplication, breadcrumbs and an FAQ that equals the text of the page', async ({
    request,
    baseURL,
  }) => {
    const pages = await publicPages(request, baseURL)
    for (const { category, slug, pageTitle } of catalogue) {
      const html = pages.find(({ path }) => path === `/${category}/${slug}`)?.html ?? ''
      const schemas = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)].map(
        ([, text = '']) => JSON.parse(text) as { '@type': string; mainEntity?: readonly Question[] },
      )
      expect(
        schemas.find((schema) => schema['@type'] === 'WebApplication'),
        slug,
      ).toMatchObject({
        name: pageTitle,
        applicationCategory: 'FinanceApplication',
        offers: { price: 0, priceCurrency: 'EUR' },
      })
      expect(
        schemas.some((schema) => schema['@type'] === 'BreadcrumbList'),
        slug,
      ).toBe(true)
      const faq = schemas.find((schema) => schema['@type'] === 'FAQPage')?.mainEntity ?? []
      const fold = /<details class="fold"><summary><h3>(.+?)<\/h3><\/summary><p>(.+?)<\/p><\/details>/gs
      const shown = [...html.slice(html.indexOf('<div class="faq">')).matchAll(fold)].map(
        ([, question = '', answer = '']) => [question, answer].map((text) => decode(text.replaceAll(/<[^>]*>/g, ''))),
      )
      expect(shown.length, slug).toBeGreaterThan(0)
      expect(
        faq.map((item) => [item.name, item.acceptedAnswer.text]),
        slug,
      ).toEqual(shown)
    }
  })

  test('the sitemap is XML with one lastmod per address', async ({ request }) => {
    const response = await request.get('/sitemap.xml')
    expect(response.headers()['content-type']).toMatch(/xml/)
    const xml = await response.text()
    expect(xml.match(/<loc>/g)?.length).toBe(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)?.length)
  })

  test('images say their size and those of cards load late', async ({ page }) => {
    await page.goto('/sparen')
    for (const image of await page.locator('main img').all()) {
      await expect(image).toHaveAttribute('width', /\d+/)
      await expect(image).toHaveAttribute('height', /\d+/)
      await expect(image).toHaveAttribute('loading', 'lazy')
    }
  })

  test('manifest and icons are there', async ({ request }) => {
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string }[]
      lang: string
    }
    expect(manifest.lang).toBe('nl-BE')
    for (const path of [
      ...manifest.icons.map((icon) => icon.src),
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
    ]) {
      expect((await request.get(path)).status(), path).toBe(200)
    }
  })

  test('a calculator names its sources, its last check and a way to reach us, and shows no ad before the result', async ({
    request,
  }) => {
    for (const { category, slug } of catalogue) {
      const html = await (await request.get(`/${category}/${slug}`)).text()
      const main = mainOf(html)
      expect(main, slug).toContain('<h3>Bronnen en controle</h3>')
      expect(main, slug).toMatch(/nagekeken|gecontroleerd/i)
      expect(main, slug).not.toContain('data-ad-slot')
      expect(html, slug).toContain('/zo-testen-we')
      expect(html, slug).toContain('mailto:')
    }
  })

  test('no two calculator pages tell the same story', async ({ request }) => {
    const texts = new Map<string, Set<string>>()
    for (const { category, slug } of catalogue) {
      const html = await (await request.get(`/${category}/${slug}`)).text()
      const words = mainText(html).toLowerCase().split(/\s+/).filter(Boolean)
      texts.set(
        slug,
        new Set(words.slice(0, -2).map((word, index) => [word, words[index + 1], words[index + 2]].join(' '))),
      )
    }
    const names = [...texts.keys()]
    const alike: string[] = []
    for (const [index, a] of names.entries()) {
      for (const b of names.slice(index + 1)) {
        const [first = new Set(), second = new Set()] = [texts.get(a), texts.get(b)]
        const shared = [...first].filter((piece) => second.has(piece)).length
        if (shared / Math.min(first.size, second.size) > 0.6) alike.push(`${a} and ${b}`)
      }
    }
    expect(alike).toEqual([])
  })
})
