/** Notice periods (Arbeidsovereenkomstenwet of 3 July 1978, unified rules since 1 January 2014). */
import { addDays, dayOfWeek, monthsBetween, toDayNumber, year } from '#finance/dates.ts'
import { dated, type Law } from '#rules/dated.ts'

const awl = { source: 'Wet van 3 juli 1978 betreffende de arbeidsovereenkomsten', checkedOn: '2026-11-15' } as const

/** `maanden`: seniority below which the weeks hold. */
type Trap = { readonly maanden: number; readonly weken: number }
type Tabel = { readonly trappen: readonly Trap[]; readonly daarna: (years: number) => number }

const trap = (...pairs: readonly (readonly [number, number])[]): readonly Trap[] =>
  pairs.map(([maanden, weken]) => ({ maanden, weken }))

export const opzegWerkgever = dated<Tabel>(
  'Opzegtermijn bij ontslag door de werkgever',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: {
        // Until April 2018 the first six months had two steps only: 2 weeks, then 4 weeks.
        trappen: trap(
          [3, 2],
          [6, 4],
          [9, 6],
          [12, 7],
          [15, 8],
          [18, 9],
          [21, 10],
          [24, 11],
          [36, 12],
          [48, 13],
          [60, 15],
        ),
        daarna: (years) => vanafVijfJaar(years),
      },
    },
    {
      from: '2018-05-01',
      value: {
        trappen: trap(
          [3, 1],
          [4, 3],
          [5, 4],
          [6, 5],
          [9, 6],
          [12, 7],
          [15, 8],
          [18, 9],
          [21, 10],
          [24, 11],
          [36, 12],
          [48, 13],
          [60, 15],
        ),
        daarna: (years) => vanafVijfJaar(years),
      },
    },
  ],
  { ...awl, article: 'art. 37/2, § 1', confidence: 'hoog' },
)

/** From five years: three weeks for each year begun, two in the twenty-first, one from then on. */
function vanafVijfJaar(years: number): number {
  if (years < 20) return 3 * (years + 1)
  return 62 + (years - 20)
}

export const opzegWerknemer = dated<Tabel>(
  'Opzegtermijn bij ontslag door de werknemer',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: {
        trappen: trap([3, 1], [6, 2], [12, 3], [18, 4], [24, 5], [48, 6], [60, 7], [72, 9], [84, 10], [96, 12]),
        daarna: () => 13,
      },
    },
  ],
  { ...awl, article: 'art. 37/2, § 2', confidence: 'hoog' },
)

/** Read on the day the contract began. null: no maximum. */
export const opzegMaximum = dated<number | null>(
  'Langste opzegtermijn voor nieuwe contracten',
  'weken',
  [
    { from: '1900-01-01', value: null },
    { from: '2026-04-01', value: 52, note: 'Alleen voor contracten waarvan de uitvoering vanaf 1 april 2026 begint.' },
  ],
  {
    ...awl,
    source: 'FOD Werkgelegenheid, wijziging van de arbeidsovereenkomstenwet',
    article: 'art. 37/2',
    confidence: 'middel',
  },
)

export const eenheidsstatuut = dated(
  'Begin van het eenheidsstatuut',
  'formule',
  [{ from: '2014-01-01', value: '2014-01-01' }],
  {
    ...awl,
    source: 'Wet van 26 december 2013 (eenheidsstatuut)',
    article: 'art. 67 tot 69',
    confidence: 'hoog',
  },
)

export const grensHogeBediende = dated(
  'Jaarloon op 31 december 2013 dat een hogere bediende maakt',
  'euro per jaar',
  [{ from: '2014-01-01', value: 32_254 }],
  { ...awl, source: 'Wet van 26 december 2013 (eenheidsstatuut)', article: 'art. 68', confidence: 'hoog' },
)

/** Part 1 for clerks in service before 2014, by the years begun on 31 December 2013. */
export const opzegDeel1 = dated<{
  readonly hoger: { readonly maandenPerJaar: number; readonly minimum: number }
  readonly lager: { readonly maandenPerVijfJaar: number; readonly minimum: number }
  readonly werknemer: { readonly perVijfJaar: number; readonly maximumHoger: number; readonly maximumLager: number }
}>(
  'Opzegtermijn voor dienstjaren tot eind 2013, bedienden',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: {
        hoger: { maandenPerJaar: 1, minimum: 3 },
        lager: { maandenPerVijfJaar: 3, minimum: 3 },
        werknemer: { perVijfJaar: 1.5, maximumHoger: 4.5, maximumLager: 3 },
      },
    },
  ],
  { ...awl, source: 'Wet van 26 december 2013 (eenheidsstatuut)', article: 'art. 68', confidence: 'middel' },
)

export type Opzegger = 'werkgever' | 'werknemer'

/** Weeks of notice for a seniority in whole months, for contracts under the unified rules. */
export function wekenOpzeg(law: Law, months: number, opzegger: Opzegger): number {
  const table = law(opzegger === 'werkgever' ? opzegWerkgever : opzegWerknemer)
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

/** Working days run from Monday to Saturday, holidays excepted. */
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
