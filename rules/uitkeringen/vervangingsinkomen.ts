/** Reductions for pensions, unemployment and sickness benefits (art. 146 to 154 WIB 92). */
import { roundCents, sum } from '#finance/money.ts'
import { belastingvrijeSom } from '#rules/belasting/personenbelasting.figures.ts'
import { basisbelasting, verminderingVrijeSom } from '#rules/belasting/personenbelasting.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'

/** Replacement income of one person, by kind. */
export type Vervanging = {
  readonly pensioen: number
  readonly werkloosheid: number
  readonly ziekte: number
}

export const geenVervanging: Vervanging = { pensioen: 0, werkloosheid: 0, ziekte: 0 }

/**
 * The additional reduction is what leaves no tax to who has nothing but benefits, up to the limit of the law (art. 147,
 * last paragraph).
 */
function aanvullendeVermindering(law: Law): number {
  const { basis, volledigTot } = law(pensioenvermindering)
  const free = verminderingVrijeSom(law, law(belastingvrijeSom))
  return roundCents(Math.max(0, basisbelasting(law, volledigTot) - free - basis))
}

const between = (share: number): number => Math.min(1, Math.max(0, share))

/**
 * The reductions on a taxable income. `shares` is the part of the income that each kind makes up. Each reduction is
 * held within its part of the tax, as on the bill. Leaves out the additional reduction for sickness benefits.
 */
export function verminderingVervanging(law: Law, income: number, shares: Vervanging, tax: number): number {
  const none = shares.pensioen === 0 && shares.werkloosheid === 0 && shares.ziekte === 0
  if (income <= 0 || none) return 0
  const rule = law(pensioenvermindering)
  const { afbouwVanaf: from, derdeVanaf, werkloosheidNulVanaf } = rule
  const extra = aanvullendeVermindering(law) * between((from - income) / (from - rule.volledigTot))
  // Art. 152: a third stays, the other two thirds fall in a straight line. Art. 151: unemployment falls to zero.
  const third = 1 / 3 + (2 / 3) * between((derdeVanaf - income) / (derdeVanaf - from))
  const toZero = between((werkloosheidNulVanaf - income) / (werkloosheidNulVanaf - from))
  const part = (share: number, amount: number) => roundCents(share * Math.min(tax, amount))
  const total = sum([
    part(shares.pensioen, rule.basis * third + extra),
    part(shares.werkloosheid, rule.basis * toZero + extra * rule.aanvullendWerkloosheid),
    part(shares.ziekte, rule.ziekte * third),
  ])
  return Math.min(tax, total)
}
