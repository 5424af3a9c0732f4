import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const leenbedrag = fc.integer({ min: 20_000, max: 10_000_000 }).map((cents) => cents / 100)
const jkp = fc.integer({ min: 0, max: 1500 }).map((basisPoints) => basisPoints / 100)
const looptijd = fc.integer({ min: 2, max: 120 })

const column = (result: Report, key: string): number[] => {
  const table = result.tables.find((candidate) => candidate.key === 'aflossingstabel')!
  const index = table.columns.findIndex((candidate) => candidate.key === key)
  return table.rows.map((row) => row[index] as number)
}

describe('autolening-berekenen', () => {
  test('only the last instalment differs, by at most half a cent for each month and each rounding', () => {
    fc.assert(
      fc.property(leenbedrag, jkp, looptijd, (amount, rate, term) => {
        const payments = column(reportFor(calculator, { leenbedrag: amount, jkp: rate, looptijd: term }), 'maandlast')
        const first = payments[0] ?? 0
        expect(payments.slice(0, -1).every((payment) => payment === first)).toBe(true)
        const growth = (1 + rate / 100) ** (term / 12)
        expect(Math.abs((payments.at(-1) ?? 0) - first)).toBeLessThanOrEqual(0.01 * term * growth + 1e-6)
      }),
    )
  })

  test('a longer loan has a lower instalment and more interest', () => {
    fc.assert(
      fc.property(
        leenbedrag,
        fc.integer({ min: 10, max: 1500 }),
        fc.integer({ min: 6, max: 100 }),
        (amount, basisPoints, term) => {
          const at = (months: number) =>
            reportFor(calculator, { leenbedrag: amount, jkp: basisPoints / 100, looptijd: months })
          const short = at(term)
          const long = at(term + 12)
          expect(numberOf(long, 'maandlast')).toBeLessThan(numberOf(short, 'maandlast'))
          expect(numberOf(long, 'kredietkost')).toBeGreaterThan(numberOf(short, 'kredietkost') - 0.02)
        },
      ),
    )
  })

  test('every schedule ends at exactly 0,00, with a final sum in either form', () => {
    fc.assert(
      fc.property(
        leenbedrag,
        jkp,
        looptijd,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('vervangt', 'bovenop'),
        (amount, rate, term, percent, slotsomVorm) => {
          const slotsom = Math.round(amount * percent) / 100
          const result = reportFor(calculator, { leenbedrag: amount, jkp: rate, looptijd: term, slotsom, slotsomVorm })
          expect(column(result, 'saldo').at(-1)).toBe(0)
          const last =
            numberOf(result, 'laatsteAfbetaling') - (slotsomVorm === 'bovenop' ? numberOf(result, 'maandlast') : 0)
          expect(Math.abs(last - slotsom)).toBeLessThanOrEqual(0.01 * term * (1 + rate / 100) ** (term / 12) + 1e-6)
        },
      ),
    )
  })

  test('a final sum costs more interest than the same loan without one', () => {
    expect(numberOf(reportFor(calculator, { slotsomPercentage: 30, jkp: 4 }), 'meerkostSlotsom')).toBeGreaterThan(0)
    expect(numberOf(reportFor(calculator, { slotsomPercentage: 0 }), 'meerkostSlotsom')).toBe(0)
  })

  test('with a savings rate equal to the JKP own money is neither better nor worse', () => {
    const result = reportFor(calculator, { jkp: 3, spaarrente: 3 })
    expect(Math.abs(numberOf(result, 'voordeelEigenGeld'))).toBeLessThanOrEqual(0.3)
  })

  test('little own money leaves the car worth less than the debt for a while', () => {
    expect(
      numberOf(reportFor(calculator, { eigenInbreng: 0, restwaarde: 20, looptijd: 84 }), 'maandenOnderWater'),
    ).toBeGreaterThan(12)
  })

  test('too large a final sum, or nothing left to borrow, is refused', () => {
    expect(errorsFor(calculator, { leenbedrag: 5_000, slotsom: 5_000 }).slotsom).toContain('kleiner')
    expect(errorsFor(calculator, { prijs: 5_000, eigenInbreng: 5_000 }).eigenInbreng).toContain('genoeg eigen geld')
    expect(errorsFor(calculator, { prijs: 5_000, eigenInbreng: 4_800 })).toEqual({})
    expect(errorsFor(calculator, { leenbedrag: 199 }).leenbedrag).toContain('200 gelden niet alle regels')
  })

  test('paying off at the dealer, 15 % down is usual and no law: the duty ended in 2010', () => {
    const said = (eigenInbreng: number) =>
      reportFor(calculator, { prijs: 20_000, eigenInbreng, verkoopOpAfbetaling: true }).notices.filter(({ text }) =>
        text.includes('verkoop op afbetaling'),
      )
    expect(said(2_999).map(({ tone }) => tone)).toEqual(['info'])
    expect(said(2_999)[0]?.text).toContain('De wet vraagt het niet meer')
    expect(said(3_000)).toEqual([])
  })

  test('the JKP behind our own instalment is the JKP it came from, with and without a final sum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1200 }),
        fc.integer({ min: 12, max: 84 }),
        fc.constantFrom(0, 20, 40),
        fc.constantFrom('vervangt', 'bovenop'),
        (basisPoints, looptijd, slotsomPercentage, slotsomVorm) => {
          const loan = {
            prijs: 30_000,
            eigenInbreng: 2_000,
            looptijd,
            jkp: basisPoints / 100,
            slotsomPercentage,
            slotsomVorm,
          }
          const maandbedrag = numberOf(reportFor(calculator, loan), 'maandlast')
          const result = reportFor(calculator, { ...loan, maandbedrag })
          expect(numberOf(result, 'jkpAanbod')).toBeCloseTo(basisPoints / 100, 1)
          expect(numberOf(result, 'totaalAanbod')).toBe(numberOf(result, 'totaalVerschuldigd'))
        },
      ),
    )
  })

  test('an offer that pays back less than was borrowed has no JKP and says so', () => {
    const result = reportFor(calculator, { prijs: 20_000, eigenInbreng: 0, looptijd: 48, maandbedrag: 300 })
    expect(valueOf(result, 'jkpAanbod')).toBeNull()
    expect(result.notices.some((notice) => notice.text.includes('minder dan het leenbedrag'))).toBe(true)
  })

  test('without a JKP the reference follows the kind of car, and a typed one stays', () => {
    const rate = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'maandrente')
    expect(new Set(['nieuw', 'elektrisch', 'tweedehands'].map((soort) => rate({ soort }))).size).toBe(3)
    expect(rate({ soort: 'elektrisch', jkp: 4 })).toBe(rate({ soort: 'nieuw', jkp: 4 }))
  })

  test('a credit without interest or costs costs nothing, and no sentence begins with a number', () => {
    const { sentence } = reportFor(calculator, { eigenInbreng: 0, jkp: 0, restwaarde: 0 })
    expect(sentence).toContain('het krediet kost niets. De wagen is')
  })

  test('months with more debt than car are said in the sentence', () => {
    expect(reportFor(calculator, { eigenInbreng: 0, restwaarde: 20, looptijd: 84 }).sentence).toContain('minder waard')
    expect(reportFor(calculator, { eigenInbreng: 20_000 }).sentence).not.toContain('minder waard')
  })

  test('terms that the law forbids are the answer, with what would be allowed', () => {
    const report = reportFor(calculator, { leenbedrag: 5000, looptijd: 60, jkp: 6 })
    expect(report.sentence).toMatch(/^\*\*Dit krediet mag niet\*\*: .*hoogstens/)
    expect(report.notices.some(({ tone }) => tone === 'law')).toBe(true)
  })

  test('an offer that pays back too little is told so, and not that it may be too much', () => {
    const { notices } = reportFor(calculator, { prijs: 20_000, eigenInbreng: 2_000, looptijd: 48, maandbedrag: 350 })
    expect(notices[0]!.text).toContain(' terug, minder dan het leenbedrag. Kijk')
  })

  test('the value at the end is written out with the percentage that was typed', () => {
    const { steps } = reportFor(calculator, { prijs: 28_000, restwaarde: 3.8 })
    // 28.000 × 3,8 %
    expect(steps.find(({ formula }) => formula?.includes('× 3,8'))?.text).toMatch(/€\s1\.064,00/)
  })
})
