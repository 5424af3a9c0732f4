/** The social supplement of child benefit, by the income of the family. */
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { groeipakketToeslagen } from '#rules/familie/groeipakket.figures.ts'
import { brusselSociaal, kinderbijslagGrenzen, wallonieToeslagen } from '#rules/familie/kinderbijslag.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'

export type Bijslagregio = 'vlaanderen' | 'brussel' | 'wallonie' | 'duitstalig'

/** How far the income of the family reaches: below the first limit, between the limits, above. */
export type Band = 'laag' | 'midden' | 'hoog'

/** The limits of the family's income that change what it gets. */
export function inkomensgrenzen(law: Law, regio: Bijslagregio, kinderen: number): readonly number[] {
  if (regio === 'duitstalig') return []
  if (regio === 'vlaanderen') return law(groeipakketToeslagen).grenzen[kinderen > 2 ? 'groot' : 'klein']
  return law(kinderbijslagGrenzen)[regio]
}

/** Of the income a family of so many children gets its amounts by the band alone. */
export function inkomensband(
  law: Law,
  { regio, inkomen }: { readonly regio: Bijslagregio; readonly inkomen: number },
  kinderen: number,
): Band {
  const limits = inkomensgrenzen(law, regio, kinderen)
  // Flanders pays up to and including the limit, the others below it.
  const under = (limit: number) => (regio === 'vlaanderen' ? inkomen <= limit : inkomen < limit)
  return limits.length === 0 ? 'hoog' : under(at(limits, 0)) ? 'laag' : under(at(limits, 1)) ? 'midden' : 'hoog'
}
export const ofBand = (amounts: readonly number[], band: Band): number =>
  band === 'hoog' ? 0 : at(amounts, band === 'laag' ? 0 : 1)

type Toeslagkind = {
  readonly band: Band
  readonly aantal: number
  readonly alleenstaand: boolean
  /** Brussels pays more from twelve years on. */
  readonly leeftijd?: number
}

/** Of one child a month, in the system of today. */
export function socialeToeslag(
  law: Law,
  regio: Exclude<Bijslagregio, 'duitstalig'>,
  { band, aantal, alleenstaand, leeftijd = 0 }: Toeslagkind,
): number {
  const large = aantal > 2
  if (regio === 'vlaanderen') return ofBand(law(groeipakketToeslagen).sociaal[large ? 'groot' : 'klein'], band)
  const index = spilcoefficient(law(indexsprongen), '105,10')
  const indexed = (amount: number) => roundCents(amount * index)
  if (regio === 'brussel') {
    const table = law(brusselSociaal)
    const size = large ? (alleenstaand ? 'drieAlleen' : 'drie') : alleenstaand ? 'tweeAlleen' : 'twee'
    const low = at(table[aantal === 1 ? 'een' : size], leeftijd < 12 ? 0 : 1)
    const between = aantal === 1 ? 0 : table.tussen[large ? 'drie' : 'twee']
    return indexed(band === 'laag' ? low : band === 'midden' ? between : 0)
  }
  const extra = law(wallonieToeslagen)
  return roundedSum([
    indexed(ofBand(extra.sociaal, band)),
    alleenstaand ? indexed(ofBand(extra.alleenstaand, band)) : 0,
    large ? indexed(ofBand(extra.grootGezin, band)) : 0,
  ])
}
