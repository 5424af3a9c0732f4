import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const month = fc
  .record({ year: fc.integer({ min: 1947, max: 2025 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`)
const worth = (bedrag: number, van: string, naar: string) =>
  numberOf(reportFor(calculator, { bedrag, van, naar }), 'waarde')

describe('inflatie-calculator-belgie', () => {
  test('the same month gives the same amount, and there and back comes home', () => {
    fc.assert(
      fc.property(month, month, fc.integer({ min: 100, max: 100_000 }), (a, b, amount) => {
        expect(worth(amount, a, a)).toBe(amount)
        expect(Math.abs(worth(worth(amount, a, b), b, a) - amount)).toBeLessThanOrEqual(0.1)
      }),
    )
  })

  test('two steps are one', () => {
    fc.assert(
      fc.property(month, month, month, (a, b, c) => {
        const direct = worth(10_000, a, c)
        expect(Math.abs(worth(worth(10_000, a, b), b, c) - direct)).toBeLessThanOrEqual(direct * 1e-4 + 0.1)
      }),
    )
  })

  test('no two columns of the basket have one name, and one moment or no amount makes no picture', () => {
    const names = (van: string, naar: string) =>
      reportFor(calculator, { van, naar }).charts.flatMap((chart) =>
        chart.kind === 'columns' ? chart.columns.map(({ label }) => label) : [],
      )
    expect(names('2000-01', '2025-01')).toEqual(['2000', '2005', '2010', '2015', '2020', '2025'])
    const short = names('2025-01', '2026-01')
    expect(short[0]).toBe('01/2025')
    expect(new Set(short).size).toBe(short.length)
    expect(names('2025-01', '2025-01')).toEqual([])
    expect(reportFor(calculator, { bedrag: 0 }).charts).toEqual([])
  })

  test('a month without a figure is refused with what can be chosen', () => {
    expect(errorsFor(calculator, { van: '1919-06' }).van).toContain('januari 1920')
    expect(errorsFor(calculator, { van: '1943-06' }).van).toContain('oorlog')
    expect(errorsFor(calculator, { naar: '2026-10' }).naar).toContain('juli 2026')
    expect(errorsFor(calculator, { index: 'gezondheid', van: '1990-01', naar: '2025-01' }).van).toContain(
      'gezondheidsindex begint in januari 1994',
    )
  })

  test('the personal basket weighs own price rises', () => {
    const result = reportFor(calculator, {
      van: '2024-06',
      naar: '2025-06',
      mandje: [
        { groep: 'a', aandeel: 50, prijsstijging: 10 },
        { groep: 'b', aandeel: 50, prijsstijging: 2 },
      ],
    })
    expect(numberOf(result, 'persoonlijkeInflatie')).toBeCloseTo(6, 8)
    expect(valueOf(reportFor(calculator, { mandje: [] }), 'persoonlijkeInflatie')).toBeNull()
  })

  test('1914 can be reached and says that it is rough', () => {
    const result = reportFor(calculator, { bedrag: 1, munt: 'frank', van: '1914-04' })
    expect(numberOf(result, 'waarde')).toBeGreaterThan(5)
    expect(result.notices.some((notice) => notice.text.includes('benadering'))).toBe(true)
  })

  test('yearly means can be compared, not those of an unfinished year or of the smoothed index', () => {
    const result = reportFor(calculator, { van: '2013-02', naar: '2025-11', vergelijk: 'jaar' })
    // The means of twelve months: 135,2975 and 99,99917.
    expect(numberOf(result, 'factor')).toBeCloseTo(135.2975 / 99.99917, 5)
    expect(result.notices.some((notice) => notice.text.includes('benadering'))).toBe(false)
    expect(result.sentence).toContain('uit 2013')
    expect(errorsFor(calculator, { vergelijk: 'jaar', naar: '2026-05' }).naar).toContain('2026')
    expect(
      errorsFor(calculator, { vergelijk: 'jaar', index: 'afgevlakt', van: '2020-01', naar: '2025-01' }).van,
    ).toContain('jaargemiddelde')
  })

  test('the chart runs from the amount typed to the answer, in whatever month they stand', () => {
    fc.assert(
      fc.property(month, month, (van, naar) => {
        const report = reportFor(calculator, { bedrag: 1_000, van, naar })
        const chart = report.charts.find(({ key }) => key === 'waarde')
        if (chart?.kind !== 'line') throw new Error('no line')
        const values = chart.series[0]!.values
        const ends = [values[0], values.at(-1)]
        expect(van <= naar ? ends : ends.toReversed()).toEqual([1_000, numberOf(report, 'waarde')])
        expect(chart.x.values.length).toBeLessThanOrEqual(330)
      }),
      { numRuns: 40 },
    )
  })

  test('the table has every month of the period, folded by year', () => {
    const [table] = reportFor(calculator, { van: '1984-06', naar: '1985-06' }).tables
    expect(table!.rows).toHaveLength(13)
    expect(table!.groups!.map(({ size }) => size)).toEqual([7, 6])
    expect(table!.rows.at(-1)![3]).toBe(55.6)
  })

  test('an old newest figure is said before the number', () => {
    expect(reportFor(calculator).age).toContain('juli 2026')
    expect(reportFor(calculator, { naar: '2025-07' }).age).toBeUndefined()
  })
})

test('a month with itself, a few months and a way back get no figure that misleads', () => {
  const of = (van: string, naar: string) => {
    const report = reportFor(calculator, { van, naar })
    return { said: report.sentence, key: report.key.map(({ key }) => key) }
  }
  expect(of('2026-07', '2026-07').said).toContain('twee keer juli 2026')
  expect(of('2026-06', '2026-07').key).not.toContain('gemiddeldeInflatie')
  expect(of('2026-07', '2020-07').key).not.toContain('totaleInflatie')
  expect(of('2020-07', '2026-07').key).toEqual(expect.arrayContaining(['totaleInflatie', 'gemiddeldeInflatie']))
})

test('twice the same month is divided by no years, and a hundredth that is left is not nothing', () => {
  const same = reportFor(calculator, { van: '2020-05', naar: '2020-05' })
  expect(same.steps.some(({ text }) => text.includes('Over 0'))).toBe(false)
  const century = reportFor(calculator, { munt: 'frank', van: '1914-01', naar: '2026-07' })
  expect(century.charts[0]?.sentence).toMatch(/koopt 99,69.% minder/)
})
