/**
 * In a browser the charts, tables and steps below the answer come after it. The build puts this in the place of the
 * `below.ts` of a calculator (astro.config.ts): it says nothing until the file is there.
 */
import type { TellBelow } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { Below } from '#calculators/kernel/report.ts'

const NOTHING: Below = { steps: [], assumptions: [], excluded: [] }

/* #__NO_SIDE_EFFECTS__ */
export function following(load: () => Promise<{ readonly below: TellBelow }>): TellBelow {
  let here: TellBelow | undefined
  const arrive = async () => {
    here ??= (await load()).below
  }
  const tell = (solved: never, env: Env) => here?.(solved, env) ?? NOTHING
  return Object.assign(tell, { arrive })
}
