/** An OLO of our list: its coupon and last day. */
import { dateText, pct } from '#calculators/kernel/format.ts'
import { stateBonds } from '#data/series/state-bonds.ts'
import type { Values } from './inputs.ts'

export function filledIn(values: Values): { readonly values: Values; readonly said: readonly string[] } | undefined {
  const bond = stateBonds.find(({ number }) => values.soort === `olo-${number}`)
  if (!bond) return undefined
  const { number, isin, coupon, maturity, confidence } = bond
  const code = isin === '' ? '' : ` (${isin})`
  const sure = confidence === 'hoog' ? '' : ' Eén bron: kijk het na.'
  return {
    values: { ...values, soort: 'olo', coupon, vervaldag: maturity },
    said: [
      `OLO ${number}${code}, uit onze lijst: coupon ${pct(coupon)}, vervaldag ${dateText(maturity)}.${sure} De koers vul je zelf in.`,
    ],
  }
}
