/**
 * Whether a figure matters for this case: the case is solved again with it a little higher and a little lower.
 * What moves no output is no news above the answer.
 */
import type { Env } from '#calculators/kernel/fields.ts'
import type { Values } from '#calculators/kernel/read.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { type Dated, type Law, type LawUse, openLaw } from '#rules/kernel/dated.ts'

type Out = Readonly<Record<string, Cell>>

const NUDGES = [1.03, 0.97] as const
/** So many figures are tried one by one; of more only whether they matter together. */
const APART = 6

/** Amounts and rates by some percent, ages and counts by one. */
function nudged<T>(value: T, factor: number): T
function nudged(value: unknown, factor: number): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 100 && value !== 0
      ? value + Math.sign(factor - 1)
      : value * factor
  if (Array.isArray(value)) return value.map((part: unknown): unknown => nudged(part, factor))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nudged(part, factor)]))
}

export const sameOut = (a: Out, b: Out): boolean =>
  Object.keys(a).every((key) => {
    const [one, other] = [a[key], b[key]]
    return typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) < 0.005 : one === other
  })

/** A case that cannot be solved with the other value is one where the value matters. */
function moves(out: Out, again: () => Out): boolean {
  try {
    return !sameOut(out, again())
  } catch {
    return true
  }
}

export type Solvable = {
  readonly calculator: { readonly solve: (values: never, env: Env) => { readonly out: Out } }
  readonly values: Values
  readonly env: Env
  readonly out: Out
}

/** The uses whose value is used because the right one is not known, and of which another value would give another answer. */
export function provisionalThatMatters(
  { calculator, values, env, out }: Solvable,
  uses: readonly LawUse[],
): readonly LawUse[] {
  const provisional = uses.filter((use) => use.provisional)
  if (provisional.length === 0) return []
  const matter = (figures: ReadonlySet<Dated<unknown>>) =>
    NUDGES.some((factor) =>
      moves(out, () => {
        const law: Law = openLaw(env.law.date, {
          announced: env.law.reads === 'announced',
          alter: (figure, value) => (figures.has(figure) ? nudged(value, factor) : value),
        })
        return calculator.solve(values as never, { ...env, law }).out
      }),
    )
  if (!matter(new Set(provisional.map(({ figure }) => figure)))) return []
  if (provisional.length === 1 || provisional.length > APART) return provisional
  const alone = provisional.filter(({ figure }) => matter(new Set([figure])))
  return alone.length === 0 ? provisional : alone
}
