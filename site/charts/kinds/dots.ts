/** So many of so many, as dots. Pure. */
import type { DotsChart } from '#calculators/kernel/chart.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { type Mark, type Scene, wrapText } from '#site/charts/scene.ts'

const ACROSS = 20
const STEP = 14

export function dotsScene(chart: DotsChart, width: number): Scene {
  const marks: Mark[] = []
  let count = 0
  for (const { value, tone = 'main', hollow } of chart.parts) {
    for (let one = 0; one < Math.round(value); one++) {
      marks.push({
        kind: 'dot',
        x: 0,
        px: 7 + (count % ACROSS) * STEP,
        y: 8 + Math.floor(count / ACROSS) * STEP,
        r: 5,
        paint: hollow ? 'ring' : tone,
      })
      count++
    }
  }
  let y = 8 + Math.ceil(count / ACROSS) * STEP
  for (const { label, value, tone = 'main', hollow } of chart.parts) {
    const words = `${showCell(value, chart.y.unit)} ${label}`
    marks.push({ kind: 'dot', x: 0, px: 7, y: y + 11, r: 5, paint: hollow ? 'ring' : tone })
    for (const line of wrapText(words, width - 24, 'bold')) {
      marks.push({ kind: 'text', x: 0, dx: 20, y: y + 16, text: line, look: hollow ? 'plain' : 'bold' })
      y += 18
    }
    y += 2
  }
  return { height: y + 4, marks }
}
