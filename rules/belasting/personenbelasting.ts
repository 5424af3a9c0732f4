/**
 * Personal income tax: brackets, tax-free sums, lump-sum expenses, marital quotient and the split between
 * State and region, per income year. The computation itself is in aanslag.ts.
 */
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Toeslagen, toeslagenAangekondigd, toeslagenVrijeSom } from '#rules/belasting/ten-laste.figures.ts'
import {
  belastingschijven,
  schijvenVrijeSom,
  belastingvrijeSom,
  huwelijksquotientMaximum,
  belastingvrijeSomAangekondigd,
  huwelijksquotientAangekondigd,
  forfaitTarief,
  forfaitMaximum,
  forfaitTariefBedrijfsleider,
  forfaitMaximumBedrijfsleider,
  forfaitBaten,
  forfaitMaximumBaten,
} from '#rules/belasting/personenbelasting.figures.ts'

/** Rules in force, or the announced reform where there is one. */
export type Regels = 'nu' | 'aangekondigd'

/** The reform starts with income year 2026: earlier years have one set of rules. */
export const heeftHervorming = (law: Law): boolean => law.date >= '2026-01-01'

type Gezinsbedragen = { readonly vrijeSom: number; readonly toeslagen: Toeslagen; readonly quotient: number }

export function gezinsbedragen(law: Law, regels: Regels): Gezinsbedragen {
  if (regels === 'aangekondigd' && heeftHervorming(law)) {
    return {
      vrijeSom: law(belastingvrijeSomAangekondigd),
      toeslagen: law(toeslagenAangekondigd),
      quotient: law(huwelijksquotientAangekondigd),
    }
  }
  return {
    vrijeSom: law(belastingvrijeSom),
    toeslagen: law(toeslagenVrijeSom),
    quotient: law(huwelijksquotientMaximum),
  }
}

export type Kostensoort = 'werknemer' | 'zelfstandige' | 'vrijBeroep' | 'bedrijfsleider'

/** Lump-sum expenses (art. 51): by steps for a liberal profession (baten), a flat rate for the others. */
export function forfaitaireKosten(law: Law, base: number, soort: Kostensoort): number {
  if (soort === 'vrijBeroep') {
    return roundCents(Math.min(progressive(base, law(forfaitBaten)).tax, law(forfaitMaximumBaten)))
  }
  const leader = soort === 'bedrijfsleider'
  const rate = law(leader ? forfaitTariefBedrijfsleider : forfaitTarief)
  const most = law(leader ? forfaitMaximumBedrijfsleider : forfaitMaximum)
  return roundCents(Math.min(base * rate, most))
}

/** Tax by the brackets on a taxable income, to the cent. */
export const basisbelasting = (law: Law, income: number): number =>
  roundCents(progressive(income, law(belastingschijven)).tax)

/** Reduction for a tax-free sum, by its own scale (art. 134). */
export const verminderingVrijeSom = (law: Law, sum: number): number =>
  roundCents(progressive(sum, law(schijvenVrijeSom)).tax)
