import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eur } from '#calculators/kernel/format.ts'
import { errorsFor, numberOf, reportFor, situation, taken, valueOf } from '#calculators/kernel/testing.ts'
import tax from '#calculators/planning/belastingplanning-calculator/calculator.ts'
import calculator from './calculator.ts'

const wage = fc.integer({ min: 0, max: 1_200_000 }).map((cents) => cents / 100)
const household = fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen')

describe('bruto-netto-calculator', () => {
  test('the lines add up to the net wage', () => {
    fc.assert(
      fc.property(wage, household, fc.integer({ min: 0, max: 8 }), (bruto, gezin, kinderen) => {
        const report = reportFor(calculator, { bruto, gezin, kinderen })
        const lines = ['rszNaWerkbonus', 'bedrijfsvoorheffing', 'bbsz'].map((key) => numberOf(report, key))
        expect(numberOf(report, 'netto')).toBeCloseTo(bruto - lines.reduce((a, b) => a + b, 0), 6)
        expect(numberOf(report, 'rszNaWerkbonus')).toBeGreaterThanOrEqual(0)
        expect(numberOf(report, 'netto')).toBeLessThanOrEqual(bruto + 1e-9)
      }),
    )
  })

  test('a raise never leaves less, apart from the fixed 5,15 euro step of the special contribution', () => {
    fc.assert(
      fc.property(wage, fc.integer({ min: 1, max: 1_000 }), (bruto, opslag) => {
        expect(numberOf(reportFor(calculator, { bruto, opslag }), 'opslagNetto')).toBeGreaterThanOrEqual(-0.02)
      }),
    )
  })

  test('children and a partner without income never raise the withholding', () => {
    fc.assert(
      fc.property(wage, fc.integer({ min: 0, max: 7 }), (bruto, kinderen) => {
        const of = (input: Record<string, unknown>) =>
          numberOf(reportFor(calculator, { bruto, ...input }), 'bedrijfsvoorheffing')
        expect(of({ kinderen: kinderen + 1 })).toBeLessThanOrEqual(of({ kinderen }))
        expect(of({ gezin: 'partnerZonderInkomen' })).toBeLessThanOrEqual(of({}))
      }),
    )
  })

  test('reference wages of spring 2026', () => {
    const net = (bruto: number) => numberOf(reportFor(calculator, { bruto, loonmaand: '2026-05' }), 'netto')
    expect([2_500, 3_000, 3_500, 4_000, 5_000].map(net)).toEqual([2_143.94, 2_244.83, 2_400.4, 2_614.26, 3_051.72])
  })

  test('a wage of zero gives zeros, the highest wage a finite net', () => {
    expect(numberOf(reportFor(calculator, { bruto: 0, opslag: 0 }), 'netto')).toBe(0)
    expect(numberOf(reportFor(calculator, { bruto: 50_000 }), 'netto')).toBeGreaterThan(20_000)
  })

  test('vouchers cost their own contribution and an expense allowance comes on top', () => {
    const plain = numberOf(reportFor(calculator, {}), 'netto')
    const richer = reportFor(calculator, { maaltijdcheques: 20, nettovergoeding: 150 })
    expect(numberOf(richer, 'uitbetaald')).toBeCloseTo(plain + 150 - 21.8, 6)
    expect(valueOf(reportFor(calculator, {}), 'uitbetaald')).toBeNull()
  })

  test('a manual worker pays the special contribution on 108 % of the wage', () => {
    // 1.850 × 108 % = 1.998, above the first limit; a clerk with 1.850 stays under it.
    expect(numberOf(reportFor(calculator, { bruto: 1_850, statuut: 'arbeider' }), 'bbsz')).toBe(2.22)
    expect(numberOf(reportFor(calculator, { bruto: 1_850 }), 'bbsz')).toBe(0)
  })

  test('a part-time wage has the werkbonus of the full-time wage, for the hours worked', () => {
    const full = reportFor(calculator, { bruto: 2_700, loonmaand: '2026-10' })
    const half = reportFor(calculator, { bruto: 1_350, tewerkstelling: 50, loonmaand: '2026-10' })
    expect(numberOf(half, 'werkbonus')).toBeCloseTo(numberOf(full, 'werkbonus') / 2, 1)
  })

  test('an own contribution to a group insurance costs less than it is', () => {
    fc.assert(
      fc.property(wage, fc.integer({ min: 1, max: 300 }), (bruto, groepsverzekering) => {
        const plain = numberOf(reportFor(calculator, { bruto }), 'netto')
        const insured = numberOf(reportFor(calculator, { bruto, groepsverzekering }), 'netto')
        expect(plain - insured).toBeLessThanOrEqual(groepsverzekering + 1e-9)
        expect(plain - insured).toBeGreaterThanOrEqual(groepsverzekering * 0.7 - 0.011)
      }),
    )
  })

  test('more disabled children than children is refused', () => {
    expect(errorsFor(calculator, { kinderen: 1, kinderenHandicap: 2 }).kinderenHandicap).toContain('1\u00a0kind')
  })

  test('in a later year the page goes on with the newest law and says so', () => {
    const later = reportFor(calculator, {}, situation('2027-02-01'))
    expect(numberOf(later, 'netto')).toBe(numberOf(reportFor(calculator, { loonmaand: '2026-12' }), 'netto'))
    expect(later.provisional).toContain('2027')
    expect(reportFor(calculator, {}).provisional).toBeUndefined()
  })

  test('the gross wage for a net one is the lowest that leaves as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 600_000 }), household, (cents, gezin) => {
        const found = reportFor(calculator, { invoer: 'netto', nettoGewenst: cents / 100, gezin })
        const bruto = numberOf(found, 'bruto')
        expect(found.headline.key).toBe('bruto')
        expect(numberOf(found, 'netto')).toBeGreaterThanOrEqual(cents / 100)
        expect(numberOf(reportFor(calculator, { bruto: bruto - 0.01, gezin }), 'netto')).toBeLessThan(cents / 100)
      }),
      { numRuns: 40 },
    )
    expect(errorsFor(calculator, { invoer: 'netto', nettoGewenst: 20_000, voordeelWagen: 5_000 })).toEqual({})
  })

  test('an hourly wage is the monthly one of 13/3 weeks', () => {
    const hourly = reportFor(calculator, { invoer: 'uur', uurloon: 18, urenPerWeek: 38 })
    expect(numberOf(hourly, 'bruto')).toBe(2_964)
    expect(numberOf(hourly, 'netto')).toBe(numberOf(reportFor(calculator, { bruto: 2_964 }), 'netto'))
  })

  test('the brackets of the steps add up to the tax of the scale, to the cent', () => {
    fc.assert(
      fc.property(wage, (bruto) => {
        const { steps } = reportFor(calculator, { bruto })
        const scale = steps.find((step) => step.brackets)
        const total = (scale?.brackets ?? []).reduce((all, line) => all + line.tax, 0)
        expect(eur(total)).toBe(/\*\*(?<tax>.+)\*\*/.exec(scale?.text ?? '')?.groups?.tax)
      }),
      { numRuns: 60 },
    )
  })

  test('two wages: the page says that one slip counts the children, and what it is without', () => {
    const two = reportFor(calculator, { gezin: 'partnerMetInkomen', kinderen: 2 })
    const without = eur(numberOf(reportFor(calculator, { gezin: 'partnerMetInkomen' }), 'netto'))
    expect(two.notices[0]?.text).toContain(without)
  })

  test('an employer pays the contribution on 108 % of the pay of a manual worker', () => {
    expect(numberOf(reportFor(calculator, { bruto: 2_500 }), 'loonkost')).toBe(3_171.75)
    expect(numberOf(reportFor(calculator, { bruto: 2_500, statuut: 'arbeider' }), 'loonkost')).toBe(3_225.49)
  })

  test('the net of a year names a thirteenth month only where there is one', () => {
    const note = (eindejaarspremie: boolean) =>
      reportFor(calculator, { eindejaarspremie }).key.find(({ key }) => key === 'nettoJaar')?.note
    expect(note(true)).toContain('dertiende maand')
    expect(note(false)).toBe('Met vakantiegeld, voor de afrekening van de belasting')
  })
})

test('deductions above the wage are not blamed on benefits that there are not', () => {
  const { sentence } = reportFor(calculator, { bruto: 2_300, groepsverzekering: 5_000 })
  expect(sentence).toMatch(/meer dan je loon in november 2026, €.2\.300,00 bruto\.$/)
})

test('a parent who shares the home does not become one who lives alone on the page of the year', () => {
  const due = (alleenstaandeOuder: boolean) => {
    const slip = reportFor(calculator, { bruto: 1_700, kinderen: 1, alleenstaandeOuder })
    return numberOf(reportFor(tax, taken(slip, 'belastingplanning-calculator', tax)), 'totaalVerschuldigd')
  }
  // The extra tax-free sum for a low income is for whoever lives without another adult (art. 133 WIB 92).
  expect(due(false)).toBeGreaterThan(due(true))
})
