import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { dateText, longDate } from '#calculators/kernel/format.ts'
import { addYears } from '#finance/dates.ts'
import { indexOf, lastMonth } from '#rules/kernel/prijsindex.ts'
import { lastAnniversary, startIndexMonth } from '#rules/wonen/huurindexatie.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { contractOf, typedIndex, type Values } from './plan.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** A typed index this far above the newest one stands on another base year. */
const TOO_HIGH = 1.25

function contractErrors(values: Values) {
  const { start, ondertekend, vanaf } = values
  if (ondertekend > start) return { ondertekend: 'Een contract wordt ondertekend voor of op de startdatum.' }
  if (lastAnniversary(start, vanaf) === null)
    return { vanaf: `De huur kan pas na een jaar geïndexeerd worden, vanaf ${dateText(addYears(start, 1))}.` }
  return undefined
}

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law }) {
    const wrong = contractErrors(values)
    if (wrong) return wrong
    const startMonth = startIndexMonth(law, contractOf(law, values))
    if (indexOf(law, startMonth, 'gezondheid') === null && values.aanvangsindex === null)
      return {
        start: `We hebben de gezondheidsindex van ${longDate(startMonth)} niet. Vul de aanvangsindex zelf in bij Meer opties.`,
      }
    const newest = indexOf(law, lastMonth('gezondheid'), 'gezondheid')?.value
    const typed = typedIndex(law, values)
    if (newest !== undefined && typed !== null && typed > newest * TOO_HIGH)
      return { nieuweIndex: 'Dit cijfer is te hoog voor zijn basisjaar. Kies het juiste basisjaar bij Meer opties.' }
    return undefined
  },
  solve,
  tell,
})
