/** What the market asks for this purpose: known offers, or our reference when we know none. */
import { carLoanRate, personalLoanRate, renovationLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { monthlyRate, roundingOf } from '#calculators/models/month-rate.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { annuityPayment } from '#finance/loan.ts'
import { floorCents, roundCents } from '#finance/money.ts'
import type { CompareValues } from './inputs.ts'

type ReferenceKind = 'laag' | 'hoog' | 'nieuw' | 'tweedehands' | 'elektrisch' | 'renovatie'

export type MarketRow = {
  /** A bank and its product, or which reference this is. */
  readonly from: { readonly bank: string; readonly product: string; readonly source: string } | ReferenceKind
  readonly rate: number
  readonly payment: number
  readonly asOf: string
  readonly outside: 'bedrag' | 'looptijd' | null
}

function references(env: Env, doel: CompareValues['doel']): [ReferenceKind, { rate: number; asOf: string }][] {
  if (doel === 'renovatielening') return [['renovatie', renovationLoanRate(env)]]
  if (doel === 'autolening')
    return [
      ['nieuw', carLoanRate(env, 'nieuw')],
      ['tweedehands', carLoanRate(env, 'tweedehands')],
      ['elektrisch', carLoanRate(env, 'elektrisch')],
    ]
  return [
    ['laag', personalLoanRate(env)],
    ['hoog', referenceRates.personalLoanHigh],
  ]
}

export function marketRows({ bedrag, looptijd, doel, afronding }: CompareValues, env: Env): MarketRow[] {
  const round = roundingOf(afronding) === 'down' ? floorCents : roundCents
  const paymentAt = (rate: number) => round(annuityPayment(bedrag, monthlyRate(rate), looptijd))
  const known = offersOf(env.market, doel).flatMap((offer): MarketRow[] => {
    if (offer.rate === null) return []
    const misses = (value: number, min: number | null, max: number | null) =>
      (min !== null && value < min) || (max !== null && value > max)
    const outside = misses(bedrag, offer.minAmount, offer.maxAmount)
      ? 'bedrag'
      : misses(looptijd, offer.minTerm, offer.maxTerm)
        ? 'looptijd'
        : null
    const { bank, product, source, rate, checkedOn } = offer
    return [{ from: { bank, product, source }, rate, payment: paymentAt(rate), asOf: checkedOn, outside }]
  })
  const rows =
    known.length > 0
      ? known
      : references(env, doel).map(([from, { rate, asOf }]): MarketRow => ({
          from,
          rate,
          payment: paymentAt(rate),
          asOf,
          outside: null,
        }))
  return rows.toSorted((a, b) => a.rate - b.rate)
}
