/** The outline of a chart as plain SVG shapes, without words: small enough for a card, bold enough for a share image. */
import type { Chart, Series, Tone } from '#calculators/kernel/chart.ts'
import { sceneOf } from '#site/charts/draw.ts'
import type { Mark } from '#site/charts/scene.ts'
import { grey, paleGrey, paleTax, tax } from '#site/preview/colours.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Ink = { readonly accent: string; readonly mid: string; readonly soft: string; readonly stroke: number }

/** So wide that the words take no room. */
const WITHOUT_WORDS = 4000

const round = (value: number) => Math.round(value * 10) / 10

function colourOf(name: string, { accent, mid, soft }: Ink): string {
  const tones: Readonly<Record<Tone, string>> = {
    main: accent,
    second: mid,
    third: mid,
    open: soft,
    tax,
    spared: paleTax,
    compare: grey,
    lost: paleGrey,
  }
  return tones[name.split(' ')[0] as Tone] ?? accent
}

const extent = (mark: Mark): readonly number[] => {
  switch (mark.kind) {
    case 'rect':
      return [mark.y, mark.y + mark.height]
    case 'dot':
      return [mark.y - mark.r, mark.y + mark.r]
    case 'path':
      return [...mark.d.matchAll(/[ V](-?[\d.]+)/g)].map((found) => Number(found[1]))
    default:
      return []
  }
}

/** A path of the scene in the box: thousandths across, pixels down. */
function pathIn(d: string, x: (value: number) => number, y: (value: number) => number): string {
  return d
    .replaceAll(
      /([ML])(-?[\d.]+) (-?[\d.]+)/g,
      (_, move: string, a: string, b: string) => `${move}${x(Number(a) / 1000)} ${y(Number(b))}`,
    )
    .replaceAll(/H(-?[\d.]+)V(-?[\d.]+)/g, (_, a: string, b: string) => `H${x(Number(a) / 1000)}V${y(Number(b))}`)
}

function shape(mark: Mark, x: (value: number) => number, y: (value: number) => number, ink: Ink): string {
  switch (mark.kind) {
    case 'rect': {
      if (mark.paint === 'frame') return ''
      const [left, top] = [x(mark.x), y(mark.y)]
      const [width, height] = [round(x(mark.x + mark.width) - left), round(y(mark.y + mark.height) - top)]
      const paint = mark.paint === 'hollow' ? `fill="none" stroke="${grey}"` : `fill="${colourOf(mark.paint, ink)}"`
      return height <= 0 ? '' : `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${paint}/>`
    }
    case 'dot':
      return `<circle cx="${mark.px === undefined ? x(mark.x) : x(mark.px / 286)}" cy="${y(mark.y)}" r="${ink.stroke}" fill="${colourOf(mark.paint, ink)}"/>`
    case 'path': {
      const [family = '', tone = ''] = mark.look.split(' ')
      const d = pathIn(mark.d, x, y)
      if (d === '') return ''
      if (family === 'area') return `<path d="${d}" fill="${tone === 'lens' ? ink.soft : colourOf(tone, ink)}"/>`
      return `<path d="${d}" fill="none" stroke="${colourOf(tone, ink)}" stroke-width="${ink.stroke}" stroke-linejoin="round" stroke-linecap="round"/>`
    }
    default:
      return ''
  }
}

/** Pages without a chart get a rising line. */
const RISING: Chart = {
  kind: 'area',
  key: 'a',
  title: '',
  sentence: '',
  x: { label: '', values: [0, 1, 2, 3, 4, 5] },
  y: { unit: 'number' },
  series: [{ key: 'a', label: '', values: [2, 3, 4.2, 5.6, 7.2, 9] }],
}

const MOST_POINTS = 32
const MOST_COLUMNS = 20

const some = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))] as T)

/** An outline needs few points: the image of a card stays about a kilobyte. */
function lighter(chart: Chart): Chart {
  if (chart.kind === 'columns')
    return { ...chart, columns: some(chart.columns, MOST_COLUMNS), line: undefined, marks: [] }
  if (chart.kind === 'dots') return { ...chart, parts: chart.parts.map((part) => ({ ...part, value: part.value / 5 })) }
  if (!('x' in chart)) return chart
  const thin = (one: Series): Series => ({ ...one, values: some(one.values, MOST_POINTS) })
  const x = { ...chart.x, values: some(chart.x.values, MOST_POINTS) }
  if (chart.kind !== 'fan') return { ...chart, x, series: chart.series.slice(0, 4).map(thin), marks: [] }
  const bands = chart.bands.map((band) => ({
    ...band,
    low: some(band.low, MOST_POINTS),
    high: some(band.high, MOST_POINTS),
  }))
  return { ...chart, x, middle: thin(chart.middle), bands, lines: chart.lines?.map(thin) }
}

export function drawChart(chart: Chart | undefined, box: Box, ink: Ink): string {
  const { marks } = sceneOf(lighter(chart ?? RISING), WITHOUT_WORDS)
  const ends = marks.flatMap(extent)
  const top = ends.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const bottom = ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const x = (value: number) => round(box.x + value * box.width)
  const y = (value: number) => round(box.y + ((value - top) / (bottom - top || 1)) * box.height)
  return marks.map((mark) => shape(mark, x, y, ink)).join('')
}
