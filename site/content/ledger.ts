/** The small ledger on the home page: one worked default case per category, with its headline figure. */
import { categories, type Category } from '#calculators/kernel/meta.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { calculatorBySlug, calculatorPath } from '#site/content/categories.ts'
import { defaultCase } from '#site/content/default-case.ts'
import { featured } from '#site/content/home.ts'

export type LedgerLine = {
  readonly category: Category
  readonly path: string
  readonly title: string
  readonly label: string
  readonly value: string
}

const shown: Readonly<Record<Category, readonly string[]>> = {
  sparen: ['samengestelde-interest-berekenen', ...featured.sparen],
  lenen: featured.lenen,
  beleggen: featured.beleggen,
  planning: featured.planning,
}

async function lineOf(category: Category): Promise<LedgerLine | undefined> {
  const meta = shown[category].map((slug) => calculatorBySlug(slug)).find((found) => found !== undefined)
  if (!meta) return undefined
  const { headline } = (await defaultCase(meta)).report
  return {
    category,
    path: calculatorPath(meta),
    title: meta.breadcrumbTitle,
    label: headline.label,
    value: showFigure(headline),
  }
}

export async function ledgerLines(): Promise<readonly LedgerLine[]> {
  const lines = await Promise.all(categories.map(lineOf))
  return lines.filter((line) => line !== undefined)
}
