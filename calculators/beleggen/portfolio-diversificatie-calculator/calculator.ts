import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { asPercent, num } from '#calculators/kernel/format.ts'
import { classOf, guessedClass, holdingsOf } from './model-holdings.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  settle(values) {
    const unknown = values.beleggingen.filter((row) => row.bedrag > 0 && classOf(row) === null)
    if (unknown.length === 0) return undefined
    const beleggingen = values.beleggingen.map((row) =>
      unknown.includes(row) ? { ...row, klasse: guessedClass(row.naam) } : row,
    )
    const said = unknown.map(
      ({ naam }) =>
        `${naam === '' ? 'Een belegging zonder naam' : `“${naam}”`} kennen we niet: we rekenen met ${guessedClass(naam) === 'losAandeel' ? 'één los aandeel' : 'een wereldwijd aandelenfonds'}. Kies zelf de soort als dat niet klopt.`,
    )
    return { values: { ...values, beleggingen }, said }
  },
  check(values) {
    if (holdingsOf(values).length === 0)
      return { 'beleggingen.0.bedrag': 'Vul van minstens één belegging de waarde in.' }
    const total = values.doelen.reduce((all, row) => all + row.doel, 0)
    if (values.bijsturen && Math.abs(total - 1) > 0.0005)
      return { doelen: `Je doelen samen zijn ${num(asPercent(total), 2)} %. Maak er 100 % van.` }
    return undefined
  },
  solve,
  tell,
})
