/** Where a household lives, for its municipal tax and its region: by postcode, or what was typed. */
import { municipalityOf } from '#data/municipalities.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

type Address = {
  readonly postcode: string
  /** What was typed goes first; null when it was left open. */
  readonly gemeentebelasting: number | null
  readonly gewest: Gewest
}

export type Home = {
  readonly gewest: Gewest
  readonly gemeentebelasting: number
  /** Name of the municipality, when the postcode says it. */
  readonly gemeente: string | null
  /** Neither a rate nor a postcode was typed: the rate is the usual one. */
  readonly richtwaarde: boolean
}

/** A postcode decides about the region too. */
export function homeOf(law: Law, { postcode, gemeentebelasting, gewest }: Address): Home {
  const found = postcode === '' ? null : municipalityOf(postcode)
  return {
    gewest: found?.region ?? gewest,
    gemeentebelasting: gemeentebelasting ?? found?.tax ?? law(gemeentebelastingRichtwaarde),
    gemeente: found?.name ?? null,
    richtwaarde: gemeentebelasting === null && found === null,
  }
}
