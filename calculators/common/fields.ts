/** Fields that many calculators ask and that say nothing about the visitor: one label, one bound and one start each. */
import { percent, type When } from '#calculators/kernel/fields.ts'

export type Place<W extends When> = {
  readonly refine?: boolean
  readonly group?: string
  readonly hint?: string
  readonly when?: W
}

/** The middle of what the European Central Bank aims at. */
const EXPECTED_INFLATION = 0.02

export const inflatie = <const W extends When>(spec: Place<W> = {}) =>
  percent({
    label: 'Inflatie per jaar',
    short: 'inflatie',
    start: EXPECTED_INFLATION,
    reference: { from: 'raming', on: 'doel van de ECB' },
    min: -0.02,
    max: 0.2,
    ...spec,
  })
