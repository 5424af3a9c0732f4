import { isPostcode } from '#calculators/common/municipality.ts'
import { UNKNOWN_POSTCODE } from '#calculators/common/municipality-words.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check: ({ postcode }) => ({
    postcode: postcode === '' || isPostcode(postcode) ? undefined : UNKNOWN_POSTCODE,
  }),
  solve,
  tell,
  below,
})
