import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownFigures } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const amount = fc.integer({ min: 10_000, max: 100_000_000 }).map((cents) => cents / 100)
const rate = fc.integer({ min: 0, max: 1500 }).map((basisPoints) => basisPoints / 100)
const term = fc.integer({ min: 1, max: 12 })

describe('deposito-calculator', () => {
  test('net interest is gross minus withholding, and the withholding is 30 % to the cent', () => {
    fc.assert(
      fc.property(amount, rate, term, (bedrag, rente, looptijd) => {
        const report = reportFor(calculator, { bedrag, rente, looptijd })
        const gross = numberOf(report, 'brutoInterest')
        const tax = numberOf(report, 'roerendeVoorheffing')
        expect(numberOf(report, 'nettoInterest')).toBeCloseTo(gross - tax, 8)
        expect(Math.abs(tax - gross * 0.3)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })

  test('two deposits of half the amount give the same as one, to the cent per deposit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 500_000 }), rate, term, (half, rente, looptijd) => {
        const one = numberOf(reportFor(calculator, { bedrag: half * 2, rente, looptijd }), 'nettoInterest')
        const two = 2 * numberOf(reportFor(calculator, { bedrag: half, rente, looptijd }), 'nettoInterest')
        expect(Math.abs(one - two)).toBeLessThanOrEqual(0.02 + 1e-9)
      }),
    )
  })

  test('a higher rate never gives less', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1400 }), term, (bedrag, basisPoints, looptijd) => {
        const low = numberOf(reportFor(calculator, { bedrag, rente: basisPoints / 100, looptijd }), 'nettoInterest')
        const high = numberOf(
          reportFor(calculator, { bedrag, rente: basisPoints / 100 + 1, looptijd }),
          'nettoInterest',
        )
        expect(high).toBeGreaterThanOrEqual(low)
      }),
    )
  })

  test('at 0 % nothing is earned and nothing is taxed', () => {
    const report = reportFor(calculator, { rente: 0 })
    expect(numberOf(report, 'nettoInterest')).toBe(0)
    expect(numberOf(report, 'roerendeVoorheffing')).toBe(0)
  })

  test('my own account at the bank of the best one is called mine, and the best one itself stands there once', () => {
    const names = (spaarrekening: string) =>
      reportFor(calculator, { spaarrekening }).charts.flatMap((chart) =>
        chart.kind === 'columns' ? chart.columns.map(({ label }) => label) : [],
      )
    expect(names('nibc-getrouwheidsrekening')).toEqual(['Deposito', 'Je spaarrekening', 'NIBC Bank'])
    expect(names('nibc-spaarrekening')).toEqual(['Deposito', 'Je spaarrekening'])
  })

  test('a term beyond a year or under a week is refused with the reason', () => {
    expect(errorsFor(calculator, { looptijd: 13 }).looptijd).toContain('termijnrekening')
    expect(errorsFor(calculator, { looptijd: 6, eenheid: 'dagen' }).looptijd).toContain('7 dagen')
  })

  test('an amount above the guarantee of one bank is flagged, and two holders double the limit', () => {
    const flagged = (input: Record<string, unknown>) =>
      reportFor(calculator, input).notices.some((n) => n.tone === 'law')
    expect(flagged({ bedrag: 100_000 })).toBe(false)
    expect(flagged({ bedrag: 100_001 })).toBe(true)
    expect(flagged({ bedrag: 150_000, titularissen: 2 })).toBe(false)
  })

  test('from a full year on the savings account earns its premium, one day earlier it does not', () => {
    const input = { bedrag: 10_000, spaarrente: 1, spaarpremie: 0.5, startdatum: '2026-11-15', eenheid: 'dagen' }
    // 10.000 × 1 % × 47/365 in 2026, and 10.012,88 × 1 % × 317/365 in 2027.
    expect(numberOf(reportFor(calculator, { ...input, looptijd: 364 }), 'spaarrekeningNetto')).toBeCloseTo(99.84, 2)
    expect(numberOf(reportFor(calculator, { ...input, looptijd: 365 }), 'spaarrekeningNetto')).toBe(150.12)
  })

  test('one gets the net amount back where the bank withholds, and has it after tax where it does not', () => {
    const told = (ingehouden: boolean) => reportFor(calculator, { ingehouden }).sentence
    expect(told(true)).toMatch(/krijg je €.10\.\d{3},\d\d terug/)
    expect(told(false)).not.toContain('terug')
    expect(told(false)).toContain('heb je na belasting')
  })

  test('the sentence and the figure name the same winner', () => {
    const worse = reportFor(calculator, { looptijd: 12, rente: 1, spaarrente: 1, spaarpremie: 1 })
    expect(numberOf(worse, 'verschil')).toBeLessThan(0)
    expect(worse.sentence).toMatch(/Op je spaarrekening .* is het €.[\d.,]+ meer/)
    const equal = reportFor(calculator, { looptijd: 6, rente: 0, spaarrente: 0 })
    expect(equal.sentence).toContain('is het gelijk')
  })

  test('many years of renewals have an exemption each year, not one for all', () => {
    const report = reportFor(calculator, {
      bedrag: 100_000,
      looptijd: 12,
      hernieuwingen: 2,
      spaarrente: 1,
      spaarpremie: 0,
      startdatum: '2026-01-01',
    })
    // 1.000, 1.010 and 1.020,10 euro of interest: each year stays within 1.020 but for ten cents.
    expect(numberOf(report, 'spaarrekeningNetto')).toBeCloseTo(3030.1 - 0.02, 1)
  })

  test('a deposit of the past is taxed at the rate of its payment day', () => {
    const taxOf = (startdatum: string) =>
      numberOf(
        reportFor(calculator, { bedrag: 36_500, rente: 1, looptijd: 100, eenheid: 'dagen', startdatum }),
        'roerendeVoorheffing',
      )
    expect(['2014-01-01', '2015-12-31', '2016-12-31', '2026-01-01'].map(taxOf)).toEqual([25, 27, 30, 30])
  })

  test('the equal base rate gives the same net amount, above the exemption too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 2_000_000 }), fc.integer({ min: 1, max: 12 }), (bedrag, looptijd) => {
        const gelijk = numberOf(reportFor(calculator, { bedrag, looptijd, rente: 3 }), 'gelijkeBasisrente')
        const spaarrente = Number(gelijk.toFixed(4))
        const again = reportFor(calculator, { bedrag, looptijd, rente: 3, spaarrente, spaarpremie: 0 })
        expect(Math.abs(numberOf(again, 'verschil'))).toBeLessThanOrEqual(0.02 + bedrag * 1e-6)
      }),
    )
  })

  test('rates that give what the best account gives are compared once', () => {
    const given = { bedrag: 15_000, looptijd: 12, rente: 2 }
    const best = reportFor(calculator, given)
    const same = reportFor(calculator, { ...given, spaarrente: 0.5, spaarpremie: 1.5 })
    expect(numberOf(same, 'verschil')).toBe(numberOf(best, 'verschilBeste'))
    expect(same.sentence).toContain('meer, net als op de beste zonder voorwaarden (')
  })

  test('a difference of less than a euro is called nearly equal, because the figures show it', () => {
    const report = reportFor(calculator, { bedrag: 500, looptijd: 5, rente: 0.01, spaarrente: 0, spaarpremie: 0 })
    expect(numberOf(report, 'verschil')).toBe(0.01)
    expect(report.sentence).toContain('is het bijna gelijk')
  })

  test('a rate that holds until the first renewal is called the first', () => {
    const given = { bedrag: 75_000, looptijd: 3, rente: 1.95, hernieuwingen: 2 }
    expect(reportFor(calculator, { ...given, renteHernieuwing: 1.5 }).sentence).toContain(
      'rente, eerst aan 1,95\u00a0%.',
    )
    expect(reportFor(calculator, given).sentence).toContain('rente, aan 1,95\u00a0%.')
  })

  test('an account that nobody gave is not called the visitor’s', () => {
    const labels = (input: object) => shownFigures(reportFor(calculator, { ...input })).map(({ label }) => label)
    expect(labels({})).toContain('Verschil met een gewone spaarrekening')
    expect(labels({})).not.toContain('Verschil met je spaarrekening')
    expect(labels({ spaarrente: 1.5, spaarpremie: 1 })).toContain('Verschil met je spaarrekening')
  })
})
