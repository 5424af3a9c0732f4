/** A career up to the day of stopping, and the gross pension that follows from it. Everything in euros of today. */
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { careerAt } from '#calculators/models/career.ts'
import { addMonths, monthsBetween, year as yearOf } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  ambtenarenpensioen,
  type Gezinstype,
  ingangsdatum,
  minimumpensioen,
  opbouwWerknemer,
  opbouwZelfstandige,
  vroegsteLeeftijd,
  wettelijkeLeeftijd,
} from '#rules/pensioen/pensioen.ts'
import {
  correctieZelfstandige,
  dagenPerLoopbaanjaar,
  loonplafond,
  type Poort,
  volledigeLoopbaan,
} from '#rules/pensioen/pensioen.figures.ts'
import { aangekondigdePoort } from '#rules/pensioen/pensioenhervorming.figures.ts'
import { malusfactor, zoalsAangekondigd } from '#rules/pensioen/pensioenhervorming.ts'
import { fictieveRente, type NettoPensioen, nettoPensioen } from '#rules/pensioen/pensioeninhouding.ts'
import { type Kapitaalnetto, nettoKapitaal } from '#rules/pensioen/tweede-pijler.ts'
import type { Values as Asked } from './inputs.ts'

/** With the career that is counted where none was filled in. */
export type Values = Asked & { readonly loopbaanjaren: number }

export type Stop = {
  /** Age in months at which work stops and at which the pension starts. */
  readonly stops: number
  readonly starts: number
  readonly startsOn: string
  readonly earliest: number
  readonly legal: number
  readonly careerYears: number
  /** Before the minimum and before bonus or malus. */
  readonly formula: number
  readonly minimum: number | null
  readonly factor: number
  readonly gross: number
  readonly fictitious: number
  readonly net: NettoPensioen
  readonly capital: Kapitaalnetto
}

export const isEmployee = ({ statuut }: Pick<Asked, 'statuut'>): boolean =>
  statuut === 'bediende' || statuut === 'arbeider'

/** A partner without income raises the pension to the family rate. */
export const familyOf = ({ gezin }: Pick<Asked, 'gezin'>): Gezinstype =>
  gezin === 'partnerZonderInkomen' ? 'gezin' : 'alleenstaande'

export const yearlyPay = (values: Values): number =>
  values.pensioengevendJaarloon ?? values.brutoMaandloon * (isEmployee(values) && values.eindejaarspremie ? 13 : 12)

export const ageInMonths = ({ geboortedatum }: Pick<Asked, 'geboortedatum'>, today: string): number =>
  Math.max(0, monthsBetween(geboortedatum, today))

const yearsElsewhere = ({ statuut, andereJaren }: Asked): number => (statuut === 'mypension' ? 0 : andereJaren)

export function withCareer(values: Asked, today: string): Values {
  const sinceFirst = careerAt(Math.floor(ageInMonths(values, today) / 12), null)
  return { ...values, loopbaanjaren: values.loopbaanjaren ?? Math.max(0, sinceFirst - yearsElsewhere(values)) }
}

/** The same, counting a month that has begun: what is left to work is then never too much. */
function monthsBehind(values: Values, today: string): number {
  const whole = ageInMonths(values, today)
  return addMonths(values.geboortedatum, whole) < today ? whole + 1 : whole
}

type Slice = { readonly weight: number; readonly pay: number; readonly year: number; readonly part: number }

/** One slice for each career year, the last ones weighing less than a year; pay grows by the same rate all along. */
function slices(values: Values, thisYear: number, futureYears: number): readonly Slice[] {
  const pay = yearlyPay(values)
  const grown = (years: number) => pay * (1 + values.reeleLoongroei) ** years
  const past = Array.from({ length: Math.ceil(values.loopbaanjaren) }, (_, n) => ({
    weight: Math.min(1, values.loopbaanjaren - n),
    pay: grown(-n - 0.5),
    year: thisYear - n,
    part: 1,
  }))
  const future = Array.from({ length: Math.ceil(futureYears) }, (_, n) => {
    const part = n < values.deeltijdsJaren ? values.deeltijdsBreuk : 1
    return { weight: Math.min(1, futureYears - n), pay: grown(n + 0.5) * part, year: thisYear + n, part }
  })
  return [...past, ...future]
}

/** Pension per month by the formula of the status, without minimum. */
function formulaPension(values: Values, law: Law, thisYear: number, futureYears: number): number {
  const gezinstype = familyOf(values)
  const ceiling = law(loonplafond)
  const other = otherYears(values, law, ceiling)
  if (values.statuut === 'ambtenaar') {
    const reference = (yearlyPay(values) / 12) * (1 + values.reeleLoongroei) ** Math.max(0, futureYears - 5)
    const served = slices(values, thisYear, futureYears).reduce((total, one) => total + one.weight * one.part, 0)
    return ambtenarenpensioen(law, reference, served) + other
  }
  const yearly = slices(values, thisYear, futureYears).reduce((total, one) => {
    const built =
      values.statuut === 'zelfstandige'
        ? opbouwZelfstandige(law, one.pay, gezinstype, one.year)
        : opbouwWerknemer(law, one.pay, gezinstype, ceiling, one.part)
    return total + built * one.weight
  }, 0)
  return yearly / 12 + other
}

/** The last year in which the income of the self-employed counted for less. */
const lastReducedYear =
  Number(at(correctieZelfstandige.rows, correctieZelfstandige.rows.length - 1).from.slice(0, 4)) - 1

/** Years in another status, per month. Self-employed years are taken as the reduced ones, the careful choice. */
function otherYears(values: Values, law: Law, ceiling: number): number {
  const { andereJaren, anderInkomen, anderStatuut } = values
  const gezinstype = familyOf(values)
  if (andereJaren === 0) return 0
  if (anderStatuut === 'ambtenaar') return ambtenarenpensioen(law, anderInkomen / 12, andereJaren)
  const built =
    anderStatuut === 'werknemer'
      ? opbouwWerknemer(law, anderInkomen, gezinstype, ceiling)
      : opbouwZelfstandige(law, anderInkomen, gezinstype, lastReducedYear)
  return (built * andereJaren) / 12
}

/** Career years so far, with those in another status. */
const careerNow = (values: Values): number => values.loopbaanjaren + yearsElsewhere(values)

/** All about stopping at this age, in months. */
export function stopAt(values: Values, { law, today }: Env, stops: number): Stop {
  const birth = values.geboortedatum
  const home = homeOf(law, values)
  const now = monthsBehind(values, today)
  const legal = wettelijkeLeeftijd(law, birth) * 12
  const worked = (age: number) => Math.max(0, Math.min(age, stops) - now) / 12
  const partTime = values.statuut === 'mypension' ? 0 : values.deeltijdsJaren
  const earliest = vroegsteLeeftijd(law, birth, (age) => careerNow(values) + worked(age), extraGates(values, law))
  const starts = Math.max(stops, earliest)
  const startsOn = ingangsdatum(birth, starts)
  const future = worked(stops)
  const careerYears = careerNow(values) + future
  const lost = Math.min(partTime, future) * (1 - values.deeltijdsBreuk)
  const days = (years: number) => Math.round(years * law(dagenPerLoopbaanjaar))
  const workedDays = (values.effectieveDagen ?? days(careerNow(values))) + days(future - lost)

  const asked = values.stopleeftijd * 12
  const fullCareer = careerNow(values) + Math.max(0, asked - now) / 12
  const formula =
    values.statuut === 'mypension'
      ? fullCareer > 0
        ? (values.mypensionBruto * careerYears) / fullCareer
        : values.mypensionBruto
      : formulaPension(values, law, yearOf(today), future)
  const minimum =
    isEmployee(values) || values.statuut === 'zelfstandige'
      ? minimumpensioen(law, familyOf(values), careerYears - lost, workedDays, yearOf(birth))
      : null
  const factor = malusfactor(law, {
    birthYear: yearOf(birth),
    startsOn,
    legalOn: ingangsdatum(birth, legal),
    earliestOn: ingangsdatum(birth, earliestAge(values, { law, today })),
    loopbaan: { jaren: (values.effectieveJaren ?? careerNow(values)) + future, dagen: workedDays },
  })
  const gross = roundCents(Math.max(formula, minimum ?? 0) * factor)
  const capital = nettoKapitaal(law, {
    kapitaal: values.groepsverzekering,
    winstdeling: values.winstdeling,
    werknemersdeel: values.werknemersdeel,
    leeftijd: Math.floor(starts / 12),
    wettelijkeLeeftijd: legal / 12,
    volledigeLoopbaan: careerYears >= law(volledigeLoopbaan),
    actief: values.actief && starts === stops,
    bijPensioen: true,
    uitbetaaldOp: startsOn,
    gemeentebelasting: home.gemeentebelasting,
    volgens: 'aanslag',
    metSolidariteit: true,
  })
  const fictitious = values.fictieveRente ?? fictieveRente(law, capital.bruto, Math.floor(starts / 12))
  const net = nettoPensioen(law, gross, {
    gezin: familyOf(values),
    gewest: home.gewest,
    gemeentebelasting: home.gemeentebelasting,
    fictief: fictitious,
  })
  return {
    stops,
    starts,
    startsOn,
    earliest,
    legal,
    careerYears,
    formula: roundCents(formula),
    minimum,
    factor,
    gross,
    fictitious,
    net,
    capital,
  }
}

/** Earliest age in months for someone who keeps working. */
export function earliestAge(values: Values, { law, today }: Pick<Env, 'law' | 'today'>): number {
  const now = monthsBehind(values, today)
  const career = (age: number) => careerNow(values) + Math.max(0, age - now) / 12
  return vroegsteLeeftijd(law, values.geboortedatum, career, extraGates(values, law))
}

/** The announced gate for long careers of nearly full years. */
function extraGates(values: Values, law: Law): readonly Poort[] {
  return values.regels === 'aangekondigd' && values.altijdVoltijds ? [zoalsAangekondigd(law, aangekondigdePoort)] : []
}
