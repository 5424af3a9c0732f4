/** Starts and stops what the benchmarks measure. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { pinnedNode, root } from '../scripts/setup.mjs'

/** The built server on a free port with its own data folder; gives its address. */
export async function startOurs(dataDir: string, children: ChildProcess[]): Promise<string> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' }
  children.push(spawn(pinnedNode(), ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }))
  return answering(`http://localhost:${port}`, '/healthz')
}

export async function answering(origin: string, path: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(origin + path).catch(() => undefined)
    if (response?.ok) return origin
    await pause(100)
  }
  throw new Error(`${origin} did not answer.`)
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill('SIGTERM')
  await Promise.race([ended, pause(5000)])
  if (child.exitCode === null) child.kill('SIGKILL')
}
