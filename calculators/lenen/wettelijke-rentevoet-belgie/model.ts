/** The debt through time: interest runs, a payment takes off interest first, then the principal, then damages and costs. */
import { compareDates } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  type FiscalKind,
  fiscalSegments,
  type InterestKind,
  type Segment,
  segments,
  type YearBasis,
} from '#rules/krediet/wettelijke-rente.ts'

type Payment = { readonly datum: string; readonly bedrag: number }

export type Debt = {
  readonly kind: InterestKind
  readonly principal: number
  readonly from: string
  /** First day that bears no interest any more. */
  readonly to: string
  readonly payments: readonly Payment[]
  /** Damages and costs beside the principal. */
  readonly extras: number
  readonly basis: YearBasis
  readonly ownRate: number | null
  /** Whole months on a sum rounded down, as the tax office counts; null for day by day. */
  readonly fiscal: FiscalKind | null
}

type Imputed = Payment & {
  readonly onInterest: number
  readonly onPrincipal: number
  readonly onExtras: number
  readonly principalAfter: number
}

/** `shown` is the interest in whole cents: the parts add up to the total. */
export type Part = Segment & { readonly shown: number }

export type Settlement = {
  readonly parts: readonly Part[]
  readonly imputed: readonly Imputed[]
  readonly interest: number
  readonly openInterest: number
  readonly principal: number
  readonly paid: number
  /** What of it went to damages and costs. */
  readonly extrasPaid: number
  /** Paid beyond everything that was due. */
  readonly overpaid: number
}

export function settle(law: Law, debt: Debt): Settlement {
  const { kind, basis, ownRate } = debt
  let { principal, extras, from: start } = debt
  let open = 0
  const parts: Part[] = []
  const imputed: Imputed[] = []
  const run = (until: string) => {
    if (principal <= 0) return
    const found = debt.fiscal
      ? fiscalSegments(law, debt.fiscal, principal, start, until, { ownRate, since: debt.from })
      : segments(law, kind, principal, start, until, basis, ownRate)
    for (const part of found) {
      const after = open + part.interest
      parts.push({ ...part, shown: roundCents(roundCents(after) - roundCents(open)) })
      open = after
    }
    start = until
  }
  for (const payment of debt.payments.toSorted((a, b) => compareDates(a.datum, b.datum))) {
    run(payment.datum)
    // Interest first, then the principal (art. 5.210 BW).
    const onInterest = Math.min(payment.bedrag, roundCents(open))
    const onPrincipal = roundCents(Math.min(principal, payment.bedrag - onInterest))
    const onExtras = roundCents(Math.min(extras, payment.bedrag - onInterest - onPrincipal))
    open = roundCents(open - onInterest)
    principal = roundCents(principal - onPrincipal)
    extras = roundCents(extras - onExtras)
    imputed.push({ ...payment, onInterest, onPrincipal, onExtras, principalAfter: principal })
  }
  run(debt.to)
  const paid = roundedSum(debt.payments.map(({ bedrag }) => bedrag))
  const extrasPaid = roundCents(debt.extras - extras)
  const used = roundedSum([...imputed.flatMap((one) => [one.onInterest, one.onPrincipal]), extrasPaid])
  const openInterest = roundCents(open)
  return {
    parts,
    imputed,
    // What was paid and what is open: so that the columns and the total agree to the cent.
    interest: roundCents(roundedSum(imputed.map(({ onInterest }) => onInterest)) + openInterest),
    openInterest,
    principal,
    paid,
    extrasPaid,
    overpaid: roundCents(paid - used),
  }
}
