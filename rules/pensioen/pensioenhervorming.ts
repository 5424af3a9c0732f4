/** What rewards or punishes the moment of stopping: the bonus that ran to 2025, and the bonus and malus of pensions from 2027 on. */
import { maxDate, monthsBetween } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, roundTo } from '#finance/money.ts'
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

/** The law of pensions from 2027 on, whatever the day of the rules. */
function reform(law: Law) {
  const rule = law.on(last(pensioenmalus.rows).from)(pensioenmalus)
  if (rule === null) throw new RangeError('pensioenmalus: no law')
  return rule
}

/** Per year: the malus of stopping early, or the bonus of working on. */
export function malustarief(law: Law, birthYear: number, kind: 'malus' | 'bonus'): number {
  const rule = reform(law)
  return at(
    rule[kind].filter(({ totGeboortejaar }) => birthYear <= (totGeboortejaar ?? birthYear)),
    0,
  ).tarief
}

export type Loopbaandagen = { readonly jaren: number; readonly dagen: number }

export function voldoetAanLoopbaan(law: Law, { jaren, dagen }: Loopbaandagen): boolean {
  const asked = reform(law)
  return jaren >= asked.jaren && dagen >= asked.dagen
}

/** Whoever could go early before 2027 has no malus, whenever the pension starts. */
export const nooitMalus = (earliestOn: string): boolean => earliestOn <= last(pensioenmalus.rows).from

/**
 * Factor on the pension (art. 5bis KB 23 December 1996): below 1 for each month before the legal age without enough worked
 * years, above 1 for each month after it with enough of them. Exactly 1 for pensions that start before 2027.
 */
export function malusfactor(
  law: Law,
  options: {
    readonly birthYear: number
    readonly startsOn: string
    /** First day of a pension at the legal age, and the earliest one of somebody who works on. */
    readonly legalOn: string
    readonly earliestOn: string
    readonly loopbaan: Loopbaandagen
  },
): number {
  const { birthYear, startsOn, legalOn, earliestOn, loopbaan } = options
  const rule = law.on(startsOn)(pensioenmalus)
  if (rule === null) return 1
  const enough = voldoetAanLoopbaan(law, loopbaan)
  const share = (kind: 'malus' | 'bonus', months: number) =>
    roundTo((malustarief(law, birthYear, kind) * months) / 12, 4)
  if (startsOn < legalOn)
    return enough || nooitMalus(earliestOn) ? 1 : Math.max(0, 1 - share('malus', monthsBetween(startsOn, legalOn)))
  return enough ? 1 + share('bonus', Math.max(0, monthsBetween(maxDate(legalOn, rule.bonusVanaf), startsOn))) : 1
}
