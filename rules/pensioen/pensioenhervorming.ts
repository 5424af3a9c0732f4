/** What rewards or punishes the moment of stopping: the bonus that ran to 2025, and the announced bonus and malus. */
import { at, last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'
import { pensioenbonusBedragen, pensioenmalus } from '#rules/pensioen/pensioenhervorming.figures.ts'

/** Index step of July 2023, to which the amounts are tied (art. 32, § 2). */
const BONUS_STEP = { step: 25 } as const

/** The bonus for months worked on between July 2024 and December 2025: a net sum, paid once, at today's index. */
export function oudePensioenbonus(law: Law, months: number, careerYears: number): number {
  const { perJaar, lang, langVanafJaren, maanden } = law(pensioenbonusBedragen)
  const counted = Math.min(months, maanden)
  if (counted === 0) return 0
  const index = spilcoefficient(law(indexsprongen), BONUS_STEP)
  const amounts = perJaar.map((amount) => roundCents((careerYears >= langVanafJaren ? lang : amount) * index))
  const monthsIn = (year: number) => Math.min(12, Math.max(0, counted - 12 * year))
  return roundCents(amounts.reduce((total, amount, year) => total + (amount * monthsIn(year)) / 12, 0))
}

/** A rule as it was announced, whatever the day of the rules. */
export function zoalsAangekondigd<T>(law: Law, figure: Dated<T | null>): T {
  const value = law.announced().on(last(figure.rows).from)(figure)
  if (value === null) throw new RangeError(`${figure.id}: nothing is announced`)
  return value
}

export const malustarief = (law: Law, birthYear: number): number =>
  at(
    zoalsAangekondigd(law, pensioenmalus).perJaar.filter(
      ({ totGeboortejaar }) => birthYear <= (totGeboortejaar ?? birthYear),
    ),
    0,
  ).tarief

export type Loopbaandagen = { readonly jaren: number; readonly dagen: number }

export function voldoetAanLoopbaan(law: Law, { jaren, dagen }: Loopbaandagen): boolean {
  const asked = zoalsAangekondigd(law, pensioenmalus)
  return jaren >= asked.jaren && dagen >= asked.dagen
}

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
  if (startsOn < zoalsAangekondigd(law, pensioenmalus).vanaf) return 1
  const enough = voldoetAanLoopbaan(law, loopbaan)
  if (monthsFromLegal < 0 ? enough : !enough) return 1
  return Math.max(0, 1 + (malustarief(law, birthYear) * monthsFromLegal) / 12)
}
