import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { CROSSES_BORDER, withheldIn } from './choices-foreign.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ inkomst, land, papieren, bronheffing }, { law }) {
    if (!CROSSES_BORDER.includes(inkomst) || bronheffing !== null) return undefined
    const there = withheldIn(law, land, inkomst === 'interest' ? 'interest' : 'dividend', papieren)
    return there?.rate === null
      ? {
          bronheffing: `We weten niet zeker wat er in ${there.named} afgaat. Vul het percentage van je afrekening in.`,
        }
      : undefined
  },
  solve,
  tell,
})
