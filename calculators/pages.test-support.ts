/** All calculators by slug, for tests that lay pages beside each other. */
import type { AnyCalculator, Out } from '#calculators/kernel/calculator.ts'
import { outFor } from '#calculators/kernel/testing.ts'
import { modulesOf } from '../scripts/modules.ts'

const modules = await modulesOf<{ readonly default: AnyCalculator }>('calculators/*/*/calculator.ts')

export const pages: ReadonlyMap<string, AnyCalculator> = new Map(
  Object.entries(modules).map(([path, { default: calculator }]) => [path.split('/')[2] ?? '', calculator]),
)

export function pageOf(slug: string): AnyCalculator {
  const page = pages.get(slug)
  if (page === undefined) throw new Error(`No page ${slug}`)
  return page
}

/** Many tests ask a page several figures of one case, and draw the same cases: it is solved once. */
const answered = new Map<string, Out>()
export function outOf(slug: string, input: Readonly<Record<string, unknown>>): Out {
  // A field that is given without a value is refused, one that is not given is not.
  const asked = slug + JSON.stringify(input, (_, value: unknown) => (value === undefined ? '?' : value))
  const out = answered.get(asked) ?? outFor(pageOf(slug), input)
  answered.set(asked, out)
  return out
}
