import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const bon = fc.record({
  nominaal: fc.integer({ min: 2, max: 2_000 }).map((hundreds) => hundreds * 100),
  looptijd: fc.integer({ min: 1, max: 15 }),
  rente: fc.integer({ min: 0, max: 1000 }).map((basisPoints) => basisPoints / 100),
})

describe('kasbon-calculator', () => {
  test('capitalising gives at least as much as distributing, and the same for one year', () => {
    fc.assert(
      fc.property(bon, (input) => {
        const paid = numberOf(reportFor(calculator, { ...input, soort: 'coupon' }), 'nettoCoupons')
        const kept = numberOf(reportFor(calculator, { ...input, soort: 'kapitalisatie' }), 'nettoCoupons')
        expect(kept).toBeGreaterThanOrEqual(paid - 0.08)
        if (input.looptijd === 1) expect(kept).toBe(paid)
      }),
    )
  })

  test('bought and repaid at par, the net yield is the coupon after tax', () => {
    fc.assert(
      fc.property(bon, (input) => {
        const report = reportFor(calculator, input)
        expect(Math.abs(numberOf(report, 'nettoRendement') - numberOf(report, 'nettoRente'))).toBeLessThan(0.005)
      }),
    )
  })

  test('a growth certificate with equal rates is an ordinary one', () => {
    const flat = reportFor(calculator, { soort: 'coupon', looptijd: 4, rente: 2.5 })
    const growth = reportFor(calculator, {
      soort: 'groei',
      groeirentes: Array.from({ length: 4 }, () => ({ rente: 2.5 })),
    })
    expect(numberOf(growth, 'nettoRendement')).toBe(numberOf(flat, 'nettoRendement'))
  })

  test('a lower issue price raises the yield', () => {
    const par = numberOf(reportFor(calculator, { uitgifteprijs: 100 }), 'nettoRendement')
    expect(numberOf(reportFor(calculator, { uitgifteprijs: 98 }), 'nettoRendement')).toBeGreaterThan(par)
  })

  test('selling early at a loss is told', () => {
    const report = reportFor(calculator, { nominaal: 1000, verkoop: true, verkoopNa: 2, verkoopkoers: 95 })
    expect(report.notices.some((notice) => notice.text.includes('€\u00a050,00'))).toBe(true)
    expect(errorsFor(calculator, { verkoop: true, verkoopNa: 5 }).verkoopNa).toContain('maar 5 jaar')
  })

  test('a note picked from the list brings its own term, coupon, day and tax', () => {
    const picked = reportFor(calculator, {
      nominaal: 2_000,
      uitgifte: 'staatsbon-2024-09-op-10',
      looptijd: 3,
      rente: 9,
    })
    const typed = reportFor(calculator, { nominaal: 2_000, looptijd: 10, rente: 2.8, startdatum: '2024-09-04' })
    expect(numberOf(picked, 'eindbedrag')).toBe(numberOf(typed, 'eindbedrag'))
    expect(picked.sentence).toContain('staatsbon van september 2024')
    expect(
      errorsFor(calculator, { uitgifte: 'staatsbon-2024-12-op-1', verkoop: true, verkoopNa: 1 }).verkoopNa,
    ).toContain('maar 1 jaar')
  })

  test('a capitalised certificate sold at par gives the interest so far, taxed on the day of the sale', () => {
    const sold = reportFor(calculator, {
      nominaal: 10_000,
      soort: 'kapitalisatie',
      looptijd: 5,
      rente: 3,
      verkoop: true,
      verkoopNa: 2,
      verkoopkoers: 100,
    })
    expect(numberOf(sold, 'brutoCoupons')).toBe(609)
    expect(numberOf(sold, 'roerendeVoorheffing')).toBe(182.7)
    expect(numberOf(sold, 'eindbedrag')).toBe(10_426.3)
  })

  test('coupons of the past keep the rate of their day', () => {
    const report = reportFor(calculator, { nominaal: 10_000, looptijd: 5, rente: 1, startdatum: '2013-06-01' })
    expect(report.tables.find((table) => table.key === 'kalender')!.rows.map((row) => row[3])).toEqual([
      25, 25, 27, 30, 30,
    ])
    expect(report.steps[1]?.text).toContain('25\u00a0% tot 30\u00a0%')
  })

  test('a price above par is no deduction', () => {
    const report = reportFor(calculator, { nominaal: 1000, looptijd: 2, rente: 2, uitgifteprijs: 103 })
    expect(numberOf(report, 'belastingUitgiftekorting')).toBe(0)
    expect(numberOf(report, 'nettoCoupons')).toBe(28)
  })

  test('what is left over is what comes in minus what is paid', () => {
    fc.assert(
      fc.property(bon, fc.integer({ min: 80, max: 120 }), (input, uitgifteprijs) => {
        const report = reportFor(calculator, { ...input, uitgifteprijs })
        expect(numberOf(report, 'opbrengst')).toBeCloseTo(
          numberOf(report, 'nettoCoupons') +
            numberOf(report, 'terugbetaling') -
            numberOf(report, 'belastingUitgiftekorting') -
            numberOf(report, 'aankoopbedrag'),
          6,
        )
      }),
    )
  })

  test('both sides of the comparison hold the same: the same paper twice never differs', () => {
    fc.assert(
      fc.property(bon, fc.integer({ min: 0, max: 400 }), (input, reinvest) => {
        const report = reportFor(calculator, {
          ...input,
          staatsbonrente: input.rente,
          herbeleggen: reinvest / 100,
        })
        expect(numberOf(report, 'verschilStaatsbon')).toBe(0)
      }),
    )
  })

  test('sold at the price that is shown as equal, both give the same', () => {
    const input = { nominaal: 10_000, looptijd: 5, rente: 2.45, staatsbonrente: 2.3, verkoop: true, verkoopNa: 2 }
    const equal = numberOf(reportFor(calculator, { ...input, verkoopkoers: 96 }), 'gelijkeKoers')
    expect(equal).toBeCloseTo(99.79, 6)
    expect(numberOf(reportFor(calculator, { ...input, verkoopkoers: equal }), 'verschilStaatsbon')).toBe(0)
  })

  test('a growth bond of one year has no last year to be warned about', () => {
    const told = (groeirentes: readonly { rente: number }[]) =>
      reportFor(calculator, { soort: 'groei', groeirentes }).notices.some(({ text }) => text.includes('laatste jaar'))
    expect(told([{ rente: 3 }])).toBe(false)
    expect(told([{ rente: 3 }, { rente: 4 }])).toBe(true)
  })

  test('a bond that pays nothing earns nothing, in words', () => {
    expect(reportFor(calculator, { rente: 0 }).sentence).toContain('heb je **niets** verdiend.')
  })
})

test('a gain on the sale is said to be before tax, and no rate earns nothing', () => {
  const sold = (verkoopkoers: number) =>
    reportFor(calculator, { verkoop: true, verkoopNa: 2, verkoopkoers })
      .notices.map(({ text }) => text)
      .join(' ')
  expect(sold(110)).toContain('Op de verkoop zelf win je €\u00a0500,00')
  expect(sold(100)).not.toContain('meerwaardebelasting')
  expect(reportFor(calculator, { rente: 0 }).sentence).toContain('heb je **niets** verdiend')
})

test('a certificate that is sold early is not said to be worth all its years', () => {
  const growing = { soort: 'groei' }
  const said = (input: Record<string, unknown>) =>
    reportFor(calculator, input)
      .notices.map(({ text }) => text)
      .join(' ')
  expect(said(growing)).toContain('Alle jaren samen')
  expect(said({ ...growing, verkoop: true, verkoopNa: 2, verkoopkoers: 98 })).not.toContain('Alle jaren samen')
})

test('coupons that are reinvested are told up to what is kept, and a capitalising bond has none', () => {
  const told = (input: Record<string, unknown>) => {
    const { steps, assumptions } = reportFor(calculator, { nominaal: 5_000, rente: 2.45, herbeleggen: 2, ...input })
    return [...steps.map(({ text }) => text), ...assumptions].join(' ').replaceAll('\u00a0', ' ')
  }
  expect(told({})).toMatch(/€ 428,75 over; herbelegd wordt dat € 446,25\./)
  expect(told({ soort: 'kapitalisatie' })).toContain('De coupons van het andere aanbod worden herbelegd aan 2,00 %')
})

test('the tax on an issue below par is taken off what is repaid, not off reinvested coupons', () => {
  const issued = { nominaal: 5_000, rente: 2.45, herbeleggen: 0, uitgifteprijs: 99 }
  const { steps, tables } = reportFor(calculator, issued)
  const said = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
  // Put aside without interest, the coupons stay what they are; 30 % of 50 euro is 15.
  expect(said(steps[1]?.text)).toContain('€ 428,75 over; herbelegd wordt dat € 428,75.')
  expect(said(steps[2]?.formula)).toContain('(€ 5.000,00 − € 15,00) ÷ (1 + r)^5')
  expect(said(tables[1]?.note)).toBe('Van de terugbetaling gaat nog € 15,00 voorheffing af.')
})

test('the page on real yield gets the mean of a rate that grows, and the rate of a chosen state note', () => {
  const carried = (input: Record<string, unknown>) =>
    reportFor(calculator, input).next.find(({ slug }) => slug === 'reele-rente-berekenen')?.carry?.['brutorente']
  const groei = { soort: 'groei', groeirentes: [1, 2, 3, 4].map((rente) => ({ rente })) }
  expect(carried(groei)).toBe(2.5)
  expect(carried({ ...groei, verkoop: true, verkoopNa: 2 })).toBe(1.5)
  expect(carried({ uitgifte: 'staatsbon-2023-12-op-8' })).toBe(2.9)
  // Only that issue is taxed at 15 %, which the other page does not know.
  expect(carried({ uitgifte: 'staatsbon-2023-09-op-1' })).toBeUndefined()
  const term = (input: Record<string, unknown>) => reportFor(calculator, input).next[0]?.carry?.['looptijd']
  expect(term({ uitgifte: 'staatsbon-2023-12-op-8' })).toBe(8)
  expect(term({ verkoop: true, verkoopNa: 2 })).toBe(2)
})
