import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import withholding from '#calculators/beleggen/roerende-voorheffing-calculator/calculator.ts'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const empty = {
  spaarrente: 0,
  andereInterest: 0,
  dividenden: 0,
  meerwaarden: 0,
  minwaarden: 0,
  verrichtingen: [],
  inkomstenjaar: 2026,
}
const amount = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)
const field = fc.constantFrom(
  'spaarrente',
  'andereInterest',
  'dividenden',
  'dividendenFondsen',
  'fondswinst',
  'meerwaarden',
  'cryptowinst',
)

describe('belgische-beleggingsfiscaliteit-calculator', () => {
  test('M-37 the tax lies between nothing and the income, and a euro more never leaves less', () => {
    fc.assert(
      fc.property(field, amount, amount, (key, gross, minwaarden) => {
        const tax = (value: number) => numberOf(reportFor(calculator, { ...empty, [key]: value, minwaarden }), 'totaal')
        expect(tax(gross)).toBeGreaterThanOrEqual(0)
        expect(tax(gross)).toBeLessThanOrEqual(gross + 1e-9)
        expect(gross + 1 - tax(gross + 1)).toBeGreaterThanOrEqual(gross - tax(gross) - 1e-6)
      }),
    )
  })

  test('M-37 losses never make a negative tax and never count against interest or dividends', () => {
    fc.assert(
      fc.property(amount, amount, (minwaarden, dividenden) => {
        const without = numberOf(reportFor(calculator, { ...empty, dividenden }), 'totaal')
        expect(numberOf(reportFor(calculator, { ...empty, dividenden, minwaarden }), 'totaal')).toBe(without)
      }),
    )
  })

  test('M-58 a dividend costs the same here as on the page of the roerende voorheffing', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(2024, 2025, 2026), (bedrag, inkomstenjaar) => {
        const here = numberOf(
          reportFor(calculator, { ...empty, inkomstenjaar, dividenden: bedrag }),
          'belastingDividenden',
        )
        expect(here).toBe(numberOf(reportFor(withholding, { inkomst: 'dividend', bedrag }), 'definitieveVoorheffing'))
      }),
    )
  })

  test('withheld minus due is what comes back minus what one still pays', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('belgisch', 'buitenlands'), (dividenden, meerwaarden, broker) => {
        const result = reportFor(calculator, { ...empty, dividenden, meerwaarden, spaarrente: 1500, broker })
        const difference = numberOf(result, 'ingehouden') - numberOf(result, 'totaal')
        expect(numberOf(result, 'terugTeVragen') - numberOf(result, 'zelfTeBetalen')).toBeCloseTo(difference, 6)
      }),
    )
  })

  test('the year decides: no capital gains tax in 2025, other amounts in 2023', () => {
    const tax = (inkomstenjaar: number, key: string) =>
      numberOf(
        reportFor(calculator, { ...empty, inkomstenjaar, meerwaarden: 50_000, dividenden: 800, spaarrente: 1020 }),
        key,
      )
    expect(tax(2025, 'meerwaardebelasting')).toBe(0)
    expect(tax(2026, 'meerwaardebelasting')).toBe(4000)
    expect(tax(2023, 'belastingDividenden')).toBe(0)
    expect(tax(2023, 'belastingSpaarrente')).toBe(6)
    expect(tax(2026, 'belastingSpaarrente')).toBe(0)
  })

  test('savings at several banks: each gives the exemption, the return takes back the excess', () => {
    const result = reportFor(calculator, { ...empty, spaarrente: 2000, banken: 2 })
    expect(numberOf(result, 'belastingSpaarrente')).toBe(147)
    expect(numberOf(result, 'zelfTeBetalen')).toBe(147)
  })

  test('a foreign broker leaves the tasks to the investor', () => {
    const tasks = (broker: string) =>
      reportFor(calculator, { broker }).tables.find(({ key }) => key === 'takenlijst')?.rows.length ?? 0
    expect(tasks('buitenlands')).toBeGreaterThan(tasks('belgisch'))
    expect(numberOf(reportFor(calculator, { broker: 'buitenlands' }), 'ingehouden')).toBe(0)
  })

  test('carry-over cannot start before 2027', () => {
    expect(errorsFor(calculator, { inkomstenjaar: 2026, jarenZonderGebruik: 1 }).jarenZonderGebruik).toContain('2027')
    expect(errorsFor(calculator, { inkomstenjaar: 2028, jarenZonderGebruik: 3 }).jarenZonderGebruik).toContain('2')
  })

  test('nothing gives nothing', () => {
    expect(numberOf(reportFor(calculator, empty), 'totaal')).toBe(0)
  })
})
