import { describe, expect, test } from 'vitest'
import { count, euro, months, percent, years } from '#calculators/kernel/fields.ts'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { startValues } from '#calculators/kernel/read.ts'
import { numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import { compareChart, compareRows } from '#site/calculator/tools/compare.ts'
import { seekGoal } from '#site/calculator/tools/goal-seek.ts'
import { numberInputs, probe } from '#site/calculator/tools/probe.ts'
import { sensitivities, stepOf } from '#site/calculator/tools/sensitivity.ts'

const amount = euro({ label: 'Bedrag', start: 1000, max: 1_000_000 })

describe('goal seek', () => {
  test('finds the input to the cent and says which figure it gives', () => {
    const answer = seekGoal(amount, 1000, 500, (input) => Math.round(input * 0.07 * 100) / 100)
    expect(answer.found).toBe(true)
    if (!answer.found) return
    expect(answer.figure).toBe(500)
    expect(answer.input).toBeCloseTo(7142.86, 0)
  })

  test('falling figures, whole numbers and rates work too', () => {
    const term = months({ label: 'Looptijd', start: 60 })
    expect(seekGoal(term, 60, 100, (input) => 12_000 / input)).toEqual({ found: true, input: 120, figure: 100 })
    const rate = percent({ label: 'Rente', start: 0.02 })
    const answer = seekGoal(rate, 0.02, 1300, (input) => 1000 * (1 + input) ** 5)
    expect(answer.found && answer.input).toBeCloseTo(1.3 ** 0.2 - 1, 6)
  })

  test('of two solutions the nearest to the present value is given', () => {
    const field = count({ label: 'x', start: 0, min: -100, max: 100, decimals: 2 })
    const square = (input: number) => input ** 2
    expect(seekGoal(field, 8, 25, square)).toMatchObject({ found: true, input: 5 })
    expect(seekGoal(field, -8, 25, square)).toMatchObject({ found: true, input: -5 })
  })

  test('without a solution it tells what can be reached, and holes in the range do no harm', () => {
    expect(seekGoal(amount, 1000, -5, (input) => input)).toEqual({ found: false, lowest: 0, highest: 1_000_000 })
    expect(seekGoal(amount, 1000, 5, () => null)).toEqual({ found: false, lowest: null, highest: null })
    expect(seekGoal(amount, 1000, 800, (input) => (input < 100 ? null : input))).toMatchObject({
      found: true,
      input: 800,
    })
  })

  test('put back into a real calculator the answer gives the goal', () => {
    const values = startValues(deposito.inputs, openEnv(situation()))
    const answer = seekGoal(deposito.inputs.bedrag, 10_000, 250, (value) =>
      probe(deposito, situation(), values, { key: 'bedrag', value }, 'nettoInterest'),
    )
    expect(answer.found).toBe(true)
    if (answer.found)
      expect(numberOf(reportFor(deposito, { bedrag: answer.input }), 'nettoInterest')).toBeCloseTo(250, 1)
  })
})

describe('sensitivity', () => {
  test('steps are sizes a person would name', () => {
    expect(stepOf(percent({ label: 'r', start: 0 }), 0.03)).toEqual({ size: 0.005, words: '0,5 procentpunt' })
    expect(stepOf(euro({ label: 'b', start: 0 }), 250_000)).toEqual({ size: 25_000, words: '€\u00a025.000' })
    expect(stepOf(months({ label: 'm', start: 0 }), 240)).toEqual({ size: 12, words: '12 maanden' })
    expect(stepOf(years({ label: 'j', start: 0 }), 20)).toEqual({ size: 1, words: '1 jaar' })
  })

  test('the strongest input comes first, and a step outside the bounds is not taken', () => {
    const inputs = [
      { key: 'klein', field: euro({ label: 'Klein', start: 0 }), value: 100 },
      { key: 'groot', field: percent({ label: 'Groot', start: 0, min: 0, max: 0.05 }), value: 0.05 },
    ]
    const found = sensitivities(inputs, 0, (key, value) => (key === 'groot' ? (value - 0.05) * 100_000 : value - 100))
    expect(found.map((one) => one.key)).toEqual(['groot', 'klein'])
    expect(found[0]).toMatchObject({ up: null })
    expect(found[0]?.down).toBeCloseTo(-500, 6)
    expect(found[1]).toMatchObject({ down: -10, up: 10 })
  })

  test('reads the numeric inputs of a real calculator', () => {
    const values = startValues(deposito.inputs, openEnv(situation()))
    const keys = numberInputs(deposito.inputs, values).map((one) => one.key)
    expect(keys).toEqual(expect.arrayContaining(['bedrag', 'looptijd', 'rente', 'spaarrente']))
    for (const [key, field] of Object.entries(deposito.inputs))
      if (field.kind === 'choice' || field.kind === 'date' || field.kind === 'toggle') expect(keys).not.toContain(key)
  })
})

describe('scenarios side by side', () => {
  const named = (name: string, value: number) => ({
    name,
    report: report({
      headline: figure('kop', 'Kop', value),
      sentence: '',
      figures: [figure('rente', 'Rente', 0.02, 'percent')],
    }),
  })

  test('the first is the base of the differences', () => {
    const [headline, rate] = compareRows([named('Nu', 100), named('A', 130), named('B', 90)])
    expect(headline?.cells.map((cell) => cell.difference)).toEqual(['', '+ €\u00a030,00', '− €\u00a010,00'])
    expect(rate?.cells[1]?.difference).toBe('=')
  })

  test('without lines the headlines become bars', () => {
    expect(compareChart([named('Nu', 100), named('A', 130)])).toMatchObject({ kind: 'bar', categories: ['Nu', 'A'] })
    expect(compareChart([named('Nu', 100)])).toBeNull()
  })
})
