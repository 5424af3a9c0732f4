import { expect, test } from 'vitest'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { count, euro, toggle } from '#calculators/kernel/fields.ts'
import { exampleAmounts, spoken, withExamplesMarked } from '#calculators/kernel/spoken.ts'
import { situation } from '#calculators/kernel/testing.ts'

const examples = new Set([1_500, 1_800])

test('an amount that nobody gave is called an example where the sentence calls it yours', () => {
  expect(withExamplesMarked('Je komt tekort om je kosten van € 1.500,00 te betalen.', examples)).toBe(
    'Je komt tekort om je kosten van € 1.500,00 (voorbeeld) te betalen.',
  )
  expect(withExamplesMarked('Voor je vakantie van **€ 1.800** ontbreekt € 12.', examples)).toBe(
    'Voor je vakantie van **€ 1.800** (voorbeeld) ontbreekt € 12.',
  )
  expect(withExamplesMarked('Je eigen geld is de rem: met € 1.500 lukt het niet.', examples)).toBe(
    'Je eigen geld is de rem: met € 1.500 (voorbeeld) lukt het niet.',
  )
  expect(withExamplesMarked('Dat volstaat voor je wens van € 1.500. Meer niet.', examples)).toBe(
    'Dat volstaat voor je wens van € 1.500 (voorbeeld). Meer niet.',
  )
})

test('the mark stands before the point that ends the sentence', () => {
  expect(withExamplesMarked('Dat is te veel voor je loon van € 1.500. Wacht.', examples)).toBe(
    'Dat is te veel voor je loon van € 1.500 (voorbeeld). Wacht.',
  )
})

test('an amount before "je", in another clause or of the visitor stays as it is', () => {
  for (const text of [
    'Van € 1.500,00 bruto houd je € 1.200,00 over.',
    'Je betaalt niets. De huur is € 1.500.',
    'Je huur van € 1.501 stijgt.',
    'Het jeugdhuis kost € 1.500.',
  ])
    expect(withExamplesMarked(text, examples)).toBe(text)
  expect(withExamplesMarked('Je huur van € 1.500 stijgt.', new Set())).toBe('Je huur van € 1.500 stijgt.')
})

test('a telling without notices gets none, so that its report keeps the empty list', () => {
  const sentence = 'Je huur van €\u00a01.500 stijgt.'
  const told = { headline: 'a', key: [], sentence, steps: [], assumptions: [], excluded: [] }
  expect(spoken(told, examples).sentence).toContain('(voorbeeld)')
  expect(spoken(told, examples)).not.toHaveProperty('notices')
})

test('the examples are amounts on screen that nobody gave; one that was given too, in another field, is the visitor’s', () => {
  const inputs = {
    huur: euro({ label: 'Huur', start: 900 }),
    loon: euro({ label: 'Loon', start: 2_000 }),
    spaargeld: euro({ label: 'Spaargeld', start: 900 }),
    stuks: count({ label: 'Stuks', start: 40 }),
    meer: toggle({ label: 'Meer', start: false }),
    verborgen: euro({ label: 'Verborgen', start: 700, when: { meer: true } }),
  }
  const values = { huur: 900, loon: 2_000, spaargeld: 900, stuks: 40, meer: false, verborgen: 700 }
  const found = (given: Readonly<Record<string, 'typed'>>) => [
    ...exampleAmounts({ inputs, values, given, env: openEnv(situation()) }),
  ]
  expect(found({})).toEqual([900, 2_000])
  expect(found({ spaargeld: 'typed' })).toEqual([2_000])
})
