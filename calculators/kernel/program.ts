/** What other programs get: a calculator described, and its answer. One shape for the command line, the API and assistants. */
import { lawAddress } from '#rules/kernel/dated.ts'
import type { AnyCalculator, Good, Outcome, Situation } from '#calculators/kernel/calculator.ts'
import { openEnv, runJson } from '#calculators/kernel/calculator.ts'
import {
  boundsOf,
  type Env,
  type Field,
  hintText,
  type Inputs,
  type SimpleField,
  startValue,
  unitOf,
} from '#calculators/kernel/fields.ts'
import { encodeLink } from '#calculators/kernel/link.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { edgeValues, type Raw, rawFromValues, startRaw, startValues } from '#calculators/kernel/read.ts'
import { figuresOf } from '#calculators/kernel/report.ts'
import { showFigure, toEdge, UNITS } from '#calculators/kernel/units.ts'
import { comparableYears } from '#rules/kernel/years.ts'

const plain = (text: string) => text.replaceAll('**', '')

/** Bounds as a program types them; a date has only those it was given. */
function boundsAtEdge(field: SimpleField, env: Env): Record<string, unknown> {
  if (!('min' in field)) return {}
  const { min, max } = 'decimals' in field ? boundsOf(field, env) : field
  const unit = unitOf(field)
  return { min: toEdge(unit, min), max: toEdge(unit, max) }
}

function describeField(key: string, field: Field, start: unknown, env: Env): Record<string, unknown> {
  const common = { key, label: field.label, kind: field.kind, hint: hintText(field, env), when: field.when }
  if (field.kind === 'rows') {
    const columns = Object.entries(field.columns).map(([column, cell]) =>
      describeField(column, cell, startValue<unknown>(cell.start, env), env),
    )
    return {
      ...common,
      start: edgeValues({ [key]: field }, { [key]: start })[key],
      min: field.min,
      max: field.max,
      columns,
    }
  }
  const unit = unitOf(field)
  return {
    ...common,
    unit: ('unit' in field ? field.unit : undefined) ?? (UNITS[unit].name || undefined),
    start: toEdge(unit, start),
    ...boundsAtEdge(field, env),
    ...('decimals' in field ? { decimals: field.decimals } : {}),
    ...('optional' in field && field.optional ? { optional: true } : {}),
    ...(field.kind === 'choice'
      ? {
          options: field.options.map((option) => option.value),
          optionLabels: field.options.map((option) => option.label),
        }
      : {}),
  }
}

/** What a calculator gives back. */
const outputsOf = (calculator: AnyCalculator) =>
  Object.entries(calculator.outputs).map(([key, { label, unit, note, optional }]) => ({
    key,
    label,
    unit: UNITS[unit].name || unit,
    note,
    optional,
  }))

/** Inputs and outputs of a calculator with units, bounds, choices and conditions. */
export function describeCalculator(meta: Meta, calculator: AnyCalculator, situation: Situation) {
  const env = openEnv(situation)
  const starts = startValues(calculator.inputs, env)
  const usual = runJson(calculator, {}, situation)
  return {
    slug: meta.slug,
    category: meta.category,
    title: meta.pageTitle,
    question: meta.question,
    path: `/${meta.category}/${meta.slug}`,
    /** Years of rules that differ for the default case, for `regels`. */
    years: usual.status === 'ok' ? comparableYears(usual.uses, situation.today) : [],
    inputs: Object.entries(calculator.inputs).map(([key, field]) => describeField(key, field, starts[key], env)),
    outputs: outputsOf(calculator),
  }
}

type Starts = { readonly today: string; readonly market: Market; readonly raw: Raw }
const startsOf = new WeakMap<Inputs, Starts>()

/** The start values as text move with the day and the market alone: written once for all who ask on one day. */
function startsOn(inputs: Inputs, { today, market }: Situation): Raw {
  const known = startsOf.get(inputs)
  if (known?.today === today && known.market === market) return known.raw
  const raw = startRaw(inputs, openEnv({ today, market }))
  startsOf.set(inputs, { today, market, raw })
  return raw
}

/** The address on our site that opens with this case; what was typed stands behind the #. */
function linkOf(meta: Meta, { inputs }: AnyCalculator, { values }: Good, situation: Situation): string {
  const { rulesDate } = situation
  const fields = encodeLink(inputs, rawFromValues(inputs, values), startsOn(inputs, situation))
  const rules = rulesDate === undefined ? '' : `_regels=${rulesDate.slice(0, 4)}`
  const fragment = [fields, rules].filter(Boolean).join('&')
  return `/${meta.category}/${meta.slug}${fragment === '' ? '' : `#${fragment}`}`
}

function answerOf(meta: Meta, calculator: AnyCalculator, outcome: Good, situation: Situation) {
  const { report, uses, values } = outcome
  const all = figuresOf(report)
  return {
    slug: meta.slug,
    date: situation.today,
    rulesDate: situation.rulesDate,
    inputs: edgeValues(calculator.inputs, values),
    assumed: report.assumed,
    provisional: report.provisional,
    headline: report.headline.key,
    key: report.key.map((figure) => figure.key),
    sentence: plain(report.sentence),
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
    steps: report.steps.map((step) => plain(step.text)),
    assumptions: report.assumptions,
    excluded: report.excluded,
    law: uses.map(({ figure, row, provisional }) => ({
      label: figure.label,
      value: row.value,
      unit: figure.unit,
      from: row.from,
      source: row.source ?? figure.source,
      article: row.proof?.article ?? row.article ?? figure.article,
      address: lawAddress(figure, row),
      derived: row.derived,
      provisional,
    })),
    link: linkOf(meta, calculator, outcome, situation),
  }
}

export type ProgramAnswer = ReturnType<typeof answerOf>
export type ProgramOutcome =
  | { readonly status: 'ok'; readonly answer: ProgramAnswer; readonly outcome: Good }
  | Exclude<Outcome, Good>

/** The answer to JSON inputs; what is not given takes its start value. */
export function answerProgram(
  meta: Meta,
  calculator: AnyCalculator,
  json: Readonly<Record<string, unknown>>,
  situation: Situation,
): ProgramOutcome {
  const outcome = runJson(calculator, json, situation)
  if (outcome.status !== 'ok') return outcome
  return { status: 'ok', answer: answerOf(meta, calculator, outcome, situation), outcome }
}
