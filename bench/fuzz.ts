/**
 * npm run fuzz [-- cases [seed]]: the same cases as in `npm test`, only far more of them: any text
 * in any field of any calculator, through the real reader and compute. Fails on a crash, on a number that is none, and
 * on a computation that takes longer than 50 ms.
 */
import fc from 'fast-check'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { anyInput, faultsOf, outcomeOf } from '#calculators/kernel/fuzz.ts'
import type { Raw } from '#calculators/kernel/read.ts'
import { worked } from './worst-input.ts'

const slowest = 50
const batch = 500

type Tally = {
  cases: number
  accepted: number
  /** Milliseconds of the slowest compute, and where it was. */
  worst: number
  worstAt: string
  readonly faults: string[]
}

async function calculatorOf(category: string, slug: string): Promise<AnyCalculator> {
  const module = (await import(`../calculators/${category}/${slug}/calculator.ts`)) as { default: AnyCalculator }
  return module.default
}

/** A first time also compiles: what looks slow gets four more chances. */
function timeOf(calculator: AnyCalculator, raw: Raw, first: number): number {
  let best = first
  for (let attempt = 0; attempt < 4 && best > slowest / 2; attempt++) {
    const started = worked()
    outcomeOf(calculator, raw)
    best = Math.min(best, worked() - started)
  }
  return best
}

function tryOne(calculator: AnyCalculator, slug: string, raw: Raw, tally: Tally): void {
  tally.cases++
  try {
    const started = worked()
    const outcome = outcomeOf(calculator, raw)
    const took = timeOf(calculator, raw, worked() - started)
    if (outcome.status === 'ok') tally.accepted++
    if (took > tally.worst) [tally.worst, tally.worstAt] = [took, slug]
    const faults = [...faultsOf(outcome), ...(took > slowest ? [`${took.toFixed(0)} ms`] : [])]
    if (faults.length > 0) tally.faults.push(`${slug}: ${faults.join('; ')} for ${JSON.stringify(raw)}`)
  } catch (error) {
    tally.faults.push(`${slug}: ${String(error)} for ${JSON.stringify(raw)}`)
  }
}

const wanted = Number(process.argv[2] ?? 200_000)
const seed = Number(process.argv[3] ?? 20_261_115)
if (!Number.isInteger(wanted) || wanted < 1 || !Number.isInteger(seed)) throw new Error('usage: fuzz [cases [seed]]')

const tally: Tally = { cases: 0, accepted: 0, worst: 0, worstAt: '', faults: [] }
const share = Math.ceil(wanted / catalogue.length)
const started = performance.now()
for (const { category, slug } of catalogue) {
  const calculator = await calculatorOf(category, slug)
  const inputs = anyInput(calculator)
  for (let done = 0; done < share; done += batch) {
    const numRuns = Math.min(batch, share - done)
    for (const raw of fc.sample(inputs, { numRuns, seed: seed + done })) tryOne(calculator, slug, raw, tally)
  }
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
tally.faults.slice(0, 100).forEach((fault) => console.log(fault))
console.log(
  `${tally.cases} cases of ${catalogue.length} calculators in ${minutes} minutes (seed ${seed}): ` +
    `${tally.accepted} computed, ${tally.cases - tally.accepted} refused with a message, ${tally.faults.length} faults; ` +
    `slowest compute ${tally.worst.toFixed(1)} ms (${tally.worstAt})`,
)
process.exitCode = tally.faults.length === 0 ? 0 : 1
