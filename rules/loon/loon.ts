/** What a wage loses before tax: RSZ, the werkbonus that softens it, and the special contribution (BBSZ). */
import { roundCents, roundTo } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  rszWerknemer,
  arbeiderBasis,
  fiscaleWerkbonus,
  bbszMaand,
  bbszJaar,
  type Gezin,
  type BbszSchijf,
} from '#rules/loon/loon.figures.ts'
import { werkbonus, type Luik } from '#rules/loon/werkbonus.figures.ts'

export type Statuut = 'bediende' | 'arbeider'

const basisfactor = (law: Law, statuut: Statuut): number => (statuut === 'arbeider' ? law(arbeiderBasis) : 1)

/** Employee contribution on a gross amount; a manual worker pays on 108 %. */
export function rszBijdrage(law: Law, gross: number, statuut: Statuut = 'bediende'): number {
  return roundCents(gross * basisfactor(law, statuut) * law(rszWerknemer))
}

/** The basic amount of a part. For manual workers the RSZ prints amount and slope at 108 %, rounded. */
function zoneAmount(zones: Luik, wage: number, factor: number): number {
  const zone = zones.find(({ tot }) => wage <= tot)
  if (!zone) return 0
  const slope = factor === 1 ? zone.helling : (zone.hellingArbeider ?? roundTo(zone.helling * factor, 4))
  return roundCents(Math.max(0, roundCents(zone.bedrag * factor) - slope * Math.max(0, wage - zone.vanaf)))
}

export type Werkbonus = { readonly a: number; readonly b: number; readonly totaal: number; readonly fiscaal: number }

/**
 * Social and fiscal werkbonus for a month (KB 17 January 2000). Part-time: the wage is first scaled to full
 * time, then the bonus to the share of the hours, which the RSZ rounds to hundredths. A manual worker's amounts count for 108 %. Never more than the RSZ itself;
 * part B is cut first. Leaves out: incomplete months and the maximum per calendar year.
 */
export function werkbonusVoor(
  law: Law,
  gross: number,
  statuut: Statuut = 'bediende',
  fraction = 1,
  rates: { readonly a: number; readonly b: number } = law(fiscaleWerkbonus),
): Werkbonus {
  const zones = law(werkbonus)
  const factor = basisfactor(law, statuut)
  const fullTime = roundCents(gross / fraction)
  const share = roundTo(fraction, 2)
  const rsz = rszBijdrage(law, gross, statuut)
  const a = Math.min(rsz, roundCents(zoneAmount(zones.a, fullTime, factor) * share))
  const b = Math.min(roundCents(rsz - a), roundCents(zoneAmount(zones.b, fullTime, factor) * share))
  return { a, b, totaal: roundCents(a + b), fiscaal: roundCents(a * rates.a + b * rates.b) }
}

function bbsz(slices: readonly BbszSchijf[], base: number): number {
  const slice = slices.findLast(({ boven }) => base > boven)
  if (!slice) return 0
  const amount = slice.vast + slice.tarief * (base - slice.boven)
  return roundCents(Math.min(slice.maximum ?? Infinity, Math.max(slice.minimum ?? 0, amount)))
}

/** Monthly advance on the gross wage, at 108 % for a manual worker. Settled per quarter, so a premium can raise it. */
export const bbszPerMaand = (law: Law, gross: number, gezin: Gezin, statuut: Statuut = 'bediende'): number =>
  bbsz(law(bbszMaand)[gezin], roundCents(gross * basisfactor(law, statuut)))

/** Final contribution on the net taxable income of the household. */
export const bbszPerJaar = (law: Law, income: number, koppel: boolean): number =>
  bbsz(law(bbszJaar)[koppel ? 'koppel' : 'alleenstaand'], income)
