/** Apply it: whatever a page claims of a change, entering that change through the ordinary reader gives exactly that. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyCalculator,
  type Good,
  openEnv,
  type Situation,
  solveChange,
  solveValues,
  withCell,
} from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import { type Field, type RowValue, type SimpleField, unitOf } from '#calculators/kernel/fields.ts'
import {
  type Raw,
  rawCell,
  type RawCell,
  rawFromValues,
  readRaw,
  startValues,
  type Values,
} from '#calculators/kernel/read.ts'
import type { ToldMove } from '#calculators/kernel/report.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { fromEdge } from '#calculators/kernel/units.ts'
import { pages } from '#calculators/pages.test-support.ts'
import { addDays } from '#finance/dates.ts'
import { drawing } from '../scripts/property-runs.ts'

const withMoves = [...pages].filter(([, calculator]) => calculator.moves !== undefined)

/** Cases per page, and how many of them have every set of their moves tried one by one. */
const CASES = 200
const SEARCHED = 200

/** A value near the start value that a visitor could type. */
function nearby(field: SimpleField, start: unknown): fc.Arbitrary<RawCell> {
  if (field.kind === 'toggle') return fc.boolean()
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({ value }) => value))
  if ('decimals' in field && typeof start === 'number')
    return fc.integer({ min: 0, max: 300 }).map((part) => {
      const moved = Math.min(field.max, Math.max(field.min, (start * part) / 100))
      return rawCell(field, Number(moved.toFixed(field.kind === 'percent' ? 4 : field.decimals)))
    })
  if (field.kind === 'date' && typeof start === 'string')
    return fc.integer({ min: -300, max: 300 }).map((days) => rawCell(field, addDays(start, days)))
  return fc.constant(rawCell(field, start as RowValue[string]))
}

/** The start case with up to four fields or cells of lists changed. */
function cases({ inputs }: AnyCalculator): fc.Arbitrary<Raw> {
  const values: Values = startValues(inputs, openEnv(situation()))
  const start = rawFromValues(inputs, values)
  const at = (path: string, field: SimpleField, now: unknown) => nearby(field, now).map((cell) => [path, cell] as const)
  const change = fc.oneof(
    ...Object.entries(inputs).flatMap(([key, field]) =>
      field.kind !== 'rows'
        ? [at(key, field, values[key])]
        : (values[key] as readonly RowValue[]).flatMap((row, index) =>
            Object.entries(field.columns).map(([name, cell]) => at(`${key}.${index}.${name}`, cell, row[name])),
          ),
    ),
  )
  return fc
    .array(change, { maxLength: 4 })
    .map((changes) => changes.reduce<Raw>((held, [path, cell]) => withCell(held, path, cell), start))
}

function typed(field: Field | undefined, column: string, value: unknown): RawCell {
  const cell = field?.kind === 'rows' ? field.columns[column] : field
  if (!cell) throw new Error('no such field')
  const inCode = typeof value === 'number' ? fromEdge(unitOf(cell), value) : value
  return rawCell(cell, inCode as RowValue[string])
}

const apply = ({ inputs }: AnyCalculator, raw: Raw, { change }: ToldMove): Raw =>
  Object.entries(change).reduce<Raw>((held, [path, value]) => {
    const [key = '', , column = ''] = path.split('.')
    return withCell(held, path, typed(inputs[key], column, value))
  }, raw)

/** Today's rules, and those that are announced. */
const rules = fc.boolean().map((announced) => ({ ...situation(), announced }))

/** What the page answers to these texts; of a whole report only this is asked. */
function outputOf(calculator: AnyCalculator, raw: Raw, at: Situation, key: string): number {
  const { values, errors } = readRaw(calculator.inputs, raw, openEnv(at))
  const out = Object.keys(errors).length > 0 ? null : solveValues(calculator, values, openEnv(at))
  if (out === null) throw new Error('the change is refused')
  return Number(out[key])
}

type Change = Readonly<Record<string, unknown>>

/**
 * Every move of a case, also those that bring nothing. Whoever asks what they bring hears less each time, so that no
 * amount is made smaller.
 */
function everyMove({ inputs, moves }: AnyCalculator, { values, out, report }: Good, at: Situation): readonly Change[] {
  let asked = 0
  const worse = report.moves?.way === 'more' ? -1 : 1
  const again = () => new Proxy({}, { get: () => worse * (asked += 1) })
  return moves?.({ inputs, values, out }, openEnv(at), again, [])?.each.map(({ change }) => change) ?? []
}

/** Every set of them that can be made together, but for none at all. */
function everySet(all: readonly Change[]): readonly Change[] {
  const sets: Change[] = [{}]
  for (const one of all)
    for (const set of sets.slice())
      if (Object.keys(one).every((path) => !Object.hasOwn(set, path))) sets.push({ ...set, ...one })
  return sets.slice(1)
}

describe('a page that says what a change brings', () => {
  test('there are such pages', () => {
    expect(withMoves.length).toBeGreaterThanOrEqual(6)
  })

  for (const [slug, calculator] of withMoves)
    test(`keeps its word, and no set of its changes brings more: ${slug}`, { timeout: 120_000 }, () => {
      let [searched, found] = [0, 0]
      fc.assert(
        fc.property(cases(calculator), rules, (raw, at) => {
          const now = runRaw(calculator, raw, at)
          if (now.status !== 'ok' || !now.report.moves) return
          const { moves } = now.report
          const sign = moves.way === 'more' ? 1 : -1
          const claims = [...moves.each, ...(moves.together ? [moves.together] : [])]
          const best = Math.max(0, ...claims.map(({ gain }) => gain))
          const before = Number(now.out[moves.output])
          for (const claim of claims) {
            const after = outputOf(calculator, apply(calculator, raw, claim), at, moves.output)
            expect(sign * (after - before)).toBeCloseTo(claim.gain, 2)
            expect(after).toBeCloseTo(claim.after, 2)
          }
          if (searched >= SEARCHED) return
          searched++
          const entered = new Set(claims.map(({ change }) => JSON.stringify(change)))
          for (const set of everySet(everyMove(calculator, now, at))) {
            found++
            // Entered already, and as good as it says.
            if (entered.has(JSON.stringify(set))) continue
            const after = solveChange(calculator, now.values, set, openEnv(at))?.[moves.output]
            if (typeof after !== 'number') continue
            expect(sign * (after - before)).toBeLessThanOrEqual(best + 0.005)
          }
        }),
        drawing(CASES),
      )
      expect(found).toBeGreaterThan(0)
    })
})
