import { expect, test } from 'vitest'
import { FACTS } from '#calculators/ask/facts.ts'
import { saysOf } from '#calculators/ask/make-book.ts'
import { plainWord } from '#calculators/ask/pattern.ts'
import type { FactName, FieldSays } from '#calculators/ask/says.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { type Env, type Field, type Inputs } from '#calculators/kernel/fields.ts'
import { rawCell, readRaw } from '#calculators/kernel/read.ts'
import { loadCalculator } from '#calculators/load.ts'

const env = openEnv({ today: '2026-11-16', market: builtInMarket })

/** A choice that the field has, yes or no, or a number that it takes. */
function accepts(field: Field, choice: string | number | boolean, where: Env): boolean {
  if (field.kind === 'rows') return false
  if (field.kind === 'toggle') return typeof choice === 'boolean' || choice === 'ja' || choice === 'nee'
  if (field.kind === 'choice') return field.options.some(({ value }) => value === String(choice))
  const alone = { cell: { ...field, when: undefined } }
  const text = typeof choice === 'number' ? rawCell(field, choice) : String(choice)
  return Object.keys(readRaw(alone, { cell: text }, where).errors).length === 0
}

/** What words say of a field that the calculator does not have. */
function unknownIn(key: string, said: FieldSays | FactName, inputs: Inputs): readonly string[] {
  const field = Object.hasOwn(inputs, key) ? inputs[key] : undefined
  if (field === undefined) return [key]
  if (typeof said === 'string') return said in FACTS ? [] : [`${key}: ${said}`]
  const named = [said.rest, said.together, said.days?.[0], said.twice?.[1], said.copy?.[0]].filter(
    (name) => name !== undefined,
  )
  const chosen = [...Object.keys(said.pick ?? {}), ...Object.values(said.parts ?? {})]
  const columns = field.kind === 'rows' ? field.columns : {}
  const listed = [...(said.lead ?? []), ...(said.same ?? []), ...(said.copy?.[1] ?? [])]
  const sets = Object.entries(said.sets ?? {})
  return [
    ...named.filter((name) => !Object.hasOwn(inputs, name)).map((name) => `${key}: ${name}`),
    ...chosen.filter((choice) => !accepts(field, choice, env)).map((choice) => `${key}=${choice}`),
    ...listed.filter((column) => !Object.hasOwn(columns, column)).map((column) => `${key}.${column}`),
    ...sets.flatMap(([other, value]) => {
      const target = inputs[other]
      return target !== undefined && accepts(target, value, env) ? [] : [`${key}: ${other}=${value}`]
    }),
    ...Object.entries(said.rows ?? {}).flatMap(([column, cell]) =>
      unknownIn(column, cell, columns).map((name) => `${key}.${name}`),
    ),
  ]
}

test.each(catalogue.map((meta) => [meta.slug, meta] as const))(
  'the words of %s name only fields and choices it has',
  async (_slug, meta) => {
    const [says, { inputs }] = await Promise.all([saysOf(meta), loadCalculator(meta.category, meta.slug)])
    expect(Object.entries(says.fields).flatMap(([key, said]) => unknownIn(key, said, inputs))).toEqual([])
  },
)

test('a field or a choice that is not there is found', async () => {
  const { inputs } = await loadCalculator('planning', 'bruto-netto-calculator')
  expect(unknownIn('brutto', 'bruto', inputs)).toEqual(['brutto'])
  expect(unknownIn('gezin', { pick: { samenwonend: 'samen' }, sets: { nergens: 1 } }, inputs)).toEqual([
    'gezin=samenwonend',
    'gezin: nergens=1',
  ])
})

test('every phrase is made of words, numbers and signs that a sentence can match', async () => {
  for (const meta of catalogue) {
    const says = await saysOf(meta)
    const texts = [says.is, says.about, says.asked, says.not].filter((text) => text !== undefined)
    for (const phrase of texts.flatMap((text) => text.split('|')))
      expect(plainWord(phrase), meta.slug).toMatch(
        /^(?:=?[a-z][a-z0-9]*\*?|[\d.]+|#|½)(?:[ /-](?:=?[a-z][a-z0-9]*\*?|[\d.]+|#|½))*$/,
      )
  }
})
