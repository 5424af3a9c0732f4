import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { jobbonusVlaanderen } from '#rules/loon/jobbonus.figures.ts'

/** The Flemish jobbonus of a whole reference year. Leaves out: incomplete years, pension age, living there on 1 January. */
export function jobbonus(law: Law, gross: number, fraction = 1): number {
  const { vol, tot, bodem, einde, vast, deeltijdsMinimum } = law(jobbonusVlaanderen)
  const wage = gross / fraction
  if (gross === 0 || wage > einde) return 0
  const full = wage <= tot ? vol : vol - ((vol - bodem) * (wage - tot)) / (einde - tot)
  const amount = roundCents(full * fraction)
  return amount < (fraction < 1 ? deeltijdsMinimum : bodem) ? 0 : roundCents(amount + vast)
}
