import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { Telling } from '#calculators/kernel/report.ts'
import { tellDeposit, tellMaintenance, tellPension, tellWage } from './tell-advance.ts'
import { tellBridge } from './tell-bridge.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Advance = Case<typeof inputs, typeof outputs, typeof solve>

export function tell({ values, work }: Advance, env: Env): Telling<keyof typeof outputs> {
  switch (work.kind) {
    case 'kort':
      return tellBridge(values, work, env)
    case 'loon':
      return tellWage(values, work, env)
    case 'pensioen':
      return tellPension(values, work)
    case 'aankoop':
      return tellDeposit(values, work)
    case 'sociaal':
      return tellMaintenance(values, work)
  }
}
