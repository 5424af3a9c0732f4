/** From a chart to its picture, for a width. Pure, so the server draws it too. */
import type { BarChart, Chart } from '#calculators/kernel/chart.ts'
import { columnsScene, uprightBarScene } from '#site/charts/kinds/columns.ts'
import { dotsScene } from '#site/charts/kinds/dots.ts'
import { lineScene } from '#site/charts/kinds/lines.ts'
import { splitScene, stackedBarScene } from '#site/charts/kinds/split.ts'
import { barScene, stripsScene, waterfallScene } from '#site/charts/kinds/strips.ts'
import { timelineScene } from '#site/charts/kinds/timeline.ts'
import type { Scene } from '#site/charts/scene.ts'

/** Bars over many short names (years, months) stand upright; the others lie down, so that names fit. */
const isUpright = ({ categories, series, stacked }: BarChart) =>
  categories.length > 8 && categories.every((name) => name.length <= 8) && (stacked === true || series.length === 1)

export function sceneOf(chart: Chart, width: number): Scene {
  switch (chart.kind) {
    case 'bar':
      if (isUpright(chart)) return uprightBarScene(chart, width)
      return chart.stacked && chart.series.length > 1 ? stackedBarScene(chart, width) : barScene(chart, width)
    case 'waterfall':
      return waterfallScene(chart, width)
    case 'timeline':
      return timelineScene(chart, width)
    case 'strips':
      return stripsScene(chart, width)
    case 'split':
      return splitScene(chart, width)
    case 'columns':
      return columnsScene(chart, width)
    case 'dots':
      return dotsScene(chart, width)
    default:
      return lineScene(chart, width)
  }
}
