/**
 * An ETF plan month by month: orders with costs and exchange tax, growth after the fund's costs, dividends,
 * and what is left after a sale. A projection with one return, so values are not rounded; orders, costs and
 * taxes are.
 */
import {
  type Account,
  buy,
  buyWithin,
  carriedTo,
  cents,
  type Costs,
  harvest,
  held,
  type Holding,
  liquidate,
  openAccount,
  type Taxes,
} from '#calculators/models/investment-account.ts'
import type { TimedFlow } from '#finance/cashflow.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

export type Plan = Omit<Holding, 'interestIn'> & {
  bondShare: number
  /** A fund that pays out all its interest is outside the tax on it. */
  paysOutInterest: boolean
  start: number
  monthly: number
  years: number
  rate: number
  ter: number
  distributes: boolean
  dividendYield: number
  /** Months between orders. */
  rhythm: 1 | 3 | 12
  /** Sell and buy back each year to use the exemption. */
  harvest: boolean
  /** Only pieces that rose at least so much. */
  harvestFrom: number
}

export type PlanYear = {
  year: number
  /** All that left the purse: deposits, and the costs and tax on top of their orders. */
  paidIn: number
  value: number
  /** Paid on top of the orders, so far. */
  onTop: number
  dividends: number
  /** What a sale of everything on this day would leave, with dividends that were paid out. */
  net: number
  costs: Costs
  taxes: Taxes
}
export type PlanResult = {
  rows: PlanYear[]
  /** What went in and came out, for the yearly return. */
  flows: TimedFlow[]
  gain: number
  reyndersInterest: number
}

type Sale = ReturnType<typeof liquidate>

/** The state at the end of a year, with what a sale on that day would add to costs and taxes. */
function yearRow(account: Account, sale: Sale, of: Pick<PlanYear, 'year' | 'paidIn' | 'dividends'>): PlanYear {
  const { costs, taxes, onTop } = account
  return {
    ...of,
    value: sale.proceeds,
    onTop,
    net: roundCents(sale.net + of.dividends),
    costs: { ...costs, tobSell: cents(costs.tobSell, sale.tob), fee: cents(costs.fee, sale.fee) },
    taxes: {
      ...taxes,
      reynders: cents(taxes.reynders, sale.tax.reynders),
      gains: cents(taxes.gains, sale.tax.gains),
    },
  }
}

/** The month's deposit, and an order when its turn has come; what it took from the purse. */
function deposit(law: Law, plan: Plan & Holding, account: Account, month: number): number {
  account.waiting = roundCents(account.waiting + plan.monthly)
  if ((month + 1) % plan.rhythm !== 0 && month !== plan.years * 12 - 1) return plan.monthly
  const extra = buy(law, plan, account, account.waiting)
  account.waiting = 0
  return plan.monthly + extra
}

/** The net dividend of a year. */
function dividend(law: Law, account: Account, rate: number): number {
  const gross = roundCents(held(account) * rate)
  const tax = ingehouden(law, gross)
  account.taxes.dividend = cents(account.taxes.dividend, tax)
  return roundCents(gross - tax)
}

export function runPlan(law: Law, asked: Plan): PlanResult {
  const { bondShare, paysOutInterest, firstYear } = asked
  const plan: Plan & Holding = {
    ...asked,
    interestIn: (at, gain) => reynderstaks(at, { bondShare, paysOutInterest, boughtOn: `${firstYear}-01-01`, gain }),
  }
  const paidOutYield = plan.distributes ? plan.dividendYield : 0
  const growth = (((1 + plan.rate) * (1 - plan.ter)) / (1 + paidOutYield)) ** (1 / 12)
  const terShare = 1 - (1 - plan.ter) ** (1 / 12)
  const account = openAccount(law, plan)
  const flows: TimedFlow[] = [{ time: 0, amount: -(Math.max(0, plan.start) + buy(law, plan, account, plan.start)) }]
  const rows: PlanYear[] = []
  const months = plan.years * 12
  let [paidIn, dividends, ter] = [plan.start, 0, 0]
  let last = liquidate(law, plan, account, plan.firstYear)
  for (let month = 0; month < months; month++) {
    if (plan.monthly > 0) {
      paidIn = roundCents(paidIn + plan.monthly)
      flows.push({ time: month / 12, amount: -deposit(law, plan, account, month) })
    }
    ter += held(account) * terShare
    account.price *= growth
    if ((month + 1) % 12 !== 0) continue
    const end = (month + 1) / 12
    const year = plan.firstYear + end
    const isLast = month === months - 1
    if (paidOutYield > 0) {
      const net = dividend(law, account, paidOutYield)
      if (isLast) dividends = cents(dividends, net)
      if (isLast) flows.push({ time: end, amount: net })
      else buyWithin(law, plan, account, net)
    }
    account.costs.ter = roundCents(ter)
    last = liquidate(law, plan, account, year)
    rows.push(yearRow(account, last, { year: end, paidIn: cents(paidIn, account.onTop), dividends }))
    if (isLast) break
    if (plan.harvest) harvest(law, plan, account, year, plan.harvestFrom)
    else account.carried = carriedTo(law, plan, year, account.carried)
  }
  flows.push({ time: plan.years, amount: last.net })
  return { rows, flows, gain: last.gain, reyndersInterest: last.tax.interest }
}
