import { expect, test } from 'vitest'
import { debtSums } from '#calculators/situation/debts.ts'

test.each([
  [
    'lening 11.000 4,75 250; kaart 3.600 12,49 149,50',
    // 11.000 + 3.600, and 250 + 149,50.
    { openstaandeSchuld: '14600', lopendeKredieten: '399,5' },
  ],
  ['lening 8.000 6 - 36; kaart 500 10 25', { openstaandeSchuld: '8500' }],
  ['lening veel 4 250', { lopendeKredieten: '250' }],
])('"%s" comes to what is known of it', (text, sums) => {
  expect(debtSums(text)).toEqual(sums)
})
