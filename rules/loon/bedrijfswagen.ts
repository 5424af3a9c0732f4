/** Benefit in kind of a company car (art. 36, § 2 WIB 92). */
import { daysBetween, isLeapYear, maxDate, minDate, monthsBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  referentieDiesel,
  referentieBenzine,
  vaaMinimum,
  co2Basis,
  co2Stap,
  co2Minimum,
  co2Maximum,
  leeftijdStap,
  leeftijdMinimum,
  cataloguswaardeDeel,
} from '#rules/loon/bedrijfswagen.figures.ts'

/** Gas is lpg or natural gas: the benefit counts it as petrol, the contribution of the employer does not. */
export type Brandstof = 'benzine' | 'gas' | 'diesel' | 'elektrisch'

/** The CO2 percentage (art. 36, § 2): 5,5 % at the reference, 0,1 point per gram, from 4 to 18 %. */
export function co2Percentage(law: Law, brandstof: Brandstof, grams: number): number {
  if (brandstof === 'elektrisch') return law(co2Minimum)
  const reference = law(brandstof === 'diesel' ? referentieDiesel : referentieBenzine)
  const rate = law(co2Basis) + (grams - reference) * law(co2Stap)
  return Number(Math.min(law(co2Maximum), Math.max(law(co2Minimum), rate)).toFixed(6))
}

/** Age in started periods of twelve months lowers the value by six points, to 70 % (art. 36, § 2). */
export function leeftijdspercentage(law: Law, fullYears: number): number {
  return Number(Math.max(law(leeftijdMinimum), 1 - fullYears * law(leeftijdStap)).toFixed(6))
}

/** Benefit for a full year at one age, before the minimum. */
export function voordeelVolJaar(law: Law, value: number, co2: number, age: number): number {
  return value * co2 * law(cataloguswaardeDeel) * age
}

type VaaDeel = {
  readonly van: string
  readonly tot: string
  readonly dagen: number
  readonly leeftijd: number
  readonly bedrag: number
}

export type Vaa = {
  readonly co2: number
  readonly delen: readonly VaaDeel[]
  readonly dagen: number
  readonly formule: number
  readonly minimum: number
  readonly bruto: number
  readonly eigenBijdrage: number
  readonly belastbaar: number
}

/**
 * Benefit in a calendar year: days at each age, the minimum in proportion to the days, then the own contribution.
 * The age changes on the anniversary of the first registration, in its month.
 */
export function voordeelWagen(
  law: Law,
  wagen: {
    readonly cataloguswaarde: number
    readonly brandstof: Brandstof
    readonly uitstoot: number
    /** First day of the month of first registration, YYYY-MM-DD. */
    readonly eersteInschrijving: string
    readonly jaar: number
    /** First day the car is at your disposal; leave out when it was before this year. */
    readonly vanaf?: string
    /** Day on which the car goes back, which no longer counts; leave out when that is after this year. */
    readonly tot?: string
    /** Per month in which the car is at your disposal. */
    readonly eigenBijdrageMaand?: number
  },
): Vaa {
  const days = isLeapYear(wagen.jaar) ? 366 : 365
  const newYear = `${wagen.jaar}-01-01`
  const nextYear = `${wagen.jaar + 1}-01-01`
  const end = minDate(wagen.tot ?? nextYear, nextYear)
  const start = maxDate(wagen.vanaf ?? newYear, newYear)
  const first = `${wagen.eersteInschrijving.slice(0, 7)}-01`
  const birthday = `${wagen.jaar}${first.slice(4)}`
  const borders = [start, ...(birthday > start && birthday < end ? [birthday] : []), end]
  const co2 = co2Percentage(law, wagen.brandstof, wagen.uitstoot)
  const delen = borders.slice(0, -1).map((van, index): VaaDeel => {
    const tot = borders[index + 1] ?? end
    const leeftijd = leeftijdspercentage(law, Math.max(0, Math.floor(monthsBetween(first, van) / 12)))
    const dagen = daysBetween(van, tot)
    return {
      van,
      tot,
      dagen,
      leeftijd,
      bedrag: (voordeelVolJaar(law, wagen.cataloguswaarde, co2, leeftijd) * dagen) / days,
    }
  })
  const total = daysBetween(start, end)
  const formule = roundCents(delen.reduce((amount, deel) => amount + deel.bedrag, 0))
  const minimum = roundCents((law(vaaMinimum) * total) / days)
  const bruto = Math.max(formule, minimum)
  const eigenBijdrage = Math.min(bruto, roundCents(((wagen.eigenBijdrageMaand ?? 0) * 12 * total) / days))
  return {
    co2,
    delen,
    dagen: total,
    formule,
    minimum,
    bruto,
    eigenBijdrage,
    belastbaar: roundCents(bruto - eigenBijdrage),
  }
}
