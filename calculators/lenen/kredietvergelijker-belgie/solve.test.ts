import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const bedrag = fc.integer({ min: 100_000, max: 10_000_000 }).map((cents) => cents / 100)
const rente = fc.integer({ min: 0, max: 2000 }).map((basisPoints) => basisPoints / 100)
const looptijd = fc.integer({ min: 6, max: 120 })

describe('kredietvergelijker-belgie', () => {
  test('without costs the JKP is the debit rate; it rises strictly with costs', () => {
    fc.assert(
      fc.property(
        bedrag,
        rente,
        looptijd,
        fc.integer({ min: 100, max: 10_000 }),
        (amount, debetrente, term, costCents) => {
          const kosten = costCents / 100
          const report = reportFor(calculator, {
            bedrag: amount,
            looptijd: term,
            aanbiedingen: [{ debetrente }, { debetrente, kosten }, { debetrente, kosten: kosten * 2 }],
          })
          const [free, some, more] = [1, 2, 3].map((index) => numberOf(report, `jkp${index}`))
          // Rounding the instalment to the cent moves the JKP by at most a cent per month over the amount.
          expect(Math.abs(free! - debetrente)).toBeLessThan((100 * 0.6 * 24) / amount + 0.001)
          expect(some!).toBeGreaterThan(free!)
          expect(more!).toBeGreaterThan(some!)
        },
      ),
    )
  })

  test('at the JKP found, everything received and paid is worth nothing within half a cent', () => {
    fc.assert(
      fc.property(
        bedrag,
        rente,
        looptijd,
        fc.integer({ min: 0, max: 10_000 }),
        (amount, debetrente, term, costCents) => {
          const kosten = costCents / 100
          const report = reportFor(calculator, {
            bedrag: amount,
            looptijd: term,
            aanbiedingen: [{ debetrente, kosten }],
          })
          const jkp = numberOf(report, 'jkp1') / 100
          const payment = numberOf(report, 'maandlast1')
          let value = amount - kosten
          for (let month = 1; month <= term; month++) value -= payment * (1 + jkp) ** (-month / 12)
          expect(Math.abs(value)).toBeLessThan(0.005)
        },
      ),
    )
  })

  test('the stated JKP of an offer gives back the instalment that carries its costs', () => {
    const report = reportFor(calculator, {
      bedrag: 6_500,
      looptijd: 36,
      aanbiedingen: [{ jkp: 10.5, maandlast: 209.82 }],
    })
    expect(numberOf(report, 'jkp1')).toBeCloseTo(10.5, 2)
    expect(report.notices.filter((notice) => notice.tone === 'warning')).toEqual([])
  })

  test('a stated JKP that does not fit the instalment is flagged, a rounding difference is not', () => {
    const warnings = (maandlast: number) =>
      reportFor(calculator, {
        bedrag: 7_000,
        looptijd: 42,
        aanbiedingen: [{ naam: 'A', jkp: 8.99, maandlast }],
      }).notices.filter((notice) => notice.tone === 'warning').length
    expect(warnings(193.72)).toBe(0)
    expect(warnings(193.73)).toBe(0)
    expect(warnings(194.88)).toBe(1)
  })

  test('a JKP above the legal maximum is flagged for its own form of credit', () => {
    const flagged = (soort: string) =>
      reportFor(calculator, { bedrag: 4_000, looptijd: 30, soort, aanbiedingen: [{ jkp: 15 }] }).notices.some(
        (notice) => notice.tone === 'law',
      )
    expect(flagged('lening')).toBe(false)
    expect(flagged('kaart')).toBe(true)
  })

  test('flows without a rate get no JKP instead of a wrong one', () => {
    const none = reportFor(calculator, { stromen: [{ soort: 'opname', bedrag: 1_000, maanden: 0 }] })
    expect(none.sentence).toContain('geen JKP')
    expect(valueOf(none, 'jkpStromen')).toBeNull()
    const cheap = reportFor(calculator, { bedrag: 10_000, looptijd: 12, aanbiedingen: [{ maandlast: 0.01 }] })
    expect(cheap.headline.lacking).toBe(true)
  })

  test('a repeated flow is worth the same as its rows written out, by months and by date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 6 }), (aantal, tussen) => {
        const bedrag = Math.ceil(1_080 / aantal)
        const jkp = (stromen: readonly object[]) => valueOf(reportFor(calculator, { stromen }), 'jkpStromen')
        const draw = { soort: 'opname', bedrag: 1_000 }
        const byMonths = Array.from({ length: aantal }, (_, k) => ({ bedrag, maanden: 2 + k * tussen }))
        const once = jkp([
          { ...draw, maanden: 0 },
          { bedrag, maanden: 2, aantal, tussen },
        ])
        expect(jkp([{ ...draw, maanden: 0 }, ...byMonths])).toBe(once)
        const dated = jkp([
          { ...draw, datum: '2026-01-15' },
          { bedrag, datum: '2026-03-15', aantal, tussen },
        ])
        expect(dated).toBeCloseTo(once as number, 9)
      }),
      { numRuns: 30 },
    )
  })

  test('a variable rate is told apart, in the table and in a notice', () => {
    const report = reportFor(calculator, { aanbiedingen: [{ naam: 'V', jkp: 6, rentevorm: 'veranderlijk' }] })
    expect(report.notices.some(({ text }) => text.includes('veranderlijke rente'))).toBe(true)
    expect(report.tables[0]?.rows[0]).toContain('veranderlijk')
  })

  test('the cheapest offer is named, whatever the order', () => {
    const rows = [
      { naam: 'Duur', jkp: 11 },
      { naam: 'Goedkoop', jkp: 6 },
      { naam: 'Midden', jkp: 8 },
    ]
    for (const aanbiedingen of [rows, rows.toReversed()]) {
      expect(valueOf(reportFor(calculator, { aanbiedingen }), 'goedkoopste')).toBe('Goedkoop')
    }
  })

  test('an offer without any figure, costs as large as the loan and a flow without a time are refused', () => {
    expect(errorsFor(calculator, { aanbiedingen: [{ naam: 'Leeg' }] })['aanbiedingen.0.jkp']).toContain('Vul JKP')
    expect(
      errorsFor(calculator, { bedrag: 500, aanbiedingen: [{ jkp: 5, kosten: 500 }] })['aanbiedingen.0.kosten'],
    ).toContain('kleiner')
    expect(errorsFor(calculator, { stromen: [{ bedrag: 5 }] })['stromen.0.datum']).toContain('datum')
    const often = { bedrag: 5, maanden: 1, aantal: 480 }
    expect(errorsFor(calculator, { stromen: [often, often, often] })['stromen.2.aantal']).toContain(
      'hoogstens 960 keer',
    )
  })

  test('free flows are answered alone: no offer of the start values beside them', () => {
    const report = reportFor(calculator, {
      stromen: [
        { soort: 'opname', bedrag: 1_000, maanden: 0 },
        { soort: 'betaling', bedrag: 1_080, maanden: 12 },
      ],
    })
    expect(report.headline).toMatchObject({ key: 'jkpStromen' })
    expect(numberOf(report, 'jkpStromen')).toBeCloseTo(8, 6)
    expect(valueOf(report, 'goedkoopste')).toBeNull()
    expect(JSON.stringify(report)).not.toContain('Voorstel A')
  })

  test('a market is shown only where banks are known by name and date, and only for the purpose asked', () => {
    const table = (doel: string) => reportFor(calculator, { doel }).tables.find(({ key }) => key === 'markt')
    expect(table('persoonlijke_lening')).toBeUndefined()
    const { rows } = table('autolening')!
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => /\d{4}/.test(String(row[4])))).toBe(true)
  })

  test('it starts from one offer in hand and says whether the law allows it', () => {
    const report = reportFor(calculator)
    expect(valueOf(report, 'verschil')).toBeNull()
    expect(report.sentence).toContain('Dat mag')
    const dear = [{ naam: 'X', jkp: 18 }]
    expect(reportFor(calculator, { aanbiedingen: dear }).sentence).toContain('mag niet')
    expect(reportFor(calculator, { looptijd: 60 }).sentence).toContain('60\u00a0maanden te lang')
  })

  test('an offer that pays back less than the loan is told so', () => {
    const aanbiedingen = [{ naam: 'Bank', maandlast: 200 }]
    const report = reportFor(calculator, { bedrag: 20_000, looptijd: 84, aanbiedingen })
    expect(report.sentence).toContain('betaal je minder terug dan je leent.')
    // No cost of − 3.200 and no JKP below zero under a sentence that says there is none.
    expect([report.headline.lacking, report.key, report.tables]).toEqual([true, [], []])
  })
})
