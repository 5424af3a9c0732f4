/** What rewards or punishes the moment of stopping: the bonus that ran to 2025, and the announced bonus and malus. */
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  pensioenbonusBedragen,
  pensioenbonusLangeLoopbaan,
  malusVanaf,
  malusPerJaar,
  malusJaren,
  malusDagen,
} from '#rules/pensioen/pensioenhervorming.figures.ts'

/** The bonus for whole years built up between July 2024 and December 2025 (a net sum, paid once). */
export function oudePensioenbonus(law: Law, years: number, careerYears: number): number {
  const end = law.on('2025-12-31')
  const amounts = law(pensioenbonusBedragen) ?? end(pensioenbonusBedragen) ?? []
  const top = amounts.at(-1) ?? 0
  const long = careerYears >= end(pensioenbonusLangeLoopbaan)
  return roundCents(amounts.slice(0, years).reduce((total, amount) => total + (long ? top : amount), 0))
}

export const malustarief = (law: Law, birthYear: number): number =>
  last(law(malusPerJaar).filter(({ vanaf }) => birthYear >= vanaf)).tarief

export type Loopbaandagen = { readonly jaren: number; readonly dagen: number }

export const voldoetAanLoopbaan = (law: Law, { jaren, dagen }: Loopbaandagen): boolean =>
  jaren >= law(malusJaren) && dagen >= law(malusDagen)

/**
 * Factor on the pension under the announced rules: below 1 for each month before the legal age without enough
 * worked years, above 1 for each month after it with enough of them. Exactly 1 for pensions that start before 2027.
 */
export function malusfactor(
  law: Law,
  options: {
    readonly birthYear: number
    readonly startsOn: string
    readonly monthsFromLegal: number
    readonly loopbaan: Loopbaandagen
  },
): number {
  const { birthYear, startsOn, monthsFromLegal, loopbaan } = options
  if (startsOn < law(malusVanaf)) return 1
  const enough = voldoetAanLoopbaan(law, loopbaan)
  if (monthsFromLegal < 0 ? enough : !enough) return 1
  return Math.max(0, 1 + (malustarief(law, birthYear) * monthsFromLegal) / 12)
}
