/** One income from gross to net, and back. */
import { roundCents } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { forfaitAuteursrechten } from '#rules/sparen-beleggen/auteursrechten.ts'
import { ingehouden, type IncomeKind, naBuitenland } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'

export type Split = {
  gross: number
  foreign: number
  border: number
  belgian: number
  net: number
  exemptAtBank: number
}
export type Source = {
  kind: IncomeKind
  rate: number
  foreignRate: number
  persons: number
  used: number
  /** Own costs of copyright; null for what the law takes off without proof. */
  costs: number | null
}

/** Nothing but copyright knows costs. */
export const costsOf = (law: Law, gross: number, { kind, costs }: Source): number =>
  kind === 'auteursrechten' ? Math.min(gross, costs ?? forfaitAuteursrechten(law, gross)) : 0

export function split(law: Law, gross: number, source: Source): Split {
  if (source.kind === 'spaarrekening') {
    const belgian = spaarbelasting(law, gross, source.persons, source.used)
    const free = Math.max(0, law(spaarvrijstelling) * source.persons - source.used)
    const exemptAtBank = Math.min(gross, free)
    return { gross, foreign: 0, border: gross, belgian, net: roundCents(gross - belgian), exemptAtBank }
  }
  if (source.kind === 'auteursrechten') {
    const belgian = ingehouden(law, gross - costsOf(law, gross, source), source.rate)
    return { gross, foreign: 0, border: gross, belgian, net: roundCents(gross - belgian), exemptAtBank: 0 }
  }
  return { gross, ...naBuitenland(law, gross, source.foreignRate, source.rate), exemptAtBank: 0 }
}

/** The gross amount nearest to the one that leaves this net; net rises with gross, so a search by cents finds it. */
export function grossFor(law: Law, net: number, source: Source): number {
  const slope = (1 - source.foreignRate) * (1 - source.rate)
  const highest = Math.ceil((net / slope + 10) * 100)
  const cents = bisectInteger((n) => split(law, n / 100, source).net >= net - 1e-9, 0, highest)
  const lowest = (cents ?? highest) / 100
  const plain = roundCents(net / slope)
  return split(law, plain, source).net === net ? plain : lowest
}

/** What the company paid when it set a reserve aside, together with the tax on paying it out, over the profit used. */
export const reservePressure = (setAside: number, rate: number): number => (setAside + rate) / (1 + setAside)
