/** Questions that the pages about the self-employed share. */
import { percent, type When } from '#calculators/kernel/fields.ts'

type Place<W extends When> = { readonly refine?: boolean; readonly group?: string; readonly when?: W }

export const beheerskost = <const W extends When>(spec: Place<W> = {}) =>
  percent({
    label: 'Beheerskost van je sociaal verzekeringsfonds',
    short: 'beheerskost',
    start: 0.0395,
    min: 0,
    max: 0.1,
    hint: 'Elk fonds kiest zijn kost, meestal 3 tot 4,5 %.',
    ...spec,
  })
