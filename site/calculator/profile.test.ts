import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { type AnyCalculator, openEnv } from '#calculators/kernel/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { choice, count, euro, PROFILE_FIELDS } from '#calculators/kernel/fields.ts'
import { loadCalculator } from '#calculators/load.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { parseProfile, profileEntries, profileWith, typedFromProfile } from '#site/calculator/profile.ts'

const env = openEnv({ today: TEST_DAY, market: builtInMarket })
const inputs = {
  regio: choice({
    label: 'Gewest',
    start: 'vlaanderen',
    profile: 'gewest',
    options: [
      { value: 'vlaanderen', label: 'Vlaanderen' },
      { value: 'brussel', label: 'Brussel' },
    ],
  }),
  jaar: count({ label: 'Geboortejaar', start: 1990, min: 1950, max: 2010, profile: 'geboortejaar' }),
  bedrag: euro({ label: 'Bedrag', start: 1000 }),
}

describe('the data a visitor keeps for all calculators', () => {
  test('R-08 what another version or another hand wrote in storage is ignored', () => {
    for (const text of [null, '', '{', 'null', '[]', '"x"', '7']) expect(parseProfile(text)).toBeNull()
    expect(parseProfile('{"gewest":7,"onzin":"x","statuut":"bediende","__proto__":"y"}')).toEqual({
      statuut: 'bediende',
    })
    expect(parseProfile(JSON.stringify({ gewest: 'x'.repeat(5000) }))).toEqual({})
  })

  test('fill only the fields that ask for them, and only with what the field accepts', () => {
    const kept = { gewest: 'brussel', geboortejaar: '1985', statuut: 'bediende' }
    expect(typedFromProfile(inputs, kept, env)).toEqual({ regio: 'brussel', jaar: '1985' })
    expect(typedFromProfile(inputs, { gewest: 'luik', geboortejaar: '1900' }, env)).toEqual({})
  })

  test('follow what is typed, except while it is unfinished', () => {
    const raw = { regio: 'brussel', jaar: '19', bedrag: '5000' }
    expect(profileWith({ geboortejaar: '1985', gezin: 'alleenstaand' }, inputs, raw, env)).toEqual({
      geboortejaar: '1985',
      gezin: 'alleenstaand',
      gewest: 'brussel',
    })
  })

  test('mean the same in every calculator: one kind, and choices from one list', async () => {
    const pages: AnyCalculator[] = await Promise.all(
      catalogue.map(({ category, slug }) => loadCalculator(category, slug)),
    )
    const fields = Map.groupBy(
      pages.flatMap((page) => profileEntries(page.inputs)),
      ({ name }) => name,
    )
    expect(fields.size).toBe(PROFILE_FIELDS.length)
    for (const [name, entries] of fields) {
      expect(entries.length, name).toBeGreaterThan(1)
      expect(new Set(entries.map(({ field }) => field.kind)).size, name).toBe(1)
      const lists = entries.map(({ field }) =>
        field.kind === 'choice' ? field.options.map((option) => option.value) : [],
      )
      const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? []
      for (const list of lists) expect(longest, name).toEqual(expect.arrayContaining(list))
    }
  })
})
