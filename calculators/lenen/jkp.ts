/** The JKP of a loan with monthly instalments: the EU equation over what comes in and what goes out. */
import { apr } from '#finance/cashflow.ts'

export type JkpCase = {
  /** What the borrower gets. */
  readonly amount: number
  /** Part of that amount the borrower gets so many months after the start. */
  readonly later?: readonly { readonly amount: number; readonly months: number }[]
  /** Costs paid at the start, not financed. */
  readonly startCosts?: number
  /** Instalment of month 1, 2, 3, … with everything repaid on top. */
  readonly payments: readonly number[]
  /** Compulsory costs paid with each instalment. */
  readonly monthly?: number
  /** Compulsory costs at the start of each year while the loan runs, such as an insurance premium. */
  readonly yearly?: number
}

/** null when no rate makes the flows balance: costs as large as the loan, or less paid back than received. */
export function jkpOf({
  amount,
  later = [],
  startCosts = 0,
  payments,
  monthly = 0,
  yearly = 0,
}: JkpCase): number | null {
  if (amount <= startCosts || payments.length === 0) return null
  const flows = payments.map((amountPaid, index) => ({ amount: amountPaid + monthly, months: index + 1 }))
  const premiums =
    yearly > 0 ? payments.flatMap((_, index) => (index % 12 === 0 ? [{ amount: yearly, months: index }] : [])) : []
  return apr({
    draws: [{ amount: amount - later.reduce((total, draw) => total + draw.amount, 0), months: 0 }, ...later],
    payments: [{ amount: startCosts, months: 0 }, ...premiums, ...flows],
  })
}
