/** Supplements on the tax-free sum for children and other dependants, and what children give back (art. 132 to 136). */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { toeslagLaagInkomen, kinderopvangBijkomend, type Toeslagen } from '#rules/belasting/ten-laste.figures.ts'

export type TenLaste = {
  readonly kinderen: number
  /** Disabled children: each counts twice. They are among `kinderen`. */
  readonly kinderenHandicap: number
  readonly kinderenOnderDrie: number
  readonly andere: number
  readonly zorgbehoevenden: number
  /** Children whose supplement is shared with the other parent. They are among `kinderen`. */
  readonly kinderenCoOuderschap?: number
}

export const niemandTenLaste: TenLaste = {
  kinderen: 0,
  kinderenHandicap: 0,
  kinderenOnderDrie: 0,
  andere: 0,
  zorgbehoevenden: 0,
}

/** Supplement for n children: the listed total (none for none), then a fixed amount for each above four (art. 132). */
export function kindertoeslag({ kinderen, kindBovenVier }: Toeslagen, count: number): number {
  return (kinderen[Math.min(count, 4) - 1] ?? 0) + Math.max(0, count - 4) * kindBovenVier
}

/**
 * Supplements for children only (art. 132, 1° to 6°). What shared children add is halved between the parents
 * (art. 132bis). Disabled and small children are taken for children who are not shared as far as there are any.
 */
export function toeslagKinderen(amounts: Toeslagen, people: TenLaste): number {
  return halved(
    people,
    (children, disabled, small) => kindertoeslag(amounts, children + disabled) + small * amounts.kindOnderDrie,
  )
}

/** Children for the maximum of the credit (art. 134, § 3): a disabled child counts twice, a shared one for half. */
export const kinderenVoorKrediet = (people: TenLaste): number =>
  halved(people, (children, disabled) => children + disabled)

type CountChildren = (children: number, disabled: number, small: number) => number

/** Something of all the children and of those who are not shared, halfway. */
function halved(people: TenLaste, of: CountChildren): number {
  const { kinderen, kinderenHandicap, kinderenOnderDrie, kinderenCoOuderschap = 0 } = people
  const own = kinderen - kinderenCoOuderschap
  const all = of(kinderen, kinderenHandicap, kinderenOnderDrie)
  return (all + of(own, Math.min(own, kinderenHandicap), Math.min(own, kinderenOnderDrie))) / 2
}

/** Supplements for everyone who is dependent, and for a single parent. */
export function toeslagTenLaste(amounts: Toeslagen, people: TenLaste, alleenstaande: boolean): number {
  return (
    toeslagKinderen(amounts, people) +
    people.andere * amounts.anderePersoon +
    people.zorgbehoevenden * amounts.zorgbehoevende +
    (alleenstaande && people.kinderen > 0 ? amounts.alleenstaandeOuder : 0)
  )
}

export type LaagInkomen = {
  /** Extra tax-free sum. */
  readonly toeslag: number
  /** Rate of the additional, refundable reduction for day care. */
  readonly opvangtarief: number
}

export const geenLaagInkomen: LaagInkomen = { toeslag: 0, opvangtarief: 0 }

/**
 * What a parent who lives alone and earns little gets extra: all of it up to a first limit, nothing from a second
 * one on (art. 133, § 2 and 145/35). `eigen` is net pay or profit.
 */
export function laagInkomen(law: Law, belastbaar: number, eigen: number): LaagInkomen {
  const { bedrag, volledigTot, nulVanaf, minimumInkomen } = law(toeslagLaagInkomen)
  if (eigen < minimumInkomen) return geenLaagInkomen
  const left = Math.min(1, Math.max(0, (nulVanaf - belastbaar) / (nulVanaf - volledigTot)))
  return { toeslag: roundCents(bedrag * left), opvangtarief: law(kinderopvangBijkomend) * left }
}
