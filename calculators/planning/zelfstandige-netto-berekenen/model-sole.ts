/** A year of a one-man business at a given turnover: everything that comes off, to the cent. */
import type { Household } from '#calculators/models/household.ts'
import { addedTax, ownAccountBill, yearFromProfit } from '#calculators/models/own-account.ts'
import { at } from '#finance/list.ts'
import { fromCents, roundCents, roundedSum, toCents } from '#finance/money.ts'
import type { Aanslag } from '#rules/belasting/aanslag.ts'
import { type PerKwartaal, vermeerdering, vermeerderingBekend } from '#rules/belasting/voorafbetaling.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { primostarterKorting } from '#rules/zelfstandigen/zelfstandigen.figures.ts'
import type { Values } from './inputs.ts'

export type Setting = {
  readonly law: Law
  readonly values: Values
  readonly household: Household
  /** The household without this activity. */
  readonly without: Aanslag
}

export const otherIncome = ({ statuut, anderInkomen }: Values): number => (statuut === 'bijberoep' ? anderInkomen : 0)

export function settingOf(law: Law, values: Values, household: Household): Setting {
  const beside = { statuut: values.statuut, other: otherIncome(values) }
  return { law, values, household, without: ownAccountBill(law, household, beside, 0) }
}

/** What a first starter pays less in the very first quarter. */
export const reductionOf = ({ law, values }: Setting): number =>
  values.statuut === 'primostarter' ? law(primostarterKorting) : 0

/** Who starts pays no surcharge, except on a side activity (art. 164 WIB 92). */
export const isStarter = ({ voorafbetalen, statuut }: Values) =>
  voorafbetalen === 'starter' || statuut === 'primostarter'

const nothing: PerKwartaal = [0, 0, 0, 0]

/** The surcharge without payments in advance, what to pay each quarter to avoid it, and what is left of it. */
function prepayments({ law, values }: Setting, tax: number) {
  if (tax <= 0 || !vermeerderingBekend(law)) return { perKwartaal: 0, zonder: 0, bedrag: 0 }
  const open = vermeerdering(law, tax, 0, nothing)
  const perKwartaal = fromCents(Math.ceil(toCents(open.basis) / 4))
  if (isStarter(values) && values.statuut !== 'bijberoep') return { perKwartaal, zonder: 0, bedrag: 0 }
  const paid: PerKwartaal = [perKwartaal, perKwartaal, perKwartaal, perKwartaal]
  const bedrag = values.voorafbetalen === 'gelijk' ? vermeerdering(law, tax, 0, paid).bedrag : open.bedrag
  return { perKwartaal, zonder: open.bedrag, bedrag }
}

export function soleYear(setting: Setting, omzet: number) {
  const { law, values, household, without } = setting
  const { statuut, beheerskost } = values
  const winst = roundCents(omzet - values.kosten)
  const kas = { beheerskost, reduction: reductionOf(setting) }
  const { contributions, inkomen } = yearFromProfit(law, winst, statuut, kas)
  const bill = ownAccountBill(law, household, { statuut, other: otherIncome(values) }, inkomen)
  const tax = addedTax(bill, without)
  const own = at(bill.kolommen, 0)
  // Beside a wage only the part of the tax that is for the profit needs payments in advance.
  const share = own.netto > 0 ? roundCents((own.belasting * inkomen) / own.netto) : 0
  const vooraf = prepayments(setting, share)
  const netto = roundedSum([winst, -contributions.metKost, -tax.totaal, -vooraf.bedrag])
  return { omzet, winst, inkomen, contributions, tax, vooraf, marginaal: own.marginaal, netto }
}

export type SoleYear = ReturnType<typeof soleYear>
