import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({ inputs, outputs, solve, moves, tell })
