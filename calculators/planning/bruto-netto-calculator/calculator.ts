import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { plural } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { grossOf, lawOfMonth, solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, env) {
    const { kinderen, kinderenHandicap } = values
    return {
      kinderenHandicap:
        kinderenHandicap > kinderen
          ? `Je vulde ${plural(kinderen, 'kind', 'kinderen')} ten laste in. Dit kan er niet meer zijn.`
          : undefined,
      nettoGewenst:
        grossOf(lawOfMonth(env, values), values) === null
          ? 'Met deze voordelen en inhoudingen bestaat er geen brutoloon dat zoveel netto geeft.'
          : undefined,
    }
  },
  solve,
  tell,
})
