import { expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { vakantieUitkeringPerDag } from './vakantie-uitkering.ts'

test('youth and senior holidays: 65 % of the wage, at most 75,29 a day of benefit in March 2026', () => {
  const march = openLaw('2026-03-01')
  // Six days of benefit for five holidays.
  expect(vakantieUitkeringPerDag(march, 4_000)?.bruto).toBe(90.35)
  // 2.600 ÷ 26 = 100 a day; 65 % = 65; × 6/5 = 78, minus 10,09 %.
  expect(vakantieUitkeringPerDag(march, 2_600)).toMatchObject({ bruto: 78, netto: 70.13 })
  expect(vakantieUitkeringPerDag(openLaw('2025-01-01'), 2_600)).toBeNull()
})
