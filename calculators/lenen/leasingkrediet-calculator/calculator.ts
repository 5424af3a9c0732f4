import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { optionOf } from './model-contract.ts'
import { extraKilometers } from './model-cost.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check(values) {
    const { prijs, voorschot, vorm } = values
    if (voorschot >= prijs) return { voorschot: 'Het voorschot moet kleiner zijn dan de prijs.' }
    if (vorm === 'financieringshuur')
      return optionOf(values) >= prijs - voorschot
        ? { aankoopoptie: 'De aankoopoptie moet kleiner zijn dan de prijs min het voorschot.' }
        : undefined
    return {
      meerkilometer:
        extraKilometers(values) > 0 && values.meerkilometer === null
          ? 'Je rijdt meer dan in het contract. Vul in wat je contract per kilometer te veel vraagt.'
          : undefined,
      verbreking:
        values.stopNaMaand !== null && values.stopNaMaand < values.looptijd && values.verbreking === null
          ? 'Vul het percentage uit je contract in.'
          : undefined,
    }
  },

  solve,
  tell,
})
