/** The picture on a calculator's card: the outline of its default chart. About a kilobyte, no words. */
import type { Category } from '#calculators/kernel/meta.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { palettes } from '#site/preview/colours.ts'
import { drawChart } from '#site/preview/draw.ts'

export function cardImage(category: Category, report: Report): string {
  const { accent, mid } = palettes[category]
  // Half-transparent, because the card behind it is light or dark.
  const ink = { accent, mid, soft: `${mid}55`, stroke: 2.5 }
  const shapes = drawChart(report.charts[0], { x: 24, y: 18, width: 272, height: 70 }, ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 104" width="320" height="104">${shapes}<path d="M24 88.5H296" stroke="${mid}" stroke-width="1"/></svg>`
}
