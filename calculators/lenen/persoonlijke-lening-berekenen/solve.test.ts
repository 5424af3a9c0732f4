import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const bedrag = fc.integer({ min: 20_000, max: 10_000_000 }).map((cents) => cents / 100)
const jkp = fc.integer({ min: 0, max: 2000 }).map((basisPoints) => basisPoints / 100)
const looptijd = fc.integer({ min: 1, max: 120 })

const rowsOf = (result: Report) => {
  const table = result.tables.find((candidate) => candidate.key === 'aflossingstabel')!
  const index = Object.fromEntries(table.columns.map((column, position) => [column.key, position]))
  return table.rows.map((row) => ({
    payment: row[index.maandlast!] as number,
    interest: row[index.rente!] as number,
    capital: row[index.kapitaal!] as number,
    balance: row[index.saldo!] as number,
  }))
}

describe('persoonlijke-lening-berekenen', () => {
  test('each row adds up, and the total is principal plus interest plus costs', () => {
    fc.assert(
      fc.property(bedrag, jkp, looptijd, fc.integer({ min: 0, max: 50_000 }), (amount, rate, term, costCents) => {
        const kosten = costCents / 100
        const result = reportFor(calculator, {
          bedrag: amount,
          debetrente: rate,
          looptijd: term,
          kosten,
          kostenBetaling: 'vooraf',
        })
        for (const row of rowsOf(result)) expect(row.interest + row.capital).toBeCloseTo(row.payment, 6)
        expect(rowsOf(result).at(-1)?.balance).toBe(0)
        expect(numberOf(result, 'totaalTeBetalen')).toBeCloseTo(amount + numberOf(result, 'totaleRente') + kosten, 6)
      }),
    )
  })

  test('the instalment rises with the rate, never falls', () => {
    fc.assert(
      fc.property(
        bedrag,
        fc.integer({ min: 0, max: 1900 }),
        fc.integer({ min: 12, max: 120 }),
        (amount, basisPoints, term) => {
          const at = (rate: number) =>
            numberOf(reportFor(calculator, { bedrag: amount, jkp: rate, looptijd: term }), 'maandlast')
          const low = at(basisPoints / 100)
          const high = at(basisPoints / 100 + 1)
          expect(high).toBeGreaterThanOrEqual(low)
          if (amount >= 1_000) expect(high).toBeGreaterThan(low)
        },
      ),
    )
  })

  test('without costs the JKP computed from the payments is the JKP typed in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 100_000 }),
        fc.integer({ min: 100, max: 1500 }),
        fc.integer({ min: 12, max: 84 }),
        (amount, basisPoints, term) => {
          const result = reportFor(calculator, { bedrag: amount, jkp: basisPoints / 100, looptijd: term })
          expect(Math.abs(numberOf(result, 'jkp') - basisPoints / 100)).toBeLessThan(0.02)
        },
      ),
    )
  })

  test('a JKP holds the costs: typed with costs, the payments have that JKP and the debit rate is lower', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 50_000 }),
        fc.integer({ min: 600, max: 1500 }),
        fc.integer({ min: 24, max: 84 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('vooraf', 'meegefinancierd'),
        (amount, basisPoints, term, kosten, kostenBetaling) => {
          const typed = basisPoints / 100
          const result = reportFor(calculator, { bedrag: amount, jkp: typed, looptijd: term, kosten, kostenBetaling })
          expect(Math.abs(numberOf(result, 'jkp') - typed)).toBeLessThan(0.02)
          const yearly = ((1 + numberOf(result, 'maandrente') / 100) ** 12 - 1) * 100
          expect(yearly).toBeLessThan(typed)
          expect(rowsOf(result).at(-1)?.balance).toBe(0)
          const back = numberOf(
            reportFor(calculator, {
              bedrag: amount,
              debetrente: Number(yearly.toFixed(4)),
              looptijd: term,
              kosten,
              kostenBetaling,
            }),
            'jkp',
          )
          expect(Math.abs(back - typed)).toBeLessThan(0.02)
        },
      ),
    )
    expect(errorsFor(calculator, { jkp: 1, kosten: 2_000 }).kosten).toContain('te laag')
    expect(errorsFor(calculator, { gezocht: 'looptijd', kosten: 100 }).debetrente).toContain('JKP bevat de kosten al')
  })

  test('the amount found for a budget gives that instalment back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 2_000 }),
        jkp,
        fc.integer({ min: 6, max: 120 }),
        (maandbedrag, rate, term) => {
          const found = numberOf(
            reportFor(calculator, { gezocht: 'bedrag', maandbedrag, jkp: rate, looptijd: term }),
            'leenbedrag',
          )
          const back = numberOf(
            reportFor(calculator, { bedrag: Math.min(200_000, Math.max(200, found)), jkp: rate, looptijd: term }),
            'maandlast',
          )
          if (found >= 200 && found <= 200_000) expect(Math.abs(back - maandbedrag)).toBeLessThanOrEqual(0.01 + 1e-9)
        },
      ),
    )
  })

  test('a JKP or a term above the law is flagged, just under it is not', () => {
    const flags = (input: Record<string, unknown>) =>
      reportFor(calculator, { jkpHoog: null, ...input }).notices.filter((notice) => notice.tone === 'law').length
    expect(flags({ bedrag: 10_000, looptijd: 48, jkp: 12 })).toBe(0)
    expect(flags({ bedrag: 10_000, looptijd: 48, jkp: 12.1 })).toBe(1)
    expect(flags({ bedrag: 10_000, looptijd: 49, jkp: 12.1 })).toBe(2)
  })

  test('the ceiling follows the year of the rules', () => {
    const ceiling = (date: string) =>
      numberOf(reportFor(calculator, { bedrag: 10_000 }, situation('2026-11-15', date)), 'maxJkp')
    expect(ceiling('2024-12-31')).toBe(13)
    expect(ceiling('2026-11-15')).toBe(12)
  })

  test('early repayment is charged at 1 % of the balance', () => {
    const result = reportFor(calculator, { bedrag: 20_000, looptijd: 60, jkp: 8, vervroegdNa: 24 })
    expect(numberOf(result, 'vergoedingVervroegd')).toBeCloseTo(numberOf(result, 'saldoVervroegd') * 0.01, 2)
  })

  test('a range is shown while no JKP is given, and gone as soon as one is', () => {
    const open = reportFor(calculator)
    expect(numberOf(open, 'maandlastHoog')).toBeGreaterThan(numberOf(open, 'maandlast'))
    expect(open.sentence).toContain('Reken op')
    const given = reportFor(calculator, { jkp: 6.49 })
    expect(valueOf(given, 'maandlastHoog')).toBeNull()
    expect(given.sentence).toMatch(/47 keer .* en een laatste van/)
    // A small loan has a higher ceiling, a dear reference never passes it.
    expect(open.notices.some(({ tone }) => tone === 'law')).toBe(false)
  })

  test('an instalment that cannot repay the loan is refused with the reason', () => {
    expect(
      errorsFor(calculator, { gezocht: 'looptijd', bedrag: 10_000, maandbedrag: 50, jkp: 12 }).maandbedrag,
    ).toContain('nooit')
    expect(
      errorsFor(calculator, { gezocht: 'jkp', bedrag: 10_000, maandbedrag: 100, looptijd: 48 }).maandbedrag,
    ).toContain('minder terug')
    expect(
      errorsFor(calculator, { gezocht: 'jkp', bedrag: 200, maandbedrag: 50_000, looptijd: 1 }).maandbedrag,
    ).toContain('te hoog')
  })

  test('an amount below the law on consumer credit is refused, the first amount within it is not', () => {
    expect(errorsFor(calculator, { bedrag: 199.99 }).bedrag).toContain('200 gelden niet alle regels')
    expect(errorsFor(calculator, { bedrag: 200 })).toEqual({})
    expect(errorsFor(calculator, { gezocht: 'bedrag', bedrag: 1 })).toEqual({})
  })

  test('at 0 % the instalment is the amount divided by the months', () => {
    expect(numberOf(reportFor(calculator, { bedrag: 1_200, looptijd: 12, jkp: 0 }), 'maandlast')).toBe(100)
  })

  test('the new European rules are announced until they hold, and named from then on', () => {
    const said = (today: string) => reportFor(calculator, {}, situation(today)).assumptions.join(' ')
    expect(said('2026-11-15')).toContain('Vanaf 20/11/2026 geldt richtlijn (EU) 2023/2225')
    expect(said('2026-11-20')).toContain('volgen richtlijn (EU) 2023/2225')
    expect(said('2026-11-20')).not.toContain('Vanaf')
    expect(said('2026-11-20')).toContain('De Belgische wet daarvoor vonden we nog niet.')
  })

  test('terms that the law forbids are the answer, with what would be allowed', () => {
    const report = reportFor(calculator, { bedrag: 5000, looptijd: 60, jkp: 6 })
    expect(report.sentence).toMatch(/^\*\*Dit krediet mag niet\*\*: .*hoogstens/)
    expect(report.notices.some(({ tone }) => tone === 'law')).toBe(true)
  })

  test('a loan without interest costs nothing, in words', () => {
    expect(reportFor(calculator, { bedrag: 6_400, looptijd: 36, jkp: 0 }).sentence).toContain('kost je **niets**')
  })

  test('who asks for the term sees how the term follows from the instalment, not the other way round', () => {
    const given = { gezocht: 'looptijd', bedrag: 5_000, maandbedrag: 250, jkp: 6 }
    const report = reportFor(calculator, given)
    const monthly = 1.06 ** (1 / 12) - 1
    expect(numberOf(report, 'looptijd')).toBe(Math.ceil(-Math.log(1 - (5_000 * monthly) / 250) / Math.log(1 + monthly)))
    expect(report.steps[1]?.formula).toMatch(/^−ln\(1 − €\s5\.000,00 × 0,00486755 ÷ €\s250,00\)/)
    const free = reportFor(calculator, { ...given, jkp: 0 })
    expect(free.steps[1]?.formula).toMatch(/^€\s5\.000,00 ÷ €\s250,00, naar boven$/)
  })

  test('the picture says after how many months a loan of part of a year is paid off', () => {
    const { charts } = reportFor(calculator, { bedrag: 5_000, looptijd: 40 })
    expect(charts[0]?.sentence).toMatch(/na 3\sjaar en 4\smaanden is de schuld afgelost/)
  })
})
