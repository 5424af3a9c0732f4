import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import { historicBand, historyYears } from '#calculators/common/history.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { startValues } from '#calculators/kernel/read.ts'
import { portableLog } from '#finance/random.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import calculator from './calculator.ts'
import type { Values } from './inputs.ts'
import { fansOf, grown } from './model.ts'
import { planOf } from './solve.ts'

const calm = { volatiliteit: 0, kosten: 0, belasting: false }
const amount = fc.integer({ min: 1, max: 100_000 })
const rate = fc.integer({ min: -400, max: 1500 }).map((points) => points / 100)
const years = fc.integer({ min: 1, max: 12 })

describe('beleggingsrente-calculator', () => {
  test('a market that grows steadily gives its own rate back as return', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1000 }), rate, years, (startbedrag, perMaand, rendement, duur) => {
        const result = reportFor(calculator, { ...calm, startbedrag, perMaand, rendement, duur })
        // The end amount is rounded to the cent; on one euro that moves the return.
        expect(Math.abs(numberOf(result, 'rendementMediaan') - rendement)).toBeLessThanOrEqual(1 / startbedrag + 1e-4)
      }),
      { numRuns: 30 },
    )
  })

  test('the value of all payments at that return is nothing', () => {
    const result = reportFor(calculator, { startbedrag: 5000, perMaand: 100, duur: 8 })
    const growth = 1 + numberOf(result, 'rendementMediaan') / 100
    let value = 5000
    for (let month = 0; month < 96; month++) value = (value + 100) * growth ** (1 / 12)
    expect(value).toBeCloseTo(numberOf(result, 'nettoMediaan'), 1)
  })

  test('ten times the money gives ten times the outcome and the same return', () => {
    const one = reportFor(calculator, { startbedrag: 1000, perMaand: 50, duur: 10, belasting: false })
    const ten = reportFor(calculator, { startbedrag: 10_000, perMaand: 500, duur: 10, belasting: false })
    expect(numberOf(ten, 'mediaan') / numberOf(one, 'mediaan')).toBeCloseTo(10, 4)
    expect(numberOf(ten, 'rendementMediaan')).toBeCloseTo(numberOf(one, 'rendementMediaan'), 4)
    expect(numberOf(ten, 'kansOnderInleg')).toBe(numberOf(one, 'kansOnderInleg'))
  })

  test('the same number of the chance series gives exactly the same figures, on any machine', () => {
    const result = reportFor(calculator, { startbedrag: 10_000, perMaand: 0, duur: 20, belasting: false, kosten: 0 })
    const plan = planOf(startValues(calculator.inputs, openEnv(situation())) as Values)
    const middle = (seed: number) => fansOf([{ ...plan, seed }])[0]?.rows.at(-1)?.[2]
    expect(middle(2)).not.toBe(middle(1))
    expect(middle(1)).toBe(middle(1))
    // Pinned and worked out in another language too: only arithmetic that every engine does alike is used.
    expect(numberOf(result, 'mediaan')).toBe(30_890.43)
  })

  test('outcomes are ordered, and more swings widen the fan', () => {
    fc.assert(
      fc.property(fc.constantFrom('defensief', 'neutraal', 'dynamisch'), years, (profiel, duur) => {
        const result = reportFor(calculator, { profiel, duur })
        expect(numberOf(result, 'nettoLaag')).toBeLessThanOrEqual(numberOf(result, 'nettoMediaan'))
        expect(numberOf(result, 'nettoMediaan')).toBeLessThanOrEqual(numberOf(result, 'nettoHoog'))
      }),
      { numRuns: 12 },
    )
    const spread = (volatiliteit: number) => {
      const result = reportFor(calculator, { volatiliteit, belasting: false })
      return numberOf(result, 'nettoHoog') - numberOf(result, 'nettoLaag')
    }
    expect(spread(20)).toBeGreaterThan(spread(10))
  })

  test('higher costs never end higher', () => {
    const at = (kosten: number) => numberOf(reportFor(calculator, { kosten }), 'mediaan')
    expect(at(1.5)).toBeLessThan(at(0.25))
    expect(numberOf(reportFor(calculator, { kosten: 1.5, kostenAnder: 1.5 }), 'kostenVerschil')).toBe(0)
  })

  test('no tax under the rules of 2025, and fewer paths for a long plan', () => {
    expect(
      numberOf(
        reportFor(calculator, { startbedrag: 1_000_000 }, situation('2026-11-15', '2025-12-31')),
        'meerwaardebelasting',
      ),
    ).toBe(0)
    expect(numberOf(reportFor(calculator, { duur: 20 }), 'paden')).toBe(10_000)
    expect(numberOf(reportFor(calculator, { duur: 50 }), 'paden')).toBe(4000)
  })

  test('nothing to invest is refused', () => {
    expect(errorsFor(calculator, { startbedrag: 0, perMaand: 0 }).startbedrag).toContain('bedrag')
  })

  test.each([
    [2.88, 1, 2245.15],
    [2.88, 3, 4845.52],
    [2.88, 5, 7599.89],
    [6.13, 5, 8357.96],
  ])(
    '7sur7 and Econostrum: 1.000 and 100 a month at %d %% a year, a twelfth a month, after %d years',
    (rate, years, expected) => {
      const yearly = 12 * portableLog(1 + rate / 1200)
      expect(Math.abs(grown({ start: 1000, monthly: 100, years, due: false }, yearly) - expected)).toBeLessThan(0.02)
    },
  )

  test('headline, band, chart and table tell one end value', () => {
    const report = reportFor(calculator, {})
    const fan = report.charts.find(({ key }) => key === 'waaier')
    const middle = fan?.kind === 'fan' ? fan.middle.values.at(-1) : null
    expect(middle).toBe(numberOf(report, 'nettoMediaan'))
    expect(report.tables[0]?.rows.at(-1)?.slice(1, 4)).toEqual([
      numberOf(report, 'nettoMediaan'),
      numberOf(report, 'nettoLaag'),
      numberOf(report, 'nettoHoog'),
    ])
  })

  test('history counts every period once, and is silent when there are too few', () => {
    const band = historicBand({ start: 1000, monthly: 0, years: 1, due: true, fee: 0 }, (value) => value)
    expect(band?.periods).toBe(historyYears.last - historyYears.first + 1)
    expect(band?.low).toBeLessThan(1000)
    expect(band?.middle).toBeGreaterThan(1050)
    expect(historicBand({ start: 1000, monthly: 0, years: 50, due: true, fee: 0 }, (value) => value)).toBeNull()
  })
})

test('outcomes as fifty dots that add up, and the same return every year named beside the middle', () => {
  const report = reportFor(calculator, {})
  const dots = report.charts[0]
  if (dots?.kind !== 'dots') throw new Error('no dots')
  expect(dots.parts.reduce((sum, { value }) => sum + value, 0)).toBe(50)
  // 6 % of fifty plans end below what was paid in.
  expect(dots.parts[0]?.value).toBe(3)
  // Without chance the middle is the steady plan.
  const calm = reportFor(calculator, { volatiliteit: 0 })
  expect(calm.steps.map(({ text }) => text).join(' ')).toContain(eur0(numberOf(calm, 'nettoMediaan')))
  expect(report.notices[0]?.text).toMatch(/gaven gemiddeld [\d,]+\u00a0%; wij rekenen met 7/)
})

test('a chance that rounds to nothing is not called nothing', () => {
  const plan = { startbedrag: 0, perMaand: 300, duur: 30, profiel: 'defensief' }
  expect(reportFor(calculator, plan).sentence).toContain('De kans op minder dan je inleg is kleiner dan 1\u00a0%.')
})

test('a plan that does not swing has one outcome, and nothing is paid in of nothing', () => {
  const told = (input: Record<string, unknown>) => {
    const { sentence, steps } = reportFor(calculator, input)
    return [sentence, ...steps.map(({ text }) => text)].join(' ')
  }
  const still = told({ volatiliteit: 0, perMaand: 0 })
  expect(still).not.toContain('tussen')
  expect(still).not.toContain('schommelingen')
  expect(still).not.toContain('keer €\u00a00')
  expect(told({ startbedrag: 0 })).not.toContain('€\u00a00 nu')
})

test('without the tax on gains nothing says that the amounts are after it', () => {
  const { assumptions, steps, excluded } = reportFor(calculator, { belasting: false })
  expect([...assumptions, ...steps.map(({ text }) => text)].join(' ')).not.toContain('meerwaardebelasting')
  expect(excluded).toContain('Meerwaardebelasting bij de verkoop.')
})
