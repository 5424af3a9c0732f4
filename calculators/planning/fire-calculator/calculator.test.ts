import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'
import { rateTest, runHistory, shareLasted } from './history.ts'
import { yearsToTarget } from './plan.ts'

const plain = { methode: 'klassiek', meerwaardebelasting: false }
const person = fc.record({
  geboortejaar: fc.integer({ min: 1970, max: 2004 }),
  nettoInkomen: fc.integer({ min: 1_500, max: 6_000 }),
  uitgaven: fc.integer({ min: 800, max: 3_500 }),
  vermogen: fc.integer({ min: 0, max: 400_000 }),
})
const yearsTo = (input: Record<string, unknown>) => {
  const years = valueOf(reportFor(calculator, input), 'jarenTotFire')
  return typeof years === 'number' ? years : Infinity
}

describe('fire-calculator', () => {
  test('M-41 the classic need is yearly spending divided by the withdrawal rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 8_000 }), fc.integer({ min: 20, max: 80 }), (uitgaven, tenths) => {
        const result = reportFor(calculator, { ...plain, uitgaven, opnamepercentage: tenths / 10 })
        const wanted = (uitgaven * 12) / (tenths / 1_000)
        expect(numberOf(result, 'fireGetal')).toBeCloseTo(wanted, 4)
        expect(Math.abs(numberOf(result, 'benodigdKapitaal') - wanted)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  test('M-41 without pension and taxes the two phases cost as much as the classic rule', () => {
    const two = reportFor(calculator, { pensioen: 0, socialeBijdragen: 0, meerwaardebelasting: false })
    expect(Math.abs(numberOf(two, 'benodigdKapitaal') - numberOf(two, 'fireGetal'))).toBeLessThanOrEqual(1)
  })

  test('M-41 all euros times k leaves the years unchanged', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 2, max: 5 }), (input, k) => {
        const small = { ...input, meerwaardebelasting: false, pensioen: 1_200, socialeBijdragen: 60 }
        const large = {
          ...small,
          nettoInkomen: input.nettoInkomen * k,
          uitgaven: input.uitgaven * k,
          vermogen: input.vermogen * k,
          pensioen: 1_200 * k,
          socialeBijdragen: 60 * k,
        }
        expect(yearsTo(large)).toBe(yearsTo(small))
      }),
      { numRuns: 30 },
    )
  })

  test('M-41 who is already there needs 0 years', () => {
    const result = reportFor(calculator, { vermogen: 2_000_000 })
    expect(numberOf(result, 'jarenTotFire')).toBe(0)
    expect(numberOf(result, 'fireLeeftijd')).toBe(34)
  })

  test('M-41 more savings never make it later', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 1, max: 1_000 }), (input, more) => {
        const maandelijksBelegd = Math.max(0, input.nettoInkomen - input.uitgaven)
        expect(yearsTo({ ...input, maandelijksBelegd: maandelijksBelegd + more })).toBeLessThanOrEqual(
          yearsTo({ ...input, maandelijksBelegd }),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('the parts of the need add up, and the bridge runs to the legal age', () => {
    const result = reportFor(calculator)
    const parts = ['brugKapitaal', 'laterKapitaal', 'belastingReserve'].map((key) => numberOf(result, key))
    expect(parts.reduce((a, b) => a + b, 0)).toBe(numberOf(result, 'benodigdKapitaal'))
    expect(numberOf(result, 'fireLeeftijd') + numberOf(result, 'brugJaren')).toBe(67)
    expect(numberOf(reportFor(calculator, { geboortejaar: 1962 }), 'pensioenleeftijd')).toBe(66)
  })

  test('fewer working years make the pension smaller, unless one chooses not to', () => {
    const scaled = numberOf(reportFor(calculator), 'pensioenBijStop')
    expect(scaled).toBeLessThan(1_700)
    expect(numberOf(reportFor(calculator, { pensioenVerminderen: false }), 'pensioenBijStop')).toBe(1_700)
  })

  test('tax on gains raises the need, two exemptions lower it again, and none is due on a gain below the exemption', () => {
    const need = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { uitgaven: 4_000, nettoInkomen: 8_000, ...input }), 'belastingReserve')
    expect(need({ meerwaardebelasting: false })).toBe(0)
    expect(need({})).toBeGreaterThan(0)
    expect(need({ personen: 2 })).toBeLessThan(need({}))
    const modest = reportFor(calculator, { uitgaven: 700, nettoInkomen: 1_500 })
    expect(numberOf(modest, 'belastingEersteJaar')).toBe(0)
  })

  test('barista income makes stopping possible earlier, and coast asks less than stopping now', () => {
    const normal = yearsTo({})
    expect(yearsTo({ type: 'barista' })).toBeLessThan(normal)
    const coast = reportFor(calculator, { type: 'coast', vermogen: 0, coastLeeftijd: 62 })
    expect(coast.headline.key).toBe('coastVanaf')
    expect(numberOf(coast, 'coastVanaf')).toBeLessThan(62)
  })

  test('reaching the coast number today means that saving may stop today', () => {
    const number = Math.ceil(numberOf(reportFor(calculator, { coastLeeftijd: 60 }), 'coastGetal'))
    const at = (vermogen: number) => valueOf(reportFor(calculator, { coastLeeftijd: 60, vermogen }), 'coastVanaf')
    expect(at(number)).toBe(34)
    expect(at(number - 2_000)).not.toBe(34)
  })

  test('history: withdrawing less never fails more, and nothing ever fails at 0 %', () => {
    const test = { span: 'alles', years: 30, stocks: 0.6, indexed: true } as const
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 30 }), (tenths, more) => {
        const low = rateTest(test, tenths / 1_000).share ?? 0
        const high = rateTest(test, (tenths + more) / 1_000).share ?? 0
        expect(high).toBeLessThanOrEqual(low)
      }),
    )
    expect(shareLasted(runHistory(test, 1, []))).toBe(1)
  })

  test('history: the balances of a window agree with whether it lasted', () => {
    const windows = runHistory({ span: 'trinity', years: 30, stocks: 1, indexed: true }, 100, Array(30).fill(6))
    expect(windows).toHaveLength(41)
    expect(windows[0]?.start).toBe(1926)
    for (const window of windows) expect(window.balances).toHaveLength(31)
    expect(windows.some((window) => !window.lasted && window.balances.at(-1) === 0)).toBe(true)
  })

  test('who spends everything is told so, and never stops before the plan ends when there is nothing', () => {
    const result = reportFor(calculator, { nettoInkomen: 1_500, uitgaven: 3_000, vermogen: 0 })
    expect(result.notices.some((notice) => notice.text.includes('zonder inleg'))).toBe(true)
    expect(valueOf(result, 'fireLeeftijd')).toBeNull()
    expect(result.sentence).toContain('niet stoppen')
  })

  test('a plan that ends before today is refused', () => {
    expect(errorsFor(calculator, { geboortejaar: 1950, planTot: 75 }).geboortejaar).toContain('76')
  })

  test('the formula for years agrees with saving year by year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1_000, max: 60_000 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 40 }),
        (start, perYear, percent, years) => {
          let capital = start
          for (let n = 0; n < years; n++) capital = capital * (1 + percent / 100) + perYear
          expect(yearsToTarget(capital, start, perYear, percent / 100)).toBeCloseTo(years, 6)
        },
      ),
    )
    expect(yearsToTarget(100, 0, 0, 0)).toBeNull()
    expect(yearsToTarget(100, 50, 0, -0.01)).toBeNull()
    expect(yearsToTarget(100, 150, 0, 0)).toBe(0)
  })

  test('lean is the same as spending a fifth less after stopping, and keeps the other variants as they are', () => {
    const lean = reportFor(calculator, { type: 'lean' })
    const less = reportFor(calculator, { uitgavenNaFire: 1_520 })
    expect(numberOf(lean, 'benodigdKapitaal')).toBe(numberOf(less, 'benodigdKapitaal'))
    expect(lean.tables[0]?.rows).toEqual(reportFor(calculator, {}).tables[0]?.rows)
    expect(lean.tables[0]?.rows[1]?.[2]).toBe(valueOf(lean, 'fireLeeftijd'))
  })
})
