/** What decides the holiday pay of an employee, asked alike on the two holiday pages. */
import type { Place } from '#calculators/common/fields.ts'
import { count, percent, type When } from '#calculators/kernel/fields.ts'

export const gewerkteMaanden = <const W extends When>(spec: Place<W> = {}) =>
  count({
    label: 'Gewerkte maanden vorig jaar',
    start: 12,
    neutral: 12,
    max: 12,
    decimals: 2,
    slider: 1,
    unit: 'maanden',
    ...spec,
  })

export const tewerkstellingVorigJaar = <const W extends When>(spec: Place<W> = {}) =>
  percent({
    label: 'Tewerkstelling vorig jaar',
    start: null,
    optional: true,
    min: 0,
    max: 1,
    refine: true,
    hint: 'Laat leeg als je toen evenveel werkte als nu.',
    ...spec,
  })
