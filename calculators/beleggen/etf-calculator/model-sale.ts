/** The other question: what a sale of pieces one already has costs, lot by lot. */
import { settle, type SoldSlice } from '#calculators/beleggen/sales.ts'
import { UNDATED } from '#calculators/beleggen/undated.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { beurstaksOp } from '#rules/sparen-beleggen/beurstaks.ts'
import { ingehoudenMeerwaarde, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Fund } from './choices-fund.ts'
import type { Values } from './inputs.ts'

const settled = (values: Values, law: Law) =>
  settle(
    law,
    values.loten.map((lot) => ({
      asset: '',
      date: lot.datum ?? UNDATED,
      units: lot.aantal,
      price: lot.koers,
      photo: lot.foto,
    })),
    [{ asset: '', date: values.verkoopdatum, units: values.verkoopAantal, price: values.verkoopkoers }],
    { ownPrice: true, oldLots: 'fifo' },
  )

/**
 * The part of the gain that counts as interest, and what is left for the gains tax. Interest is counted from the
 * purchase, lot by lot because the threshold depends on the day of purchase; the gains tax leaves out what was taxed so.
 */
function interestOf(
  values: Values,
  law: Law,
  { bondShare, distributes }: Fund,
  slices: readonly SoldSlice[],
  gain: number,
) {
  const parts = slices.map((slice) => {
    const fund = { bondShare, paysOutInterest: distributes, boughtOn: slice.boughtOn }
    const paid = reynderstaks(law, { ...fund, gain: roundCents(slice.proceeds - slice.cost) })
    const within = (part: number) => Math.min(paid.interest, reynderstaks(law, { ...fund, gain: part }).interest)
    return { ...paid, inGain: within(slice.gain), inBankGain: within(slice.bankGain) }
  })
  // The bank never looks at a higher own price.
  const bankGain = roundedSum(slices.map((slice) => slice.bankGain))
  // A fund that publishes an interest part is one the tax applies to, whatever share was filled in.
  const { tis } = values
  if (tis !== null && (tis > 0 || parts.some((part) => part.applies))) {
    const without = (whole: number) => (whole > 0 ? Math.max(0, roundCents(whole - tis)) : whole)
    const tax = roundCents(tis * law(roerendeVoorheffing))
    return { interest: tis, tax, rest: without(gain), bankRest: without(bankGain) }
  }
  const interest = roundedSum(parts.map((part) => part.interest))
  const rest = roundCents(gain - roundedSum(parts.map((part) => part.inGain)))
  const bankRest = roundCents(bankGain - roundedSum(parts.map((part) => part.inBankGain)))
  return { interest, tax: roundCents(interest * law(roerendeVoorheffing)), rest, bankRest }
}

/** Units that are sold but were never bought. */
export const missingUnits = (values: Values, law: Law): number => settled(values, law).short[0] ?? 0

export function saleOf(
  values: Values,
  law: Law,
  fund: Fund,
  fee: (amount: number) => number,
  /** False at a broker that leaves the tax on gains to its client. */
  holdsBack: boolean,
) {
  const { slices, sales } = settled(values, law)
  const proceeds = sales[0]?.proceeds ?? 0
  const gain = sales[0]?.gain ?? 0
  const interest = interestOf(values, law, fund, slices, gain)
  const tax = meerwaardebelasting(law, {
    year: yearOf(values.verkoopdatum),
    net: interest.rest,
    persons: values.titularissen,
  })
  const withheld = holdsBack ? ingehoudenMeerwaarde(law, values.verkoopdatum, interest.bankRest) : 0
  // A fund that buys its own pieces back pays out less the tax on interest: the exchange tax looks at what is left.
  const exchange = beurstaksOp(law, values.verkoopdatum, proceeds - (fund.exitOnly ? interest.tax : 0), fund.tob)
  const costs = roundCents(fee(proceeds))
  return {
    slices,
    proceeds,
    gain,
    interest,
    tax,
    withheld,
    back: Math.max(0, roundCents(withheld - tax.tax)),
    exchange,
    costs,
    net: roundCents(proceeds - exchange - costs - interest.tax - tax.tax),
  }
}
