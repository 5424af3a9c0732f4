import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { addDays } from '#finance/dates.ts'
import calculator from './calculator.ts'

const stopsNow = { geboortedatum: '1960-11-20', stopleeftijd: 66, reeleLoongroei: 0 }
const formula = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'formulePensioen')

describe('pensioen-calculator', () => {
  test('the pension is linear in the career up to 45 years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1_500, max: 6_000 }), (loopbaanjaren, pay) => {
        const full = formula({ ...stopsNow, brutoMaandloon: pay, loopbaanjaren: 45 })
        const part = formula({ ...stopsNow, brutoMaandloon: pay, loopbaanjaren })
        expect(Math.abs(part - (full * loopbaanjaren) / 45)).toBeLessThanOrEqual(0.011)
      }),
      { numRuns: 60 },
    )
  })

  test('more years never give less, in every status', () => {
    const statuses = fc.constantFrom('bediende', 'arbeider', 'zelfstandige', 'ambtenaar')
    fc.assert(
      fc.property(statuses, fc.integer({ min: 0, max: 49 }), (statuut, years) => {
        const gross = (loopbaanjaren: number) =>
          numberOf(reportFor(calculator, { ...stopsNow, statuut, loopbaanjaren }), 'brutoPensioen')
        expect(gross(years + 1)).toBeGreaterThanOrEqual(gross(years))
      }),
      { numRuns: 60 },
    )
  })

  test('who is born later never has an earlier legal date', () => {
    const birth = fc.integer({ min: 0, max: 18_000 }).map((days) => addDays('1957-01-01', days))
    fc.assert(
      fc.property(birth, fc.integer({ min: 1, max: 500 }), (born, days) => {
        const date = (geboortedatum: string) =>
          String(
            valueOf(reportFor(calculator, { geboortedatum, stopleeftijd: 70, loopbaanjaren: 0 }), 'wettelijkeDatum'),
          )
        expect(date(addDays(born, days)) >= date(born)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('the page about stopping early takes the pension of somebody who works on until the legal age', () => {
    const taken = (stopleeftijd: number) => {
      const report = reportFor(calculator, { geboortedatum: '1967-05-20', brutoMaandloon: 4_600, stopleeftijd })
      return report.next.find(({ slug }) => slug === 'fire-calculator')?.carry?.['pensioen']
    }
    expect(taken(63)).toBe(taken(67))
    expect(taken(70)).toBe(taken(67))
  })

  test('a year longer is not compared when it lets the pension start years sooner', () => {
    // Who stops at 63 waits until 67; who stops at 64 has the 42 career years for an early pension, with a malus.
    const longer = (stopleeftijd: number) =>
      valueOf(
        reportFor(calculator, {
          geboortedatum: '1966-06-15',
          loopbaanjaren: 39,
          regels: 'aangekondigd',
          effectieveJaren: 30,
          effectieveDagen: 6_000,
          stopleeftijd,
        }),
        'eenJaarLanger',
      )
    expect(longer(63)).toBeNull()
    expect(longer(62)).toBeGreaterThan(0)
    expect(longer(64)).toBeGreaterThan(0)
  })

  test('stopping before the early gate postpones the pension instead of granting it', () => {
    const report = reportFor(calculator, { stopleeftijd: 60 })
    expect(valueOf(report, 'ingangsdatum')).toBe('2052-07-01')
    expect(report.notices.some((notice) => notice.tone === 'law' && notice.text.includes('overbrug je zelf'))).toBe(
      true,
    )
  })

  test('the net pension is the gross pension minus every line, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 700_000 }),
        fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
        fc.constantFrom('vlaanderen', 'wallonie', 'brussel'),
        (cents, gezin, gewest) => {
          const report = reportFor(calculator, {
            statuut: 'mypension',
            mypensionBruto: cents / 100,
            gezin,
            gewest,
          })
          const sum = report.steps.find((step) => step.sum?.[0]?.label === 'Bruto pensioen')?.sum ?? []
          expect(sum).toHaveLength(5)
          expect(sum.slice(0, -1).reduce((total, line) => total + line.value, 0)).toBeCloseTo(
            numberOf(report, 'nettoPensioen'),
            6,
          )
          expect(numberOf(report, 'nettoPensioen')).toBeLessThanOrEqual(cents / 100)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('the own amount of mypension.be is used as it is, at the chosen age', () => {
    const report = reportFor(calculator, { statuut: 'mypension', mypensionBruto: 2_000 })
    expect(numberOf(report, 'brutoPensioen')).toBe(2_000)
    const row = report.tables[0]?.rows.find((cells) => cells[0] === 67)
    expect(row?.[3]).toBe(2_000)
  })

  test('the family rate gives three quarters of pay instead of three fifths', () => {
    expect(formula({ ...stopsNow, loopbaanjaren: 40, gezin: 'partnerZonderInkomen' })).toBeCloseTo(
      formula({ ...stopsNow, loopbaanjaren: 40 }) * 1.25,
      1,
    )
  })

  test('pay above the ceiling brings no more, and the page says so', () => {
    const high = { ...stopsNow, loopbaanjaren: 40, brutoMaandloon: 9_000 }
    expect(formula(high)).toBe(formula({ ...high, brutoMaandloon: 20_000 }))
    expect(reportFor(calculator, high).notices.some((notice) => notice.text.includes('loonplafond'))).toBe(true)
  })

  test('the minimum lifts a small pension after 30 years and not before', () => {
    const small = { ...stopsNow, brutoMaandloon: 1_000 }
    expect(numberOf(reportFor(calculator, { ...small, loopbaanjaren: 45 }), 'brutoPensioen')).toBe(1_881.92)
    expect(numberOf(reportFor(calculator, { ...small, loopbaanjaren: 30 }), 'brutoPensioen')).toBe(1_254.61)
    expect(valueOf(reportFor(calculator, { ...small, loopbaanjaren: 29 }), 'minimumpensioen')).toBeNull()
  })

  test('part-time years lower the pension, and years in another status add to it', () => {
    const career = { loopbaanjaren: 18 }
    const base = formula(career)
    expect(formula({ ...career, deeltijdsJaren: 10 })).toBeLessThan(base)
    expect(formula({ ...career, andereJaren: 5 })).toBeGreaterThan(base)
    expect(formula({ ...career, andereJaren: 3, anderStatuut: 'ambtenaar', anderInkomen: 36_000 })).toBeCloseTo(
      base + 150,
      1,
    )
  })

  test('a career that is not filled in began at 23, years in another status among it, and the answer says so', () => {
    const born = { geboortedatum: '1968-01-01', stopleeftijd: 67 }
    const report = reportFor(calculator, born)
    // 58 years old: 35 years so far, and eight years and two months until the first of 2035.
    expect(formula(born)).toBe(formula({ ...born, loopbaanjaren: 35 }))
    expect(formula({ ...born, andereJaren: 5 })).toBe(formula({ ...born, loopbaanjaren: 30, andereJaren: 5 }))
    const told = 'We rekenen met 35 loopbaanjaren tot nu, alsof je op je 23ste begon.'
    expect(report.notices.some(({ text }) => text.startsWith(told))).toBe(true)
    const own = reportFor(calculator, { ...born, loopbaanjaren: 35 })
    expect(own.notices.some(({ text }) => text.startsWith('We rekenen met'))).toBe(false)
  })

  test('too few worked years change nothing at the legal age, and cost a fifth four years too early', () => {
    const born = { geboortedatum: '1975-06-15', loopbaanjaren: 32 }
    const at = (stopleeftijd: number, effectieveJaren: number) =>
      numberOf(reportFor(calculator, { ...born, stopleeftijd, effectieveJaren }), 'brutoPensioen')
    expect(at(67, 10)).toBe(at(67, 30))
    expect(at(63, 10)).toBeCloseTo(at(63, 30) * 0.8, 1)
    expect(numberOf(reportFor(calculator, { ...born, stopleeftijd: 69 }), 'bonusMalus')).toBe(10)
    // Whoever could go before 2027 has no malus: 44 career years at 61, in 2026.
    const free = { geboortedatum: '1965-03-10', loopbaanjaren: 44, effectieveJaren: 20, stopleeftijd: 62 }
    expect(numberOf(reportFor(calculator, free), 'bonusMalus')).toBe(0)
  })

  test('an early pension from 2027 on says what it takes to have no malus, and the announced start its status', () => {
    const told = (input: Record<string, unknown>) =>
      JSON.stringify(reportFor(calculator, { loopbaanjaren: 35, geboortedatum: '1970-06-15', ...input }).notices)
    expect(told({ stopleeftijd: 65 })).toContain('35 jaar met 156 gewerkte dagen')
    expect(told({ stopleeftijd: 65, effectieveJaren: 30 })).not.toContain('156 gewerkte dagen')
    expect(told({ stopleeftijd: 67 })).not.toContain('156 gewerkte dagen')
    const free = { geboortedatum: '1963-06-15', loopbaanjaren: 43, stopleeftijd: 64 }
    expect(told(free)).not.toContain('156 gewerkte dagen')
    expect(told({ regels: 'aangekondigd' })).toContain('15/11/2026')
  })

  test('the gap and its capital are zero once the wish is met', () => {
    const met = reportFor(calculator, { gewenstNetto: 500 })
    expect([numberOf(met, 'tekort'), numberOf(met, 'kapitaalVoorTekort')]).toEqual([0, 0])
    const wish = reportFor(calculator, { gewenstNetto: 5_000 })
    expect(numberOf(wish, 'tekort')).toBeCloseTo(5_000 - numberOf(wish, 'totaalNetto'), 6)
    expect(numberOf(wish, 'kapitaalVoorTekort')).toBeGreaterThan(numberOf(wish, 'tekort') * 12)
  })

  test('the capital for the gap, added as own wealth, closes it', () => {
    const wish = reportFor(calculator, { gewenstNetto: 3_000 })
    const capital = numberOf(wish, 'kapitaalVoorTekort')
    const closed = reportFor(calculator, { gewenstNetto: 3_000, eigenVermogen: Math.ceil(capital) })
    expect(numberOf(closed, 'tekort')).toBeLessThanOrEqual(0.01)
  })

  test('a past stopping age and too many career years are refused', () => {
    expect(
      errorsFor(calculator, { geboortedatum: '1960-01-01', stopleeftijd: 62, loopbaanjaren: 40 }).stopleeftijd,
    ).toContain('66')
    expect(errorsFor(calculator, { loopbaanjaren: 40 }).loopbaanjaren).toContain('26')
    expect(errorsFor(calculator, { loopbaanjaren: 20, andereJaren: 10 }).loopbaanjaren).toBeDefined()
  })

  test('who is over seventy gets an answer, with ages to stop at', () => {
    const old = { geboortedatum: '1954-03-01', loopbaanjaren: 40 }
    expect(errorsFor(calculator, old).stopleeftijd).toContain('73')
    const report = reportFor(calculator, { ...old, stopleeftijd: 73 })
    expect(numberOf(report, 'nettoPensioen')).toBeGreaterThan(0)
    expect(report.tables[0]?.rows.length).toBeGreaterThanOrEqual(4)
  })

  test('the bridge years count: stopping earlier never asks less capital', () => {
    const capital = (stopleeftijd: number) => numberOf(reportFor(calculator, { stopleeftijd }), 'kapitaalSamen')
    expect([60, 62, 64, 66].map(capital)).toEqual([60, 62, 64, 66].map(capital).toSorted((a, b) => b - a))
    expect(capital(60) - capital(66)).toBeGreaterThan(100_000)
  })

  test('other pillars start empty, and the headline is then the legal pension', () => {
    const bare = reportFor(calculator)
    expect(bare.headline.key).toBe('nettoPensioen')
    expect(numberOf(bare, 'totaalNetto')).toBe(numberOf(bare, 'nettoPensioen'))
    expect(reportFor(calculator, { groepsverzekering: 40_000 }).headline.key).toBe('totaalNetto')
  })

  test('the postcode decides about the municipal tax', () => {
    const tax = (postcode: string) => numberOf(reportFor(calculator, { postcode }), 'belastingPerJaar')
    // Knokke-Heist asks none.
    expect(tax('8300')).toBeLessThan(tax('9000'))
    expect(errorsFor(calculator, { postcode: '0000' }).postcode).toContain('postcode')
  })

  test('the rules of 2024 and 2025 give a result too', () => {
    for (const day of ['2024-12-31', '2025-12-31'])
      expect(numberOf(reportFor(calculator, {}, situation('2026-11-15', day)), 'totaalNetto')).toBeGreaterThan(0)
  })

  test('who stops before the pension starts is told of the years without, in the chart too', () => {
    const report = reportFor(calculator, { geboortedatum: '1970-06-15', stopleeftijd: 60, loopbaanjaren: 30 })
    const said = report.charts.map(({ sentence }) => sentence).join(' ')
    expect(said).toMatch(/niets tot 67\sjaar en daarna/u)
    expect(said).not.toMatch(/Stop je op 60, dan krijg je €/u)
    expect(report.charts.some(({ key }) => key === 'inkomen')).toBe(true)
  })

  test('a pension is an estimate: no amount on the page has cents', () => {
    const units: readonly string[] = Object.values(calculator.outputs).map(({ unit }) => unit)
    expect(units).not.toContain('euro')
  })

  test('born in 1954: the earliest pension is not years ago', () => {
    const old = { geboortedatum: '1954-06-15', loopbaanjaren: 45, stopleeftijd: 73 }
    const earliest = (input: Record<string, unknown>) =>
      valueOf(reportFor(calculator, input, situation('2026-11-16')), 'vroegsteDatum')
    expect(earliest(old)).toBe('2026-12-01')
    // The months of somebody born on the 31st end with the month: the first of this one is past as well.
    expect(earliest({ geboortedatum: '1960-12-31', loopbaanjaren: 45, stopleeftijd: 66 })).toBe('2026-12-01')
  })
})

test('a shortage is a shortage of the wish, and a wish nobody gave is an example', () => {
  const said = (input: Record<string, unknown>) => reportFor(calculator, input).sentence
  expect(said({})).toContain('Voor je wens van €\u00a02.500 (voorbeeld) mis je')
  expect(said({ gewenstNetto: 2_600 })).toContain('Voor je wens van €\u00a02.600 mis je')
})

test('what is missing beside the pension in the picture counts the capital, and says so', () => {
  const person = { geboortedatum: '1975-05-05', brutoloon: 3_500, stopleeftijd: 67, gewenstNetto: 2_500 }
  const said = (groepsverzekering: number) =>
    reportFor(calculator, { ...person, groepsverzekering }).charts.find(({ key }) => key === 'stopleeftijd')?.sentence
  expect(said(0)).toMatch(/daar ontbreekt €\s\d+ aan\.$/)
  expect(said(30_000)).toMatch(/daar ontbreekt met je kapitaal erbij €\s\d+ aan\.$/)
})

test('who stops long before sixty is answered, with that age in picture and table', () => {
  const report = reportFor(calculator, { geboortedatum: '1986-06-15', stopleeftijd: 52 })
  expect(report.sentence).toMatch(/^Stop je op 52,/)
  const columns = report.charts.find(({ kind }) => kind === 'columns')
  expect(columns?.kind === 'columns' && columns.columns[0]).toMatchObject({ label: '52', strong: true })
  expect(report.tables[0]?.strong).toEqual([0])
})
