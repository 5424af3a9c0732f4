/** What is taxed of a month's pay, apart from any withholding. By itself, so that one slip does not bring in holiday pay. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rszBijdrage, type Statuut, werkbonusVoor } from '#rules/loon/loon.ts'

export type Pay = {
  readonly bruto: number
  readonly statuut: Statuut
  /** Hours worked as a part of full time. */
  readonly tewerkstelling: number
  /** Benefits in kind that are taxed but not paid, per month. */
  readonly voordeel: number
}

/** A month's pay after RSZ and werkbonus, before tax. */
export function beforeTax(law: Law, { bruto, statuut, tewerkstelling, voordeel }: Pay) {
  const rsz = Math.min(bruto, rszBijdrage(law, bruto, statuut))
  const bonus = werkbonusVoor(law, bruto, statuut, tewerkstelling)
  const rszNaBonus = roundCents(rsz - bonus.totaal)
  const cash = roundCents(bruto - rszNaBonus)
  return { rsz, bonus, rszNaBonus, cash, belastbaar: roundCents(cash + voordeel) }
}
