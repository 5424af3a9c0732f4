/** Reductions for pensions, unemployment and sickness benefits (art. 146 to 153 WIB 92). */
import { roundCents, roundedSum } from '#finance/money.ts'
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
 * The additional reduction is what leaves no tax to whoever has nothing but a pension or unemployment benefits, up to the
 * limit of the law (art. 147, last paragraph).
 */
function aanvullendeVermindering(law: Law): number {
  const { basis, volledigTot } = law(pensioenvermindering)
  const free = verminderingVrijeSom(law, law(belastingvrijeSom))
  return roundCents(Math.max(0, basisbelasting(law, volledigTot) - free - basis))
}

const between = (share: number): number => Math.min(1, Math.max(0, share))

/**
 * The part of what somebody of the legal pension age earns that stays out of the ratio of pension to income, so that work
 * does not cost the reduction (art. 147, first paragraph, 2°, b and c). Leaves out survivor's pensions at another age.
 */
export function buitenDeVerhouding(law: Law, pensioen: number): number {
  const { volledigTot, afbouwVanaf } = law(pensioenvermindering)
  return between((afbouwVanaf - pensioen) / (afbouwVanaf - volledigTot))
}

/**
 * The reductions on a taxable income. `shares` is the part of the income that each kind makes up; `verruimd` raises that
 * of the pension. Each reduction is held within its part of the tax (art. 153). Leaves out what art. 154 takes off what
 * is left for those who have nothing but unemployment benefits all year (40 % in 2025, 20 % in 2026, then nothing): it ends at
 * the highest benefit of four years earlier, an amount that we did not find.
 */
export function verminderingVervanging(
  law: Law,
  income: number,
  shares: Vervanging,
  tax: number,
  verruimd = 1,
): number {
  const none = shares.pensioen === 0 && shares.werkloosheid === 0 && shares.ziekte === 0
  if (income <= 0 || none) return 0
  const rule = law(pensioenvermindering)
  const { afbouwVanaf: from, derdeVanaf, werkloosheidNulVanaf } = rule
  const extra = aanvullendeVermindering(law) * between((from - income) / (from - rule.volledigTot))
  // Art. 152: a third stays, the other two thirds fall in a straight line. Art. 151: unemployment falls to zero.
  const third = 1 / 3 + (2 / 3) * between((derdeVanaf - income) / (derdeVanaf - from))
  const toZero = between((werkloosheidNulVanaf - income) / (werkloosheidNulVanaf - from))
  const part = (share: number, amount: number) => roundCents(share * Math.min(tax, amount))
  const total = roundedSum([
    part(shares.pensioen, (rule.basis * third + extra) * verruimd),
    part(shares.werkloosheid, rule.basis * toZero + extra),
    part(shares.ziekte, rule.ziekte * third),
  ])
  return Math.min(tax, total)
}
