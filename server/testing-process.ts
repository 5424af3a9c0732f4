/** The server as a process of its own, for tests of what only a process shows: signals, memory, a database that dies. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminEmail, adminPassword } from '#server/testing.ts'

export type Running = {
  readonly child: ChildProcess
  readonly origin: string
  readonly output: () => string
  readonly errors: () => string
}

export type Workplace = {
  readonly folder: string
  readonly run: (env: Readonly<Record<string, string>>) => Omit<Running, 'origin'>
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<Running>
  /** Settings that make the first account. */
  readonly admin: () => Record<string, string>
  /** Puts a page in the build the server serves. */
  readonly addPage: (file: string, html: string) => void
  /** Ends every process that was started here and removes the folder. */
  readonly clear: () => Promise<void>
}

/** Dozens of processes start in the tests: the types are taken off the sources once. */
export const compiledOnce = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }

/** What a start makes, it keeps: with room for it the collector does not go through it again and again. */
export const quickStart = '--min-semi-space-size=16'

export function openWorkplace(freePort: () => Promise<number>): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-main-'))
  const children: ChildProcess[] = []

  const run: Workplace['run'] = (env) => {
    const child = spawn(process.execPath, [quickStart, 'server/main.ts'], {
      env: {
        ...compiledOnce,
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATA_DIR: join(folder, 'data'),
        DIST_DIR: join(folder, 'dist'),
        WARM_UP_ROUNDS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let output = ''
    let errors = ''
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
    child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
    return { child, output: () => output, errors: () => errors }
  }

  return {
    folder,
    run,
    start: async (env = {}) => {
      const port = String(await freePort())
      const running = run({ PORT: port, ...env })
      for (let attempt = 0; attempt < 1200 && !hasEnded(running.child); attempt++) {
        if (running.output().includes('draait op')) return { ...running, origin: `http://localhost:${port}` }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`did not start: ${running.output()}${running.errors()}`)
    },
    admin: () => {
      const file = join(folder, 'wachtwoord')
      writeFileSync(file, adminPassword)
      return { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD_FILE: file }
    },
    addPage: (file, html) => {
      mkdirSync(join(folder, 'dist', 'client'), { recursive: true })
      writeFileSync(join(folder, 'dist', 'client', file), html)
    },
    clear: async () => {
      for (const child of children.splice(0)) {
        if (hasEnded(child)) continue
        const gone = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGKILL')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A process that a signal ended has no exit code. */
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Waits for something that must happen; how long it takes says more of the machine than of the server. */
export async function until(check: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < withinMs) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not happen')
}

/** Milliseconds of the quickest of at most five tries: a busy machine may be late once, not five times. */
export async function quickest(withinMs: number, measure: (round: number) => Promise<number>): Promise<number> {
  let best = Infinity
  for (let round = 0; round < 5 && best >= withinMs; round++) best = Math.min(best, await measure(round))
  return best
}

export async function logInAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? `status ${answer.status}`
}
