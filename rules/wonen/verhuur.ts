/**
 * Income tax on a home that is let (art. 7 to 14 WIB 92), and on the gain of a building sold soon (art. 90, 10° and 101).
 * Leaves out: furnished letting, letting to the own company, a home that stands empty against one's will (art. 15).
 */
import { roundCents, roundTo } from '#finance/money.ts'
import { basisbelasting, staatEnGewest, verminderingVrijeSom } from '#rules/belasting/personenbelasting.ts'
import { belastingvrijeSom } from '#rules/belasting/personenbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { bbszPerJaar } from '#rules/loon/loon.ts'
import { indexcoefficientKI } from '#rules/wonen/onroerende-voorheffing.figures.ts'
import {
  kostenforfaitHuur,
  meerwaardeGebouwJaren,
  meerwaardeGebouwKosten,
  meerwaardeGebouwPerJaar,
  meerwaardeGebouwTarief,
  plafondKostenforfait,
  revalorisatiecoefficient,
  verhogingKI,
} from '#rules/wonen/verhuur.figures.ts'

export type Huurder = 'prive' | 'beroep'

export type Huurinkomen = {
  /** Indexed to the euro, as on the tax bill. */
  readonly geindexeerd: number
  /** Indexed and raised: what a private letting is taxed on, and the least for any other. */
  readonly verhoogd: number
  readonly bruto: number
  readonly forfait: number
  readonly plafond: number
  readonly belastbaar: number
}

/** What counts as income of a year. `huur` is what the tenant owes over the year. */
export function huurinkomen(
  law: Law,
  { huurder, ki, huur }: { readonly huurder: Huurder; readonly ki: number; readonly huur: number },
): Huurinkomen {
  const geindexeerd = roundTo(ki * law(indexcoefficientKI), 0)
  const verhoogd = roundCents(geindexeerd * (1 + law(verhogingKI)))
  if (huurder === 'prive')
    return { geindexeerd, verhoogd, bruto: verhoogd, forfait: 0, plafond: 0, belastbaar: verhoogd }
  const bruto = Math.max(huur, verhoogd)
  const plafond = roundCents(ki * law(revalorisatiecoefficient) * law(plafondKostenforfait))
  const forfait = Math.min(roundCents(bruto * law(kostenforfaitHuur)), plafond)
  return { geindexeerd, verhoogd, bruto, forfait, plafond, belastbaar: roundCents(bruto - forfait) }
}

/**
 * What a taxable income more costs, on top of the net taxable income of the year: the tax of somebody alone with it, less
 * that without, each rounded line by line as the assessment does (./belasting/aanslag.ts).
 */
export function belastingBovenop(
  law: Law,
  {
    inkomen,
    meer,
    gewest,
    gemeentebelasting,
  }: { inkomen: number; meer: number; gewest: Gewest; gemeentebelasting: number },
): number {
  const vrij = verminderingVrijeSom(law, law(belastingvrijeSom))
  const tax = (income: number) => {
    const { staat, gewestelijk } = staatEnGewest(
      law,
      Math.max(0, roundCents(basisbelasting(law, income) - vrij)),
      gewest,
    )
    const belasting = roundCents(staat + gewestelijk)
    return belasting + roundCents(belasting * gemeentebelasting)
  }
  return roundCents(tax(inkomen + meer) - tax(inkomen))
}

/**
 * The special contribution for social security that a taxable income more adds (art. 108 wet van 30 maart 1994), for an
 * employee who is assessed alone. Without an income of work there is none.
 */
export const bijdrageBovenop = (law: Law, inkomen: number, meer: number): number =>
  inkomen > 0 ? roundCents(bbszPerJaar(law, inkomen + meer, false) - bbszPerJaar(law, inkomen, false)) : 0

export type Verkoop = {
  readonly aankoopprijs: number
  readonly aankoopkosten: number
  /** Works that were invoiced. */
  readonly werken: number
  /** Full years between the two deeds. */
  readonly jaren: number
  readonly verkoopprijs: number
  readonly verkoopkosten: number
}

/** Tax on the gain of a building: the purchase price counts with at least a quarter of costs and five percent a year. */
export function meerwaardeGebouw(law: Law, verkoop: Verkoop, gemeentebelasting: number) {
  const { aankoopprijs, aankoopkosten, werken, jaren, verkoopprijs, verkoopkosten } = verkoop
  const costs = Math.max(aankoopkosten, aankoopprijs * law(meerwaardeGebouwKosten))
  const waarde = roundCents((aankoopprijs + costs) * (1 + jaren * law(meerwaardeGebouwPerJaar)) + werken)
  const taxed = jaren < law(meerwaardeGebouwJaren)
  const meerwaarde = taxed ? Math.max(0, roundCents(verkoopprijs - verkoopkosten - waarde)) : 0
  const tax = roundCents(meerwaarde * law(meerwaardeGebouwTarief))
  return { taxed, waarde, meerwaarde, belasting: roundCents(tax * (1 + gemeentebelasting)) }
}
