import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ kinderen }, { today }) {
    const messages = kinderen.map(({ geboren }): string | undefined => {
      if (geboren === null) return 'Vul de geboortemaand van dit kind in.'
      if (geboren <= today.slice(0, 7)) return undefined
      return 'Dit kind is nog niet geboren. Het bedrag bij een geboorte staat in het antwoord.'
    })
    return Object.fromEntries(messages.map((text, index) => [`kinderen.${index}.geboren`, text] as const))
  },
  solve,
  tell,
})
