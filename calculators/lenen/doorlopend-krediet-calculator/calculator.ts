import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { roundedSum } from '#finance/money.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check({ opname, opnames, kredietlijn }) {
    if (opname > kredietlijn) return { opname: `Je kunt hoogstens de kredietlijn van ${eur(kredietlijn)} opnemen.` }
    if (opname + roundedSum(opnames.map((row) => row.bedrag)) <= 0)
      return { opname: 'Vul een opname in, nu of in een latere maand.' }
    return undefined
  },

  solve,
  tell,
})
