/** One rate in any of the languages it is quoted in, as an effective yearly rate and back. */
import { apr, internalRate } from '#finance/cashflow.ts'
import { annuityPayment } from '#finance/loan.ts'
import {
  effective,
  effectiveFromContinuous,
  continuous,
  effectiveFromFlat,
  effectiveFromNominal,
  type EffectiveRate,
  monthlyActuarial,
  nominal,
  nominalFromEffective,
  perPeriod,
  effectiveFromPeriodic,
} from '#finance/rate.ts'

export type Form =
  | 'effectief'
  | 'nominaalMaand'
  | 'nominaalKwartaal'
  | 'nominaalHalfjaar'
  | 'perMaand'
  | 'perKwartaal'
  | 'forfaitPerMaand'
  | 'disconto'
  | 'continu'

export function toEffective(rate: number, form: Form, months: number): EffectiveRate {
  switch (form) {
    case 'effectief':
      return effective(rate)
    case 'nominaalMaand':
      return effectiveFromNominal(nominal(rate), 12)
    case 'nominaalKwartaal':
      return effectiveFromNominal(nominal(rate), 4)
    case 'nominaalHalfjaar':
      return effectiveFromNominal(nominal(rate), 2)
    case 'perKwartaal':
      return effectiveFromPeriodic(perPeriod(rate), 4)
    case 'perMaand':
      return effectiveFromPeriodic(perPeriod(rate), 12)
    case 'forfaitPerMaand':
      return effectiveFromFlat(rate, months)
    case 'disconto':
      // Interest is taken off at the start: 1 − d is received, 1 is paid back after the term.
      return effective((1 / (1 - Math.min(0.99, (rate * months) / 12))) ** (12 / months) - 1)
    case 'continu':
      return effectiveFromContinuous(continuous(rate))
  }
}

/** A loan with costs at the start, paid apart or lent along: the JKP of the EU equation. */
export function withLoanCosts(
  rate: EffectiveRate,
  costs: number,
  months: number,
  amount: number,
  financed = false,
): number {
  if (costs <= 0) return rate
  const payment = annuityPayment(financed ? amount + costs : amount, monthlyActuarial(rate), months)
  const payments = Array.from({ length: months }, (_, index) => ({ amount: payment, months: index + 1 }))
  const first = financed ? [] : [{ amount: costs, months: 0 }]
  return apr({ draws: [{ amount, months: 0 }], payments: [...first, ...payments] }) ?? rate
}

/** Money put away with costs at the start: the yearly return that is left. */
export function withSavingsCosts(rate: number, costs: number, months: number, amount: number): number {
  if (costs <= 0) return rate
  const final = amount * (1 + rate) ** (months / 12)
  return (
    internalRate([
      { time: 0, amount: -(amount + costs) },
      { time: months / 12, amount: final },
    ]) ?? rate
  )
}

export const languages = (rate: EffectiveRate) => ({
  effective: rate,
  nominal12: nominalFromEffective(rate, 12),
  monthly: monthlyActuarial(rate),
})
