/** What the loan costs besides its interest: the costs in the JKP, and a bridging loan beside it. */
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { aktekostenInJkp } from '#rules/krediet/kredietakte.ts'
import type { HomeLoanValues } from './inputs.ts'
import type { Plan } from './model-plan.ts'

export function costsOf(law: Law, values: HomeLoanValues, { principal, signed, commissions }: Plan) {
  const deed = values.hypotheekkosten ? aktekostenInJkp(law, { krediet: principal }) : []
  const atStart = roundedSum([
    values.dossierkosten,
    values.schattingskosten,
    values.andereKosten,
    ...deed.map(({ bedrag }) => bedrag),
  ])
  const yearly = roundedSum([values.schuldsaldo, values.brandverzekering])
  const jkp = jkpOf({
    amount: principal,
    later: values.schijven.map(({ maand, bedrag }) => ({ amount: bedrag, months: maand })),
    startCosts: atStart,
    payments: signed.rows.map((row, index) => row.payment + (commissions[index] ?? 0)),
    monthly: values.kostenPerMaand,
    yearly,
  })
  return { deed, atStart, yearly, jkp }
}

/** Only interest until the old home is sold; the sale repays it. */
export function bridgeOf(values: HomeLoanValues, yearly: number) {
  const perMonth = roundCents(values.overbrugging * monthlyRate(values.overbruggingRente ?? yearly))
  return { perMonth, total: roundCents(perMonth * values.overbruggingMaanden) }
}
