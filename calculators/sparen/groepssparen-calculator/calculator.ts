import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { monthsBetween } from '#finance/dates.ts'
import { inputs } from './inputs.ts'
import { membersOf, monthsIn, peopleOf, sameName } from './model-members.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { today }) {
    if (values.modus === 'beurtrol') return undefined
    const now = today.slice(0, 7)
    if (values.datum <= now) return { datum: 'Kies een maand in de toekomst.' }
    const { afwijkingen } = values
    if (values.verdeling === 'inkomen' && values.inkomens.every(({ inkomen }) => inkomen === 0))
      return { inkomens: 'Geef minstens één persoon een inkomen, of kies “ieder evenveel”.' }
    const people = peopleOf(values)
    const stranger = afwijkingen.findIndex((row) => !people.some(({ name }) => sameName(name, row.naam)))
    if (stranger >= 0) return { [`afwijkingen.${stranger}.naam`]: 'Deze naam staat niet bij de deelnemers.' }
    const twice = afwijkingen.findIndex(
      (row, index) => afwijkingen.findIndex((other) => sameName(other.naam, row.naam)) < index,
    )
    if (twice >= 0) return { [`afwijkingen.${twice}.naam`]: 'Zet alles over één persoon in één rij.' }
    const unclear = afwijkingen.findIndex((row) => monthsIn(row.gemisteMaanden) === null)
    if (unclear >= 0)
      return {
        [`afwijkingen.${unclear}.gemisteMaanden`]: 'Schrijf de nummers van de maanden met een komma, zoals 3, 7.',
      }
    const months = monthsBetween(`${now}-01`, `${values.datum}-01`)
    if (membersOf(values).every(({ from }) => from > months))
      return { afwijkingen: 'Niemand begint voor de einddatum.' }
    return undefined
  },
  solve,
  tell,
})
