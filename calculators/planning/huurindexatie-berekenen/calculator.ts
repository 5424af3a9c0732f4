import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { dateText, longDate } from '#calculators/kernel/format.ts'
import { addYears } from '#finance/dates.ts'
import { indexOf, lastMonth } from '#rules/kernel/prijsindex.ts'
import { lastAnniversary, startIndexMonth } from '#rules/wonen/huurindexatie.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { contractOf, signatureCounts, typedIndex, type Values } from './model.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** A typed index this far above the newest one stands on another base year. */
const TOO_HIGH = 1.25

function contractErrors(values: Values) {
  const { start, vanaf } = values
  if (lastAnniversary(start, vanaf) === null)
    return { vanaf: `De huur kan pas na een jaar geïndexeerd worden, vanaf ${dateText(addYears(start, 1))}.` }
  return undefined
}

export default defineCalculator({
  inputs,
  outputs,
  settle(values, { law }) {
    const { start, ondertekend } = values
    if (ondertekend !== null && ondertekend <= start) return undefined
    const why =
      ondertekend === null
        ? 'Je vulde niet in wanneer het contract ondertekend werd.'
        : 'Een contract wordt ondertekend voor of op de startdatum.'
    const matters = ondertekend !== null || signatureCounts(law, values)
    return {
      values: { ...values, ondertekend: start },
      said: matters
        ? [`${why} We rekenen alsof dat op ${dateText(start)} gebeurde. Vul de echte datum in als ze vroeger is.`]
        : [],
    }
  },
  check(values, { law }) {
    const wrong = contractErrors(values)
    if (wrong) return wrong
    const startMonth = startIndexMonth(law, contractOf(law, values))
    if (indexOf(law, startMonth, 'gezondheid') === null && values.aanvangsindex === null)
      return {
        start: `We hebben de gezondheidsindex van ${longDate(startMonth)} niet. Vul de aanvangsindex zelf in bij “Andere vragen”.`,
      }
    const newest = indexOf(law, lastMonth('gezondheid'), 'gezondheid')?.value
    const typed = typedIndex(law, values)
    if (newest !== undefined && typed !== null && typed > newest * TOO_HIGH)
      return {
        nieuweIndex: 'Dit cijfer is te hoog voor zijn basisjaar. Kies het juiste basisjaar bij “Andere vragen”.',
      }
    return undefined
  },
  solve,
  tell,
})
