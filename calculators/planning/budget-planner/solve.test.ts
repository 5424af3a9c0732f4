import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, taken } from '#calculators/kernel/testing.ts'
import buffer from '#calculators/planning/noodfonds-calculator/calculator.ts'
import { roundCents } from '#finance/money.ts'
import calculator from './calculator.ts'
import { calendar, perYear, type Rhythm } from './model.ts'

const line = fc.record({
  naam: fc.constant('x'),
  groep: fc.constantFrom('wonen', 'voeding', 'vrijetijd', 'sparen'),
  bedrag: fc.integer({ min: 1, max: 200_000 }).map((cents) => cents / 100),
  ritme: fc.constantFrom<Rhythm>('week', 'maand', 'kwartaal', 'halfjaar', 'jaar'),
  maand: fc.integer({ min: 1, max: 12 }),
})
const lines = fc.array(line, { minLength: 1, maxLength: 12 })

describe('budget-planner', () => {
  test('printed shares add up to exactly 100,0 and the order of lines is irrelevant', () => {
    fc.assert(
      fc.property(lines, (uitgaven) => {
        const report = reportFor(calculator, { uitgaven })
        const shares = report.tables[1]!.rows.map((row) => Math.round(Number(row[2]) * 1000))
        expect(shares.reduce((total, share) => total + share, 0)).toBe(1000)
        expect(numberOf(reportFor(calculator, { uitgaven: uitgaven.toReversed() }), 'verschil')).toBe(
          numberOf(report, 'verschil'),
        )
      }),
    )
  })

  test('a buffer is asked for with food among the fixed costs, or with no costs at all', () => {
    const carried = (input: Record<string, unknown>) => reportFor(calculator, input).next[0]?.carry
    const uitgaven = [{ naam: 'x', groep: 'wonen', bedrag: 900, ritme: 'maand', maand: null }]
    expect(carried({ uitgaven })).toEqual({ vasteKosten: 900, levensonderhoud: 0 })
    expect(carried({ nettoInkomen: 2_050 })).toEqual({})
  })

  test('the calendar adds up to the year', () => {
    fc.assert(
      fc.property(line, (each) => {
        const item = { amount: each.bedrag, rhythm: each.ritme, month: each.maand }
        const total = calendar(item).reduce((sum, value) => roundCents(sum + value), 0)
        expect(total).toBe(perYear(item))
      }),
    )
  })

  test('a quarterly bill falls in four months, from its own month on', () => {
    expect(calendar({ amount: 90, rhythm: 'kwartaal', month: 2 })).toEqual([0, 90, 0, 0, 90, 0, 0, 90, 0, 0, 90, 0])
    expect(calendar({ amount: 90, rhythm: 'jaar', month: 12 }).findIndex((value) => value > 0)).toBe(11)
  })

  test('spending more than comes in is named a shortage and points to free help', () => {
    const report = reportFor(calculator, { inkomsten: [{ naam: 'x', bedrag: 100, ritme: 'maand', maand: 1 }] })
    expect(report.headline.label).toBe('Tekort per maand')
    expect(report.notices.some((notice) => notice.text.includes('schuldbemiddeling'))).toBe(true)
  })

  test('an empty budget gives zeros, not a crash', () => {
    const report = reportFor(calculator, { inkomsten: [], uitgaven: [] })
    expect(numberOf(report, 'over')).toBe(0)
  })

  test('the twelve months ahead add up to the year, and leisure is compared with leisure and horeca', () => {
    fc.assert(
      fc.property(lines, (uitgaven) => {
        const report = reportFor(calculator, { uitgaven })
        const spent = report.tables[0]!.rows.reduce((total, row) => roundCents(total + Number(row[3])), 0)
        const listed = report.tables[1]!.rows.reduce((total, row) => roundCents(total + Number(row[4])), 0)
        expect(spent).toBe(listed)
      }),
    )
    const leisure = reportFor(calculator, {}).tables[1]!.rows.find((row) => row[0] === 'Vrije tijd en horeca')
    expect(leisure?.[3]).toBeCloseTo(0.152, 9)
  })

  test('a line of zero euro shows zero, not minus zero', () => {
    const uitgaven = [{ naam: 'x', groep: 'wonen', bedrag: 0, ritme: 'maand', maand: 1 }]
    const cells = reportFor(calculator, { uitgaven }).tables[2]!.rows.flat()
    expect(cells.some((cell) => Object.is(cell, -0))).toBe(false)
  })

  test('a yearly line without a month is asked for one, a monthly line is not', () => {
    const row = (ritme: string) => [{ naam: 'x', bedrag: 100, ritme }]
    expect(errorsFor(calculator, { inkomsten: row('jaar') })['inkomsten.0.maand']).toContain('maand')
    expect(errorsFor(calculator, { inkomsten: row('maand') })).toEqual({})
  })

  test('the pay of a partner and the Groeipakket come in each month', () => {
    const of = (input: Record<string, unknown>) =>
      numberOf(
        reportFor(calculator, { huishouden: 'gezin', partnerloon: 0, kinderen: 0, ...input }),
        'inkomstenPerMaand',
      )
    const base = of({})
    expect(of({ partnerloon: 2_000 })).toBeCloseTo(base + 2_000, 6)
    const family = reportFor(calculator, { huishouden: 'gezin', kinderen: 2 }, situation('2025-10-01'))
    expect(numberOf(family, 'groeipakketMaand')).toBe(369.24)
    expect(of({ kinderen: 2, groeipakket: false })).toBe(base)
  })

  test('each household begins with a list that leaves something over', () => {
    for (const huishouden of ['alleen', 'koppel', 'gezin']) {
      const report = reportFor(calculator, { huishouden })
      expect(numberOf(report, 'verschil'), huishouden).toBeGreaterThan(0)
      expect(numberOf(report, 'laagsteSaldo'), huishouden).toBeGreaterThan(0)
    }
  })
})

test('amounts from the answers are named with the instalment we estimate, and nothing left over is told in words', () => {
  const report = reportFor(calculator, {
    nettoInkomen: 2_400,
    leningsaldo: 150_000,
    leningrente: 3,
    leningRest: 20,
    lopendeKredieten: 300,
  })
  expect(report.notices[0]?.text).toMatch(/niet uit je lijst: Nettoloon .*, Huur of lening €.828,86, Kredieten/)
  expect(reportFor(calculator, { inkomsten: [], uitgaven: [] }).sentence).toBe('Gemiddeld kom je **precies rond**.')
})

test('the wage of a partner counts in the buffer as well', () => {
  const gap = (nettoPartner: number) => {
    const mine = reportFor(calculator, { huishouden: 'koppel', nettoInkomen: 2_000, nettoPartner })
    return numberOf(reportFor(buffer, taken(mine, 'noodfonds-calculator', buffer)), 'gatOntslag')
  }
  // 2.200 of costs a month are paid by the partner alone.
  expect(gap(2_200)).toBe(0)
  expect(gap(0)).toBeGreaterThan(0)
})
