import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#finance/dates.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { Movement, SavingsRate } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'

const law = openLaw('2026-11-15')
const flat = (base: number, premium: number): SavingsRate[] => [{ from: '2000-01-01', base, premium }]

describe('the book in full', () => {
  test('amounts whose year begins on the same day become one without another cent of interest', () => {
    const movements = ['2020-05-10', '2021-05-10', '2022-05-10', '2022-08-03'].map((date) => ({ date, amount: 5_000 }))
    const plan = { movements, rates: flat(0.004, 0.016), until: '2026-02-01' }
    const [apart, merged] = [spaarboekje(law, plan), spaarboekje(law, { ...plan, merge: true })]
    expect(merged.lots.length).toBeLessThan(apart.lots.length)
    for (const key of ['balance', 'baseInterest'] as const) expect(merged[key]).toBeCloseTo(apart[key], 1)
    expect(merged.earnedPremium).toBeCloseTo(apart.earnedPremium, 1)
  })

  test('a book of totals gives the same to the cent as one that lists every premium year', () => {
    const rate = fc.integer({ min: 0, max: 300 }).map((points) => points / 10_000)
    // On a few days of the month, so that many amounts go on alike.
    const date = fc
      .tuple(fc.integer({ min: 2009, max: 2024 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom('01', '10', '28'))
      .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${day}`)
    const movement = fc.record(
      {
        date,
        amount: fc.integer({ min: -200_000, max: 400_000 }).map((cents) => cents / 100),
        premium: rate,
        transfer: fc.constant(true),
      },
      { requiredKeys: ['date', 'amount'] },
    )
    const plans = fc.record({
      movements: fc.array(movement, { minLength: 1, maxLength: 80 }),
      rates: fc.array(fc.record({ from: date, base: rate, premium: rate }), { minLength: 1, maxLength: 3 }),
      until: fc.constantFrom('2025-01-01', '2026-07-09', '2029-02-28'),
      reinvest: fc.boolean(),
    })
    fc.assert(
      fc.property(plans, (plan) => {
        const thought = { amount: 2_500, days: [plan.until], following: 3 }
        const rates = plan.rates.toSorted((a, b) => (a.from < b.from ? -1 : 1))
        const all = { ...plan, rates, thought, marks: ['2020-02-29'] }
        const { earned, ...listed } = spaarboekje(law, all)
        const { earned: none, ...totals } = spaarboekje(law, { ...all, listed: false })
        expect(none).toEqual([])
        expect(roundCents(earned.reduce((sum, { premium }) => sum + premium, 0))).toBe(totals.earnedPremium)
        const rounded = (value: unknown): unknown =>
          JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? roundTo(part, 8) : part)))
        expect(rounded(totals)).toEqual(rounded(listed))
      }),
    )
  })

  test('a day that is asked for shows the book as if it ended there', () => {
    const movements = [{ date: '2024-03-05', amount: 8_000 }]
    const rates = flat(0.005, 0.015)
    const { marks } = spaarboekje(law, { movements, rates, until: '2027-01-10', marks: ['2025-03-05', '2026-07-19'] })
    for (const { date, baseByYear, premiumByYear } of marks) {
      const ended = spaarboekje(law, { movements, rates, until: date })
      expect({ baseByYear, premiumByYear }).toEqual({
        baseByYear: ended.baseByYear,
        premiumByYear: ended.premiumByYear,
      })
    }
    expect(marks.map(({ date }) => date)).toEqual(['2025-03-05', '2026-07-19'])
  })

  test('looking ahead costs what a book that goes on to those days says, and leaves no trace in this one', () => {
    const start = fc.integer({ min: 0, max: 1_500 })
    const moves = fc.array(fc.record({ after: start, euros: fc.integer({ min: -900, max: 3_000 }) }), { minLength: 1 })
    fc.assert(
      fc.property(moves, fc.integer({ min: 1, max: 4_000 }), fc.boolean(), (list, amount, reinvest) => {
        const movements = list.map(({ after, euros }) => ({ date: addDays('2021-03-31', after), amount: euros }))
        const until = '2025-05-09'
        const rates = [...flat(0.005, 0.01), { from: '2025-08-01', base: 0.002, premium: 0.03 }]
        const plan = { movements, rates, reinvest }
        const now = spaarboekje(law, { ...plan, until, thought: { amount, days: [until] } })
        const days = [...new Set(now.lots.map((lot) => lot.earnedOn))].toSorted().slice(0, 5)
        const later = spaarboekje(law, { ...plan, until: days.at(-1) ?? until, thought: { amount, days } })
        const ahead = spaarboekje(law, { ...plan, until, thought: { amount, days: [until], following: 5 } })
        expect(ahead).toEqual({ ...now, losses: [...now.losses, ...later.losses] })
        expect(later.losses.map(({ date }) => date)).toEqual(days)
      }),
    )
  })

  test('10.000 at 0,50 % + 1,00 % from 16 April 2024 to 1 August 2025', () => {
    const book = spaarboekje(law, {
      movements: [{ date: '2024-04-16', amount: 10_000 }],
      rates: flat(0.005, 0.01),
      until: '2025-08-01',
    })
    // 260 days of 2024 on 10.000 give 35,52; in 2025 181 days on 10.035,52 and, after the premium, 31 on 10.135,52.
    const base2025 = (0.005 * (181 * 10_035.52 + 31 * 10_135.52)) / 365
    expect(book).toEqual({
      balance: 10_135.52,
      baseByYear: { 2024: 35.52, 2025: roundCents(base2025) },
      baseInterest: roundCents(35.52 + base2025),
      earned: [
        { start: '2024-04-16', earnedOn: '2025-04-16', paidOn: '2025-07-01', amount: 10_000, rate: 0.01, premium: 100 },
      ],
      premiumByYear: { 2025: 100 },
      paidByYear: { 2025: 100 },
      earnedPremium: 100,
      // 107 of 365 days of 100,00, 212 of 0,3552 and 31 of 1,00.
      runningPremium: roundCents((107 * 100 + 212 * 0.3552 + 31) / 365),
      forfeits: [],
      forfeited: 0,
      lots: [
        { start: '2025-04-16', earnedOn: '2026-04-16', amount: 10_000, rate: 0.01, accrued: 29.32 },
        { start: '2025-01-01', earnedOn: '2026-01-01', amount: 35.52, rate: 0.01, accrued: 0.21 },
        { start: '2025-07-01', earnedOn: '2026-07-01', amount: 100, rate: 0.01, accrued: 0.08 },
      ],
      credits: [
        { date: '2025-01-01', kind: 'basis', amount: 35.52 },
        { date: '2025-07-01', kind: 'premie', amount: 100 },
      ],
      short: 0,
      marks: [],
      losses: [],
    })
  })

  test('base interest of each year is credited on 1 January and paid out when it does not stay', () => {
    const book = spaarboekje(law, {
      movements: [{ date: '2025-01-01', amount: 36_500 }],
      rates: flat(0.01, 0),
      until: '2027-01-01',
      reinvest: false,
    })
    expect(book.credits).toEqual([
      { date: '2026-01-01', kind: 'basis', amount: 365 },
      { date: '2027-01-01', kind: 'basis', amount: 365 },
    ])
    expect(book).toMatchObject({ balance: 36_500, baseInterest: 730, earnedPremium: 0 })
    expect(book.lots).toHaveLength(1)
  })

  test('a new base rate counts from its own day, and the first known rate also before it', () => {
    const book = (rates: readonly SavingsRate[]) =>
      spaarboekje(law, { movements: [{ date: '2025-01-01', amount: 36_500 }], rates, until: '2026-01-01' })
    const rates = [
      { from: '2025-03-01', base: 0.01, premium: 0 },
      { from: '2025-07-01', base: 0.02, premium: 0 },
    ]
    // One euro a day for 181 days, two for 184.
    expect(book(rates).baseInterest).toBe(181 + 2 * 184)
    expect(book([]).baseInterest).toBe(0)
  })

  test('interest and premiums that stay earn the premium rate of the day they come in', () => {
    const book = spaarboekje(law, {
      movements: [{ date: '2024-05-10', amount: 36_600, premium: 0.03 }],
      rates: [
        { from: '2024-01-01', base: 0.01, premium: 0.01 },
        { from: '2025-01-01', base: 0, premium: 0.02 },
        { from: '2025-07-01', base: 0, premium: 0.04 },
      ],
      until: '2025-07-02',
    })
    // 236 days of 2024 at one euro; the override of 3 % gives 1.098; the renewed period follows the account.
    expect(book.lots.map(({ amount, rate }) => [amount, rate])).toEqual([
      [36_600, 0.02],
      [236, 0.02],
      [1098, 0.04],
    ])
  })

  test('premiums earned in one quarter are paid together, those of the next one later', () => {
    const movements = [
      { date: '2024-02-10', amount: 2000 },
      { date: '2024-01-10', amount: 1000 },
      { date: '2024-04-10', amount: 4000 },
    ]
    const book = spaarboekje(law, { movements, rates: flat(0, 0.01), until: '2025-07-01', reinvest: false })
    expect(book.credits).toEqual([
      { date: '2025-04-01', kind: 'premie', amount: 10 + 20 },
      { date: '2025-07-01', kind: 'premie', amount: 40 },
    ])
  })

  test('money of 29 February has its anniversary on the 28th in common years', () => {
    const movements = [
      { date: '2024-02-29', amount: 1000 },
      { date: '2025-02-28', amount: 500 },
    ]
    const book = spaarboekje(law, { movements, rates: flat(0, 0.01), until: '2028-03-01', reinvest: false })
    const days = (amount: number) => book.earned.filter((each) => each.amount === amount).map((each) => each.earnedOn)
    expect(days(1000)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
    expect(days(500)).toEqual(['2026-02-28', '2027-02-28', '2028-02-28'])
    expect(book.earned.map(({ amount, start }) => [amount, start]).slice(0, 3)).toEqual([
      [1000, '2024-02-29'],
      [1000, '2025-02-28'],
      [500, '2025-02-28'],
    ])
  })

  test('what moves on the last day counts, what moves later does not', () => {
    const run = (date: string, amount = 500) =>
      spaarboekje(law, { movements: [{ date, amount }], rates: flat(0.01, 0.01), until: '2025-06-30' })
    expect(run('2025-06-30')).toMatchObject({ balance: 500, baseInterest: 0 })
    expect(run('2025-06-30').lots).toHaveLength(1)
    expect(run('2025-07-01')).toMatchObject({ balance: 0, baseInterest: 0, baseByYear: {}, lots: [] })
    expect(run('2025-01-01', 0)).toMatchObject({ balance: 0, lots: [], credits: [] })
    expect(spaarboekje(law, { movements: [], rates: flat(0.01, 0.01), until: '2025-06-30' }).balance).toBe(0)
  })
})

describe('withdrawals and transfers', () => {
  const start = { date: '2025-01-01', amount: 1000 }
  const run = (extra: readonly Movement[], until = '2026-01-01', base = 0) =>
    spaarboekje(law, { movements: [start, ...extra], rates: flat(base, 0.0365), until, reinvest: false })

  test('a withdrawal loses the premium of its days on what it takes, nothing on its first day', () => {
    // 36,50 a year on 1.000 is ten cents a day: 31 days of 400 lose 1,24 and 600 earn 21,90.
    const book = run([{ date: '2025-02-01', amount: -400 }])
    expect(book.forfeits).toEqual([{ date: '2025-02-01', start: '2025-01-01', amount: 400, premium: 1.24 }])
    expect(book).toMatchObject({ forfeited: 1.24, balance: 600, short: 0, earnedPremium: 21.9 })
    expect(run([{ date: '2025-01-01', amount: -400 }]).forfeits).toEqual([])
  })

  test('of deposits on one day the last in the list goes first', () => {
    const book = run([
      { date: '2025-01-01', amount: 500, premium: 0.02 },
      { date: '2025-01-01', amount: -700 },
    ])
    expect(book.earned.map(({ amount, premium }) => [amount, premium])).toEqual([[800, 29.2]])
    expect(book.balance).toBe(800)
  })

  test('an emptied account earns nothing more and reports what it could not pay', () => {
    const book = run(
      [
        { date: '2025-02-01', amount: -1000 },
        { date: '2025-03-01', amount: -5.5 },
      ],
      '2026-01-01',
      0.0365,
    )
    expect(book).toMatchObject({ balance: 0, lots: [], earned: [], short: 5.5, baseInterest: 3.1, runningPremium: 0 })
  })

  test('a part that moves keeps its days; what stays keeps its own rate', () => {
    const book = run([{ date: '2025-02-01', amount: 400, transfer: true, premium: 0.073 }])
    // 600 for 365 days at six cents a day; 400: 31 days at four cents, 334 days at eight.
    expect(book.earned.map(({ amount, premium, start: from }) => [amount, premium, from])).toEqual([
      [600, 21.9, '2025-01-01'],
      [400, roundCents(31 * 0.04 + 334 * 0.08), '2025-01-01'],
    ])
    expect(book.lots.map(({ amount, rate }) => [amount, rate])).toEqual([
      [600, 0.0365],
      [400, 0.073],
    ])
    expect(book).toMatchObject({ balance: 1000, short: 0, forfeits: [] })
  })

  test('money that moved is not moved again, and too much is reported', () => {
    const move = { amount: 700, transfer: true, premium: 0.073 }
    const book = run([
      { date: '2025-02-01', ...move },
      { date: '2025-03-01', ...move, premium: 0 },
    ])
    expect(book.short).toBe(400)
    expect(book.balance).toBe(1000)
    // 700 for 31 days at seven cents and 334 at fourteen; 300 for 59 days at three cents, then nothing.
    expect(book.earned.map(({ amount, premium }) => [amount, premium])).toEqual([
      [700, roundCents(31 * 0.07 + 334 * 0.14)],
      [300, roundCents(59 * 0.03)],
    ])
  })

  test('a transfer without a rate, written with either sign, moves at the rate of the account', () => {
    for (const amount of [400, -400]) {
      const book = run([{ date: '2025-02-01', amount, transfer: true }])
      expect(book.earned.map((each) => [each.amount, each.rate, each.premium])).toEqual([
        [600, 0.0365, 21.9],
        [400, 0.0365, 14.6],
      ])
      expect(book.balance).toBe(1000)
    }
  })

  test('transfers take the youngest money first', () => {
    const book = run([
      { date: '2025-02-01', amount: 500 },
      { date: '2025-03-01', amount: 600, transfer: true, premium: 0 },
    ])
    // The 500 of February moves as a whole, 100 of January with it; 900 stays at nine cents a day.
    expect(book.lots.map(({ amount, start: from, rate }) => [amount, from, rate])).toEqual([
      [900, '2026-01-01', 0.0365],
      [500, '2025-02-01', 0],
      [100, '2026-01-01', 0],
    ])
    expect(book.earned.map(({ premium }) => premium)).toEqual([32.85, roundCents(59 * 0.01)])
  })

  test('a transfer of less than the youngest deposit leaves the older one alone', () => {
    const book = run([
      { date: '2025-02-01', amount: 500 },
      { date: '2025-03-01', amount: 200, transfer: true, premium: 0 },
    ])
    expect(book.lots.map(({ amount, rate }) => [amount, rate])).toEqual([
      [1000, 0.0365],
      [300, 0.0365],
      [200, 0],
    ])
  })

  test('movements count by date, whatever their place in the list', () => {
    const movements = [{ date: '2025-06-01', amount: -400 }, start]
    const book = spaarboekje(law, { movements, rates: flat(0, 0.0365), until: '2026-01-01', reinvest: false })
    expect(book).toMatchObject({ balance: 600, short: 0, earnedPremium: 21.9 })
  })

  test('a withdrawal after a transfer loses its share of both rates', () => {
    const book = run([
      { date: '2025-02-01', amount: 1000, transfer: true, premium: 0.073 },
      { date: '2025-03-01', amount: -250 },
    ])
    // A quarter of 31 days at ten cents and 28 at twenty; three quarters of those and of 306 days more.
    expect(book.forfeited).toBe(roundCents((31 * 0.1 + 28 * 0.2) / 4))
    expect(book.earnedPremium).toBe(roundCents(((31 * 0.1 + 334 * 0.2) * 3) / 4))
  })

  test('what stays after a second, partial transfer keeps the premium of its first days', () => {
    const book = run([
      { date: '2025-02-01', amount: 1000, transfer: true, premium: 0.073 },
      { date: '2025-03-01', amount: 200, transfer: true, premium: 0 },
    ])
    expect(book).toMatchObject({ short: 200, earnedPremium: roundCents(31 * 0.1 + 334 * 0.2) })
  })
})

describe('a withdrawal that is only thought of', () => {
  const amounts = fc.integer({ min: -4_000, max: 5_000 }).filter((amount) => amount !== 0)
  const days = fc.integer({ min: 0, max: 900 })

  test('costs what the book with that withdrawal loses more, and leaves the book as it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(days, amounts), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 6_000 }),
        fc.boolean(),
        (list, amount, reinvest) => {
          const movements = list.map(([day, moved]) => ({ date: addDays('2023-01-10', day), amount: moved }))
          const plan = { movements, rates: flat(0.01, 0.02), reinvest }
          const until = '2025-08-01'
          const plain = spaarboekje(law, { ...plan, until })
          const book = spaarboekje(law, { ...plan, until, thought: { amount, days: [until] } })
          const taken = { date: until, amount: -Math.min(amount, plain.balance) }
          const after = spaarboekje(law, { ...plan, movements: [...movements, taken], until })
          expect({ ...book, losses: [] }).toEqual(plain)
          expect(book.losses).toEqual([{ date: until, loss: roundCents(after.forfeited - plain.forfeited) }])
        },
      ),
    )
  })
})
