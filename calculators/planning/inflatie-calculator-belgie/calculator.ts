import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { missingIn } from './model.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'
import { missingText } from './tell-words.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, env) {
    const refused = (month: string) => {
      const reason = missingIn(values, month, env)
      return reason === null ? undefined : missingText(reason, month, values.index)
    }
    return { van: refused(values.van), naar: refused(values.naar) }
  },
  solve,
  tell,
})
