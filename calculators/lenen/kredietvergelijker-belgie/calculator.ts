import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { offerFault } from './model-offers.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

const FAULTS = {
  'geen-cijfer': { column: 'jkp', text: 'Vul JKP, debetrente of maandlast in.' },
  'te-hoge-kosten': { column: 'kosten', text: 'De kosten moeten kleiner zijn dan het leenbedrag.' },
} as const

/** Forty years of months, and as many again: more costs time, and no credit has them. */
const MOST_FLOWS = 960

export default defineCalculator({
  inputs,
  outputs,

  check({ aanbiedingen, bedrag, stromen }) {
    // Flows are answered alone: an offer left half filled in is then no reason to refuse.
    const offers = stromen.length > 0 ? [] : aanbiedingen
    const errors: (readonly [string, string])[] = [
      ...offers.flatMap((row, index): [string, string][] => {
        const fault = offerFault(row, bedrag)
        return fault ? [[`aanbiedingen.${index}.${FAULTS[fault].column}`, FAULTS[fault].text]] : []
      }),
      ...stromen.flatMap((row, index): [string, string][] =>
        row.datum === null && row.maanden === null
          ? [[`stromen.${index}.datum`, 'Vul een datum of een aantal maanden in.']]
          : [],
      ),
      ...(stromen.reduce((sum, { aantal }) => sum + aantal, 0) > MOST_FLOWS
        ? [[`stromen.${stromen.length - 1}.aantal`, `Alle rijen samen: hoogstens ${MOST_FLOWS} keer.`] as const]
        : []),
    ]
    return Object.fromEntries(errors)
  },

  solve,
  tell,
})
