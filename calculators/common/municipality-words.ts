/** How a page speaks of the municipality it computed with. */
import { pct } from '#calculators/kernel/format.ts'
import type { Home } from '#calculators/common/municipality.ts'

/** "De gemeente Gent", or the municipality when we do not know its name. */
export const municipalityName = ({ gemeente }: Home): string =>
  gemeente === null ? 'De gemeente' : `De gemeente ${gemeente}`

export function municipalityText({ gemeente, gemeentebelasting, richtwaarde }: Home): string {
  const rate = pct(gemeentebelasting, 2, 0)
  if (richtwaarde)
    return `De gemeentebelasting is ${rate}, een gewoon tarief. Vul je postcode in voor dat van jouw gemeente.`
  return gemeente === null
    ? `De gemeentebelasting is ${rate}, zoals je invulde.`
    : `De gemeentebelasting van ${gemeente} is ${rate}.`
}
