import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Category } from '#calculators/kernel/meta.ts'

/** A calculator's code arrives only when its page needs it. */
export async function loadCalculator(category: Category, slug: string): Promise<AnyCalculator> {
  const module = (await import(`./${category}/${slug}/calculator.ts`)) as { default: AnyCalculator }
  return module.default
}
