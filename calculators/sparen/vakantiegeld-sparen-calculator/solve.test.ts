import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import holidayPay from '#calculators/planning/vakantiegeld-berekenen/calculator.ts'
import { roundCents } from '#finance/money.ts'
import calculator from './calculator.ts'

describe('vakantiegeld-sparen-calculator', () => {
  test('gross holiday pay is linear in the wage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (maandloon) => {
        expect(numberOf(reportFor(calculator, { maandloon }), 'bruto')).toBeCloseTo(maandloon * 0.92, 2)
        const jaarloon = maandloon * 12
        expect(numberOf(reportFor(calculator, { statuut: 'arbeider', jaarloon }), 'bruto')).toBeCloseTo(
          jaarloon * 1.08 * 0.1538,
          2,
        )
      }),
    )
  })

  test('the monthly amount reaches the goal and overshoots by less than a cent a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (cents, maandenTotVakantie) => {
          const report = reportFor(calculator, { vakantiebudget: cents / 100, maandenTotVakantie })
          const saved = numberOf(report, 'maandbedrag') * maandenTotVakantie
          const goal = numberOf(report, 'tekort')
          expect(saved).toBeGreaterThanOrEqual(goal - 1e-9)
          expect(saved - goal).toBeLessThan(maandenTotVakantie * 0.01 + 1e-9)
        },
      ),
    )
  })

  test('the calendar writes mrt for March, and is no picture of zeros when the holiday is saved already', () => {
    const calendar = (input: Readonly<Record<string, unknown>>) =>
      reportFor(calculator, input).charts.flatMap((chart) => (chart.kind === 'columns' ? [chart] : []))
    expect(calendar({ maandenTotVakantie: 12 })[0]?.columns.map(({ label }) => label)).toContain('mrt')
    expect(calendar({ vakantiebudget: 1_800, alGespaard: 1_800 })).toEqual([])
  })

  test('what goes to the holiday, what is left and what replaces wage add up to the net amount, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom({}, { vertrek: true }, { statuut: 'arbeider' }),
        (wage, deelVakantie, kind) => {
          const report = reportFor(calculator, { maandloon: wage, jaarloon: wage * 12, deelVakantie, ...kind })
          const parts = ['voorVakantie', 'over', 'loonvervanging'].map((key) => numberOf(report, key))
          expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(numberOf(report, 'netto'), 6)
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('with 22 working days a day of a wage of 3.000 euro is 136,36, of which 35 % is 47,73', () => {
    const day = numberOf(reportFor(calculator, { maandloon: 3000, werkdagen: 22 }), 'dagloon')
    expect(day).toBe(136.36)
    expect(roundCents(day * 0.35)).toBe(47.73)
  })

  test('it agrees with the page on holiday pay to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_200_000 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 4 }),
        (cents, gewerkteMaanden, kinderen) => {
          const maandloon = cents / 100
          const jaarloon = cents / 10
          const clerk = { maandloon, gewerkteMaanden, kinderen }
          for (const key of ['netto', 'bruto', 'rsz', 'bedrijfsvoorheffing']) {
            expect(numberOf(reportFor(calculator, clerk), key)).toBe(
              numberOf(reportFor(holidayPay, { situatie: 'bediende', ...clerk }), key),
            )
            expect(numberOf(reportFor(calculator, { statuut: 'arbeider', jaarloon }), key)).toBe(
              numberOf(reportFor(holidayPay, { situatie: 'arbeider', jaarloon }), key),
            )
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('without a wage the page asks for it and shows nothing of zero', () => {
    for (const input of [
      { maandloon: 0, vertrek: true },
      { statuut: 'arbeider', jaarloon: 0 },
    ]) {
      const { sentence, key, charts, tables, steps, notices } = reportFor(calculator, input)
      expect(sentence).toMatch(/^Vul je brutoloon in/)
      expect([key, charts, tables, steps, notices]).toEqual([[], [], [], [], []])
    }
  })

  test('a wage that nobody gave is called an example, and no holiday pay is no amount of zero', () => {
    expect(reportFor(calculator, { vakantiebudget: 2_500 }).sentence).toContain('op €\u00a03.200 (voorbeeld) bruto is')
    const { sentence, tables } = reportFor(calculator, { maandloon: 3_000, gewerkteMaanden: 0 })
    expect(sentence).toContain('Je krijgt nog geen dubbel vakantiegeld.')
    expect(tables.map(({ key }) => key)).toEqual(['verdeling'])
  })

  test('a budget below the holiday part needs no saving', () => {
    const report = reportFor(calculator, { vakantiebudget: 100 })
    expect(numberOf(report, 'maandbedrag')).toBe(0)
    expect(report.sentence).toContain('is betaald')
  })

  test('leaving pays 15,34 % of what was earned and warns about next year', () => {
    const report = reportFor(calculator, { maandloon: 3_000, vertrek: true })
    expect(numberOf(report, 'bruto')).toBe(5_522.4)
    expect(report.notices.some((notice) => notice.tone === 'warning')).toBe(true)
  })

  test('without holiday pay nothing comes after the holiday', () => {
    const soon = { vakantiebudget: 900, maandenTotVakantie: 2 }
    expect(reportFor(calculator, { ...soon, gewerkteMaanden: 0 }).sentence).not.toContain('na je vakantie')
    expect(reportFor(calculator, { ...soon, brutoloon: 2_850 }).sentence).toContain('pas in mei, na je vakantie')
  })

  test('holiday pay of zero is not drawn, and without a wage nothing is', () => {
    const drawn = (input: Readonly<Record<string, number>>) => reportFor(calculator, input).charts.map(({ key }) => key)
    expect(drawn({ gewerkteMaanden: 0 })).toEqual(['kalender'])
    expect(drawn({ brutoloon: 0 })).toEqual([])
  })
})

test('holiday pay that is not needed does not pay for the holiday', () => {
  const said = (alGespaard: number) => JSON.stringify(reportFor(calculator, { alGespaard }).steps)
  expect(said(5_000)).toContain('Je hebt al genoeg gespaard')
  expect(said(500)).toContain('Je vakantiegeld dekt')
})
