import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import { year as yearOf } from '#finance/dates.ts'
import {
  pensioensparenHoog,
  pensioensparenLooptijd,
  pensioensparenVanaf,
} from '#rules/pensioen/pensioensparen.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law, today }) {
    const age = yearOf(today) - values.geboortejaar
    const high = law(pensioensparenHoog)
    const shortest = (values.startleeftijd ?? age) + law(pensioensparenLooptijd)
    return {
      geboortejaar:
        age < law(pensioensparenVanaf)
          ? `Pensioensparen kan vanaf ${law(pensioensparenVanaf)} jaar. Kies een vroeger geboortejaar.`
          : age >= values.uitkeringsleeftijd
            ? `Je bent dit jaar al ${age}. Kies een latere uitkering of een ander geboortejaar.`
            : undefined,
      storting:
        values.storting > high
          ? `Je mag in ${law.date.slice(0, 4)} hoogstens ${eur0(high)} storten. Vul minder in.`
          : undefined,
      startleeftijd:
        values.startleeftijd !== null && values.startleeftijd > age
          ? `Dat ligt in de toekomst: je bent nu ${age}. Laat leeg als je nu begint.`
          : undefined,
      uitkeringsleeftijd:
        age < values.uitkeringsleeftijd && shortest > values.uitkeringsleeftijd
          ? `Een contract loopt minstens ${law(pensioensparenLooptijd)} jaar. Kies een uitkering vanaf ${shortest} jaar.`
          : undefined,
    }
  },
  solve,
  tell,
})
