/** The outline of a chart as plain SVG shapes, without words: small enough for a card, bold enough for a share image. */
import type { Chart, Series } from '#calculators/kernel/report.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Ink = { readonly accent: string; readonly mid: string; readonly soft: string; readonly stroke: number }

const round = (value: number) => Math.round(value * 10) / 10
const MOST_POINTS = 40

function sampled(values: readonly (number | null)[]): number[] {
  const known = values.map((value) => value ?? 0)
  if (known.length <= MOST_POINTS) return known
  return Array.from(
    { length: MOST_POINTS },
    (_, index) => known[Math.round((index * (known.length - 1)) / (MOST_POINTS - 1))] ?? 0,
  )
}

type Scale = (value: number) => number

function scaleFor(values: readonly number[], box: Box): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const span = high - low || 1
  return (value) => round(box.y + box.height - ((value - low) / span) * box.height)
}

function points(values: readonly number[], box: Box, y: Scale): string[] {
  const last = Math.max(1, values.length - 1)
  return values.map((value, index) => `${round(box.x + (index / last) * box.width)} ${y(value)}`)
}

const line = (path: readonly string[], color: string, ink: Ink, dashed = false) =>
  `<path d="M${path.join('L')}" fill="none" stroke="${color}" stroke-width="${ink.stroke}" stroke-linejoin="round" stroke-linecap="round"${dashed ? ` stroke-dasharray="${ink.stroke * 3} ${ink.stroke * 2.4}"` : ''}/>`

const rect = (x: number, y: number, width: number, height: number, color: string) =>
  height <= 0
    ? ''
    : `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${color}"/>`

function lines(series: readonly Series[], box: Box, ink: Ink, filled: boolean): string {
  const data = series.slice(0, 3).map((one) => sampled(one.values))
  const y = scaleFor(data.flat(), box)
  const first = data[0]
  if (!first) return ''
  const path = points(first, box, y)
  const area = filled
    ? `<path d="M${box.x} ${y(0)}L${path.join('L')}L${box.x + box.width} ${y(0)}Z" fill="${ink.soft}"/>`
    : ''
  const rest = data.slice(1).map((values) => line(points(values, box, y), ink.mid, ink, true))
  return `${area}${rest.join('')}${line(path, ink.accent, ink)}`
}

function stackedLines(series: readonly Series[], box: Box, ink: Ink): string {
  const sums: number[][] = []
  for (const one of series) {
    const below = sums.at(-1)
    sums.push(sampled(one.values).map((value, index) => value + (below?.[index] ?? 0)))
  }
  const y = scaleFor(sums.flat(), box)
  const colors = [ink.accent, ink.mid, ink.soft, ink.mid]
  return sums
    .map((values, index) => ({ values, color: colors[index % colors.length] ?? ink.accent }))
    .toReversed()
    .map(
      ({ values, color }) =>
        `<path d="M${box.x} ${y(0)}L${points(values, box, y).join('L')}L${box.x + box.width} ${y(0)}Z" fill="${color}"/>`,
    )
    .join('')
}

function bars(groups: readonly (readonly number[])[], stacked: boolean, box: Box, ink: Ink): string {
  const colors = [ink.accent, ink.mid, ink.soft]
  const tops = stacked
    ? groups.map((group) => group.reduce((sum, value) => sum + Math.max(0, value), 0))
    : groups.flat()
  const y = scaleFor(tops, box)
  const slot = box.width / Math.max(1, groups.length)
  return groups
    .map((group, place) => {
      const x = box.x + place * slot + slot * 0.16
      const width = slot * 0.68
      let base = 0
      return group
        .map((value, index) => {
          const color = colors[index % colors.length] ?? ink.accent
          if (!stacked) {
            const part = width / group.length
            return rect(x + index * part, Math.min(y(value), y(0)), part * 0.94, Math.abs(y(0) - y(value)), color)
          }
          const from = base
          base += Math.max(0, value)
          return rect(x, y(base), width, y(from) - y(base), color)
        })
        .join('')
    })
    .join('')
}

function donut(values: readonly number[], box: Box, ink: Ink): string {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0) || 1
  const radius = box.height / 2 - ink.stroke * 3
  const around = 2 * Math.PI * radius
  const colors = [ink.accent, ink.mid, ink.soft]
  let from = 0
  return values
    .map((value, index) => {
      const part = (Math.max(0, value) / total) * around
      const turn = round((from / around) * 360 - 90)
      from += part
      const [cx, cy] = [round(box.x + box.width / 2), round(box.y + box.height / 2)]
      return `<circle cx="${cx}" cy="${cy}" r="${round(radius)}" fill="none" stroke="${colors[index % colors.length]}" stroke-width="${ink.stroke * 6}" stroke-dasharray="${round(part)} ${round(around - part)}" transform="rotate(${turn} ${cx} ${cy})"/>`
    })
    .join('')
}

export function drawChart(chart: Chart | undefined, box: Box, ink: Ink): string {
  switch (chart?.kind) {
    case 'line':
    case 'area':
    case 'step':
      return lines(chart.series, box, ink, true)
    case 'stacked':
      return stackedLines(chart.series, box, ink)
    case 'bar':
      return bars(
        chart.categories.slice(0, 12).map((_, index) => chart.series.slice(0, 3).map((one) => one.values[index] ?? 0)),
        chart.stacked ?? false,
        box,
        ink,
      )
    case 'waterfall':
      return bars(
        chart.bars.slice(0, 10).map((bar) => [Math.abs(bar.value)]),
        false,
        box,
        ink,
      )
    case 'donut':
      return donut(
        chart.parts.map((part) => part.value),
        box,
        ink,
      )
    case 'fan': {
      const band = chart.bands[0]
      const all = [...(band?.high ?? []), ...chart.middle.values.map((value) => value ?? 0)]
      const y = scaleFor(all, box)
      const top = points(sampled(band?.high ?? []), box, y)
      const bottom = points(sampled(band?.low ?? []), box, y).toReversed()
      const fan = band ? `<path d="M${[...top, ...bottom].join('L')}Z" fill="${ink.soft}"/>` : ''
      return `${fan}${line(points(sampled(chart.middle.values), box, y), ink.accent, ink)}`
    }
    case 'timeline': {
      const from = Date.parse(chart.from)
      const span = Date.parse(chart.to) - from || 1
      const slot = box.height / Math.max(1, Math.min(6, chart.bars.length))
      return chart.bars
        .slice(0, 6)
        .map((bar, index) => {
          const x = box.x + (Math.max(0, Date.parse(bar.from) - from) / span) * box.width
          const width = ((Date.parse(bar.to) - Math.max(from, Date.parse(bar.from))) / span) * box.width
          const y = box.y + index * slot + slot * 0.22
          return (
            rect(x, y, width, slot * 0.56, ink.mid) + rect(x, y, width * (bar.filled ?? 0), slot * 0.56, ink.accent)
          )
        })
        .join('')
    }
    default:
      return lines([{ key: 'a', label: '', values: [2, 3, 4.2, 5.6, 7.2, 9] }], box, ink, true)
  }
}
