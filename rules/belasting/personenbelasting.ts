/**
 * Personal income tax: brackets, tax-free sums, lump-sum expenses, marital quotient and the split between
 * State and region, per income year. The computation itself is in aanslag.ts.
 */
import { progressiveTax } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { announcedRow, type Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { type Toeslagen, toeslagenVrijeSom } from '#rules/belasting/ten-laste.figures.ts'
import {
  autonomiefactor,
  belastingschijven,
  schijvenVrijeSom,
  belastingvrijeSom,
  huwelijksquotientMaximum,
  forfaitTarief,
  forfaitMaximum,
  forfaitTariefBedrijfsleider,
  forfaitMaximumBedrijfsleider,
  forfaitBaten,
  forfaitMaximumBaten,
  gewestelijkeOpcentiemen,
} from '#rules/belasting/personenbelasting.figures.ts'

/** Rules in force, or the announced reform where there is one. */
export type Regels = 'nu' | 'aangekondigd'

/** A reform was voted that this law does not hold yet. It starts with income year 2026. */
export const heeftHervorming = (law: Law): boolean =>
  law.date >= '2026-01-01' && announcedRow(belastingvrijeSom, law.date) !== undefined

/** The law to read: for income years from 2026 on the reform can replace what holds. */
export const volgens = (law: Law, regels: Regels): Law =>
  regels === 'aangekondigd' && heeftHervorming(law) ? law.announced() : law

type Gezinsbedragen = { readonly vrijeSom: number; readonly toeslagen: Toeslagen; readonly quotient: number }

export function gezinsbedragen(law: Law, regels: Regels): Gezinsbedragen {
  const read = volgens(law, regels)
  return {
    vrijeSom: read(belastingvrijeSom),
    toeslagen: read(toeslagenVrijeSom),
    quotient: read(huwelijksquotientMaximum),
  }
}

export type Kostensoort = 'werknemer' | 'zelfstandige' | 'vrijBeroep' | 'bedrijfsleider'

/** Lump-sum expenses (art. 51): by steps for a liberal profession (baten), a flat rate for the others. */
export function forfaitaireKosten(law: Law, base: number, soort: Kostensoort): number {
  if (soort === 'vrijBeroep') {
    return roundCents(Math.min(progressiveTax(base, law(forfaitBaten)), law(forfaitMaximumBaten)))
  }
  const leader = soort === 'bedrijfsleider'
  const rate = law(leader ? forfaitTariefBedrijfsleider : forfaitTarief)
  const most = law(leader ? forfaitMaximumBedrijfsleider : forfaitMaximum)
  return roundCents(Math.min(base * rate, most))
}

/** Tax by the brackets on a taxable income, to the cent. */
export const basisbelasting = (law: Law, income: number): number =>
  roundCents(progressiveTax(income, law(belastingschijven)))

/** What the State keeps of a tax and what the region adds to it (art. 5/1 and 5/2 Bijzondere Financieringswet). */
export function staatEnGewest(law: Law, hoofdsom: number, gewest: Gewest) {
  const factor = 1 - law(autonomiefactor)
  const opcentiemen = law(gewestelijkeOpcentiemen)[gewest]
  const staat = roundCents(hoofdsom * factor)
  return { staat, gewestelijk: roundCents(staat * opcentiemen), deel: factor * (1 + opcentiemen) }
}

/** Reduction for a tax-free sum, by its own scale (art. 134). */
export const verminderingVrijeSom = (law: Law, sum: number): number =>
  roundCents(progressiveTax(sum, law(schijvenVrijeSom)))
