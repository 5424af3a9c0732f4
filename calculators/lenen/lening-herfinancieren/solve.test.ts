import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, taken, valueOf } from '#calculators/kernel/testing.ts'
import homeLoan from '#calculators/lenen/hypothecaire-lening-berekenen/calculator.ts'
import calculator from './calculator.ts'

const saldo = fc.integer({ min: 10_000, max: 1_000_000 })
const rente = fc.integer({ min: 0, max: 1000 }).map((basisPoints) => basisPoints / 100)
const resterend = fc.integer({ min: 1, max: 30 })
const free = { waar: 'eigenBank', dossierkosten: 0, wederbeleggingMaanden: 0 }

describe('lening-herfinancieren', () => {
  test('the same rate and the same term without costs saves exactly nothing', () => {
    fc.assert(
      fc.property(saldo, rente, resterend, (balance, rate, years) => {
        const result = reportFor(calculator, {
          ...free,
          saldo: balance,
          huidigeRente: rate,
          nieuweRente: rate,
          resterend: years,
        })
        expect(numberOf(result, 'besparing')).toBe(0)
      }),
    )
  })

  test('a euro more costs is a euro less saving, and the costs are never earned back sooner', () => {
    fc.assert(
      fc.property(
        saldo,
        rente,
        rente,
        resterend,
        fc.integer({ min: 1, max: 5_000 }),
        (balance, now, then, years, more) => {
          const at = (andereKosten: number) =>
            reportFor(calculator, {
              ...free,
              saldo: balance,
              huidigeRente: now,
              nieuweRente: then,
              resterend: years,
              andereKosten,
            })
          const before = at(100)
          const after = at(100 + more)
          expect(numberOf(before, 'besparing') - numberOf(after, 'besparing')).toBeCloseTo(more, 6)
          const [early, late] = [before, after].map((result) => valueOf(result, 'terugverdiendNa'))
          if (early === null) expect(late).toBeNull()
          else if (late !== null) expect(late as number).toBeGreaterThanOrEqual(early as number)
        },
      ),
    )
  })

  test('the reinvestment fee is linear in the balance and at most three months of interest', () => {
    fc.assert(
      fc.property(saldo, rente, fc.integer({ min: 0, max: 3 }), (balance, rate, wederbeleggingMaanden) => {
        const fee = (amount: number) =>
          numberOf(
            reportFor(calculator, { saldo: amount, huidigeRente: rate, wederbeleggingMaanden }),
            'wederbelegging',
          )
        expect(Math.abs(fee(balance * 2) - 2 * fee(balance))).toBeLessThanOrEqual(0.01 + 1e-9)
        expect(fee(balance)).toBeLessThanOrEqual((balance * rate) / 100 / 4 + 0.005 + 1e-9)
      }),
    )
  })

  test('at the tipping rate nothing is won or lost, below it something is won', () => {
    fc.assert(
      fc.property(
        saldo,
        fc.integer({ min: 300, max: 900 }),
        fc.integer({ min: 5, max: 30 }),
        (balance, basisPoints, years) => {
          const input = {
            ...free,
            saldo: balance,
            huidigeRente: basisPoints / 100,
            resterend: years,
            andereKosten: 1_000,
          }
          const tipping = valueOf(reportFor(calculator, { ...input, nieuweRente: 1 }), 'kantelrente')
          if (typeof tipping !== 'number') return
          const saving = (nieuweRente: number) =>
            numberOf(reportFor(calculator, { ...input, nieuweRente }), 'besparing')
          const rounded = Math.floor(tipping * 100) / 100
          // The schedule rounds instalments to the cent: at most half a cent a month off.
          expect(saving(Number(Math.max(0, rounded - 0.1).toFixed(2)))).toBeGreaterThan(-0.01 * years * 12)
          expect(saving(Number((rounded + 0.2).toFixed(2)))).toBeLessThan(0.01 * years * 12)
        },
      ),
    )
  })

  test('more than three months of interest is refused, and no months left too', () => {
    expect(errorsFor(calculator, { wederbeleggingMaanden: 4 }).wederbeleggingMaanden).toContain('hoogstens 3')
    expect(errorsFor(calculator, { resterend: 0, extraMaanden: 0 }).resterend).toContain('minstens één maand')
  })

  test('the own bank asks no fee since 10 June 2024', () => {
    const fee = (date: string) =>
      numberOf(reportFor(calculator, { waar: 'eigenBank' }, situation('2026-11-15', date)), 'wederbelegging')
    expect(fee('2026-11-15')).toBe(0)
    expect(fee('2024-06-10')).toBe(0)
    // 180.000 × (1,045^(1/12) − 1) × 3: the periodic rate of the loan, art. VII.147/12 WER.
    expect(fee('2024-06-09')).toBe(1_984.4)
  })

  test('dividing the yearly rate by twelve makes both loans dearer', () => {
    const payment = (renteomzetting: string, key: string) => numberOf(reportFor(calculator, { renteomzetting }), key)
    expect(payment('proportioneel', 'huidigeMaandlast')).toBeGreaterThan(payment('actuarieel', 'huidigeMaandlast'))
    expect(payment('proportioneel', 'nieuweMaandlast')).toBeGreaterThan(payment('actuarieel', 'nieuweMaandlast'))
  })

  test('borrowing the costs too raises the new loan by exactly those costs', () => {
    const result = reportFor(calculator, { kostenBetaling: 'meelenen', nieuweRente: 2 })
    const paid = numberOf(result, 'renteNu') - numberOf(result, 'renteNieuw') - numberOf(result, 'kosten')
    expect(numberOf(result, 'besparing')).toBeCloseTo(paid, 2)
    expect(numberOf(result, 'renteOpKosten')).toBeGreaterThan(0)
  })

  test('exactly one point and ten years meet the rule of thumb, a hundredth or a month less does not', () => {
    const misses = (huidigeRente: number, nieuweRente: number, months: number) =>
      reportFor(calculator, {
        saldo: 300_000,
        huidigeRente,
        nieuweRente,
        resterend: Math.floor(months / 12),
        extraMaanden: months % 12,
      }).notices.some(({ text }) => text.startsWith('Wikifin'))
    for (const rate of [3, 3.1, 3.3, 4.4, 4.6]) expect(misses(rate, Number((rate - 1).toFixed(2)), 120)).toBe(false)
    expect(misses(4.4, 3.41, 120)).toBe(true)
    expect(misses(4.4, 3.4, 119)).toBe(true)
  })

  test('a longer new loan is warned about', () => {
    expect(reportFor(calculator, { nieuweLooptijd: 300 }).notices.some((notice) => notice.tone === 'warning')).toBe(
      true,
    )
  })

  test('a lost tax benefit postpones the month in which the costs are earned back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 400 }), (lost, more) => {
        const at = (belastingverlies: number) =>
          valueOf(
            reportFor(calculator, { saldo: 150_000, huidigeRente: 5, nieuweRente: 3, belastingverlies }),
            'terugverdiendNa',
          )
        const [early, late] = [at(lost), at(lost + more)]
        if (early === null) expect(late).toBeNull()
        else if (late !== null) expect(late as number).toBeGreaterThanOrEqual(early as number)
      }),
    )
    const line = reportFor(calculator, { belastingverlies: 240, waar: 'eigenBank' })
    const chart = line.charts[0]
    if (chart?.kind !== 'area') throw new Error('the first chart is a line over the costs')
    expect(chart.series[0]?.values.at(-1)).toBe(numberOf(line, 'besparing'))
  })

  test('a new instalment loan above the legal JKP or term is flagged', () => {
    const texts = (input: object) =>
      reportFor(calculator, { soort: 'afbetaling', saldo: 6_000, resterend: 3, ...input }).notices.map((n) => n.text)
    expect(texts({ nieuweRente: 12.5 }).some((text) => text.includes('wettelijke maximum'))).toBe(true)
    expect(texts({ nieuweLooptijd: 60 }).some((text) => text.includes('hoogstens 42\u00a0maanden'))).toBe(true)
    expect(texts({ nieuweRente: 6 }).some((text) => text.includes('mag niet'))).toBe(false)
  })

  test('both loans end at exactly 0,00, whatever the rates and terms', () => {
    fc.assert(
      fc.property(
        saldo,
        rente,
        rente,
        resterend,
        fc.integer({ min: 1, max: 360 }),
        (balance, now, then, years, term) => {
          const result = reportFor(calculator, {
            saldo: balance,
            huidigeRente: now,
            nieuweRente: then,
            resterend: years,
            nieuweLooptijd: term,
            kostenBetaling: 'meelenen',
          })
          const last = result.tables.find(({ key }) => key === 'jaren')!.rows.at(-1)!
          expect(last.slice(-2)).toEqual([0, 0])
        },
      ),
      { numRuns: 50 },
    )
  })

  test('the balance follows from the loan of then: all of it at the start, as the schedule says later', () => {
    const then = { oorspronkelijkBedrag: 200_000, oorspronkelijkeLooptijd: 20, huidigeRente: 0, saldo: 1 }
    const left = (resterend: number) => numberOf(reportFor(calculator, { ...then, resterend }), 'saldo')
    expect([20, 19, 10, 1].map(left)).toEqual([200_000, 190_000.04, 100_000.4, 10_000.76])
    expect(errorsFor(calculator, { ...then, oorspronkelijkeLooptijd: null })).toHaveProperty('oorspronkelijkeLooptijd')
    expect(errorsFor(calculator, { ...then, oorspronkelijkBedrag: null })).toHaveProperty('oorspronkelijkBedrag')
    expect(errorsFor(calculator, { ...then, resterend: 21 })).toHaveProperty('oorspronkelijkeLooptijd')
    expect(errorsFor(calculator, { ...then, resterend: 20, extraMaanden: 1 })).toHaveProperty('oorspronkelijkeLooptijd')
  })

  test('the own bank is only named where its same rate would win, and a loss has one minus', () => {
    const asks = (jaarrente: number) => {
      const report = reportFor(calculator, {
        saldo: 152_000,
        huidigeRente: jaarrente,
        resterend: 14,
        nieuweRente: 3.05,
      })
      return { report, own: report.notices.some(({ text }) => text.includes('bij je eigen bank')) }
    }
    expect(asks(3.9).own).toBe(true)
    expect(asks(2.1).own).toBe(false)
    expect(asks(2.1).report.headline.label).toBe('Winst na kosten')
  })

  test('a longer loan at a higher rate is not said to lower the instalment', () => {
    const input = { saldo: 150_000, huidigeRente: 2, resterend: 20, nieuweRente: 4.5, nieuweLooptijd: 300 }
    const report = reportFor(calculator, input)
    expect(numberOf(report, 'nieuweMaandlast')).toBeGreaterThan(numberOf(report, 'huidigeMaandlast'))
    expect(report.notices.map(({ text }) => text).join(' ')).not.toContain('daalt')
  })

  test('without an open balance the page asks for it instead of naming a loss', () => {
    expect(reportFor(calculator, { saldo: 0 }).sentence).toBe('Vul in hoeveel er nog openstaat op je lening.')
  })
})

test('an instalment loan is not sold and has no wederbeleggingsvergoeding', () => {
  const told = reportFor(calculator, {
    soort: 'afbetaling',
    saldo: 8_000,
    huidigeRente: 9,
    resterend: 3,
    nieuweRente: 6,
    dossierkosten: 200,
  })
  const said = JSON.stringify([told.notices, told.assumptions, told.tables.map(({ columns }) => columns)])
  expect(said).toContain('Betaal je alles terug na')
  expect(said).not.toMatch(/[Vv]erkoop|wederbelegging/)
})

test('what another bank asks is no cost of a new rate at the own bank, where the law allows no fee', () => {
  const loan = { saldo: 180_000, huidigeRente: 4.5, resterend: 17, nieuweRente: 3.2 }
  const stays = numberOf(reportFor(calculator, loan), 'besparingEigenBank')
  const typed = { ...loan, wederbeleggingMaanden: 3, dossierkosten: 350 }
  const told = reportFor(calculator, typed)
  expect(numberOf(told, 'besparingEigenBank')).toBe(stays)
  expect(told.notices.map(({ text }) => text).join()).toMatch(/de kosten zijn dan €\s175,00/)
  // A bank that asks less than it may.
  expect(numberOf(reportFor(calculator, { ...typed, dossierkosten: 100 }), 'besparingEigenBank')).toBe(stays + 75)
})

test('what the own bank may not ask is cut to what it may, and the page says so', () => {
  const told = (dossierkosten: number) => reportFor(calculator, { waar: 'eigenBank', nieuweRente: 3, dossierkosten })
  const said = ({ notices }: ReturnType<typeof told>) => notices.map(({ text }) => text).join()
  expect(numberOf(told(252), 'kosten')).toBe(175)
  expect(said(told(252))).toMatch(/hoogstens €\s175,00 dossierkosten/)
  expect(said(told(100))).not.toContain('dossierkosten')
  const fee = reportFor(calculator, { waar: 'eigenBank', nieuweRente: 3, wederbeleggingMaanden: 2 })
  expect(numberOf(fee, 'wederbelegging')).toBe(0)
  expect(said(fee)).toContain('geen wederbeleggingsvergoeding')
})

test('the new loan has the same instalment on its own page, also with a rate divided by twelve', () => {
  const own = reportFor(calculator, { saldo: 150_000, resterend: 15, nieuweRente: 3, renteomzetting: 'proportioneel' })
  const there = reportFor(homeLoan, taken(own, 'hypothecaire-lening-berekenen', homeLoan))
  // 150.000 × 0,0025 ÷ (1 − 1,0025^−180)
  expect(numberOf(own, 'nieuweMaandlast')).toBe(1_035.87)
  expect(numberOf(there, 'maandlast')).toBe(1_035.87)
})
