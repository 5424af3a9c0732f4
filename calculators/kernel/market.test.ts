import { checkedText } from '#calculators/kernel/format.ts'
import { expect, test } from 'vitest'
import { STALE_AFTER_DAYS } from '#calculators/kernel/market.ts'
import { addDays } from '#finance/dates.ts'

test('a rate that was checked too long ago says that it may be out of date', () => {
  const checkedOn = '2026-03-01'
  expect(checkedText(checkedOn, addDays(checkedOn, STALE_AFTER_DAYS))).toBe('01/03/2026')
  expect(checkedText(checkedOn, addDays(checkedOn, STALE_AFTER_DAYS + 1))).toBe('01/03/2026 (mogelijk verouderd)')
})
