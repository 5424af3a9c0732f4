import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import slip from '#calculators/planning/bruto-netto-calculator/calculator.ts'
import calculator from './calculator.ts'
import { inputs } from './inputs.ts'

const amount = fc.integer({ min: 0, max: 4000 })

describe('noodfonds-calculator', () => {
  test('costs add up over items, and the rule of thumb is linear in months', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 5000 }), (vasteKosten, levensonderhoud, nettoInkomen) => {
        const report = reportFor(calculator, { vasteKosten, levensonderhoud, nettoInkomen })
        expect(numberOf(report, 'uitgaven')).toBe(vasteKosten + levensonderhoud)
        expect(numberOf(report, 'vuistregelMax')).toBe(2 * numberOf(report, 'vuistregelMin'))
        const swapped = reportFor(calculator, {
          vasteKosten: levensonderhoud,
          levensonderhoud: vasteKosten,
          nettoInkomen,
        })
        expect(numberOf(swapped, 'buffer')).toBe(numberOf(report, 'buffer'))
      }),
    )
  })

  test('a working partner or an insurance never raises the need', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('bediende', 'arbeider', 'zelfstandige', 'ambtenaar'),
        (partnerInkomen, statuut) => {
          const need = (input: object) =>
            numberOf(reportFor(calculator, { statuut, gezin: 'partnerMetInkomen', ...input }), 'buffer')
          const alone = need({ partnerInkomen: 0 })
          expect(need({ partnerInkomen })).toBeLessThanOrEqual(alone)
          expect(need({ partnerInkomen: 0, verzekering: 800 })).toBeLessThanOrEqual(alone)
        },
      ),
    )
  })

  test('the self-employed need more than clerks in the same case, with their overbruggingsrecht', () => {
    const of = (statuut: string) => numberOf(reportFor(calculator, { statuut, autowaarde: 0 }), 'buffer')
    expect(of('zelfstandige')).toBeGreaterThan(of('bediende'))
    const alone = reportFor(calculator, { statuut: 'zelfstandige' }, situation('2026-11-16'))
    // 2.200 − 1.738,46 in each of six months.
    expect(numberOf(alone, 'gatOntslag')).toBe(2_769.24)
    expect(of('ambtenaar')).toBeLessThanOrEqual(of('bediende'))
  })

  test('without saving there is no date, with enough saved it is now', () => {
    expect(valueOf(reportFor(calculator, { sparenPerMaand: 0, nuGespaard: 0 }), 'klaarIn')).toBeNull()
    expect(valueOf(reportFor(calculator, { nuGespaard: 500_000 }), 'klaarIn')).toBe('2026-11')
  })

  test('every risk adds a month to the rule of thumb', () => {
    const months = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'maandenVuistregel')
    const none = { gezin: 'partnerMetInkomen', partnerInkomen: 1_500, autowaarde: 0 }
    expect(months(none)).toBe(3)
    expect(months({ ...none, kinderen: 2 })).toBe(4)
    expect(months({ autowaarde: 5_000, eigenaar: true, kinderen: 1, statuut: 'zelfstandige' })).toBe(8)
  })

  test('the range runs from the worst setback to the rule of thumb, and says why', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('bediende', 'zelfstandige'), (vasteKosten, nettoInkomen, statuut) => {
        const report = reportFor(calculator, { vasteKosten, nettoInkomen, statuut })
        const [low, high] = [numberOf(report, 'buffer'), numberOf(report, 'bufferRuim')]
        expect(high).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(numberOf(report, 'bufferVuistregel'))
        expect(numberOf(report, 'nogNodig')).toBe(high)
      }),
    )
    expect(reportFor(calculator, {}).sentence).toContain('vuistregel van 4\u00a0maanden')
  })

  test('an empty gross wage is the one that leaves the net income', () => {
    const gross = numberOf(reportFor(calculator, { nettoInkomen: 2_400 }), 'brutoloonTelt')
    expect(numberOf(reportFor(slip, { bruto: gross }), 'netto')).toBeGreaterThanOrEqual(2_400)
    expect(numberOf(reportFor(slip, { bruto: gross - 0.01 }), 'netto')).toBeLessThan(2_400)
  })

  test('the families of older links are still understood', () => {
    const of = (gezin: string) => numberOf(reportFor(calculator, { gezin, statuut: 'zelfstandige' }), 'gatZiekte')
    expect(of('gezinslast')).toBe(of('partnerZonderInkomen'))
    expect(of('samenwonend')).toBe(of('partnerMetInkomen'))
  })
})

test('the sentence says when the fund is full, whose saving is an example, and nothing of a fund of 0', () => {
  const said = (input: Record<string, unknown>) => reportFor(calculator, input).sentence
  const costs = { nettoInkomen: 2_650, vasteKosten: 1_320, levensonderhoud: 600 }
  expect(said({ ...costs, nuGespaard: 100_000 })).toContain('Dat heb je al.')
  expect(said({ ...costs, nuGespaard: 4_500 })).toContain('Je bent er met €\u00a0200 (voorbeeld) per maand in')
  expect(said({ ...costs, vasteKosten: 0, levensonderhoud: 0 })).not.toContain('€')
})

test('an insurance closes only a gap that there is', () => {
  const said = (levensonderhoud: number) =>
    reportFor(calculator, { statuut: 'zelfstandige', nettoInkomen: 1_800, vasteKosten: 900, levensonderhoud })
      .notices.map(({ text }) => text)
      .join(' ')
  expect(said(500)).not.toContain('gat')
  expect(said(2_500)).toContain('verkleint het gat')
})

test('a gap that there is not is no amount', () => {
  const report = reportFor(calculator, { vasteKosten: 300, levensonderhoud: 300 })
  expect(numberOf(report, 'gatZiekte')).toBe(0)
  expect(report.charts.find(({ key }) => key === 'gat')?.sentence).toMatch(/kom je samen niets tekort/)
})

test('without a home of your own or a car nothing breaks for 0 euro', () => {
  const said = reportFor(calculator, {})
    .steps.map(({ text }) => text)
    .join(' ')
  expect(said).not.toContain('Pech met woning')
})

test('years in service are asked only of those with a notice period', () => {
  expect(inputs.ancienniteit.when).toEqual({ statuut: ['bediende', 'arbeider'] })
  const said = (statuut: string) =>
    reportFor(calculator, { statuut, ancienniteit: 8 })
      .notices.map(({ text }) => text)
      .join(' ')
  expect(said('bediende')).toContain('opzeg met loon')
  expect(said('ambtenaar')).not.toContain('opzeg')
})
