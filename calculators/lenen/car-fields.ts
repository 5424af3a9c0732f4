/** What a car is still worth: one start on every page that asks it. */
import { percent, type When } from '#calculators/kernel/fields.ts'

/** An assumption: a car of five years old. */
export const RESIDUAL = 0.38

type Spec<W extends When> = {
  readonly label: string
  readonly short?: string
  readonly slider?: number
  readonly hint?: string
  readonly when?: W
}

export const restwaarde = <const W extends When>(spec: Spec<W>) => percent({ start: RESIDUAL, min: 0, max: 1, ...spec })
