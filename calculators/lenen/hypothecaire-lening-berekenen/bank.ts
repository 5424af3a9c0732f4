/** "Waarom wijkt mijn bank af?": which way of computing gives the instalment in the bank's letter. */
import { monthlyRate, printedRate } from '#calculators/lenen/rente.ts'
import { annuityPayment } from '#finance/loan.ts'
import { floorCents, roundCents, roundTo } from '#finance/money.ts'
import { discountSum, effectiveFromPeriodic, perPeriod } from '#finance/rate.ts'
import { findRoot } from '#finance/solve.ts'

export type Explanation = {
  readonly text: string
  /** Yearly rate (actuarial) that gives the bank's instalment, when there is one. */
  readonly rate: number | null
}

export function explainInstalment(payment: number, principal: number, yearly: number, months: number): Explanation {
  const actuarial = annuityPayment(principal, monthlyRate(yearly), months)
  const proportional = annuityPayment(principal, monthlyRate(yearly, 'proportioneel'), months)
  const ways: readonly [number, string][] = [
    [roundCents(actuarial), 'actuarieel, gewoon afgerond: precies zoals wij'],
    [floorCents(actuarial), 'actuarieel, naar beneden afgerond op de cent'],
    [
      roundCents(annuityPayment(principal, printedRate(monthlyRate(yearly)), months)),
      'actuarieel, met de maandrente op vier decimalen',
    ],
    [
      roundCents(annuityPayment(principal, perPeriod(roundTo(monthlyRate(yearly), 5)), months)),
      'actuarieel, met de maandrente op drie decimalen',
    ],
    [
      roundCents(annuityPayment(principal, monthlyRate(roundTo(yearly, 4)), months)),
      'actuarieel, met de jaarrente op twee decimalen',
    ],
    [roundCents(proportional), 'de jaarrente gedeeld door twaalf (proportioneel)'],
    [floorCents(proportional), 'de jaarrente gedeeld door twaalf, naar beneden afgerond'],
    [roundCents(actuarial / (1 + monthlyRate(yearly))), 'actuarieel, met betaling aan het begin van de maand'],
  ]
  const found = ways.find(([value]) => Math.abs(value - payment) < 0.005)
  const implied = findRoot((rate) => payment * discountSum(rate, months) - principal, -0.01, 0.05, {
    expand: { low: -0.5, high: 1 },
  })
  const rate = implied === null ? null : effectiveFromPeriodic(perPeriod(implied), 12)
  return { text: found ? found[1] : 'geen bekende rekenwijze: kijk of er kosten of een verzekering in zitten', rate }
}
