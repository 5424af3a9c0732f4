/** Fields that many calculators ask: one label, one bound and one start each. `spec` adds where it stands on the page. */
import { choice, count, percent, type When, year } from '#calculators/kernel/fields.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'

export type Place<W extends When> = {
  readonly refine?: boolean
  readonly group?: string
  readonly hint?: string
  readonly when?: W
}

/** The middle of what the European Central Bank aims at. */
const EXPECTED_INFLATION = 0.02

export const inflatie = <const W extends When>(spec: Place<W> = {}) =>
  percent({ label: 'Inflatie per jaar', short: 'inflatie', start: EXPECTED_INFLATION, min: -0.02, max: 0.2, ...spec })

export const gewest = <const W extends When>(spec: Place<W> = {}) =>
  choice({ label: 'Gewest', profile: 'gewest', start: 'vlaanderen', options: gewestOptions, ...spec })

export const geboortejaar = <const W extends When>(spec: Place<W> = {}) =>
  year({ label: 'Geboortejaar', profile: 'geboortejaar', start: 1990, min: 1925, max: 2015, ...spec })

export const kinderen = <const W extends When>(spec: Place<W> = {}) =>
  count({ label: 'Kinderen ten laste', short: 'kinderen', profile: 'kinderen', start: 0, max: 15, ...spec })
