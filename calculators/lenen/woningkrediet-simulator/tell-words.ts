/** A solved purchase, and words about it that several files use. */
import type { Case } from '#calculators/kernel/calculator.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

export type Buying = Case<typeof inputs, typeof outputs, typeof solve>

/** The tax has another name in each region. */
export const taxName = ({ values }: Buying) =>
  values.gewest === 'vlaanderen' ? 'Registratiebelasting' : 'Registratierechten'
