import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { reportFor } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { headlineText } from './AnswerBody.tsx'

const told = async (slug: string, input: Readonly<Record<string, unknown>>) =>
  reportFor(await loadCalculator(catalogue.find((one) => one.slug === slug)!.category, slug), input)

test.each([
  ['studieschuld-calculator', { perJaar: 0 }],
  ['kredietcapaciteit-calculator', { inkomen1: 0, inkomen2: 0, eigenInbreng: 0 }],
  ['bruto-netto-calculator', { brutoloon: 0 }],
  ['roerende-voorheffing-calculator', { bedrag: 0 }],
  ['uitkering-berekenen', { brutoloon: 0 }],
])('%s shows no amount above the sentence that asks for one', async (slug, input) => {
  const report = await told(slug, input)
  expect(report.sentence).toMatch(/^Vul /)
  expect(headlineText(report)).toBe('–')
})

test('a zero that is an answer is shown', async () => {
  const covered = await told('studieschuld-calculator', { perJaar: 1000, toelage: 1000 })
  expect(headlineText(covered)).toBe('€\u00a00,00')
})
