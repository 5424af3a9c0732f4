import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Category } from '#calculators/kernel/meta.ts'

type Load = { readonly load: (slug: string) => Promise<AnyCalculator> }

const categories: Readonly<Record<Category, () => Promise<Load>>> = {
  sparen: async () => import('#calculators/load-sparen.ts'),
  lenen: async () => import('#calculators/load-lenen.ts'),
  beleggen: async () => import('#calculators/load-beleggen.ts'),
  planning: async () => import('#calculators/load-planning.ts'),
}

/** A calculator's code arrives only when its page needs it. */
export async function loadCalculator(category: Category, slug: string): Promise<AnyCalculator> {
  const { load } = await categories[category]()
  return load(slug)
}
