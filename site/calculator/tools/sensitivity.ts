/** Gevoeligheid: what a named small step of each input does to the headline. Pure. */
import { eur, num, plural } from '#calculators/kernel/format.ts'
import type { NumberField } from '#calculators/kernel/fields.ts'
import { type NumberInput, roundForField } from '#site/calculator/tools/probe.ts'

export type Sensitivity = {
  readonly key: string
  readonly label: string
  /** The step in words: "0,5 procentpunt". */
  readonly step: string
  /** Change of the figure; null where the calculator refuses the value. */
  readonly down: number | null
  readonly up: number | null
}

function twoDigits(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(2))
}

/** A step a person would name: half a point, a year, a tenth of the amount. */
export function stepOf(field: NumberField, value: number): { size: number; words: string } {
  switch (field.kind) {
    case 'percent':
      return Math.abs(value) >= 0.2 ? { size: 0.05, words: '5 procentpunt' } : { size: 0.005, words: '0,5 procentpunt' }
    case 'months': {
      const size = value >= 36 ? 12 : 1
      return { size, words: plural(size, 'maand', 'maanden') }
    }
    case 'years':
    case 'year':
      return { size: 1, words: '1 jaar' }
    case 'euro': {
      const size = Math.max(1, twoDigits(Math.abs(value) / 10) || 100)
      return { size, words: eur(size, 0) }
    }
    case 'count': {
      const size =
        value > 20 ? Math.max(1, Math.round(twoDigits(value / 10))) : field.decimals > 0 && value < 2 ? 0.1 : 1
      return { size, words: `${num(size)}${field.unit ? ` ${field.unit}` : ''}` }
    }
  }
}

export function sensitivities(
  inputs: readonly NumberInput[],
  now: number,
  figureAt: (key: string, value: number) => number | null,
): Sensitivity[] {
  const changeAt = ({ key, field, value }: NumberInput, target: number): number | null => {
    const rounded = roundForField(field, target)
    // A step that the bounds cut short would be another step than the one named.
    if (Math.abs(rounded - target) > 1e-9 || rounded === value) return null
    const figure = figureAt(key, rounded)
    return figure === null ? null : figure - now
  }
  return inputs
    .map((input): Sensitivity => {
      const { size, words } = stepOf(input.field, input.value)
      return {
        key: input.key,
        label: input.field.label,
        step: words,
        down: changeAt(input, input.value - size),
        up: changeAt(input, input.value + size),
      }
    })
    .filter((one) => (one.down ?? 0) !== 0 || (one.up ?? 0) !== 0)
    .toSorted((a, b) => widest(b) - widest(a))
}

const widest = ({ down, up }: Sensitivity) => Math.max(Math.abs(down ?? 0), Math.abs(up ?? 0))
