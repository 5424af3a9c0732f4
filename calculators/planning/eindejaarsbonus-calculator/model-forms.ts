/** The same employer cost paid out in other forms. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { exceptioneleVoorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import {
  loonbonusMaximum,
  loonbonusWerkgever,
  loonbonusWerknemer,
  winstpremieTaks,
} from '#rules/loon/eindejaarspremie.figures.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { arbeiderBasis, rszWerkgever } from '#rules/loon/loon.figures.ts'
import type { Statuut } from '#rules/loon/loon.ts'
import { vennootschapsbelasting } from '#rules/zelfstandigen/vennootschap.figures.ts'

const FORMS = ['premie', 'loonbonus', 'winstpremie', 'warrants'] as const
export type FormKey = (typeof FORMS)[number]

export type Terms = {
  readonly yearlyPay: number
  readonly children: number
  readonly statuut: Statuut
  readonly sectorfonds: boolean
}

/** Deductions by name, in the order in which they come off. */
type Deduction = 'rsz' | 'voorheffing' | 'solidariteit' | 'bevrijdend' | 'verkoop'
export type Form = {
  readonly key: FormKey
  readonly bruto: number
  readonly deductions: readonly { readonly key: Deduction; readonly amount: number }[]
  readonly inhoudingen: number
  readonly netto: number
  /** Rate of the withholding, where there is one. */
  readonly tarief: number | null
  /** The amount is above what the law lets an employer pay in this form. */
  readonly capped: boolean
}

/** What the employer pays the issuer of warrants, part of their price. */
const WARRANT_COST = 0.05

/** What the employer spends on one euro gross. A profit premium is no deductible cost, so it weighs more. */
export function costPerEuro(law: Law, key: FormKey, statuut: Statuut): number {
  if (key === 'loonbonus') return 1 + law(loonbonusWerkgever)
  if (key === 'winstpremie') return 1 / (1 - law(vennootschapsbelasting))
  if (key === 'warrants') return 1 / (1 - WARRANT_COST)
  return 1 + law(rszWerkgever) * (statuut === 'arbeider' ? law(arbeiderBasis) : 1)
}

function form(
  key: FormKey,
  bruto: number,
  deductions: Form['deductions'],
  extra: Partial<Pick<Form, 'tarief' | 'capped'>> = {},
): Form {
  const inhoudingen = roundCents(deductions.reduce((all, one) => all + one.amount, 0))
  return {
    key,
    bruto,
    deductions: deductions.filter(({ amount }) => amount !== 0),
    inhoudingen,
    netto: roundCents(bruto - inhoudingen),
    tarief: null,
    capped: false,
    ...extra,
  }
}

/** What is left of a gross amount in one form. A bonus above its maximum is not paid as such. */
export function payOut(law: Law, key: FormKey, bruto: number, terms: Terms, sellCost = 0): Form {
  if (key === 'premie') {
    const { rsz, voorheffing, tarief } = nettoPremie(law, bruto, terms.yearlyPay, terms)
    return form(
      key,
      bruto,
      [
        { key: 'rsz', amount: rsz },
        { key: 'voorheffing', amount: voorheffing },
      ],
      { tarief },
    )
  }
  if (key === 'warrants') {
    const scale = exceptioneleVoorheffing(law, bruto, terms.yearlyPay, 'andere', terms.children)
    return form(
      key,
      bruto,
      [
        { key: 'voorheffing', amount: scale.bedrag },
        { key: 'verkoop', amount: roundCents(bruto * sellCost) },
      ],
      { tarief: scale.tarief },
    )
  }
  const most = key === 'loonbonus' ? law(loonbonusMaximum) : bruto
  const paid = Math.min(bruto, most)
  const rate = law(loonbonusWerknemer)
  const taxed = key === 'winstpremie' ? law(winstpremieTaks) : 0
  const net = roundCents(paid * (1 - rate) * (1 - taxed))
  const solidariteit = key === 'loonbonus' ? roundCents(paid - net) : roundCents(paid * rate)
  return form(
    key,
    paid,
    [
      { key: 'solidariteit', amount: solidariteit },
      { key: 'bevrijdend', amount: roundCents(paid - net - solidariteit) },
    ],
    { capped: paid < bruto },
  )
}

/**
 * The chosen form as it is, and each other form for the same cost to the employer, before its own profit tax. The cost
 * is that of what is really paid in the chosen form, so of the maximum where more was typed.
 */
export const formsAtEqualCost = (law: Law, chosen: Form, terms: Terms): readonly Form[] => {
  const budget = roundCents(chosen.bruto * costPerEuro(law, chosen.key, terms.statuut))
  return FORMS.map((key) =>
    key === chosen.key ? chosen : payOut(law, key, roundCents(budget / costPerEuro(law, key, terms.statuut)), terms),
  )
}
