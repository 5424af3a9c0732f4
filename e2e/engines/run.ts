/**
 * node e2e/engines/run.ts [firefox] [webkit] [--report=file]: every page and whole tasks in Firefox and WebKit, beside the
 * browser tests in Chromium. Prints a table, and each fault. An engine that cannot be had on this machine is skipped.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureFirefox, ensureWebKit } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { type Check, pageChecks } from './pages.ts'
import { taskChecks } from './tasks.ts'
import { startWebKit } from './webkit.ts'

const engines = {
  firefox: { find: ensureFirefox, start: startFirefox },
  webkit: { find: ensureWebKit, start: startWebKit },
} as const

const words = process.argv.slice(2)
const wanted = (Object.keys(engines) as (keyof typeof engines)[]).filter(
  (name) => words.includes(name) || !words.some((word) => word in engines),
)
const report = words.find((word) => word.startsWith('--report='))?.slice('--report='.length)

type Part = { readonly passed: number; readonly faults: readonly string[]; readonly seconds: number }
type Row = { readonly engine: string; readonly pages: Part; readonly tasks: Part } | { readonly engine: string }

async function runAll(driver: Driver, origin: string, checks: readonly Check[]): Promise<Part> {
  const start = performance.now()
  const faults: string[] = []
  for (const { name, run } of checks) {
    try {
      await run(driver, origin)
    } catch (error) {
      faults.push(`${driver.name}, ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { passed: checks.length - faults.length, faults, seconds: (performance.now() - start) / 1000 }
}

async function runEngine(engine: keyof typeof engines, origin: string): Promise<Row> {
  const { find, start } = engines[engine]
  const binary = find()
  if (binary === undefined) return { engine }
  const driver = await start(binary)
  try {
    return {
      engine,
      pages: await runAll(driver, origin, pageChecks),
      tasks: await runAll(driver, origin, taskChecks),
    }
  } finally {
    await driver.close()
  }
}

async function withServer<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-engines-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', WARM_UP_ROUNDS: '0' }
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const origin = `http://localhost:${port}`
  try {
    for (let attempt = 0; ; attempt++) {
      const answer = await fetch(`${origin}/healthz`).catch(() => null)
      if (answer?.ok) break
      if (attempt > 600 || server.exitCode !== null) throw new Error('the server did not start')
      await pause(100)
    }
    return await work(origin)
  } finally {
    server.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

const rows = await withServer(async (origin) => Promise.all(wanted.map(async (engine) => runEngine(engine, origin))))
const total = { passed: 0, failed: 0, skipped: 0 }
console.log(`engine    pages  faults      s   tasks  faults      s`)
for (const row of rows) {
  if (!('pages' in row)) {
    total.skipped += pageChecks.length + taskChecks.length
    console.log(`${row.engine.padEnd(8)} skipped: not on this machine, and it can only be installed on Debian as root`)
    continue
  }
  const cells = [row.pages, row.tasks].map(
    ({ passed, faults, seconds }) =>
      `${String(passed + faults.length).padStart(6)} ${String(faults.length).padStart(7)} ${seconds.toFixed(1).padStart(6)}`,
  )
  console.log(`${row.engine.padEnd(8)} ${cells.join('  ')}`)
  for (const fault of [...row.pages.faults, ...row.tasks.faults]) console.log(`  ${fault}`)
  total.passed += row.pages.passed + row.tasks.passed
  total.failed += row.pages.faults.length + row.tasks.faults.length
}
if (report !== undefined) writeFileSync(report, JSON.stringify(total))
process.exitCode = total.failed > 0 ? 1 : 0
