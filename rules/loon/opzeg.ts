/** Notice periods (Arbeidsovereenkomstenwet of 3 July 1978, unified rules since 1 January 2014). */
import { addDays, addYears, dayOfWeek, monthsBetween, toDayNumber, year } from '#finance/dates.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  opzegWerkgever,
  opzegWerknemer,
  eenheidsstatuut,
  tegenopzeg,
  opzegDeel1,
  ontslagcompensatie,
  type Jaren,
} from '#rules/loon/opzeg.figures.ts'

export type Profiel2013 = 'hogereBediende' | 'topBediende' | 'lagereBediende' | 'arbeider'

const byYears = ({ trappen, daarna }: Jaren, years: number) => trappen.find(([limit]) => years < limit)?.[1] ?? daarna

/** Months and days of part 1, on the seniority until 31 December 2013. */
export function deel1(
  law: Law,
  startedOn: string,
  profiel: Profiel2013,
  opzegger: 'werkgever' | 'werknemer',
): { readonly maanden: number; readonly dagen: number } {
  const rule = law(opzegDeel1)
  const months = anciennieteit(startedOn, law(eenheidsstatuut))
  const years = months / 12
  if (profiel === 'arbeider') {
    const table =
      opzegger === 'werknemer'
        ? rule.arbeiderZelf
        : startedOn < '2012-01-01'
          ? rule.arbeiderVoor2012
          : rule.arbeiderVanaf2012
    return { maanden: 0, dagen: byYears(table, years) }
  }
  if (opzegger === 'werknemer') return { maanden: byYears(rule.bediendeZelf[profiel], years), dagen: 0 }
  const whole = Math.floor(years)
  const begun = addYears(startedOn, whole) < law(eenheidsstatuut) ? whole + 1 : whole
  const maanden =
    profiel === 'lagereBediende'
      ? rule.lagerMaandenPerVijfJaar * (Math.floor(years / 5) + 1)
      : Math.max(rule.hogerMinimum, begun * rule.hogerMaandenPerJaar)
  return { maanden, dagen: 0 }
}

export type Opzegger = 'werkgever' | 'werknemer' | 'tegenopzeg'

/** Weeks of notice for a seniority in whole months, for contracts under the unified rules. */
export function wekenOpzeg(law: Law, months: number, opzegger: Opzegger): number {
  const table = law(opzegger === 'werkgever' ? opzegWerkgever : opzegger === 'werknemer' ? opzegWerknemer : tegenopzeg)
  const step = table.trappen.find(({ maanden }) => months < maanden)
  return step ? step.weken : table.daarna(Math.floor(months / 12))
}

/** Easter Sunday (Gregorian computus), for the holidays that move with it. */
function easter(y: number): string {
  const a = y % 19
  const b = Math.floor(y / 100)
  const c = y % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${y}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

/** The ten legal holidays (KB of 18 April 1974). */
export function isFeestdag(date: string): boolean {
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']
  const fromEaster = toDayNumber(date) - toDayNumber(easter(year(date)))
  return fixed.includes(date.slice(5)) || [1, 39, 50].includes(fromEaster)
}

/** Working days run from Monday to Saturday, holidays excepted; the law of 26 December 2022 kept it so. */
function isWerkdag(date: string): boolean {
  return dayOfWeek(date) !== 0 && !isFeestdag(date)
}

/** A registered letter takes effect on the third working day after it is sent (art. 37, § 1). */
export function uitwerkingAangetekend(sentOn: string): string {
  let date = sentOn
  for (let left = 3; left > 0;) {
    date = addDays(date, 1)
    if (isWerkdag(date)) left -= 1
  }
  return date
}

/** Notice starts on the Monday after the week in which it took effect (art. 37/1). */
export function beginOpzeg(effectiveOn: string): string {
  const weekday = dayOfWeek(effectiveOn) // Sunday is 0
  return addDays(effectiveOn, weekday === 0 ? 1 : 8 - weekday)
}

/** Whole months of seniority on a day. */
export const anciennieteit = (startedOn: string, on: string): number => Math.max(0, monthsBetween(startedOn, on))

/**
 * Weeks that the RVA pays a manual worker who was in service before the unified rules: what the whole seniority would
 * give under them, less what the employer owes.
 */
export function compensatieWeken(law: Law, startedOn: string, on: string, owed: number): number {
  const months = anciennieteit(startedOn, on)
  if (months < law(ontslagcompensatie) * 12) return 0
  return Math.max(0, wekenOpzeg(law, months, 'werkgever') - owed)
}
