import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#finance/dates.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { premieBelastIn, premieBetaaldOp } from '#rules/sparen-beleggen/premiebetaling.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { Movement, SavingsRate } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'

const law = openLaw('2026-11-15')
const flat = (base: number, premium: number): SavingsRate[] => [{ from: '2000-01-01', base, premium }]
const monthly = (start: string, months: number, amount = 100) =>
  Array.from({ length: months }, (_, index) => ({ date: addMonths(start, index), amount }))
/** Interest over the average capital per year, as Test-Aankoop reports it. */
function effectiveRate(start: string, months: number, base: number, premium: number) {
  const until = addMonths(start, months)
  const book = spaarboekje(law, {
    movements: monthly(start, months),
    rates: flat(base, premium),
    until,
    reinvest: false,
  })
  const average = (100 * (months + 1)) / 2
  return (book.baseInterest + book.earnedPremium) / average / (months / 12)
}

describe('the savings book', () => {
  test('a premium of the last quarter is taxed in the next year, unless the account is closed before it is paid', () => {
    const paidOn = premieBetaaldOp(law, '2027-11-15')
    expect(paidOn).toBe('2028-01-01')
    expect([
      premieBelastIn(paidOn),
      premieBelastIn(paidOn, '2027-12-01'),
      premieBelastIn(paidOn, '2029-01-01'),
    ]).toEqual(['2028', '2027', '2028'])
    expect(premieBelastIn(premieBetaaldOp(law, '2027-02-15'))).toBe('2027')
  })

  test('Test-Aankoop: 0,10 % + 1,40 % with monthly deposits gives 0,32 % after a year', () => {
    expect(Math.abs(effectiveRate('2025-01-01', 12, 0.001, 0.014) - 0.0032)).toBeLessThan(0.0005)
  })

  test('Test-Aankoop: 1,20 % + 1,50 % with monthly deposits gives 2,35 % after four years', () => {
    expect(Math.abs(effectiveRate('2021-01-01', 48, 0.012, 0.015) - 0.0235)).toBeLessThan(0.0005)
  })

  test('base interest runs per day over 365: 10.000 at 1 % for 50 days is 13,70', () => {
    const book = spaarboekje(law, {
      movements: [{ date: '2025-02-01', amount: 10_000 }],
      rates: flat(0.01, 0),
      until: addDays('2025-02-01', 50),
    })
    expect(book.baseInterest).toBe(13.7)
  })

  test('1.000 from 1 July at 0,10 % earns 0,50 by the end of the year and no premium', () => {
    const book = spaarboekje(law, {
      movements: [{ date: '2022-07-01', amount: 1000 }],
      rates: flat(0.001, 0.01),
      until: '2022-12-31',
    })
    expect(book.baseInterest).toBe(0.5)
    expect(book.earnedPremium).toBe(0)
  })

  test('a leap year counts 366 days', () => {
    const book = spaarboekje(law, {
      movements: [{ date: '2024-01-01', amount: 36_600 }],
      rates: flat(0.01, 0),
      until: '2024-02-01',
    })
    expect(book.baseInterest).toBe(31)
  })

  test('twelve months minus a day earns no premium, twelve months the full one', () => {
    const run = (until: string) =>
      spaarboekje(law, { movements: [{ date: '2025-03-01', amount: 10_000 }], rates: flat(0, 0.015), until })
    expect(run('2026-02-28').earnedPremium).toBe(0)
    expect(run('2026-03-01').earnedPremium).toBe(150)
  })

  test('before October 2013 a premium was paid on the first of January after it was earned', () => {
    expect(premieBetaaldOp(law, '2011-12-23')).toBe('2012-01-01')
    expect(premieBetaaldOp(law, '2012-01-05')).toBe('2013-01-01')
    const book = spaarboekje(law, {
      movements: [{ date: '2011-01-05', amount: 1_000 }],
      rates: flat(0, 0.01),
      until: '2013-02-01',
    })
    expect(book.credits).toEqual([{ date: '2013-01-01', kind: 'premie', amount: 10 }])
  })

  test('a premium is paid on the first day of the next quarter and then earns along', () => {
    expect(premieBetaaldOp(law, '2026-04-16')).toBe('2026-07-01')
    expect(premieBetaaldOp(law, '2026-12-31')).toBe('2027-01-01')
    expect(premieBetaaldOp(law, '2026-01-01')).toBe('2026-04-01')
    expect(premieBetaaldOp(law, '2013-10-01')).toBe('2014-01-01')
    expect(premieBetaaldOp(law, '2014-01-02')).toBe('2014-04-01')
    const book = spaarboekje(law, {
      movements: [{ date: '2025-04-16', amount: 10_000 }],
      rates: flat(0, 0.01),
      until: '2026-08-01',
    })
    expect(book.credits).toEqual([{ date: '2026-07-01', kind: 'premie', amount: 100 }])
    expect(book.balance).toBe(10_100)
  })

  test('the premium rate is fixed at the deposit and renewed at the rate of that day', () => {
    const rates = [
      { from: '2025-01-01', base: 0, premium: 0.02 },
      { from: '2025-06-01', base: 0, premium: 0.01 },
    ]
    const book = spaarboekje(law, {
      movements: [{ date: '2025-03-01', amount: 1000 }],
      rates,
      until: '2027-03-01',
      reinvest: false,
    })
    expect(book.earned.map((period) => period.premium)).toEqual([20, 10])
  })

  test('a withdrawal takes the money with the youngest period and loses only its premium', () => {
    const book = spaarboekje(law, {
      movements: [
        { date: '2025-01-01', amount: 1000 },
        { date: '2025-07-01', amount: 1000 },
        { date: '2025-10-01', amount: -1200 },
      ],
      rates: flat(0, 0.01),
      until: '2026-01-01',
    })
    expect(book.forfeits.map((forfeit) => [forfeit.start, forfeit.amount])).toEqual([
      ['2025-07-01', 1000],
      ['2025-01-01', 200],
    ])
    expect(book.earnedPremium).toBe(8)
  })

  test('a period that was just renewed is younger than an older deposit still running', () => {
    const book = spaarboekje(law, {
      movements: [
        { date: '2024-01-01', amount: 1000 },
        { date: '2024-06-01', amount: 500 },
        { date: '2025-02-01', amount: -300 },
      ],
      rates: flat(0, 0.012),
      until: '2025-02-02',
      reinvest: false,
    })
    expect(book.forfeits).toEqual([{ date: '2025-02-01', start: '2025-01-01', amount: 300, premium: 0.31 }])
  })

  test('what the account cannot pay is reported, not paid', () => {
    const book = spaarboekje(law, {
      movements: [
        { date: '2025-01-01', amount: 100 },
        { date: '2025-02-01', amount: -150 },
      ],
      rates: flat(0, 0),
      until: '2025-03-01',
    })
    expect(book.short).toBe(50)
    expect(book.balance).toBe(0)
  })

  test('withdrawing and depositing again never raises the premium', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 100, max: 10_000 }), (day, amount) => {
        const date = addDays('2024-01-01', day)
        const plain = [{ date: '2024-01-01', amount: 10_000 }]
        const churned = [...plain, { date, amount: -amount }, { date, amount }]
        const run = (movements: { date: string; amount: number }[]) =>
          spaarboekje(law, { movements, rates: flat(0.005, 0.015), until: '2026-06-01', reinvest: false }).earnedPremium
        // Two lots over two periods: four roundings of half a cent.
        expect(run(churned)).toBeLessThanOrEqual(run(plain) + 0.0201)
      }),
    )
  })

  test('Test-Achats: 1.000 moved within the bank after three months earns 5,87 on its first birthday', () => {
    const run = (until: string) =>
      spaarboekje(law, {
        movements: [
          { date: '2023-03-01', amount: 1000 },
          { date: '2023-06-01', amount: 1000, transfer: true, premium: 0.0075 },
        ],
        rates: flat(0, 0.001),
        until,
        reinvest: false,
      })
    expect(run('2024-02-29').earnedPremium).toBe(0)
    // 92 days at 0,10 % and 274 at 0,75 % of a year of 366 days.
    expect(run('2024-03-01').earned.map((period) => [period.start, period.premium])).toEqual([['2023-03-01', 5.87]])
    expect(run('2025-03-01').earnedPremium).toBe(13.37)
    expect(run('2025-03-01').balance).toBe(1000)
  })

  test('a transfer at the same rate changes nothing, and a withdrawal afterwards loses the whole running year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 360 }), fc.integer({ min: 1, max: 1000 }), (days, part) => {
        const start = '2025-01-10'
        const moved = { date: addDays(start, days), amount: part, transfer: true, premium: 0.01 }
        const book = (extra: readonly Movement[], until: string) =>
          spaarboekje(law, {
            movements: [{ date: start, amount: 1000 }, ...extra],
            rates: flat(0, 0.01),
            until,
            reinvest: false,
          })
        const plain = book([], '2027-02-01')
        const carried = book([moved], '2027-02-01')
        expect(Math.abs(carried.earnedPremium - plain.earnedPremium)).toBeLessThanOrEqual(0.02)
        expect(carried.balance).toBe(plain.balance)
        const out = { date: addDays(start, 362), amount: -1000 }
        expect(Math.abs(book([moved, out], '2027-02-01').forfeited - book([out], '2027-02-01').forfeited)).toBeLessThan(
          0.02,
        )
      }),
    )
  })
})
