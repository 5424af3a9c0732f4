/** Runs every worked example of every calculator; figures must match to the tolerance of the source and have the type they promise. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Example } from '#calculators/kernel/example.ts'
import { programFigures } from '#calculators/kernel/program.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { outputsSchema } from '#calculators/kernel/schema.ts'
import { reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { modulesOf } from '../scripts/modules.ts'

const calculators = await modulesOf<{ readonly default: AnyCalculator }>('calculators/*/*/calculator.ts')
const lists = await modulesOf<{ readonly examples: readonly Example[] }>('calculators/*/*/examples.ts')

/** Half a unit of the second decimal: exact for amounts and percentages as they are printed. */
const TO_THE_CENT = 0.005 + 1e-9

// One for all: each new one would compile the schema of schemas again.
const ajv = new Ajv2020({ strict: false })

describe('worked examples', () => {
  test('every calculator has at least three', () => {
    const short = Object.keys(calculators).filter(
      (path) => (lists[path.replace('calculator.ts', 'examples.ts')]?.examples.length ?? 0) < 3,
    )
    expect(short).toEqual([])
    expect(Object.keys(calculators).length).toBeGreaterThan(0)
  })

  for (const [path, { examples }] of Object.entries(lists)) {
    const slug = path.split('/')[2]!
    const calculator = calculators[path.replace('examples.ts', 'calculator.ts')]?.default
    describe(`of ${slug}`, () => {
      if (!calculator) throw new Error(`no calculator beside ${path}`)
      const promised = ajv.compile(outputsSchema(calculator.outputs))
      const faultsIn = (report: Report) => {
        // What travels is JSON.
        const sent = JSON.parse(JSON.stringify(programFigures(report))) as object
        return [promised(sent), promised.errors, Object.keys(sent).toSorted()]
      }
      const none = [true, null, Object.keys(calculator.outputs).toSorted()]
      test('the case it opens with has all its figures', () => {
        expect(faultsIn(reportFor(calculator))).toEqual(none)
      })
      for (const example of examples) {
        test(example.title, () => {
          const result = reportFor(calculator, example.input, situation(example.today))
          expect(faultsIn(result)).toEqual(none)
          expect(Object.keys(example.expect).length).toBeGreaterThan(0)
          for (const [key, wanted] of Object.entries(example.expect)) {
            const value = valueOf(result, key)
            if (typeof wanted !== 'number') expect(value, key).toBe(wanted)
            else {
              if (typeof value !== 'number') throw new Error(`${key} is ${String(value)}`)
              expect(Math.abs(value - wanted), `${key}: ${value} instead of ${wanted}`).toBeLessThanOrEqual(
                example.tolerance ?? TO_THE_CENT,
              )
            }
          }
          for (const [key, wanted] of Object.entries(example.gains ?? {})) {
            const { moves } = result
            const found =
              key === 'best'
                ? (moves?.together ?? moves?.each[0])
                : [...(moves?.each ?? []), moves?.together].find((move) => move?.keys.join('+') === key)
            expect(
              Math.abs((found?.gain ?? 0) - wanted),
              `${key}: ${found?.gain} instead of ${wanted}`,
            ).toBeLessThanOrEqual(example.tolerance ?? TO_THE_CENT)
          }
        })
      }
    })
  }
})
