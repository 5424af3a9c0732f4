/** What `solve` returns, described as data: key, label and unit are fixed, the values are computed. */
import type { TextUnit, Unit } from '#calculators/kernel/units.ts'

export type Output = {
  readonly label: string
  readonly unit: Unit
  readonly decimals?: number
  readonly note?: string
  /** Heading under which the page folds it. Without one, and not among the key figures, it is for files, programs and tests. */
  readonly group?: string
  /** The value can be missing in some cases: null. */
  readonly optional?: true
  /** A zero says something here; otherwise a line of 0 is left out. */
  readonly zero?: true
}
export type Outputs = Readonly<Record<string, Output>>

type ValueOf<O extends Output> = O['unit'] extends TextUnit ? string : number
export type Solved<O extends Outputs = Outputs> = {
  readonly [K in keyof O]: O[K] extends { readonly optional: true } ? ValueOf<O[K]> | null : ValueOf<O[K]>
}
