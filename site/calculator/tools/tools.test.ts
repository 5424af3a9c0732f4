import { describe, expect, test } from 'vitest'
import { count, date, euro, months, percent, rows, text, years } from '#calculators/kernel/fields.ts'
import leasing from '#calculators/lenen/leasingkrediet-calculator/calculator.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { showCell, showDifference, type Unit } from '#calculators/kernel/units.ts'
import { changesSide } from '#site/calculator/tools/sides.ts'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { openEnv, withCell } from '#calculators/kernel/calculator.ts'
import { startValues } from '#calculators/kernel/read.ts'
import { figure, numberOf, reportFor, reportWith, situation } from '#calculators/kernel/testing.ts'
import { inputText } from '#site/calculator/export/PrintSheet.tsx'
import { decodePage, FRESH_STATE } from '#site/calculator/state/page-link.ts'
import { compareChart, compareRows, differingInputs, withScenario } from '#site/calculator/tools/compare.ts'
import { seekGoal } from '#site/calculator/tools/goal-seek.ts'
import { withPlace } from '#site/calculator/report/move-acts.ts'
import { numberInputs, parseGoal, probe } from '#site/calculator/tools/probe.ts'
import { leversOf, sensitivities, stepOf } from '#site/calculator/tools/sensitivity.ts'

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

  test('a goal on a narrow summit, or just above the least that can be computed, is found', () => {
    const summit = seekGoal(amount, 1000, 350, (input) => (input <= 1210 ? (input / 1210) * 360 : 250))
    expect(summit.found && summit.figure).toBeCloseTo(350, 1)
    const edge = seekGoal(amount, 300_000, 9000, (input) => (input < 8609 ? null : input))
    expect(edge).toEqual({ found: true, input: 9000, figure: 9000 })
    const below = seekGoal(amount, 300_000, 5, (input) => (input < 8609 ? null : input))
    expect(!below.found && below.lowest).toBeCloseTo(8609, -1)
  })

  test('a gain that turns at nothing, where its side changes, shows as nothing there', () => {
    const gain = (input: number) => Math.abs(input - 4321.987) / 3
    const answer = seekGoal(amount, 1000, 0, gain, (figure) => Math.round(figure) === 0)
    expect(answer.found && answer.input).toBeCloseTo(4321.99, 0)
    expect(seekGoal(amount, 1000, -40, gain, (figure) => Math.round(figure) === -40).found).toBe(false)
  })

  test('a number with so many digits that its last one does not count any more comes to an end too', () => {
    const coins = count({ label: 'Aantal', start: 1, max: 1e13, decimals: 8 })
    const answer = seekGoal(coins, 1, 7e12 + 0.123, (input) => (input < 6.9e12 ? 0 : input * 1.000001))
    expect(answer.found && Math.abs(answer.figure / 7e12 - 1) < 1e-6).toBe(true)
  })

  test('where the figure jumps over the goal nearby, a term further on that reaches it is given', () => {
    const field = months({ label: 'Looptijd', start: 10, max: 100 })
    expect(seekGoal(field, 10, 50, (input) => (input < 20 ? 100 - input : input))).toEqual({
      found: true,
      input: 50,
      figure: 50,
    })
  })

  test('put back into a real calculator the answer gives the goal', () => {
    const values = startValues(deposito.inputs, openEnv(situation()))
    const answer = seekGoal(deposito.inputs.bedrag, 10_000, 250, (value) =>
      probe(deposito, situation(), values, { path: 'bedrag', value }, 'nettoInterest'),
    )
    expect(answer.found).toBe(true)
    if (answer.found)
      expect(numberOf(reportFor(deposito, { bedrag: answer.input }), 'nettoInterest')).toBeCloseTo(250, 1)
  })
})

describe('the goal and what is filled in', () => {
  test('an amount is read to the cent, as in the form; a rate has more digits', () => {
    expect(parseGoal('euro', '10.000')).toEqual({ value: 10_000 })
    expect(parseGoal('euro', '10,000')).toEqual({ error: 'Gebruik maximaal 2 decimalen. Bedoel je 10.000?' })
    expect(parseGoal('percent', '3,125')).toEqual({ value: 3.125 })
    expect(parseGoal('years', '12,5')).toEqual({ value: 12.5 })
  })

  test('what is filled in is the visitor’s own, whatever it was before', () => {
    const before = { ...FRESH_STATE, typed: { rente: '2' }, origins: { rente: 'reference' as const } }
    expect(withPlace(before, { rente: '3', lijst: [{ bedrag: '1' }] }, 'rente', '2,5')).toMatchObject({
      typed: { rente: '2,5' },
      origins: {},
    })
    expect(withPlace(before, { rente: '3', lijst: [{ bedrag: '1' }] }, 'lijst.0.bedrag', '7').typed).toEqual({
      rente: '2',
      lijst: [{ bedrag: '7' }],
    })
  })
})

describe('sensitivity', () => {
  test('steps are sizes a person would name', () => {
    expect(stepOf(percent({ label: 'r', start: 0 }), 0.004)).toEqual({ size: 0.0025, words: '0,25 procentpunt' })
    expect(stepOf(percent({ label: 'deel', start: 0, max: 1 }), 0.6)).toEqual({ size: 0.05, words: '5 procentpunt' })
    expect(stepOf(euro({ label: 'b', start: 0 }), 250_000)).toEqual({ size: 13_000, words: '€\u00a013.000' })
    expect(stepOf(months({ label: 'm', start: 0 }), 240)).toEqual({ size: 12, words: '1 jaar' })
    expect(stepOf(months({ label: 'm', start: 0 }), 12)).toEqual({ size: 1, words: '1 maand' })
    expect(stepOf(years({ label: 'j', start: 0 }), 20)).toEqual({ size: 1, words: '1 jaar' })
    expect(stepOf(count({ label: 'Kinderen', start: 0, unit: 'kinderen' }), 2)).toEqual({ size: 1, words: '1' })
  })

  test('the strongest input comes first, and a step outside the bounds is not taken', () => {
    const inputs = {
      klein: euro({ label: 'Klein', start: 0 }),
      groot: percent({ label: 'Groot', start: 0, min: 0, max: 0.05 }),
    }
    const levers = leversOf(numberInputs(inputs, { klein: 100, groot: 0.05 }), inputs, { klein: 100, groot: 0.05 })
    const found = sensitivities(levers, 0, (path, value) =>
      path === 'groot' ? (Number(value) - 0.05) * 100_000 : Number(value) - 100,
    )
    expect(found.map((one) => one.path)).toEqual(['groot', 'klein'])
    expect(found[0]).toMatchObject({ up: null })
    expect(found[0]?.down).toBeCloseTo(-250, 6)
    expect(found[1]).toMatchObject({ down: -5, up: 5 })
  })

  test('cells of a list and days are varied too', () => {
    const inputs = {
      schulden: rows({
        label: 'Schulden',
        row: 'schuld',
        start: [],
        columns: { naam: text({ label: 'Naam', start: '' }), saldo: euro({ label: 'Saldo', start: 0 }) },
      }),
      dag: date({ label: 'Startdatum', start: null, min: '2026-01-01' }),
    }
    const values = {
      schulden: [
        { naam: '', saldo: 1000 },
        { naam: 'Kaart', saldo: 500 },
      ],
      dag: '2026-06-30',
    }
    const levers = leversOf(numberInputs(inputs, values), inputs, values)
    expect(levers.map(({ label, step, down }) => [label, step, down])).toEqual([
      ['Schuld 1: saldo', '€\u00a050', 950],
      ['Kaart: saldo', '€\u00a025', 475],
      ['Startdatum', '1 jaar', null],
    ])
    expect(withCell(values, 'schulden.1.saldo', 475).schulden[1]).toEqual({ naam: 'Kaart', saldo: 475 })
    expect(values.schulden[1]?.saldo).toBe(500)
  })

  test('reads the numeric inputs of a real calculator', () => {
    // An empty rate, which follows the market, is no number to vary.
    const values = { ...startValues(deposito.inputs, openEnv(situation())), rente: 0.02 }
    const paths = numberInputs(deposito.inputs, values).map((one) => one.path)
    expect(paths).toEqual(expect.arrayContaining(['bedrag', 'looptijd', 'rente', 'spaarrente']))
    for (const [key, field] of Object.entries(deposito.inputs))
      if (field.kind === 'choice' || field.kind === 'date' || field.kind === 'toggle') expect(paths).not.toContain(key)
  })
})

test('one month is a month, in a comparison, on paper and in a file', () => {
  const term = months({ label: 'Looptijd', start: 12 })
  expect([inputText(term, '1'), inputText(term, '12')]).toEqual(['1 maand', '12 maanden'])
})

describe('scenarios side by side', () => {
  const named = (name: string, value: number) => ({
    name,
    report: reportWith({
      headline: figure('kop', 'Kop', value),
      sentence: '',
      key: [figure('rente', 'Rente', 0.02, 'percent')],
    }),
  })

  test('the first is the base of the differences', () => {
    const [headline, rate] = compareRows([named('Nu', 100), named('A', 130), named('B', 90)])
    expect(headline?.cells.map((cell) => cell.difference)).toEqual(['', '+\u00a0€\u00a030,00', '−\u00a0€\u00a010,00'])
    expect(rate?.cells[1]?.difference).toBe('=')
  })

  test('what wins now and loses beside it is below zero there, in the table, a step and a goal', () => {
    const at = situation()
    const now = runJson(leasing, {}, at)
    if (now.status !== 'ok') throw new Error(now.status)
    const huur = { path: 'maandbedrag', value: Number(now.values.maandbedrag) - 26 }
    const cheaper = runJson(leasing, { maandbedrag: huur.value }, at)
    if (cheaper.status !== 'ok') throw new Error(cheaper.status)
    expect([now.report.headline.label, cheaper.report.headline.label]).toEqual([
      'Kopen is goedkoper',
      'Leasen is goedkoper',
    ])
    const loses = -Number(cheaper.out.voordeel)
    expect(loses).toBe(cheaper.out.verschil)
    expect(probe(leasing, at, now.values, huur, 'voordeel', now)).toBe(loses)
    const [headline] = compareRows([
      { name: 'Nu', ...now },
      { name: 'A', ...cheaper },
    ])
    const by = loses - Number(now.out.voordeel)
    expect(headline?.cells[1]).toEqual({ value: showCell(loses, 'euro0'), difference: showDifference(by, 'euro0') })
    const found = seekGoal(leasing.inputs.maandbedrag, 500, loses, (value) =>
      probe(leasing, at, now.values, { path: 'maandbedrag', value }, 'voordeel', now),
    )
    expect(found.found && found.input).toBeCloseTo(huur.value, 1)
    // The amount of a month has its own sign in the year; one that is another figure says nothing.
    const base = (unit: Unit) => ({
      out: { over: 10, overPerJaar: 120 },
      report: { groups: [], rest: [figure('overPerJaar', 'Per jaar', 120, unit)] },
    })
    expect(changesSide(base('euro'), 'over', { over: 5, overPerJaar: -60 })).toBe(true)
    expect(changesSide(base('euro'), 'over', { over: 5, overPerJaar: 60 })).toBe(false)
    expect(changesSide(base('percent'), 'over', { over: 5, overPerJaar: -60 })).toBe(false)
  })

  test('two percentages differ by points', () => {
    const yields = (name: string, value: number) => ({
      name,
      report: reportWith({ headline: figure('rendement', 'Rendement', value, 'percent'), sentence: '', key: [] }),
    })
    const [headline] = compareRows([yields('Nu', 0.02), yields('A', 0.0285)])
    expect(headline?.cells[1]?.difference).toBe('+\u00a00,85 procentpunt')
  })

  test('without lines the headlines become bars', () => {
    expect(compareChart([named('Nu', 100), named('A', 130)])).toMatchObject({ kind: 'bar', categories: ['Nu', 'A'] })
    expect(compareChart([named('Nu', 100)])).toBeNull()
  })

  test('lines meet on the value of x, not on the place in the list', () => {
    const lined = (name: string, xs: readonly number[], values: readonly number[]) => ({
      name,
      report: reportWith({
        headline: figure('kop', 'Kop', 1),
        sentence: '',
        charts: [
          {
            kind: 'line' as const,
            key: 'k',
            title: 'T',
            sentence: 'S.',
            x: { label: 'Jaar', values: xs },
            y: { unit: 'euro' as const },
            series: [{ key: 'a', label: 'A', values }],
          },
        ],
      }),
    })
    const chart = compareChart([lined('Nu', [1990, 2010, 2020], [1, 2, 3]), lined('A', [2010, 2015, 2020], [7, 8, 9])])
    if (chart?.kind !== 'line') throw new Error('no line chart')
    expect(chart.x.values).toEqual([1990, 2010, 2015, 2020])
    expect(chart.series.map(({ values }) => values)).toEqual([
      [1, 2, 2.5, 3],
      [null, 7, 8, 9],
    ])
  })

  test('the inputs that differ are named', () => {
    const inputs = { bedrag: euro({ label: 'Bedrag', start: 0 }), looptijd: years({ label: 'Looptijd', start: 1 }) }
    const values = { bedrag: 1, looptijd: 20 }
    expect(
      differingInputs(inputs, { bedrag: '1.000', looptijd: '25' }, { bedrag: '1.000', looptijd: '20' }, values),
    ).toEqual(['looptijd 25 jaar'])
  })
})

describe('calculations beside the one on screen', () => {
  test('get the next free name, at most three, and a link of before keeps its letter as a name', () => {
    const three = [1, 2, 3, 4].reduce(withScenario, FRESH_STATE)
    expect(three.scenarios.map(({ name }) => name)).toEqual(['Scenario A', 'Scenario B', 'Scenario C'])
    const without = { ...three, scenarios: three.scenarios.slice(1) }
    expect(withScenario(without).scenarios.at(-1)?.name).toBe('Scenario A')
    expect(decodePage({}, '#_scenario=A%3Ax%3D1')?.scenarios[0]?.name).toBe('Scenario A')
  })
})
