import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Chart, LineChart } from '#calculators/kernel/report.ts'
import { ChartFigure } from '#site/charts/ChartFigure.tsx'
import { chartTable } from '#site/charts/data.ts'
import { placeLabels } from '#site/charts/labels.ts'
import { xyModel, type XYSource } from '#site/charts/model.ts'
import { rowModel } from '#site/charts/rows.ts'
import { axisText, domainOf, niceTicks, positions, xTicks } from '#site/charts/scale.ts'

const years = Array.from({ length: 21 }, (_, index) => index)
const line = (kind: LineChart['kind']): LineChart => ({
  kind,
  key: 'verloop',
  title: 'Verloop',
  sentence: 'Het saldo groeit tot **€ 2.000**.',
  x: { label: 'Jaar', values: years },
  y: { unit: 'euro' },
  series: [
    { key: 'saldo', label: 'Saldo', values: years.map((year) => year * 100) },
    { key: 'inleg', label: 'Ingelegd', values: years.map((year) => year * 60), dashed: true },
  ],
  marks: [{ x: 10, label: 'halfweg' }],
})

const base = { key: 'grafiek', title: 'Titel', sentence: 'Een zin.' }
const charts: readonly Chart[] = [
  line('line'),
  line('area'),
  line('stacked'),
  line('step'),
  {
    ...base,
    kind: 'bar',
    categories: ['A', 'B'],
    y: { unit: 'euro' },
    series: [{ key: 'een', label: 'Een', values: [5, -3] }],
  },
  {
    ...base,
    kind: 'bar',
    categories: ['A', 'B'],
    y: { unit: 'euro' },
    series: [
      { key: 'een', label: 'Een', values: [5, 3] },
      { key: 'twee', label: 'Twee', values: [1, null] },
    ],
  },
  {
    ...base,
    kind: 'bar',
    stacked: true,
    categories: ['A', 'B'],
    y: { unit: 'euro' },
    series: [
      { key: 'een', label: 'Een', values: [5, 3] },
      { key: 'twee', label: 'Twee', values: [1, 2] },
    ],
  },
  {
    ...base,
    kind: 'bar',
    categories: years.map((year) => String(2026 + year)),
    y: { unit: 'euro' },
    series: [{ key: 'een', label: 'Een', values: years }],
  },
  {
    ...base,
    kind: 'waterfall',
    y: { unit: 'euro' },
    bars: [
      { label: 'Bruto', value: 100, total: true },
      { label: 'Belasting', value: -30 },
      { label: 'Netto', value: 70, total: true },
    ],
  },
  {
    ...base,
    kind: 'donut',
    y: { unit: 'euro' },
    parts: [
      { label: 'Huur', value: 900 },
      { label: 'Eten', value: 0 },
      { label: 'Auto', value: 300 },
    ],
  },
  {
    ...base,
    kind: 'fan',
    x: { label: 'Jaar', values: years },
    y: { unit: 'euro0' },
    middle: { key: 'midden', label: 'Mediaan', values: years.map((year) => 1000 + year * 50) },
    bands: [
      {
        label: '10 tot 90 %',
        low: years.map((year) => 1000 - year * 20),
        high: years.map((year) => 1000 + year * 150),
      },
    ],
    lines: [{ key: 'inleg', label: 'Inleg', values: years.map((year) => year * 40) }],
  },
  {
    ...base,
    kind: 'timeline',
    from: '2026-01-01',
    to: '2027-12-31',
    today: '2026-11-15',
    bars: [{ label: 'Storting', from: '2026-03-01', to: '2027-03-01', filled: 0.7 }],
  },
]

describe('every kind of chart', () => {
  for (const chart of charts) {
    const html = renderToStaticMarkup(<ChartFigure chart={chart} fileName="proef" />)
    const name = `${chart.kind}${'stacked' in chart && chart.stacked ? ' stacked' : ''}`

    test(`A-06 ${name}: picture with a sentence, and a table with caption and row headers`, () => {
      expect(html).toContain('role="img"')
      expect(html).toMatch(/aria-label="[^"]+\."/)
      expect(html).toContain('<caption')
      expect(html).toContain('scope="col"')
      expect(html).toContain('scope="row"')
    })

    test(`${name}: is drawn on the server without style attributes, scripts or broken numbers`, () => {
      expect(html).not.toMatch(/\sstyle=/)
      expect(html).not.toContain('<script')
      expect(html).not.toMatch(/NaN|Infinity|undefined/)
      expect(html).toMatch(/<(path|rect|circle) /)
    })
  }

  test('A-07 lines differ by dash and fills by name, not by colour alone', () => {
    const html = renderToStaticMarkup(<ChartFigure chart={charts[0]!} fileName="proef" />)
    expect(html).toContain('curve-0')
    expect(html).toContain('curve-1 dashed')
    expect(html).toContain('>Saldo</text>')
    expect(html).toContain('>Ingelegd</text>')
  })
})

describe('axes', () => {
  test('ticks are round and cover the values', () => {
    expect(niceTicks({ min: 0, max: 97 })).toEqual([0, 25, 50, 75, 100])
    expect(niceTicks({ min: -30, max: 180 })).toEqual([-100, 0, 100, 200])
    expect(niceTicks({ min: 0.013, max: 0.041 })).toEqual([0.01, 0.02, 0.03, 0.04, 0.05])
  })

  test('a line that never moves gets an axis from zero, also when sums differ in their last digits', () => {
    const domain = domainOf([2913.84, 2913.8399999999997, 2913.84], false)
    expect(domain).toEqual({ min: 0, max: 2913.84 })
    expect(niceTicks(domain)).toEqual([0, 1000, 2000, 3000])
    expect(domainOf([0, 0], false)).toEqual({ min: 0, max: 1 })
    expect(domainOf([90, 100], false)).toEqual({ min: 90, max: 100 })
  })

  test('labels are whole amounts with their unit', () => {
    expect(axisText(250_000, 'euro', 50_000)).toBe('€\u00a0250.000')
    expect(axisText(1_250_000, 'euro', 250_000)).toBe('€\u00a01.250.000')
    expect(axisText(0, 'euro', 250_000)).toBe('€\u00a00')
    expect(axisText(20_000_000, 'euro', 5_000_000)).toBe('€\u00a020\u00a0mln')
    expect(axisText(25, 'years', 5)).toBe('25\u00a0jaar')
    expect(axisText(0.035, 'percent', 0.005)).toBe('3,5\u00a0%')
  })

  test('numbers and dates keep their distances, words stand at equal distances', () => {
    expect(positions([0, 1, 3, 4])).toEqual([0, 0.25, 0.75, 1])
    expect(positions(['a', 'b', 'c'])).toEqual([0, 0.5, 1])
    expect(positions(['2026-01-01', '2026-01-11', '2026-01-21'])).toEqual([0, 0.5, 1])
    expect(positions([7])).toEqual([0.5])
  })

  test('months are marked at whole years', () => {
    expect(
      xTicks(
        Array.from({ length: 121 }, (_, month) => month),
        'months',
      ).map((tick) => tick.label),
    ).toEqual([0, 2, 4, 6, 8, 10].map((years) => `${years}\u00a0jaar`))
  })
})

describe('an honest axis', () => {
  const line = (low: number): XYSource => ({
    kind: 'line',
    key: 'k',
    title: 'T',
    sentence: 'S.',
    x: { label: 'Leeftijd', values: [30, 40] },
    y: { unit: 'euro' },
    series: [{ key: 'a', label: 'A', values: [low, 500] }],
  })

  test('says where it begins when that is not zero, and what its x measures', () => {
    expect(xyModel(line(450)).cut).toContain('De as begint bij €\u00a0440')
    expect(xyModel(line(10)).cut).toBeNull()
    expect(xyModel(line(10)).xLabel).toBe('Leeftijd')
  })
})

describe('direct labels', () => {
  test('stand free of each other and of the lines', () => {
    const { placed, left } = placeLabels(
      [
        {
          series: 0,
          text: 'Boven',
          points: [
            [0, 20],
            [1, 30],
          ],
        },
        {
          series: 1,
          text: 'Onder',
          points: [
            [0, 200],
            [1, 210],
          ],
        },
      ],
      250,
    )
    expect(left).toEqual([])
    expect(Math.abs((placed[0]?.y ?? 0) - (placed[1]?.y ?? 0))).toBeGreaterThan(17)
  })

  test('a series without room goes to the legend', () => {
    const points: [number, number][] = [
      [0, 10],
      [1, 12],
    ]
    const lines = Array.from({ length: 9 }, (_, series) => ({
      series,
      text: `Een heel lange naam van reeks ${series}`,
      points,
    }))
    expect(placeLabels(lines, 40).left.length).toBeGreaterThan(0)
  })
})

describe('the numbers behind a chart', () => {
  test('a line chart becomes a row per point with a column per series', () => {
    const table = chartTable(line('line'))
    expect(table.rows).toHaveLength(21)
    expect(table.rows[5]).toEqual(['5', 500, 300])
  })

  test('a stack reads out its own values and draws the sums', () => {
    const model = xyModel(line('stacked'))
    expect(model.readings(20).map((reading) => reading.value)).toEqual([2000, 1200])
    expect(model.readings(20)[1]?.y).toBeLessThan(model.readings(20)[0]?.y ?? 0)
  })

  test('a waterfall floats from total to total', () => {
    const { rows } = rowModel({
      kind: 'waterfall',
      ...base,
      y: { unit: 'euro' },
      bars: [
        { label: 'Bruto', value: 100, total: true },
        { label: 'Min', value: -30 },
        { label: 'Netto', value: 70, total: true },
      ],
    })
    expect(rows[1]?.pieces[0]).toMatchObject({ from: 0.7, to: 1 })
    expect(rows[2]?.pieces[0]).toMatchObject({ from: 0, to: 0.7 })
  })
})

describe('words along the axes', () => {
  test('a rate on the horizontal axis is a percentage, not a fraction with fifteen decimals', () => {
    const labels = xTicks([0.002962950541557152, 0.022962950541557153, 0.04296295054155715], 'percent').map(
      (tick) => tick.label,
    )
    expect(labels).toEqual(['0,3\u00a0%', '2,3\u00a0%', '4,3\u00a0%'])
    expect(xTicks([2024, 2025, 2026], undefined).map((tick) => tick.label)).toEqual(['2024', '2025', '2026'])
    expect(xTicks([7500, 11_250, 15_000], 'number').map((tick) => tick.label)).toEqual(['7.500', '11.250', '15.000'])
  })

  test('the words of two marks close together turn away from each other', () => {
    const chart: LineChart = {
      ...line('line'),
      marks: [
        { x: 10, label: 'stoppen' },
        { x: 12, label: 'pensioen' },
      ],
    }
    const html = renderToStaticMarkup(<ChartFigure chart={chart} fileName="proef" />)
    expect(html).toMatch(/text-anchor="end">stoppen</)
    expect(html).toMatch(/text-anchor="start">pensioen</)
  })
})
