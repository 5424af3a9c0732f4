/** What a case does to the words: the default of every calculator, and every field alone at its ends. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { euro } from '#calculators/kernel/fields.ts'
import { edgeInputs, outcomeOf } from '#calculators/kernel/fuzz.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { claimFaults, exampleFaults, phraseFaults, sumFaults } from '../scripts/phrases.ts'

describe.each(catalogue)('$slug', ({ slug }) => {
  test('says nothing broken in its default case, nor with one field at its ends', () => {
    const calculator = pageOf(slug)
    const answered = edgeInputs(calculator).flatMap(({ name, raw }) => {
      const outcome = outcomeOf(calculator, raw)
      return outcome.status === 'ok' ? [{ name, outcome }] : []
    })
    expect(answered.length).toBeGreaterThan(1)
    const faults = answered.flatMap(({ name, outcome }) =>
      [
        ...phraseFaults(outcome.report),
        ...sumFaults(outcome.report.steps),
        ...claimFaults(outcome),
        ...exampleFaults(calculator.inputs, outcome),
      ].map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
})

describe('the check of phrases', () => {
  const said = (sentence: string) =>
    phraseFaults({ sentence, notices: [], steps: [], charts: [], assumptions: [], excluded: [] }).length > 0

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
    'Wij raden aan om te wachten.',
    'Je moet dit jaar nog storten.',
  ])('refuses "%s"', (sentence) => expect(said(sentence)).toBe(true))

  test.each([
    'Van €\u00a03.200,00 bruto houd je in november 2026 **€\u00a02.309,09** over.',
    'Na 1\u00a0jaar en 1\u00a0maand is alles betaald; 21 maanden vroeger dan nu.',
    'Je verliest €\u00a05,00. Tot 10/11/2026 is dat 2,5 %.',
    'PC 149.01 Elektriciens: 8,33 % van het loon.',
  ])('lets "%s" stand', (sentence) => expect(said(sentence)).toBe(false))
})

describe('the check of sums', () => {
  const faults = (total: string, ...values: readonly number[]) =>
    sumFaults([
      { text: '', sum: values.map((value, at) => ({ label: at < values.length - 1 ? 'Een' : total, value })) },
    ])

  test('refuses lines that do not make the last one', () => {
    expect(faults('Samen', 100, -20, 70)).toHaveLength(1)
    expect(faults('Samen', 100, -120, 0)).toHaveLength(1)
  })

  test('lets a sum stand that is right to the rounding of its lines, or that says where it stops', () => {
    expect(faults('Samen', 33.33, 33.33, 33.33, 100)).toEqual([])
    expect(faults('Samen, nooit onder nul', 100, -120, 0)).toEqual([])
  })
})

describe('the check of claims', () => {
  const solved = (sentence: string) => {
    const report = { sentence, notices: [], charts: [], tables: [] } as unknown as Report
    return {
      values: { bedrag: 5_000 },
      out: { oud: 812.4, nieuw: 700, rente: 0.0325, spaarrente: 0.02 },
      uses: [],
      report,
    }
  }

  test.each(['Overstappen bespaart €\u00a0112,00.', 'Je wint meer dan €\u00a0900.', 'Dat is beter dan 4,10\u00a0%.'])(
    'refuses "%s"',
    (sentence) => expect(claimFaults(solved(sentence))).toHaveLength(1),
  )

  test.each([
    'Overstappen bespaart €\u00a0112,40.',
    'De nieuwe is beter: €\u00a0700,00 in plaats van €\u00a0812,40 op €\u00a05.000.',
    'Je betaalt €\u00a0112,00.',
    'Dat is 1,25\u00a0procentpunt beter, 3,25\u00a0% tegen 2\u00a0%.',
  ])('lets "%s" stand', (sentence) => expect(claimFaults(solved(sentence))).toEqual([]))
})

describe('the check of examples', () => {
  const inputs = { eigenGeld: euro({ label: 'Eigen geld', start: 50_000 }) }
  const faults = (sentence: string, origin: 'example' | 'reference') =>
    exampleFaults(inputs, {
      values: { eigenGeld: 50_000 },
      report: { sentence, notices: [], charts: [], assumed: [{ key: 'eigenGeld', origin }] } as unknown as Report,
    })

  test('refuses an amount that nobody gave beside "je" and the name of its field', () => {
    expect(faults('Je eigen geld is de rem: met €\u00a050.000 koop je niets.', 'example')).toHaveLength(1)
  })

  test.each([
    'Je eigen geld van €\u00a050.000 (voorbeeld) is te klein.',
    'Met €\u00a050.000 eigen geld koop je een woning.',
    'Je eigen geld van €\u00a051.000 is te klein.',
  ])('lets "%s" stand', (sentence) => expect(faults(sentence, 'example')).toEqual([]))

  test('lets an amount of the visitor stand', () => {
    expect(faults('Je eigen geld is de rem: met €\u00a050.000 koop je niets.', 'reference')).toEqual([])
  })
})
