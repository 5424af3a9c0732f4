/** What a next step takes along, by name (resolve-next.ts). */
import type { Made, Named, Plain, Spare } from '#calculators/kernel/report.ts'

export const by = (name: string): Named => ({ by: name })
export const madeOf = (value: Plain | null, ...of: readonly string[]): Made => ({ value, of })
export const spare = (value: Plain | null, ...of: readonly string[]): Spare => ({ spare: madeOf(value, ...of) })
