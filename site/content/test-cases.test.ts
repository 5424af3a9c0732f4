import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { casesOf } from './test-cases.ts'

/** examples.test.ts runs every example of every page; these are about what the page says of them. */
test.each(categories)('"Zo testen we" says of the examples of %s that theirs and ours are equal', async (category) => {
  for (const meta of catalogue.filter((one) => one.category === category).slice(0, 2)) {
    const { cases } = await casesOf(meta)
    expect(cases.length).toBeGreaterThan(2)
    expect(cases.filter((each) => each.figures.some(({ equal }) => !equal)).map(({ title }) => title)).toEqual([])
  }
})

test('and says so when a figure is a cent off, or a hundredth of a percent', async () => {
  const meta = catalogue.find(({ slug }) => slug === 'deposito-calculator')!
  const input = { bedrag: 10_000, looptijd: 6, rente: 2 }
  const about = { source: 'a test', input }
  const [right, wrong] = (
    await casesOf(meta, [
      { ...about, title: 'right', expect: { nettoInterest: 69.43, gebruikteRente: 2 } },
      { ...about, title: 'wrong', expect: { nettoInterest: 69.44, gebruikteRente: 2.01 } },
    ])
  ).cases
  expect(right?.figures.map(({ equal }) => equal)).toEqual([true, true])
  expect(wrong?.figures.map(({ published, ours, equal }) => [published, ours, equal])).toEqual([
    ['€\u00a069,44', '€\u00a069,43', false],
    ['2,01\u00a0%', '2,00\u00a0%', false],
  ])
})
