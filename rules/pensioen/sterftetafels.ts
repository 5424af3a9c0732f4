/** The legal life tables of the KB Leven of 14 November 2003: safe tables of the legislator, not today's mortality. */
import { type LifeTable, makeham, tableFromL } from '#finance/lifetable.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { sterfteConstanten, type Sekstafel } from '#rules/pensioen/sterftetafels.figures.ts'

/** X is for everyone: an insurer may not look at sex since 21 December 2012. */
export type Tafel = Sekstafel | 'XR' | 'XK'

const LAST_AGE = 120

const ages = Array.from({ length: LAST_AGE + 1 }, (_, age) => age)

/** The table of the legislator; the unisex ones are the mean of the lives of men and women at each age. */
export function wettelijkeTafel(law: Law, tafel: Tafel): LifeTable {
  const constants = law(sterfteConstanten)
  const parts: readonly Sekstafel[] = tafel === 'XR' ? ['MR', 'FR'] : tafel === 'XK' ? ['MK', 'FK'] : [tafel]
  const alive = ages.map(
    (age) => parts.reduce((total, part) => total + makeham(constants[part], age), 0) / parts.length,
  )
  return tableFromL(alive)
}
