import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const bare = { makelaarsloonPercent: 0, beurstaks: 'geen', aankoopdatum: '2026-11-15' }
const coupon = fc.integer({ min: 1, max: 1200 }).map((points) => points / 100)
const price = fc.integer({ min: 6000, max: 14_000 }).map((points) => points / 100)
const years = fc.integer({ min: 1, max: 30 })
const maturity = (n: number) => `${2026 + n}-11-15`

describe('obligatie-calculator', () => {
  test('M-47 a price of 100 on a coupon day yields the coupon', () => {
    fc.assert(
      fc.property(coupon, years, fc.constantFrom('1', '2', '4'), (rate, n, frequentie) => {
        const result = reportFor(calculator, { ...bare, koers: 100, coupon: rate, vervaldag: maturity(n), frequentie })
        expect(numberOf(result, 'genoteerdRendement')).toBeCloseTo(rate, 6)
      }),
    )
  })

  test('without tax and costs the net yield is the gross yield, whatever the coupon dates', () => {
    fc.assert(
      fc.property(
        coupon,
        fc.integer({ min: 10_000, max: 14_000 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom('1', '2', '4'),
        (rate, points, day, frequentie) => {
          const result = reportFor(calculator, {
            ...bare,
            nominaal: 1_000_000,
            // Above par, so that no gain is taxed.
            koers: points / 100,
            coupon: rate,
            vervaldag: `2031-04-${String(day).padStart(2, '0')}`,
            frequentie,
            voorheffing: 'geen',
          })
          expect(numberOf(result, 'nettoRendement')).toBeCloseTo(numberOf(result, 'brutoRendement'), 3)
        },
      ),
    )
  })

  test('M-47 a dearer bond yields less, and its price curve is convex', () => {
    fc.assert(
      fc.property(coupon, price, years, (rate, koers, n) => {
        const at = (value: number) =>
          reportFor(calculator, { ...bare, koers: value, coupon: rate, vervaldag: maturity(n) })
        const result = at(koers)
        expect(numberOf(at(koers + 1), 'brutoRendement')).toBeLessThan(numberOf(result, 'brutoRendement'))
        const up = numberOf(result, 'koersBijPlus1')
        const down = numberOf(result, 'koersBijMin1')
        expect(up).toBeLessThan(koers)
        expect(down).toBeGreaterThan(koers)
        expect((up + down) / 2).toBeGreaterThanOrEqual(koers - 1e-6)
      }),
    )
  })

  test('M-47 duration stays within the remaining time and equals it without coupons', () => {
    fc.assert(
      fc.property(coupon, price, years, (rate, koers, n) => {
        const input = { ...bare, koers, vervaldag: maturity(n) }
        expect(numberOf(reportFor(calculator, { ...input, coupon: rate }), 'duration')).toBeLessThanOrEqual(n + 1e-9)
        expect(numberOf(reportFor(calculator, { ...input, coupon: 0 }), 'duration')).toBeCloseTo(n, 8)
      }),
    )
  })

  test('M-47 clean price plus accrued interest is the dirty price, and the buyer pays exactly that and the costs', () => {
    fc.assert(
      fc.property(coupon, price, fc.integer({ min: 1, max: 28 }), (rate, koers, day) => {
        const vervaldag = `2031-04-${String(day).padStart(2, '0')}`
        const result = reportFor(calculator, {
          aankoopdatum: '2026-11-15',
          koers,
          coupon: rate,
          vervaldag,
          nominaal: 10_000,
        })
        expect(numberOf(result, 'vuileKoers') * 100).toBeCloseTo(koers * 100 + numberOf(result, 'verlopenRente'), 1)
        const parts = ['verlopenRente', 'beurstaks', 'makelaarsloonTotaal'].map((key) => numberOf(result, key))
        expect(numberOf(result, 'betaald')).toBeCloseTo(koers * 100 + parts.reduce((a, b) => a + b, 0), 6)
      }),
    )
  })

  test('tax and costs only lower the return, and the totals add up', () => {
    fc.assert(
      fc.property(coupon, price, years, (rate, koers, n) => {
        const result = reportFor(calculator, {
          koers,
          coupon: rate,
          vervaldag: maturity(n),
          aankoopdatum: '2026-11-15',
        })
        expect(numberOf(result, 'nettoRendement')).toBeLessThanOrEqual(numberOf(result, 'brutoRendement') + 0.02)
        expect(numberOf(result, 'ontvangen') - numberOf(result, 'betaald')).toBeCloseTo(
          numberOf(result, 'nettoWinst'),
          6,
        )
      }),
    )
  })

  test('of two bonds with the same gross yield the low coupon keeps more', () => {
    const table = reportFor(calculator, { ...bare, koers: 100, coupon: 4, vervaldag: '2036-11-15' }).tables.find(
      ({ key }) => key === 'coupons',
    )
    const nets = table?.rows.map((row) => Number(row[2])) ?? []
    expect(nets.length).toBeGreaterThan(3)
    expect(nets).toEqual(nets.toSorted((a, b) => b - a))
  })

  test('an early sale gives accrued interest and its own exchange tax', () => {
    const result = reportFor(calculator, {
      ...bare,
      beurstaks: 'laag',
      koers: 100,
      coupon: 3,
      vervaldag: '2030-11-15',
      verkoopdatum: '2027-05-15',
      verkoopkoers: 101,
    })
    expect(numberOf(result, 'brutoRente')).toBe(148.77)
    expect(numberOf(result, 'meerwaarde')).toBe(100)
  })

  test('without coupons the gain is interest', () => {
    const result = reportFor(calculator, { ...bare, koers: 90, coupon: 0, vervaldag: '2030-11-15' })
    expect(numberOf(result, 'roerendeVoorheffing')).toBe(300)
    expect(numberOf(result, 'meerwaarde')).toBe(0)
  })

  test('a maturity before the purchase is refused', () => {
    expect(errorsFor(calculator, { ...bare, vervaldag: '2026-11-15' }).vervaldag).toContain('latere')
    expect(errorsFor(calculator, { ...bare, verkoopdatum: '2026-11-01' }).verkoopdatum).toContain('na de aankoop')
  })

  test('interest and capital together are what the issuer pays back, whatever the issue price', () => {
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 5000, max: 13_000 }),
        fc.integer({ min: 0, max: 5 }),
        (koers, issue, rate) => {
          const result = reportFor(calculator, {
            ...bare,
            nominaal: 10_000,
            koers,
            coupon: rate,
            vervaldag: maturity(6),
            uitgiftekoers: issue / 100,
            uitgiftedatum: '2022-11-15',
          })
          const flows = result.tables.find((table) => table.key === 'stromen')?.rows ?? []
          const last = flows.at(-1) ?? []
          expect(Number(last[1]) + Number(last[3])).toBeCloseTo(10_000, 6)
          expect(numberOf(result, 'renteInKoers')).toBeGreaterThanOrEqual(0)
        },
      ),
    )
    expect(
      errorsFor(calculator, { ...bare, vervaldag: maturity(6), uitgiftedatum: '2027-01-01' }).uitgiftedatum,
    ).toContain('vroegere')
  })
})
