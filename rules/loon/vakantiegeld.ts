/** Holiday pay of clerks (by the employer) and manual workers (by the holiday fund). */
import { roundCents } from '#finance/money.ts'
import { exceptioneleVoorheffing, type ExceptioneleVoorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { arbeiderBasis } from '#rules/loon/loon.figures.ts'
import { rszBijdrage, type Statuut } from '#rules/loon/loon.ts'
import {
  dubbelVakantiegeld,
  vakantiegeldRszDeel,
  variabelDagenPerMaand,
  vakantiegeldArbeider,
  arbeiderDubbelDeel,
  solidariteitVakantie,
  voorheffingVakantiekas,
} from '#rules/loon/vakantiegeld.figures.ts'

/** Variable pay of twelve months: its mean day (single) and the 92 % on its mean month, by twelfths (double). */
export function vakantiegeldOpVariabel(law: Law, variable: number, months: number) {
  return {
    perDag: roundCents(variable / (12 * law(variabelDagenPerMaand))),
    dubbel: roundCents((variable / 12) * law(dubbelVakantiegeld) * (months / 12)),
  }
}

export type NettoVakantiegeld = {
  readonly bruto: number
  /** Part on which RSZ is due. */
  readonly rszBasis: number
  readonly rsz: number
  readonly solidariteit: number
  readonly belastbaar: number
  readonly tarief: number
  readonly voorheffing: number
  readonly netto: number
}

export type MetSchaal = NettoVakantiegeld & { readonly schaal: ExceptioneleVoorheffing }

/** Normal yearly pay after RSZ, which picks the rate of the flat scale. */
export function jaarloonNaRsz(law: Law, monthly: number, statuut: Statuut = 'bediende'): number {
  const yearly = roundCents(monthly * 12)
  return roundCents(yearly - rszBijdrage(law, yearly, statuut))
}

/**
 * Double holiday pay of a clerk: 92 % of a month's pay, by twelfths of the months worked last year. RSZ on 85 points
 * only; then the flat scale for holiday pay. `factor` lowers it for part-time work last year.
 */
export function dubbelVoorBediende(law: Law, monthly: number, months: number, factor = 1, children = 0): MetSchaal {
  const part = (months / 12) * factor
  const bruto = roundCents(monthly * law(dubbelVakantiegeld) * part)
  const rszBasis = roundCents(monthly * law(vakantiegeldRszDeel) * part)
  return withScale(law, bruto, rszBasis, jaarloonNaRsz(law, monthly), children)
}

/** Any amount on the holiday scale, with RSZ on a part of it. */
export function withScale(law: Law, bruto: number, rszBasis: number, yearlyPay: number, children = 0): MetSchaal {
  const rsz = rszBijdrage(law, rszBasis)
  const belastbaar = roundCents(bruto - rsz)
  const schaal = exceptioneleVoorheffing(law, belastbaar, yearlyPay, 'vakantiegeld', children)
  const netto = roundCents(belastbaar - schaal.bedrag)
  return {
    bruto,
    rszBasis,
    rsz,
    solidariteit: 0,
    belastbaar,
    tarief: schaal.tarief,
    voorheffing: schaal.bedrag,
    netto,
    schaal,
  }
}

/**
 * Holiday cheque of a manual worker: 15,38 % of 108 % of last year's pay, by the fund. RSZ falls on the double pay of
 * three weeks and two days only. `limit` takes the place of the border between the two withholding rates.
 */
export function vakantiegeldVoorArbeider(law: Law, lastYear: number, limit?: number | null): NettoVakantiegeld {
  const base = lastYear * law(arbeiderBasis)
  const bruto = roundCents(base * law(vakantiegeldArbeider))
  const rszBasis = roundCents(base * law(arbeiderDubbelDeel))
  const rsz = rszBijdrage(law, rszBasis)
  const solidariteit = roundCents(bruto * law(solidariteitVakantie))
  const belastbaar = roundCents(bruto - rsz - solidariteit)
  const { laag, hoog, grens } = law(voorheffingVakantiekas)
  const tarief = belastbaar > (limit ?? grens) ? hoog : laag
  const voorheffing = roundCents(belastbaar * tarief)
  return {
    bruto,
    rszBasis,
    rsz,
    solidariteit,
    belastbaar,
    tarief,
    voorheffing,
    netto: roundCents(belastbaar - voorheffing),
  }
}
