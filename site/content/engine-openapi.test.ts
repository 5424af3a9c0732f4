import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Example } from '#calculators/kernel/example.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { type Inputs, optionFor } from '#calculators/kernel/fields.ts'
import { underOwnKeys } from '#calculators/kernel/read.ts'
import { outsideKeys } from '#calculators/kernel/outside.ts'
import { schemasOf } from '#calculators/kernel/schema.ts'
import { situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { calculatorOpenApi, engineOpenApi } from './engine-openapi.ts'

const lists = import.meta.glob<{ examples: readonly Example[] }>('../../calculators/*/*/examples.ts', { eager: true })
// One for all: each new one would compile the schema of schemas again.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, verbose: true })

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

type Typed = {
  readonly type?: unknown
  readonly enum?: readonly string[]
  readonly items?: Typed
  readonly properties?: Record<string, Typed>
}
type Document = { readonly paths: object; readonly components: { readonly schemas: Record<string, Typed> } }
const travelled = (document: unknown) => JSON.parse(JSON.stringify(document)) as Document

describe('the OpenAPI documents', () => {
  test('are valid by an independent validator, and have every calculator', async () => {
    const document = travelled(await engineOpenApi(TEST_DAY))
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect([errors, valid]).toEqual([undefined, true])
    for (const { slug } of catalogue) expect(document.paths).toHaveProperty([`/api/v1/rekenhulpen/${slug}`])
    for (const meta of catalogue.slice(0, 3)) {
      const own = travelled(await calculatorOpenApi(meta, TEST_DAY))
      expect((await new Validator().validate(structuredClone(own))).valid).toBe(true)
      expect(Object.keys(own.paths)).toHaveLength(2)
    }
  })

  test('every field has one type, and null only where it may be empty', async () => {
    const { components } = travelled(await engineOpenApi(TEST_DAY))
    const fields = Object.entries(components.schemas)
      .filter(([name]) => /(?:Invoer|Uitkomsten)$/.test(name))
      .flatMap(([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([key, field]) => [
          [`${name}.${key}`, field] as const,
          ...Object.entries(field.items?.properties ?? {}).map(
            ([column, cell]) => [`${name}.${key}.${column}`, cell] as const,
          ),
        ]),
      )
    expect(fields.length).toBeGreaterThan(2000)
    const kinds = new Set(['number', 'string', 'boolean', 'array'])
    const isExact = ({ type }: Typed) =>
      kinds.has(String(type)) ||
      (Array.isArray(type) && type.length === 2 && kinds.has(String(type[0])) && type[1] === 'null')
    expect(fields.filter(([, field]) => !isExact(field)).map(([name]) => name)).toEqual([])
  })

  test('take the inputs of every worked example', async () => {
    let examples = 0
    let typed = 0
    for (const meta of catalogue) {
      const calculator = await loadCalculator(meta.category, meta.slug)
      const worked = lists[`../../calculators/${meta.category}/${meta.slug}/examples.ts`]?.examples ?? []
      const inputs = ajv.compile(schemasOf(calculator, openEnv(situation())).inputs)
      for (const { title, input } of [{ title: 'default', input: {} }, ...worked]) {
        examples++
        const asked = outsideKeys(calculator.inputs, byPresentNames(calculator.inputs, input))
        // Some examples are typed as a person would: text in the place of a number. Understood, but not promised.
        const strange = inputs(asked)
          ? []
          : (inputs.errors ?? []).filter(({ keyword, data }) => keyword !== 'type' || typeof data !== 'string')
        if (inputs.errors) typed++
        expect([meta.slug, title, strange]).toEqual([meta.slug, title, []])
      }
      expect(inputs({ bestaatNiet: 1 })).toBe(false)
    }
    expect(examples).toBeGreaterThan(300)
    expect(typed).toBeLessThan(examples / 10)
  })
})
