/** What the car costs over the contract, three ways, and where they cross. */
import { monthlyRate } from '#calculators/lenen/rente.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { compound } from '#finance/rate.ts'
import type { Contract } from './contract.ts'
import type { LeaseValues } from './inputs.ts'

export type Way = {
  readonly name: string
  /** Rent, or loss of value of the car. */
  readonly car: number
  readonly interest: number
  readonly use: number
  /** Kilometres above the contract and damage at return. */
  readonly extra: number
  readonly total: number
}

const way = (name: string, car: number, interest: number, use: number, extra: number): Way => ({
  name,
  car: roundCents(car),
  interest: roundCents(interest),
  use: roundCents(use),
  extra: roundCents(extra),
  total: roundCents(roundCents(car) + roundCents(interest) + roundCents(use) + roundCents(extra)),
})

export const usePerYear = ({ verzekering, onderhoud, taks }: LeaseValues): number => verzekering + onderhoud + taks

/** What you still pay yourself beside the rent. */
export function useBesideRent(values: LeaseValues): number {
  if (values.vorm === 'financieringshuur' || values.inbegrepen === 'niets') return usePerYear(values)
  return values.inbegrepen === 'onderhoud' ? values.verzekering : 0
}

/** Value after a number of months: an equal part lost each month, kilometres beside the contract taken off or added. */
export function valueAfter(
  values: LeaseValues,
  contractMonths: number,
  month: number,
  kilometers = values.kilometers,
): number {
  const { prijs, verkoopwaarde, waardeverliesKm, contractKilometers } = values
  const keep = Math.max(verkoopwaarde, 0.0001) ** (month / contractMonths)
  const extraKm = values.vorm === 'privateLease' ? ((kilometers - contractKilometers) * month) / 12 : 0
  return Math.min(prijs, Math.max(0, roundCents(prijs * keep - extraKm * waardeverliesKm)))
}

export function leaseWay(
  values: LeaseValues,
  contract: Contract,
  months = contract.months,
  kilometers = values.kilometers,
): Way {
  const years = months / 12
  const use = useBesideRent(values) * years
  if (values.vorm === 'financieringshuur') {
    const value = valueAfter(values, contract.months, contract.months)
    return way('Leasing met aankoopoptie', values.prijs - value, contract.interest, use, 0)
  }
  // A renewed lease asks the same rent and again what is paid at the start.
  const contracts = months / contract.months
  const rent = contract.rent * months + values.voorschot * contracts
  const tooMany = Math.max(0, kilometers - values.contractKilometers) * years * values.meerkilometer
  return way('Private lease', rent, 0, use, tooMany + values.inleverschade * contracts)
}

export function loanOf(values: LeaseValues, months: number): LoanSchedule {
  return loanSchedule({
    principal: Math.max(0, roundCents(values.prijs - values.eigenInbreng)),
    periods: months,
    periodicRate: monthlyRate(values.jkpAutolening),
  })
}

/** Interest of the car loan up to and including each month, 0 first. */
export function interestByMonth(values: LeaseValues, months: number): number[] {
  let total = 0
  return [0, ...loanOf(values, months).rows.map((row) => (total += row.interest))]
}

export function buyWay(
  values: LeaseValues,
  contractMonths: number,
  interest: readonly number[],
  months = contractMonths,
  kilometers = values.kilometers,
): Way {
  const loss = values.prijs - valueAfter(values, contractMonths, months, kilometers)
  const paid = interest[Math.min(months, interest.length - 1)] ?? 0
  return way('Kopen met een lening', loss, paid, (usePerYear(values) * months) / 12, 0)
}

export function cashWay(values: LeaseValues, months: number): Way {
  const missed = values.prijs * compound(values.spaarrente, months / 12)
  const loss = values.prijs - valueAfter(values, months, months)
  return way('Kopen met eigen geld', loss, missed, (usePerYear(values) * months) / 12, 0)
}

/** Kilometres a year at which renting and buying cost the same; null when they never meet within 0 to 100.000. */
export function tippingKilometers(values: LeaseValues, contract: Contract, interest: readonly number[]): number | null {
  const gap = (kilometers: number) =>
    leaseWay(values, contract, contract.months, kilometers).total -
    buyWay(values, contract.months, interest, contract.months, kilometers).total
  let previous = gap(0)
  for (let kilometers = 250; kilometers <= 100_000; kilometers += 250) {
    const next = gap(kilometers)
    if (previous < 0 !== next < 0) return kilometers
    previous = next
  }
  return null
}

/** First month, up to fifteen years, from which keeping a bought car is cheaper than renewing the lease. */
export function tippingMonth(values: LeaseValues, contract: Contract, interest: readonly number[]): number | null {
  for (let month = 12; month <= 180; month++) {
    if (buyWay(values, contract.months, interest, month).total <= leaseWay(values, contract, month).total) return month
  }
  return null
}
