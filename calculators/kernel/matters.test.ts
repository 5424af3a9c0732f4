import { describe, expect, test } from 'vitest'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { provisionalThatMatters } from '#calculators/kernel/matters.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'

const known = { checkedOn: '2026-11-15', confidence: 'hoog', source: 'proef', knownTo: '2025-12-31' } as const
const figure = <T>(id: string, value: T) => dated(id, id, 'formule', [{ from: '2020-01-01', value }], known)
const amount = figure('bedrag', 1200)
const age = figure('leeftijd', 65)
const scale = figure('schaal', { tot: [1000, null], tarief: 0.25 })
const word = figure('woord', 'vast')
const beside = figure('ernaast', 50)

/** The figures that this answer would warn of. */
function warned(answer: (law: Law) => number): readonly string[] {
  const env = openEnv(situation())
  const solve = (_: never, at: { readonly law: Law }) => ({ out: { uitkomst: answer(at.law) } })
  const { out } = solve({} as never, env)
  return provisionalThatMatters({ calculator: { solve }, values: {}, env, out }, env.law.uses).map(
    (use) => use.figure.id,
  )
}

describe('a figure that is not known yet', () => {
  test('is named where another value would give another answer, also inside a scale', () => {
    expect(warned((law) => law(amount))).toEqual(['bedrag'])
    expect(warned((law) => law(scale).tarief * 100 + (law(scale).tot[1] ?? 0))).toEqual(['schaal'])
  })

  test('that was only read is not named, alone or beside one that matters', () => {
    expect(warned((law) => 7 * Math.sign(law(beside)))).toEqual([])
    expect(warned((law) => Math.sign(law(beside)) * law(amount))).toEqual(['bedrag'])
  })

  test('that only matters together with another is named with it', () => {
    // Each alone is held by the other: both have to rise.
    expect(warned((law) => Math.max(0, Math.min(law(amount), 24 * law(beside)) - 1200))).toEqual(['bedrag', 'ernaast'])
  })

  test('is moved by one where it counts years, by a few percent up and down where it is an amount, and not where it is a word', () => {
    expect(warned((law) => (law(age) >= 66 ? 1 : 0))).toEqual(['leeftijd'])
    expect(warned((law) => (law(age) > 66 ? 1 : 0))).toEqual([])
    expect(warned((law) => (law(word) === 'vast' ? 1 : 0))).toEqual([])
    expect(warned((law) => Math.max(0, 1200 - law(amount)))).toEqual(['bedrag'])
  })

  test('that stops the computation elsewhere matters', () => {
    expect(
      warned((law) => {
        if (law(amount) > 1200) throw new Error('none')
        return 0
      }),
    ).toEqual(['bedrag'])
  })
})
