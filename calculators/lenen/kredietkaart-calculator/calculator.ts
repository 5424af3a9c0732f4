import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check({ geldopnames, kostGeldopname, vreemdeMunt, wisselkost }) {
    return {
      kostGeldopname: geldopnames > 0 && kostGeldopname === null ? 'Vul in wat een geldopname kost.' : undefined,
      wisselkost: vreemdeMunt > 0 && wisselkost === null ? 'Vul de wisselkost van je bank in.' : undefined,
    }
  },

  solve,
  tell,
})
