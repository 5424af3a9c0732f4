/** What the deed of purchase costs: the notary's fee by scale, file costs, duties and VAT. */
import { progressive, type Progressive } from '#finance/brackets.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import * as labels from '#rules/kernel/labels.ts'
import {
  ereloonAankoop,
  ereloonGezinswoning,
  administratieveKosten,
  rechtOpGeschriften,
  overschrijving,
  uitgavenDerdenAankoop,
  btwNotaris,
} from '#rules/wonen/notaris.figures.ts'

/** Fee on a price, without VAT, with the brackets behind it. */
export function ereloonAankoopakte(
  law: Law,
  prijs: number,
  gezinswoning: boolean,
): { ereloon: number; vast: number; schaal: Progressive } {
  const { vast, klein, schijven: brackets } = law(gezinswoning ? ereloonGezinswoning : ereloonAankoop)
  const fixed = prijs <= klein.totPrijs ? vast - klein.min : vast
  const schaal = progressive(prijs, brackets)
  return { ereloon: roundCents(fixed + schaal.tax), vast: fixed, schaal }
}

export type Kostenlijn = {
  readonly key: string
  readonly label: string
  readonly bedrag: number
  /** Who gets it: the state, the notary or others. */
  readonly naar: 'overheid' | 'notaris' | 'derden'
}

export type Aktekosten = {
  readonly lijnen: readonly Kostenlijn[]
  readonly totaal: number
  readonly ereloon: number
  readonly btw: number
}

/** Lines of a deed that carry VAT. */
const METBTW: readonly string[] = ['ereloon', 'administratie', 'derden', 'geschriften']

const bedragVan = (lijnen: readonly Kostenlijn[], keys: readonly string[]): number =>
  roundedSum(lijnen.filter(({ key }) => keys.includes(key)).map(({ bedrag }) => bedrag))

/** VAT on those lines of a deed that carry it. */
export const btwOpAkte = (law: Law, lijnen: readonly Kostenlijn[]): number =>
  roundCents(bedragVan(lijnen, METBTW) * law(btwNotaris))

/** Adds the VAT line and the totals to the lines of a deed. */
export function aktekosten(law: Law, lijnen: readonly Kostenlijn[]): Aktekosten {
  const btw = btwOpAkte(law, lijnen)
  const all: Kostenlijn[] = [...lijnen, { key: 'btw', label: labels.btwAankoopakte, bedrag: btw, naar: 'overheid' }]
  return {
    lijnen: all,
    totaal: roundedSum(all.map(({ bedrag }) => bedrag)),
    ereloon: bedragVan(lijnen, ['ereloon']),
    btw,
  }
}

/**
 * Costs of the deed of purchase besides registration tax or VAT on the price. Leaves out: bodemattest and EPC of the
 * seller, a second notary (no extra fee), basisakte of an apartment, agent's commission.
 */
export function kostenAankoopakte(
  law: Law,
  prijs: number,
  gezinswoning: boolean,
  derden = law(uitgavenDerdenAankoop),
): Aktekosten {
  return aktekosten(law, [
    {
      key: 'ereloon',
      label: labels.ereloon,
      bedrag: ereloonAankoopakte(law, prijs, gezinswoning).ereloon,
      naar: 'notaris',
    },
    { key: 'administratie', label: labels.administratie, bedrag: law(administratieveKosten).eerste, naar: 'notaris' },
    { key: 'derden', label: labels.derden, bedrag: derden, naar: 'derden' },
    { key: 'geschriften', label: labels.geschriften, bedrag: law(rechtOpGeschriften), naar: 'overheid' },
    { key: 'overschrijving', label: labels.overschrijving, bedrag: law(overschrijving), naar: 'overheid' },
  ])
}
