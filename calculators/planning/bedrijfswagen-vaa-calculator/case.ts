/** A solved case of this calculator, as what tells of it takes it. */
import type { Case } from '#calculators/kernel/calculator.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

export type Car = Case<typeof inputs, typeof outputs, typeof solve>
