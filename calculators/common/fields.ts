/** Fields that many calculators ask: one label, one bound and one start each. `spec` adds where it stands on the page. */
import { choice, count, percent, type ProfileField, type When, year } from '#calculators/kernel/fields.ts'
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

type Ages = {
  /** The age the field starts with. */
  readonly age?: number
  /** Youngest and oldest: start and bounds are ages, so that they move with the year. */
  readonly ages?: readonly [number, number]
}

const birthYear = <const W extends When>(
  spec: Place<W> & Ages & { readonly label: string; readonly profile?: ProfileField },
) => {
  const { age = 36, ages: [youngest, oldest] = [11, 101], ...rest } = spec
  return year({
    ...rest,
    start: ({ today }) => Number(today.slice(0, 4)) - age,
    around: { back: oldest, ahead: 0 - youngest },
  })
}

export const geboortejaar = <const W extends When>(spec: Place<W> & Ages = {}) =>
  birthYear({ label: 'Geboortejaar', profile: 'geboortejaar', ...spec })

export const geboortejaarPartner = <const W extends When>(spec: Place<W> & Ages = {}) =>
  birthYear({ label: 'Geboortejaar van je partner', age: 35, ...spec })

export const kinderen = <const W extends When>(spec: Place<W> = {}) =>
  count({ label: 'Kinderen ten laste', short: 'kinderen', profile: 'kinderen', start: 0, max: 15, ...spec })
