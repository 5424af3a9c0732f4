import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor as report } from '#calculators/kernel/testing.ts'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import calculator from './calculator.ts'

/** A bill with its surcharges, so that no postcode is needed. */
const BILL = { opcentiemenGemeente: 900, opcentiemenProvincie: 0, afrondingKI: 'cent' }
const reportFor = (of: AnyCalculator, input: Record<string, unknown> = {}) => report(of, { ...BILL, ...input })

describe('onroerende-voorheffing-berekenen', () => {
  test('the parts add up to the total and each surcharge adds its own share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 2000 }),
        (ki, opcentiemenGemeente, opcentiemenProvincie) => {
          const result = reportFor(calculator, { ki, opcentiemenGemeente, opcentiemenProvincie })
          expect(
            numberOf(result, 'basisheffing') + numberOf(result, 'gemeente') + numberOf(result, 'provincie'),
          ).toBeCloseTo(numberOf(result, 'totaal'), 6)
          const more = reportFor(calculator, {
            ki,
            opcentiemenGemeente: opcentiemenGemeente + 100,
            opcentiemenProvincie,
          })
          expect(numberOf(more, 'totaal') - numberOf(result, 'totaal')).toBeCloseTo(numberOf(result, 'basisheffing'), 1)
        },
      ),
    )
  })

  test('reductions never make the tax negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 5000 }),
        (ki, energie, anderevermindering) => {
          const result = reportFor(calculator, { ki, energie, anderevermindering, bescheiden: true })
          expect(numberOf(result, 'totaal')).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('the modest home ends at its limit and says so', () => {
    expect(numberOf(reportFor(calculator, { ki: 745, bescheiden: true }), 'vermindering')).toBeGreaterThan(0)
    const above = reportFor(calculator, { ki: 746, bescheiden: true })
    expect(numberOf(above, 'vermindering')).toBe(0)
    expect(above.notices.some((notice) => notice.tone === 'law')).toBe(true)
  })

  test('an indexed income takes the place of the other one, also for the modest home', () => {
    // 745 × 2,3 = 1.713,50.
    const at = (geindexeerd: number) => reportFor(calculator, { ki: 5000, geindexeerd, bescheiden: true })
    expect(numberOf(at(1713.5), 'geindexeerdKI')).toBe(1713.5)
    expect(numberOf(at(1713.5), 'vermindering')).toBeGreaterThan(0)
    expect(numberOf(at(1713.6), 'vermindering')).toBe(0)
  })

  test('Brussels has no provincial surcharge', () => {
    expect(numberOf(reportFor(calculator, { gewest: 'brussel' }), 'provincie')).toBe(0)
  })

  test('Brussels adds its agglomeration and a province never does', () => {
    const brussels = reportFor(calculator, { gewest: 'brussel', opcentiemenAgglomeratie: 500 })
    expect(numberOf(brussels, 'agglomeratie')).toBeCloseTo(5 * numberOf(brussels, 'basisheffing'), 2)
    expect(numberOf(reportFor(calculator, { opcentiemenAgglomeratie: 500 }), 'provincie')).toBe(0)
  })

  test('each child more never raises the tax, in any region, and one child changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('vlaanderen', 'wallonie', 'brussel'),
        fc.integer({ min: 0, max: 19 }),
        fc.integer({ min: 100, max: 3000 }),
        (gewest, kinderen, ki) => {
          const due = (children: number) =>
            numberOf(reportFor(calculator, { gewest, ki, kinderen: children }), 'totaal')
          expect(due(kinderen + 1)).toBeLessThanOrEqual(due(kinderen))
          expect(due(1)).toBe(due(0))
        },
      ),
    )
  })

  test('a child with a handicap counts for two and is one of the children', () => {
    const reduction = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'verminderingKinderen')
    expect(reduction({ kinderen: 1, kinderenHandicap: 1 })).toBe(reduction({ kinderen: 2 }))
    expect(errorsFor(calculator, { kinderen: 1, kinderenHandicap: 2 }).kinderenHandicap).toContain('aantal kinderen')
  })

  test('a postcode fills region, municipality and province; a typed number goes before it', () => {
    const known = report(calculator, { ki: 1_000, postcode: '2630' })
    expect(known.sentence).toContain('Aartselaar')
    expect(numberOf(known, 'opcentiemen')).toBe(955)
    const typed = report(calculator, { ki: 1_000, postcode: '2630', opcentiemenGemeente: 800 })
    expect(numberOf(typed, 'opcentiemen')).toBe(960)
    const brussels = report(calculator, { ki: 1_000, postcode: '1180', gewest: 'vlaanderen' })
    expect(brussels.sentence).toContain('Ukkel (Brussel)')
    expect(numberOf(brussels, 'provincie')).toBe(0)
    expect(numberOf(brussels, 'agglomeratie')).toBeGreaterThan(0)
  })

  test('what is not known is an estimate that says so, or a question: never a zero', () => {
    const nothing = report(calculator)
    expect(nothing.sentence).toContain('raming')
    expect(nothing.headline.label).toContain('raming')
    const namur = report(calculator, { postcode: '5000' })
    expect(namur.sentence).toContain('Namen')
    expect(numberOf(namur, 'opcentiemen')).toBeGreaterThan(3_000)
    expect(errorsFor(calculator, { opcentiemenGemeente: 900 }).opcentiemenProvincie).toContain('provincie')
    expect(errorsFor(calculator, { postcode: '5000', opcentiemenGemeente: 2_700 }).opcentiemenProvincie).toContain(
      'Namen',
    )
    expect(errorsFor(calculator, { postcode: '9999' }).postcode).toContain('kennen we niet')
  })

  test('a municipality with more tariffs shows them all', () => {
    const texts = report(calculator, { postcode: '2530' }).notices.map(({ text }) => text)
    expect(texts.some((text) => text.includes('meer dan één tarief') && text.includes('975'))).toBe(true)
  })

  test('the bill rounds the indexed income to the euro', () => {
    // 736 × 2,3 = 1.692,80.
    expect(numberOf(report(calculator, { ki: 736 }), 'geindexeerdKI')).toBe(1_693)
  })

  test('an own share says that the parts are of the whole home', () => {
    const { headline, tables } = reportFor(calculator, { ki: 1_000, postcode: '9000', aandeel: 50 })
    expect(headline.note).toBe('Jouw 50\u00a0%. De delen zijn van de hele woning')
    expect(tables[0]?.note).toContain('voor de hele woning')
    expect(reportFor(calculator, { ki: 1_000 }).headline.note).toBeUndefined()
  })

  test('without a cadastral income the page asks for it and shows nothing of zero', () => {
    const { key, charts, tables, steps, notices } = reportFor(calculator, { ki: 0 })
    expect([key, charts, tables, steps, notices]).toEqual([[], [], [], [], []])
  })
})

test('what does not count is not left unsaid: a provincial surcharge alone, others to maintain in Flanders', () => {
  expect(errorsFor(calculator, { opcentiemenProvincie: 300 })).toHaveProperty('opcentiemenGemeente')
  expect(errorsFor(calculator, { gewest: 'brussel', opcentiemenAgglomeratie: 500 })).toHaveProperty(
    'opcentiemenGemeente',
  )
  const told = (gewest: string) => JSON.stringify(reportFor(calculator, { gewest, anderenTenLaste: 1 }).notices)
  expect(told('vlaanderen')).toContain('alleen in Wallonië')
  expect(told('wallonie')).not.toContain('alleen in Wallonië')
})

test('the step of the household says which children count double', () => {
  const said = (input: object) => JSON.stringify(reportFor(calculator, { ki: 1_000, postcode: '9000', ...input }).steps)
  expect(said({ kinderen: 3, kinderenHandicap: 1 })).toContain('kinderen, waarvan 1 dubbel, gaat er')
  expect(said({ kinderen: 3 })).not.toContain('dubbel')
})
