/** Which rules we have for a case, and which give it another answer: the same answer by other rules is no choice. */
import { type AnyCalculator, type Good, openEnv, type Situation, solveValues } from '#calculators/kernel/calculator.ts'
import { sameOut } from '#calculators/kernel/matters.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { ANNOUNCED, rulesDateOf } from '#calculators/kernel/rules.ts'
import { year as yearOf } from '#finance/dates.ts'
import type { LawUse } from '#rules/kernel/dated.ts'
import { comparableYears, hasAnnounced, knownYears } from '#rules/kernel/years.ts'

/** Years whose rules we have for these figures; the coming one with what is known of it by now. */
export function yearsOf(uses: readonly LawUse[], today: string): readonly number[] {
  const figures = [...new Set(uses.filter((use) => !use.ofCase).map((use) => use.figure))]
  return [...new Set([...knownYears(figures, today), yearOf(today), yearOf(today) + 1])].toSorted((a, b) => a - b)
}

/** Why a program does not get an answer by the rules of a year: never another year's answer. */
export const unknownYear = (year: number, years: readonly number[]): string =>
  `We kennen de regels van ${year} niet voor dit geval. Kies uit ${years.join(', ')} of "${ANNOUNCED}".`

export type Choices = { readonly years: readonly number[]; readonly announced: boolean }

/** A form that asks for the announced rules in a question of its own needs no second switch. */
const asksItself = ({ inputs }: AnyCalculator): boolean =>
  Object.values(inputs).some(
    (field) => field.kind === 'choice' && field.options.some(({ value }) => value === ANNOUNCED),
  )

/** The rules a visitor can switch between: only those that give this case another headline. */
export function choicesFor(calculator: AnyCalculator, values: Values, situation: Situation, now: Good): Choices {
  const differs = (other: Situation) => {
    const out = solveValues(calculator, values, openEnv(other))
    const { key } = now.report.headline
    return out !== null && !sameOut({ [key]: now.out[key] ?? null }, { [key]: out[key] ?? null })
  }
  const current = yearOf(situation.today)
  const years = comparableYears(now.uses, situation.today).filter(
    (year) => year !== current && differs({ ...situation, rulesDate: rulesDateOf(year, situation.today) }),
  )
  return {
    years: years.length === 0 ? [] : [...years, current].toSorted((a, b) => a - b),
    announced: !asksItself(calculator) && hasAnnounced(now.uses) && differs({ ...situation, announced: true }),
  }
}
