import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresOf } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, outFor, reportFor, situation } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'
import { interestByYear, monthlyDeposits, paidIn, totalTax } from '#calculators/models/savings-account.ts'
import { addMonths, addYears } from '#finance/dates.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import { depositsBetween } from './model.ts'

describe('kinderrekening-calculator', () => {
  test('from birth to 18 there are 216 deposits, also for a child of 29 February', () => {
    expect(depositsBetween('2024-02-29', '2042-02-28')).toBe(216)
    const leap = reportFor(calculator, { geboortedatum: '2024-02-29' }, situation('2024-02-29'))
    expect(numberOf(leap, 'stortingen')).toBe(216)
  })

  test('two children of the same age are the sum of two plans', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (a, b) => {
        // Up to 100 euro a month both stay within one exemption; above it one account pays tax that two would not.
        const capital = (perMaand: number) => Number(outFor(calculator, { perMaand, giften: 0 }).kapitaal)
        // A bank rounds each premium to the cent: sixteen a year, 18 years, half a cent, in three plans.
        expect(Math.abs(capital(a) + capital(b) - capital(a + b))).toBeLessThan(16 * 18 * 0.005 * 3)
      }),
    )
  })

  test('capital is paid in plus return minus tax, and never falls with a higher rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 30 }),
        (perMaand, tenthsFund, tenthsRate) => {
          const input = { perMaand, fonds: tenthsFund * 10, basisrente: tenthsRate / 10, premie: 0 }
          const out = outFor(calculator, input)
          expect(Number(out.ingelegd) + Number(out.opbrengst)).toBeCloseTo(Number(out.kapitaal), 6)
          const better = outFor(calculator, { ...input, basisrente: tenthsRate / 10 + 0.5 })
          expect(better.kapitaal).toBeGreaterThanOrEqual(Number(out.kapitaal))
        },
      ),
    )
  })

  test('starting later gives less', () => {
    const table = reportFor(calculator).tables.find((each) => each.key === 'beginnen')!
    const [now, six, twelve] = table.rows.map((row) => Number(row[1]))
    expect(now).toBeGreaterThan(six!)
    expect(six).toBeGreaterThan(twelve!)
    // A child of nine cannot begin at six any more, and one of thirteen has no later start.
    const starts = (geboortedatum: string) =>
      reportFor(calculator, { geboortedatum })
        .tables.find((each) => each.key === 'beginnen')
        ?.rows.map(([start]) => start)
    expect(starts('2017-11-01')).toEqual(['nu', '12 jaar'])
    expect(starts('2013-11-01')).toBeUndefined()
  })

  test('a child past the age is refused, and the owner changes the notice', () => {
    expect(errorsFor(calculator, { geboortedatum: '2000-01-01' }).totLeeftijd).toContain('hogere leeftijd')
    expect(reportFor(calculator, { opNaam: 'derdenbeding' }).notices[0]?.text).toContain('erfbelasting')
  })

  test('each row of the table is a birthday, with the age of that day', () => {
    const { rows } = reportFor(calculator, { geboortedatum: '2020-12-10' }).tables[0]!
    expect([rows[0]![0], rows[0]![2]]).toEqual(['2026-12-10', 6])
    expect([rows.at(-1)![0], rows.at(-1)![2]]).toEqual(['2038-12-10', 18])
    expect(rows).toHaveLength(13)
  })

  test('gifts at the start of each year of life grow a year longer than gifts on the birthday', () => {
    const run = (giftenMoment: string) =>
      reportFor(calculator, { geboortedatum: '2026-11-15', perMaand: 0, giften: 500, basisrente: 1, giftenMoment })
    expect(numberOf(run('begin'), 'uitGiften')).toBe(numberOf(run('einde'), 'uitGiften'))
    expect(numberOf(run('begin'), 'kapitaal')).toBeGreaterThan(numberOf(run('einde'), 'kapitaal'))
  })

  test('a part in a fund comes with a band, and the Groeipakket of an older child with a warning', () => {
    expect(reportFor(calculator).charts).toHaveLength(1)
    const fan = reportFor(calculator, { fonds: 50 }).charts.find((chart) => chart.kind === 'fan')
    expect(fan?.bands[0]!.low.at(-1)).toBeLessThan(fan!.middle.values.at(-1)!)
    const warned = (geboortedatum: string) =>
      reportFor(calculator, { geboortedatum, groeipakket: 50 }).notices.some((notice) => notice.text.includes('2019'))
    expect(warned('2018-12-31')).toBe(true)
    expect(warned('2019-01-01')).toBe(false)
  })

  test('a fund has one band: the picture and the sentence name the same two ends, and no notice another pair', () => {
    const report = reportFor(calculator, { fonds: 50 })
    const ends = [numberOf(report, 'kapitaalLaag'), numberOf(report, 'kapitaalHoog')]
    const fan = report.charts.find((chart) => chart.kind === 'fan')!
    for (const end of ends) {
      const shown = Math.round(end).toLocaleString('nl-BE')
      expect(report.sentence).toContain(shown)
      expect(fan.sentence).toContain(shown)
    }
    expect(report.notices.filter(({ text }) => / tussen .* en /.test(text))).toEqual([])
  })

  test('less than a month before the birthday there is nothing to deposit and nothing breaks', () => {
    const report = reportFor(calculator, { geboortedatum: '2008-11-20', startbedrag: 500, giften: 0 })
    expect(numberOf(report, 'stortingen')).toBe(0)
    // Five days of base interest: 500 × 0,30 % × 5 ÷ 365.
    expect(numberOf(report, 'kapitaal')).toBe(500.02)
  })

  test('the savings side is the account of the bank, deposit by deposit, to the cent but for rounding', () => {
    const today = '2026-11-15'
    const law = openLaw(today)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 12, max: 21 }),
        (perMaand, base, premium, totLeeftijd) => {
          const [basisrente, premie] = [base / 10, premium / 10]
          const report = reportFor(
            calculator,
            { geboortedatum: today, perMaand, giften: 0, basisrente, premie, totLeeftijd },
            situation(today),
          )
          const until = addYears(today, totLeeftijd)
          const movements = monthlyDeposits(addMonths(today, 1), addMonths(until, 1), perMaand)
          const rates = [{ from: today, base: basisrente / 100, premium: premie / 100 }]
          // Every deposit apart: premiums of a few cents are rounded one by one.
          const book = spaarboekje(law, { movements, rates, until })
          const tax = totalTax(interestByYear(law, book, 1, paidIn(until)))
          const paid = movements.length * perMaand
          const wanted = paid + book.baseInterest + book.earnedPremium - tax
          expect(Math.abs(numberOf(report, 'spaarrekening') - wanted)).toBeLessThan(0.02 + 0.005 * book.earned.length)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('what a study costs is told as a shortage or as what is left, never as a share above one', () => {
    const run = (studiekost: number) =>
      reportFor(calculator, { studiekost, studiejaren: 3 }).notices.map((notice) => notice.text)
    expect(run(9_000).join()).toContain('tekort')
    expect(run(500).join()).toContain('blijft')
    expect(
      reportFor(calculator)
        .notices.map((notice) => notice.text)
        .join(),
    ).not.toContain('studiejaar')
  })

  test('an amount that is the same in euros of today is said once', () => {
    const told = (geboortedatum: string) => reportFor(calculator, { geboortedatum, perMaand: 75 }).sentence
    expect(told('2009-01-12')).not.toContain('van vandaag')
    expect(told('2019-03-12')).toContain('van vandaag')
  })

  test('without a fund nothing is called after its sale', () => {
    const labels = (fonds: number) => figuresOf(reportFor(calculator, { fonds })).map(({ label }) => label)
    expect(labels(0).join()).not.toContain('verkoop van het fonds')
    expect(labels(50).join()).toContain('verkoop van het fonds')
  })

  test('one year of study is not counted together', () => {
    const told = (studiejaren: number) => {
      const { sentence, notices, steps } = reportFor(calculator, { studiejaren, studiekost: 10_000 })
      return [sentence, ...[...notices, ...steps].map(({ text }) => text)].join(' ')
    }
    expect(told(1)).toMatch(/1\sstudiejaar kost dan €/)
    expect(told(3)).toMatch(/3\sstudiejaren kosten dan samen €/)
  })
})

test('with everything in a fund no savings account grows to nothing', () => {
  const said = reportFor(calculator, { fonds: 100, perMaand: 0, startbedrag: 1_000 })
    .steps.map(({ text }) => text)
    .join(' ')
  expect(said).not.toContain('spaarrekening')
})
