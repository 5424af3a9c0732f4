import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
const household = fc.record({
  bruto: cents(1_500, 9_000),
  statuut: fc.constantFrom('bediende', 'arbeider'),
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  kinderen: fc.integer({ min: 0, max: 3 }),
  verlof: fc.constantFrom('ouderschapsverlof', 'medischeBijstand', 'palliatief', 'mantelzorg', 'tijdskrediet', 'geen'),
  vorm: fc.constantFrom('volledig', 'halftijds', 'vijfde'),
  maanden: fc.integer({ min: 1, max: 12 }),
  alleenwonend: fc.boolean(),
})
const LINES = [
  'rszMinder',
  'werkbonusA',
  'werkbonusB',
  'uitkeringJaar',
  'aanmoedigingJaar',
  'belasting',
  'gemeente',
  'bbsz',
  'werkbonuskrediet',
  'kindkrediet',
  'kinderbijslagMeer',
] as const

describe('minder-werken-berekenen', () => {
  test('the lines of the year and the parts of the cost both add up to the cost, to the cent', () => {
    fc.assert(
      fc.property(household, (input) => {
        const report = reportFor(calculator, input)
        const of = (key: string) => numberOf(report, key)
        const lines = LINES.reduce((total, key) => total + of(key), 0 - of('brutoMinder'))
        expect(0 - lines).toBeCloseTo(of('kostTotaal'), 6)
        const parts =
          of('rekeningMinder') +
          of('vakantiegeldMinder') +
          of('premieMinder') +
          of('afrekening') -
          of('kinderbijslagMeer')
        expect(parts).toBeCloseTo(of('kostTotaal'), 6)
        expect(of('nettoNu') - of('nettoDan')).toBeCloseTo(of('verliesMaand'), 6)
      }),
      { numRuns: 25 },
    )
  })

  test('more time off never leaves more wage, and a part-time contract always costs', () => {
    fc.assert(
      fc.property(household, (input) => {
        const of = (vorm: string) => reportFor(calculator, { ...input, verlof: 'geen', vorm })
        const reports = ['tiende', 'vijfde', 'halftijds', 'volledig'].map(of)
        const wages = reports.map((report) => numberOf(report, 'nettoLoonDan'))
        expect(wages).toEqual(wages.toSorted((a, b) => b - a))
        for (const report of reports) {
          // A wage just under a limit may win more child benefit than it loses.
          expect(numberOf(report, 'kostTotaal') + numberOf(report, 'kinderbijslagMeer')).toBeGreaterThan(0)
          expect(numberOf(report, 'pensioenMinder')).toBeGreaterThan(0)
        }
      }),
      { numRuns: 10 },
    )
  })

  test('a higher benefit lowers the cost, by less than itself because it is taxed', () => {
    const of = (uitkering: number) =>
      numberOf(reportFor(calculator, { verlof: 'landingsbaan', uitkering, kinderen: 0 }), 'kostTotaal')
    const saved = of(0) - of(200)
    expect(saved).toBeGreaterThan(0)
    expect(saved).toBeLessThan(2_400)
  })

  test('a leave with a benefit costs no pension; a benefit that nobody knows is not guessed', () => {
    const parent = reportFor(calculator, {})
    expect(parent.key.some(({ key }) => key === 'pensioenMinder')).toBe(false)
    for (const input of [{ verlof: 'landingsbaan' }, { verlof: 'tijdskrediet', gezin: 'alleenstaand', kinderen: 0 }]) {
      const report = reportFor(calculator, input)
      expect(report.notices[0]?.tone).toBe('warning')
      expect(report.sentence).toContain('Zonder de uitkering van de RVA')
      expect(report.key.some(({ key }) => key === 'uitkeringNetto')).toBe(false)
    }
  })

  test('an amount that we derived is said to be so, until the visitor types another', () => {
    const tones = (input: Readonly<Record<string, unknown>>) =>
      reportFor(calculator, { verlof: 'tijdskrediet', ...input }).notices.map(({ tone }) => tone)
    expect(tones({})).toContain('warning')
    expect(tones({ uitkering: 220 })).not.toContain('warning')
    expect(tones({ vorm: 'halftijds' })).not.toContain('warning')
  })

  test('the months that were left open are those of the leave, at most twelve', () => {
    const months = (input: Readonly<Record<string, unknown>>) => numberOf(reportFor(calculator, input), 'maanden')
    expect(months({ vorm: 'volledig' })).toBe(4)
    expect(months({ vorm: 'halftijds' })).toBe(8)
    expect(months({})).toBe(12)
    expect(months({ verlof: 'palliatief' })).toBe(3)
    expect(months({ verlof: 'landingsbaan' })).toBe(12)
  })

  test('a longer leave than the law pays is said', () => {
    const tones = (maanden: number) =>
      reportFor(calculator, { verlof: 'palliatief', maanden }).notices.map(({ tone }) => tone)
    expect(tones(3)).not.toContain('law')
    expect(tones(4)).toContain('law')
  })

  test('every leave names its conditions', () => {
    const said = (verlof: string) =>
      reportFor(calculator, { verlof }).notices.some(({ text }) => text.startsWith('Voorwaarden'))
    for (const verlof of [
      'ouderschapsverlof',
      'medischeBijstand',
      'palliatief',
      'mantelzorg',
      'tijdskrediet',
      'landingsbaan',
    ])
      expect(said(verlof), verlof).toBe(true)
  })

  test('what does not exist is refused', () => {
    expect(errorsFor(calculator, { verlof: 'tijdskrediet', vorm: 'tiende' })).toHaveProperty('vorm')
    expect(errorsFor(calculator, { verlof: 'landingsbaan', vorm: 'volledig' })).toHaveProperty('vorm')
    expect(errorsFor(calculator, { bruto: 0 })).toHaveProperty('bruto')
    expect(errorsFor(calculator, { postcode: '0001' })).toHaveProperty('postcode')
    expect(errorsFor(calculator, { vorm: 'tiende' })).toEqual({})
  })

  test('one month, a gain and tax that comes back are told in words', () => {
    const month = (input: Record<string, unknown>) =>
      reportFor(calculator, { maanden: 1, ...input })
        .steps.map(({ text }) => text)
        .join(' ')
    expect(month({})).toMatch(/kost 1.maand minder werken \*\*€/)
    const gain = month({ bruto: 1_600, gezin: 'alleenstaand', kinderen: 3, aanmoedigingspremie: 900 })
    expect(gain).toMatch(/brengt 1.maand minder werken \*\*€.[\d.,]+\*\* op/)
    expect(gain).toMatch(/In een gewoon jaar krijg je €.[\d.,]+ van de belasting/)
    expect(gain).not.toContain('\u2212')
  })

  test('with a Flemish premium what comes beside the wage is no longer called the benefit alone', () => {
    const { sentence } = reportFor(calculator, { aanmoedigingspremie: 200 })
    expect(sentence).toContain('netto uitkering en premie')
    expect(reportFor(calculator, {}).sentence).toMatch(/netto uitkering\./)
  })
})

test('more each month and less once everything is counted are not told as one gain', () => {
  const leave = { verlof: 'palliatief', vorm: 'volledig', bruto: 1_000, aanmoedigingspremie: 200, kinderen: 0 }
  const { sentence } = reportFor(calculator, leave)
  expect(sentence).toContain('148,66** meer')
  expect(sentence).toMatch(/erbij houd je €.57,42 per maand minder over\.$/)
})

test('an allowance that falls is not called more', () => {
  const { sentence, steps, charts } = reportFor(calculator, {
    verlof: 'medischeBijstand',
    gezin: 'alleenstaand',
    kinderen: 2,
    aanmoedigingspremie: 1_000,
  })
  const lines = steps.flatMap(({ sum = [] }) => sum).filter(({ label }) => label.endsWith('kinderbijslag'))
  expect(lines).toEqual([{ label: 'Minder kinderbijslag', value: 872.88 }])
  expect(sentence).toContain('minder kinderbijslag en belasting')
  expect(JSON.stringify(charts)).not.toContain('Meer kinderbijslag')
})

test('the German-speaking Community pays no more child benefit for a lower income', () => {
  const of = (postcode: string) =>
    reportFor(calculator, { bruto: 2_900, gezin: 'partnerZonderInkomen', kinderen: 3, vorm: 'halftijds', postcode })
  expect(numberOf(of('4800'), 'kinderbijslagMeer')).toBeGreaterThan(0)
  expect(numberOf(of('4700'), 'kinderbijslagMeer')).toBe(0)
  expect(of('4700').excluded.join(' ')).toContain('Duitstalige Gemeenschap')
})
