import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { filledIn } from './choices-presets.ts'
import { firstShare, solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle: filledIn,
  check: (values, { law }) => {
    const least = firstShare(law, values.koers, values.makelaarsloon)
    return values.bedrag < least
      ? { bedrag: `Eén aandeel kost ${eur(least)}, met kosten. Vul een hoger bedrag in.` }
      : undefined
  },
  solve,
  tell,
})
