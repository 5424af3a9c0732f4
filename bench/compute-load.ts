/**
 * The compute API at 100 (what is promised) and at 200 questions per second beside 200 pages per second, on one core, and what
 * its log knows of them.
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#calculators/catalogue.ts'
import { loadCalculator } from '#calculators/load.ts'
import { ask, post } from './ask.ts'
import type { Line } from './line.ts'
import { atRate, type Paced } from './pace.ts'
import { memoryOf, startServer, stopProcess } from './processes.ts'

const perSecond = 200
const promised = 100
/** Milliseconds that pages may take more beside the computations than alone. */
const pagesMore = 20
const warmUp = 10
const seconds = 15
/** A shared machine slows down for seconds at a time: the best round tells what the server does, the worst what one may meet. */
const rounds = 4
const pages = ['/', '/sparen', '/sparen/deposito-calculator', '/insluiten/deposito-calculator']
/** An amount that nothing else in a log looks like, typed in every field that takes it. */
const typed = 4711.47
const marker = /4711[.,]47/

type Round = { readonly calls: Paced; readonly visits: Paced }
type Question = { readonly url: string; readonly body: string }

/** Every calculator, with a typed amount where it still answers. */
async function questions(origin: string): Promise<readonly Question[]> {
  const all: Question[] = []
  for (const { category, slug } of catalogue) {
    const { inputs } = await loadCalculator(category, slug)
    const url = `${origin}/api/rekenhulpen/${slug}`
    const bodies = Object.entries(inputs)
      .filter(([, field]) => field.kind === 'euro' && field.min <= typed && field.max >= typed && field.decimals >= 2)
      .map(([key]) => JSON.stringify({ invoer: { [key]: typed } }))
    const answered = []
    for (const body of bodies.slice(0, 3)) if ((await post(url, body)) === 200) answered.push({ url, body })
    all.push(...(answered.length > 0 ? answered.slice(0, 1) : [{ url, body: '{}' }]))
  }
  return all
}

const cores = availableParallelism()
const canPin = cores > 1 && spawnSync('taskset', ['--version']).status === 0

/** The server gets the first core for itself: whoever asks works on the others meanwhile. */
function workFrom(first: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', `${first}-${cores - 1}`, String(process.pid)])
}

export async function computeLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-compute-'))
  const children: ChildProcess[] = []
  try {
    const settings = { COMPUTE_MS_PER_MINUTE: '1000000' }
    const watched = { marker, warm: true, ...(canPin ? { core: 0 } : {}) }
    const server = await startServer(join(folder, 'data'), children, settings, watched)
    workFrom(1)
    // Right after the start the server tries every calculator itself.
    for (let attempt = 0; attempt < 1200 && server.logged('calculators ready') === 0; attempt++) await pause(50)
    const all = await questions(server.origin)
    const marked = all.filter(({ body }) => marker.test(body)).length
    const compute = async (count: number) => {
      const { url, body } = all[count % all.length] ?? { url: '', body: '' }
      return post(url, body)
    }
    const page = async (count: number) => ask(server.origin + (pages[count % pages.length] ?? '/'))
    await Promise.all([atRate(perSecond, warmUp, compute), atRate(perSecond, warmUp, page)])
    // Twice as many answers of a few bytes: how much of the time is the machine's on a bad day.
    const bare = await atRate(2 * perSecond, seconds, async () => ask(`${server.origin}/healthz`))
    const calm = await atRate(perSecond, seconds, page)
    const roundsAt = async (calls: number): Promise<readonly Round[]> => {
      const measured: Round[] = []
      for (let round = 0; round < rounds; round++) {
        const [computed, visits] = await Promise.all([
          atRate(calls, seconds, compute),
          atRate(perSecond, seconds, page),
        ])
        measured.push({ calls: computed, visits })
      }
      return measured
    }
    const asPromised = await roundsAt(promised)
    const kept = asPromised.toSorted((a, b) => a.calls.p99 - b.calls.p99)[0]
    const measured = await roundsAt(perSecond)
    const ranked = measured.toSorted((a, b) => a.calls.p99 - b.calls.p99)
    const [best, worst] = [ranked[0], ranked.at(-1)]
    const failed = [...asPromised, ...measured].reduce(
      (sum, { calls, visits }) => sum + calls.failed + visits.failed,
      0,
    )
    const lines = server.logged('request')
    const where = canPin ? 'on one core' : 'one process, not pinned to a core'
    const than = `our bar; ${all.length} calculators in turn, ${marked} with a typed amount, ${where}`
    return [
      {
        name: `compute API at ${promised}/s beside ${perSecond} pages/s, p99, best of ${rounds} rounds`,
        unit: 'ms',
        ours: kept?.calls.p99,
        reference: 50,
        than,
        lowIsGood: true,
      },
      {
        name: 'the pages beside it, p99 above the pages alone',
        unit: 'ms',
        ours: kept === undefined ? undefined : kept.visits.p99 - calm.p99,
        reference: pagesMore,
        than: `our bar; alone their p99 is ${calm.p99.toFixed(1)} ms`,
        lowIsGood: true,
      },
      {
        name: `compute API at ${perSecond}/s beside ${perSecond} pages/s, p99, best of ${rounds} rounds`,
        unit: 'ms',
        ours: best?.calls.p99,
        reference: 50,
        than,
        lowIsGood: true,
      },
      { name: 'the same, p50', unit: 'ms', ours: best?.calls.p50, reference: 50, than, lowIsGood: true },
      {
        name: 'the same, p99 of the worst round',
        unit: 'ms',
        ours: worst?.calls.p99,
        reference: 50,
        than,
        lowIsGood: true,
      },
      {
        name: 'the pages beside it, p99',
        unit: 'ms',
        ours: best?.visits.p99,
        reference: 50,
        than: 'our bar',
        lowIsGood: true,
      },
      {
        name: '400 empty answers/s before it, p99',
        unit: 'ms',
        ours: bare.p99,
        reference: undefined,
        than: 'what server and machine take for themselves',
        lowIsGood: true,
      },
      {
        name: 'failed requests of all rounds',
        unit: '',
        ours: failed,
        reference: 0,
        than: 'our bar',
        lowIsGood: true,
      },
      {
        name: 'lines of the log that hold an input',
        unit: '',
        ours: server.marked(),
        reference: 0,
        than: `of ${lines} lines about requests`,
        lowIsGood: true,
      },
      {
        name: 'memory after it',
        unit: 'MB',
        ours: memoryOf(server.process),
        reference: undefined,
        than: '',
        lowIsGood: true,
      },
    ]
  } finally {
    workFrom(0)
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}
