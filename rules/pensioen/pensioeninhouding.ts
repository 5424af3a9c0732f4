/** From gross to net pension: RIZIV contribution, solidarity contribution and income tax. */
import { roundCents } from '#finance/money.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import type { Gezinstype } from '#rules/pensioen/pensioen.ts'
import {
  rizivTarief,
  rizivGrens,
  solidariteitsgrenzen,
  solidariteitTarieven,
  omzettingFictieveRente,
  nulgrensPensioen,
} from '#rules/pensioen/pensioeninhouding.figures.ts'

/** Fictitious rent per month out of a lump sum of the second pillar. */
export function fictieveRente(law: Law, capital: number, age: number): number {
  const rate = law(omzettingFictieveRente).reduce((before, { vanaf, tarief }) => (age >= vanaf ? tarief : before), 0)
  return roundCents((capital * rate) / 12)
}

/**
 * RIZIV contribution on the legal pension of a month. The total, with the fictitious rent, may not fall below the
 * limit because of it.
 */
export function rizivBijdrage(
  law: Law,
  legal: number,
  total: number,
  gezin: Gezinstype,
  limit = law(rizivGrens)[gezin],
) {
  const full = roundCents(legal * law(rizivTarief))
  return { vol: full, bijdrage: Math.min(full, roundCents(Math.max(0, total - limit))) }
}

/** Solidarity contribution on the legal pension; the total with the fictitious rent sets the rate. */
export function solidariteitsbijdrage(
  law: Law,
  legal: number,
  total: number,
  gezin: Gezinstype,
  scale = law(solidariteitsgrenzen),
): number {
  const { vrij, eerste, tweede, hoogste } = scale[gezin]
  const { laag, hoog, aanloop } = law(solidariteitTarieven)
  if (total <= vrij) return 0
  const onTotal =
    total <= eerste
      ? (total - vrij) * aanloop
      : total <= tweede
        ? total * laag
        : total <= hoogste
          ? (total - tweede) * aanloop + tweede * laag
          : total * hoog
  return roundCents((onTotal * legal) / total)
}

export type Pensioensituatie = {
  readonly gezin: Gezinstype
  readonly gewest: Gewest
  readonly gemeentebelasting: number
  /** Fictitious rent per month of lump sums. */
  readonly fictief?: number
  /** Free limit of the RIZIV contribution when it is not the one of the day. */
  readonly rizivGrens?: number
  /** Day whose limits of the solidarity contribution count, when it is not the day itself. */
  readonly solidariteitOp?: string
}

export type NettoPensioen = {
  readonly bruto: number
  readonly rizivVol: number
  readonly riziv: number
  readonly solidariteit: number
  readonly belastbaarJaar: number
  readonly vermindering: number
  readonly belastingJaar: number
  readonly belasting: number
  readonly netto: number
}

/**
 * Net pension per month for someone who has nothing else. A single person with only a pension pays no tax up to
 * a limit, and above it never more than what passes the limit (art. 154 WIB 92). With the family rate the partner
 * has no income and the marital quotient applies, which keeps the tax below that anyway. Leaves out: other income, children, prepayments.
 */
export function nettoPensioen(law: Law, gross: number, situation: Pensioensituatie): NettoPensioen {
  const { gezin, gewest, gemeentebelasting, fictief = 0 } = situation
  const bruto = roundCents(gross)
  const total = roundCents(bruto + fictief)
  const { vol, bijdrage } = rizivBijdrage(law, bruto, total, gezin, situation.rizivGrens)
  const scale = law.on(situation.solidariteitOp ?? law.date)(solidariteitsgrenzen)
  const solidariteit = solidariteitsbijdrage(law, bruto, total, gezin, scale)
  const afterContributions = roundCents(bruto - bijdrage - solidariteit)
  const belastbaarJaar = roundCents(afterContributions * 12)
  const people = [
    { soort: 'gepensioneerde' as const, inkomen: belastbaarJaar },
    ...(gezin === 'gezin' ? [{ soort: 'gepensioneerde' as const, inkomen: 0 }] : []),
  ]
  const bill = aanslag(law, people, { gewest, gemeentebelasting })
  const due = bill.kolommen.reduce((sum, column) => sum + column.omTeSlane, 0)
  const given = bill.kolommen.reduce((sum, column) => sum + column.pensioenvermindering, 0)
  const billed = roundCents(bill.belasting + bill.gemeentebelasting)
  const excess = Math.max(0, roundCents(belastbaarJaar - law(nulgrensPensioen)))
  const belastingJaar = Math.min(billed, excess)
  const belasting = roundCents(belastingJaar / 12)
  return {
    bruto,
    rizivVol: vol,
    riziv: bijdrage,
    solidariteit,
    belastbaarJaar,
    vermindering: roundCents(belastingJaar === 0 ? due : given),
    belastingJaar,
    belasting,
    netto: roundCents(afterContributions - belasting),
  }
}
