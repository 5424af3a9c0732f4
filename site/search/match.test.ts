import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { searchEntries } from './entries.ts'
import { prepare, search, typos, wordsOf } from '#calculators/search.ts'

const index = prepare(searchEntries())
const first = (query: string) => search(index, query)[0]?.[0]

describe('search', () => {
  test('every calculator is found first by its own title', () => {
    for (const meta of catalogue) expect(first(meta.pageTitle), meta.slug).toBe(`/${meta.category}/${meta.slug}`)
  })

  test('every calculator is among the results for each of its synonyms and for its question', () => {
    for (const meta of catalogue) {
      const path = `/${meta.category}/${meta.slug}`
      for (const words of [...meta.synonyms, meta.question]) {
        expect(
          search(index, words, 12).map(([found]) => found),
          `${meta.slug}: ${words}`,
        ).toContain(path)
      }
    }
  })

  test('typing errors, capitals and accents do not matter', () => {
    expect(first('depostio')).toBe('/sparen/deposito-calculator')
    expect(first('DEPÓSITO')).toBe('/sparen/deposito-calculator')
    expect(first('hypotecaire lening')).toBe('/lenen/hypothecaire-lening-berekenen')
  })

  test('plain language finds the page, also with a word too many', () => {
    expect(first('lenen voor auto')).toBe('/lenen/autolening-berekenen')
    expect(first('hoeveel kost mijn hypothecaire lening morgen')).toBe('/lenen/hypothecaire-lening-berekenen')
  })

  test('half a word is enough', () => {
    expect(first('hypoth')).toBe('/lenen/hypothecaire-lening-berekenen')
  })

  test('nonsense and empty queries find nothing', () => {
    expect(search(index, 'qqzzxx')).toEqual([])
    expect(search(index, '  ?! ')).toEqual([])
  })

  test('swapped letters count as one error, and the limit stops the count', () => {
    expect(typos('deposito', 'depostio', 2)).toBe(1)
    expect(typos('lening', 'lenen', 2)).toBe(2)
    expect(typos('auto', 'pensioen', 2)).toBe(3)
  })

  test('words lose accents and signs', () => {
    expect(wordsOf('Reële rente: 3,5 %')).toEqual(['reele', 'rente', '3', '5'])
  })
})
