import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runRaw } from '#calculators/kernel/run.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { answerProgram, describeCalculator, rounded } from '#calculators/kernel/program.ts'
import { readRaw, startRaw } from '#calculators/kernel/read.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { outsideInputs } from '#calculators/kernel/outside.ts'
import { situation } from '#calculators/kernel/testing.ts'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { meta } from '#calculators/sparen/deposito-calculator/meta.ts'

describe('what other programs get', () => {
  test('a description names every input and output with unit, bounds and choices', () => {
    const described = describeCalculator(meta, deposito, situation())
    expect(described.inputs.map((input) => input['key'])).toEqual(Object.keys(outsideInputs(deposito.inputs)))
    expect(described.inputs[0]).toMatchObject({ key: 'bedrag', unit: 'euro', start: 10_000, min: 100 })
    expect(described.inputs.find((input) => input['key'] === 'rente')).toMatchObject({ unit: '%', max: 15 })
    expect(described.inputs.find((input) => input['key'] === 'eenheid')?.['options']).toEqual(['maanden', 'dagen'])
    expect(described.outputs.map((output) => output.key)).toEqual(Object.keys(deposito.outputs))
  })

  test('a number is rounded as its text would be, also half-way and where the text is exact', () => {
    const half = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
    const values = fc.oneof(
      fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
      fc.double({ noNaN: true, min: -10, max: 10 }),
      half.map(([whole, digits]) => (whole + 0.5) / 10 ** digits),
      half.map(([whole, digits]) => whole / 10 ** digits),
    )
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 8 }), (value, digits) => {
        // Adding 0 turns -0 into 0, as for a program.
        expect(rounded(value, digits) + 0).toBe(Number(value.toFixed(digits)) + 0)
      }),
      { numRuns: 3000 },
    )
  })

  test('the link opens the page with the same case', () => {
    const at = situation()
    const outcome = answerProgram(meta, deposito, { bedrag: 12_345.67, rente: 2.15, titularissen: 2 }, at)
    if (outcome.status !== 'ok') throw new Error(outcome.status)
    const [path, fragment = ''] = outcome.answer.link.split('#')
    expect(path).toBe('/sparen/deposito-calculator')
    const env = openEnv(at)
    const raw = { ...startRaw(deposito.inputs, env), ...decodeLink(deposito.inputs, fragment).raw }
    expect(readRaw(deposito.inputs, raw, env).values).toEqual(outcome.outcome.values)
    const page = runRaw(deposito, raw, at)
    expect(page.status === 'ok' && page.out).toEqual(outcome.outcome.out)
  })

  test('rates are what a person types, and the law that was read has its article', () => {
    const outcome = answerProgram(meta, deposito, { rente: 3 }, situation())
    if (outcome.status !== 'ok') throw new Error(outcome.status)
    expect(outcome.answer.figures['nettoRente']).toBeCloseTo(Number(outcome.answer.inputs['rente']) * 0.7, 8)
    expect(outcome.answer.law.find((one) => one.label.startsWith('Roerende voorheffing'))?.article).toContain('art.')
    expect(outcome.answer.key).not.toContain(outcome.answer.headline)
  })

  test('a wrong input gets the message of its field', () => {
    const outcome = answerProgram(meta, deposito, { bedrag: 1, onbekend: 2 }, situation())
    expect(outcome.status === 'invalid' && Object.keys(outcome.errors)).toEqual(['bedrag', 'onbekend'])
  })
})
