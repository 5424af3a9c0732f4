/** The four categories as the menu, hubs, footer and sitemap name them. */
import { catalogue } from '#calculators/catalogue.ts'
import type { Category, Meta } from '#calculators/kernel/meta.ts'

export const categoryNames: Readonly<Record<Category, string>> = {
  sparen: 'Sparen',
  lenen: 'Lenen',
  beleggen: 'Beleggen',
  planning: 'Planning',
}

export const MENU_TOOLS = 6
export const MOBILE_MENU_TOOLS = 4

export function calculatorsOf(category: Category): readonly Meta[] {
  return catalogue.filter((meta) => meta.category === category)
}

export function calculatorPath(meta: Pick<Meta, 'category' | 'slug'>): string {
  return `/${meta.category}/${meta.slug}`
}

/** Of every category its calculators, as one text: it travels in the HTML of every page. */
export const calculatorPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(categoryNames).map((category) => [
    category,
    calculatorsOf(category as Category)
      .map(({ slug }) => slug)
      .join(' '),
  ]),
)

export function calculatorBySlug(slug: string): Meta | undefined {
  return catalogue.find((meta) => meta.slug === slug)
}

/** "57+" once the catalogue holds that many, and the true count before. */
export function toolCount(count: number, claimed: number): string {
  return count >= claimed ? `${claimed}+` : String(count)
}

export const TOOLS_CLAIM = 57
