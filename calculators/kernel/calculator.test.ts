import { describe, expect, test } from 'vitest'
import { assumedFields } from '#calculators/kernel/assumed.ts'
import { answerRaw, defineCalculator, openEnv, solveChange, solveValues } from '#calculators/kernel/calculator.ts'
import { runJson, runRaw } from '#calculators/kernel/run.ts'
import { choice, count, euro, percent, rows, toggle, year, years } from '#calculators/kernel/fields.ts'
import type { Outputs } from '#calculators/kernel/outputs.ts'
import { startRaw, startValues } from '#calculators/kernel/read.ts'
import { edgeValues } from '#calculators/kernel/read-json.ts'
import { figuresOf } from '#calculators/kernel/report.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { next } from '#calculators/next.ts'

const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 1000 }),
  soort: choice({
    label: 'Soort',
    start: 'vast',
    options: [
      { value: 'vast', label: 'Vast' },
      { value: 'vrij', label: 'Vrij' },
    ],
  }),
  rente: percent({ label: 'Rente', start: 0.02, refine: true }),
  opslag: percent({ label: 'Opslag', start: 0.01, refine: true, when: { soort: 'vrij' } }),
  kosten: euro({ label: 'Kosten', start: 0, refine: true }),
  personen: count({ label: 'Personen', start: 1, neutral: 1, refine: true }),
  herbeleg: toggle({ label: 'Herbeleggen', start: true, refine: true }),
  schulden: rows({
    label: 'Schulden',
    row: 'schuld',
    columns: { saldo: euro({ label: 'Saldo', start: 0 }), jkp: percent({ label: 'JKP', start: 0.08 }) },
    start: [],
    refine: true,
  }),
}
const outputs = {
  winst: { label: 'Winst', unit: 'euro', zero: true },
  totaal: { label: 'Totaal', unit: 'euro' },
  kosten: { label: 'Kosten', unit: 'euro', group: 'Kosten' },
  taks: { label: 'Taks', unit: 'euro', group: 'Kosten' },
  proef: { label: 'Proef', unit: 'percent' },
  grens: { label: 'Grens', unit: 'euro', optional: true, group: 'Kosten' },
} as const satisfies Outputs

const calculator = defineCalculator({
  inputs,
  outputs,
  check: ({ bedrag }) => (bedrag > 5000 ? { bedrag: 'Te veel.' } : undefined),
  solve({ bedrag, rente, opslag, kosten }) {
    const winst = bedrag * (rente + opslag)
    return {
      out: { winst, totaal: bedrag + winst, kosten, taks: 5, proef: rente, grens: null },
      work: { twice: winst * 2 },
    }
  },
  tell: ({ out, work }) => ({
    headline: 'winst',
    key: ['totaal', 'grens'],
    captions: { totaal: { label: 'Alles samen' } },
    sentence: `${out.winst} en ${work.twice}`,
    steps: [],
    assumptions: [],
    excluded: [],
  }),
})

function reportOf(json: Readonly<Record<string, unknown>>) {
  const outcome = runJson(calculator, json, situation())
  if (outcome.status !== 'ok') throw new Error(outcome.status)
  return outcome.report
}

describe('a report', () => {
  test('places each figure once: headline, key, groups, and the rest for files and programs', () => {
    const report = reportOf({})
    expect(report.headline.key).toBe('winst')
    expect(report.key.map((one) => [one.key, one.label])).toEqual([['totaal', 'Alles samen']])
    expect(report.groups).toMatchObject([{ title: 'Kosten', figures: [{ key: 'taks' }] }])
    expect(report.rest.map((one) => one.key)).toEqual(['kosten', 'proef', 'grens'])
    expect(
      figuresOf(report)
        .map((one) => one.key)
        .toSorted(),
    ).toEqual(Object.keys(outputs).toSorted())
  })

  test('leaves out a line of zero unless the output says that a zero means something', () => {
    expect(reportOf({ kosten: 3 }).groups[0]?.figures.map((one) => one.key)).toEqual(['kosten', 'taks'])
    expect(reportOf({ bedrag: 0 }).headline.value).toBe(0)
  })
})

test('what stands below the answer may be told apart: the answer alone has none of it, the report all', () => {
  const below = () => ({
    steps: [{ text: 'Eerst dit.' }],
    assumptions: ['Zo.'],
    excluded: ['Dat.'],
    next: [next('deposito-calculator', 'Verder')],
  })
  const said = { headline: 'winst', key: ['totaal'], sentence: 'Kort.' } as const
  const apart = defineCalculator({ ...calculator, tell: () => said, below })
  const atOnce = defineCalculator({ ...calculator, tell: () => ({ ...said, ...below() }), below: undefined })
  const raw = { ...startRaw(inputs, openEnv(situation())), bedrag: '2000' }
  expect(runRaw(apart, raw, situation())).toEqual(runRaw(atOnce, raw, situation()))
  const answered = answerRaw(apart, raw, situation())
  expect(answered.status === 'ok' && answered.report).toMatchObject({ sentence: 'Kort.', steps: [], next: [] })
})

describe('"Gerekend met"', () => {
  test('names every field that decides and was not given, folded or not, and no others', () => {
    const words = (json: Readonly<Record<string, unknown>>) => reportOf(json).assumed.map(({ key }) => key)
    expect(words({})).toEqual(['bedrag', 'rente', 'herbeleg'])
    expect(words({ bedrag: 1000 })).toEqual(['rente', 'herbeleg'])
    expect(words({ soort: 'vrij' })).toEqual(['bedrag', 'rente', 'opslag', 'herbeleg'])
    expect(words({ bedrag: 5, rente: 3, herbeleg: false })).toEqual([])
    expect(reportOf({}).assumed.map(({ key, folded, text }) => [key, folded, text])).toContainEqual([
      'rente',
      true,
      'rente 2\u00a0%',
    ])
  })

  test('an answer to nothing at all is an example, and an answer to something is not', () => {
    expect(reportOf({}).example).toBe(true)
    expect(reportOf({ bedrag: 1000 }).example).toBe(false)
  })

  test('a start value of today or one that the field calls neutral assumes nothing', () => {
    const env = openEnv(situation())
    expect(assumedFields(inputs, startValues(inputs, env), {}, env).some(({ key }) => key === 'personen')).toBe(false)
  })

  test('a term whose number looks like the first digits of the year is still assumed', () => {
    const env = openEnv(situation())
    const chosen = ['2025', '2026'].map((value) => ({ value, label: value }))
    const asked = {
      jaren: years({ label: 'Looptijd', start: 20 }),
      jaar: year({ label: 'Jaar', start: 2026 }),
      gekozen: choice({ label: 'Gekozen jaar', start: '2026', options: chosen }),
    }
    const assumed = assumedFields(asked, startValues(asked, env), {}, env)
    expect(assumed.map(({ key }) => key)).toEqual(['jaren'])
  })
})

describe('one reader', () => {
  test('JSON and the form give the same answer, hidden fields included', () => {
    const env = openEnv(situation())
    // "opslag" is hidden while "soort" is "vast": what is sent for it does not count, as on the page.
    const fromJson = runJson(calculator, { opslag: 9 }, situation())
    const fromForm = runRaw(calculator, { ...startRaw(inputs, env), opslag: '9' }, situation())
    expect(fromJson.status === 'ok' && fromJson.out).toEqual(fromForm.status === 'ok' && fromForm.out)
    expect(fromJson.values['opslag']).toBe(0.01)
  })

  test('percentages inside rows are echoed as they are typed', () => {
    const outcome = runJson(calculator, { schulden: [{ saldo: 10, jkp: 8 }] }, situation())
    expect(outcome.values['schulden']).toEqual([{ saldo: 10, jkp: 0.08 }])
    expect(edgeValues(inputs, outcome.values)['schulden']).toEqual([{ saldo: 10, jkp: 8 }])
  })

  test('goal seek and sensitivity solve without telling, and a refused value is null', () => {
    const values = startValues(inputs, openEnv(situation()))
    expect(solveValues(calculator, values, openEnv(situation()))?.['winst']).toBeCloseTo(30)
    expect(solveValues(calculator, { ...values, bedrag: 6000 }, openEnv(situation()))).toBeNull()
  })
})

test('a change of one cell is read as the form would read it: what it hides counts with its start value', () => {
  const loans = defineCalculator({
    inputs: {
      schulden: rows({
        label: 'Schulden',
        row: 'schuld',
        columns: {
          soort: choice({
            label: 'Soort',
            start: 'vast',
            options: [
              { value: 'vast', label: 'Vast' },
              { value: 'vrij', label: 'Vrij' },
            ],
          }),
          jkp: percent({ label: 'JKP', start: 0.08, when: { soort: 'vrij' } }),
        },
        start: [],
      }),
    },
    outputs: { som: { label: 'Som', unit: 'percent' } },
    solve: ({ schulden }) => ({ out: { som: schulden.reduce((sum, { jkp }) => sum + jkp, 0) }, work: null }),
    tell: () => ({ headline: 'som', key: [], sentence: '', steps: [], assumptions: [], excluded: [] }),
  })
  const values = { schulden: [{ soort: 'vrij', jkp: 0.2 }] }
  const som = (change: Readonly<Record<string, unknown>>) =>
    solveChange(loans, values, change, openEnv(situation()))?.['som']
  expect(som({ 'schulden.0.jkp': 0.1 })).toBe(0.1)
  expect(som({ 'schulden.0.soort': 'vast' })).toBe(0.08)
  expect(som({ schulden: [] })).toBe(0)
  expect(som({ 'schulden.0.jkp': 9 })).toBeUndefined()
})

describe('keys are typed', () => {
  test('a condition on a field that is not there, or on a value it cannot have, does not compile', () => {
    const { soort } = inputs
    const winst = { winst: outputs.winst }
    const rest = { outputs: winst, solve: () => ({ out: { winst: 1 }, work: null }), tell: () => telling }
    const telling = { headline: 'winst', key: [], sentence: '', steps: [], assumptions: [], excluded: [] } as const
    const missing = euro({ label: 'x', start: 0, when: { sort: 'vast' } })
    const impossible = euro({ label: 'x', start: 0, when: { soort: 'los' } })
    // @ts-expect-error there is no field "sort"
    defineCalculator({ ...rest, inputs: { soort, missing } })
    // @ts-expect-error "soort" is never "los"
    defineCalculator({ ...rest, inputs: { soort, impossible } })
    // @ts-expect-error there is no output "wins"
    defineCalculator({ ...rest, inputs: { soort }, tell: () => ({ ...telling, headline: 'wins' }) })
    // @ts-expect-error a check names a field that is not there
    defineCalculator({ ...rest, inputs: { soort }, check: () => ({ sort: 'fout' }) })
    // @ts-expect-error every output has a value
    defineCalculator({ ...rest, inputs: { soort }, outputs })
    expect(defineCalculator({ ...rest, inputs: { soort } }).outputs).toBe(winst)
  })

  test('a next step names fields of the page it leads to', () => {
    expect(next('deposito-calculator', 'x', { bedrag: 100 }).carry).toEqual({ bedrag: 100 })
    const typed: number = 100
    // @ts-expect-error a value of the page travels by its name
    expect(next('deposito-calculator', 'x', { bedrag: typed }).carry).toEqual({ bedrag: 100 })
    // @ts-expect-error deposito has no field "bedrg"
    expect(next('deposito-calculator', 'x', { bedrg: 100 }).slug).toBe('deposito-calculator')
    // @ts-expect-error there is no page "deposit-calculator"
    expect(next('deposit-calculator', 'x').slug).toBe('deposit-calculator')
  })
})
