/** What the car costs over the contract, three ways, and where they cross. */
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { compound } from '#finance/rate.ts'
import type { Contract } from './model-contract.ts'
import type { LeaseValues } from './inputs.ts'

export type WayKey = 'privateLease' | 'financieringshuur' | 'lening' | 'eigenGeld'
export type Way = {
  readonly key: WayKey
  /** Rent, or loss of value of the car. */
  readonly car: number
  readonly interest: number
  readonly use: number
  /** Kilometres above the contract and damage at return. */
  readonly extra: number
  readonly total: number
}

const way = (key: WayKey, car: number, interest: number, use: number, extra = 0): Way => ({
  key,
  car: roundCents(car),
  interest: roundCents(interest),
  use: roundCents(use),
  extra: roundCents(extra),
  total: roundCents(roundCents(car) + roundCents(interest) + roundCents(use) + roundCents(extra)),
})

/** Value after a number of months: an equal share lost each month, down to the visitor's estimate. */
function valueAfter({ prijs, verkoopwaarde, looptijd }: LeaseValues, month: number): number {
  return roundCents(prijs * Math.max(verkoopwaarde, 0.0001) ** (month / looptijd))
}

/** Kilometres a year above the contract. */
const tooMany = ({ contractKilometers }: LeaseValues, kilometers: number | null): number =>
  kilometers === null || contractKilometers === null ? 0 : Math.max(0, kilometers - contractKilometers)

export const extraKilometers = (values: LeaseValues): number =>
  values.vorm === 'privateLease' ? tooMany(values, values.kilometers) : 0

export function leaseWay(
  values: LeaseValues,
  contract: Contract,
  months = contract.months,
  kilometers = values.kilometers,
): Way {
  const years = months / 12
  if (values.vorm === 'financieringshuur')
    return way(
      'financieringshuur',
      values.prijs - valueAfter(values, contract.months),
      contract.interest,
      values.gebruik * years,
    )
  // A renewed lease asks the same rent and again what is paid at the start.
  const contracts = months / contract.months
  const rent = contract.rent * months + values.voorschot * contracts
  const kilometerCost = tooMany(values, kilometers) * years * (values.meerkilometer ?? 0)
  return way('privateLease', rent, 0, values.naastHuur * years, kilometerCost + values.inleverschade * contracts)
}

export function loanOf({ prijs, jkpAutolening, looptijd }: LeaseValues): LoanSchedule {
  return loanSchedule({ principal: prijs, periods: looptijd, periodicRate: monthlyRate(jkpAutolening) })
}

export function buyWay(values: LeaseValues, loan: LoanSchedule, months = values.looptijd): Way {
  const loss = values.prijs - valueAfter(values, months)
  const paid = loan.rows.slice(0, months).reduce((total, row) => total + row.interest, 0)
  return way('lening', loss, paid, (values.gebruik * months) / 12)
}

export function cashWay(values: LeaseValues, savingsRate: number): Way {
  const missed = values.prijs * compound(savingsRate, values.looptijd / 12)
  const loss = values.prijs - valueAfter(values, values.looptijd)
  return way('eigenGeld', loss, missed, (values.gebruik * values.looptijd) / 12)
}

/** Kilometres a year from which the extra kilometres make buying the cheaper way; null when that is never or always so. */
export function tippingKilometers(values: LeaseValues, contract: Contract, buy: Way): number | null {
  const { contractKilometers, meerkilometer } = values
  if (contractKilometers === null || meerkilometer === null || meerkilometer === 0) return null
  const gap = roundCents(buy.total - leaseWay(values, contract, contract.months, contractKilometers).total)
  return gap <= 0 ? null : contractKilometers + Math.ceil(gap / ((contract.months / 12) * meerkilometer) - 1e-9)
}

/** First month, up to fifteen years, from which keeping a bought car is cheaper than renewing the lease. */
export function tippingMonth(values: LeaseValues, contract: Contract, loan: LoanSchedule): number | null {
  for (let month = 12; month <= 180; month++) {
    if (buyWay(values, loan, month).total <= leaseWay(values, contract, month).total) return month
  }
  return null
}

/** What leaves the account each year: the lease beside the same car bought with a loan. */
export function byYear(values: LeaseValues, contract: Contract, lease: Way, buy: Way, loan: LoanSchedule) {
  const { months, rents, option } = contract
  const ends = Array.from({ length: Math.ceil(months / 12) }, (_, index) => Math.min(months, (index + 1) * 12))
  const total = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  return ends.map((end, index) => {
    const from = ends[index - 1] ?? 0
    const part = (end - from) / months
    const start = index === 0 ? values.voorschot : 0
    const atEnd = end === months ? option + lease.extra : 0
    return {
      lease: roundCents(total(rents.slice(from, end)) + start + atEnd + lease.use * part),
      buy: roundCents(total(loan.rows.slice(from, end).map((row) => row.payment)) + buy.use * part),
      value: valueAfter(values, end),
    }
  })
}
