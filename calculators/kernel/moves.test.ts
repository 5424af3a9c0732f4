import { describe, expect, test } from 'vitest'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { euro, percent, rows } from '#calculators/kernel/fields.ts'
import { type Moves, type MovesTried, trying } from '#calculators/kernel/moves.ts'
import type { Outputs } from '#calculators/kernel/outputs.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import { situation } from '#calculators/kernel/testing.ts'

const inputs = {
  storting: euro({ label: 'Storting', start: 0 }),
  kost: percent({ label: 'Kost', start: 0.03 }),
  schulden: rows({
    label: 'Schulden',
    row: 'schuld',
    columns: { jkp: percent({ label: 'JKP', start: 0.08 }) },
    start: [],
  }),
}
const outputs = { netto: { label: 'Netto', unit: 'euro' } } as const satisfies Outputs
type Tries = Moves<typeof inputs, typeof outputs>

/** What the moves bring where each changed amount counts for itself, up to 100 for the first. */
function tried(moves: Tries['moves'], { way = 'more', aside = [] as string[] } = {}): MovesTried {
  const values = { storting: 0, kost: 0.03, schulden: [] }
  const again = (change: Readonly<Record<string, unknown>>) => ({
    netto: Object.entries(change).reduce(
      (sum, [path, value]) => sum + (path === 'storting' ? Math.min(100, Number(value)) : Number(value) * 10),
      1000,
    ),
  })
  const given: Tries = { output: 'netto', way: way === 'more' ? 'more' : 'less', moves }
  const found = trying<typeof inputs, typeof outputs>(() => given)(
    { inputs, values, out: { netto: 1000 } },
    openEnv(situation()),
    again,
    aside,
  )
  if (found === null) throw new Error('nothing was tried')
  return found
}

/** So many moves that exclude none of the others. */
const many = (count: number): Tries['moves'] =>
  Array.from({ length: count }, (_, row) => ({ key: `rij${row}`, change: { [`schulden.${row}.jkp`]: row + 1 } }))

describe('moves', () => {
  test('a change is told as a visitor types it, in a field and in a cell of a list', () => {
    const { each } = tried([
      { key: 'kost', change: { kost: 0.025 } },
      { key: 'rij', change: { 'schulden.0.jkp': 0.045 } },
    ])
    expect(each.map(({ edge }) => edge)).toEqual([{ 'schulden.0.jkp': 4.5 }, { kost: 2.5 }])
  })

  test('up to eight are tried in every combination, more in sets of three at most, and the answer says so', () => {
    const all = tried(many(8))
    expect([all.partly, all.best?.keys.length]).toEqual([false, 8])
    const some = tried(many(9))
    expect([some.partly, some.best?.keys.toSorted()]).toEqual([true, ['rij6', 'rij7', 'rij8']])
    expect(tellMoves(some, (key) => key)?.notes).toEqual([
      'We probeerden ze apart, per twee en per drie, niet in elke combinatie.',
    ])
    expect(tellMoves(all, (key) => key)?.notes).toEqual([])
  })

  test('what brings nothing is no best set and is not told', () => {
    const nothing = tried([{ key: 'kost', change: { kost: 0 } }])
    expect([nothing.best, nothing.equal]).toEqual([null, []])
    expect(tellMoves(nothing, (key) => key)).toMatchObject({ each: [], together: null })
  })

  test('where less is better a smaller output is the gain', () => {
    const { each, best } = tried([{ key: 'kost', change: { kost: -5 } }], { way: 'less' })
    expect([each[0]?.gain, best?.after]).toEqual([50, 950])
  })

  test('two that change the same place exclude each other; those less than a euro apart are named', () => {
    const found = tried([
      { key: 'half', change: { kost: 5 } },
      { key: 'bijna', change: { kost: 4.91 } },
      { key: 'minder', change: { kost: 4.9 } },
    ])
    expect(found.best?.keys).toEqual(['half'])
    expect(found.equal.map(({ keys }) => keys)).toEqual([['bijna']])
    expect(tellMoves(found, (key) => `je ${key} kiest`)?.notes).toEqual([
      'Op minder dan een euro na gelijk: als je bijna kiest.',
    ])
  })

  test('of an amount the smallest whole euro that brings as much is named', () => {
    const { best } = tried([{ key: 'storting', change: { storting: 250 }, least: ['storting'] }])
    expect([best?.change, best?.gain]).toEqual([{ storting: 100 }, 100])
  })

  test('what was put aside is not tried, and is kept where it is still a move', () => {
    const found = tried(many(2), { aside: ['rij1', 'weg'] })
    expect([found.best?.keys, found.aside]).toEqual([['rij0'], ['rij1']])
  })
})
