/** What the RVA pays for holidays that somebody young or older could not build up. Leaves out: part-time work. */
import { roundCents } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { uitkering } from '#rules/uitkeringen/uitkeringen.ts'
import { UITKERINGSDAGEN } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { vakantieUitkering, voorheffingVakantieUitkering } from '#rules/uitkeringen/vakantie-uitkering.figures.ts'

/** Six days of benefit in a week of five holidays. */
const PER_VAKANTIEDAG = 6 / 5

/** Per holiday in a week of five days, before and after what is withheld; null before the limit that we hold. */
export function vakantieUitkeringPerDag(law: Law, gross: number) {
  if (!hasBegun(vakantieUitkering, law.date)) return null
  const { deel, loongrens } = law(vakantieUitkering)
  const day = roundCents(Math.min(gross / UITKERINGSDAGEN, loongrens) * deel)
  return uitkering(day * PER_VAKANTIEDAG, law(voorheffingVakantieUitkering), 'deel')
}
