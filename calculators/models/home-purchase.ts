/** Everything a purchase costs on top of the price: tax, VAT and deeds. Shared by the pages about buying a home. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import { type Aktekosten, kostenAankoopakte } from '#rules/wonen/notaris.ts'
import { btwHeropbouw, btwNieuwbouw } from '#rules/wonen/btw.figures.ts'
import { registratiebelasting, type Registratie } from '#rules/wonen/registratierechten.ts'

export type Goed = 'bestaand' | 'nieuwbouw' | 'grond' | 'heropbouw'

export const goedOptions = [
  { value: 'bestaand', label: 'bestaande woning' },
  { value: 'nieuwbouw', label: 'nieuwbouw met btw' },
  { value: 'grond', label: 'bouwgrond, eventueel met een huis erop bouwen' },
  { value: 'heropbouw', label: 'afbreken en heropbouwen' },
] as const satisfies readonly { value: Goed; label: string }[]

export type Purchase = {
  readonly gewest: Gewest
  readonly goed: Goed
  /** Price of house or land; for nieuwbouw the price without VAT. */
  readonly prijs: number
  /** Works under VAT besides the price, without VAT. */
  readonly bouwkost?: number
  /** Part of a nieuwbouw price that is land, under registration tax instead of VAT. */
  readonly grondwaarde?: number
  readonly lageBtw?: boolean
  readonly aandeelEigenWoning: number
  /** The buyer still has a home that must be sold in time: the low tax holds, the lower scale of the notary does not. */
  readonly nogTeVerkopen?: boolean
  readonly kernstad?: boolean
  /** Registration tax paid on the home the buyer leaves: taken along in Flanders until 2023. */
  readonly meeneembaar?: number
  readonly renovatie?: boolean
  /** A modest home by its cadastral income: a lower Walloon rate until 2024. */
  readonly waalsBescheiden?: { readonly sociaal: boolean; readonly drukzone: boolean } | undefined
  readonly klassensprong?: number
  readonly eigenTarief?: number | null
  readonly derden?: number | undefined
  /** YYYY-MM-DD of the notarial deed: decides the tax rates. */
  readonly datumAkte: string
}

export type PurchaseCosts = {
  readonly registratie: Registratie
  readonly btw: number
  readonly btwTarief: number
  readonly akte: Aktekosten
  /** Registration tax and deed, without VAT on building. */
  readonly kosten: number
  readonly gezinswoning: boolean
}

/** Deeds in the future are computed with today's notary rates: next year's are not fixed yet. */
export function lawOfDeed(law: Law, datumAkte: string): Law {
  return datumAkte < law.date ? law.on(datumAkte) : law
}

export function purchaseCosts(law: Law, purchase: Purchase): PurchaseCosts {
  const { goed, prijs, bouwkost = 0, grondwaarde = 0, lageBtw = false, aandeelEigenWoning, datumAkte } = purchase
  const onDeed = law.on(datumAkte)
  const taxed = goed === 'nieuwbouw' ? Math.min(grondwaarde, prijs) : prijs
  const registratie = registratiebelasting(onDeed, {
    gewest: purchase.gewest,
    goed: goed === 'bestaand' ? 'woning' : goed === 'heropbouw' ? 'sloop' : goed,
    prijs: taxed,
    aandeelEigenWoning,
    kernstad: purchase.kernstad ?? false,
    meeneembaar: purchase.meeneembaar ?? 0,
    renovatie: purchase.renovatie ?? false,
    waalsBescheiden: purchase.waalsBescheiden,
    klassensprong: purchase.klassensprong ?? 0,
    eigenTarief: purchase.eigenTarief ?? null,
  })
  const built = goed === 'nieuwbouw' ? prijs - taxed + bouwkost : bouwkost
  const btwTarief = built > 0 ? onDeed(lageBtw ? btwHeropbouw : btwNieuwbouw) : 0
  const gezinswoning = aandeelEigenWoning >= 1 && !purchase.nogTeVerkopen
  const akte = kostenAankoopakte(lawOfDeed(law, datumAkte), prijs, gezinswoning, purchase.derden)
  return {
    registratie,
    btw: roundCents(built * btwTarief),
    btwTarief,
    akte,
    kosten: roundCents(registratie.belasting + akte.totaal),
    gezinswoning,
  }
}

/** Cents of loan needed so that own money and loan pay everything, credit deed included. */
export function loanFor(
  law: Law,
  { needed, own }: { needed: number; own: number },
): { readonly loan: number; readonly deed: ReturnType<typeof kostenKredietakte> } {
  const deedOf = (krediet: number) => kostenKredietakte(law, { krediet })
  if (needed <= own) return { loan: 0, deed: deedOf(0) }
  // The deed costs about 2 % of the loan and rises with it: from below this settles on the smallest loan that suffices.
  let loan = roundCents(needed - own)
  for (let round = 0; round < 60; round++) {
    const next = roundCents(needed - own + deedOf(loan).totaal)
    if (next <= loan) break
    loan = next
  }
  return { loan, deed: deedOf(loan) }
}
