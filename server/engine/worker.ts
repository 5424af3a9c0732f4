/** The thread behind the door: all calculators, loaded before the first question. */
import { parentPort, workerData } from 'node:worker_threads'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { EngineJob, EngineSetup } from '#server/engine/door.ts'
import { createEngine } from '#server/engine/engine.ts'
import { lawFigures } from '#server/engine/figures.ts'
import { readerOf } from '#server/engine/question.ts'
import { serve } from '#server/work/serve.ts'

const { origin, version, warmUpRounds } = workerData as EngineSetup
let market: Market = builtInMarket
let today = new Date().toISOString().slice(0, 10)
const engine = createEngine({ today: () => today, market: () => Promise.resolve(market), origin, version })

for (const { category, slug } of catalogue) await loadCalculator(category, slug)
await lawFigures()
await readerOf(today)

const encoder = new TextEncoder()
const isAnswer = (value: unknown): value is { readonly answer: unknown } =>
  typeof value === 'object' && value !== null && 'answer' in value

serve(async ({ method, args, today: day, packed }: EngineJob, shared: unknown) => {
  market = (shared as Market | undefined) ?? market
  today = day
  const answer: (...args: never) => Promise<unknown> = engine[method]
  const value = await answer(...(args as never))
  if (packed && isAnswer(value)) return { status: 'ok', json: encoder.encode(JSON.stringify(value.answer)) }
  return JSON.stringify(value)
})

// Questions are answered in between.
await engine.warmUp(warmUpRounds)
parentPort?.postMessage({ kind: 'note', note: 'warm' }, [])
