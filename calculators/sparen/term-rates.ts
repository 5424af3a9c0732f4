/** What the market pays for a term and an amount: the rate a page takes when the visitor gives none. Numbers only. */
import { type Market, medianRate, type Offer, offersOf, type OfferType } from '#calculators/kernel/market.ts'
import { at, compareText } from '#finance/list.ts'
import { roundTo } from '#finance/money.ts'

export type TermProduct = OfferType
export type TermRate = {
  readonly rate: number
  /** The newest day on which one of these offers was checked. */
  readonly checkedOn: string
  readonly offers: number
  /** The terms it lies between, in months, when no offer has this very term. */
  readonly between: readonly [number, number] | null
}

/** One offer per bank, the best that takes the amount: a bank with steps by amount counts once. */
export function termOffers(market: Market, type: TermProduct, months: number, amount: number): readonly Offer[] {
  const byBank = new Map<string, Offer>()
  for (const offer of offersOf(market, type)) {
    if (offer.rate === null || offer.minTerm !== months || offer.maxTerm !== months) continue
    if (amount < (offer.minAmount ?? 0) || amount > (offer.maxAmount ?? Infinity)) continue
    const known = byBank.get(offer.bank)
    if (!known || (known.rate ?? 0) < offer.rate) byBank.set(offer.bank, offer)
  }
  return [...byBank.values()].toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0) || compareText(a.bank, b.bank))
}

/** The offer of one bank for this term and amount, by the short name of the bank. */
export const offerOfBank = (market: Market, type: TermProduct, bank: string, months: number, amount: number) =>
  termOffers(market, type, months, amount).find(({ bankShort }) => bankShort === bank) ?? null

/** To a hundredth of a percent, as banks quote. */
function ofTerm(market: Market, type: TermProduct, months: number, amount: number): TermRate | null {
  const offers = termOffers(market, type, months, amount)
  const rate = medianRate(offers, (offer) => offer.rate)
  if (rate === null) return null
  const checkedOn = offers.reduce((newest, offer) => (offer.checkedOn > newest ? offer.checkedOn : newest), '')
  return { rate: roundTo(rate, 4), checkedOn, offers: offers.length, between: null }
}

/** The middle of the offers for this term; between two terms the line between them, beyond the ends the nearest one. */
export function termRate(market: Market, type: TermProduct, months: number, amount: number): TermRate | null {
  const exact = ofTerm(market, type, months, amount)
  if (exact) return exact
  const known = [...new Set(offersOf(market, type).map(({ minTerm }) => minTerm ?? 0))]
    .toSorted((a, b) => a - b)
    .flatMap((term) => {
      const one = ofTerm(market, type, term, amount)
      return one ? [{ term, ...one }] : []
    })
  if (known.length === 0) return null
  const above = known.findIndex(({ term }) => term > months)
  const high = above === -1 ? at(known, known.length - 1) : at(known, above)
  const low = above <= 0 ? high : at(known, above - 1)
  const share = high.term === low.term ? 0 : (months - low.term) / (high.term - low.term)
  return {
    rate: roundTo(low.rate + (high.rate - low.rate) * share, 4),
    checkedOn: low.checkedOn > high.checkedOn ? low.checkedOn : high.checkedOn,
    offers: low.offers + (low === high ? 0 : high.offers),
    between: [low.term, high.term],
  }
}
