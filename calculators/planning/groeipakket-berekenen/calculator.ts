import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { longDate, plural } from '#calculators/kernel/format.ts'
import { UNKNOWN_AGE } from '#calculators/models/child-age.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values, { today }) {
    const unknown = values.kinderen.filter(({ geboren }) => geboren === null).length
    if (unknown === 0) return undefined
    const born = `${Number(today.slice(0, 4)) - UNKNOWN_AGE}-01`
    return {
      values: {
        ...values,
        kinderen: values.kinderen.map((child) => ({ ...child, geboren: child.geboren ?? born })),
      },
      said: [
        `Van ${plural(unknown, 'kind', 'kinderen')} kennen we de geboortemaand niet. We rekenen met een kind van ${UNKNOWN_AGE} jaar, geboren in ${longDate(born)}. De leeftijd bepaalt een deel van het bedrag.`,
      ],
    }
  },
  check({ kinderen }, { today }) {
    const messages = kinderen.map(({ geboren }): string | undefined => {
      if (geboren === null || geboren <= today.slice(0, 7)) return undefined
      return 'Dit kind is nog niet geboren. Het bedrag bij een geboorte staat in het antwoord.'
    })
    return Object.fromEntries(messages.map((text, index) => [`kinderen.${index}.geboren`, text] as const))
  },
  solve,
  tell,
})
