import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { duration } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ vervroegdNa, looptijd, extraMaanden }) {
    const length = looptijd * 12 + extraMaanden
    if (vervroegdNa !== null && vervroegdNa >= length)
      return { vervroegdNa: `De rekening loopt maar ${duration(length)}. Kies minder dan ${length} maanden.` }
    return undefined
  },
  solve,
  tell,
})
