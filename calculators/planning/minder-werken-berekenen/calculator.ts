import { postcodeFault } from '#calculators/common/municipality-check.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { isPossible, solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check({ verlof, vorm, bruto, postcode }) {
    const impossible =
      vorm === 'tiende'
        ? '9/10 kan alleen met ouderschapsverlof of een deeltijds contract.'
        : 'In een landingsbaan werk je 4/5 of halftijds. Helemaal stoppen kan niet.'
    return {
      vorm: isPossible(verlof, vorm) ? undefined : impossible,
      bruto: bruto > 0 ? undefined : 'Vul je brutoloon in. Zonder loon valt er niets te verliezen.',
      postcode: postcodeFault(postcode),
    }
  },
  solve,
  tell,
  below,
})
