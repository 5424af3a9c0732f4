/** One offer as typed in, completed with what it leaves out and checked against itself and the law. */
import { isBovenMaximum } from '#calculators/lenen/credit-test.ts'
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRate, roundingOf } from '#calculators/models/month-rate.ts'
import { apr, type AprCounting, type AprFlow } from '#finance/cashflow.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment } from '#finance/loan.ts'
import { floorCents, roundCents } from '#finance/money.ts'
import { discountSum } from '#finance/rate.ts'
import type { CompareValues, FlowRow, OfferRow } from './inputs.ts'

export type Offer = {
  /** Place in the list, from 1. */
  readonly nr: number
  readonly name: string | null
  readonly payment: number
  /** All instalments, as an offer states them: months × instalment. */
  readonly instalments: number
  readonly interest: number
  readonly costs: number
  readonly insurance: number
  /** Everything paid above the amount borrowed. */
  readonly price: number
  readonly jkp: number | null
  /** The rate behind the instalment, where the offer gives it and a plain loan can say it. */
  readonly debit: number | null
  readonly stated: number | null
  /** The stated JKP cannot belong to the stated instalment, even allowing for rounding. */
  readonly mismatch: boolean
  /** No rate fits: far too little or far too much is paid back. */
  readonly impossible: boolean
  readonly tooDear: boolean
  readonly variable: boolean
}

/** Why the offer cannot be computed, or null. */
export function offerFault({ jkp, debetrente, maandlast, kosten }: OfferRow, amount: number) {
  if (jkp === null && debetrente === null && maandlast === null) return 'geen-cijfer'
  return kosten >= amount ? 'te-hoge-kosten' : null
}

/** The instalment in the offer, or the one that follows from its JKP or debit rate. */
function instalmentOf(row: OfferRow, { bedrag, looptijd, renteomzetting, afronding }: CompareValues): number {
  if (row.maandlast !== null) return row.maandlast
  const round = roundingOf(afronding) === 'down' ? floorCents : roundCents
  if (row.debetrente !== null)
    return round(annuityPayment(bedrag, monthlyRate(row.debetrente, renteomzetting), looptijd))
  // A stated JKP already holds the costs and the compulsory insurance: what is left is the instalment.
  const whole = (bedrag - row.kosten) / discountSum(monthlyRate(row.jkp ?? 0), looptijd)
  return Math.max(0.01, round(whole - row.verzekering))
}

export function completeOffer(row: OfferRow, index: number, values: CompareValues, maxJkp: number): Offer {
  const { bedrag, looptijd } = values
  const payment = instalmentOf(row, values)
  const jkpAt = (instalment: number) =>
    jkpOf({
      amount: bedrag,
      startCosts: row.kosten,
      payments: Array.from({ length: looptijd }, () => instalment),
      monthly: row.verzekering,
    })
  const instalments = roundCents(payment * looptijd)
  const insurance = roundCents(row.verzekering * looptijd)
  const stated = row.jkp
  let mismatch = false
  if (stated !== null && (row.maandlast !== null || row.debetrente !== null)) {
    const low = jkpAt(payment - 0.01) ?? -1
    const high = jkpAt(payment + 0.01) ?? -1
    mismatch = stated < low - 0.00006 || stated > high + 0.00006
  }
  const price = roundCents(instalments - bedrag + row.kosten + insurance)
  const jkp = jkpAt(payment)
  // A cent per month below the loan is rounding of a 0 % offer, not a gift.
  const impossible = jkp === null || price < -0.01 * looptijd
  return {
    nr: index + 1,
    name: row.naam || null,
    payment,
    instalments,
    interest: roundCents(instalments - bedrag),
    costs: row.kosten,
    insurance,
    price,
    jkp,
    debit: row.maandlast === null && row.verzekering === 0 ? row.debetrente : null,
    stated,
    mismatch,
    impossible,
    tooDear: !impossible && isBovenMaximum(jkp, maxJkp),
    variable: row.rentevorm === 'veranderlijk',
  }
}

const COUNTING = { maanden: 'months', dagen: 'days', weken: 'weeks', jaren: 'years' } as const satisfies Record<
  string,
  AprCounting
>

/** One row is one flow, or the same amount again every so many months. */
function flowsOf({ bedrag, datum, maanden, aantal, tussen }: FlowRow): AprFlow[] {
  return Array.from({ length: aantal }, (_, index) =>
    datum === null
      ? { amount: bedrag, months: (maanden ?? 0) + index * tussen }
      : { amount: bedrag, date: addMonths(datum, index * tussen) },
  )
}

/** The JKP of free flows; null when the equation has no single answer. */
export function jkpOfFlows(flows: readonly FlowRow[], counting: CompareValues['tijdmeting']): number | null {
  const side = (soort: FlowRow['soort']) => flows.filter((flow) => flow.soort === soort).flatMap(flowsOf)
  // Without money both ways there is no rate, and looking for one over thousands of years takes long (M-60).
  const moves = (soort: FlowRow['soort']) => flows.some((flow) => flow.soort === soort && flow.bedrag > 0)
  if (!moves('opname') || !moves('betaling')) return null
  return apr({ draws: side('opname'), payments: side('betaling'), counting: COUNTING[counting] })
}
