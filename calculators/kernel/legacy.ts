/**
 * For calculators that still compute their report in one function. Goes with the last of them; a new calculator uses
 * `defineCalculator`.
 */
import type { AnyCalculator, Found } from '#calculators/kernel/calculator.ts'
import type { CheckedWhen, Env, Inputs, ValuesOf } from '#calculators/kernel/fields.ts'
import { type Figure, figuresOf, type Report, type Step, told } from '#calculators/kernel/report.ts'
import type { Cell, Unit } from '#calculators/kernel/units.ts'

type Legacy<I extends Inputs> = {
  readonly inputs: I & CheckedWhen<I>
  readonly check?: (values: ValuesOf<I>, env: Env) => Found<I> | undefined
  readonly compute: (values: ValuesOf<I>, env: Env) => Report
}

export function defineLegacy<const I extends Inputs>({ inputs, check, compute }: Legacy<I>) {
  return {
    inputs,
    outputs: {},
    check,
    solve(values: ValuesOf<I>, env: Env) {
      const work = compute(values, env)
      return { out: Object.fromEntries(figuresOf(work).map((one) => [one.key, one.value])), work }
    },
    tell: ({ work }: { readonly work: Report }) => work,
  } satisfies AnyCalculator
}

const AT_ONCE = 5

type Draft = Pick<Report, 'headline' | 'sentence'> &
  Partial<Omit<Report, 'key' | 'groups' | 'rest' | 'steps'>> & {
    readonly figures?: readonly Figure[]
    readonly steps?: readonly Step[]
  }

export function report({ figures = [], steps = [], ...draft }: Draft): Report {
  const known = figures.filter((one) => one.value !== null)
  return {
    key: known.slice(0, AT_ONCE),
    groups: known.length > AT_ONCE ? [{ title: 'Andere cijfers', figures: known.slice(AT_ONCE) }] : [],
    rest: figures.filter((one) => one.value === null),
    assumed: [],
    charts: [],
    tables: [],
    notices: [],
    assumptions: [],
    excluded: [],
    next: [],
    downloads: [],
    ...draft,
    steps: steps.map(told),
  }
}

export function figure(
  key: string,
  label: string,
  value: Cell,
  unit: Unit = 'euro',
  extra: Partial<Figure> = {},
): Figure {
  return { key, label, value, unit, ...extra }
}
