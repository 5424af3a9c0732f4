import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const saldo = fc.integer({ min: 100, max: 20_000 })
const jkp = fc.integer({ min: 0, max: 2000 }).map((basisPoints) => basisPoints / 100)
const monthlyInterest = (balance: number, rate: number) => balance * ((1 + rate / 100) ** (1 / 12) - 1)

describe('kredietkaart-calculator', () => {
  test('a payment that does not cover the interest is never repaid, and the report still comes', () => {
    fc.assert(
      fc.property(
        saldo,
        fc.integer({ min: 100, max: 2000 }),
        fc.integer({ min: 0, max: 100 }),
        (balance, basisPoints, share) => {
          const rate = basisPoints / 100
          const bedrag = Math.floor(monthlyInterest(balance, rate) * share) / 100
          const result = reportFor(calculator, { saldo: balance, jkp: rate, bedrag })
          expect(valueOf(result, 'maanden')).toBeNull()
          expect(result.sentence).toContain('nooit afbetaald')
        },
      ),
    )
  })

  test('any payment well above the interest ends, and a higher one never ends later', () => {
    fc.assert(
      fc.property(saldo, jkp, fc.integer({ min: 1, max: 500 }), (balance, rate, more) => {
        const bedrag = Math.ceil(monthlyInterest(balance, rate) + balance / 300)
        const months = (amount: number) =>
          numberOf(reportFor(calculator, { saldo: balance, jkp: rate, bedrag: amount }), 'maanden')
        const slow = months(bedrag)
        expect(slow).toBeGreaterThan(0)
        expect(months(bedrag + more)).toBeLessThanOrEqual(slow)
      }),
    )
  })

  test('what is paid is the balance plus the purchases plus the interest', () => {
    fc.assert(
      fc.property(saldo, jkp, fc.constantFrom('vast', 'minimum', 'meer'), (balance, rate, betaling) => {
        const result = reportFor(calculator, { saldo: balance, jkp: rate, betaling, bedrag: Math.ceil(balance / 10) })
        expect(numberOf(result, 'totaalBetaald')).toBeCloseTo(balance + numberOf(result, 'totaleRente'), 2)
      }),
    )
  })

  test('paying more than the minimum is faster and cheaper than the minimum alone', () => {
    const result = reportFor(calculator, { betaling: 'meer', bedrag: 20 })
    expect(numberOf(result, 'maanden')).toBeLessThan(numberOf(result, 'maandenMinimum'))
    expect(numberOf(result, 'renteBespaard')).toBeGreaterThan(0)
  })

  test('a JKP above the ceiling of the line and a payment under the minimum are flagged', () => {
    const tones = (input: Record<string, unknown>) => reportFor(calculator, input).notices.map((notice) => notice.tone)
    expect(tones({ jkp: 14.5 })).not.toContain('law')
    expect(tones({ jkp: 14.6 })).toContain('law')
    expect(reportFor(calculator, { bedrag: 50 }).notices.some((notice) => notice.text.includes('in gebreke'))).toBe(
      true,
    )
  })

  test('a plan longer than the zeroing period is flagged as law', () => {
    const late = reportFor(calculator, { bedrag: 100, nulstelling: 12 })
    expect(late.notices.some((notice) => notice.text.includes('nulstelling'))).toBe(true)
    const inTime = reportFor(calculator, { bedrag: 100, nulstelling: 17 })
    expect(inTime.notices.some((notice) => notice.text.includes('nulstelling'))).toBe(false)
  })

  test('a card that is settled in full every month carries no interest', () => {
    const result = reportFor(calculator, { kaart: 'uitgesteld', geldopnames: 4, kostGeldopname: 5 })
    expect(result.charts).toHaveLength(1)
    expect(reportFor(calculator, { kaart: 'uitgesteld' }).charts).toEqual([])
    expect(numberOf(result, 'totaleRente')).toBe(0)
    expect(numberOf(result, 'kaartkostenPerJaar')).toBe(20)
  })

  test('new purchases as large as the payment are never repaid', () => {
    expect(valueOf(reportFor(calculator, { bedrag: 100, aankopen: 100 }), 'maanden')).toBeNull()
  })

  test('a debit rate without a yearly cost is the JKP itself, and a cost only makes it dearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 0, max: 200 }), (kredietlijn, cost) => {
        const jkpOf = (jaarbijdrage: number) =>
          numberOf(reportFor(calculator, { kredietlijn, debetrente: 12, jaarbijdrage }), 'jkp')
        expect(jkpOf(0)).toBeCloseTo(12, 6)
        expect(jkpOf(cost + 1)).toBeGreaterThan(jkpOf(cost))
      }),
    )
  })

  test('nothing the visitor did not fill in is spoken of as filled in, and there are at most two notices', () => {
    fc.assert(
      fc.property(saldo, jkp, fc.integer({ min: 1, max: 500 }), (balance, rate, bedrag) => {
        const { notices } = reportFor(calculator, { saldo: balance, jkp: rate, bedrag })
        expect(notices.length).toBeLessThanOrEqual(2)
        expect(notices.some(({ text }) => text.includes('die je invulde'))).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  test('the own amount is in bold among the others', () => {
    const table = reportFor(calculator, { bedrag: 130 }).tables[0]!
    expect(table.rows[table.strong![0]!]![0]).toBe(130)
  })

  test('withdrawals without their price are refused', () => {
    expect(errorsFor(calculator, { geldopnames: 2 }).kostGeldopname).toContain('Vul')
    expect(errorsFor(calculator, { vreemdeMunt: 500 }).wisselkost).toContain('Vul')
  })

  test('a rate above the ceiling is the answer, not the plan', () => {
    const report = reportFor(calculator, { saldo: 1500, jkp: 30, bedrag: 100 })
    expect(report.sentence).toMatch(/^\*\*Dit krediet mag niet\*\*: .*hoogstens/)
    expect(report.notices.some(({ tone }) => tone === 'law')).toBe(true)
  })

  test('the minimum is not set beside a payment that comes to the same', () => {
    expect(reportFor(calculator, { saldo: 20, bedrag: 100 }).sentence).not.toContain('het minimum')
    expect(reportFor(calculator, { saldo: 1_850, bedrag: 120 }).sentence).toContain('het minimum')
  })

  test('who pays the minimum hears of it once, and a payment above what is needed is not called too small', () => {
    const { charts } = reportFor(calculator, { betaling: 'minimum' })
    expect(charts[0]!.sentence.match(/Alleen het minimum/g)).toHaveLength(1)
    const { notices } = reportFor(calculator, { saldo: 5_000, betaling: 'meer', bedrag: 50, aankopen: 200 })
    expect(notices[0]!.text).toContain('daalt mee met je saldo')
  })

  test('a contract may ask for zero sooner than the law, never later', () => {
    const within = (nulstelling: number | null = null) =>
      numberOf(reportFor(calculator, { kredietlijn: 3_000, nulstelling }), 'nulstellingMaanden')
    const legal = within()
    expect(within(12)).toBe(12)
    expect(within(legal + 60)).toBe(legal)
  })
})
