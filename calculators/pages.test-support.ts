/** All calculators by slug, for tests that lay pages beside each other. */
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'

const modules = import.meta.glob<AnyCalculator>('./*/*/calculator.ts', { eager: true, import: 'default' })

export const pages: ReadonlyMap<string, AnyCalculator> = new Map(
  Object.entries(modules).map(([path, calculator]) => [path.split('/')[2] ?? '', calculator]),
)

export function pageOf(slug: string): AnyCalculator {
  const page = pages.get(slug)
  if (page === undefined) throw new Error(`No page ${slug}`)
  return page
}
