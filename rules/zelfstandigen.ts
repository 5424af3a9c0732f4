/** Social contributions of the self-employed (KB nr. 38 of 27 July 1967). */
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import { dated, type Law } from '#rules/dated.ts'

const rsvz = {
  source: 'RSVZ, bedragen van de sociale bijdragen',
  checkedOn: '2026-11-15',
  knownTo: '2026-12-31',
} as const

export const bijdrageTariefEerste = dated(
  'Sociale bijdrage zelfstandige, eerste schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.205 }],
  { ...rsvz, article: 'art. 12 KB nr. 38', confidence: 'hoog' },
)
export const bijdrageTariefTweede = dated(
  'Sociale bijdrage zelfstandige, tweede schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.1416 }],
  { ...rsvz, article: 'art. 12 KB nr. 38', confidence: 'hoog' },
)

export const minimumInkomenHoofdberoep = dated(
  'Minimuminkomen voor bijdragen in hoofdberoep',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 16_409.2 },
    { from: '2024-01-01', value: 16_861.46 },
    { from: '2025-01-01', value: 17_008.88 },
    { from: '2026-01-01', value: 17_374.08 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)
export const grensEersteSchijf = dated(
  'Inkomensgrens tussen de twee bijdrageschijven',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 70_857.99 },
    { from: '2024-01-01', value: 72_810.95 },
    { from: '2025-01-01', value: 73_447.52 },
    { from: '2026-01-01', value: 75_024.54 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)
export const inkomensplafond = dated(
  'Inkomensplafond voor bijdragen van zelfstandigen',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 104_422.24 },
    { from: '2024-01-01', value: 107_300.3 },
    { from: '2025-01-01', value: 108_238.4 },
    { from: '2026-01-01', value: 110_562.42 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)
export const primostarterInkomen = dated(
  'Minimuminkomen voor een primostarter',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 8_473.79, note: 'Afgeleid uit de index.' },
    { from: '2024-01-01', value: 8_707.35 },
    { from: '2025-01-01', value: 8_783.48, note: 'Afgeleid uit de index.' },
    { from: '2026-01-01', value: 8_972.07 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)
export const drempelBijberoep = dated(
  'Inkomen waaronder een bijberoep geen bijdragen betaalt',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 1_815.4 },
    { from: '2024-01-01', value: 1_865.44 },
    { from: '2025-01-01', value: 1_881.76 },
    { from: '2026-01-01', value: 1_922.16 },
  ],
  { ...rsvz, article: 'art. 12, § 2 KB nr. 38', confidence: 'hoog' },
)
export const drempelStudent = dated(
  'Inkomen waaronder een student-zelfstandige geen bijdragen betaalt',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 8_204.6 },
    { from: '2024-01-01', value: 8_430.73 },
    { from: '2025-01-01', value: 8_504.44 },
    { from: '2026-01-01', value: 8_687.04 },
  ],
  { ...rsvz, article: 'art. 12bis KB nr. 38', confidence: 'hoog' },
)

export type StatuutZelfstandige = 'hoofdberoep' | 'bijberoep' | 'primostarter' | 'student'

export type Bijdrage = {
  /** Income the contribution is computed on. */
  readonly basis: number
  readonly regel: 'vrij' | 'minimum' | 'deel' | 'gewoon' | 'maximum'
  readonly jaar: number
  readonly kwartaal: number
}

const none: Bijdrage = { basis: 0, regel: 'vrij', jaar: 0, kwartaal: 0 }

/** The two-step scale on an income, unrounded. */
export function bijdrageSchijven(law: Law) {
  return [
    { upTo: law(grensEersteSchijf), rate: law(bijdrageTariefEerste) },
    { upTo: law(inkomensplafond), rate: law(bijdrageTariefTweede) },
    { upTo: null, rate: 0 },
  ]
}

function contribution(law: Law, basis: number, regel: Bijdrage['regel']): Bijdrage {
  const year = progressive(basis, bijdrageSchijven(law)).tax
  const kwartaal = roundCents(year / 4)
  return { basis, regel, jaar: roundCents(kwartaal * 4), kwartaal }
}

/**
 * Final contribution for a full year on the net income of that year, without the fund's costs. Leaves out: years
 * with fewer than four quarters, assisting partners, and pensioners who keep working.
 */
export function bijdrage(law: Law, income: number, statuut: StatuutZelfstandige): Bijdrage {
  const minimum = law(minimumInkomenHoofdberoep)
  if (statuut === 'bijberoep' && income < law(drempelBijberoep)) return none
  if (statuut === 'student' && income < minimum) {
    const free = law(drempelStudent)
    return income < free ? none : contribution(law, roundCents(income - free), 'deel')
  }
  const floor = statuut === 'bijberoep' ? 0 : statuut === 'primostarter' ? law(primostarterInkomen) : minimum
  if (income < floor) return contribution(law, floor, 'minimum')
  return income >= law(inkomensplafond)
    ? contribution(law, law(inkomensplafond), 'maximum')
    : contribution(law, income, 'gewoon')
}

/**
 * The contributions are themselves deductible, so income and contribution depend on each other: finds the net
 * income that is left of a profit. The jumps at the thresholds have no exact answer; there the lower income counts.
 */
export function inkomenUitWinst(law: Law, profit: number, statuut: StatuutZelfstandige, fundCost: number): number {
  const cost = (income: number) => bijdrage(law, income, statuut).jaar * (1 + fundCost)
  if (profit <= cost(0)) return 0
  const root = findRoot((income) => income + cost(income) - profit, 0, profit)
  const income = roundCents(Math.max(0, root ?? profit - cost(profit)))
  return income > 0 && income + cost(income) > profit + 1 ? roundCents(income - 0.01) : income
}
