/** Which pages have a sharing image, and what is on it. */
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { categoryNames } from '#site/content/categories.ts'
import { defaultCase } from '#site/content/default-case.ts'
import { homeTitle } from '#site/content/home.ts'
import { hubs } from '#site/content/hubs.ts'
import { informationPages } from '#site/content/information-pages.ts'
import { palettes } from '#site/preview/colours.ts'
import type { ShareCard } from '#site/preview/share-image.ts'

export type NamedCard = ShareCard & { readonly name: string }

export async function shareCards(): Promise<readonly NamedCard[]> {
  const calculators = catalogue.map(async (meta): Promise<NamedCard> => {
    const { report } = await defaultCase(meta)
    const value = showFigure(report.headline)
    return {
      name: meta.slug,
      title: meta.pageTitle,
      kicker: categoryNames[meta.category],
      chart: report.charts[0],
      palette: palettes[meta.category],
      // A headline in words does not fit; the title says enough.
      figure: value.length <= 18 ? { label: report.headline.label, value } : undefined,
    }
  })
  return [
    { name: 'rekenklaar', title: homeTitle },
    ...categories.map((category) => ({
      name: category,
      title: hubs[category].title,
      kicker: categoryNames[category],
      palette: palettes[category],
    })),
    ...informationPages
      .filter((page) => page.parent === undefined)
      .map((page) => ({ name: page.path.slice(1), title: page.heading })),
    ...(await Promise.all(calculators)),
  ]
}
