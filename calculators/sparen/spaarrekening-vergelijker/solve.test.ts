import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eur } from '#calculators/kernel/format.ts'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { monthlyDeposits } from '#calculators/models/savings-account.ts'
import { addDays, addMonths } from '#finance/dates.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import calculator from './calculator.ts'
import { follow, openSituation } from './model.ts'

const rate = fc.integer({ min: 0, max: 200 }).map((basisPoints) => basisPoints / 100)
const account = fc.record({ naam: fc.constant('X'), basisrente: rate, premie: rate, kost: fc.constant(0) })

describe('spaarrekening-vergelijker', () => {
  test('moving to the same rates can never pay, and staying loses nothing', () => {
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 1000, max: 80_000 }), (basisrenteNu, premieNu, saldo) => {
        const report = reportFor(calculator, {
          saldo,
          basisrenteNu,
          premieNu,
          nieuw: [{ naam: 'Zelfde', basisrente: basisrenteNu, premie: premieNu, kost: 0 }],
        })
        expect(numberOf(report, 'verschil')).toBeLessThanOrEqual(0.02)
      }),
    )
  })

  test('the order of the accounts does not change the best result', () => {
    fc.assert(
      fc.property(fc.array(account, { minLength: 2, maxLength: 4 }), (nieuw) => {
        const forward = numberOf(reportFor(calculator, { nieuw }), 'verschil')
        expect(numberOf(reportFor(calculator, { nieuw: nieuw.toReversed() }), 'verschil')).toBe(forward)
      }),
    )
  })

  test('the best day is at least as good as the planned one', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 0, max: 20 }), (target, monthsAgo) => {
        const since = `20${monthsAgo > 10 ? '25' : '26'}-0${1 + (monthsAgo % 9)}-15`
        const report = reportFor(calculator, { nieuw: [target], laatsteStorting: since })
        expect(numberOf(report, 'verschil')).toBeGreaterThanOrEqual(numberOf(report, 'verschilOpDatum'))
      }),
    )
  })

  test('the break-even month is the first after which the difference stays above zero', () => {
    const report = reportFor(calculator, {
      saldo: 20_000,
      basisrenteNu: 0.5,
      premieNu: 1,
      laatsteStorting: '2026-05-15',
      nieuw: [{ naam: 'Beter', basisrente: 1.5, premie: 1, kost: 0 }],
    })
    const month = numberOf(report, 'terugverdienmaand')
    const differences = report.tables[1]!.rows.map((row) => Number(row[1]))
    expect(differences.slice(month).every((value) => value > 0)).toBe(true)
    expect(differences[month - 1]).toBeLessThanOrEqual(0)
  })

  test('yearly costs eat the gain', () => {
    const free = numberOf(
      reportFor(calculator, { nieuw: [{ naam: 'A', basisrente: 1.5, premie: 1, kost: 0 }] }),
      'verschil',
    )
    const paid = numberOf(
      reportFor(calculator, { nieuw: [{ naam: 'A', basisrente: 1.5, premie: 1, kost: 24 }] }),
      'verschil',
    )
    expect(free - paid).toBeCloseTo(48, 1)
  })

  test('dates that cannot be are refused', () => {
    expect(errorsFor(calculator, { overstapdatum: '2026-11-14' }).overstapdatum).toContain('vanaf vandaag')
    expect(errorsFor(calculator, { overstapdatum: '2030-01-01' }).overstapdatum).toContain('na je horizon')
    expect(errorsFor(calculator, { laatsteStorting: '2026-12-01' }).laatsteStorting).toContain('verleden')
    expect(valueOf(reportFor(calculator), 'besteRekening')).toBeTruthy()
  })

  test('what the account gives is what the savings book gives, deposit by deposit and day by day', () => {
    const law = openLaw('2026-11-15')
    const today = '2026-11-15'
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 })),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 60 }),
        (base, premium, daysAgo, monthly, months) => {
          const parts = [{ date: addDays(today, -daysAgo), amount: 10_000 }]
          const saver = openSituation(law, { today, parts, monthly, months, holders: 1 })
          const account = { name: 'X', base: base / 100, premium: premium / 100, yearlyCost: 0 }
          const path = follow(law, account, null, today, saver)
          const until = addMonths(today, months)
          const rates = [{ from: '2000-01-01', base: base / 100, premium: premium / 100 }]
          const movements = [...parts, ...monthlyDeposits(addMonths(today, 1), until, monthly)]
          const book = spaarboekje(law, { movements, rates, until, reinvest: false })
          const before = spaarboekje(law, { movements: parts, rates, until: today, reinvest: false })
          // Of money that was there before today the bank rounds the whole year, the page what is still to come.
          const apart = Math.abs(path.base - (book.baseInterest - before.baseInterest))
          expect(apart).toBeLessThanOrEqual(daysAgo === 0 ? 1e-6 : 0.010001 * (1 + Math.ceil(daysAgo / 365)))
          expect(path.premium).toBeCloseTo(book.earnedPremium - before.earnedPremium, 6)
        },
      ),
    )
  })

  test('parts that each leave on their own day never do worse than all together', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 0, max: 330 }), (target, daysAgo) => {
        const report = reportFor(calculator, {
          saldo: 20_000,
          basisrenteNu: 0.5,
          premieNu: 1,
          laatsteStorting: '2026-02-15',
          delen: [{ datum: addDays('2026-11-15', -daysAgo), bedrag: 8_000 }],
          nieuw: [target],
        })
        expect(numberOf(report, 'winstPerDeel')).toBeGreaterThanOrEqual(numberOf(report, 'verschil') - 0.02)
      }),
    )
  })

  test('naming the whole balance as one part changes nothing', () => {
    const input = { saldo: 15_000, laatsteStorting: '2026-03-01' }
    const named = reportFor(calculator, {
      ...input,
      laatsteStorting: '2020-01-01',
      delen: [{ datum: '2026-03-01', bedrag: 15_000 }],
    })
    const plain = reportFor(calculator, input)
    for (const key of ['verschil', 'nettoBlijven', 'verlorenPremie', 'winstPerDeel'])
      expect(numberOf(named, key)).toBe(numberOf(plain, key))
  })

  test('parts larger than the balance or in the future are refused', () => {
    expect(errorsFor(calculator, { saldo: 100, delen: [{ datum: '2026-01-01', bedrag: 101 }] }).delen).toContain(
      'saldo',
    )
    expect(errorsFor(calculator, { delen: [{ datum: '2027-01-01', bedrag: 1 }] })['delen.0.datum']).toContain(
      'toekomst',
    )
  })

  test('an empty account gives zeros, not a crash', () => {
    const report = reportFor(calculator, { saldo: 0, horizon: 1 })
    expect(numberOf(report, 'nettoBlijven')).toBe(0)
    expect(numberOf(report, 'verlorenPremie')).toBe(0)
  })

  test('within the same bank a premium year runs on: moving to the same rates changes nothing', () => {
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 300 }),
        (base, premie, daysAgo, maandelijks) => {
          const report = reportFor(calculator, {
            saldo: 20_000,
            basisrenteNu: base,
            premieNu: premie,
            maandelijks,
            laatsteStorting: addDays('2026-11-15', -daysAgo),
            overstapdatum: '2027-02-01',
            nieuw: [{ naam: 'Zelfde', basisrente: base, premie, kost: 0, zelfdeBank: true }],
          })
          expect(Math.abs(numberOf(report, 'verschilOpDatum'))).toBeLessThanOrEqual(0.03)
          expect(numberOf(report, 'verlorenPremie')).toBe(0)
        },
      ),
    )
  })

  test('a transfer under the minimum does not take the premium year along', () => {
    const run = (saldo: number) =>
      reportFor(calculator, {
        saldo,
        premieNu: 1,
        laatsteStorting: '2025-12-01',
        nieuw: [{ naam: 'X', basisrente: 1, premie: 1, kost: 0, zelfdeBank: true }],
      })
    expect(numberOf(run(500), 'verlorenPremie')).toBe(0)
    expect(numberOf(run(499.99), 'verlorenPremie')).toBeGreaterThan(4)
  })

  test('the advice turns at most once as the horizon goes from 6 to 60 months', () => {
    for (const [basisrenteNu, premieNu] of [
      [0.3, 0.2],
      [0, 1.5],
      [0.5, 1],
    ])
      for (const nieuw of [
        { naam: 'Basis', basisrente: 1.8, premie: 0.2, kost: 0 },
        { naam: 'Premie', basisrente: 0.5, premie: 1.5, kost: 0 },
        { naam: 'Lager', basisrente: 0.1, premie: 0.1, kost: 0 },
      ])
        for (const laatsteStorting of ['2026-11-15', '2026-09-01', '2026-03-15', '2025-12-01', '2024-06-30']) {
          const advice = Array.from({ length: 55 }, (_, index) => {
            const input = { saldo: 22_000, basisrenteNu, premieNu, laatsteStorting, horizon: index + 6, nieuw: [nieuw] }
            return valueOf(reportFor(calculator, input), 'besteDag')
          })
          const turns = advice.filter((day, index) => index > 0 && day !== advice[index - 1]).length
          expect(turns, `${premieNu} ${nieuw.naam} ${laatsteStorting}`).toBeLessThanOrEqual(1)
        }
  })

  test('the sentence names the day, what is paid out by then and what leaving today costs', () => {
    const input = { saldo: 20_000, basisrenteNu: 0, premieNu: 1.5, laatsteStorting: '2026-02-15' }
    const target = { naam: 'Nieuw', basisrente: 2, premie: 0, kost: 0 }
    const wait = reportFor(calculator, { ...input, nieuw: [target] })
    expect(wait.sentence).toContain('Als je op 15/02/2027 overstapt')
    expect(wait.sentence).toContain('verliest €\u00a0224,38 lopende premie')
    const go = reportFor(calculator, { ...input, laatsteStorting: '2026-10-15', nieuw: [target] })
    expect(go.sentence).toContain('Als je vandaag overstapt')
    expect(go.sentence).toContain('lopende premie')
  })

  test('an account chosen by name has the rates of the list', () => {
    const keys = ['nettoBlijven', 'winst', 'verlorenPremie']
    const named = reportFor(calculator, { mijnRekening: 'kbc-spaarrekening' })
    const typed = reportFor(calculator, { basisrenteNu: 0.4, premieNu: 0.2 })
    for (const key of keys) expect(numberOf(named, key)).toBe(numberOf(typed, key))
    expect(named.tables[0]!.rows[0]![0]).toBe('KBC-Spaarrekening')
  })

  test('the picture says what the headline says, and a premium that is missing twice is said once', () => {
    const report = reportFor(calculator, { spaargeld: 24_350.75, laatsteStorting: '2026-01-05' })
    const paid = numberOf(report, 'winst')
    expect(report.charts[0]?.sentence).toContain(`${eur(paid)} meer uitbetaald`)
    expect(numberOf(report, 'verlorenPremie')).not.toBe(0 - numberOf(report, 'verschilLopend'))
    expect(report.sentence).not.toContain('minder premie')
  })

  test('an equal amount is not called less, and two losses are told as two', () => {
    const same = reportFor(calculator, {
      saldo: 120_000,
      basisrenteNu: 0.5,
      premieNu: 1.5,
      laatsteStorting: '2026-11-01',
      horizon: 1,
      nieuw: [{ naam: 'X', basisrente: 0.5, premie: 1.5, kost: 0, zelfdeBank: false }],
    })
    expect(same.sentence).toContain('**evenveel** uitbetaald. Er loopt dan wel')
    const worse = reportFor(calculator, {
      saldo: 20_000,
      basisrenteNu: 2,
      premieNu: 1,
      laatsteStorting: '2026-03-18',
      nieuw: [{ naam: 'X', basisrente: 0, premie: 0, kost: 0, zelfdeBank: false }],
    })
    expect(worse.sentence).toContain('minder uitbetaald. Er loopt dan ook')
    expect(worse.steps.at(-1)!.text).toMatch(/minder dan blijven\. Uitbetaald is dan €.[\d.,]+ minder\.$/)
  })

  test('an account that nobody gave is not called the one you stay on, and without money the page asks for it', () => {
    const of = (input: object) => reportFor(calculator, { saldo: 15_000, ...input }).sentence
    expect(of({})).toContain('uitbetaald dan op een gewone rekening (0,30\u00a0% + 0,20\u00a0%).')
    expect(of({ basisrenteNu: 0.2, premieNu: 0.3 })).toContain('uitbetaald dan als je blijft.')
    const nothing = reportFor(calculator, { saldo: 0 })
    expect(nothing.sentence).toMatch(/^Vul je spaargeld in/)
    expect([nothing.charts, nothing.tables, nothing.steps]).toEqual([[], [], []])
  })

  test('the own account is no place to go, less than a euro is no reason, and two parts are told together', () => {
    const own = reportFor(calculator, {
      saldo: 15_000,
      mijnRekening: 'keytrade-high-fidelity',
      laatsteStorting: '2025-11-25',
    })
    expect(own.tables[0]?.rows.map(([name]) => name)).toEqual([
      'Keytrade Bank: High Fidelity',
      'Belfius Fidelity',
      'Santander Vision Plus',
    ])
    expect(own.sentence).toMatch(
      /meer uitbetaald\. Er loopt dan wel €.[\d.,]+ minder premie\. Samen is dat €.[\d.,]+ minder\.$/,
    )
    const even = reportFor(calculator, { saldo: 55_000, basisrenteNu: 1, premieNu: 1, titularissen: 2 })
    expect(numberOf(even, 'verschil')).toBeLessThan(1)
    expect(valueOf(even, 'besteDag')).toBeNull()
    expect(even.sentence).not.toContain('Als je op')
  })
})
