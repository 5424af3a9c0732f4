import { describe, expect, test } from 'vitest'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { choice, count, date, euro, percent, rows, toggle } from '#calculators/kernel/fields.ts'
import { latestLevel } from '#calculators/kernel/market.ts'
import { givenByDifference, originOf } from '#calculators/kernel/origin.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { dated } from '#rules/kernel/dated.ts'

const base = situation()
const level = { series: 'proef', month: '2026-09', rate: 0.03, source: '' }
const env = openEnv({ ...base, market: { ...base.market, levels: [level] } })
const figure = dated('proef', 'Proef', 'euro', [{ from: '2024-01-01', value: 1_000 }], {
  checkedOn: '2026-11-15',
  confidence: 'hoog',
  source: 'proef',
})

describe('where a value that nobody gave comes from', () => {
  const of = (field: Parameters<typeof originOf>[1], value: unknown) => originOf('veld', field, value, {}, env)

  test('the market, with the month of the rate that was read', () => {
    const rente = percent({ label: 'Rente', start: ({ market }) => latestLevel(market, 'proef')?.rate ?? 0 })
    expect(of(rente, 0.03)).toEqual({ origin: 'reference', reference: { from: 'markt', on: '2026-09' } })
  })

  test('the law, with the day since which the figure holds', () => {
    const grens = euro({ label: 'Grens', start: ({ law }) => law(figure) })
    expect(of(grens, 1_000)).toEqual({ origin: 'reference', reference: { from: 'wet', on: '2024-01-01' } })
  })

  test('nowhere: an example, also as a list that has rows', () => {
    const lijst = rows({ label: 'Lijst', row: 'rij', columns: { som: euro({ label: 'Som', start: 5 }) }, start: [] })
    expect(of(euro({ label: 'Som', start: 5 }), 5)).toEqual({ origin: 'example' })
    expect(of(lijst, [{ som: 5 }])).toEqual({ origin: 'example' })
    expect(of(lijst, [])).toEqual({ origin: 'neutral' })
  })

  test('nothing, empty, off, the first choice and today assume nothing', () => {
    const soort = choice({
      label: 'Soort',
      start: 'a',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    })
    expect(of(euro({ label: 'Som', start: 0 }), 0)).toEqual({ origin: 'neutral' })
    expect(of(date({ label: 'Dag', start: '2026-01-01' }), base.today)).toEqual({ origin: 'neutral' })
    expect([of(soort, 'a').origin, of(soort, 'b').origin]).toEqual(['neutral', 'example'])
    expect(of(count({ label: 'Stuks', start: 1, neutral: 1 }), 1)).toEqual({ origin: 'neutral' })
  })
})

test('where nobody kept count, what differs from its start and is on screen was given', () => {
  const inputs = {
    som: euro({ label: 'Som', start: 5 }),
    rest: euro({ label: 'Rest', start: 6 }),
    meer: toggle({ label: 'Meer', start: false }),
    weg: euro({ label: 'Weg', start: 7, when: { meer: true } }),
  }
  expect(givenByDifference(inputs, { som: 8, rest: 6, meer: false, weg: 9 }, env)).toEqual({ som: 'typed' })
})
