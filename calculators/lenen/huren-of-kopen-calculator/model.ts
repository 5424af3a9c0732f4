/** Two lives with the same money: one buys, one rents and invests what is left. Year by year. */
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'

export type Lives = {
  readonly price: number
  readonly costs: number
  readonly own: number
  readonly rate: number
  readonly years: number
  readonly priceGrowth: number
  /** Upkeep per year, as part of the value of the home. */
  readonly upkeep: number
  readonly propertyTax: number
  readonly insurance: number
  /** Premium of the debt insurance per year, while the loan runs. */
  readonly debtInsurance: number
  readonly rent: number
  readonly rentGrowth: number
  readonly renterInsurance: number
  readonly inflation: number
  /** Net yearly return on what either of them can put aside. */
  readonly netReturn: number
  /** Cost of selling the home at the end, as part of its value. */
  readonly saleCost: number
  /** Registration tax paid back by a buyer who leaves after one year, after two and so on. */
  readonly taxBack?: readonly number[]
  readonly horizon: number
}
export type LifeYear = {
  readonly year: number
  readonly home: number
  readonly debt: number
  readonly buyerCost: number
  readonly renterCost: number
  readonly buyer: number
  readonly renter: number
}

export function live(lives: Lives) {
  const loan = roundCents(Math.max(0, lives.price + lives.costs - lives.own))
  const schedule =
    loan > 0
      ? loanSchedule({
          principal: loan,
          periods: lives.years * 12,
          periodicRate: monthlyActuarial(effective(lives.rate)),
        })
      : null
  // Own money that the purchase does not need is invested by the buyer; the renter invests all of it.
  let buyerFund = roundCents(Math.max(0, lives.own - lives.price - lives.costs))
  let renterFund = lives.own
  const result: LifeYear[] = [
    {
      year: 0,
      home: lives.price,
      debt: loan,
      buyerCost: 0,
      renterCost: 0,
      buyer: roundCents(lives.price * (1 - lives.saleCost) - loan + buyerFund),
      renter: renterFund,
    },
  ]
  for (let year = 1; year <= lives.horizon; year++) {
    const home = roundCents(lives.price * (1 + lives.priceGrowth) ** year)
    const rows = schedule?.rows.slice((year - 1) * 12, year * 12) ?? []
    const prices = (1 + lives.inflation) ** (year - 1)
    const buyerCost = roundCents(
      roundedSum(rows.map((row) => row.payment)) +
        lives.price * (1 + lives.priceGrowth) ** (year - 1) * lives.upkeep +
        (lives.propertyTax + lives.insurance) * prices +
        (rows.length > 0 ? lives.debtInsurance : 0),
    )
    const renterCost = roundCents(
      lives.rent * 12 * (1 + lives.rentGrowth) ** (year - 1) + lives.renterInsurance * prices,
    )
    // Whoever lives cheaper that year invests the difference, on average half a year long.
    const difference = roundCents(buyerCost - renterCost)
    const half = (1 + lives.netReturn) ** 0.5
    renterFund = roundCents(renterFund * (1 + lives.netReturn) + Math.max(0, difference) * half)
    buyerFund = roundCents(buyerFund * (1 + lives.netReturn) + Math.max(0, -difference) * half)
    const debt = rows.at(-1)?.balance ?? 0
    result.push({
      year,
      home,
      debt,
      buyerCost,
      renterCost,
      buyer: roundCents(home * (1 - lives.saleCost) - debt + buyerFund - (lives.taxBack?.[year - 1] ?? 0)),
      renter: renterFund,
    })
  }
  return { loan, payment: schedule?.payment ?? 0, interest: schedule?.totalInterest ?? 0, years: result }
}

/** First year from which the buyer stays ahead until the end, or null. */
export function tippingYear(years: readonly LifeYear[]): number | null {
  const last = years.findLastIndex((year) => year.buyer < year.renter)
  const first = years[last + 1]
  return first ? first.year : null
}
