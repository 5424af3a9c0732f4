import type { Gezin } from '#rules/loon/loon.figures.ts'
import type { Household } from '#rules/uitkeringen/uitkeringen.figures.ts'

type Family = {
  readonly gezin: Gezin
  readonly kinderen: number
  /** Lives with somebody who has an income, without being taxed together. */
  readonly samenwonend?: boolean
}

/** The family as benefits see it: who lives with an income, who supports others, who lives alone. */
export function benefitFamily({ gezin, kinderen, samenwonend = false }: Family): Household {
  if (gezin === 'partnerMetInkomen') return 'samenwonend'
  if (gezin === 'partnerZonderInkomen') return 'gezinslast'
  if (samenwonend) return 'samenwonend'
  return kinderen > 0 ? 'gezinslast' : 'alleenstaand'
}
