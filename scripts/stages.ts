/** The stages of `npm test`: what each runs, what it waits for and how its result is counted. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { belgianToday, newYearDay } from './calendar-days.ts'
import { type Finished, execute } from './execute.ts'
import { isBuilt, root, toolEnvironment } from './setup.mjs'

export type Count = {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** Titles of tests that passed only when they were tried once more. */
  readonly again?: readonly string[]
}
export type Result = Count & { readonly output: string }
export type Stage = {
  readonly name: string
  /** Stages that must have passed before this one starts. */
  readonly needs?: readonly string[]
  /** With paths only the tests under them run, where a stage has tests of files. */
  readonly run: (paths: readonly string[]) => Promise<Result>
  readonly takesPaths?: true
}

const reports = join(root, 'reports')
const minutes = 60_000
const environment = {
  ...toolEnvironment(),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  // Every worker, server and thread loads the same thousand modules: they are compiled once.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
}

/** A tool that says yes or no counts as one test. */
function check(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = environment): Stage {
  return { name, run: async () => verdict(await execute(command, args, env, 8 * minutes)) }
}

/**
 * For tsc and what oxlint asks it (both Go): on several cores they do shared work once for each, and they collect garbage long
 * before the memory of a machine that builds this is full.
 */
const lessWork = { ...environment, GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' }

function verdict({ code, output }: Finished): Result {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

async function build(): Promise<Result> {
  if (isBuilt()) return { passed: 1, failed: 0, output: '' }
  return verdict(await execute('node', ['scripts/build.ts'], environment, 15 * minutes))
}

/** Projects of vitest.config.ts; the database tests start their own PostgreSQL beside SQLite. */
function vitest(name: string, projects: readonly string[] = [name]): Stage {
  const run = async (paths: readonly string[]) => {
    const report = freshReport(`${name}.json`)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    // A worker for each core, whatever runs beside it: the tests of the server wait half of their time, and the last stage
    // has the machine for itself.
    const workers = `--maxWorkers=${Math.max(2, availableParallelism())}`
    const args = ['run', ...paths, ...projects.map((project) => `--project=${project}`), ...reporters, workers]
    return counted(
      await execute('vitest', args, { ...environment, NODE_ENV: 'test' }, 20 * minutes),
      report,
      vitestCount,
    )
  }
  return { name, run, takesPaths: true }
}

async function playwright(paths: readonly string[]): Promise<Result> {
  const report = freshReport('browser.json')
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: ensureChromium() ?? '' }
  const args = ['test', ...paths, '--reporter=line,json']
  return counted(await execute('playwright', args, env, 40 * minutes), report, playwrightCount)
}

/** The same pages in Firefox and WebKit. Where they cannot be installed their checks are skipped, and counted so. */
async function otherEngines(): Promise<Result> {
  const report = freshReport('engines.json')
  const args = ['e2e/engines/run.ts', `--report=${report}`]
  return counted(await execute('node', args, environment, 20 * minutes), report, (json) => json as Count)
}

/** The build with the day that used to break it; into a folder of its own, so that the site that is served stays. */
async function newYearBuild(): Promise<Result> {
  const day = newYearDay(belgianToday())
  const out = join(reports, 'new-year')
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  const env = { ...environment, NODE_ENV: 'production', BUILD_DAY: day }
  const args = [astro, 'build', '--config', 'scripts/new-year.config.ts', '--outDir', out]
  const finished = await execute('node', args, env, 15 * minutes)
  rmSync(out, { recursive: true, force: true })
  return verdict(finished)
}

function freshReport(name: string): string {
  const report = join(reports, name)
  rmSync(report, { force: true })
  return report
}

function counted(finished: Finished, report: string, count: (json: unknown) => Count): Result {
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  return { ...honest(result, finished.code), output: finished.output }
}

/** A run that failed outside its tests, or that had none, is a failure too. */
export function honest(count: Count, code: number): Count {
  const ran = count.passed + (count.skipped ?? 0)
  const silent = count.failed === 0 && (code !== 0 || ran === 0)
  return silent ? { ...count, failed: 1 } : count
}

export function vitestCount(json: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json as Record<string, number>
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  }
}

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

const triedAgain = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(triedAgain),
]

export function playwrightCount(json: unknown): Count {
  const { stats, ...suite } = json as Suite & {
    readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  }
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected, skipped, again: triedAgain(suite) }
}

/** In the order in which they start: first what others wait for and what takes long, so that no core waits at the end. */
export const stages: readonly Stage[] = [
  { name: 'build', run: build },
  { name: 'browser', needs: ['build'], run: playwright, takesPaths: true },
  { name: 'engines', needs: ['build'], run: otherEngines },
  vitest('server'),
  vitest('unit', ['unit', 'site']),
  // After the other build: two at once would share the folder in which Astro keeps its work.
  { name: 'new year', needs: ['build'], run: newYearBuild },
  vitest('calendar'),
  check('types', 'tsc', ['--noEmit', '--checkers', '1'], lessWork),
  check('lint', 'oxlint', ['--format=unix'], lessWork),
  check('unused', 'knip', ['--no-progress']),
  check('format', 'oxfmt', ['--check']),
  check('imports', 'node', ['scripts/import-direction.ts']),
  { ...check('size', 'node', ['scripts/size.ts']), needs: ['build'] },
  { ...check('floor', 'node', ['scripts/floor.ts']), needs: ['build'] },
  { ...check('secrets', 'node', ['scripts/secrets.ts']), needs: ['build'] },
]
