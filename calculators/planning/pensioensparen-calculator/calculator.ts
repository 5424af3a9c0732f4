import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import { year as yearOf } from '#finance/dates.ts'
import {
  pensioensparenHoog,
  pensioensparenLooptijd,
  pensioensparenTot,
  pensioensparenVanaf,
} from '#rules/pensioen/pensioensparen.figures.ts'
import { inputs, LATEST_PAYOUT } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law, today }) {
    const age = yearOf(today) - values.geboortejaar
    const high = law(pensioensparenHoog)
    const payout = values.uitkeringsleeftijd
    const shortest = (values.startleeftijd ?? age) + law(pensioensparenLooptijd)
    return {
      geboortejaar:
        age < law(pensioensparenVanaf)
          ? `Pensioensparen kan vanaf ${law(pensioensparenVanaf)} jaar. Kies een vroeger geboortejaar.`
          : age >= (payout ?? LATEST_PAYOUT)
            ? `Je bent dit jaar al ${age}. Kies een latere uitkering of een ander geboortejaar.`
            : undefined,
      storting:
        values.storting > high
          ? `Je mag in ${law.date.slice(0, 4)} hoogstens ${eur0(high)} storten. Vul minder in.`
          : undefined,
      startleeftijd:
        values.startleeftijd !== null && values.startleeftijd > age
          ? `Dat ligt in de toekomst: je bent nu ${age}. Laat leeg als je nu begint.`
          : values.startleeftijd === null && age > law(pensioensparenTot)
            ? `Beginnen kan tot je ${law(pensioensparenTot)} bent. Spaar je al? Vul in hoe oud je was bij je eerste storting.`
            : undefined,
      uitkeringsleeftijd:
        payout !== null && age < payout && shortest > payout
          ? `Een contract loopt minstens ${law(pensioensparenLooptijd)} jaar. Kies een uitkering vanaf ${shortest} jaar.`
          : undefined,
    }
  },
  solve,
  moves,
  tell,
})
