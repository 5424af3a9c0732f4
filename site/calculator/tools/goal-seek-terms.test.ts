import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { type AnyCalculator, type Good } from '#calculators/kernel/calculator.ts'
import { runJson } from '#calculators/kernel/run.ts'
import type { Inputs } from '#calculators/kernel/fields.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'
import { seekGoal } from '#site/calculator/tools/goal-seek.ts'
import { numberFigures, type NumberInput, numberInputs, probe, roundForField } from '#site/calculator/tools/probe.ts'

/** Terms that move nothing while the form stands as it opens: what they belong to is not filled in yet. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  'budget-planner': ['leningRest'],
  'hypothecaire-lening-berekenen': ['overbruggingMaanden', 'extraNa', 'reserveringVrij'],
  'rentevoet-vergelijker': ['tarieven.1.looptijd'],
}

const isTerm = ({ field }: NumberInput) => field.kind === 'months' || field.kind === 'years'

/** The choices that bring each term on screen; the first is the form as it opens. */
function openings(inputs: Inputs): readonly Readonly<Record<string, unknown>>[] {
  const conditions = Object.values(inputs)
    .filter(({ kind, when }) => when !== undefined && (kind === 'months' || kind === 'years'))
    .map(({ when }) =>
      Object.fromEntries(
        Object.entries(when ?? {}).map(([key, wanted]) => [key, Array.isArray(wanted) ? wanted[0] : wanted]),
      ),
    )
  return [...new Set([{}, ...conditions].map((one) => JSON.stringify(one)))].map(
    (one) => JSON.parse(one) as Record<string, unknown>,
  )
}

/** Other terms a visitor could want. */
const others = ({ field, value }: NumberInput) =>
  [value * 1.5, value * 0.5, value + 6, value + 1, value - 1]
    .map((other) => roundForField(field, Math.round(other)))
    .filter((other) => other !== value)

/** Asks a term back from what the page shows at another one; false when no figure on the page moves with it. */
function isFoundBack(calculator: AnyCalculator, { report, values }: Good, term: NumberInput): boolean {
  for (const { key, unit, decimals, value: now } of numberFigures(report)) {
    const at = (value: number) => probe(calculator, situation(), values, { path: term.path, value }, key)
    const shown = (figure: number | null) => showCell(figure, unit, decimals)
    const moved = (figure: number | null) => figure !== null && shown(figure) !== shown(Number(now))
    const other = others(term).find((value) => moved(at(value)))
    if (other === undefined) continue
    const wanted = at(other) ?? Number.NaN
    const answer = seekGoal(term.field, term.value, wanted, at)
    expect(answer.found && shown(answer.figure), `${term.path} for ${key}`).toBe(shown(wanted))
    return true
  }
  return false
}

describe('goal seek on a term', () => {
  for (const { category, slug } of catalogue) {
    test(`${slug}: each term on the page is found back from a figure`, { timeout: 60_000 }, async () => {
      const calculator = await loadCalculator(category, slug)
      const moved = new Map<string, boolean>()
      for (const opening of openings(calculator.inputs)) {
        const outcome = runJson(calculator, opening, situation())
        if (outcome.status !== 'ok') continue
        for (const term of numberInputs(calculator.inputs, outcome.values).filter(isTerm))
          if (!moved.get(term.path)) moved.set(term.path, isFoundBack(calculator, outcome, term))
      }
      const still = [...moved].filter(([, moves]) => !moves).map(([path]) => path)
      expect(still).toEqual(STILL[slug] ?? [])
    })
  }
})
