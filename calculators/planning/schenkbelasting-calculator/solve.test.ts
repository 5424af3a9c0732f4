import { shownFigures } from '#calculators/kernel/report.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const region = fc.constantFrom('vlaanderen', 'brussel', 'wallonie')
const relation = fc.constantFrom('partner', 'kind', 'broerZus', 'oomNeef', 'andere')
const amount = fc.integer({ min: 1, max: 900_000 })

describe('schenkbelasting-calculator', () => {
  test('a movable gift in two halves costs as much as in one, an immovable one never more', () => {
    fc.assert(
      fc.property(region, relation, fc.integer({ min: 1, max: 400_000 }), (gewest, aan, half) => {
        const gift = (soort: string, bedrag: number) =>
          numberOf(reportFor(calculator, { gewest, aan, soort, bedrag }), 'schenkbelasting')
        expect(Math.abs(gift('roerend', half * 2) - 2 * gift('roerend', half))).toBeLessThanOrEqual(0.011)
        expect(2 * gift('onroerend', half)).toBeLessThanOrEqual(gift('onroerend', half * 2) + 0.011)
      }),
    )
  })

  test('gifts within three years add up: two steps with the first one counted equal one step', () => {
    fc.assert(
      fc.property(
        region,
        relation,
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 1, max: 400_000 }),
        (gewest, aan, first, second) => {
          const gift = (bedrag: number, vroeger = 0) =>
            numberOf(reportFor(calculator, { gewest, aan, soort: 'onroerend', bedrag, vroeger }), 'schenkbelasting')
          expect(Math.abs(gift(first) + gift(second, first) - gift(first + second))).toBeLessThanOrEqual(0.02)
        },
      ),
    )
  })

  test('tax never exceeds the gift', () => {
    fc.assert(
      fc.property(region, relation, amount, fc.constantFrom('roerend', 'onroerend'), (gewest, aan, bedrag, soort) => {
        const due = numberOf(reportFor(calculator, { gewest, aan, bedrag, soort }), 'schenkbelasting')
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(bedrag)
      }),
    )
  })

  test('more givers or receivers never raise the tax, and the parts add up', () => {
    fc.assert(
      fc.property(
        region,
        relation,
        amount,
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 5 }),
        (...args) => {
          const [gewest, aan, bedrag, schenkers, begiftigden] = args
          const of = (input: Record<string, unknown>) =>
            reportFor(calculator, { gewest, aan, bedrag, soort: 'onroerend', ...input })
          const split = of({ schenkers, begiftigden })
          expect(numberOf(split, 'schenkbelasting')).toBeLessThanOrEqual(numberOf(of({}), 'schenkbelasting') + 0.1)
          const spent = numberOf(split, 'schenkbelasting') + numberOf(split, 'notaris')
          expect(numberOf(split, 'nettoSchenking') + spent).toBeCloseTo(bedrag, 6)
          expect(numberOf(split, 'aantalSchenkingen')).toBe(schenkers * begiftigden)
        },
      ),
    )
  })

  test('a large family pays less in Flanders and reads why', () => {
    const result = reportFor(calculator, { soort: 'onroerend', bedrag: 300_000, kinderenOnder21: 3 })
    expect(numberOf(result, 'schenkbelasting')).toBe(22_500 - 186)
    expect(result.steps.some((step) => step.text.includes('3 kinderen onder 21'))).toBe(true)
  })

  test('a building that is let pays less in Flanders only, and the tax and the refund make the usual tax', () => {
    const of = (input: Record<string, unknown>) =>
      reportFor(calculator, { soort: 'onroerend', bedrag: 600_000, aan: 'andere', ...input })
    const done = of({ renovatie: true })
    expect(numberOf(done, 'schenkbelasting') + numberOf(done, 'teruggave')).toBe(numberOf(of({}), 'schenkbelasting'))
    expect(numberOf(done, 'inBrussel')).toBe(numberOf(of({}), 'inBrussel'))
    expect(done.steps.some((step) => step.text.includes('terug'))).toBe(true)
    expect(numberOf(of({ renovatie: true, soort: 'roerend' }), 'schenkbelasting')).toBe(42_000)
    expect(shownFigures(of({})).some((each) => each.key === 'teruggave')).toBe(false)
  })

  test('an unregistered gift has two outcomes: nothing after the waiting period, inheritance tax before it', () => {
    const flemish = reportFor(calculator)
    expect(valueOf(flemish, 'bankgiftOverleefd')).toBe(0)
    expect(valueOf(flemish, 'bankgiftOverleden')).toBe(6_000)
    expect(flemish.key.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['bankgiftOverleefd', 'bankgiftOverleden']),
    )
    expect(flemish.sentence).toContain('niets als je nog 5\u00a0jaar leeft')
    expect(reportFor(calculator, { gewest: 'brussel' }, situation('2026-11-15', '2025-12-31')).sentence).toContain(
      'nog 3\u00a0jaar',
    )
    expect(valueOf(reportFor(calculator, { soort: 'onroerend' }), 'bankgiftOverleden')).toBeNull()
  })

  test('registering pays from the chance at which both ways cost the same', () => {
    fc.assert(
      fc.property(region, relation, amount, (gewest, aan, bedrag) => {
        const result = reportFor(calculator, { gewest, aan, bedrag })
        const chance = valueOf(result, 'kansGelijk')
        if (chance === null) {
          expect(numberOf(result, 'besparing')).toBeLessThanOrEqual(0)
          return
        }
        expect((Number(chance) / 100) * numberOf(result, 'bankgiftOverleden')).toBeCloseTo(
          numberOf(result, 'schenkbelasting'),
          2,
        )
      }),
    )
  })

  test('a deed for real estate is never free: the costs are estimated, said to be so, and can be typed', () => {
    const estimated = reportFor(calculator, { soort: 'onroerend', bedrag: 300_000 })
    expect(numberOf(estimated, 'notaris')).toBeGreaterThan(2_000)
    expect(estimated.notices.some(({ tone, text }) => tone === 'warning' && text.includes('hoge kant'))).toBe(true)
    const typed = reportFor(calculator, { soort: 'onroerend', bedrag: 300_000, kosten: 2_500 })
    expect(numberOf(typed, 'notaris')).toBe(2_500)
    expect(typed.notices.some(({ tone }) => tone === 'warning')).toBe(false)
    expect(numberOf(reportFor(calculator), 'notaris')).toBe(0)
  })

  test('the lower scale of Wallonia is announced before it starts, and used once it has', () => {
    const of = (rulesDate?: string) =>
      reportFor(
        calculator,
        { gewest: 'wallonie', soort: 'onroerend', bedrag: 300_000 },
        situation('2026-11-15', rulesDate),
      )
    expect(of().notices.some(({ text }) => text.includes('1 januari 2028') && text.includes('15.500'))).toBe(true)
    expect(of('2028-01-01').notices.some(({ text }) => text.includes('1 januari 2028'))).toBe(false)
    // 4.500 + 100.000 × 6 % + 50.000 × 10 %.
    expect(numberOf(of('2028-01-01'), 'schenkbelasting')).toBe(15_500)
    const small = reportFor(calculator, { gewest: 'wallonie', soort: 'onroerend', bedrag: 150_000 })
    // Up to 150.000 a child pays 3 % under both scales.
    expect(small.notices.some(({ text }) => text.includes('2028'))).toBe(false)
  })

  test('where inheriting costs nothing, the words do not speak of 0 euro or of a lower rate', () => {
    const movable = reportFor(calculator, { gewest: 'vlaanderen', aan: 'partner', bedrag: 50_000 })
    expect(movable.sentence).toContain('Zonder registratie kost ze niets, ook als je binnen 5\u00a0jaar overlijdt.')
    expect(movable.charts[0]?.sentence).toBe('Registreren kost €\u00a01.500. Niet registreren kost niets.')
    expect(movable.notices.some(({ text }) => text.includes('het lage tarief'))).toBe(false)
    const kept = reportFor(calculator, { gewest: 'wallonie', bedrag: 10_000, eigendom: 'voorbehoud' })
    expect(kept.sentence).toContain('Later erven zou niets kosten: dat is €\u00a0330,00 goedkoper.')
  })
})

test('a notary who is paid is not called absent', () => {
  const of = (kosten: number | null) => reportFor(calculator, { soort: 'roerend', kosten }).assumptions.join(' ')
  expect(of(null)).toContain('zonder notaris')
  expect(of(300)).not.toContain('zonder notaris')
})
