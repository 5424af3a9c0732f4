import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { latestLevel } from '#calculators/kernel/market.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { pageMarket } from '#site/calculator/state/props.ts'

describe('the market that travels with a page', () => {
  test.each(catalogue)(
    '$slug answers the same with the offers and levels it reads as with all of them',
    async (meta) => {
      const calculator = await loadCalculator(meta.category, meta.slug)
      const answer = (market: typeof builtInMarket) =>
        JSON.stringify(runJson(calculator, {}, { today: TEST_DAY, market }))
      expect(answer(pageMarket(meta, builtInMarket))).toBe(answer(builtInMarket))
    },
  )

  test('holds the kinds in `reads`, all kinds without it, and none where no rates are used', () => {
    const kinds = (meta: Parameters<typeof pageMarket>[0]) => [
      ...new Set(pageMarket(meta, builtInMarket).offers.map(({ type }) => type)),
    ]
    expect(kinds({ usesMarket: true, reads: ['termijnrekening'] })).toEqual(['termijnrekening'])
    expect(kinds({ usesMarket: true }).length).toBeGreaterThan(3)
    expect(kinds({ usesMarket: false })).toEqual([])
  })

  test('holds the newest level of the series that loans start from, and all of them where their course is shown', () => {
    const { levels } = pageMarket({ usesMarket: false }, builtInMarket)
    expect(levels.map((level) => level.series).toSorted()).toEqual([
      'woonkrediet_nieuw_meer_dan_10j_vast',
      'woonkrediet_vast_20j_barometer',
      'woonkrediet_vast_25j_barometer',
    ])
    for (const level of levels) expect(level).toEqual({ ...latestLevel(builtInMarket, level.series), source: '' })
    expect(pageMarket({ usesMarket: true, readsHistory: true }, builtInMarket).levels).toEqual(builtInMarket.levels)
  })

  test('the day of its rates is that of the offers it looks at, and empty without any', () => {
    const dayOf = (meta: Parameters<typeof pageMarket>[0]) => pageMarket(meta, builtInMarket).asOf
    expect(dayOf({ usesMarket: true, reads: ['spaarrekening'] })).toBe('2026-09-21')
    expect(dayOf({ usesMarket: true, reads: ['autolening', 'spaarrekening'] })).toBe('2026-02-01')
    expect(dayOf({ usesMarket: true, reads: [] })).toBe('')
  })
})
