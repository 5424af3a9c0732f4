/**
 * npm test [-- stage …]: runs all stages, some at a time, whatever fails, and ends with one line that counts everything.
 */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endAll } from './execute.ts'
import { root } from './setup.mjs'
import { type Result, type Stage, stages } from './stages.ts'

// As many as the machine has cores: with more, the servers under test wait for a core.
const atOnce = Math.max(2, availableParallelism())

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(`Unknown stage ${unknown.join(', ')}. Choose from ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const chosen = wanted.length === 0 ? stages : withNeeds(wanted)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(1)
  })
}

mkdirSync(join(root, 'reports'), { recursive: true })
const results = await runAll(chosen)
const total = (key: 'passed' | 'failed') => [...results.values()].reduce((sum, result) => sum + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') > 0 ? 1 : 0)

function withNeeds(names: readonly string[]): Stage[] {
  const asked = stages.filter(({ name }) => names.includes(name))
  const all = new Set([...names, ...asked.flatMap(({ needs = [] }) => needs)])
  return stages.filter(({ name }) => all.has(name))
}

async function runAll(list: readonly Stage[]): Promise<Map<string, Result>> {
  const done = new Map<string, Result>()
  const waiting = [...list]
  const ready = ({ needs = [] }: Stage) => needs.every((name) => done.has(name))
  const busy = new Map<string, Promise<void>>()

  while (waiting.length > 0 || busy.size > 0) {
    const index = waiting.findIndex(ready)
    if (index !== -1 && busy.size < atOnce) {
      const [stage] = waiting.splice(index, 1)
      if (stage !== undefined)
        busy.set(
          stage.name,
          runOne(stage, done).finally(() => busy.delete(stage.name)),
        )
    } else {
      await Promise.race(busy.values())
    }
  }
  return done
}

async function runOne(stage: Stage, done: Map<string, Result>): Promise<void> {
  const started = performance.now()
  const broken = (stage.needs ?? []).find((name) => (done.get(name)?.failed ?? 0) > 0)
  const result =
    broken === undefined
      ? await stage.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }))
      : { passed: 0, failed: 1, output: `Not run: ${broken} failed.` }
  done.set(stage.name, result)
  report(stage.name, result, (performance.now() - started) / 1000)
}

function report(name: string, { passed, failed, skipped = 0, output }: Result, seconds: number): void {
  const word = failed > 0 ? 'FAILED' : 'ok'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(
    `${name.padEnd(8)} ${word.padEnd(6)} ${String(passed).padStart(5)} ok, ${failed} not${skips}  ${seconds.toFixed(1)} s`,
  )
  if (failed > 0) console.log(stripVTControlCharacters(output).trimEnd().replaceAll(/^/gm, '    '))
}
