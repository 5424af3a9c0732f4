import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { reportFor } from '#calculators/kernel/testing.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'

const told = async (slug: string, input: Readonly<Record<string, unknown>>) =>
  reportFor(await loadCalculator(catalogue.find((one) => one.slug === slug)!.category, slug), input)

test.each([
  ['studieschuld-calculator', { perJaar: 0 }],
  ['kredietcapaciteit-calculator', { inkomen1: 0, inkomen2: 0, eigenInbreng: 0 }],
  ['hypothecaire-lening-berekenen', { leenbedrag: 0 }],
  ['onroerende-voorheffing-berekenen', { ki: 0 }],
  ['bruto-netto-calculator', { brutoloon: 0 }],
  ['noodfonds-calculator', { vasteKosten: 0, levensonderhoud: 0 }],
  ['pensioensparen-calculator', { storting: 0 }],
  ['roerende-voorheffing-calculator', { bedrag: 0 }],
  ['lening-herfinancieren', { saldo: 0 }],
  ['uitkoop-woning-berekenen', { waarde: 0 }],
  ['uitkering-berekenen', { brutoloon: 0 }],
  ['vakantiegeld-berekenen', { brutoloon: 0 }],
  ['vakantiegeld-sparen-calculator', { brutoloon: 0 }],
  ['vakantiegeld-sparen-calculator', { statuut: 'arbeider', jaarloon: 0 }],
  ['voorschot-calculator', { soort: 'sociaal', onderhoudsgeld: 0 }],
  ['eindejaarsbonus-calculator', { paritairComite: 'vrij', premie: 0 }],
])('%s shows, draws and advises nothing while it asks for an amount', async (slug, input) => {
  const { headline, sentence, key, groups, charts, tables, steps, notices, moves, letter } = await told(slug, input)
  expect(sentence).toMatch(/^Vul /)
  expect(showFigure(headline)).toBe('–')
  expect([...key, ...groups, ...charts, ...tables, ...steps, ...notices]).toEqual([])
  expect([moves, letter]).toEqual([undefined, undefined])
})

test('what holds without the amount stays: the gain of a year that is free of tax', async () => {
  const { headline, sentence, key, charts } = await told('belgische-beleggingsfiscaliteit-calculator', {})
  expect([sentence.startsWith('Vul '), showFigure(headline)]).toEqual([true, '–'])
  expect([key.length, charts.length]).toEqual([1, 1])
})

test('a zero that is an answer is shown', async () => {
  const covered = await told('studieschuld-calculator', { perJaar: 1000, toelage: 1000 })
  expect(showFigure(covered.headline)).toBe('€\u00a00,00')
})
