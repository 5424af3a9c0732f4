import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { carLoanRate, homeLoanRate, personalLoanRate, renovationLoanRate } from '#calculators/common/loan-rates.ts'
import { carLoanHint, homeLoanHint, personalLoanHint } from '#calculators/common/loan-rates-fields.ts'
import type { Level, Market } from '#calculators/kernel/market.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { homeLoanTable } from '#data/reference-rates.ts'

const market: Market = builtInMarket
const empty: Market = { ...market, offers: [], levels: [] }
const AVERAGE = 'woonkrediet_nieuw_meer_dan_10j_vast'
const level = (series: string, month: string, rate: number): Level => ({ series, month, rate, source: 'Proef' })
const adding = (...levels: Level[]): Market => ({ ...market, levels: [...market.levels, ...levels] })
const pointsOf = (series: string, month: string) =>
  Math.round((market.levels.find((each) => each.series === series && each.month === month)?.rate ?? NaN) * 10_000)

describe('home loans', () => {
  test('the table is the newest average plus the gap of each term on a day both were known', () => {
    const newest = pointsOf(AVERAGE, '2026-06')
    const gap20 = pointsOf('woonkrediet_vast_20j_barometer', '2025-12') - pointsOf(AVERAGE, '2025-12')
    const gap25 = pointsOf('woonkrediet_vast_25j_barometer', '2026-01') - pointsOf(AVERAGE, '2026-01')
    const rates = homeLoanTable.byTerm.map(({ years, rate }) => [years, Math.round(rate * 10_000)])
    const [ten, twenty] = [newest + 296 - 297, newest + gap20]
    expect(rates).toEqual([
      [10, ten],
      [15, Math.ceil((ten + twenty) / 2)],
      [20, twenty],
      [25, newest + gap25],
      [30, newest + gap25],
    ])
    const small = pointsOf('woonkrediet_vast_20j_barometer_lage_inbreng', '2025-12')
    expect(Math.round(homeLoanTable.above80 * 10_000)).toBe(
      small - pointsOf('woonkrediet_vast_20j_barometer', '2025-12'),
    )
    expect(homeLoanTable.average).toBe(newest / 10_000)
  })

  test.each([
    [5, 0.0346],
    [10, 0.0346],
    [15, 0.0361],
    [18, 0.0369],
    [20, 0.0375],
    [22, 0.0387],
    [25, 0.0404],
    [30, 0.0404],
    [40, 0.0404],
  ])('%i years starts at %d', (years, rate) => {
    expect(homeLoanRate({ market }, years)).toEqual({ rate, month: '2026-06', basis: 'gemiddelde' })
    expect(homeLoanRate({ market: empty }, years).rate).toBe(rate)
  })

  test('more than 80 % of the home costs a little more', () => {
    expect([homeLoanRate({ market }, 20, 0.8).rate, homeLoanRate({ market }, 20, 0.81).rate]).toEqual([0.0375, 0.0378])
  })

  test('a newer average moves all terms, a newer barometer decides for its own term, an older one changes nothing', () => {
    const risen = adding(level(AVERAGE, '2026-09', 0.0357))
    expect([10, 20, 25].map((years) => homeLoanRate({ market: risen }, years).rate)).toEqual([0.0356, 0.0385, 0.0414])
    const measured = adding(level('woonkrediet_vast_20j_barometer', '2026-10', 0.0391))
    expect(homeLoanRate({ market: measured }, 20)).toEqual({ rate: 0.0391, month: '2026-10', basis: 'barometer' })
    expect(homeLoanRate({ market: measured }, 25).rate).toBe(0.0404)
    const old: Market = { ...market, levels: [level(AVERAGE, '2024-12', 0.0289)] }
    expect(homeLoanRate({ market: old }, 20).rate).toBe(0.0375)
  })

  test('the hint says where the rate comes from and how old it is', () => {
    const env = openEnv(situation())
    expect(homeLoanHint(env, 25)).toBe(
      'Richtwaarde voor een vaste rente op 25 jaar: marktgemiddelde van juni 2026, aangepast aan de looptijd (mogelijk verouderd). Vul de rente van je eigen bank in.',
    )
    const fresh = { ...env, market: adding(level('woonkrediet_vast_20j_barometer', '2026-10', 0.0391)) }
    expect(homeLoanHint(fresh)).toBe(
      'Gemiddelde vaste rente op 20 jaar in oktober 2026. Vul de rente van je eigen bank in.',
    )
  })
})

describe('consumer loans', () => {
  test('the middle of the offers with the date of those offers, not of the whole market', () => {
    expect(carLoanRate({ market }, 'nieuw')).toEqual({ rate: 0.0275, asOf: '2026-02-01', basis: 'aanbod' })
    expect(carLoanHint(openEnv(situation()), 'nieuw')).toBe(
      'JKP van een autolening: middelste van de bekende aanbiedingen, nagekeken op 01/02/2026 (mogelijk verouderd).',
    )
  })

  test('without offers a dated reference', () => {
    expect(carLoanRate({ market: empty }, 'nieuw')).toEqual({ rate: 0.035, asOf: '2026-02-01', basis: 'richtwaarde' })
    expect(carLoanRate({ market }, 'tweedehands')).toMatchObject({ rate: 0.0475, basis: 'richtwaarde' })
    expect(carLoanRate({ market }, 'elektrisch')).toMatchObject({ rate: 0.0365, basis: 'aanbod' })
    expect([personalLoanRate({ market }).rate, renovationLoanRate({ market }).rate]).toEqual([0.08, 0.0425])
    expect(personalLoanHint(openEnv(situation()))).toBe(
      'JKP van een persoonlijke lening: richtwaarde van januari 2025.',
    )
  })
})
