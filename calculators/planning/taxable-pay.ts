/** What is taxed of a month's pay and of a whole year, apart from any withholding. */
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rszBijdrage, type Statuut, werkbonusVoor } from '#rules/loon/loon.ts'
import { dubbelVoorBediende, type NettoVakantiegeld, vakantiegeldVoorArbeider } from '#rules/loon/vakantiegeld.ts'

type Pay = {
  readonly bruto: number
  readonly statuut: Statuut
  /** Hours worked as a part of full time. */
  readonly tewerkstelling: number
  /** Benefits in kind that are taxed but not paid, per month. */
  readonly voordeel: number
}
type Year = Pick<Pay, 'bruto' | 'statuut'> & { readonly kinderen: number }

/** A month's pay after RSZ and werkbonus, before tax. */
export function beforeTax(law: Law, { bruto, statuut, tewerkstelling, voordeel }: Pay) {
  const rsz = Math.min(bruto, rszBijdrage(law, bruto, statuut))
  const bonus = werkbonusVoor(law, bruto, statuut, tewerkstelling)
  const rszNaBonus = roundCents(rsz - bonus.totaal)
  const cash = roundCents(bruto - rszNaBonus)
  return { rsz, bonus, rszNaBonus, cash, belastbaar: roundCents(cash + voordeel) }
}

/** Months paid by the employer and the holiday pay. A manual worker's comes from the fund, in place of about one month. */
export function yearParts(law: Law, { bruto, statuut, kinderen }: Year) {
  const clerk = statuut === 'bediende'
  const holiday: NettoVakantiegeld = clerk
    ? dubbelVoorBediende(law, bruto, 12, 1, kinderen)
    : vakantiegeldVoorArbeider(law, bruto * 12)
  return { months: clerk ? 12 : 11, holiday }
}

/** Taxable pay of a whole year at this wage with its holiday pay, without a premium. */
export function taxableYear(law: Law, pay: Pay & Year): number {
  const { months, holiday } = yearParts(law, pay)
  return sum([beforeTax(law, pay).belastbaar * months, holiday.belastbaar])
}
