/**
 * Property tax: cadastral income × index coefficient × base rate of the region × (1 + surcharges ÷ 100), less the
 * reductions for a modest home, for children and for persons with a handicap. Leaves out: unoccupied homes and machinery.
 */
import { at } from '#finance/list.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import {
  indexcoefficientKI,
  basistariefOV,
  bescheidenWoning,
  kinderenOVVlaanderen,
  indexKinderenOV,
  kinderenOVWallonie,
  kindOVVlaanderen,
  kinderenOVBrussel,
} from '#rules/wonen/onroerende-voorheffing.figures.ts'

type Surcharges = { readonly municipal: number; readonly provincial: number; readonly agglomeration: number }

export type Gezin = {
  /** Children with a right to family allowance; one with a handicap counts for two. */
  readonly children?: number
  /** Adults with a recognised handicap, each for two. */
  readonly disabled?: number
  /** Other relatives who depend on the household (Wallonia). */
  readonly dependants?: number
}

/**
 * Reduction for the household (art. 2.1.5.0.1 VCF; art. 257 WIB 92): children from two on. In Wallonia a person with a
 * handicap or another dependant opens the right as well; in Brussels a handicap counts apart from the children.
 * Flanders: a fixed sum on the base with the surcharges on top; Brussels a share of the tax; Wallonia a sum per head.
 */
export function gezinsvermindering(
  law: Law,
  gewest: Gewest,
  { children = 0, disabled = 0, dependants = 0 }: Gezin,
  /** `surcharges`: of the municipality and the province, only Flanders looks at them. */
  { gross, surcharges }: { readonly gross: number; readonly surcharges: number },
): number {
  const entitled = children >= 2 ? children : 0
  // Nobody to reduce for: no figure is read, so none limits the years that can be compared.
  if (children + disabled + dependants === 0) return 0
  if (gewest === 'wallonie') {
    const heads = disabled + dependants > 0 ? children + 2 * disabled + dependants : entitled
    return roundCents(heads * law(kinderenOVWallonie))
  }
  if (gewest === 'brussel') return roundCents(gross * Math.min(1, (entitled + 2 * disabled) * law(kinderenOVBrussel)))
  return roundCents(vlaamsOpBasis(law, entitled, disabled) * (1 + surcharges / 100))
}

/** Since assessment 2023 a sum per child; before, a scale. An adult with a handicap counts as two children of their own. */
function vlaamsOpBasis(law: Law, entitled: number, disabled: number): number {
  const scale = law(kinderenOVVlaanderen)
  const index = law(indexKinderenOV)
  if (scale === null || index === null) return roundCents((entitled + 2 * disabled) * law(kindOVVlaanderen))
  const indexed = (place: number) => roundCents(at(scale, place) * index)
  const forAdults = disabled * indexed(0)
  if (entitled === 0) return roundCents(forAdults)
  const listed = Math.min(entitled - 2, scale.length - 1)
  return roundCents(forAdults + indexed(listed) + (entitled - 2 - listed) * indexed(0))
}

export type PropertyTax = {
  readonly indexed: number
  readonly base: number
  readonly municipal: number
  readonly provincial: number
  readonly agglomeration: number
  readonly gross: number
  readonly modest: number
  readonly children: number
  readonly reduction: number
  readonly due: number
}

export type PropertyTaxCase = Surcharges &
  Gezin & {
    readonly ki: number
    readonly modest?: boolean
    /** Built or bought new without a premium, in the first five years. */
    readonly newHome?: boolean
    readonly energy?: number
    readonly other?: number
    /** The assessment rounds the indexed income to the euro. */
    readonly wholeEuros?: boolean
  }

export function onroerendeVoorheffing(law: Law, gewest: Gewest, home: PropertyTaxCase): PropertyTax {
  const { ki, modest = false, newHome = false, energy = 0, other = 0, wholeEuros = false } = home
  const exact = ki * law(indexcoefficientKI)
  const indexed = roundTo(exact, wholeEuros ? 0 : 2)
  const base = roundCents(indexed * law(basistariefOV)[gewest])
  const brussels = gewest === 'brussel'
  const rates = {
    municipal: home.municipal,
    provincial: brussels ? 0 : home.provincial,
    agglomeration: brussels ? home.agglomeration : 0,
  }
  const municipal = roundCents((base * rates.municipal) / 100)
  const provincial = roundCents((base * rates.provincial) / 100)
  const agglomeration = roundCents((base * rates.agglomeration) / 100)
  const gross = roundCents(base + municipal + provincial + agglomeration)
  const { tot: limit, vermindering: usual, nieuweWoning: half } = law(bescheidenWoning)
  const modestRate = modest && ki <= limit ? (newHome && !brussels ? half : usual) : 0
  const modestPart = roundCents(gross * modestRate)
  const surcharges = rates.municipal + rates.provincial
  const childPart = Math.min(gross, gezinsvermindering(law, gewest, home, { gross, surcharges }))
  const reduction = roundCents(Math.min(gross, modestPart + childPart + gross * energy + other))
  return {
    indexed,
    base,
    municipal,
    provincial,
    agglomeration,
    gross,
    modest: modestPart,
    children: childPart,
    reduction,
    due: roundCents(gross - reduction),
  }
}
