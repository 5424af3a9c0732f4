import type { AnyCalculator } from '#calculators/calculator.ts'
import type { Category } from '#calculators/meta.ts'

/** A calculator's code arrives only when its page needs it. */
export async function loadCalculator(category: Category, slug: string): Promise<AnyCalculator> {
  const module = (await import(`./${category}/${slug}/calculator.ts`)) as { default: AnyCalculator }
  return module.default
}
