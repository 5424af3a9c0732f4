import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import type { LineChart } from '#calculators/kernel/chart.ts'
import { levelChart } from './tell-levels.ts'

const level = (series: string, month: string, rate: number) => ({ series, month, rate, source: 'proef' })
const market = (...levels: ReturnType<typeof level>[]) => ({ ...builtInMarket, levels })

describe('the market through the years', () => {
  test('a level holds until the next one, and is unknown before the first', () => {
    const chart = levelChart(
      market(
        level('olo_10j', '2024-05', 0.03),
        level('olo_10j', '2023-11', 0.02),
        level('woonkrediet_vast_20j_barometer', '2024-03', 0.035),
        level('woonkrediet_vast_20j_barometer', '2024-08', 0.031),
      ),
    ) as LineChart
    expect(chart.x.values).toEqual(['2023-12', '2024-03', '2024-06', '2024-09'])
    expect(chart.series.map(({ key, values }) => [key, values])).toEqual([
      ['woonkrediet_vast_20j_barometer', [null, 0.035, 0.035, 0.031]],
      ['olo_10j', [0.02, 0.02, 0.03, 0.03]],
    ])
    expect(chart.sentence).toContain('Van november 2023 tot augustus 2024.')
  })

  test('a level is forgotten after two years without a new one', () => {
    const chart = levelChart(market(level('olo_10j', '2020-03', 0.01), level('olo_10j', '2023-03', 0.03))) as LineChart
    expect(chart.series[0]?.values.filter((value) => value !== null)).toHaveLength(10)
  })

  test('one point is no history, and without history there is no chart', () => {
    expect(levelChart(market(level('olo_10j', '2024-05', 0.03)))).toBeNull()
    expect(levelChart(market())).toBeNull()
    expect(levelChart(builtInMarket)?.title).toBe('Het marktpeil door de jaren')
  })
})
