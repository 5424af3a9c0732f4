/** The savings accounts that pages start from: real ones, as pairs of base rate and premium. Numbers only. */
import type { Env } from '#calculators/kernel/fields.ts'
import { type Offer, offersOf } from '#calculators/kernel/market.ts'
import { referenceAccounts } from '#data/reference-rates.ts'

export type SavingsAccount = {
  readonly bank: string
  readonly product: string
  readonly base: number
  readonly premium: number
  readonly checkedOn: string
}

type MarketEnv = Pick<Env, 'market'>

/** A regulated account for everyone, with a rate we trust: no age, no new money, no limits on the balance. */
const isForEveryone = (offer: Offer): boolean =>
  offer.regulated &&
  offer.baseRate !== null &&
  offer.confidence !== 'laag' &&
  offer.category !== 'C' &&
  offer.minAmount === null &&
  offer.maxAmount === null &&
  offer.minAge === null &&
  offer.maxAge === null &&
  offer.newMoney !== true

/** For everyone, without a monthly maximum or another condition: category A, or no class known and no condition either. */
export const isUnconditional = (offer: Offer): boolean =>
  isForEveryone(offer) && offer.maxMonthlyDeposit === null && offer.category !== 'B'

const accountOf = (offer: Offer): SavingsAccount => ({
  bank: offer.bank,
  product: offer.product,
  base: offer.baseRate ?? 0,
  premium: offer.loyaltyBonus ?? 0,
  checkedOn: offer.checkedOn,
})

const byTotal = (a: SavingsAccount, b: SavingsAccount) => b.base + b.premium - a.base - a.premium || b.base - a.base

/** The large banks, by short name, largest first: where most savings are. */
const LARGE_BANKS = ['BNP Paribas Fortis', 'KBC', 'Belfius', 'ING']

/**
 * The ordinary account of a bank, by short name, or null when we know none without conditions. Of those the ordinary
 * one is that with the highest base rate: the others pay for loyalty.
 */
function ordinaryAccount({ market }: MarketEnv, bank: string): SavingsAccount | null {
  const accounts = offersOf(market, 'spaarrekening')
    .filter((offer) => offer.bankShort === bank && isUnconditional(offer))
    .map(accountOf)
  return accounts.toSorted((a, b) => b.base - a.base || b.premium - a.premium)[0] ?? null
}

/** "My savings account" for a visitor who has not told us: the ordinary account of the largest bank with a known rate. */
export function myAccount(env: MarketEnv): SavingsAccount {
  for (const bank of LARGE_BANKS) {
    const ordinary = ordinaryAccount(env, bank)
    if (ordinary) return ordinary
  }
  return referenceAccounts.mine
}

/** Its two rates together. */
export function myRate(env: MarketEnv): number {
  const { base, premium } = myAccount(env)
  return base + premium
}

/** "Elsewhere": the regulated account without conditions that gives most on money that stays a full year. */
export function bestAccount({ market }: MarketEnv): SavingsAccount {
  const offers = offersOf(market, 'spaarrekening').filter(isUnconditional)
  return offers.map(accountOf).toSorted(byTotal)[0] ?? referenceAccounts.best
}

/** The accounts without conditions that another one does not beat on both rates: the best one for any length is among them. */
export function bestOnes({ market }: MarketEnv): readonly SavingsAccount[] {
  const accounts = offersOf(market, 'spaarrekening').filter(isUnconditional).map(accountOf).toSorted(byTotal)
  const front = accounts.filter(
    (one, index) => !accounts.slice(0, index).some((other) => other.base >= one.base && other.premium >= one.premium),
  )
  return front.length > 0 ? front : [referenceAccounts.best]
}

/** The best regulated account that takes a limited amount each month, open to everyone; null when we know none. */
export function bestMonthlyAccount({ market }: MarketEnv): (SavingsAccount & { readonly perMonth: number }) | null {
  const accounts = offersOf(market, 'spaarrekening')
    .filter(isForEveryone)
    .flatMap((offer) =>
      offer.maxMonthlyDeposit === null ? [] : { ...accountOf(offer), perMonth: offer.maxMonthlyDeposit },
    )
  return accounts.toSorted(byTotal)[0] ?? null
}
