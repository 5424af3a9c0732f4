/** What stands beside an offer: my own savings account, by name, and the best one I can open. Numbers only. */
import { bestOnes, myAccount, type SavingsAccount } from '#calculators/common/savings.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { type Offer, offersOf } from '#calculators/kernel/market.ts'
import { standing, type StandingUntil } from '#calculators/models/savings-account.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { OWN_ACCOUNTS } from '#calculators/sparen/own-accounts.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'

/** gekozen: from the list by name; gewoon: the visitor told nothing; ingevuld: own rates. */
export type MyAccount = SavingsAccount & { readonly kind: 'gekozen' | 'gewoon' | 'ingevuld' }
type Typed = { readonly base: number; readonly premium: number }

export const offerNamed = (offers: readonly Offer[], value: string): Offer | undefined => {
  const label = OWN_ACCOUNTS.find((account) => account.value === value)?.label
  return offers.find(({ bankShort, product }) => nameOf({ bank: bankShort, product }) === label)
}

/** The account chosen from the list; without one, or when we no longer know its rate, the rates of the form. */
export function mine(env: Env, chosen: string, typed: Typed): MyAccount {
  const offer = offerNamed(offersOf(env.market, 'spaarrekening', 'jongerenspaarrekening'), chosen)
  if (offer && offer.baseRate !== null)
    return {
      kind: 'gekozen',
      bank: offer.bank,
      product: offer.product,
      base: offer.baseRate,
      premium: offer.loyaltyBonus ?? 0,
      checkedOn: offer.checkedOn,
    }
  const ordinary = myAccount(env)
  return typed.base === ordinary.base && typed.premium === ordinary.premium
    ? { ...ordinary, kind: 'gewoon' }
    : { bank: '', product: '', ...typed, checkedOn: '', kind: 'ingevuld' }
}

/** Below a euro two amounts are equal. */
const TIE = 1

type Sum = Omit<StandingUntil, 'base' | 'premium'>

/** The same sums in both accounts over the same time, against what the offer leaves. */
export function beside(law: Law, env: Env, own: MyAccount, sums: readonly Sum[], net: number) {
  const on = ({ base, premium }: Typed) =>
    standing(
      law,
      sums.map((sum) => ({ ...sum, base, premium })),
    )
  const first = bestOnes(env)
    .map((account) => ({ account, ...on(account) }))
    .reduce((top, one) => (one.net > top.net ? one : top))
  const line = (account: SavingsAccount, { net: left, tax }: { readonly net: number; readonly tax: number }) => {
    const difference = roundCents(net - left)
    return { account, net: left, tax, difference, tie: Math.abs(difference) < TIE }
  }
  return { own: line(own, on(own)), best: line(first.account, first), kind: own.kind }
}

export type Beside = ReturnType<typeof beside>
