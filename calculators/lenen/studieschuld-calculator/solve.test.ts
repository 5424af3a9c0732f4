import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { loanSchedule } from '#finance/loan.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import calculator from './calculator.ts'

const perJaar = fc.integer({ min: 200, max: 15_000 })
const rente = fc.integer({ min: 0, max: 1_000 }).map((basisPoints) => basisPoints / 100)
const jaren = fc.integer({ min: 1, max: 6 })
const looptijd = fc.integer({ min: 1, max: 10 })
const kind = fc.constantFrom('niets', 'rente', 'alles')
const ordinary = (principal: number, rate: number, years: number) =>
  loanSchedule({ principal, periods: years * 12, periodicRate: monthlyActuarial(effective(rate / 100)) })

describe('studieschuld-calculator', () => {
  test('without any grace it is an ordinary loan', () => {
    fc.assert(
      fc.property(perJaar, rente, looptijd, (amount, rate, years) => {
        const report = reportFor(calculator, {
          perJaar: amount,
          jaren: 1,
          rente: rate,
          looptijd: years,
          tijdensStudie: 'alles',
        })
        const loan = ordinary(amount, rate, years)
        expect(numberOf(report, 'totaleRente')).toBe(loan.totalInterest)
        expect(numberOf(report, 'totaalBetaald')).toBe(loan.totalPaid)
      }),
    )
  })

  test('after the grace the debt is repaid as an ordinary loan', () => {
    fc.assert(
      fc.property(
        perJaar,
        rente,
        jaren,
        looptijd,
        fc.constantFrom('niets', 'rente'),
        (amount, rate, study, years, tijdensStudie) => {
          const report = reportFor(calculator, {
            perJaar: amount,
            jaren: study,
            rente: rate,
            looptijd: years,
            tijdensStudie,
            uitstel: 0,
          })
          const loan = ordinary(numberOf(report, 'schuldStart'), rate, years)
          expect(numberOf(report, 'maandlast')).toBe(loan.payment)
          expect(numberOf(report, 'totaleRente')).toBeCloseTo(
            loan.totalInterest + numberOf(report, 'opgebouwdeRente'),
            6,
          )
        },
      ),
    )
  })

  test('a longer grace never lowers the total interest', () => {
    fc.assert(
      fc.property(
        perJaar,
        rente,
        jaren,
        fc.constantFrom('niets', 'rente'),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 24 }),
        (amount, rate, study, tijdensStudie, uitstel, more) => {
          const at = (months: number) =>
            numberOf(
              reportFor(calculator, { perJaar: amount, jaren: study, rente: rate, tijdensStudie, uitstel: months }),
              'totaleRente',
            )
          // The instalment is rounded to the cent, which moves the total by a few cents at most.
          expect(at(uitstel + more)).toBeGreaterThanOrEqual(at(uitstel) - 0.6)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('every euro is repaid: paid is borrowed plus interest and the debt ends at zero', () => {
    fc.assert(
      fc.property(
        perJaar,
        rente,
        jaren,
        looptijd,
        kind,
        fc.constantFrom('perJaar', 'perMaand'),
        (amount, rate, study, years, tijdensStudie, opname) => {
          const report = reportFor(calculator, {
            perJaar: amount,
            jaren: study,
            rente: rate,
            looptijd: years,
            tijdensStudie,
            opname,
          })
          expect(numberOf(report, 'totaalBetaald')).toBeCloseTo(
            numberOf(report, 'geleend') + numberOf(report, 'totaleRente'),
            6,
          )
          expect(report.tables[0]!.rows.at(-1)![1]).toBe(0)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('paying the interest meanwhile is never dearer than letting it grow', () => {
    fc.assert(
      fc.property(perJaar, rente, jaren, (amount, rate, study) => {
        const at = (tijdensStudie: string) =>
          numberOf(reportFor(calculator, { perJaar: amount, jaren: study, rente: rate, tijdensStudie }), 'totaleRente')
        expect(at('rente')).toBeLessThanOrEqual(at('niets') + 0.6)
      }),
      { numRuns: 50 },
    )
  })

  test('a grant that covers everything leaves no loan and says so', () => {
    const report = reportFor(calculator, { perJaar: 3_000, toelage: 3_500 })
    expect(numberOf(report, 'maandlast')).toBe(0)
    expect(report.sentence).toContain('niet te lenen')
  })

  test('a heavy instalment and more hours than a student may work are flagged', () => {
    const texts = reportFor(calculator, { perJaar: 15_000, jaren: 4, startloon: 2_300, uurloon: 14 })
      .notices.map(({ text }) => text)
      .join(' ')
    expect(texts).toContain('van je startloon')
    expect(texts).toContain('650 uur')
  })

  test('the amount per year stops at 20.000 euro', () => {
    expect(errorsFor(calculator, { perJaar: 20_001 }).perJaar).toBeDefined()
    expect(errorsFor(calculator, { perJaar: 20_000 })).toEqual({})
  })

  test('a debt of today is an ordinary loan: years of study and the wait no longer matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 60_000 }), fc.integer({ min: 0, max: 900 }), (schuldNu, points) => {
        const ask = { schuldNu, rente: points / 100, looptijd: 10 }
        const one = reportFor(calculator, ask)
        const other = reportFor(calculator, { ...ask, jaren: 1, uitstel: 24, perJaar: 0, tijdensStudie: 'alles' })
        expect(numberOf(one, 'maandlast')).toBe(numberOf(other, 'maandlast'))
        expect(numberOf(one, 'maanden')).toBe(120)
        expect(numberOf(one, 'totaalBetaald')).toBeCloseTo(schuldNu + numberOf(one, 'totaleRente'), 2)
        expect(one.sentence).not.toContain('afstuderen')
      }),
    )
  })

  // Without interest a year of 6.000 over five years is 100 a month, from its own year on.
  test.each([
    { jaren: 4, looptijd: 5, monthly: 400, words: 'later minder, 4 jaar lang' },
    { jaren: 4, looptijd: 2, monthly: 250, words: '** per maand, 1 jaar lang' },
    { jaren: 1, looptijd: 5, monthly: 100, words: '** per maand, 4 jaar lang' },
    { jaren: 3, looptijd: 1, monthly: 0, words: 'al afbetaald' },
  ])('repaid while studying, what comes after is what still runs: $words', ({ jaren, looptijd, monthly, words }) => {
    const report = reportFor(calculator, { perJaar: 6_000, jaren, looptijd, rente: 0, tijdensStudie: 'alles' })
    expect(numberOf(report, 'maandlast')).toBe(monthly)
    expect(report.sentence.replaceAll('\u00a0', ' ')).toContain(words)
  })

  test('nothing to borrow is nothing to repay, in zero months', () => {
    const report = reportFor(calculator, { toelage: 20_000 })
    expect(numberOf(report, 'maanden')).toBe(0)
    expect(numberOf(report, 'totaalBetaald')).toBe(0)
  })

  test('the chart jumps on the day the money comes: interest runs from day 1', () => {
    const chart = reportFor(calculator, { perJaar: 4_000, jaren: 2, rente: 0, looptijd: 1 }).charts[0]!
    if (chart.kind !== 'step') throw new Error(chart.kind)
    const at = (year: number) => chart.series[0]!.values[chart.x.values.indexOf(year)]
    expect([at(0), at(0.75), at(1), at(1.75)]).toEqual([4_000, 4_000, 8_000, 8_000])
    expect(chart.series[0]!.values.at(-1)).toBe(0)
  })

  test('a wage or a job that nobody filled in decides nothing', () => {
    const report = reportFor(calculator)
    for (const key of ['aandeelLoon', 'urenStudentenjob', 'nettoUurloon']) expect(valueOf(report, key)).toBeNull()
    expect(report.assumed.filter(({ folded }) => folded)).toEqual([])
    expect(report.sentence).not.toContain('startloon')
  })

  test('without a loan nothing is said of a grant', () => {
    const report = reportFor(calculator, { perJaar: 0 })
    expect(report.sentence).toBe('Vul in hoeveel je per studiejaar leent.')
    expect([report.charts, report.tables]).toEqual([[], []])
  })

  test('a loan without interest says that there is none', () => {
    expect(reportFor(calculator, { perJaar: 3_500, jaren: 1, rente: 0 }).sentence).toContain('Er is geen rente.')
  })
})

test('the assumptions follow the questions: a debt of today, no interest during the studies, money every month', () => {
  const assumed = (input: Record<string, unknown>) => reportFor(calculator, input).assumptions.join(' ')
  expect(assumed({})).toMatch(/begin van elk studiejaar.*vanaf die dag.*komt elke maand bij de schuld/)
  expect(assumed({ opname: 'perMaand' })).toContain('Je krijgt het geld elke maand.')
  expect(assumed({ renteloosTijdensStudie: true })).not.toContain('bij de schuld')
  expect(assumed({ renteloosTijdensStudie: true })).toContain('vanaf je eerste afbetaling')
  expect(assumed({ schuldNu: 10_000 })).not.toContain('studie')
})
