/** One month's pay slip, line by line, as several pages need it. */
import { beforeTax } from '#calculators/models/before-tax.ts'
import { roundCents, toCents } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'
import { groepsverzekeringVermindering } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { type Voorheffing, voorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { bbszPerMaand, type Statuut, type Werkbonus } from '#rules/loon/loon.ts'
import type { Gezin } from '#rules/loon/loon.figures.ts'

export type Loonvraag = {
  readonly bruto: number
  readonly statuut: Statuut
  readonly gezin: Gezin
  /** Disabled children count twice: count them so. */
  readonly kinderen: number
  readonly alleenstaandeOuder: boolean
  /** Hours worked as a part of full time. */
  readonly tewerkstelling: number
  /** Benefits in kind that are taxed but not paid, per month. */
  readonly voordeel: number
  readonly anderenTenLaste?: number
  readonly partner?: 'gewoon' | 'kleinInkomen' | 'kleinPensioen'
  /** The employee's own contribution to a group insurance, per month. */
  readonly groepsverzekering?: number
}

export type Loonbrief = {
  readonly bruto: number
  readonly rsz: number
  readonly bonus: Werkbonus
  readonly rszNaBonus: number
  readonly belastbaar: number
  readonly formule: Voorheffing
  readonly bedrijfsvoorheffing: number
  readonly bbsz: number
  readonly groepsverzekering: number
  /** Part of the withholding that the own contribution to a group insurance takes off. */
  readonly groepsvermindering: number
  readonly netto: number
}

export function loonbrief(law: Law, vraag: Loonvraag): Loonbrief {
  const { bruto, statuut, gezin } = vraag
  const { rsz, bonus, rszNaBonus, cash, belastbaar } = beforeTax(law, vraag)
  const formule = voorheffing(law, belastbaar, gezin, {
    children: vraag.kinderen,
    alleenstaandeOuder: vraag.alleenstaandeOuder,
    anderen: vraag.anderenTenLaste,
    partner: vraag.partner,
  })
  const groepsverzekering = vraag.groepsverzekering ?? 0
  const groepsvermindering = Math.min(
    formule.perPeriode,
    groepsverzekering > 0 ? roundCents(groepsverzekering * law(groepsverzekeringVermindering)) : 0,
  )
  const bedrijfsvoorheffing = roundCents(Math.max(0, formule.perPeriode - groepsvermindering - bonus.fiscaal))
  // For the RSZ a partner within the limits of the withholding for a small income or pension has no income.
  const small = gezin === 'partnerMetInkomen' && (vraag.partner ?? 'gewoon') !== 'gewoon'
  const bbsz = bbszPerMaand(law, bruto, small ? 'partnerZonderInkomen' : gezin, statuut)
  const netto = roundCents(cash - bedrijfsvoorheffing - bbsz - groepsverzekering)
  return {
    bruto,
    rsz,
    bonus,
    rszNaBonus,
    belastbaar,
    formule,
    bedrijfsvoorheffing,
    bbsz,
    groepsverzekering,
    groepsvermindering,
    netto,
  }
}

/** No gross wage that we look for lies above it, in cents. */
const HIGHEST = 10_000_000

/** The lowest gross wage that leaves this much, to the cent; null when none does. */
export function grossForNet(law: Law, net: number, vraag: Omit<Loonvraag, 'bruto'>): number | null {
  const enough = (cents: number) => loonbrief(law, { ...vraag, bruto: cents / 100 }).netto >= net
  const cents = bisectInteger(enough, toCents(net), HIGHEST)
  return cents === null ? null : cents / 100
}
