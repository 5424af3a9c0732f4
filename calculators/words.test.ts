/** What a case does to the words: the default of every calculator, and every field alone at its ends. */
import { describe, expect, test } from 'vitest'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { edgeInputs, outcomeOf } from '#calculators/kernel/fuzz.ts'
import { phraseFaults } from '../scripts/phrases.ts'

const modules = import.meta.glob<{ default: AnyCalculator }>('./*/*/calculator.ts')

describe.each(catalogue)('$slug', ({ category, slug }) => {
  test('says nothing broken in its default case, nor with one field at its ends', async () => {
    const calculator = (await modules[`./${category}/${slug}/calculator.ts`]?.())?.default
    if (!calculator) throw new Error(`${slug} has no calculator`)
    const answered = edgeInputs(calculator).flatMap(({ name, raw }) => {
      const outcome = outcomeOf(calculator, raw)
      return outcome.status === 'ok' ? [{ name, report: outcome.report }] : []
    })
    expect(answered.length).toBeGreaterThan(1)
    expect(answered.flatMap(({ name, report }) => phraseFaults(report).map((fault) => `${name}: ${fault}`))).toEqual([])
  })
})

describe('the check of phrases', () => {
  const said = (sentence: string) =>
    phraseFaults({ sentence, notices: [], steps: [], charts: [], assumptions: [] }).length > 0

  test.each([
    'Volgens de wet erven 1 kind alles.',
    'Je hebt 1 kinderen ten laste.',
    'Over 2026 betaal je − €\u00a01.100,00 belasting.',
    'Van €\u00a00,00 bruto houd je **€\u00a00,00** over.',
    'Je inleg van €\u00a00,00 wordt €\u00a00,00.',
    'Dat is − €\u00a012,00 minder dan vandaag.',
    'Dat is €\u00a00,00 meer dan vandaag.',
    'Na 1\u00a0jaar en 0 maanden is alles betaald.',
    'Je betaalt ongeveer €\u00a01.050,07 per jaar.',
    'de aandelenmarkt is 53 % van je geld.',
    'Er blijft 1234567 euro over.',
    'Je krijgt 2.5 % rente.',
    'Je krijgt niets , nu.',
  ])('refuses "%s"', (sentence) => expect(said(sentence)).toBe(true))

  test.each([
    'Van €\u00a03.200,00 bruto houd je in november 2026 **€\u00a02.309,09** over.',
    'Na 1\u00a0jaar en 1\u00a0maand is alles betaald; 21 maanden vroeger dan nu.',
    'Je verliest €\u00a05,00. Tot 10/11/2026 is dat 2,5 %.',
    'PC 149.01 Elektriciens: 8,33 % van het loon.',
  ])('lets "%s" stand', (sentence) => expect(said(sentence)).toBe(false))
})
