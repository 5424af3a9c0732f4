import { postcodeFault } from '#calculators/common/municipality-check.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { num } from '#calculators/kernel/format.ts'
import { ageInMonths } from './model.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

const YEARS_BEFORE_WORK = 15

export default defineCalculator({
  inputs,
  outputs,
  check(values, { today }) {
    const age = ageInMonths(values, today)
    const years = Math.floor(age / 12)
    const longest = Math.max(0, Math.floor(age / 12 - YEARS_BEFORE_WORK))
    return {
      stopleeftijd:
        age > values.stopleeftijd * 12
          ? `Je bent al ${years}. Vul ${years + 1} of meer in als leeftijd waarop je stopt.`
          : undefined,
      loopbaanjaren:
        (values.loopbaanjaren ?? 0) + values.andereJaren > age / 12 - YEARS_BEFORE_WORK
          ? `Dat is te veel voor je leeftijd: reken hoogstens ${num(longest)} loopbaanjaren.`
          : undefined,
      postcode: postcodeFault(values.postcode),
    }
  },
  solve,
  tell,
  below,
})
