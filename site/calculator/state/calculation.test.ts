import { describe, expect, test } from 'vitest'
import { defineCalculator, openEnv } from '#calculators/kernel/calculator.ts'
import { date, euro, percent, text, year } from '#calculators/kernel/fields.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { dated } from '#rules/kernel/dated.ts'
import { outcomeFor, openFrame, situationFor, tidyText } from '#site/calculator/state/calculation.ts'
import { trackOf } from '#site/calculator/form/Slider.tsx'
import { plausibleDay } from '#calculators/kernel/belgian-day.ts'

const ceiling = dated(
  'ceiling',
  'Proefplafond',
  'euro',
  [
    { from: '2025-01-01', value: 100 },
    { from: '2026-01-01', value: 110 },
  ],
  {
    source: 'Proef',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2026-12-31',
  },
)
const calculator = defineCalculator({
  inputs: { bedrag: euro({ label: 'Bedrag', start: ({ law }) => law(ceiling) }) },
  outputs: { rest: { label: 'Rest', unit: 'euro' } },
  solve: ({ bedrag }, { law }) => ({ out: { rest: law(ceiling) - bedrag }, work: null }),
  tell: () => ({ headline: 'rest', key: [], sentence: '', steps: [], assumptions: [], excluded: [] }),
})

describe('the rules of a year', () => {
  const base = situation('2026-11-15')

  test('the running year is today, a past year its last day, a coming year its first', () => {
    expect(situationFor(base, null).rulesDate).toBeUndefined()
    expect(situationFor(base, 2026).rulesDate).toBeUndefined()
    expect(situationFor(base, 2025).rulesDate).toBe('2025-12-31')
    expect(situationFor(base, 2027).rulesDate).toBe('2027-01-01')
  })

  test('another year gives other figures', () => {
    const headline = (year: number | null) => {
      const outcome = outcomeFor(calculator, { bedrag: '50' }, situationFor(base, year))
      return outcome.status === 'ok' ? outcome.report.headline.value : outcome.status
    }
    expect(headline(null)).toBe(60)
    expect(headline(2025)).toBe(50)
  })

  test('after the known years the page says so and the form still opens with the newest known start', () => {
    const soon = outcomeFor(calculator, { bedrag: '50' }, situation('2027-01-02'))
    expect(soon.status === 'ok' && soon.uses.some((use) => use.provisional)).toBe(true)
    const later = situation('2028-07-02')
    expect(openFrame(calculator, later).start).toEqual({ bedrag: '110' })
    const outcome = outcomeFor(calculator, { bedrag: '50' }, later)
    expect(outcome).toMatchObject({ status: 'uncovered' })
    expect(outcomeFor(calculator, { bedrag: '50' }, situationFor(later, 2026)).status).toBe('ok')
  })
})

describe('the text of a field', () => {
  const env = openEnv(situation())

  test('a valid number is written the Belgian way on leaving, anything else stays as typed', () => {
    const amount = euro({ label: 'Bedrag', start: 0 })
    expect(tidyText(amount, '1234,5', env)).toBe('1.234,50')
    expect(tidyText(amount, '€ 25000', env)).toBe('25.000')
    expect(tidyText(amount, '12abc', env)).toBe('12abc')
    expect(tidyText(amount, '', env)).toBe('')
    expect(tidyText(percent({ label: 'Rente', start: 0 }), '3.125', env)).toBe('3,125')
    expect(tidyText(date({ label: 'Dag', start: null }), '5-3-2027', env)).toBe('05/03/2027')
    expect(tidyText(text({ label: 'Naam', start: '' }), ' 1.000 ', env)).toBe(' 1.000 ')
    expect(tidyText(year({ label: 'Jaar', start: 1980 }), '1980', env)).toBe('1980')
  })
})

describe('the slider', () => {
  test('gives fine steps where the start value is and reaches both ends', () => {
    const field = euro({ label: 'Bedrag', start: 10_000, min: 100, max: 10_000_000, slider: 500 })
    const track = trackOf(field, 10_000)
    expect(track.toValue(0)).toBe(100)
    expect(track.toValue(1000)).toBe(10_000_000)
    expect(track.toPosition(10_000)).toBeGreaterThan(250)
    expect(track.toValue(track.toPosition(10_000)) % 500).toBe(0)
    expect(
      trackOf(percent({ label: 'r', start: 0.02, min: 0, max: 0.15, slider: 0.0005 }), 0.02).toValue(350),
    ).toBeCloseTo(0.02, 3)
  })
})

test('the device sets the day only from the build on and for at most a year', () => {
  expect(plausibleDay('2026-11-15', '2026-11-15')).toBe(true)
  expect(plausibleDay('2027-11-19', '2026-11-15')).toBe(true)
  expect(plausibleDay('1970-01-01', '2026-11-15')).toBe(false)
  expect(plausibleDay('2099-01-01', '2026-11-15')).toBe(false)
})
