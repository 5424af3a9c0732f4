/** What is held back from a lump sum of the second pillar (group insurance, pension fund, VAPZ in outline). */
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rizivTarief } from '#rules/pensioen/pensioeninhouding.figures.ts'
import {
  solidariteitKapitaal,
  kapitaaltarieven,
  voorheffingKapitaal,
  type Kapitaaltarieven,
} from '#rules/pensioen/tweede-pijler.figures.ts'

function rateAtAge(
  rates: Kapitaaltarieven,
  age: number,
  { wettelijkeLeeftijd, volledigeLoopbaan, actief, bijPensioen }: Kapitaal,
): number {
  if (actief && (age >= wettelijkeLeeftijd || volledigeLoopbaan)) return rates.wettelijk
  if (age >= 62 || bijPensioen) return rates.op62
  return age >= 61 ? rates.op61 : rates.op60
}

export type Kapitaal = {
  readonly kapitaal: number
  /** Profit sharing: contributions are due on it, tax is not. */
  readonly winstdeling: number
  /** Share of the capital that comes from own contributions. */
  readonly werknemersdeel: number
  readonly leeftijd: number
  readonly wettelijkeLeeftijd: number
  /** A career of 45 years on the day of payment has the rate of the legal age. */
  readonly volledigeLoopbaan: boolean
  readonly actief: boolean
  /** Paid because the legal pension starts, which keeps the higher rates of 60 and 61 away. */
  readonly bijPensioen: boolean
  readonly uitbetaaldOp: string
  readonly gemeentebelasting: number
  /** Tax by the assessment, or only what is held back on the day itself. */
  readonly volgens: 'aanslag' | 'voorheffing'
  /** False when the pension service pays the solidarity contribution back. */
  readonly metSolidariteit: boolean
}

export type Kapitaalnetto = {
  readonly bruto: number
  readonly riziv: number
  readonly solidariteit: number
  readonly grondslag: number
  readonly tarief: number
  readonly belasting: number
  readonly netto: number
}

/**
 * Net lump sum (art. 171 WIB 92): RIZIV and solidarity on everything, then tax on the capital without profit
 * sharing, after its share of both contributions. Leaves out: own contributions from before 1993, advances and
 * pledges, and payment as a rent.
 */
export function nettoKapitaal(law: Law, input: Kapitaal): Kapitaalnetto {
  const bruto = roundCents(input.kapitaal + input.winstdeling)
  const day = law.on(input.uitbetaaldOp)
  const { schijven, extra } = day(solidariteitKapitaal)
  const base = last(schijven.filter(({ vanaf }) => bruto >= vanaf)).tarief
  const riziv = roundCents(bruto * day(rizivTarief))
  const above = extra ? Math.max(0, bruto - extra.boven) * extra.tarief : 0
  const solidariteit = input.metSolidariteit ? roundCents(bruto * base + above) : 0
  const kept = bruto > 0 ? 1 - (riziv + solidariteit) / bruto : 1
  const grondslag = roundCents(input.kapitaal * kept)
  const rates = day(input.volgens === 'voorheffing' ? voorheffingKapitaal : kapitaaltarieven)
  const employer = rateAtAge(rates, input.leeftijd, input)
  const tarief = employer * (1 - input.werknemersdeel) + rates.werknemer * input.werknemersdeel
  const surcharge = input.volgens === 'voorheffing' ? 1 : 1 + input.gemeentebelasting
  const belasting = roundCents(grondslag * tarief * surcharge)
  return {
    bruto,
    riziv,
    solidariteit,
    grondslag,
    tarief,
    belasting,
    netto: roundCents(bruto - riziv - solidariteit - belasting),
  }
}
