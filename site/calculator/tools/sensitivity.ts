/** Wat weegt het meest: what a named small step of each input does to the headline. Pure. */
import { type Inputs, isShown, type NumberField } from '#calculators/kernel/fields.ts'
import { eur, num } from '#calculators/kernel/format.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { addMonths } from '#finance/dates.ts'
import { seekGoal } from '#site/calculator/tools/goal-seek.ts'
import { type NumberInput, roundForField, type TurnedInput } from '#site/calculator/tools/probe.ts'

export type Sensitivity = {
  readonly path: string
  readonly label: string
  /** The step in words: "0,25 procentpunt". */
  readonly step: string
  /** Change of the figure; null where the calculator refuses the value. */
  readonly down: number | null
  readonly up: number | null
}

/** An input with the values one step below and above it; null where a step leaves the field. */
export type Lever = {
  readonly path: string
  readonly label: string
  readonly step: string
  readonly down: unknown
  readonly up: unknown
}

type FigureAt = (path: string, value: unknown) => number | null

/** So close to the answer of now that the value found is the one it rests on. */
const CLOSE = 0.005

/** An empty field with the value it stands for: the one that gives the answer of now. */
export function withImplied(input: TurnedInput, now: number, figureAt: FigureAt): NumberInput[] {
  if (input.value !== null) return [{ ...input, value: input.value }]
  const answer = seekGoal(input.field, input.field.min, now, (value) => figureAt(input.path, value))
  const isClose = answer.found && Math.abs(answer.figure - now) <= CLOSE * Math.abs(now)
  return isClose ? [{ ...input, value: answer.input }] : []
}

function twoDigits(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(2))
}

/** A step a person would name: a quarter of a point, a year, five percent of the amount. */
export function stepOf(field: NumberField, value: number): { size: number; words: string } {
  switch (field.kind) {
    case 'percent':
      // A share of something moves by points, a rate by quarters of one.
      return field.max > 0.5 || Math.abs(value) >= 0.2
        ? { size: 0.05, words: '5 procentpunt' }
        : { size: 0.0025, words: '0,25 procentpunt' }
    case 'months':
      return value >= 36 ? { size: 12, words: '1 jaar' } : { size: 1, words: '1 maand' }
    case 'years':
    case 'year':
      return { size: 1, words: '1 jaar' }
    case 'euro': {
      const size = Math.max(1, twoDigits(Math.abs(value) / 20) || 100)
      return { size, words: eur(size, 0) }
    }
    case 'count': {
      const size =
        value > 40 ? Math.max(1, Math.round(twoDigits(value / 20))) : field.decimals > 0 && value < 2 ? 0.1 : 1
      // "1 kinderen" is no Dutch: the label says what is counted.
      return {
        size,
        words: (size === 1 && field.unit !== 'jaar') || !field.unit ? num(size) : `${num(size)} ${field.unit}`,
      }
    }
  }
}

function numberLevers(numbers: readonly NumberInput[]): Lever[] {
  return numbers.map(({ path, label, field, value }) => {
    const { size, words } = stepOf(field, value)
    const at = (target: number) => {
      const rounded = roundForField(field, target)
      // A step that the bounds cut short would be another step than the one named.
      return Math.abs(rounded - target) > 1e-9 || rounded === value ? null : rounded
    }
    return { path, label, step: words, down: at(value - size), up: at(value + size) }
  })
}

/** A day moves by a year: long enough to matter, short enough to be a choice. */
function dateLevers(inputs: Inputs, values: Values): Lever[] {
  return Object.entries(inputs).flatMap(([path, field]): Lever[] => {
    const value = values[path]
    if (field.kind !== 'date' || typeof value !== 'string' || !isShown(field, values)) return []
    const at = (months: number) => {
      const moved = addMonths(value, months)
      return (field.min && moved < field.min) || (field.max && moved > field.max) ? null : moved
    }
    return [{ path, label: field.label, step: '1 jaar', down: at(-12), up: at(12) }]
  })
}

export const leversOf = (numbers: readonly NumberInput[], inputs: Inputs, values: Values): Lever[] => [
  ...numberLevers(numbers),
  ...dateLevers(inputs, values),
]

export function sensitivities(levers: readonly Lever[], now: number, figureAt: FigureAt): Sensitivity[] {
  const change = (path: string, value: unknown): number | null => {
    const figure = value === null ? null : figureAt(path, value)
    return figure === null ? null : figure - now
  }
  return levers
    .map(({ path, label, step, down, up }) => ({ path, label, step, down: change(path, down), up: change(path, up) }))
    .filter((one) => isFelt(one.down) || isFelt(one.up))
    .toSorted((a, b) => widest(b) - widest(a))
}

const isFelt = (change: number | null) => Math.abs(change ?? 0) > 1e-9
const widest = ({ down, up }: Sensitivity) => Math.max(Math.abs(down ?? 0), Math.abs(up ?? 0))
