/** The questions about a home loan and house prices that several pages ask: one bound and one way to leave them empty. */
import { percent, type When, years } from '#calculators/kernel/fields.ts'
import { homeRateHint } from './rate-hint.ts'

type Place<W extends When> = { readonly refine?: boolean; readonly group?: string; readonly when?: W }

/** Empty: the reference rate for the term. */
export const homeRate = <const W extends When>(spec: Place<W> & { readonly min?: number }) =>
  percent({
    start: null,
    optional: true,
    hint: homeRateHint,
    min: 0,
    max: 0.15,
    ...spec,
    label: 'Rentevoet van de lening',
    short: 'rentevoet',
    fact: 'rentevoet',
  })

export const homeTerm = <const W extends When>(spec: Place<W> & { readonly start: number; readonly slider?: number }) =>
  years({
    min: 1,
    max: 40,
    ...spec,
    label: 'Looptijd van de lening',
    short: 'lening over',
    fact: 'leninglooptijd',
  })

export const housePrices = <const W extends When>(spec: Place<W> = {}) =>
  percent({
    label: 'Huizenprijzen stijgen per jaar',
    short: 'huizenprijzen +',
    start: 0.02,
    min: -0.05,
    max: 0.25,
    ...spec,
  })
