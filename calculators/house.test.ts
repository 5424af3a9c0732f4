/** What must hold for every calculator, whatever it computes. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyCalculator, openEnv, runRaw } from '#calculators/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { categories } from '#calculators/meta.ts'
import { decodeLink, encodeLink } from '#calculators/link.ts'
import { type Raw, rawCell, rawFromValues, readRaw, startValues } from '#calculators/read.ts'
import type { Report } from '#calculators/report.ts'
import { reportFor, situation } from '#calculators/testing.ts'

const modules = import.meta.glob<{ default: AnyCalculator }>('./*/*/calculator.ts', { eager: true })
const calculators = catalogue.map((meta) => {
  const calculator = modules[`./${meta.category}/${meta.slug}/calculator.ts`]?.default
  if (!calculator) throw new Error(`${meta.slug} has no calculator`)
  return { meta, calculator }
})
const bySlug = new Map(calculators.map((entry) => [entry.meta.slug, entry]))

/** Every number in a report, with a path for the message. */
function* numbersIn(value: unknown, path = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* numbersIn(item, `${path}[${index}]`)
  else if (typeof value === 'object' && value !== null && !('kind' in value && value.kind === 'dated'))
    for (const [key, item] of Object.entries(value)) yield* numbersIn(item, `${path}.${key}`)
}
const notFinite = (report: Report) =>
  [...numbersIn(report)].filter(([, value]) => !Number.isFinite(value)).map(([path]) => path)
const badText = /NaN|Infinity|undefined|null|€\u00a0-0,00|\[object/
const texts = (report: Report) => [
  report.sentence,
  ...report.notices.map((notice) => notice.text),
  ...report.steps.flatMap((step) => [step.text, step.formula ?? '']),
  ...report.charts.flatMap((chart) => [chart.title, chart.sentence]),
  ...report.assumptions,
  ...report.excluded,
]

describe('the catalogue', () => {
  test('lists every calculator folder once, in its own category', () => {
    expect(Object.keys(modules).toSorted()).toEqual(
      catalogue.map((meta) => `./${meta.category}/${meta.slug}/calculator.ts`).toSorted(),
    )
    expect(new Set(catalogue.map((meta) => meta.slug)).size).toBe(catalogue.length)
    expect(catalogue.every((meta) => categories.includes(meta.category))).toBe(true)
  })

  test('E-03 titles and descriptions are unique and of the right length', () => {
    expect(
      catalogue.filter((meta) => meta.metaTitle.length > 60).map((meta) => `${meta.slug} ${meta.metaTitle.length}`),
    ).toEqual([])
    expect(
      catalogue
        .filter((meta) => meta.metaDescription.length < 70 || meta.metaDescription.length > 160)
        .map((meta) => `${meta.slug} ${meta.metaDescription.length}`),
    ).toEqual([])
    for (const key of ['pageTitle', 'metaTitle', 'metaDescription', 'question', 'intro'] as const) {
      expect(new Set(catalogue.map((meta) => meta[key])).size, key).toBe(catalogue.length)
    }
  })

  test('each has at least four questions of its own, sources and synonyms', () => {
    const questions = catalogue.flatMap((meta) => meta.faqs.map((faq) => faq.question))
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([])
    expect(
      catalogue
        .filter((meta) => meta.faqs.length < 4 || meta.authorityLinks.length < 2 || meta.synonyms.length < 3)
        .map((meta) => meta.slug),
    ).toEqual([])
  })

  test('A-28 help texts keep their sentences short', () => {
    const long = catalogue.flatMap((meta) =>
      [meta.intro, ...meta.faqs.map((faq) => faq.answer)]
        .flatMap((text) => text.split(/(?<=[.!?])\s+/))
        .filter((sentence) => sentence.split(/\s+/).length > 28)
        .map((sentence) => `${meta.slug}: ${sentence}`),
    )
    expect(long).toEqual([])
  })
})

describe.each(calculators)('$meta.slug', ({ meta, calculator }) => {
  test('T-05 the default case has a chart, a table, steps, assumptions and limits, and only finite numbers', () => {
    const report = reportFor(calculator)
    expect(report.charts.length, 'charts').toBeGreaterThan(0)
    expect(report.tables.length, 'tables').toBeGreaterThan(0)
    expect(report.steps.length, 'steps').toBeGreaterThan(1)
    expect(report.assumptions.length, 'assumptions').toBeGreaterThan(0)
    expect(report.excluded.length, 'excluded').toBeGreaterThan(0)
    expect(report.next.length, 'next').toBeGreaterThan(0)
    expect(notFinite(report)).toEqual([])
    expect(texts(report).filter((text) => badText.test(text))).toEqual([])
    const keys = [report.headline, ...report.figures].map((figure) => figure.key)
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      'figure keys',
    ).toEqual([])
    for (const table of report.tables) {
      expect(
        table.rows.every((row) => row.length === table.columns.length),
        table.key,
      ).toBe(true)
      if (table.groups)
        expect(
          table.groups.reduce((total, group) => total + group.size, 0),
          table.key,
        ).toBe(table.rows.length)
    }
    for (const chart of report.charts) {
      if ('x' in chart && 'series' in chart) {
        expect(
          chart.series.every((series) => series.values.length === chart.x.values.length),
          chart.key,
        ).toBe(true)
      }
    }
  })

  test('next steps and signposts lead to fields that exist and take the value', () => {
    for (const next of reportFor(calculator).next) {
      const target = bySlug.get(next.slug)
      expect(target, `${meta.slug} → ${next.slug}`).toBeDefined()
      const raw = decodeLink(
        target!.calculator.inputs,
        Object.entries(next.carry ?? {})
          .map(
            ([key, value]) =>
              `${key}=${encodeURIComponent(typeof value === 'boolean' ? (value ? 'ja' : 'nee') : String(value).replace('.', ','))}`,
          )
          .join('&'),
      )
      expect(raw.unknown, `${meta.slug} → ${next.slug}`).toEqual([])
    }
    for (const signpost of meta.signposts)
      expect(bySlug.has(signpost.slug), `${meta.slug} → ${signpost.slug}`).toBe(true)
  })

  test('T-06 the start values are accepted as they stand in the form, and a link brings them back', () => {
    const env = openEnv(situation())
    const start = rawFromValues(calculator.inputs, startValues(calculator.inputs, env))
    expect(readRaw(calculator.inputs, start, env).errors).toEqual({})
    const link = encodeLink(calculator.inputs, start, {})
    const decoded = decodeLink(calculator.inputs, link)
    expect(decoded.unknown).toEqual([])
    expect(readRaw(calculator.inputs, decoded.raw, env)).toEqual(readRaw(calculator.inputs, start, env))
  })

  test('keys in links are plain Dutch words without accents', () => {
    expect(Object.keys(calculator.inputs).filter((key) => !/^[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([])
  })

  test('M-60 any text in any field gives a result or a field error, never a crash or NaN', () => {
    const env = openEnv(situation())
    const start = rawFromValues(calculator.inputs, startValues(calculator.inputs, env))
    const simple = Object.entries(calculator.inputs).filter(([, field]) => field.kind !== 'rows')
    const anyText = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.integer({ min: -10, max: 2_000_000 }).map(String),
      fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value.toFixed(2).replace('.', ',')),
      fc.constantFrom('', '0', '1', '-1', '0,01', '1.000.000', '1e9', '31/12/2026', '29/02/2024', '01/2027', 'NaN'),
    )
    const anyField = fc.integer({ min: 0, max: Math.max(0, simple.length - 1) }).chain((index) => {
      const [key, field] = simple[index] ?? ['', undefined]
      if (!field || field.kind === 'rows') return fc.constant<Raw>({})
      if (field.kind === 'toggle') return fc.boolean().map((value): Raw => ({ [key]: value }))
      if (field.kind === 'choice')
        return fc.constantFrom(...field.options.map((option) => option.value)).map((value): Raw => ({ [key]: value }))
      if ('min' in field && typeof field.min === 'number') {
        const limits = fc.constantFrom(rawCell(field, field.min), rawCell(field, field.max))
        return fc.oneof(anyText, limits).map((value): Raw => ({ [key]: value }))
      }
      return anyText.map((value): Raw => ({ [key]: value }))
    })
    fc.assert(
      fc.property(fc.array(anyField, { minLength: 1, maxLength: 3 }), (changes) => {
        const raw = Object.assign({}, start, ...changes) as Raw
        const outcome = runRaw(calculator, raw, situation())
        if (outcome.status !== 'ok') return
        expect(notFinite(outcome.report)).toEqual([])
        expect(texts(outcome.report).filter((text) => badText.test(text))).toEqual([])
      }),
      { numRuns: 90 },
    )
  })
})
