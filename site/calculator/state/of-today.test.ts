/** Calculators that offer euros of today: everything moves together, and the parts still add up. */
import { describe, expect, test } from 'vitest'
import plan from '#calculators/beleggen/beleggingsrente-calculator/calculator.ts'
import { figureByKey, type Report } from '#calculators/kernel/report.ts'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { deflate } from '#site/calculator/state/deflate.ts'
import { canDeflate } from '#site/calculator/state/horizon.ts'

const chartOf = (report: Report, key: string) => {
  const found = report.charts.find((chart) => chart.key === key)
  if (!found) throw new Error(`no chart ${key}`)
  return found
}

describe('beleggingsrente in euros of today', () => {
  const nominal = reportFor(plan, { startbedrag: 20_000, perMaand: 200, duur: 20, inflatie: 2 })
  const real = deflate(nominal)
  const value = (key: string) => numberOf(real, key)

  test('the switch is there past three years and stays away before', () => {
    expect(canDeflate(nominal)).toBe(true)
    expect(canDeflate(reportFor(plan, { duur: 3 }))).toBe(false)
  })

  test('what was paid in and what it brought are the end amount, and the answer is the figure of today', () => {
    expect(value('ingelegd') + value('winst')).toBeCloseTo(value('nettoMediaan'), 2)
    expect(value('nettoMediaan')).toBeCloseTo(numberOf(nominal, 'vandaag'), 2)
    expect(real.headline.key).toBe('nettoMediaan')
    expect(real.sentence).toContain('in euro’s van vandaag')
    // 20.000 now and 2.400 at the end of each of twenty years: 2.400 × (1 − 1,02^−20) / 0,02 = 39.243,44.
    expect(value('ingelegd')).toBeCloseTo(59_243.44, 2)
    expect(value('vandaag')).toBe(numberOf(nominal, 'vandaag'))
  })

  test('fan and tables end where the figures do', () => {
    const fan = chartOf(real, 'waaier')
    if (fan.kind !== 'fan') throw new Error('no fan')
    expect(fan.middle.values.at(-1)).toBeCloseTo(value('nettoMediaan'), 6)
    expect(fan.bands[0]?.low.at(-1)).toBeCloseTo(value('nettoLaag'), 6)
    expect(fan.bands[0]?.high.at(-1)).toBeCloseTo(value('nettoHoog'), 6)
    expect(fan.lines?.[0]?.values.at(-1)).toBeCloseTo(value('ingelegd'), 6)
    const last = real.tables[0]?.rows.at(-1)
    expect(last?.[1]).toBeCloseTo(value('nettoMediaan'), 6)
    expect(last?.[4]).toBeCloseTo(value('ingelegd'), 6)
    // The chance to end below what was paid in, in purchasing power, is that of not keeping up with prices.
    expect(figureByKey(real, 'kansOnderInleg')?.value).toBe(figureByKey(nominal, 'kansOnderInflatie')?.value)
    expect(value('kansOnderInleg')).toBeGreaterThan(numberOf(nominal, 'kansOnderInleg'))
  })
})
