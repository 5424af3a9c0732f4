/** "Waarom wijkt mijn bank af?": which way of computing gives the instalment in the bank's letter. */
import { monthlyRate, printedRate } from '#calculators/models/month-rate.ts'
import { annuityPayment } from '#finance/loan.ts'
import { floorCents, roundCents, roundTo } from '#finance/money.ts'
import { discountSum, effectiveFromPeriodic, perPeriod } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'

export type BankWay =
  | 'zoals-wij'
  | 'afgekapt'
  | 'maandrente-vier-decimalen'
  | 'maandrente-drie-decimalen'
  | 'jaarrente-twee-decimalen'
  | 'door-twaalf'
  | 'door-twaalf-afgekapt'
  | 'begin-van-de-maand'
  | 'onbekend'

export type Explanation = {
  readonly way: BankWay
  /** Yearly rate (actuarial) that gives the bank's instalment, when there is one. */
  readonly rate: number | null
}

export function explainInstalment(payment: number, principal: number, yearly: number, months: number): Explanation {
  const rate = monthlyRate(yearly)
  const at = (periodicRate: number) => annuityPayment(principal, perPeriod(periodicRate), months)
  const actuarial = at(rate)
  const proportional = at(monthlyRate(yearly, 'proportioneel'))
  const ways: readonly (readonly [number, BankWay])[] = [
    [roundCents(actuarial), 'zoals-wij'],
    [floorCents(actuarial), 'afgekapt'],
    [roundCents(at(printedRate(rate))), 'maandrente-vier-decimalen'],
    [roundCents(at(roundTo(rate, 5))), 'maandrente-drie-decimalen'],
    [roundCents(at(monthlyRate(roundTo(yearly, 4)))), 'jaarrente-twee-decimalen'],
    [roundCents(proportional), 'door-twaalf'],
    [floorCents(proportional), 'door-twaalf-afgekapt'],
    [roundCents(actuarial / (1 + rate)), 'begin-van-de-maand'],
  ]
  const found = ways.find(([value]) => Math.abs(value - payment) < 0.005)
  const implied = findRoot((each) => payment * discountSum(each, months) - principal, -0.01, 0.05, {
    expand: { low: -0.5, high: 1 },
  })
  return {
    way: found ? found[1] : 'onbekend',
    rate: implied === null ? null : effectiveFromPeriodic(perPeriod(implied), 12),
  }
}
