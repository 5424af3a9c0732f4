import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
const household = fc.record({
  bruto: cents(0, 9_000),
  extra: cents(1, 1_500),
  statuut: fc.constantFrom('bediende', 'arbeider'),
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  kinderen: fc.integer({ min: 0, max: 4 }),
  gewest: fc.constantFrom('vlaanderen', 'brussel', 'wallonie'),
  jobbonus: fc.boolean(),
})
const YEAR = [
  'brutoMeerJaar',
  'rszJaar',
  'werkbonusAJaar',
  'werkbonusBJaar',
  'belastingJaar',
  'gemeenteJaar',
  'bbszJaar',
  'werkbonusKredietJaar',
  'kindKredietJaar',
  'jobbonusJaar',
  'kinderbijslagJaar',
] as const

describe('volgende-euro-berekenen', () => {
  test('the parts of the month and of the year add up to the cent', () => {
    fc.assert(
      fc.property(household, (input) => {
        const report = reportFor(calculator, input)
        const of = (key: string) => numberOf(report, key)
        const month = input.extra - of('rszMeer') - of('werkbonusMinder') - of('voorheffingMeer') - of('bbszMeer')
        expect(of('nettoMeer')).toBeCloseTo(month, 6)
        expect(of('nettoDan') - of('nettoNu')).toBeCloseTo(of('nettoMeer'), 6)
        expect(YEAR.reduce((total, key) => total + of(key), 0)).toBeCloseTo(of('nettoMeerJaar'), 6)
      }),
      { numRuns: 25 },
    )
  })

  test('without children and jobbonus more pay never leaves less over the year', () => {
    fc.assert(
      fc.property(household, (input) => {
        const report = reportFor(calculator, { ...input, kinderen: 0, jobbonus: false })
        expect(numberOf(report, 'nettoMeerJaar')).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 25 },
    )
  })

  test('two raises in a row give as much as one of their sum', () => {
    fc.assert(
      fc.property(household, (input) => {
        const of = (bruto: number, extra: number) =>
          numberOf(reportFor(calculator, { ...input, bruto, extra }), 'nettoMeerJaar')
        const half = of(input.bruto, 200) + of(input.bruto + 200, 300)
        expect(of(input.bruto, 500)).toBeCloseTo(half, 6)
      }),
      { numRuns: 15 },
    )
  })

  test('a column per 100 euro around the wage, and the kink is the lowest one ahead', () => {
    const report = reportFor(calculator, { bruto: 1_500 })
    const kept = report.charts.find(({ key }) => key === 'knik')
    if (kept?.kind !== 'columns') throw new Error('no columns')
    expect(kept.columns.findIndex(({ strong }) => strong)).toBe(15)
    for (const { parts } of kept.columns.slice(15))
      expect((parts[0]?.value ?? 0) + (parts[1]?.value ?? 0)).toBeCloseTo(100, 6)
    const ahead = kept.columns.slice(15).map(({ parts }) => parts[0]?.value ?? 0)
    const lowest = Math.min(...ahead)
    const wage = 1_500 + 100 * ahead.indexOf(lowest)
    expect(numberOf(report, 'knikAandeel')).toBeCloseTo(lowest, 1)
    expect(wage).toBeGreaterThanOrEqual(numberOf(report, 'knikVan'))
    expect(wage).toBeLessThan(numberOf(report, 'knikTot'))
  })

  test('the jobbonus counts in Flanders only', () => {
    const of = (gewest: string) =>
      numberOf(reportFor(calculator, { bruto: 3_100, jobbonus: true, gewest }), 'jobbonusJaar')
    expect(of('brussel')).toBe(0)
    expect(of('vlaanderen')).toBeLessThan(0)
  })

  test('an unknown postcode is refused', () => {
    expect(errorsFor(calculator, { postcode: '0001' })).toHaveProperty('postcode')
  })

  test('the year comes first, and the nearest border is named, not a farther one', () => {
    const report = reportFor(calculator, { bruto: 3_600, extra: 100, kinderen: 2 }, situation('2026-11-16'))
    expect(report.headline.key).toBe('nettoMeerJaar')
    expect(numberOf(report, 'nettoMeerJaar')).toBe(-304.69)
    expect(numberOf(report, 'nettoMeer')).toBe(43.97)
    expect([numberOf(report, 'knikVan'), numberOf(report, 'knikTot')]).toEqual([3_600, 3_700])
    expect(report.sentence).toContain('verlies je op een jaar')
    const words = [
      report.sentence,
      ...report.steps.map(({ text }) => text),
      ...report.charts.map((chart) => chart.sentence),
    ].join(' ')
    expect(words).toContain('verlies je **€\u00a0304,69**')
    expect(words).not.toContain('\u2212')
  })

  test('a few euro in a hundred less is no kink', () => {
    const report = reportFor(calculator, { bruto: 3_000 }, situation('2026-11-16'))
    expect(valueOf(report, 'knikVan')).toBeNull()
    expect(report.sentence).toContain('zowat gelijk')
  })
})

test('the German-speaking Community has no limit of income above which a supplement is lost', () => {
  const of = (postcode: string, input: Record<string, unknown> = {}) =>
    reportFor(calculator, { bruto: 2_500, extra: 400, gezin: 'partnerZonderInkomen', kinderen: 3, postcode, ...input })
  // Verviers: 34.000,47 euro is passed. A month and child, 71,15 + 45,28 becomes 32,34 + 25,87 (Famiwal, March 2026, + 2 %).
  expect(numberOf(of('4800'), 'kinderbijslagJaar')).toBeCloseTo(-36 * (71.15 + 45.28 - 32.34 - 25.87), 0)
  const eupen = of('4700')
  expect(numberOf(eupen, 'kinderbijslagJaar')).toBe(0)
  expect(eupen.excluded.join(' ')).toContain('Duitstalige Gemeenschap')
  expect(eupen.assumptions.join(' ')).not.toContain('nieuwe kinderbijslag')
  expect(of('4700', { kinderen: 0 }).excluded.join(' ')).not.toContain('Duitstalige Gemeenschap')
})

test('somebody without children reads nothing of them, and only Flanders has a jobbonus to switch on', () => {
  const of = (input: Record<string, unknown>) => {
    const { assumptions, excluded } = reportFor(calculator, input)
    return [...assumptions, ...excluded].join(' ')
  }
  expect(of({ kinderen: 0 })).not.toContain('kinderen')
  expect(of({ kinderen: 0 })).toContain('jobbonus')
  expect(of({ gewest: 'brussel' })).not.toContain('jobbonus')
})
