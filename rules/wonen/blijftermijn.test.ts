import { expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { registratieTerug } from '#rules/wonen/blijftermijn.ts'

const law = openLaw('2026-11-15')

// Example of the Brussels minister: one year and a few days lived there is 4/5 to pay back, less than a year all of it.
test.each([
  ['brussel', 0, 25_000],
  ['brussel', 1, 20_000],
  ['brussel', 4, 5_000],
  ['brussel', 5, 0],
  ['wallonie', 2, 25_000],
  ['wallonie', 3, 0],
  ['vlaanderen', 1, 0],
] as const)('%s, left after %d years: of an advantage of 25.000 goes back %d', (gewest, jaren, back) => {
  expect(registratieTerug(law, gewest, 25_000, jaren)).toBe(back)
})

test('the term is known as far back as the rates of both regions', () => {
  expect(registratieTerug(openLaw('2018-06-01'), 'wallonie', 2_500, 2)).toBe(2_500)
})
