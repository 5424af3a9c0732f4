/** The first dividends of a year are free of tax, but only through the tax return (art. 21, 14° WIB 92). */
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'
import type { IncomeKind } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

export const dividendvrijstelling = dated(
  'Vrijgestelde dividenden, per persoon',
  'euro per jaar',
  [
    { from: '2013-01-01', value: 0, note: 'Nog geen algemene vrijstelling; enkel voor erkende coöperaties.' },
    { from: '2018-01-01', value: 640, note: 'Ingevoerd door de programmawet van 25 december 2017.' },
    { from: '2019-01-01', value: 800 },
    {
      from: '2024-01-01',
      value: 833,
      note: 'Bevroren tot en met inkomstenjaar 2029. De 859 euro die voor 2025 was aangekondigd, is vervallen.',
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025); circulaire 2026/C/6',
    },
  ],
  {
    source: 'FOD Financiën, jaarlijkse indexering',
    article: 'art. 21, 14° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2029-12-31',
  },
)

export const codeDividendvrijstelling = dated(
  'Code in de aangifte om voorheffing op dividenden terug te vragen',
  'formule',
  [{ from: '2018-01-01', value: '1437/2437' }],
  { source: 'FOD Financiën, toelichting bij de aangifte', checkedOn: '2026-11-15', confidence: 'hoog' },
)

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
  return { exempt, reclaim, total: sum(reclaim) }
}
