import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Meta } from '#calculators/kernel/meta.ts'

/** Three words in a row: pages that say the same thing share many of them. */
function shingles(meta: Meta): ReadonlySet<string> {
  const words = [
    meta.question,
    meta.intro,
    meta.metaDescription,
    ...meta.faqs.flatMap((faq) => [faq.question, faq.answer]),
  ]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')))
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((words) => b.has(words)).length / Math.min(a.size, b.size)

describe('the texts of the pages', () => {
  test('no two pages share more than 60 % of their words in a row', () => {
    const texts = catalogue.map((meta) => ({ slug: meta.slug, set: shingles(meta) }))
    const pairs = texts.flatMap((a, index) =>
      texts.slice(index + 1).map((b) => ({ pair: `${a.slug} ~ ${b.slug}`, share: overlap(a.set, b.set) })),
    )
    expect(pairs.length).toBe((catalogue.length * (catalogue.length - 1)) / 2)
    expect(pairs.filter(({ share }) => share >= 0.6)).toEqual([])
  })

  test('the catalogue holds at least the sixty calculators the site began with', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(60)
    const least = { sparen: 11, lenen: 18, beleggen: 11, planning: 20 }
    for (const [category, count] of Object.entries(least))
      expect(catalogue.filter((meta) => meta.category === category).length, category).toBeGreaterThanOrEqual(count)
  })
})
