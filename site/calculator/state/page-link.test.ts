import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choice, euro, rows, text, toggle } from '#calculators/kernel/fields.ts'
import { decodePage, FRESH_STATE, type PageState } from '#site/calculator/state/page-link.ts'
import { encodePage } from '#site/calculator/state/encode-page.ts'
import { encodeFacts } from '#site/calculator/state/facts-link.ts'

const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 1000 }),
  soort: choice({
    label: 'Soort',
    start: 'a',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  }),
  aan: toggle({ label: 'Aan', start: false }),
  lijst: rows({
    label: 'Lijst',
    row: 'rij',
    start: [],
    columns: { naam: text({ label: 'Naam', start: '' }), saldo: euro({ label: 'Saldo', start: 0 }) },
  }),
}
const start = { bedrag: '1.000', soort: 'a', aan: false, lijst: [] }

describe('the link of a page', () => {
  test('inputs, rules, basis and scenarios come back as they were', () => {
    const state: PageState = {
      ...FRESH_STATE,
      typed: { bedrag: '2500,5', aan: true, lijst: [{ naam: 'Auto & co; 1|2', saldo: '10' }] },
      rules: 2025,
      real: true,
      scenarios: [{ name: 'Scenario A', typed: { bedrag: '7' } }],
    }
    const fragment = encodePage(inputs, state, start)
    expect(fragment).toContain('bedrag=2500,5')
    const typed = { ...state.typed, bedrag: '2.500,5' }
    expect(decodePage(inputs, `#${fragment}`)).toEqual({ ...state, typed, unknown: [], own: false })
  })

  test('a row left empty and a scenario whose name was wiped are still there', () => {
    const names = {
      wie: rows({ label: 'Wie', row: 'rij', start: [], columns: { naam: text({ label: 'Naam', start: '' }) } }),
    }
    for (const wie of [[{ naam: '' }], [{ naam: '' }, { naam: 'An' }], []]) {
      const state: PageState = { ...FRESH_STATE, typed: { wie }, scenarios: [{ name: '', typed: { wie } }] }
      expect(decodePage(names, `#${encodePage(names, state, { wie: [] })}`)).toMatchObject(state)
    }
    expect(decodePage(names, '#_scenario=')?.scenarios).toEqual([])
  })

  test('what is announced is a choice of rules too; any other word is none', () => {
    const state: PageState = { ...FRESH_STATE, rules: 'aangekondigd' }
    expect(encodePage(inputs, state, start)).toBe('_regels=aangekondigd')
    expect(decodePage(inputs, '#_regels=aangekondigd')?.rules).toBe('aangekondigd')
    expect(decodePage(inputs, '#_regels=ooit')?.rules).toBeNull()
  })

  test('what was given stays given, start values are left out and unknown keys are named', () => {
    expect(encodePage(inputs, FRESH_STATE, start)).toBe('')
    expect(encodePage(inputs, { ...FRESH_STATE, typed: { bedrag: '1.000' } }, start)).toBe('bedrag=1000')
    expect(decodePage(inputs, '#bedrag=5&onzin=1')).toMatchObject({ typed: { bedrag: '5' }, unknown: ['onzin'] })
  })

  test('a rate that nobody gave keeps its value and stays an assumption', () => {
    const state: PageState = { ...FRESH_STATE, typed: { bedrag: '7' }, origins: { bedrag: 'reference' } }
    expect(encodePage(inputs, state, start)).toBe('~bedrag=7')
    expect(decodePage(inputs, '#~bedrag=7')).toMatchObject({ typed: { bedrag: '7' }, origins: { bedrag: 'reference' } })
  })

  test('facts of the household travel beside the fields, whatever their text', () => {
    const facts = { brutoloon: '3.200,50', kinderenGeboren: '2015-03,2018-11', naam: 'a;b:c & d=e' }
    expect(decodePage(inputs, `#bedrag=5&${encodeFacts(facts)}`)).toMatchObject({
      typed: { bedrag: '5' },
      carried: { ...facts, naam: 'a b c & d=e' },
      own: true,
      unknown: [],
    })
  })

  test('an anchor is not a link', () => {
    expect(decodePage(inputs, '#aannames')).toBeNull()
    expect(decodePage(inputs, '')).toBeNull()
  })

  test('any fragment is read without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (fragment) => {
        decodePage(inputs, `#a=${fragment}&_scenario=${fragment}&_regels=${fragment}`)
      }),
    )
  })
})
