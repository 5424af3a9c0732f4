import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'

const law2026 = openLaw('2026-11-15')

describe('reynderstaks', () => {
  const fund = { gain: 1000, bondShare: 0.4, boughtOn: '2020-01-01' }
  test('30 % on the bond part of the gain', () => {
    expect(reynderstaks(law2026, fund)).toEqual({ applies: true, interest: 400, tax: 120 })
  })
  test('more than 10 % for what was bought from 2018 on, more than 25 % before', () => {
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.1 }).applies).toBe(false)
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.11 }).applies).toBe(true)
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.2, boughtOn: '2017-12-31' }).applies).toBe(false)
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.26, boughtOn: '2017-12-31' }).applies).toBe(true)
  })
  test('the published interest part goes before the share, a loss is not taxed, full distribution is outside', () => {
    expect(reynderstaks(law2026, { ...fund, tisGain: 250 }).tax).toBe(75)
    expect(reynderstaks(law2026, { ...fund, gain: -500 }).tax).toBe(0)
    expect(reynderstaks(law2026, { ...fund, paysOutInterest: true }).tax).toBe(0)
  })
})
