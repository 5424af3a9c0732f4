/** Runs a program, keeps what it prints, and ends it with everything it started when it takes too long. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { commandLine, root } from './setup.mjs'

export type Finished = { readonly code: number; readonly output: string }

/** Windows has no process groups: there taskkill ends a process with everything it started. */
const onWindows = process.platform === 'win32'
const running = new Set<ChildProcess>()

export async function execute(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  limit: number,
): Promise<Finished> {
  return new Promise((resolve) => {
    const [program, words] = commandLine(command, args)
    // Its own process group, so that a time limit reaches grandchildren such as browsers.
    const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: !onWindows })
    let output = ''
    const finish = (code: number) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output })
    }
    const timer = setTimeout(() => {
      output += `\nStopped after ${limit / 1000} s.`
      end(child, 'SIGKILL')
    }, limit)
    running.add(child)
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => {
      output += error.message
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/** An interrupted run leaves no processes behind. */
export function endAll(): void {
  for (const child of running) end(child, 'SIGTERM')
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (onWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It had already ended.
  }
}
