import { loonbrief, type Loonvraag } from '#calculators/models/payslip.ts'
import { yearParts } from '#calculators/models/taxable-pay.ts'
import { roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'

/** A whole year of the same slip and the holiday pay, without a premium. */
export function yearOfPay(law: Law, vraag: Loonvraag) {
  const slip = loonbrief(law, vraag)
  const { months, holiday } = yearParts(law, vraag)
  return {
    slip,
    months,
    holiday,
    belastbaar: roundedSum([slip.belastbaar * months, holiday.belastbaar]),
    voorheffing: roundedSum([slip.bedrijfsvoorheffing * months, holiday.voorheffing]),
  }
}
