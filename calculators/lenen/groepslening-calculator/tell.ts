import type { Telling } from '#calculators/kernel/report.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'
import { tellBetween } from './tell-mutual.ts'
import { tellTogether } from './tell-together.ts'
import type { Values } from './inputs.ts'

type Solved = { readonly values: Values; readonly work: ReturnType<typeof solve>['work'] }

export function tell({ values, work }: Solved): Telling<keyof typeof outputs> {
  return work.samen ? tellTogether(values, work.samen) : tellBetween(values, work.onderling)
}
