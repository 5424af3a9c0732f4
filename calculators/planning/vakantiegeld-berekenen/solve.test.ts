import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const kind = fc.constantFrom('bediende', 'variabel', 'vertrek', 'arbeider')

describe('vakantiegeld-berekenen', () => {
  test('gross minus the deductions is net, whatever the situation', () => {
    fc.assert(
      fc.property(
        kind,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 5 }),
        (situatie, maandloon, kinderen) => {
          const report = reportFor(calculator, { situatie, maandloon, kinderen })
          const keys = ['rsz', 'bedrijfsvoorheffing', ...(situatie === 'arbeider' ? ['solidariteit'] : [])]
          const off = keys.map((key) => numberOf(report, key))
          expect(numberOf(report, 'netto')).toBeCloseTo(numberOf(report, 'bruto') - off.reduce((a, b) => a + b, 0), 6)
          expect(numberOf(report, 'netto')).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('months worked add up: seven and five months together are a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 10_000 }),
        fc.integer({ min: 0, max: 12 }),
        (maandloon, gewerkteMaanden) => {
          const of = (months: number) =>
            numberOf(reportFor(calculator, { maandloon, gewerkteMaanden: months }), 'bruto')
          expect(Math.abs(of(gewerkteMaanden) + of(12 - gewerkteMaanden) - of(12))).toBeLessThanOrEqual(0.011)
        },
      ),
    )
  })

  test('what the old employer paid is taken off, and never makes it negative', () => {
    const full = numberOf(reportFor(calculator, { maandloon: 3_000 }), 'bruto')
    expect(numberOf(reportFor(calculator, { maandloon: 3_000, alOntvangen: 1_000 }), 'bruto')).toBe(full - 1_000)
    expect(numberOf(reportFor(calculator, { maandloon: 3_000, alOntvangen: 9_000 }), 'bruto')).toBe(0)
  })

  test('the settlement of December pays what is left of single and double, never less than nothing', () => {
    const leaving = (input: object) => {
      const report = reportFor(calculator, { situatie: 'vertrek', jaarloon: 24_000, ...input })
      return [numberOf(report, 'vertrekEnkelBruto'), numberOf(report, 'bruto')]
    }
    expect(leaving({ enkelOntvangen: 1_840.8, dubbelOntvangen: 840.8 })).toEqual([0, 1_000])
    expect(leaving({ enkelOntvangen: 5_000, dubbelOntvangen: 5_000 })).toEqual([0, 0])
    expect(leaving({ jaarloon: 0, dubbelOntvangen: 10 })).toEqual([0, 0])
  })

  test('the line of your own yearly pay says what the answer says, also when you left in the middle of the year', () => {
    const report = reportFor(calculator, { situatie: 'vertrek', maandloon: 3_200, jaarloon: 18_000 })
    const own = report.tables[1]?.rows.find(([wage]) => wage === 18_000)
    expect(own?.slice(1)).toEqual([
      numberOf(report, 'netto'),
      numberOf(report, 'bruto'),
      numberOf(report, 'tarief') / 100,
    ])
  })

  test('whoever works part-time, and did last year, gets the double holiday pay of that wage', () => {
    expect(numberOf(reportFor(calculator, { maandloon: 1_550, tewerkstellingNu: 50 }), 'bruto')).toBe(1_426)
  })

  test('part-time last year halves the double holiday pay of a full-timer now', () => {
    const report = reportFor(calculator, { maandloon: 3_000, tewerkstellingVorigJaar: 50 })
    expect(numberOf(report, 'bruto')).toBe(1_380)
  })

  test('children at a low wage free a part from withholding', () => {
    const without = numberOf(reportFor(calculator, { maandloon: 2_300 }), 'bedrijfsvoorheffing')
    const three = reportFor(calculator, { maandloon: 2_300, kinderen: 3 })
    expect(numberOf(three, 'bedrijfsvoorheffing')).toBeLessThan(without)
    expect(three.notices.some((notice) => notice.tone === 'law')).toBe(true)
  })

  test('the scale of an older year applies when asked', () => {
    const of = (day: string) =>
      numberOf(reportFor(calculator, { maandloon: 2_860 }, situation('2026-11-15', day)), 'tarief')
    expect([of('2024-06-30'), of('2025-06-30'), of('2026-06-30')]).toEqual([36.34, 36.34, 36.34])
    const border = (day: string) =>
      numberOf(reportFor(calculator, { maandloon: 3_300 }, situation('2026-11-15', day)), 'tarief')
    expect([border('2024-06-30'), border('2026-06-30')]).toEqual([42.39, 39.37])
  })

  test('leaving with holidays left adds the part of last year, the double part only when it is not paid', () => {
    const left = (input: Record<string, unknown>) =>
      numberOf(
        reportFor(calculator, { situatie: 'vertrek', jaarloon: 0, loonVorigJaar: 30_000, dagenOver: 10, ...input }),
        'bruto',
      )
    // Half of 7,67 % of 30.000; then the whole double part on top.
    expect(left({})).toBe(1_150.5)
    expect(left({ dubbelBetaald: false })).toBe(1_150.5 + 2_301)
    expect(errorsFor(calculator, { situatie: 'vertrek', dagenOver: 21 }).dagenOver).toContain('20\u00a0dagen')
  })

  test('the border of the holiday fund follows the year and is doubted close by', () => {
    const of = (input: Record<string, unknown>, today = '2026-06-01') =>
      reportFor(calculator, { situatie: 'arbeider', jaarloon: 11_200, ...input }, situation(today))
    expect(numberOf(of({}), 'tarief')).toBe(17.16)
    expect(numberOf(of({}, '2025-06-01'), 'tarief')).toBe(23.22)
    expect(of({}).notices.some((notice) => notice.tone === 'warning')).toBe(true)
    expect(of({ jaarloon: 12_000 }).notices).toEqual([])
  })

  test('the cheque of a manual worker is 8 % single and 7,38 % double holiday pay', () => {
    const report = reportFor(calculator, { situatie: 'arbeider', jaarloon: 30_000 })
    expect(numberOf(report, 'enkelVakantiegeld')).toBe(2_592)
    expect(numberOf(report, 'dubbelVakantiegeld')).toBe(2_391.12)
  })

  test('holidays and the pay during them follow the months and the hours of last year', () => {
    const single = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { maandloon: 2_200, ...input }), 'enkelVakantiegeld')
    expect([12, 9, 6, 0].map((gewerkteMaanden) => single({ gewerkteMaanden }))).toEqual([2_000, 1_500, 1_000, 0])
    expect(single({ tewerkstellingVorigJaar: 50 })).toBe(1_000)
    const nine = reportFor(calculator, { gewerkteMaanden: 9 })
    expect(nine.steps[0]?.text).toContain('9/12')
  })

  test('zero pay and zero months give zero', () => {
    expect(numberOf(reportFor(calculator, { maandloon: 0 }), 'netto')).toBe(0)
    expect(numberOf(reportFor(calculator, { gewerkteMaanden: 0 }), 'netto')).toBe(0)
    expect(numberOf(reportFor(calculator, { situatie: 'arbeider', jaarloon: 0 }), 'netto')).toBe(0)
  })

  test('commission counts as monthly pay for the double holiday pay, also after a part of a year', () => {
    const of = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'bruto')
    for (const gewerkteMaanden of [3, 9, 12]) {
      const variable = of({ situatie: 'variabel', maandloon: 2_000, variabelLoon: 12_000, gewerkteMaanden })
      expect(variable).toBe(of({ maandloon: 3_000, gewerkteMaanden }))
    }
  })

  test('a starter hears of youth, senior and additional holidays; who worked a whole year does not', () => {
    const starter = reportFor(calculator, { gewerkteMaanden: 0 }, situation('2026-11-15'))
    expect(starter.sentence).toContain('nog geen dubbel vakantiegeld')
    expect(starter.notices.map(({ text }) => text).join(' ')).toMatch(
      /jeugdvakantie.*seniorvakantie.*aanvullende vakantie/u,
    )
    expect(reportFor(calculator, {}).notices.some(({ text }) => text.includes('jeugdvakantie'))).toBe(false)
  })
})

test('days not taken without the pay of last year count for nothing, which is said', () => {
  const said = (input: Record<string, unknown>) =>
    reportFor(calculator, { situatie: 'vertrek', jaarloon: 25_000, ...input }).notices.some(({ text }) =>
      text.startsWith('Vul ook je brutoloon van vorig jaar in'),
    )
  expect(said({ dagenOver: 5 })).toBe(true)
  expect(said({ dagenOver: 5, loonVorigJaar: 30_000 })).toBe(false)
  expect(said({})).toBe(false)
})

test('seven months give eleven days and two thirds, in the formula as well', () => {
  const report = reportFor(calculator, { maandloon: 2_800, gewerkteMaanden: 7 })
  // 20 × 7 ÷ 12 days of 2.800 ÷ 22.
  expect(report.steps.find(({ text }) => text.includes('1.484,85'))?.formula).toContain('× 11,6667 ÷ 22')
})

test('the assumptions are those of the situation', () => {
  const of = (situatie: string) => reportFor(calculator, { situatie }).assumptions.join(' ')
  expect(of('bediende')).toContain('keer je maandloon, na RSZ')
  expect(of('variabel')).toContain('plus je variabel loon')
  expect(of('vertrek')).not.toContain('Gelijkgestelde maanden')
})
