/**
 * From what a taxpayer earned to what the brackets see, in the order of the tax bill: expenses, replacement income, the
 * marital quotient, deductions (art. 23 to 104 WIB 92).
 */
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { huwelijksquotientAandeel } from '#rules/belasting/personenbelasting.figures.ts'
import { forfaitaireKosten, type Kostensoort } from '#rules/belasting/personenbelasting.ts'
import { geenVervanging, type Vervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'

export type Inkomenssoort = Kostensoort | 'gepensioneerde'

export type Belastingplichtige = {
  readonly soort: Inkomenssoort
  /** Employee: taxable pay after RSZ (code 250). Others: profit, remuneration or pension. */
  readonly inkomen: number
  /** Contributions of the self-employed, taken off before expenses. */
  readonly socialeBijdragen?: number
  /** Lump sum, real expenses in euro, or none because the income is net already. */
  readonly kosten?: 'forfait' | 'geen' | number
  /** Pension and benefits beside the income above. */
  readonly vervanging?: Vervanging
  /** Has the legal pension age: what is earned then does not cost the reduction for the pension. */
  readonly pensioenleeftijd?: boolean
  /** Taxable income from real estate: no professional income, so outside the quotient. */
  readonly onroerend?: number
  /** A recognised disability of the taxpayer: raises this person's own tax-free sum. */
  readonly handicap?: boolean
  /** Deductible from the total income, such as alimony. */
  readonly aftrek?: number
  readonly federaleVermindering?: number
  readonly gewestelijkeVermindering?: number
  readonly werkbonusA?: number
  readonly werkbonusB?: number
  /**
   * How art. 289ter sees what is earned: a civil servant without a contract of employment, a helping partner, a side activity
   * or student. Without it: pay with a contract, or the main activity on own account.
   */
  readonly activiteit?: 'ambtenaar' | 'meewerkend' | 'bijkomend'
}

/** Income after contributions and expenses (art. 23 and 49 to 66), with what replaces it (art. 31 and 34) beside it. */
export function nettoInkomen(law: Law, person: Belastingplichtige) {
  const socialeBijdragen = Math.min(person.inkomen, person.socialeBijdragen ?? 0)
  const base = roundCents(person.inkomen - socialeBijdragen)
  const kosten = Math.min(base, aftrekbareKosten(law, person, base))
  const own = roundCents(base - kosten)
  const { pensioen, werkloosheid, ziekte } = person.vervanging ?? geenVervanging
  const retired = person.soort === 'gepensioneerde'
  const kinds: Vervanging = { pensioen: pensioen + (retired ? own : 0), werkloosheid, ziekte }
  const netto = roundedSum([own, pensioen, werkloosheid, ziekte])
  const onroerend = person.onroerend ?? 0
  return { person, socialeBijdragen, kosten, kinds, netto, onroerend, eigen: retired ? 0 : own }
}

export type Netto = ReturnType<typeof nettoInkomen>

/** Real expenses (art. 49) or the lump sum (art. 51); none on a pension. */
function aftrekbareKosten(law: Law, { soort, kosten = 'forfait' }: Belastingplichtige, base: number): number {
  if (soort === 'gepensioneerde' || kosten === 'geen') return 0
  return kosten === 'forfait' ? forfaitaireKosten(law, base, soort) : kosten
}

/** Marital quotient (art. 87 and 88): brings the partner to 30 % of the two incomes, at most to the maximum. */
export function huwelijksquotient(law: Law, first: number, second: number, maximum: number): number {
  const target = Math.min(roundCents((first + second) * law(huwelijksquotientAandeel)), maximum)
  return roundCents(Math.max(0, target - Math.min(first, second)))
}

/** Of two people the one with more, and the first when they have as much. */
export const most = <T>(people: readonly T[], amount: (person: T) => number): T =>
  people.reduce((best, person) => (amount(person) > amount(best) ? person : best))

/** The other of the two: the one with less, and the second when they have as much. */
export const least = <T>(people: readonly T[], amount: (person: T) => number): T =>
  people.reduce((best, person) => (amount(person) <= amount(best) ? person : best))

/** The income of one taxpayer after the quotient and what may be taken off it. */
export type Inkomen = {
  readonly own: Netto
  /** Received from the partner, or given when negative. */
  readonly moved: number
  readonly total: number
  readonly belastbaar: number
}

/** The quotient moves income from the one who earns most; then real estate is added and alimony taken off (art. 87, 7 and 104). */
export function belastbareInkomens(
  law: Law,
  net: readonly Netto[],
  maximum: number | null,
): { readonly quotient: number; readonly richest: Netto; readonly incomes: readonly Inkomen[] } {
  const richest = most(net, ({ netto }) => netto)
  const lowest = Math.min(...net.map(({ netto }) => netto))
  const quotient = maximum === null ? 0 : huwelijksquotient(law, richest.netto, lowest, maximum)
  const incomes = net.map((own) => {
    const moved = own === richest ? 0 - quotient : quotient
    const total = roundedSum([own.netto, moved, own.onroerend])
    return { own, moved, total, belastbaar: roundCents(Math.max(0, total - (own.person.aftrek ?? 0))) }
  })
  return { quotient, richest, incomes }
}

/**
 * What each kind of replacement income is of the whole; income moved by the quotient keeps its nature (art. 89).
 * Without any income there are no shares, and nothing that reads them.
 */
export function sharesOf(own: Netto, giver: Netto, received: number, total: number): Vervanging {
  const share = (kind: keyof Vervanging) => {
    const moved = received > 0 ? (received * giver.kinds[kind]) / giver.netto : 0
    return (own.kinds[kind] + moved) / total
  }
  return { pensioen: share('pensioen'), werkloosheid: share('werkloosheid'), ziekte: share('ziekte') }
}
