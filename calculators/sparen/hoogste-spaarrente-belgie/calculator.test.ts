import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { runJson } from '#calculators/kernel/calculator.ts'
import type { Market, Offer } from '#calculators/kernel/market.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const withMarket = (market: Market, input: Record<string, unknown> = {}) => {
  const outcome = runJson(calculator, input, { ...situation(), market })
  if (outcome.status !== 'ok') throw new Error(outcome.status)
  return outcome.report
}
const plan = fc.record({
  startbedrag: fc.integer({ min: 1, max: 50_000 }),
  maandelijks: fc.integer({ min: 0, max: 500 }),
  looptijd: fc.integer({ min: 1, max: 36 }),
})
const rowsOf = (market: Market, input: Record<string, unknown>) => withMarket(market, input).tables[0]!.rows

describe('hoogste-spaarrente-belgie', () => {
  test('M-33 the order does not depend on the order of the data', () => {
    fc.assert(
      fc.property(
        plan,
        fc.shuffledSubarray([...builtInMarket.offers], { minLength: builtInMarket.offers.length }),
        (input, offers) => {
          expect(rowsOf({ ...builtInMarket, offers }, input)).toEqual(rowsOf(builtInMarket, input))
        },
      ),
      { numRuns: 15 },
    )
  })

  test('M-33 adding a worse account never changes the winner', () => {
    const worst: Offer = {
      ...builtInMarket.offers.find((offer) => offer.type === 'spaarrekening')!,
      id: 'zz',
      baseRate: 0,
      loyaltyBonus: 0,
      maxMonthlyDeposit: null,
    }
    fc.assert(
      fc.property(plan, (input) => {
        const more = { ...builtInMarket, offers: [worst, ...builtInMarket.offers] }
        expect(valueOf(withMarket(more, input), 'besteRekening')).toBe(
          valueOf(reportFor(calculator, input), 'besteRekening'),
        )
      }),
      { numRuns: 15 },
    )
  })

  test('M-34 the total shown is base plus premium of the same row', () => {
    for (const row of reportFor(calculator).tables[0]!.rows)
      expect(Number(row[4])).toBeCloseTo(Number(row[2]) + Number(row[3]), 10)
  })

  test('an account with a monthly cap is greyed with the reason when the plan does not fit, and kept below the others', () => {
    const table = reportFor(calculator, { startbedrag: 10_000 }).tables[0]!
    const greyed = Object.keys(table.greyed ?? {}).map(Number)
    expect(greyed.length).toBeGreaterThan(0)
    expect(Math.min(...greyed)).toBe(table.rows.length - greyed.length)
    expect(Object.values(table.greyed ?? {})[0]).toContain('per maand storten')
  })

  test('with only a small monthly deposit the capped accounts compete and win', () => {
    const result = reportFor(calculator, { startbedrag: 0, maandelijks: 500, looptijd: 24 })
    expect(valueOf(result, 'besteRekening')).toContain('NIBC Opti')
  })

  test('under twelve months no premium is counted', () => {
    expect(numberOf(reportFor(calculator, { looptijd: 11 }), 'premiedeel')).toBe(0)
  })

  test('T-02 a rate older than 45 days is marked', () => {
    const marks = (report: Report) => {
      const { columns, rows } = report.tables[0]!
      const place = columns.findIndex((column) => column.key === 'gecontroleerd')
      return rows.map((row) => String(row[place]).includes('mogelijk verouderd'))
    }
    expect(marks(reportFor(calculator)).every(Boolean)).toBe(true)
    const fresh = {
      ...builtInMarket,
      offers: builtInMarket.offers.map((offer) => ({ ...offer, checkedOn: '2026-11-01' })),
    }
    expect(marks(withMarket(fresh)).some(Boolean)).toBe(false)
  })

  test('an account with a monthly maximum is category B and says so in its row', () => {
    const { columns, rows } = reportFor(calculator, { startbedrag: 0, maandelijks: 100 }).tables[0]!
    const cell = (row: readonly unknown[], key: string) => row[columns.findIndex((column) => column.key === key)]
    const capped = rows.filter((row) => cell(row, 'plafond') !== null)
    expect(capped.length).toBeGreaterThan(2)
    expect(capped.every((row) => String(cell(row, 'categorie')).match(/^[AB]$/))).toBe(true)
  })

  test('a non-regulated account pays 30 % from the first euro and has no exemption', () => {
    const offers = builtInMarket.offers
      .filter((offer) => offer.type === 'spaarrekening')
      .slice(0, 1)
      .map((offer) => ({ ...offer, regulated: false, baseRate: 0.02, loyaltyBonus: 0, maxMonthlyDeposit: null }))
    const result = withMarket({ ...builtInMarket, offers })
    const gross = numberOf(result, 'basisdeel')
    expect(numberOf(result, 'voorheffing')).toBeCloseTo(gross * 0.3, 1)
    expect(result.steps.at(-1)?.law).toEqual(['Roerende voorheffing, gewoon tarief'])
  })

  test('own rates that no regulated account may have are flagged with the limit', () => {
    const flagged = (eigenBasisrente: number, eigenPremie: number) =>
      reportFor(calculator, { eigenBasisrente, eigenPremie }).notices.some((notice) =>
        notice.text.includes('hoogstens'),
      )
    expect(flagged(1, 1.5)).toBe(false)
    expect(flagged(1, 1.6)).toBe(true)
  })

  test('an empty market gives a sentence, not a crash', () => {
    const result = withMarket({ ...builtInMarket, offers: [] })
    expect(valueOf(result, 'nettoOpbrengst')).toBeNull()
    expect(result.sentence).toContain('geen rekeningen')
  })

  test('nothing to save is refused with what to do', () => {
    expect(errorsFor(calculator, { startbedrag: 0, maandelijks: 0 }).startbedrag).toContain(
      'startbedrag of een maandelijkse storting',
    )
    expect(errorsFor(calculator, { opname: 100, opnameMaand: 20 }).opnameMaand).toContain('na het einde')
  })
})
