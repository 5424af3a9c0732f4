import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, taken, valueOf } from '#calculators/kernel/testing.ts'
import cardCalculator from '#calculators/lenen/kredietkaart-calculator/calculator.ts'
import loanCalculator from '#calculators/lenen/persoonlijke-lening-berekenen/calculator.ts'
import calculator from './calculator.ts'

const opname = fc.integer({ min: 100, max: 5_000 })
const jkp = fc.integer({ min: 0, max: 1_800 }).map((basisPoints) => basisPoints / 100)
const event = fc.record({ maand: fc.integer({ min: 1, max: 36 }), bedrag: fc.integer({ min: 0, max: 1_500 }) })
const events = fc.array(event, { maxLength: 4 })
const cents = (value: unknown) => Math.round(Number(value) * 100)

describe('doorlopend-krediet-calculator', () => {
  test('drawn plus interest plus costs is repaid plus balance, every month', () => {
    fc.assert(
      fc.property(
        opname,
        jkp,
        events,
        events,
        fc.integer({ min: 0, max: 60 }),
        (start, rate, opnames, terugbetalingen, jaarkost) => {
          const report = reportFor(calculator, {
            kredietlijn: 20_000,
            opname: start,
            jkp: rate,
            bedrag: Math.ceil(start / 12) + 20,
            opnames,
            terugbetalingen,
            jaarkost,
          })
          let held = 0
          for (const [, balance, drawn, cost, interest, payment] of report.tables[0]!.rows) {
            held += cents(drawn) + cents(cost) + cents(interest) - cents(payment)
            expect(held).toBe(cents(balance))
          }
        },
      ),
    )
  })

  test('when it ends, everything paid is everything drawn, charged and added as interest', () => {
    fc.assert(
      fc.property(opname, jkp, events, (start, rate, opnames) => {
        const report = reportFor(calculator, { kredietlijn: 20_000, opname: start, jkp: rate, bedrag: 500, opnames })
        expect(numberOf(report, 'totaalBetaald')).toBeCloseTo(
          numberOf(report, 'totaalOpgenomen') + numberOf(report, 'totaleRente') + numberOf(report, 'kosten'),
          6,
        )
      }),
    )
  })

  test('a higher monthly amount is never slower and never dearer', () => {
    fc.assert(
      fc.property(opname, jkp, fc.integer({ min: 1, max: 400 }), (start, rate, more) => {
        const at = (bedrag: number) => reportFor(calculator, { kredietlijn: 5_000, opname: start, jkp: rate, bedrag })
        const base = Math.ceil(start * 0.05) + 5
        const [slow, fast] = [at(base), at(base + more)]
        expect(numberOf(fast, 'maanden')).toBeLessThanOrEqual(numberOf(slow, 'maanden'))
        expect(numberOf(fast, 'totaleRente')).toBeLessThanOrEqual(numberOf(slow, 'totaleRente'))
      }),
    )
  })

  test('paying only interest is never repaid, and says so', () => {
    const report = reportFor(calculator, { betaling: 'rente' })
    expect(valueOf(report, 'maanden')).toBeNull()
    // What is paid before an end that never comes is no answer.
    expect(valueOf(report, 'totaalBetaald')).toBeNull()
    expect(valueOf(report, 'leningRente')).toBeNull()
    expect(report.headline.key).toBe('eersteRente')
    expect(report.sentence).toContain('nooit afbetaald')
    expect(report.notices.filter(({ tone }) => tone === 'law').length).toBe(1)
  })

  test('the zeroing period starts again after the balance was zero', () => {
    const report = reportFor(calculator, {
      opname: 500,
      bedrag: 260,
      opnames: [{ maand: 30, bedrag: 500 }],
      nulstelling: 6,
      startmaand: '2026-01',
    })
    expect(report.tables[1]!.rows.length).toBe(2)
    expect(valueOf(report, 'nulstellingDatum')).toBe('2028-11')
    expect(report.notices.some(({ tone }) => tone === 'law')).toBe(false)
  })

  test('the ceiling without a card is lower than with one', () => {
    const flagged = (metKaart: boolean) =>
      reportFor(calculator, { jkp: 14, metKaart }).notices.some(({ text }) => text.includes('wettelijke maximum'))
    expect(flagged(true)).toBe(false)
    expect(flagged(false)).toBe(true)
  })

  test('a draw above the line at the start is refused, later it is flagged', () => {
    expect(errorsFor(calculator, { opname: 2_501 }).opname).toContain('kredietlijn')
    expect(errorsFor(calculator, { opname: 0 }).opname).toContain('opname')
    const later = reportFor(calculator, { opnames: [{ maand: 2, bedrag: 2_000 }] })
    expect(later.notices.some(({ text }) => text.includes('boven je kredietlijn'))).toBe(true)
  })

  test('an amount under a usual minimum is flagged, as what a contract may ask', () => {
    const flagged = (bedrag: number) =>
      reportFor(calculator, { bedrag }).notices.some(({ text }) => text.startsWith('Als je contract'))
    expect(flagged(75)).toBe(true)
    expect(flagged(125)).toBe(false)
  })

  test('a dearer line gets a later zeroing date, as the debit interest is part of the balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 0, max: 1_500 }), (kredietlijn, points) => {
        const at = (rate: number) =>
          numberOf(reportFor(calculator, { kredietlijn, opname: 100, jkp: rate }), 'nulstellingMaanden')
        const cheap = at(points / 100)
        expect(at(points / 100 + 3)).toBeGreaterThanOrEqual(cheap)
        expect(cheap).toBeLessThanOrEqual(kredietlijn <= 5_000 ? 60 : 96)
      }),
    )
  })

  test('the card page and this page name the same zeroing period for the same line and rate', () => {
    const here = reportFor(calculator, { kredietlijn: 2_500, opname: 1_500, jkp: 14.5 })
    const card = reportFor(cardCalculator, { kredietlijn: 2_500, saldo: 1_500, jkp: 14.5 })
    expect(numberOf(card, 'nulstellingMaanden')).toBe(numberOf(here, 'nulstellingMaanden'))
  })

  test('the case shown first pays at least the minimum and is in time', () => {
    const first = reportFor(calculator)
    expect(first.notices.filter(({ tone }) => tone !== 'info')).toEqual([])
    expect(first.notices.length).toBeLessThanOrEqual(2)
    expect(numberOf(first, 'margeNulstelling')).toBeGreaterThan(0)
  })

  test('a debit rate without a yearly cost is the JKP itself, and a cost only makes it dearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 0, max: 200 }), (kredietlijn, cost) => {
        const jkpOf = (jaarkost: number) =>
          numberOf(reportFor(calculator, { kredietlijn, opname: 500, debetrente: 12, jaarkost }), 'jkp')
        expect(jkpOf(0)).toBeCloseTo(12, 6)
        expect(jkpOf(cost + 1)).toBeGreaterThan(jkpOf(cost))
      }),
    )
  })

  test('a rate above the ceiling is the answer, not the plan', () => {
    const report = reportFor(calculator, { kredietlijn: 2500, opname: 2000, jkp: 25 })
    expect(report.sentence).toMatch(/^\*\*Dit krediet mag niet\*\*: .*hoogstens/)
    expect(report.notices.some(({ tone }) => tone === 'law')).toBe(true)
  })

  test('a line that is never paid off is given the true reason, and no balance of fifty years on', () => {
    const falling = {
      kredietlijn: 5_000,
      opname: 3_000,
      betaling: 'minimum',
      minimumOver: 'plusRente',
      minimumBedrag: 0,
    }
    expect(reportFor(calculator, falling).notices[0]!.text).toContain('daalt mee met je saldo')
    const growing = reportFor(calculator, { kredietlijn: 5_000, opname: 5_000, bedrag: 20 }).notices
    expect(growing.map(({ text }) => text).join(' ')).toContain('Je saldo groeit zo boven je kredietlijn')
  })

  test('a contract may ask for zero sooner than the law, never later', () => {
    const within = (nulstelling: number | null = null) => reportFor(calculator, { nulstelling })
    const legal = numberOf(within(), 'nulstellingMaanden')
    expect(numberOf(within(legal - 1), 'nulstellingMaanden')).toBe(legal - 1)
    expect(numberOf(within(legal + 79), 'nulstellingMaanden')).toBe(legal)
    expect(
      within(legal + 79)
        .steps.map(({ text }) => text)
        .join(' '),
    ).toContain('De wet vraagt')
  })
})

test('the rates that were typed go along: that of a card to the line, that of a loan to the loan', () => {
  const card = reportFor(cardCalculator, { saldo: 2_000, jkp: 12.5, jkpLening: 6.5 })
  const line = reportFor(calculator, taken(card, 'doorlopend-krediet-calculator', calculator))
  expect(numberOf(line, 'eersteRente')).toBe(numberOf(card, 'eersteRente'))
  for (const from of [card, reportFor(calculator, { opname: 2_000, jkpLening: 6.5 })]) {
    const loan = reportFor(loanCalculator, taken(from, 'persoonlijke-lening-berekenen', loanCalculator))
    expect(numberOf(loan, 'maandlast')).toBe(numberOf(from, 'leningMaandlast'))
  }
})

test('the theoretical run-down is only named where the term follows from it', () => {
  const of = (input: Record<string, number | boolean>) => reportFor(calculator, input).assumptions.join(' ')
  expect(of({ kapitaalVerplicht: true })).toContain('theoretische afbouw')
  expect(of({ kapitaalVerplicht: false })).not.toContain('theoretische afbouw')
  expect(of({ kapitaalVerplicht: true, nulstelling: 6 })).not.toContain('theoretische afbouw')
})
