import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ kinderen }, { today }) {
    const found = kinderen.flatMap(({ geboren }, index) =>
      geboren === null
        ? [[`kinderen.${index}.geboren`, 'Vul de geboortemaand van dit kind in.']]
        : geboren > today.slice(0, 7)
          ? [
              [
                `kinderen.${index}.geboren`,
                'Dit kind is nog niet geboren. Het bedrag bij een geboorte staat in het antwoord.',
              ],
            ]
          : [],
    )
    return Object.fromEntries(found)
  },
  solve,
  tell,
})
