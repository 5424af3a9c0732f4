/** Tax on gains from financial assets since 1 January 2026 (art. 90, first paragraph, 9° WIB 92). */
import { progressive, type Progressive } from '#finance/brackets.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtPerJaar,
  overdrachtMaximum,
  fotodatum,
  historischTot,
  bronheffingMeerwaarde,
  aanmerkelijkBelangSchaal,
  speculatietarief,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

/** The day whose value old holdings start from. */
export const fotodag = (law: Law): string => law.on(at(fotodatum.rows, 0).from)(fotodatum)

/** First income year of the tax. */
export const eersteJaar = (law: Law): number => Number(fotodag(law).slice(0, 4)) + 1

/** What can be used this year of an exemption carried over, all persons together. */
export function bruikbareOverdracht(law: Law, year: number, carried: number, persons = 1): number {
  return year <= eersteJaar(law) ? 0 : Math.min(carried, law.on(`${year}-12-31`)(overdrachtMaximum) * persons)
}

/** Whether ordinary gains of a sale on this day are taxed at all. */
export const isBelast = (law: Law, soldOn: string): boolean => law.on(soldOn)(meerwaardetarief) > 0

/** Whether the exemption of the year of this day is published: what is known later is the last one before it. */
export const isVrijstellingBekend = (day: string): boolean => day <= (meerwaardevrijstelling.knownTo ?? '')

export type Disposal = {
  readonly boughtOn: string
  /** Price paid, without costs and taxes: the law lets none of them in. */
  readonly cost: number
  /** Value on the photo day; null when it is not known or not relevant. */
  readonly photo: number | null
  readonly soldOn: string
  readonly proceeds: number
  /** Whether the own price can be proven and is chosen where it is higher than the photo value. */
  readonly ownPrice: boolean
}

export type BasisKind = 'aankoop' | 'foto' | 'historisch'

export type Gain = { base: number; kind: BasisKind; gain: number; bankGain: number }

/**
 * Gain on one lot (art. 102 § 4): sale price minus purchase price, or minus the photo value for what was held
 * on 31/12/2025. A higher own price counts for sales up to 31/12/2030 and can bring the gain to zero, never
 * make a loss. `bankGain` is what a bank counts: it never looks at the own price.
 */
export function meerwaarde(law: Law, sale: Disposal): Gain {
  const photoDay = fotodag(law)
  const old = sale.boughtOn <= photoDay && sale.soldOn > photoDay
  const plain = roundCents(sale.proceeds - sale.cost)
  if (!old || sale.photo === null) return { base: sale.cost, kind: 'aankoop', gain: plain, bankGain: plain }
  const onPhoto = roundCents(sale.proceeds - sale.photo)
  const useOwn = sale.ownPrice && sale.cost > sale.photo && sale.soldOn <= law.on(sale.soldOn)(historischTot)
  if (!useOwn || onPhoto <= 0) return { base: sale.photo, kind: 'foto', gain: onPhoto, bankGain: onPhoto }
  return { base: sale.cost, kind: 'historisch', gain: Math.max(0, plain), bankGain: onPhoto }
}

/** Held back by a Belgian bank on one sale: no exemption, no losses, no own price. */
export function ingehoudenMeerwaarde(law: Law, soldOn: string, bankGain: number): number {
  return roundCents(Math.max(0, bankGain) * law.on(soldOn)(bronheffingMeerwaarde))
}

/** The exemption of an income year; for a year that is not published yet, the last known amount. */
export function vrijstellingVan(law: Law, year: number): number {
  return law.ahead(`${year}-12-31`)(meerwaardevrijstelling)
}

export type GainYear = {
  readonly year: number
  /** Gains minus losses of the year under the ordinary regime. */
  readonly net: number
  readonly persons?: number
  /** Exemption carried over from earlier years, of all persons together. */
  readonly carried?: number
  /** Exemption already used this year by other gains. */
  readonly used?: number
}

export type GainTax = {
  exemption: number
  /** Part of the year's own exemption and of the carried one that these gains use. */
  exempt: number
  carriedUsed: number
  taxable: number
  tax: number
  /** Gain that can still be taken this year without tax: what is left of the exemption and of the usable carry-over. */
  room: number
  /** Carried over to the next year. */
  carriedOut: number
}

/**
 * Tax on the ordinary gains of a year: the yearly exemption first, then at most 5.000 euro per person of what
 * was carried over; of the unused yearly exemption at most 1.000 per person goes to later years. Losses only
 * count within the year. Leaves out: gains of different partners that are not shared.
 */
export function meerwaardebelasting(law: Law, { year, net, persons = 1, carried = 0, used = 0 }: GainYear): GainTax {
  const yearly = law.on(`${year}-12-31`)
  const rate = yearly(meerwaardetarief)
  if (rate === 0) return { exemption: 0, exempt: 0, carriedUsed: 0, taxable: 0, tax: 0, room: 0, carriedOut: 0 }
  const exemption = Math.max(0, roundCents(vrijstellingVan(law, year) * persons - used))
  const gain = Math.max(0, net)
  const exempt = Math.min(gain, exemption)
  const available = bruikbareOverdracht(law, year, carried, persons)
  const carriedUsed = Math.min(available, roundCents(gain - exempt))
  const taxable = roundCents(gain - exempt - carriedUsed)
  const unused = Math.min(yearly(overdrachtPerJaar) * persons, roundCents(exemption - exempt))
  return {
    exemption,
    exempt,
    carriedUsed,
    taxable,
    tax: roundCents(taxable * rate),
    // A loss makes room for as much gain.
    room: roundCents(exemption - exempt + available - carriedUsed - Math.min(0, net)),
    carriedOut: roundCents(carried - carriedUsed + unused),
  }
}

/** The most that can have been carried over by the start of a year: nothing before the second year of the tax. */
export const hoogsteOverdracht = (law: Law, year: number, persons = 1): number =>
  opgespaardeVrijstelling(law, eersteJaar(law), year, persons)

/** What has been carried over by the start of `to` when nothing is sold in the years from `from` on. */
export function opgespaardeVrijstelling(law: Law, from: number, to: number, persons = 1): number {
  let carried = 0
  for (let year = from; year < to; year++) {
    carried = meerwaardebelasting(law, { year, net: 0, persons, carried }).carriedOut
  }
  return carried
}

/**
 * Scale of a significant holding: each owner has a scale of their own, and earlier gains of the last five years fill
 * its lowest slices first. `gain` and `earlier` are of all persons together, in equal parts; `scale` is of one.
 */
export function aanmerkelijkBelang(
  law: Law,
  gain: number,
  earlier = 0,
  persons = 1,
): { tax: number; exempt: number; scale: Progressive } {
  const brackets = law(aanmerkelijkBelangSchaal)
  const before = progressive(Math.max(0, earlier) / persons, brackets)
  const scale = progressive((Math.max(0, earlier) + Math.max(0, gain)) / persons, brackets)
  const free = ({ lines }: Progressive) =>
    lines.filter(({ rate }) => rate === 0).reduce((sum, { part }) => sum + part, 0)
  return {
    tax: roundCents((scale.tax - before.tax) * persons),
    exempt: roundCents((free(scale) - free(before)) * persons),
    scale,
  }
}

/** Outside normal management: 33 % and the municipal surcharge on it, without exemption. */
export function speculatiebelasting(law: Law, gain: number, municipal: number): { tax: number; surcharge: number } {
  const tax = roundCents(Math.max(0, gain) * law(speculatietarief))
  return { tax, surcharge: roundCents(tax * municipal) }
}
