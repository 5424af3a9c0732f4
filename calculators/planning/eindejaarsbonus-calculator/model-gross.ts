/** The gross premium: each joint committee builds it in its own way. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { premieElektro, premieUrenMetaal } from '#rules/loon/eindejaarspremie.figures.ts'
import type { Values } from './inputs.ts'
import type { Rule } from './choices-sectors.ts'

export type Gross = {
  readonly bruto: number
  /** For a full year. */
  readonly full: number
  /** The pay, hours or amount the rule starts from, and the part of it. */
  readonly base: number
  readonly share: number
  readonly fixed: number
  /** Part of the year that counts. */
  readonly part: number
}

const gross = (base: number, share: number, fixed: number, part: number, fixedPart = part): Gross => ({
  base,
  share,
  fixed,
  part,
  full: roundCents(base * share + fixed),
  bruto: roundCents(base * share * part + fixed * fixedPart),
})

export function grossPremium(law: Law, rule: Rule, values: Values): Gross {
  const { maandloon } = values
  const months = values.gewerkteMaanden / 12
  const wholeYear = values.jaarloon ?? roundCents(maandloon * 12)
  switch (rule.kind) {
    case 'elektro':
      return gross(wholeYear, law(premieElektro), 0, 1)
    case 'aandeel':
      return gross(wholeYear, rule.share, rule.fixed, 1, months)
    case 'dagen':
      return gross(maandloon, 1, 0, Math.min(1, values.gewerkteDagen / values.dagenVolJaar))
    case 'uren':
      return gross(values.uurloon, law(premieUrenMetaal), 0, months)
    case 'vrij':
      return gross(values.premie, 1, 0, months)
    case 'maand':
      return gross(maandloon, rule.share, rule.fixed, months)
  }
}
