/** What the deed of a home loan costs: duties on the inscription, the notary's fee, file costs and VAT. */
import { progressiveTax } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import * as labels from '#rules/kernel/labels.ts'
import { type Aktekosten, aktekosten, btwOpAkte, type Kostenlijn } from '#rules/wonen/notaris.ts'
import { administratieveKosten, rechtOpGeschriften } from '#rules/wonen/notaris.figures.ts'
import {
  uitgavenDerdenKrediet,
  uitgavenDerdenBijkomend,
  registratierechtHypotheek,
  hypotheekrecht,
  aanhorigheden,
  registratieBijlagen,
  retributieInschrijving,
  ereloonKrediet,
  mandaatRegistratie,
  ereloonSociaalKrediet,
} from '#rules/krediet/kredietakte.figures.ts'

/** Fee on a home loan, without VAT; the base is the credit itself, without accessories. */
export function ereloonKredietakte(law: Law, krediet: number): number {
  return roundCents(progressiveTax(krediet, law(ereloonKrediet)))
}

export type Kredietakte = {
  readonly krediet: number
  readonly aanhorigheden?: number
  /** Part of the credit under mandate instead of inscription (0 to 1). */
  readonly volmacht?: number
  /** Social credit: the notary's fee is halved. */
  readonly sociaal?: boolean
  readonly derden?: number
  /** Signed with the deed of purchase at the same notary: lower file costs, and most searches are already paid. */
  readonly bijkomend?: boolean
}

/**
 * Costs of the credit deed: duties on the inscribed part (credit plus accessories), fee and file costs with VAT.
 * Leaves out: a second deed for the mandate, several properties, takeover by notarial subrogation.
 */
export function kostenKredietakte(law: Law, deed: Kredietakte): Aktekosten & { readonly inschrijving: number } {
  const { krediet, volmacht = 0, sociaal = false } = deed
  if (krediet <= 0) return { lijnen: [], totaal: 0, ereloon: 0, btw: 0, inschrijving: 0 }
  const inschrijving = roundCents(krediet * (1 - volmacht) * (1 + (deed.aanhorigheden ?? law(aanhorigheden))))
  const { tot, laag, hoog } = law(retributieInschrijving)
  const ereloon = roundCents(ereloonKredietakte(law, krediet) * (sociaal ? law(ereloonSociaalKrediet) : 1))
  const lijnen: Kostenlijn[] = [
    {
      key: 'registratie',
      label: labels.registratieHypotheek,
      bedrag: roundCents(inschrijving * law(registratierechtHypotheek)),
      naar: 'overheid',
    },
    { key: 'bijlagen', label: labels.bijlagen, bedrag: law(registratieBijlagen), naar: 'overheid' },
    {
      key: 'hypotheekrecht',
      label: labels.hypotheekrecht,
      bedrag: roundCents(inschrijving * law(hypotheekrecht)),
      naar: 'overheid',
    },
    {
      key: 'retributie',
      label: labels.inschrijving,
      bedrag: inschrijving > tot ? hoog : inschrijving > 0 ? laag : 0,
      naar: 'overheid',
    },
    { key: 'ereloon', label: labels.ereloon, bedrag: ereloon, naar: 'notaris' },
    {
      key: 'administratie',
      label: labels.administratie,
      bedrag: law(administratieveKosten)[deed.bijkomend ? 'volgende' : 'eerste'],
      naar: 'notaris',
    },
    {
      key: 'derden',
      label: labels.derden,
      bedrag: deed.derden ?? law(deed.bijkomend ? uitgavenDerdenBijkomend : uitgavenDerdenKrediet),
      naar: 'derden',
    },
    { key: 'geschriften', label: labels.geschriften, bedrag: law(rechtOpGeschriften), naar: 'overheid' },
  ]
  if (volmacht > 0) {
    lijnen.push({
      key: 'volmacht',
      label: labels.volmacht,
      bedrag: law(mandaatRegistratie),
      naar: 'overheid',
    })
  }
  return { ...aktekosten(law, lijnen), inschrijving }
}

/**
 * What of the deed counts in the JKP of a home loan (art. I.9, 41° WER): duties, file costs, searches and the VAT on
 * these, as FOD Economie explains. Leaves out: the notary's own fee with its VAT.
 */
export function aktekostenInJkp(law: Law, deed: Kredietakte): readonly Kostenlijn[] {
  const { lijnen } = kostenKredietakte(law, deed)
  const counted = lijnen.filter(({ key }) => key !== 'ereloon' && key !== 'btw')
  if (counted.length === 0) return []
  const btw = btwOpAkte(law, counted)
  return [...counted, { key: 'btw', label: labels.btwKredietakte, bedrag: btw, naar: 'overheid' }]
}
