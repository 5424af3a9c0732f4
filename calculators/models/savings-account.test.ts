import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standing } from '#calculators/models/savings-account.ts'
import { openLaw } from '#rules/kernel/dated.ts'

const law = openLaw('2026-11-15')
const cents = fc.integer({ min: 100, max: 50_000_000 }).map((amount) => amount / 100)

test('two amounts on one account bring what their sum brings, with one exemption', () => {
  fc.assert(
    fc.property(cents, cents, fc.constantFrom('2027-02-01', '2027-11-15', '2030-06-30'), (one, other, until) => {
      const account = { base: 0.012, premium: 0.009, holders: 1, start: '2026-11-15', until }
      const apart = standing(law, [
        { ...account, amount: one },
        { ...account, amount: other },
      ])
      const whole = standing(law, [{ ...account, amount: Number((one + other).toFixed(2)) }])
      expect(Math.abs(apart.net - whole.net)).toBeLessThan(0.25)
      expect(Math.abs(apart.tax - whole.tax)).toBeLessThan(0.1)
    }),
  )
})
