/** The first dividends of a year are free of tax, but only through the tax return (art. 21, 14° WIB 92). */
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { IncomeKind } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'

/** Ordinary shares and recognised co-operatives; not funds, ETFs, liquidation reserves or interest. */
export const isExemptible = (kind: IncomeKind): boolean =>
  kind === 'dividend' || kind === 'gvv' || kind === 'zorgvastgoed' || kind === 'vvprbis' || kind === 'vvprbisTweedeJaar'

export type TaxedDividend = { readonly amount: number; readonly rate: number; readonly exemptible: boolean }

export type Reclaim = {
  readonly exempt: readonly number[]
  readonly reclaim: readonly number[]
  readonly total: number
}

/**
 * Which dividends to put in the exemption: the ones with the highest Belgian rate first, so that most comes
 * back. `amount` is what the Belgian tax was computed on.
 */
export function dividendTerug(law: Law, dividends: readonly TaxedDividend[], persons = 1, alreadyUsed = 0): Reclaim {
  let left = Math.max(0, roundCents(law(dividendvrijstelling) * persons - alreadyUsed))
  const exempt = dividends.map(() => 0)
  const order = dividends
    .map((dividend, index) => ({ ...dividend, index }))
    .filter((dividend) => dividend.exemptible)
    .toSorted((a, b) => b.rate - a.rate)
  for (const { amount, index } of order) {
    const part = Math.min(left, amount)
    exempt[index] = part
    left = roundCents(left - part)
  }
  const reclaim = dividends.map(({ rate }, index) => roundCents(at(exempt, index) * rate))
  return { exempt, reclaim, total: roundedSum(reclaim) }
}
