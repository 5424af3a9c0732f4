import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { defaultCase } from '#site/content/default-case.ts'
import { cardImage } from './card-image.ts'
import { ink, palettes, paper, softInk } from './colours.ts'
import { shareCards } from './share-cards.ts'
import { sharePng, shareSvg, wrapped } from './share-image.ts'

describe('pictures', () => {
  test('have the colours of the pages', () => {
    const tokens = readFileSync('site/styles/tokens.css', 'utf8')
    const value = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1]
    expect([value('paper'), value('ink'), value('soft')]).toEqual([paper, ink, softInk])
    for (const category of categories) {
      expect(palettes[category]).toEqual({
        accent: value(category),
        mid: value(`${category}-3`),
        soft: value(`${category}-4`),
      })
    }
  })

  test('every card has a picture of at most 4 kB without broken numbers', async () => {
    for (const meta of catalogue) {
      const image = cardImage(meta.category, (await defaultCase(meta)).report)
      expect(image.length, meta.slug).toBeLessThan(4000)
      expect(image, meta.slug).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('every page has a sharing image', async () => {
    const names = (await shareCards()).map(({ name }) => name)
    expect(names).toContain('rekenklaar')
    for (const meta of catalogue) expect(names).toContain(meta.slug)
    expect(new Set(names).size).toBe(names.length)
  })

  test('a sharing image is a PNG of 1200 by 630 under 300 kB', async () => {
    const png = Buffer.from(
      await sharePng({ title: 'Hypothecaire lening berekenen', figure: { label: 'Maandlast', value: '€ 1.411,98' } }),
    )
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(300_000)
  })

  test('titles are broken into lines and escaped', () => {
    expect(wrapped('een twee drie', 70, 400)).toEqual(['een twee', 'drie'])
    expect(shareSvg({ title: 'A & B <c>' })).toContain('A &amp; B &lt;c>')
  })
})
