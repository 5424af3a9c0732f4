#!/usr/bin/env node
/** The calculators on the command line: npm run --silent bereken -- <slug> '{"bedrag":5000}' */
import { builtInMarket } from '#calculators/built-in-market.ts'
import {
  type AnyCalculator,
  openEnv,
  type Outcome,
  rulesDateOf,
  runJson,
  type Situation,
} from '#calculators/kernel/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { type Field, unitOf } from '#calculators/kernel/fields.ts'
import { loadCalculator } from '#calculators/load.ts'
import { parseDate } from '#calculators/kernel/parse.ts'
import { edgeValues, startValues } from '#calculators/kernel/read.ts'
import { figuresOf, shownFigures } from '#calculators/kernel/report.ts'
import { showFigure, toEdge, UNITS } from '#calculators/kernel/units.ts'

const HELP = `Gebruik:
  bereken <slug> '<json>'   rekent en drukt het verslag af als JSON
  bereken <slug>            het standaardgeval
  bereken --lijst [slug]    alle rekenhulpen met hun invoer
Opties: --tekst (leesbare tekst), --datum=JJJJ-MM-DD (de dag van vandaag), --regels=JJJJ of JJJJ-MM-DD (de regels van dat jaar of die dag)`

/** A mistake of the caller: one clear line, exit code 2. */
class UsageError extends Error {}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function describeField(key: string, field: Field, start: unknown): Record<string, unknown> {
  if (field.kind === 'rows') {
    const columns = Object.entries(field.columns).map(([column, cell]) =>
      describeField(column, cell, typeof cell.start === 'function' ? undefined : cell.start),
    )
    return {
      key,
      label: field.label,
      kind: field.kind,
      start,
      min: field.min,
      max: field.max,
      when: field.when,
      columns,
    }
  }
  const unit = unitOf(field)
  return {
    key,
    label: field.label,
    kind: field.kind,
    unit: ('unit' in field ? field.unit : undefined) ?? (UNITS[unit].name || undefined),
    start: toEdge(unit, start),
    ...('min' in field ? { min: toEdge(unit, field.min), max: toEdge(unit, field.max) } : {}),
    ...('optional' in field && field.optional ? { optional: true } : {}),
    ...(field.kind === 'choice' ? { options: field.options.map((option) => option.value) } : {}),
    ...(field.when ? { when: field.when } : {}),
  }
}

async function list(slugs: readonly string[], situation: Situation): Promise<unknown> {
  const chosen = catalogue.filter((meta) => slugs.length === 0 || slugs.includes(meta.slug))
  return Promise.all(
    chosen.map(async ({ slug, category, question }) => {
      const calculator = await loadCalculator(category, slug)
      const starts = startValues(calculator.inputs, openEnv(situation))
      const inputs = Object.entries(calculator.inputs).map(([key, field]) => describeField(key, field, starts[key]))
      return { slug, category, question, inputs }
    }),
  )
}

function printable(
  slug: string,
  outcome: Extract<Outcome, { status: 'ok' }>,
  calculator: AnyCalculator,
): Record<string, unknown> {
  const { report, uses, values } = outcome
  const all = figuresOf(report)
  return {
    slug,
    inputs: edgeValues(calculator.inputs, values),
    assumed: report.assumed,
    provisional: report.provisional,
    headline: report.headline.key,
    key: report.key.map((figure) => figure.key),
    sentence: report.sentence.replaceAll('**', ''),
    figures: Object.fromEntries(all.map((figure) => [figure.key, toEdge(figure.unit, figure.value)])),
    details: all.map((figure) => ({
      key: figure.key,
      label: figure.label,
      unit: figure.unit,
      text: showFigure(figure),
    })),
    notices: report.notices,
    tables: report.tables.map((table) => ({
      key: table.key,
      title: table.title,
      columns: table.columns.map((column) => column.key),
      rows: table.rows.map((row) => row.map((cell, index) => toEdge(table.columns[index]?.unit ?? 'text', cell))),
    })),
    steps: report.steps.map((step) => step.text.replaceAll('**', '')),
    law: uses.map(({ figure, row, provisional }) => ({
      label: figure.label,
      value: row.value,
      from: row.from,
      source: row.source ?? figure.source,
      article: row.article ?? figure.article,
      provisional,
    })),
  }
}

function asText(slug: string, outcome: Extract<Outcome, { status: 'ok' }>): string {
  const { report } = outcome
  const figures = shownFigures(report).map((figure) => `${figure.label}: ${showFigure(figure)}`)
  const assumed = report.assumed.map(({ text }) => text).join(' · ')
  return [
    slug,
    '',
    ...(report.provisional === undefined ? [] : [report.provisional, '']),
    report.sentence.replaceAll('**', ''),
    '',
    ...figures,
    ...(assumed === '' ? [] : ['', `Gerekend met: ${assumed}`]),
    '',
    ...report.notices.map((notice) => `! ${notice.text}`),
  ].join('\n')
}

function readInput(json: string | undefined): Record<string, unknown> {
  let input: unknown
  try {
    input = JSON.parse(json ?? '{}')
  } catch {
    throw new UsageError(`Dit is geen geldige JSON: ${json}`)
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new UsageError('Geef de invoer als JSON-object, bijvoorbeeld {"bedrag":5000}.')
  return input as Record<string, unknown>
}

function dateOption(options: ReadonlyMap<string, string>, name: string): string | undefined {
  const given = options.get(name)
  if (given === undefined) return undefined
  const parsed = parseDate(given)
  if (!('value' in parsed)) throw new UsageError(`--${name} verwacht een datum als 2026-11-15.`)
  return parsed.value
}

function rulesOption(options: ReadonlyMap<string, string>, day: string): string | undefined {
  const given = options.get('regels')
  return given !== undefined && /^\d{4}$/.test(given) ? rulesDateOf(Number(given), day) : dateOption(options, 'regels')
}

async function main(args: readonly string[]): Promise<string> {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const words = args.filter((arg) => !arg.startsWith('--'))
  const options = new Map(flags.map((flag) => flag.slice(2).split('=')).map(([name = '', value = '']) => [name, value]))
  const strange = [...options.keys()].find((name) => !['lijst', 'tekst', 'datum', 'regels', 'help'].includes(name))
  if (strange !== undefined) throw new UsageError(`Onbekende optie --${strange}.\n${HELP}`)
  const day = dateOption(options, 'datum') ?? today()
  const situation: Situation = { today: day, rulesDate: rulesOption(options, day), market: builtInMarket }
  if (options.has('lijst')) return JSON.stringify(await list(words, situation), null, 2)
  const [slug, json] = words
  if (slug === undefined || options.has('help')) throw new UsageError(HELP)
  const meta = catalogue.find((candidate) => candidate.slug === slug)
  if (!meta)
    throw new UsageError(
      `Onbekende rekenhulp "${slug}". Kies uit: ${catalogue.map((candidate) => candidate.slug).join(', ')}.`,
    )
  const calculator = await loadCalculator(meta.category, slug)
  const outcome = runJson(calculator, readInput(json), situation)
  if (outcome.status === 'uncovered') throw new UsageError(outcome.message)
  if (outcome.status === 'invalid')
    throw new UsageError(
      Object.entries(outcome.errors)
        .map(([key, message]) => `${key}: ${message}`)
        .join('\n'),
    )
  return options.has('tekst') ? asText(slug, outcome) : JSON.stringify(printable(slug, outcome, calculator), null, 2)
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
