/** The same money in an ETF that reinvests its dividends: orders, exchange tax and the tax on gains as on the ETF page. */
import {
  type Account,
  buyWithin,
  carriedTo,
  type Holding,
  liquidate,
  openAccount,
  USUAL_TER,
} from '#calculators/models/investment-account.ts'
import { at } from '#finance/list.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { fondsklasse } from '#rules/sparen-beleggen/beurstaks.ts'

export type EtfSide = {
  /** Puts this budget in, exchange tax included. */
  put(budget: number): void
  /** Half a year goes by. */
  grow(): void
  /** What a sale of everything leaves at the end of this year of the plan, after tax. */
  worth(year: number): number
  /** A year ends without a sale. */
  close(year: number): void
}

const holdingFrom = (firstYear: number): Holding => ({
  tob: fondsklasse({ inEer: true, bijFsma: false, distribueert: false }),
  exitOnly: false,
  fee: () => 0,
  interestIn: () => ({ interest: 0, tax: 0 }),
  persons: 1,
  firstYear,
})

/** The exemption that years without a sale leave, by year of the plan: the same whatever is held. */
export function exemptionsLeft(law: Law, firstYear: number, years: number): readonly number[] {
  const holding = holdingFrom(firstYear)
  const left = [openAccount(law, holding).carried]
  for (let year = 1; year <= years; year++) left.push(carriedTo(law, holding, firstYear + year, at(left, year - 1)))
  return left
}

export function openEtf(law: Law, firstYear: number, rate: number, exemptions: readonly number[]): EtfSide {
  const holding = holdingFrom(firstYear)
  const growth = ((1 + rate) * (1 - USUAL_TER)) ** (1 / 12)
  const account: Account = openAccount(law, holding)
  return {
    put(budget) {
      if (budget > 0) buyWithin(law, holding, account, budget)
    },
    grow() {
      for (let month = 0; month < 6; month++) account.price *= growth
    },
    worth: (year) => liquidate(law, holding, account, firstYear + year).net,
    close(year) {
      account.carried = at(exemptions, year)
    },
  }
}
