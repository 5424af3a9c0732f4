import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Example } from '#calculators/kernel/example.ts'
import { type Inputs, optionFor } from '#calculators/kernel/fields.ts'
import { answerProgram } from '#calculators/kernel/program.ts'
import { underOwnKeys } from '#calculators/kernel/read.ts'
import { situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { describeAll, engineOpenApi, figuresSchemaOf, inputsSchema } from './engine-openapi.ts'

const lists = import.meta.glob<{ examples: readonly Example[] }>('../../calculators/*/*/examples.ts', { eager: true })
// One for all: each new one would compile the schema of schemas again.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

/** A field and a choice are also understood by an earlier name; the document only tells the one of today. */
function byPresentNames(inputs: Inputs, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(underOwnKeys(inputs, input)).map(([key, value]) => {
      const field = inputs[key]
      if (field?.kind === 'rows') {
        const rows = value as readonly Readonly<Record<string, unknown>>[]
        return [key, rows.map((row) => byPresentNames(field.columns, row))]
      }
      const word = field && 'words' in field && typeof value === 'string' ? field.words?.[value] : undefined
      if (word !== undefined) return [key, word]
      return [key, field?.kind === 'choice' ? (optionFor(field, value)?.value ?? value) : value]
    }),
  )
}

describe('the OpenAPI document of the calculators', () => {
  test('is valid by an independent validator and has every calculator', async () => {
    const document = JSON.parse(JSON.stringify(await engineOpenApi(TEST_DAY))) as { paths: object }
    const { valid, errors } = await new Validator().validate(document)
    expect([errors, valid]).toEqual([undefined, true])
    expect(Object.keys(document.paths)).toEqual(catalogue.map(({ slug }) => `/api/rekenhulpen/${slug}`))
  })

  test('takes the inputs of every worked example and promises the figures that come back', async () => {
    const descriptions = await describeAll(situation())
    let examples = 0
    for (const [index, meta] of catalogue.entries()) {
      const description = descriptions[index]
      if (!description) throw new Error(meta.slug)
      const inputs = ajv.compile(inputsSchema(description))
      const figures = ajv.compile(figuresSchemaOf(description))
      const calculator = await loadCalculator(meta.category, meta.slug)
      const worked = lists[`../../calculators/${meta.category}/${meta.slug}/examples.ts`]?.examples ?? []
      for (const { title, input, today } of [{ title: 'default', input: {}, today: undefined }, ...worked]) {
        examples++
        const asked = byPresentNames(calculator.inputs, input)
        expect([meta.slug, title, inputs(asked), inputs.errors]).toEqual([meta.slug, title, true, null])
        const outcome = answerProgram(meta, calculator, input, situation(today))
        if (outcome.status !== 'ok') throw new Error(`${meta.slug}: ${title}`)
        const sent: unknown = JSON.parse(JSON.stringify(outcome.answer.figures))
        expect([meta.slug, title, figures(sent), figures.errors]).toEqual([meta.slug, title, true, null])
        const known = new Set(description.outputs.map(({ key }) => key))
        const isWhole = Object.keys(calculator.outputs).length > 0 || title === 'default'
        const strange = Object.keys(outcome.answer.figures).filter((key) => isWhole && !known.has(key))
        expect([meta.slug, title, strange]).toEqual([meta.slug, title, []])
      }
      expect(inputs({ bestaatNiet: 1 })).toBe(false)
    }
    expect(examples).toBeGreaterThan(300)
  })
})
