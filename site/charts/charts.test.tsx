import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import type { Chart, LineChart } from '#calculators/kernel/chart.ts'
import { loadCalculator } from '#calculators/load.ts'
import { charts, line, money, stairs, years } from '#site/charts/chart-examples.ts'
import { ChartFigure } from '#site/charts/ChartFigure.tsx'
import { chartTable } from '#site/charts/data.ts'
import { sceneOf } from '#site/charts/draw.ts'
import { lineScene } from '#site/charts/kinds/lines.ts'
import { axisText, niceTicks, positions } from '#site/charts/scale.ts'
import { boxOf, meet, NARROW, pushApart, type Scene, type TextMark, WIDE, widthOf } from '#site/charts/scene.ts'

const texts = (scene: Scene): TextMark[] => scene.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))

/** Words that meet another one, or leave the picture, at the width the scene is laid out for. */
function clashes(scene: Scene, width: number): string[] {
  const words = texts(scene)
  return words.flatMap((one, index) => {
    const box = boxOf(one, width)
    const out = box.left < -1 || box.right > width + 1 || box.top < -3 || box.bottom > scene.height + 3
    const met = words.slice(index + 1).filter((other) => meet(box, boxOf(other, width), 0))
    return [
      ...(out ? [`"${one.text}" leaves the picture`] : []),
      ...met.map((other) => `"${one.text}" meets "${other.text}"`),
    ]
  })
}

const STRIKING: Partial<Record<Chart['kind'], readonly string[]>> = {
  columns: ['thread', 'dash', 'ink'],
  timeline: ['thread', 'ink'],
}

/** Words through which a line runs: a thread between bars in any picture, a level, a mark or today in some. */
function struck(chart: Chart, laidOut: number, width = laidOut): string[] {
  const scene = sceneOf(chart, laidOut)
  const looks = STRIKING[chart.kind] ?? ['thread']
  const lines = scene.marks.flatMap((mark) => (mark.kind === 'line' && looks.includes(mark.look) ? [mark] : []))
  return texts(scene).flatMap((word) => {
    const box = boxOf(word, width)
    const met = lines.some(
      ({ x1, x2, y1, y2 }) =>
        Math.min(x1, x2) * width < box.right - 2 &&
        Math.max(x1, x2) * width > box.left + 2 &&
        Math.min(y1, y2) < box.bottom - 4 &&
        Math.max(y1, y2) > box.top + 3,
    )
    return met ? [`a line runs through "${word.text}"`] : []
  })
}

describe('every kind of picture', () => {
  for (const [name, chart] of Object.entries(charts)) {
    const html = renderToStaticMarkup(<ChartFigure chart={chart} fileName="proef" />)

    test(`${name}: picture with a sentence, and a table with caption and row headers`, () => {
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

    test(`${name}: no word meets another or leaves the picture, narrow and wide`, () => {
      for (const width of [NARROW, WIDE]) expect(clashes(sceneOf(chart, width), width)).toEqual([])
    })
  }
})

describe('the pictures of every calculator', () => {
  for (const { category, slug } of catalogue) {
    test(`${slug}: one or two, in words that stand free, with all values in the table`, async () => {
      const outcome = runJson(await loadCalculator(category, slug), {}, { today: '2026-11-16', market: builtInMarket })
      if (outcome.status !== 'ok') throw new Error(outcome.status)
      const { charts: shown } = outcome.report
      expect(shown.length).toBeGreaterThanOrEqual(1)
      expect(shown.length).toBeLessThanOrEqual(2)
      for (const chart of shown) {
        for (const width of [NARROW, WIDE])
          expect([...clashes(sceneOf(chart, width), width), ...struck(chart, width)], chart.key).toEqual([])
        // The narrow one on a usual phone.
        if (chart.kind === 'timeline') expect(struck(chart, NARROW, 358), chart.key).toEqual([])
        expect(chart.sentence).toMatch(/\.$/)
        // In the dark what was pale is dark.
        expect(chart.sentence).not.toMatch(/\b(?:donker|bleek|licht)e?\b/i)
        const cells = chartTable(chart).rows.flat()
        for (const value of valuesOf(chart)) expect(cells).toContain(value)
      }
    })
  }
})

/** Every amount a picture of bars is drawn from; parts of one name in one bar are one cell. */
function valuesOf(chart: Chart): readonly number[] {
  switch (chart.kind) {
    case 'waterfall':
      return chart.bars.map(({ value }) => value)
    case 'split':
      return chart.rows.flatMap(({ parts }) => parts.map(({ value }) => value))
    case 'dots':
      return chart.parts.map(({ value }) => value)
    case 'columns':
      return [
        ...chart.columns.flatMap(({ parts }) => parts.map(({ value }) => value)),
        ...(chart.levels ?? []).map(({ value }) => value),
      ]
    case 'strips':
      return chart.strips.flatMap(({ parts }) => parts.map(({ value }) => value))
    default:
      return []
  }
}

describe('geometry', () => {
  const rects = (chart: Chart, width = WIDE) =>
    sceneOf(chart, width).marks.flatMap((mark) => (mark.kind === 'rect' && mark.paint !== 'frame' ? [mark] : []))

  test('a waterfall floats from total to total, and tax has its own colour', () => {
    const bars = rects(charts.waterfall!)
    const [gross, tax, net] = bars
    expect(tax?.paint).toBe('tax')
    expect((tax?.x ?? 0) + (tax?.width ?? 0)).toBeCloseTo((gross?.x ?? 0) + (gross?.width ?? 0), 6)
    expect(tax?.x).toBeCloseTo(net?.width ?? 0, 6)
  })

  test('the parts of a bar are as long as their share, and the magnifier spreads the last ones', () => {
    const [house, costs, duty] = rects(money)
    expect((house?.width ?? 0) / (costs?.width ?? 1)).toBeCloseTo(320_000 / 19_124, 0)
    expect(duty?.width).toBeCloseTo(6_400 / 19_124, 1)
    expect(sceneOf(money, NARROW).marks.some((mark) => mark.kind === 'path' && mark.look === 'area lens')).toBe(true)
  })

  test('a tax that each part pays is a minus under its own part, all on one line', () => {
    const heirs: Chart = {
      kind: 'split',
      key: 'erfgenamen',
      title: 'Wat elk krijgt',
      sentence: 'Van alles gaat een deel naar de belasting.',
      y: { unit: 'euro0' },
      rows: [
        {
          label: 'Erfenis',
          parts: [
            { label: 'Partner', value: 117_757, tone: 'third' },
            ...['Kind 1', 'Kind 2'].flatMap((label) => [
              { label, value: 92_463, tone: 'third' as const },
              { label: 'belasting', value: 3_602, tone: 'tax' as const },
            ]),
          ],
        },
      ],
    }
    const taxes = texts(sceneOf(heirs, NARROW)).filter(({ look }) => look === 'tax')
    expect(taxes.map(({ text }) => text)).toEqual(['− 3.602', '− 3.602'])
    expect(new Set(taxes.map(({ y }) => y)).size).toBe(1)
    expect(clashes(sceneOf(heirs, NARROW), NARROW)).toEqual([])
  })

  test('stairs are as wide as they last and stand on zero', () => {
    const [first, second, third] = rects(stairs)
    expect((third?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(4, 0)
    const feet = [first, second, third].map((one) => (one?.y ?? 0) + (one?.height ?? 0))
    expect(new Set(feet.map(Math.round)).size).toBe(1)
    expect((second?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(1920 / 2080, 2)
  })

  test('a step that is too narrow for its amount says it above, and no line runs through it', () => {
    const words = texts(sceneOf(stairs, NARROW)).map(({ text }) => text.replace('\u00a0', ' '))
    for (const amount of ['€ 2.080', '€ 1.920', '€ 1.496']) expect(words).toContain(amount)
    expect(struck(stairs, NARROW)).toEqual([])
  })

  test('parts below zero hang under the axis', () => {
    const scene = sceneOf(charts.calendar!, WIDE)
    const axis = scene.marks.find((mark) => mark.kind === 'line' && mark.look === 'axis')
    if (axis?.kind !== 'line') throw new Error('no axis')
    for (const rect of rects(charts.calendar!)) {
      if (rect.paint === 'compare') expect(rect.y).toBeCloseTo(axis.y1, 0)
      else expect(rect.y + rect.height).toBeCloseTo(axis.y1, 0)
    }
  })

  test('zero is on the axis of a line, however high the line runs', () => {
    const high: LineChart = {
      ...line('line'),
      series: [{ key: 'a', label: 'A', values: years.map((year) => 900 + year) }],
      marks: [],
    }
    const scene = lineScene(high, WIDE)
    const first = scene.readings(0)[0]?.y ?? 0
    expect(scene.bottom - first).toBeGreaterThan(100)
  })

  test('a stack reads out its own values and draws the sums', () => {
    const { readings } = lineScene(line('stacked'), WIDE)
    expect(readings(20).map(({ value }) => value)).toEqual([2000, 1200])
    expect(readings(20)[1]?.y).toBeLessThan(readings(20)[0]?.y ?? 0)
  })

  test('at most five words under an axis, and the dots are as many as the parts', () => {
    const { bottom, marks } = lineScene({ ...line('line'), marks: [] }, WIDE)
    expect(marks.filter((mark) => mark.kind === 'text' && mark.y > bottom).length).toBeLessThanOrEqual(5)
    const dots = sceneOf(charts.dots!, NARROW).marks.filter((mark) => mark.kind === 'dot')
    expect(dots.filter((dot) => dot.kind === 'dot' && dot.paint === 'ring')).toHaveLength(34)
    expect(dots).toHaveLength(102)
  })

  test('months under an axis are half or whole years', () => {
    const under = (label: string, last: number) => {
      const values = Array.from({ length: last + 1 }, (_, month) => month)
      const series = [{ key: 'a', label: 'A', values }]
      const { bottom, marks } = lineScene({ ...line('line'), marks: [], x: { label, values }, series }, WIDE)
      return marks.flatMap((mark) => (mark.kind === 'text' && mark.y > bottom ? [mark.text] : []))
    }
    expect(under('Maand', 36)).toEqual(['maand 0', 'maand 36', '12', '24'])
    expect(under('Maanden vanaf nu', 24)).toEqual(['nu', '24 maanden', '6', '12', '18'])
    // Below a year there are only months.
    expect(under('Maand', 8)).toEqual(['maand 0', 'maand 8', '2', '4', '6'])
  })

  test('the name of a line that ends low stands above the axis', async () => {
    const calculator = await loadCalculator('planning', 'fire-calculator')
    const rich = { vermogen: 2_000_000, uitgaven: 1_000, nettoInkomen: 1_000, planTot: 110 }
    const outcome = runJson(calculator, rich, { today: '2026-11-15', market: builtInMarket })
    const chart = outcome.status === 'ok' ? outcome.report.charts[0] : undefined
    if (chart?.kind !== 'line') throw new Error('no line')
    const scene = lineScene(chart, NARROW)
    const name = texts(scene).find(({ text }) => text === 'Nodig')
    expect(name?.y).toBeLessThan(scene.bottom)
  })

  test('rows that are as good as equal are in one frame with the words', () => {
    const scene = sceneOf(charts.strips!, NARROW)
    const frame = scene.marks.find((mark) => mark.kind === 'rect' && mark.paint === 'frame')
    if (frame?.kind !== 'rect') throw new Error('no frame')
    const inside = rects(charts.strips!, NARROW).filter(
      ({ y, height }) => y > frame.y && y + height < frame.y + frame.height,
    )
    expect(inside).toHaveLength(4)
    expect(texts(scene).some(({ text }) => text.startsWith('gelijke stand'))).toBe(true)
  })

  test('labels at one edge are pushed apart and stay within it', () => {
    const placed = pushApart(
      [
        { y: 10, height: 20 },
        { y: 12, height: 20 },
        { y: 90, height: 20 },
      ],
      0,
      100,
    )
    expect(placed.map(({ at }) => at)).toEqual([0, 20, 80])
    expect(widthOf('Wm')).toBeGreaterThan(widthOf('il'))
  })

  test('labels keep the order of their lines, however many lines of words each has', () => {
    const placed = pushApart(
      [
        { y: 10, height: 21, name: 'goed' },
        { y: 11, height: 38, name: 'midden' },
        { y: 12, height: 55, name: 'slecht' },
      ],
      0,
      200,
    )
    expect(placed.map(({ name }) => name)).toEqual(['goed', 'midden', 'slecht'])
  })

  test('the only point of a line or a stack fills the picture, and has no hint to point at it', () => {
    for (const kind of ['line', 'step', 'area', 'stacked'] as const) {
      const full = line(kind)
      const one: LineChart = {
        ...full,
        x: { label: 'Jaar', values: [1] },
        series: full.series.map((series) => ({ ...series, values: [500] })),
        marks: [],
      }
      const paths = sceneOf(one, NARROW).marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d] : []))
      expect(paths.length).toBeGreaterThan(0)
      for (const path of paths) expect(path).toMatch(/^M0 [\d.]+(?:L|H)[1-9]/)
      expect(renderToStaticMarkup(<ChartFigure chart={one} fileName="proef" />)).not.toContain('Wijs een punt aan')
    }
  })

  test('a tax is red wherever its amount stands', () => {
    const [width, scene] = [
      NARROW,
      sceneOf(
        {
          key: 'netto',
          title: 'Van bruto naar netto',
          sentence: 'Een zin.',
          kind: 'waterfall',
          y: { unit: 'euro' },
          bars: [
            { label: 'Bruto', value: 3_400, total: true },
            { label: 'Solidariteitsbijdrage', value: -444.38, tone: 'tax' },
            { label: 'Bevrijdende belasting', value: -206.89, tone: 'tax' },
            { label: 'Netto', value: 2_748.73, total: true },
          ],
        },
        NARROW,
      ),
    ]
    expect(clashes(scene, width)).toEqual([])
    for (const said of ['444,38', '206,89'])
      expect(texts(scene).find(({ text }) => text.includes(said))?.look).toBe('tax')
  })
})

describe('axes', () => {
  test('ticks are round and cover the values', () => {
    expect(niceTicks({ min: 0, max: 97 })).toEqual([0, 25, 50, 75, 100])
    expect(niceTicks({ min: -30, max: 180 })).toEqual([-100, 0, 100, 200])
    expect(niceTicks({ min: 0.013, max: 0.041 })).toEqual([0.01, 0.02, 0.03, 0.04, 0.05])
  })

  test('labels are whole amounts with their unit', () => {
    expect(axisText(250_000, 'euro', 50_000)).toBe('€\u00a0250.000')
    expect(axisText(1_250_000, 'euro', 250_000)).toBe('€\u00a01.250.000')
    expect(axisText(0, 'euro', 250_000)).toBe('€\u00a00')
    expect(axisText(25, 'years', 5)).toBe('25\u00a0jaar')
    expect(axisText(0.035, 'percent', 0.005)).toBe('3,5\u00a0%')
  })

  test('numbers and dates keep their distances, words stand at equal distances', () => {
    expect(positions([0, 1, 3, 4])).toEqual([0, 0.25, 0.75, 1])
    expect(positions(['a', 'b', 'c'])).toEqual([0, 0.5, 1])
    expect(positions(['2026-01-01', '2026-01-11', '2026-01-21'])).toEqual([0, 0.5, 1])
    expect(positions([7])).toEqual([0.5])
  })

  test('the words of two marks close together stand on two lines', () => {
    const chart: LineChart = {
      ...line('line'),
      marks: [
        { x: 10, label: 'stoppen' },
        { x: 11, label: 'pensioen' },
      ],
    }
    const marks = texts(sceneOf(chart, NARROW)).filter(({ text }) => text === 'stoppen' || text === 'pensioen')
    expect(new Set(marks.map(({ y }) => y)).size).toBe(2)
  })

  test('a rate under the axis is a percentage, a year has no dot', () => {
    const rates: LineChart = {
      ...line('line'),
      x: { label: 'Rente', values: [0.00296, 0.02296, 0.04296], unit: 'percent' },
      series: [{ key: 'a', label: 'A', values: [1, 2, 3] }],
      marks: [],
    }
    expect(texts(sceneOf(rates, WIDE)).map(({ text }) => text)).toContain('0,3\u00a0%')
    const dated: LineChart = { ...rates, x: { label: 'Jaar', values: [2024, 2025, 2026] } }
    expect(texts(sceneOf(dated, WIDE)).map(({ text }) => text)).toContain('2024')
  })
})

test('lines of nothing but zero are named within the picture', () => {
  const { series, ...rest } = line('step')
  const flat = {
    ...rest,
    series: ['Niets betalen', 'Alleen rente betalen', 'Meteen ook kapitaal'].map((label) => ({
      ...series[0]!,
      key: label,
      label,
      values: series[0]!.values.map(() => 0),
    })),
  }
  for (const width of [NARROW, WIDE]) expect(clashes(sceneOf(flat, width), width)).toEqual([])
})

test('a line chart becomes a row per point with a column per series', () => {
  const table = chartTable(line('line'))
  expect(table.rows).toHaveLength(21)
  expect(table.rows[5]).toEqual(['5', 500, 300])
})

test('a fan of what one pays has its bad end above, one of what one owns its good end', () => {
  const fan = {
    kind: 'fan',
    key: 'waaier',
    title: 'Waaier',
    sentence: 'Een waaier.',
    x: { label: 'Jaar', values: [1, 2, 3] },
    y: { unit: 'euro0' },
    middle: { key: 'midden', label: 'Midden', values: [100, 100, 100] },
    bands: [{ label: 'Band', low: [100, 80, 60], high: [100, 120, 140] }],
  } as const satisfies Chart
  const above = (chart: Chart) => {
    const words = texts(sceneOf(chart, WIDE))
    const at = (word: string) => words.find(({ text }) => text.startsWith(word))?.y ?? Number.NaN
    return at('goed') < at('slecht') ? 'goed' : 'slecht'
  }
  expect(above(fan)).toBe('goed')
  expect(above({ ...fan, lowIsGood: true })).toBe('slecht')
})
