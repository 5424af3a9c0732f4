import { figuresOf } from '#calculators/kernel/report.ts'
import { describe, expect, test } from 'vitest'
import type { Report, Table } from '#calculators/kernel/report.ts'
import { figure, reportWith } from '#calculators/kernel/testing.ts'
import { deflate } from '#site/calculator/state/deflate.ts'
import { canDeflate, horizonOf } from '#site/calculator/state/horizon.ts'

const table: Table = {
  key: 'jaren',
  title: 'Jaren',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'number' },
    { key: 'inleg', label: 'Inleg', unit: 'euro', total: true, formula: '{jaar}*100' },
    { key: 'saldo', label: 'Saldo', unit: 'euro' },
    { key: 'rente', label: 'Rente', unit: 'percent' },
  ],
  rows: [
    [1, 102, 102, 0.02],
    [2, 104.04, 208.08, 0.02],
  ],
  groups: [{ cells: ['samen', 206.04, 208.08, 0.02], size: 2 }],
  inYears: [1, 2],
}
const nominal = reportWith({
  headline: figure('eind', 'Eindbedrag', 104.04, 'euro', { inYears: 2 }),
  sentence: 'Na 2 jaar heb je **€ 104,04**.',
  key: [
    figure('nu', 'Nu', 50),
    figure('later', 'Later', 102, 'euro', { inYears: 1 }),
    figure('tarief', 'Tarief', 0.02, 'percent', { inYears: 2 }),
  ],
  charts: [
    {
      kind: 'line',
      key: 'verloop',
      title: 'Verloop',
      sentence: 'Nominaal.',
      x: { label: 'Jaar', values: [1, 2] },
      y: { unit: 'euro' },
      series: [
        { key: 's', label: 'Saldo', values: [102, null] },
        { key: 'r', label: 'In euro’s van vandaag', values: [100, 100], ofToday: true },
      ],
      inYears: [1, 2],
    },
    {
      kind: 'fan',
      key: 'waaier',
      title: 'Waaier',
      sentence: 'Nominaal.',
      x: { label: 'Jaar', values: [1] },
      y: { unit: 'euro0' },
      middle: { key: 'm', label: 'Midden', values: [102] },
      bands: [{ label: 'band', low: [51], high: [204] }],
      inYears: [1],
    },
    {
      kind: 'bar',
      key: 'staven',
      title: 'Staven',
      sentence: 'Nominaal.',
      categories: ['Zonder kosten', 'Met kosten'],
      y: { unit: 'euro0' },
      series: [{ key: 'e', label: 'Eindbedrag', values: [208.08, 104.04] }],
      inYears: [2, 2],
    },
  ],
  tables: [table],
  inflation: 0.02,
})

/** Every amount says when it falls. */
const whole = (one: Report): Report => ({ ...one, key: one.key.map((each) => ({ inYears: 0, ...each })) })

describe('euros of today', () => {
  const real = deflate(nominal)

  test('headline, figures, charts and tables stand on the same basis', () => {
    expect(real.headline.value).toBeCloseTo(100, 10)
    expect(
      figuresOf(real)
        .slice(1)
        .map((one) => one.value),
    ).toEqual([50, 100, 0.02])
    const [line, fan, bars] = real.charts
    expect(line?.kind === 'line' && line.series[0]?.values).toEqual([100, null])
    expect(line?.kind === 'line' && line.series[1]?.values, 'already in euros of today').toEqual([100, 100])
    expect(fan?.kind === 'fan' && [fan.middle.values[0], fan.bands[0]?.low[0], fan.bands[0]?.high[0]]).toEqual([
      100, 50, 200,
    ])
    const [free = 0, own = 0] = bars?.kind === 'bar' ? (bars.series[0]?.values.map(Number) ?? []) : []
    expect(free).toBeCloseTo(200, 10)
    expect(own).toBeCloseTo(100, 10)
    expect(real.tables[0]?.rows[1]?.[2]).toBeCloseTo(200, 10)
    expect(real.tables[0]?.rows[1]?.[3]).toBe(0.02)
  })

  test('a summed group stays the sum of its rows, a balance follows its last row', () => {
    const cells = real.tables[0]?.groups?.[0]?.cells
    expect(cells?.[1]).toBeCloseTo(100 + 100, 10)
    expect(cells?.[2]).toBeCloseTo(200, 10)
  })

  test('the sentence names the basis and formulas of then are left out', () => {
    expect(real.sentence).toContain('in euro’s van vandaag, bij 2 % inflatie per jaar'.replace(' %', '\u00a0%'))
    expect(real.sentence).toContain('€\u00a0100,00')
    expect(real.charts[0]?.sentence).toContain('in euro’s van vandaag')
    expect(real.tables[0]?.columns.some((column) => column.formula !== undefined)).toBe(false)
  })

  test('the switch appears past three years, and only with an inflation', () => {
    expect(horizonOf(nominal)).toBe(2)
    expect(canDeflate(nominal)).toBe(false)
    const further = whole({ ...nominal, headline: { ...nominal.headline, inYears: 3.5 } })
    expect(canDeflate(further)).toBe(true)
    expect(canDeflate({ ...further, inflation: undefined })).toBe(false)
  })

  test('all or none: one amount that cannot move along takes the switch away', () => {
    const further = whole({ ...nominal, headline: { ...nominal.headline, inYears: 20 } })
    expect(canDeflate(further)).toBe(true)
    expect(canDeflate({ ...further, key: [figure('inleg', 'Inleg', 41_000)] })).toBe(false)
    expect(canDeflate({ ...further, tables: [{ ...table, inYears: undefined }] })).toBe(false)
    const parts = { kind: 'dots', key: 'd', title: 'D', sentence: 'S.', y: { unit: 'euro' }, parts: [] } as const
    expect(canDeflate({ ...further, charts: [parts] })).toBe(false)
  })

  test('the parts add up: what was paid in and what it brought are the end amount, in both kinds of euros', () => {
    const years = [1, 2, 3, 4, 5]
    const paidIn = years.map((year) => year * 1000)
    const balance = years.map((year) => paidIn.slice(0, year).reduce((sum) => sum * 1.05 + 1000, 0))
    const end = balance[4] ?? 0
    const paidInToday = years.reduce((sum, year) => sum + 1000 / 1.02 ** year, 0)
    const real = deflate(
      reportWith({
        headline: figure('eind', 'Eindbedrag', end, 'euro', { inYears: 5 }),
        sentence: 'S.',
        key: [
          figure('inleg', 'Inleg', 5000, 'euro', { ofToday: paidInToday }),
          figure('opbrengst', 'Opbrengst', end - 5000, 'euro', { ofToday: end / 1.02 ** 5 - paidInToday }),
        ],
        charts: [
          {
            kind: 'line',
            key: 'verloop',
            title: 'T',
            sentence: 'S.',
            x: { label: 'Jaar', values: years },
            y: { unit: 'euro' },
            series: [
              { key: 'inleg', label: 'Inleg', values: paidIn, running: true },
              { key: 'saldo', label: 'Saldo', values: balance },
            ],
            inYears: years,
          },
        ],
        tables: [
          {
            key: 't',
            title: 'T',
            columns: [
              { key: 'jaar', label: 'Jaar', unit: 'number' },
              { key: 'gestort', label: 'Gestort', unit: 'euro', total: true },
              { key: 'samen', label: 'Samen gestort', unit: 'euro', running: true },
            ],
            rows: years.map((year) => [year, 1000, year * 1000]),
            inYears: years,
          },
        ],
        inflation: 0.02,
      }),
    )
    expect(canDeflate(real)).toBe(true)
    const value = (index: number) => Number(real.key[index]?.value)
    expect(value(0) + value(1)).toBeCloseTo(Number(real.headline.value), 8)
    const chart = real.charts[0]
    const last = (index: number) => (chart?.kind === 'line' ? (chart.series[index]?.values.at(-1) ?? 0) : 0)
    expect(last(0)).toBeCloseTo(value(0), 8)
    expect(last(1)).toBeCloseTo(Number(real.headline.value), 8)
    const deposits = real.tables[0]?.rows.reduce((sum, row) => sum + Number(row[1]), 0)
    expect(deposits).toBeCloseTo(value(0), 8)
    expect(real.tables[0]?.rows[4]?.[2]).toBeCloseTo(value(0), 8)
  })
})
