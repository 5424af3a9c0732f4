/** Social contributions of the self-employed (KB nr. 38 of 27 July 1967). */
import { progressiveTax } from '#finance/brackets.ts'
import { fromCents, roundCents, roundedSum, toCents } from '#finance/money.ts'
import { crossInteger } from '#finance/solve.ts'
import { forfaitaireKosten } from '#rules/belasting/personenbelasting.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  bijdrageTariefEerste,
  bijdrageTariefTweede,
  minimumInkomenHoofdberoep,
  grensEersteSchijf,
  inkomensplafond,
  primostarterInkomen,
  drempelBijberoep,
  drempelStudent,
  bijdrageTariefGepensioneerde,
  drempelGepensioneerde,
  grensArtikel37,
  minimumInkomenMeewerkend,
} from '#rules/zelfstandigen/zelfstandigen.figures.ts'

export type StatuutZelfstandige =
  | 'hoofdberoep'
  | 'bijberoep'
  | 'primostarter'
  | 'student'
  | 'meewerkend'
  | 'gepensioneerde'
  | 'artikel37'

export type Bijdrage = {
  /** Income the contribution is computed on. */
  readonly basis: number
  readonly regel: 'vrij' | 'minimum' | 'deel' | 'gewoon' | 'maximum'
  readonly jaar: number
  readonly kwartaal: number
}

const none: Bijdrage = { basis: 0, regel: 'vrij', jaar: 0, kwartaal: 0 }

/** The two-step scale on an income, unrounded. */
export function bijdrageSchijven(law: Law, statuut: StatuutZelfstandige) {
  return [
    {
      upTo: law(grensEersteSchijf),
      rate: law(statuut === 'gepensioneerde' ? bijdrageTariefGepensioneerde : bijdrageTariefEerste),
    },
    { upTo: law(inkomensplafond), rate: law(bijdrageTariefTweede) },
    { upTo: null, rate: 0 },
  ]
}

function contribution(law: Law, basis: number, statuut: StatuutZelfstandige, regel: Bijdrage['regel']): Bijdrage {
  const year = progressiveTax(basis, bijdrageSchijven(law, statuut))
  const kwartaal = roundCents(year / 4)
  return { basis, regel, jaar: roundCents(kwartaal * 4), kwartaal }
}

/** Below this income nothing is due. */
function threshold(law: Law, statuut: StatuutZelfstandige): number {
  if (statuut === 'bijberoep' || statuut === 'artikel37') return law(drempelBijberoep)
  return statuut === 'gepensioneerde' ? law(drempelGepensioneerde) : 0
}

/** A lower income counts as this one. */
function floorFor(law: Law, income: number, statuut: StatuutZelfstandige): number {
  if (statuut === 'bijberoep' || statuut === 'gepensioneerde') return 0
  if (statuut === 'primostarter') return law(primostarterInkomen)
  if (statuut === 'meewerkend') return law(minimumInkomenMeewerkend)
  return statuut === 'artikel37' && income < law(grensArtikel37) ? 0 : law(minimumInkomenHoofdberoep)
}

/**
 * Final contribution for a full year on the net income of that year, without the fund's costs. Leaves out: years
 * with fewer than four quarters, the ministatuut, and people past the pension age without a pension.
 */
export function bijdrage(law: Law, income: number, statuut: StatuutZelfstandige): Bijdrage {
  if (income < threshold(law, statuut)) return none
  if (statuut === 'student' && income < law(minimumInkomenHoofdberoep)) {
    const free = law(drempelStudent)
    return income < free ? none : contribution(law, roundCents(income - free), statuut, 'deel')
  }
  const floor = floorFor(law, income, statuut)
  if (income < floor) return contribution(law, floor, statuut, 'minimum')
  return income >= law(inkomensplafond)
    ? contribution(law, law(inkomensplafond), statuut, 'maximum')
    : contribution(law, income, statuut, 'gewoon')
}

/**
 * Provisional contribution: on the revalued income of three years ago (`income`), or what a starter pays when there
 * is none. A student starts as in a side job.
 */
export function voorlopigeBijdrage(law: Law, income: number | null, statuut: StatuutZelfstandige): Bijdrage {
  if (income === null) {
    const starter = statuut === 'student' ? 'bijberoep' : statuut === 'primostarter' ? 'hoofdberoep' : statuut
    return bijdrage(law, threshold(law, starter), starter)
  }
  return bijdrage(law, income, statuut === 'primostarter' ? 'hoofdberoep' : statuut)
}

/** How the fund asks a contribution: its own cost as a part of it, and what is off the very first quarter. */
export type Kas = { readonly beheerskost: number; readonly reduction?: number; readonly kwartalen?: number }

/** The quarters as they are paid: each has its cost and its rounding by itself. */
export function kwartaalbedragen({ kwartaal }: Bijdrage, { beheerskost, reduction = 0, kwartalen = 4 }: Kas) {
  const zonderKost = [roundCents(kwartaal - reduction), ...Array<number>(kwartalen - 1).fill(kwartaal)]
  const metKost = zonderKost.map((bedrag) => roundCents(bedrag * (1 + beheerskost)))
  return { zonderKost, metKost, betaald: roundedSum(metKost) }
}

/**
 * The contributions are themselves deductible, so income and contribution depend on each other: finds the highest net
 * income of a full year that a profit can bear, with the quarters as they are paid. Below the minimum that is nothing.
 */
export function inkomenUitWinst(law: Law, profit: number, statuut: StatuutZelfstandige, kas: Kas): number {
  const part = (kas.kwartalen ?? 4) / 4
  return highestIncome(profit / part, (income) => {
    const { betaald } = kwartaalbedragen(bijdrage(law, income, statuut), kas)
    return toCents(income * part) + toCents(betaald) - toCents(profit)
  })
}

/**
 * The same for the director of a company, out of whose gross pay go contributions and then the lump sum for expenses.
 */
export function inkomenUitBezoldiging(law: Law, pay: number, statuut: StatuutZelfstandige, kas: Kas): number {
  return highestIncome(pay, (income) => {
    const base = roundCents(pay - kwartaalbedragen(bijdrage(law, income, statuut), kas).betaald)
    const left = base < 0 ? base : roundCents(base - forfaitaireKosten(law, base, 'bedrijfsleider'))
    return toCents(income) - toCents(left)
  })
}

/** The highest income up to a limit that fits: of which no cent is over. A higher income has more over. */
function highestIncome(limit: number, over: (income: number) => number): number {
  return fromCents(crossInteger((cents) => over(fromCents(cents + 1)) - 1, 0, toCents(Math.max(0, limit))) ?? 0)
}
