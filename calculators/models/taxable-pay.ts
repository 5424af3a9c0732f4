/** What is taxed of a whole year's pay, apart from any withholding. */
import { beforeTax, type Pay } from '#calculators/models/before-tax.ts'
import { roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { dubbelVoorBediende, type NettoVakantiegeld, vakantiegeldVoorArbeider } from '#rules/loon/vakantiegeld.ts'

type Year = Pick<Pay, 'bruto' | 'statuut'> & { readonly kinderen: number }

/**
 * Months paid by the employer and the holiday pay. A manual worker's comes from the fund, in place of about one month.
 * Holiday pay follows the part of the year that was worked.
 */
export function yearParts(law: Law, { bruto, statuut, kinderen }: Year, worked = 1) {
  const clerk = statuut === 'bediende'
  const holiday: NettoVakantiegeld = clerk
    ? dubbelVoorBediende(law, bruto, 12, worked, kinderen)
    : vakantiegeldVoorArbeider(law, bruto * 12 * worked)
  return { months: clerk ? 12 : 11, holiday }
}

/** Taxable pay of a whole year at this wage with its holiday pay, without a premium. */
export function taxableYear(law: Law, pay: Pay & Year): number {
  const { months, holiday } = yearParts(law, pay)
  return roundedSum([beforeTax(law, pay).belastbaar * months, holiday.belastbaar])
}
