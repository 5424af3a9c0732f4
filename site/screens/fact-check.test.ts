import { expect, test } from 'vitest'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { factsList } from '#site/content/facts-list.ts'
import { factError } from '#site/screens/fact-check.ts'

const lines = new Map((await factsList()).map((line) => [line.fact, line]))
const errorOf = async (fact: string, text: string) => factError(lines.get(fact)!, text, TEST_DAY)

test.each([
  ['brutoloon', 'veel', 'Vul een getal in, bijvoorbeeld 1.234,56.'],
  ['brutoloon', '900.000', 'Vul een getal in tussen €\u00a00 en €\u00a050.000.'],
  ['kinderen', '1,5', 'Vul een geheel getal in, zonder cijfers na de komma.'],
  ['postcode', '0001', 'Deze postcode kennen we niet. Vul vier cijfers in, bijvoorbeeld 9000.'],
])('%s: "%s" is refused in the words of the calculators', async (fact, text, message) => {
  expect(await errorOf(fact, text)).toContain(message)
})

test.each([
  ['geboortejaar', '1850'],
  ['geboortejaar', '2990'],
  ['kinderenGeboren', '03/2017,gisteren'],
  ['inDienst', '31/02/2020'],
  ['leningrente', '80'],
  ['schulden', 'lening 11.000'],
  ['schulden', 'huis 11.000 4,75 250'],
  ['schulden', 'lening 11.000 4,75 250 40 7'],
])('%s: "%s" is refused', async (fact, text) => {
  expect(await errorOf(fact, text)).not.toBeNull()
})

test.each([
  ['brutoloon', '3.450,50'],
  ['brutoloon', '€ 3450'],
  ['geboortejaar', '1985'],
  ['kinderenGeboren', '03/2017,11/2020'],
  ['postcode', '9000'],
  ['titularissen', 'koppel'],
  ['inDienst', '01/03/2015'],
  ['gezin', 'alleenstaand'],
  ['schulden', 'lening 11.000 4,75 250; kaart 3.600 12,49 150'],
  ['schulden', 'lening 8.000 6 - 36'],
  ['brutoloon', ''],
])('%s: "%s" is taken', async (fact, text) => {
  expect(await errorOf(fact, text)).toBeNull()
})

test('every fact that is typed is looked at', () => {
  const typed = [...lines.values()].filter(({ options }) => options.length === 0)
  expect(typed.filter(({ shape }) => !shape).map(({ fact }) => fact)).toEqual([])
})
