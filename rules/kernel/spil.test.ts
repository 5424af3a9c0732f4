import { describe, expect, test } from 'vitest'
import { at } from '#finance/list.ts'
import { type Dated, isDated, openLaw } from '#rules/kernel/dated.ts'
import { spilindexen } from '#rules/kernel/prijsindex.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { missingSteps } from '#rules/kernel/spil-steps.ts'
import { bySpil, spilcoefficient, timesIndex } from '#rules/kernel/spil.ts'
import { modulesOf } from '../../scripts/modules.ts'

const figures = await modulesOf<Record<string, unknown>>('rules/*/*.figures.ts')

describe('base times index', () => {
  test('the coefficient is a power of 1,02 with four decimals, from the spilindex to which the base is tied', () => {
    // RVA: 1,7410 in February 2025 and 1,7758 in March 2026; 139,7388 is 101,7911 × 1,3728 (RIZIV, April 2018).
    expect([16, 28, 29, 30].map((steps) => spilcoefficient(steps))).toEqual([1.3728, 1.741, 1.7758, 1.8114])
    expect(spilcoefficient(28, '114,89')).toBe(1.8845)
    // Law of 25 April 2024, art. 32: 1,9999 in July 2023; programme law of July 2025, art. 223: 2,1223.
    expect([25, 28].map((steps) => spilcoefficient(steps, '138,01'))).toEqual([1.9999, 2.1223])
    expect(spilcoefficient(29, 'loopbaanonderbreking')).toBe(2.0807)
    // From amounts that were published on a step, each later one is two percent more.
    expect([28, 29, 30].map((steps) => spilcoefficient(steps, { step: 28 }))).toEqual([1, 1.02, 1.0404])
  })

  test('a row for every base and every step from the first base on, each marked as derived', () => {
    const { rows } = bySpil(
      [
        { from: '2025-06-01', base: { a: 10 } },
        { from: '2026-04-01', base: { a: 20 }, note: 'Verhoogd.' },
      ],
      '103,14',
      timesIndex,
    )
    expect(rows.map(({ from, value, base, derived, note }) => [from, value.a, base, derived, note])).toEqual([
      ['2025-06-01', 17.41, { a: 10 }, true, undefined],
      ['2026-03-01', 17.76, { a: 10 }, true, undefined],
      ['2026-04-01', 35.52, { a: 20 }, true, 'Verhoogd.'],
      ['2026-09-01', 36.23, { a: 20 }, true, 'Verhoogd.'],
    ])
  })

  test('every crossing of the spilindex in the price series has its step', () => {
    expect(missingSteps(openLaw('2026-11-15')), 'see docs/rules-update.md').toEqual([])
    expect(spilindexen(openLaw('2026-11-15')).filter(({ reached }) => reached !== null).length).toBeGreaterThan(10)
  })
})

describe('figures that follow the spilindex', () => {
  const named = Object.values(figures)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))

  test('move with its newest step, the highest wage of the werkbonus too', () => {
    const newest = at(indexsprongen.rows, indexsprongen.rows.length - 1).from
    const moved = new Set(named.filter(([, { rows }]) => rows.some((row) => row.from === newest)).map(([name]) => name))
    const tied = ['werkloosheid', 'ziekteLoongrens', 'solidariteitsgrenzen', 'minimumpensioenBedrag', 'werkbonus']
    expect(tied.filter((name) => !moved.has(name))).toEqual([])
  })
})
