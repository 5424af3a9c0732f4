/** Numbers the site shows about itself. A test holds each against the catalogue. */
import type { Category } from '#calculators/kernel/meta.ts'
import { calculatorsOf } from '#site/content/categories.ts'

/** What the counters of the hubs count to, once the catalogue has at least as many. */
const claimed: Readonly<Record<Category, number>> = { sparen: 11, lenen: 15, beleggen: 10, planning: 12 }

const honest = (category: Category): number => Math.min(claimed[category], calculatorsOf(category).length)

export const TOOLS_PER_HUB: Readonly<Record<Category, number>> = {
  sparen: honest('sparen'),
  lenen: honest('lenen'),
  beleggen: honest('beleggen'),
  planning: honest('planning'),
}
