import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { geboortejaar } from '#calculators/situation/facts.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { readRaw, startValues } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'

const inputs = { jaar: geboortejaar({ age: 34, ages: [16, 76] }) }
const read = (today: string, typed: string) => readRaw(inputs, { jaar: typed }, openEnv(situation(today)))

describe('a year of birth', () => {
  test('starts at an age, so that it moves with the year', () => {
    const start = (today: string) => startValues(inputs, openEnv(situation(today)))['jaar']
    expect([start('2026-11-15'), start('2027-01-02')]).toEqual([1992, 1993])
  })

  test('has bounds that are ages, and the message names the years of today', () => {
    expect(read('2026-11-15', '1950').errors).toEqual({})
    expect(read('2027-01-02', '1950').errors).toEqual({ jaar: 'Vul een getal in tussen 1951 en 2011.' })
    expect(read('2026-11-15', '2011').errors).toEqual({ jaar: 'Vul een getal in tussen 1950 en 2010.' })
    expect(read('2027-01-02', '2011').values).toEqual({ jaar: 2011 })
  })
})

/** The same words about another thing: a bond or a loan, what a product allows, from when the law is known. */
const ownBounds = new Set([
  'Aankoopprijs',
  'Aankoopdatum',
  'Bedrag',
  'Dit jaar al gebruikte vrijstelling',
  'Duur',
  'JKP',
  'Leenbedrag',
  'Looptijd',
  'Looptijd in maanden',
  'Nominaal bedrag',
  'Nulstelling binnen',
  'Rentevoet van de lening',
  'Startdatum',
  'Verkoopkoers',
  'Wat je kocht',
])

test('one question in the same words has the same bounds on every page', async () => {
  const bounds = new Map<string, Map<string, string[]>>()
  for (const { category, slug } of catalogue) {
    for (const [key, field] of Object.entries((await loadCalculator(category, slug)).inputs)) {
      if (!('max' in field)) continue
      const question = [key, field.kind, field.label].join(', ')
      const found = bounds.get(question) ?? new Map<string, string[]>()
      const bound = `${field.min} to ${field.max}`
      bounds.set(question, found.set(bound, [...(found.get(bound) ?? []), slug]))
    }
  }
  const different = [...bounds].filter(([, found]) => found.size > 1)
  const label = (question: string) => question.split(', ').slice(2).join(', ')
  expect(different.filter(([question]) => !ownBounds.has(label(question)))).toEqual([])
  // What has become the same leaves the list.
  expect([...ownBounds].filter((own) => !different.some(([question]) => label(question) === own))).toEqual([])
})
