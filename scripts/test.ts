/**
 * npm test [-- stage … path …]: runs all stages, some at a time, whatever fails, and ends with one line that counts
 * everything. After the stages may stand paths of tests: `npm test -- unit calculators/planning/x`.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endAll } from './execute.ts'
import { root } from './setup.mjs'
import { type Result, type Stage, stages } from './stages.ts'

// As many as the machine has cores: with more, the servers under test wait for a core.
const atOnce = Math.max(2, availableParallelism())

const asked = process.argv.slice(2)
const wanted = asked.filter((word) => stages.some(({ name }) => name === word))
// `server` is a stage and a folder: the stage is meant.
const paths = asked.filter((word) => !wanted.includes(word) && existsSync(join(root, word)))
const unknown = asked.filter((word) => !wanted.includes(word) && !paths.includes(word))
const deaf = stages.filter(({ name, takesPaths }) => wanted.includes(name) && takesPaths === undefined)
if (paths.length > 0 && (wanted.length === 0 || deaf.length > 0)) {
  const open = stages.filter(({ takesPaths }) => takesPaths).map(({ name }) => name)
  console.error(`A path goes with ${open.join(', ')} only: npm test -- unit ${paths.join(' ')}`)
  process.exit(2)
}
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
const total = (key: 'passed' | 'failed' | 'skipped') =>
  [...results.values()].reduce((sum, result) => sum + (result[key] ?? 0), 0)
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`)
process.exit(total('failed') > 0 ? 1 : 0)

function withNeeds(names: readonly string[]): Stage[] {
  const chosenStages = stages.filter(({ name }) => names.includes(name))
  const all = new Set([...names, ...chosenStages.flatMap(({ needs = [] }) => needs)])
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
      ? await stage
          .run(wanted.includes(stage.name) ? paths : [])
          .catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }))
      : { passed: 0, failed: 1, output: `Not run: ${broken} failed.` }
  done.set(stage.name, result)
  report(stage.name, result, (performance.now() - started) / 1000)
}

function report(name: string, { passed, failed, skipped = 0, again = [], output }: Result, seconds: number): void {
  const word = failed > 0 ? 'FAILED' : 'ok'
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(
    `${name.padEnd(8)} ${word.padEnd(6)} ${String(passed).padStart(5)} ok, ${failed} not${skips}  ${seconds.toFixed(1)} s`,
  )
  for (const title of again) console.log(`    only at the second try: ${title}`)
  if (failed > 0) console.log(stripVTControlCharacters(output).trimEnd().replaceAll(/^/gm, '    '))
}
