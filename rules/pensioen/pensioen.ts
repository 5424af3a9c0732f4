/** The legal pension: when it can start, and how employees, self-employed and civil servants build it up. */
import { addMonths } from '#finance/dates.ts'
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'
import {
  pensioenleeftijd,
  vervroegdPensioen,
  volledigeLoopbaan,
  pensioenAlleenstaande,
  pensioenGezin,
  loonplafond,
  inkomensplafondPensioen,
  correctieZelfstandige,
  tantieme,
  ambtenarenplafond,
  ambtenarenMaximum,
  minimumpensioenBedrag,
  minimumpensioenJaren,
  minimumpensioenDagen,
  type Poort,
} from '#rules/pensioen/pensioen.figures.ts'

/** The pension starts on the first day of the month after the birthday (or the month reached). */
export const ingangsdatum = (birth: string, ageInMonths: number): string =>
  `${addMonths(addMonths(birth, ageInMonths), 1).slice(0, 7)}-01`

/** Legal age by birth date: the youngest age that is old enough on the day the pension would then start. */
export function wettelijkeLeeftijd(law: Law, birth: string): number {
  const ages = pensioenleeftijd.rows.map((row) => row.value)
  return ages.find((age) => law.on(ingangsdatum(birth, age * 12))(pensioenleeftijd) <= age) ?? last(ages)
}

export const wettelijkeDatum = (law: Law, birth: string): string =>
  ingangsdatum(birth, wettelijkeLeeftijd(law, birth) * 12)

/**
 * Earliest age, in whole months, at which the career is long enough. `careerAt` gives the career years at an age
 * in months; a person who has stopped working keeps the same number. Leaves out: heavy jobs and transition rules.
 */
export function vroegsteLeeftijd(
  law: Law,
  birth: string,
  careerAt: (ageInMonths: number) => number,
  extra: readonly Poort[] = [],
): number {
  const legal = wettelijkeLeeftijd(law, birth) * 12
  const gates = [...law(vervroegdPensioen), ...extra]
  const first = Math.ceil(Math.min(...gates.map(({ leeftijd }) => leeftijd * 12)))
  for (let age = first; age < legal; age++) {
    if (gates.some(({ leeftijd, jaren }) => age >= leeftijd * 12 && careerAt(age) >= jaren)) return age
  }
  return legal
}

export type Gezinstype = 'alleenstaande' | 'gezin'

export const pensioentarief = (law: Law, gezin: Gezinstype): number =>
  law(gezin === 'gezin' ? pensioenGezin : pensioenAlleenstaande)

/** One career year of an employee, pension per year (art. 7 and 10 KB nr. 50): the ceiling falls with part-time work. */
export function opbouwWerknemer(
  law: Law,
  pay: number,
  gezin: Gezinstype,
  plafond = law(loonplafond),
  breuk = 1,
): number {
  return (Math.min(pay, plafond * breuk) * pensioentarief(law, gezin)) / law(volledigeLoopbaan)
}

/** One career year of a self-employed person, pension per year. Leaves out: the lump sums for years before 1984. */
export function opbouwZelfstandige(law: Law, income: number, gezin: Gezinstype, year: number): number {
  const counted =
    Math.min(income, law(inkomensplafondPensioen)) * law.on(`${Math.max(1984, year)}-12-31`)(correctieZelfstandige)
  return (counted * pensioentarief(law, gezin)) / law(volledigeLoopbaan)
}

/** The absolute maximum per month: base times index, or the amount that the programme law of July 2025 froze. */
function hoogsteAmbtenarenpensioen(law: Law): number {
  const { basis, vast } = law(ambtenarenMaximum)
  return roundCents((vast ?? basis * spilcoefficient(law(indexsprongen), '138,01')) / 12)
}

/** Pension of a civil servant per month: years of service times 1/60 of the reference pay, with both limits. */
export function ambtenarenpensioen(law: Law, referencePay: number, years: number): number {
  const share = Math.min(law(ambtenarenplafond), years * law(tantieme))
  return Math.min(referencePay * share, hoogsteAmbtenarenpensioen(law))
}

/**
 * Guaranteed minimum per month for a career of this length, or null without enough career (art. 3 to 8 of the law of
 * 25 April 2024). Leaves out: the lower minimum after years of at least 156 days, fewer worked days after illness, who
 * could claim it on 1 January 2025 already, and mixed careers with civil service.
 */
export function minimumpensioen(law: Law, gezin: Gezinstype, years: number, workedDays: number, birthYear: number) {
  if (years < law(minimumpensioenJaren)) return null
  const asked = law(minimumpensioenDagen).find(({ totGeboortejaar }) => birthYear <= (totGeboortejaar ?? birthYear))
  if (workedDays < (asked?.dagen ?? 0)) return null
  const full = law(minimumpensioenBedrag)[gezin]
  return roundCents(full * Math.min(1, years / law(volledigeLoopbaan)))
}
