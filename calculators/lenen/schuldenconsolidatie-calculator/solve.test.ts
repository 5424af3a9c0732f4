import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { annuityPayment } from '#finance/loan.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import calculator from './calculator.ts'

const balance = fc.integer({ min: 300, max: 30_000 })
const basisPoints = fc.integer({ min: 0, max: 1_500 })
const term = fc.integer({ min: 6, max: 60 })
const instalment = (principal: number, jkp: number, months: number) =>
  Math.round(annuityPayment(principal, monthlyActuarial(effective(jkp / 100)), months) * 100) / 100
const debt = fc
  .tuple(balance, basisPoints, term, fc.constantFrom('lening', 'kredietopening'))
  .map(([saldo, points, months, soort]) => ({
    naam: 'x',
    soort,
    saldo,
    jkp: points / 100,
    maandlast: Math.max(1, instalment(saldo, points / 100, months)),
  }))
const debts = fc.array(debt, { minLength: 1, maxLength: 4 })
const KEYS = ['totaalNu', 'totaalSneeuwbal', 'totaalLawine', 'totaalSamenvoegen', 'vergoedingen', 'verschilTotaal']

describe('schuldenconsolidatie-calculator', () => {
  test('merging loans of equal rate and term asks the sum of their instalments', () => {
    fc.assert(
      fc.property(fc.array(balance, { minLength: 2, maxLength: 5 }), basisPoints, term, (balances, points, months) => {
        const jkp = points / 100
        const schulden = balances.map((saldo) => ({
          soort: 'lening',
          saldo,
          jkp,
          maandlast: instalment(saldo, jkp, months),
          vergoeding: 0,
        }))
        const result = reportFor(calculator, { schulden, jkpNieuw: jkp, looptijdNieuw: months })
        expect(Math.abs(numberOf(result, 'verschilMaandlast'))).toBeLessThanOrEqual(
          0.005 * (balances.length + 1) + 1e-9,
        )
      }),
    )
  })

  test('the order in which debts are typed changes nothing', () => {
    fc.assert(
      fc.property(debts, (schulden) => {
        const one = reportFor(calculator, { schulden })
        const two = reportFor(calculator, { schulden: schulden.toReversed() })
        for (const key of KEYS) expect(valueOf(two, key)).toBe(valueOf(one, key))
      }),
      { numRuns: 40 },
    )
  })

  test('what is paid is the debts plus the interest, on every way', () => {
    fc.assert(
      fc.property(debts, (schulden) => {
        const result = reportFor(calculator, { schulden })
        const owed = numberOf(result, 'totaalSchuld')
        for (const way of ['Nu', 'Sneeuwbal', 'Lawine'])
          expect(numberOf(result, `totaal${way}`)).toBeCloseTo(owed + numberOf(result, `rente${way}`), 6)
        expect(numberOf(result, 'totaalSamenvoegen')).toBeCloseTo(
          numberOf(result, 'nieuwKredietbedrag') + numberOf(result, 'renteSamenvoegen'),
          6,
        )
      }),
      { numRuns: 40 },
    )
  })

  test('the dearest debt first never costs more interest than leaving things as they are', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: 0, max: 500 }), (schulden, extraPerMaand) => {
        const result = reportFor(calculator, { schulden, extraPerMaand })
        expect(numberOf(result, 'renteLawine')).toBeLessThanOrEqual(numberOf(result, 'renteNu') + 0.5)
        expect(numberOf(result, 'maandenLawine')).toBeLessThanOrEqual(numberOf(result, 'maandenNu'))
      }),
      { numRuns: 40 },
    )
  })

  test('a payment under the interest is called never repaid, and the extra money can still end it', () => {
    const schulden = [{ naam: 'Kaart', soort: 'kredietopening', saldo: 5_000, jkp: 14.5, maandlast: 50 }]
    const result = reportFor(calculator, { schulden, extraPerMaand: 0 })
    expect(valueOf(result, 'totaalNu')).toBeNull()
    expect(result.sentence).toContain('nooit afbetaald')
    expect(numberOf(reportFor(calculator, { schulden, extraPerMaand: 100 }), 'maandenLawine')).toBeGreaterThan(12)
  })

  test('months instead of an instalment give the same debt, closed in the last month', () => {
    fc.assert(
      fc.property(balance, basisPoints, term, (saldo, points, resterend) => {
        const jkp = points / 100
        const result = reportFor(calculator, { schulden: [{ soort: 'lening', saldo, jkp, resterend }] })
        expect(numberOf(result, 'maandlastNu')).toBe(Math.max(0.01, instalment(saldo, jkp, resterend)))
        expect(numberOf(result, 'maandenNu')).toBeLessThanOrEqual(resterend)
        expect(numberOf(result, 'maandenNu')).toBeGreaterThanOrEqual(resterend - 1)
      }),
      { numRuns: 40 },
    )
    const unknown = reportFor(calculator, { schulden: [{ naam: 'Auto', saldo: 1_000, jkp: 8 }] })
    expect(unknown.notices[0]?.text).toContain('(Auto) rekenen we met nog 48 maanden')
    const known = reportFor(calculator, { schulden: [{ naam: 'Auto', saldo: 1_000, jkp: 8, resterend: 48 }] })
    expect(numberOf(unknown, 'maandlastNu')).toBe(numberOf(known, 'maandlastNu'))
  })

  test('the JKP of all debts together lies between the cheapest and the dearest, and fees push the merged one up', () => {
    fc.assert(
      fc.property(debts, (schulden) => {
        const result = reportFor(calculator, { schulden })
        const rates = schulden.map(({ jkp }) => jkp)
        const together = numberOf(result, 'jkpNu')
        // Small balances round their interest to a cent, which moves the rate a little.
        expect(together).toBeGreaterThanOrEqual(Math.min(...rates) - 0.1)
        expect(together).toBeLessThanOrEqual(Math.max(...rates) + 0.1)
      }),
      { numRuns: 40 },
    )
    const schulden = [{ soort: 'lening', saldo: 10_000, jkp: 8, resterend: 48 }]
    const merged = (vergoeding: number) =>
      numberOf(
        reportFor(calculator, { schulden: schulden.map((row) => ({ ...row, vergoeding })), jkpNieuw: 8 }),
        'jkpSamenvoegen',
      )
    expect(merged(0)).toBeCloseTo(8, 2)
    expect(merged(100)).toBeGreaterThan(8.3)
  })

  test('a card is settled without a fee, a loan at most at 1 %, half of that in the last year', () => {
    const fee = (soort: string, maandlast: number) =>
      numberOf(reportFor(calculator, { schulden: [{ soort, saldo: 10_000, jkp: 9, maandlast }] }), 'vergoedingen')
    expect(fee('kredietopening', 300)).toBe(0)
    expect(fee('lening', 300)).toBe(100)
    expect(fee('lening', 1_000)).toBe(50)
  })

  test('the two parts of the difference add up to it', () => {
    const result = reportFor(calculator)
    expect(numberOf(result, 'effectRente') + numberOf(result, 'effectLooptijd')).toBeCloseTo(
      numberOf(result, 'verschilTotaal'),
      6,
    )
  })

  test('a term or JKP beyond the law is flagged, and help is always named', () => {
    const tones = (input: Record<string, unknown>) => reportFor(calculator, input).notices.map(({ tone }) => tone)
    expect(tones({})).not.toContain('law')
    expect(tones({ looptijdNieuw: 96 })).toContain('law')
    expect(tones({ jkpNieuw: 12.5 })).toContain('law')
    expect(reportFor(calculator).notices.some(({ text }) => text.includes('OCMW'))).toBe(true)
  })

  test('debts under 200 euro together are refused', () => {
    expect(errorsFor(calculator, { schulden: [{ saldo: 150, jkp: 10, maandlast: 50 }] }).schulden).toContain('200')
  })

  test('fees on extra repayments make the fast ways dearer', () => {
    const cost = (vergoedingBijExtra: boolean) =>
      numberOf(reportFor(calculator, { vergoedingBijExtra }), 'totaalLawine')
    expect(cost(true)).toBeGreaterThan(cost(false))
  })

  test('the new credit ends at exactly 0,00', () => {
    fc.assert(
      fc.property(debts, basisPoints, fc.integer({ min: 1, max: 240 }), (schulden, points, looptijdNieuw) => {
        const result = reportFor(calculator, { schulden, jkpNieuw: points / 100, looptijdNieuw })
        expect(
          result.tables
            .find(({ key }) => key === 'aflossingstabel')
            ?.rows.at(-1)
            ?.at(-1),
        ).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  test('a rate divided by twelve costs more than the same JKP, and the ceiling is tested on the real one', () => {
    const debts = { schulden: [{ naam: 'A', soort: 'lening', saldo: 9000, jkp: 10, resterend: 36 }], jkpNieuw: 11.9 }
    const divided = reportFor(calculator, { ...debts, renteomzetting: 'proportioneel' })
    const actuarial = reportFor(calculator, debts)
    expect(numberOf(divided, 'maandlastNu')).toBe(290.4)
    expect(numberOf(divided, 'totaalNu')).toBeGreaterThan(numberOf(actuarial, 'totaalNu'))
    const over = (result: typeof divided) => result.notices.some((notice) => notice.text.includes('wettelijke maximum'))
    expect([over(actuarial), over(divided)]).toEqual([false, true])
  })

  test('the four ways spend the same budget every month until the debts are gone', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: 0, max: 300 }), (schulden, extraPerMaand) => {
        const result = reportFor(calculator, { schulden, extraPerMaand, jkpNieuw: 0 })
        const budget = numberOf(result, 'budget')
        expect(budget).toBeCloseTo(numberOf(result, 'maandlastNu') + extraPerMaand, 6)
        for (const way of ['Lawine', 'Sneeuwbal', 'Verdeeld', 'SamenBudget']) {
          // Full months at the budget and one last, smaller one.
          // The new credit may be longer than the law allows: then it is no way out.
          if (valueOf(result, `totaal${way}`) === null) {
            expect(way).toBe('SamenBudget')
            continue
          }
          const [total, months] = [numberOf(result, `totaal${way}`), numberOf(result, `maanden${way}`)]
          expect(total).toBeLessThanOrEqual(budget * months + 0.005)
          expect(total).toBeGreaterThan(budget * (months - 1) - 0.005)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('merging for longer than the law allows is no way out', () => {
    const schulden = [{ naam: 'Kaart', soort: 'kredietopening', saldo: 5_000, jkp: 14.5, maandlast: 100 }]
    expect(valueOf(reportFor(calculator, { schulden, extraPerMaand: 0 }), 'maandenSamenBudget')).toBeNull()
    expect(
      numberOf(reportFor(calculator, { schulden, extraPerMaand: 100, looptijdNieuw: 36 }), 'maandenSamenBudget'),
    ).toBe(28)
  })

  test('a tie names both ways, with the dearest debt first', () => {
    const { sentence, tables } = reportFor(calculator, {
      schulden: ['Kaart', 'Tweede kaart'].map((naam) => ({
        naam,
        soort: 'kredietopening',
        saldo: 2_000,
        jkp: 14,
        maandlast: 100,
      })),
      jkpNieuw: 20,
    })
    expect(sentence).toContain('lawine')
    expect(sentence).toContain('sneeuwbal')
    expect(sentence.indexOf('lawine')).toBeLessThan(sentence.indexOf('sneeuwbal'))
    expect(tables[0]!.strong).toEqual([0, 1, 2])
  })

  test('a new credit that the law forbids is never the advice: 72 months for 8.040 euro, where 48 is the most', () => {
    const schulden = [
      { naam: 'Visa', soort: 'kredietopening', saldo: 4000, jkp: 14, maandlast: 120 },
      { naam: 'Auto', soort: 'lening', saldo: 4000, jkp: 3, maandlast: 100 },
    ]
    const told = (looptijdNieuw: number) =>
      reportFor(calculator, { schulden, looptijdNieuw, jkpNieuw: 6, extraPerMaand: 0 })
    expect(told(48).sentence).toContain('samenvoegen en evenveel blijven betalen')
    expect(told(72).sentence).not.toContain('samenvoegen en evenveel blijven betalen')
    expect(told(72).sentence).toContain('mag niet')
    expect(valueOf(told(72), 'totaalSamenBudget')).toBeNull()
  })

  test('one debt that is never paid off is called that, without an extra that was not given', () => {
    const debt = { naam: 'Visa', soort: 'kredietopening', saldo: 2_400, jkp: 14.5, maandlast: 20 }
    const told = (extraPerMaand: number) => reportFor(calculator, { schulden: [debt], extraPerMaand }).sentence
    expect(told(0)).toContain('raakt deze schuld **nooit afbetaald**. Samenvoegen')
    expect(told(2)).toContain('Ook met')
  })

  test('one debt has no order: paying more is the way', () => {
    const schulden = [{ naam: 'Kaart', saldo: 1_000, jkp: 10, maandlast: 100 }]
    const { sentence, headline } = reportFor(calculator, { schulden, extraPerMaand: 50 })
    expect(sentence).toContain('kost **€\u00a050,00 meer per maand betalen** het minst')
    expect(headline.label).toBe('Bespaard met wat je meer betaalt')
    const still = reportFor(calculator, { schulden, extraPerMaand: 0, jkpNieuw: 12, looptijdNieuw: 12 })
    expect(still.sentence).toContain('kost niets veranderen **het minst**')
  })

  test('a credit taken today is paid for the first time after today, as on the page of the loan', () => {
    const merged = reportFor(calculator, { looptijdNieuw: 36 }, situation('2026-11-19'))
    const table = merged.tables.find(({ key }) => key === 'aflossingstabel')
    expect(table?.rows[0]).toContain('2026-12-01')
  })

  test('where no way ends, none is called equal', () => {
    const schulden = [
      { naam: 'Kaart', saldo: 10_000, jkp: 15, maandlast: 20 },
      { naam: 'Tweede kaart', saldo: 5_000, jkp: 12, maandlast: 10 },
    ]
    const { charts } = reportFor(calculator, { schulden, extraPerMaand: 0 })
    const ways = charts.flatMap((chart) => (chart.kind === 'strips' ? [chart] : []))
    expect(ways.map(({ strips, tie }) => [strips.length, tie])).toEqual([[0, undefined]])
  })
})
