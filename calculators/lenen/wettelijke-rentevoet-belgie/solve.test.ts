import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runJson } from '#calculators/kernel/run.ts'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { addDays } from '#finance/dates.ts'
import calculator from './calculator.ts'

const interest = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'interest')

describe('wettelijke-rentevoet-belgie', () => {
  test('additive over dates, to the cent of each part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (shift, first, second) => {
          const a = addDays('2008-01-01', shift)
          const b = addDays(a, first)
          const c = addDays(b, second)
          const whole = interest({ hoofdsom: 5000, van: a, tot: c })
          expect(
            Math.abs(
              interest({ hoofdsom: 5000, van: a, tot: b }) + interest({ hoofdsom: 5000, van: b, tot: c }) - whole,
            ),
          ).toBeLessThanOrEqual(0.011)
        },
      ),
    )
  })

  test('what is paid plus what is open is the sum plus the interest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5000 }), fc.integer({ min: 1, max: 4000 }), (hoofdsom, bedrag) => {
        const report = reportFor(calculator, {
          hoofdsom,
          van: '2024-01-01',
          tot: '2026-01-01',
          betalingen: [{ datum: '2025-01-01', bedrag: Math.min(bedrag, hoofdsom) }],
        })
        expect(
          Math.abs(numberOf(report, 'totaal') + numberOf(report, 'betaald') - hoofdsom - numberOf(report, 'interest')),
        ).toBeLessThanOrEqual(0.011)
      }),
    )
  })

  test('the same day costs nothing and a later start is refused', () => {
    expect(interest({ van: '2025-05-05', tot: '2025-05-05' })).toBe(0)
    expect(errorsFor(calculator, { van: '2025-05-05', tot: '2025-05-04' }).tot).toContain('voor de begindatum')
    expect(
      errorsFor(calculator, { van: '2025-01-01', tot: '2025-06-01', betalingen: [{ datum: '2024-01-01', bedrag: 1 }] })[
        'betalingen.0.datum'
      ],
    ).toContain('tussen begin en einde')
  })

  test('a year without a published rate is marked, and never guessed far ahead', () => {
    const until = (tot: string) => runJson(calculator, { van: '2026-06-01', tot }, situation())
    const soon = until('2027-06-01')
    expect(soon.status === 'ok' && soon.uses.some((use) => use.provisional)).toBe(true)
    expect(until('2029-06-01').status).toBe('uncovered')
  })

  test('business debts carry the higher rate and the fixed sum', () => {
    const report = reportFor(calculator, { soort: 'handel', van: '2026-01-01', tot: '2026-07-01' })
    expect(numberOf(report, 'rentevoet')).toBe(10.5)
    expect(numberOf(report, 'forfait')).toBe(40)
  })

  test('the limits for consumers hold from book XIX on, not for a debt settled before', () => {
    const before = reportFor(calculator, { van: '2022-01-01', tot: '2023-08-31' })
    expect(valueOf(before, 'schadebeding')).toBeNull()
    expect(before.notices).toEqual([])
    expect(valueOf(reportFor(calculator, { van: '2022-01-01', tot: '2023-09-01' }), 'hoogsteInterest')).toBe(12)
  })

  test('an agreed rate above the limit of a consumer is void (art. XIX.4 WER): the civil rate counts', () => {
    const report = reportFor(calculator, { hoofdsom: 1000, eigenRente: 15, van: '2025-01-01', tot: '2026-01-01' })
    expect(numberOf(report, 'gevraagdeInterest')).toBe(150)
    expect(numberOf(report, 'interest')).toBe(45)
    expect(numberOf(report, 'teBetalen')).toBe(1045)
    expect(report.notices.some(({ text }) => text.includes('ongeldig'))).toBe(true)
    expect(valueOf(reportFor(calculator, { eigenRente: 10 }), 'burgerlijkeInterest')).toBeNull()
  })

  test('what is to be paid is principal, interest, damages and costs, and the table adds up to the interest', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('burgerlijk', 'handel', 'fiscaal'),
        fc.integer({ min: 100, max: 50_000 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 300 }),
        (soort, hoofdsom, schadeProcent, invorderingskosten) => {
          const report = reportFor(calculator, {
            soort,
            hoofdsom,
            schadeProcent,
            invorderingskosten,
            van: '2022-03-03',
            tot: '2026-02-02',
            betalingen: [{ datum: '2024-05-05', bedrag: 50 }],
          })
          const parts = ['totaal', 'schade', 'invordering'].map((key) => numberOf(report, key))
          expect(numberOf(report, 'teBetalen')).toBeCloseTo(
            parts.reduce((total, part) => total + part),
            8,
          )
          const table = report.tables.find(({ key }) => key === 'periodes')!
          const shown = table.rows.reduce((total, row) => total + (row[1] as number), 0)
          expect(shown).toBeCloseTo(numberOf(report, 'interest'), 8)
        },
      ),
    )
  })

  test('before the law of 2013 there is no fixed sum between businesses, and no sentence about it', () => {
    const old = reportFor(calculator, { soort: 'handel', van: '2012-01-01', tot: '2012-07-01' })
    expect(valueOf(old, 'forfait')).toBeNull()
    expect(old.notices).toEqual([])
  })

  test('the formula of a leap year shows the days it divides by', () => {
    const steps = reportFor(calculator, { van: '2024-01-01', tot: '2024-07-01', dagtelling: 'kalender' }).steps
    expect(steps.some((step) => step.formula?.endsWith('÷ 366'))).toBe(true)
  })

  test('paying more than is due is said', () => {
    const report = reportFor(calculator, {
      hoofdsom: 100,
      van: '2025-01-01',
      tot: '2026-01-01',
      betalingen: [{ datum: '2025-01-01', bedrag: 150 }],
    })
    expect(numberOf(report, 'totaal')).toBe(0)
    expect(report.notices.some((notice) => notice.text.includes('hoger dan wat'))).toBe(true)
  })

  test('tax interest under the floor of the law is nothing, and the page says why', () => {
    const report = reportFor(calculator, { soort: 'fiscaal', hoofdsom: 1_400, van: '2026-03-15', tot: '2026-07-02' })
    expect(numberOf(report, 'interest')).toBe(0)
    expect(report.notices.some((notice) => notice.text.includes('niets verschuldigd'))).toBe(true)
    expect(report.steps.some((step) => step.formula?.includes('<'))).toBe(true)
    const above = reportFor(calculator, { soort: 'fiscaal', hoofdsom: 1_600, van: '2026-03-15', tot: '2026-07-02' })
    expect(above.notices.some((notice) => notice.text.includes('niets verschuldigd'))).toBe(false)
  })

  test('every kind answers for every split of dates without a broken number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('burgerlijk', 'handel', 'handelOud', 'fiscaal', 'btw', 'sociaal'),
        fc.integer({ min: 0, max: 2900 }),
        fc.integer({ min: 0, max: 300 }),
        fc.boolean(),
        (soort, shift, length, laatsteDagMee) => {
          const van = addDays('2018-01-01', shift)
          const report = reportFor(calculator, { soort, van, tot: addDays(van, length), laatsteDagMee })
          expect(numberOf(report, 'interest')).toBeGreaterThanOrEqual(0)
          expect(numberOf(report, 'totaal')).toBeCloseTo(2500 + numberOf(report, 'interest'), 2)
        },
      ),
    )
  })

  test('the text to copy says from which day the rate is not known yet, and only then', () => {
    const text = (tot: string) => reportFor(calculator, { van: '2026-01-01', tot }).letter?.paragraphs.join(' ') ?? ''
    expect(text('2027-03-01')).toContain('vanaf 01/01/2027 is nog niet bekend')
    expect(text('2027-01-01')).not.toContain('nog niet bekend')
    expect(text('2027-01-01')).toContain('Te betalen op 01/01/2027')
  })

  test('on the first day no interest has run, and the rate is still that of the law', () => {
    const day = { hoofdsom: 4_820.35, van: '2026-10-31', tot: '2026-10-31' }
    const report = reportFor(calculator, day)
    expect(report.sentence).toContain('hoofdsom. Er loopt nog **geen** interest.')
    expect(numberOf(report, 'rentevoet')).toBe(
      numberOf(reportFor(calculator, { ...day, van: '2026-10-30' }), 'rentevoet'),
    )
    expect(numberOf(report, 'perDag')).toBe(0.59)
  })

  test('interest of nothing is said in words, and one day is one day', () => {
    const waived = reportFor(calculator, { hoofdsom: 1_234, soort: 'fiscaal', van: '2026-06-30', tot: '2026-11-02' })
    expect(waived.sentence).toContain('hoofdsom en **geen** interest.')
    const day = reportFor(calculator, { van: '2025-12-31', tot: '2026-01-01' })
    expect(day.steps[0]?.text).toContain('is **1\u00a0dag**')
    const paid = { van: '2026-01-01', tot: '2026-02-01', betalingen: [{ datum: '2026-01-01', bedrag: 2_500 }] }
    expect(reportFor(calculator, paid).sentence).toBe('Op 01/02/2026 is alles betaald.')
  })
})

test('no contract sets the rate of a tax or of social security', () => {
  for (const soort of ['fiscaal', 'btw', 'sociaal'])
    expect(reportFor(calculator, { soort, eigenRente: 3 }).sentence).toBe(reportFor(calculator, { soort }).sentence)
})

describe('a debt that is paid off before the last day', () => {
  const debt = { hoofdsom: 1_000, soort: 'handel', van: '2024-03-01', tot: '2026-11-19' }
  // 1.000 × 12,5 % × 306 ÷ 365 + 1.000 × 11,5 % × 59 ÷ 365 = 123,38 until 1 March 2025.
  const paid = (bedrag: number) => reportFor(calculator, { ...debt, betalingen: [{ datum: '2025-03-01', bedrag }] })

  test('what is paid above principal and interest goes to damages and costs', () => {
    expect(numberOf(paid(1_163.38), 'teBetalen')).toBe(0)
    expect(paid(1_163.38).sentence).toContain('is alles betaald')
    expect(
      paid(1_163.38)
        .notices.map(({ text }) => text)
        .join(),
    ).not.toContain('hoger dan wat')
    expect(numberOf(paid(1_143.38), 'teBetalen')).toBe(20)
    expect(paid(1_143.38).sentence.replaceAll('\u00a0', ' ')).toContain(
      'te betalen: € 40,00 kosten om te innen, waarvan € 20,00 al betaald is. De interest liep over 365 dagen.',
    )
    expect(numberOf(paid(1_123.38), 'teBetalen')).toBe(40)
  })

  test('has no periods after the payment, and a claim for it no interest per day', () => {
    const report = paid(1_143.38)
    expect(report.tables.find(({ key }) => key === 'periodes')!.rows.at(-1)![2]).toBe('2025-03-01')
    expect(report.steps[0]!.text).toContain('Van 01/03/2024 tot 01/03/2025')
    expect(numberOf(report, 'rentevoet')).toBe(10.5)
    expect(report.letter!.paragraphs.join()).not.toContain('te vermeerderen')
  })
})

test('one period beyond the steps is told as one', () => {
  const { steps } = reportFor(calculator, { van: '2020-03-01', tot: '2026-11-19' })
  expect(steps.map(({ text }) => text)).toContain('Zo ook voor de laatste periode, die in de tabel staat.')
})
