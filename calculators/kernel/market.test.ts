import { checkedText } from '#calculators/kernel/format.ts'
import { expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { latestLevel, medianRate, type Offer, STALE_AFTER_DAYS } from '#calculators/kernel/market.ts'
import { addDays } from '#finance/dates.ts'

test('a rate that was checked too long ago says that it may be out of date', () => {
  const checkedOn = '2026-03-01'
  expect(checkedText(checkedOn, addDays(checkedOn, STALE_AFTER_DAYS))).toBe('01/03/2026')
  expect(checkedText(checkedOn, addDays(checkedOn, STALE_AFTER_DAYS + 1))).toBe('01/03/2026 (mogelijk verouderd)')
})

test('the newest level of a series counts, whatever the order of the list; of an unknown one there is none', () => {
  const level = (series: string, month: string, rate: number) => ({ series, month, rate, source: '' })
  const levels = [level('woon', '2026-08', 0.031), level('woon', '2026-09', 0.032), level('woon', '2026-07', 0.03)]
  const market = { ...builtInMarket, levels: [...levels, level('auto', '2026-10', 0.04)] }
  expect(latestLevel(market, 'woon')?.rate).toBe(0.032)
  expect(latestLevel(market, 'boot')).toBeNull()
})

test('the middle of what is offered: one rate, or the mean of the two in the middle; unknown rates do not count', () => {
  const middle = (...rates: readonly (number | null)[]) =>
    medianRate(
      rates.map((rate) => ({ rate }) as Offer),
      ({ rate }) => rate,
    )
  expect(middle(0.05, 0.01, 0.02)).toBe(0.02)
  expect(middle(0.04, 0.01, 0.02, 0.09)).toBe(0.03)
  expect(middle(null, 0.02, null)).toBe(0.02)
  expect([middle(), middle(null)]).toEqual([null, null])
})
