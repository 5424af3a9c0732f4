/** The list of which page shows which rates, compared with what the sources of the calculators ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { productTypes } from '#contract/product.ts'
import { contentFor, ratesOnPages } from '#server/pages/rates-on-pages.ts'
import { snapshotOfBuild } from '#server/public-data.ts'

/** A file and everything of the calculators it imports, the kernel aside: that knows all types by name. */
function reach(file: string, seen: Set<string>): void {
  if (seen.has(file) || file.startsWith('calculators/kernel/') || !existsSync(file)) return
  seen.add(file)
  // A type is gone before anything runs: the list of inputs behind a next step reads no rate.
  const code = readFileSync(file, 'utf8').replace(/import type [^']*from '[^']+'/g, '')
  for (const [, from = ''] of code.matchAll(/(?:from |import\()'([^']+)'/g)) {
    if (from.startsWith('#calculators/')) reach(from.slice(1), seen)
    else if (from.startsWith('.')) reach(normalize(join(dirname(file), from)), seen)
  }
}

function typesIn(folder: string): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.ts') && !/(?:test|examples)\.ts$/.test(name)) reach(join(folder, name), seen)
  }
  const text = [...seen].map((file) => readFileSync(file, 'utf8')).join('\n')
  // Whoever reads the list directly may read anything.
  if (/\bmarket\.offers\b/.test(text)) return new Set(productTypes)
  return new Set(productTypes.filter((type) => text.includes(`'${type}'`)))
}

const pages = catalogue.filter((entry) => entry.usesMarket)

describe('rates on pages', () => {
  it('knows pages to speak of', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(Object.keys(ratesOnPages).filter((slug) => !pages.some((page) => page.slug === slug))).toEqual([])
  })

  it.each(pages.map(({ category, slug }) => [slug, category] as const))(
    '%s names every rate it reads',
    (slug, category) => {
      const listed: readonly string[] = ratesOnPages[slug] ?? productTypes
      expect([...typesIn(join('calculators', category, slug))].filter((type) => !listed.includes(type))).toEqual([])
    },
  )

  it('changes with the rates a page shows, and with nothing else', () => {
    const { market } = snapshotOfBuild()
    const changed = {
      ...market,
      version: 'ander',
      offers: market.offers.map((offer) => (offer.type === 'kasbon' ? { ...offer, rate: 0.09 } : offer)),
    }
    expect(market.offers.some((offer) => offer.type === 'kasbon')).toBe(true)
    expect(contentFor('kasbon-calculator', changed)).not.toBe(contentFor('kasbon-calculator', market))
    expect(contentFor('doelspaarcalculator', changed)).toBe(contentFor('doelspaarcalculator', market))
    expect(contentFor('een nieuwe', changed)).not.toBe(contentFor('een nieuwe', market))
  })
})
