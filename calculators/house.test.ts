/** What must hold for every calculator, whatever it computes. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AnyCalculator, openEnv } from '#calculators/kernel/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { anyInput, faultsIn, faultsOf, outcomeOf } from '#calculators/kernel/fuzz.ts'
import { categories } from '#calculators/kernel/meta.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import { readRaw, startRaw } from '#calculators/kernel/read.ts'
import { figuresOf, type Report } from '#calculators/kernel/report.ts'
import { reportFor, situation } from '#calculators/kernel/testing.ts'
import { modulesOf } from '../scripts/modules.ts'

const modules = await modulesOf<{ readonly default: AnyCalculator }>('calculators/*/*/calculator.ts')
const calculators = catalogue.map((meta) => {
  const calculator = modules[`calculators/${meta.category}/${meta.slug}/calculator.ts`]?.default
  if (!calculator) throw new Error(`${meta.slug} has no calculator`)
  return { meta, calculator }
})
const bySlug = new Map(calculators.map((entry) => [entry.meta.slug, entry]))

/** Subjects that are a form of their own; a year of investing is part VII of the tax return, a loan is a bank's file. */
const WHOLE_FORMS = new Set([
  'belgische-beleggingsfiscaliteit-calculator',
  'belastingplanning-calculator',
  'pensioen-calculator',
  'erfbelasting-calculator',
  'fire-calculator',
  'hypothecaire-lening-berekenen',
  'kredietcapaciteit-calculator',
  'woningkrediet-simulator',
])

describe('the catalogue', () => {
  test('lists every calculator folder once, in its own category', () => {
    expect(Object.keys(modules).toSorted()).toEqual(
      catalogue.map((meta) => `calculators/${meta.category}/${meta.slug}/calculator.ts`).toSorted(),
    )
    expect(new Set(catalogue.map((meta) => meta.slug)).size).toBe(catalogue.length)
    expect(catalogue.every((meta) => categories.includes(meta.category))).toBe(true)
  })

  test('titles and descriptions are unique and of the right length', () => {
    expect(
      catalogue.filter((meta) => meta.metaTitle.length > 60).map((meta) => `${meta.slug} ${meta.metaTitle.length}`),
    ).toEqual([])
    expect(
      catalogue
        .filter((meta) => meta.metaDescription.length < 70 || meta.metaDescription.length > 160)
        .map((meta) => `${meta.slug} ${meta.metaDescription.length}`),
    ).toEqual([])
    const long = catalogue.filter(({ heading, lede }) => heading.length > 24 || lede.length > 50)
    expect(long.map(({ slug, heading, lede }) => `${slug} ${heading.length} ${lede.length}`)).toEqual([])
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

  test('help texts keep their sentences short', () => {
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
  let report: Report
  beforeAll(() => {
    report = reportFor(calculator)
  })

  test('the default case has a chart, a table, steps, assumptions and limits, and only finite numbers', () => {
    expect(report.charts.length, 'charts').toBeGreaterThan(0)
    expect(report.tables.length, 'tables').toBeGreaterThan(0)
    expect(report.steps.length, 'steps').toBeGreaterThan(1)
    expect(report.assumptions.length, 'assumptions').toBeGreaterThan(0)
    expect(report.excluded.length, 'excluded').toBeGreaterThan(0)
    expect(report.next.length, 'next').toBeGreaterThan(0)
    expect(faultsIn(report)).toEqual([])
    expect(JSON.parse(JSON.stringify(report)), 'a report is JSON').toEqual(report)
    const keys = figuresOf(report).map((figure) => figure.key)
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
    for (const next of report.next) {
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

  test('the start values are accepted as they are in the form, and a link brings them back', () => {
    const env = openEnv(situation())
    const start = startRaw(calculator.inputs, env)
    expect(readRaw(calculator.inputs, start, env).errors).toEqual({})
    const link = encodeLink(calculator.inputs, start, {})
    const decoded = decodeLink(calculator.inputs, link)
    expect(decoded.unknown).toEqual([])
    expect(readRaw(calculator.inputs, decoded.raw, env)).toEqual(readRaw(calculator.inputs, start, env))
  })

  test('a calculator asks little and answers with a few figures that stand out', () => {
    const fields = Object.values(calculator.inputs)
    const open = fields.filter((field) => !field.refine && !field.when)
    const { key, headline } = report
    expect(fields.length, 'fields in all').toBeLessThanOrEqual(WHOLE_FORMS.has(meta.slug) ? 43 : 20)
    expect(open.length, 'open fields').toBeGreaterThanOrEqual(1)
    expect(open.length, 'open fields').toBeLessThanOrEqual(6)
    expect(key.length, 'key figures').toBeGreaterThanOrEqual(1)
    expect(key.length, 'key figures').toBeLessThanOrEqual(5)
    expect(key.map((one) => one.key)).not.toContain(headline.key)
  })

  test('keys in links are plain Dutch words without accents', () => {
    expect(Object.keys(calculator.inputs).filter((key) => !/^[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([])
  })

  test('any text in any field gives a result or a field error, never a crash or NaN', () => {
    fc.assert(
      fc.property(anyInput(calculator), (raw) => {
        expect(faultsOf(outcomeOf(calculator, raw))).toEqual([])
      }),
      { numRuns: 90 },
    )
  })
})
