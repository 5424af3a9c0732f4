/** Withholding tax on wages: the key formula for a month and the flat scales for holiday pay and premiums. */
import type { Bracket } from '#finance/brackets.ts'
import { progressive } from '#finance/brackets.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gezin } from '#rules/loon/loon.figures.ts'
import {
  forfaitTarief,
  forfaitTariefBedrijfsleider,
  huwelijksquotientAandeel,
} from '#rules/belasting/personenbelasting.figures.ts'
import {
  sleutelformule,
  sleutelformuleBedrijfsleider,
  exceptioneleSchaal,
  exceptioneelKinderen,
  type ExceptioneleSchijf,
} from '#rules/loon/bedrijfsvoorheffing.figures.ts'

export type Voorheffing = {
  readonly schijven: readonly Bracket[]
  readonly jaarBelastbaar: number
  readonly forfait: number
  readonly nettoJaar: number
  readonly quotient: number
  /** Tax by the scale on a year, before reductions. */
  readonly jaarBelasting: number
  readonly vrijeSom: number
  readonly gezinslast: number
  readonly perPeriode: number
}

export type Gezinslast = {
  /** A disabled child counts twice: count it so. */
  readonly children?: number
  readonly alleenstaandeOuder?: boolean
  readonly anderen?: number
  readonly handicap?: boolean
  readonly partner?: 'gewoon' | 'kleinInkomen' | 'kleinPensioen'
}

/** Reductions for the household, per year. */
export function gezinslast(law: Law, gezin: Gezinslast): number {
  const key = law(sleutelformule)
  const { children = 0, anderen = 0 } = gezin
  const listed = key.kinderen[Math.min(children, key.kinderen.length) - 1] ?? 0
  const more = Math.max(0, children - key.kinderen.length) * key.kindBovenAcht
  const single = gezin.alleenstaandeOuder && children > 0 ? key.alleenstaandeOuder : 0
  const partner =
    gezin.partner === 'kleinInkomen'
      ? key.partnerKleinInkomen
      : gezin.partner === 'kleinPensioen'
        ? key.partnerKleinPensioen
        : 0
  return listed + more + single + partner + (anderen + (gezin.handicap ? 1 : 0)) * key.anderePersoon
}

/** The annex prints the tax on each full bracket rounded to the cent and adds the rate on the rest. */
function basisbelasting(income: number, brackets: readonly Bracket[]): number {
  return roundedSum(progressive(income, brackets).lines.map(({ tax }) => roundCents(tax)))
}

/**
 * Key formula (annex III, scales I and II): the taxable pay of a period is brought to a year, expenses go off,
 * the scale is applied, reductions go off, and the result is brought back. Leaves out: dependants over 65 who need
 * care, overtime and the fiscal werkbonus, which comes off afterwards.
 */
export function voorheffing(
  law: Law,
  belastbaar: number,
  gezin: Gezin,
  options: Gezinslast & {
    readonly perJaar?: number
    /** Lump sum for expenses on the pay of a year; that of an employee unless said. */
    readonly kosten?: (jaarBelastbaar: number) => number
  } = {},
): Voorheffing {
  const { perJaar = 12 } = options
  const key = law(sleutelformule)
  const jaarBelastbaar = roundCents(belastbaar * perJaar)
  const employee = (pay: number) => Math.min(pay * law(forfaitTarief), key.forfaitMaximum)
  const forfait = roundCents((options.kosten ?? employee)(jaarBelastbaar))
  const nettoJaar = roundCents(jaarBelastbaar - forfait)
  const schaalII = gezin === 'partnerZonderInkomen'
  const quotient = schaalII ? roundCents(Math.min(nettoJaar * law(huwelijksquotientAandeel), key.quotientMaximum)) : 0
  const jaarBelasting = roundCents(
    basisbelasting(nettoJaar - quotient, key.schijven) + basisbelasting(quotient, key.schijven),
  )
  const vrijeSom = schaalII ? roundCents(key.vrijeSom * 2) : key.vrijeSom
  const family = gezinslast(law, {
    ...options,
    alleenstaandeOuder: options.alleenstaandeOuder && gezin === 'alleenstaand',
    partner: gezin === 'partnerMetInkomen' ? options.partner : undefined,
  })
  const perPeriode = roundCents(Math.max(0, jaarBelasting - vrijeSom - family) / perJaar)
  return {
    schijven: key.schijven,
    jaarBelastbaar,
    forfait,
    nettoJaar,
    quotient,
    jaarBelasting,
    vrijeSom,
    gezinslast: family,
    perPeriode,
  }
}

/**
 * On the monthly pay of a company director with the statute of a self-employed person: first a fixed scale for the
 * contributions that they pay themselves goes off (nr. 25), then the key formula with the expenses of a director (nr. 29).
 */
export function voorheffingBedrijfsleider(law: Law, maandloon: number, gezin: Gezin, options: Gezinslast = {}) {
  const { vast, schijven, forfaitMaximum } = law(sleutelformuleBedrijfsleider)
  const off = roundedSum([vast, ...progressive(maandloon, schijven).lines.map(({ tax }) => roundCents(tax))])
  return voorheffing(law, Math.max(0, roundCents(maandloon - off)), gezin, {
    ...options,
    kosten: (pay) => Math.min(pay * law(forfaitTariefBedrijfsleider), forfaitMaximum),
  })
}

/** The table of the annex ends at twelve children and more. */
const LAATSTE_KIND = 12

export type Soort = 'vakantiegeld' | 'andere'

export type ExceptioneleVoorheffing = {
  readonly schijf: ExceptioneleSchijf
  readonly tarief: number
  readonly vrij: number
  readonly verminderingTarief: number
  readonly bedrag: number
}

/**
 * Flat withholding on holiday pay or a premium after RSZ. The rate follows from the yearly pay after RSZ. With
 * children a part can be free (as far as yearly pay plus premium stay under the limit) and the rest is reduced.
 */
export function exceptioneleVoorheffing(
  law: Law,
  taxable: number,
  yearlyPay: number,
  soort: Soort,
  children = 0,
): ExceptioneleVoorheffing {
  const scale = law(exceptioneleSchaal)
  const schijf = at(
    scale,
    scale.findIndex(({ tot }) => tot === null || yearlyPay <= tot),
  )
  const tarief = schijf[soort]
  if (children <= 0) {
    return { schijf, tarief, vrij: 0, verminderingTarief: 0, bedrag: roundCents(taxable * tarief) }
  }
  const rule = law(exceptioneelKinderen)
  const index = Math.min(children, 5) - 1
  const limit = (rule.vrijTot[index] ?? 0) + Math.max(0, Math.min(children, LAATSTE_KIND) - 5) * rule.vrijPerKind
  const vrij = roundCents(Math.min(taxable, Math.max(0, limit - yearlyPay)))
  const reduction = rule.vermindering[index]
  const verminderingTarief = reduction && yearlyPay <= reduction.tot ? reduction.tarief : 0
  const bedrag = roundCents((taxable - vrij) * tarief * (1 - verminderingTarief))
  return { schijf, tarief, vrij, verminderingTarief, bedrag }
}
