/** Starts and stops what the benchmarks measure. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { pinnedNode, root, startSettings, startWords } from '../scripts/setup.mjs'
import { adminEmail, adminPassword } from './admin.ts'

export type Ours = {
  readonly origin: string
  readonly process: ChildProcess
  /** How many lines of its log hold this event so far. */
  readonly logged: (event: string) => number
  /** How many lines hold what must not be in a log. */
  readonly marked: () => number
}

/** The built server with its own data folder and one admin, on a free port unless PORT is among the settings. */
export async function startServer(
  dataDir: string,
  children: ChildProcess[],
  settings: Readonly<Record<string, string>> = {},
  { marker, core, warm = false }: { readonly marker?: RegExp; readonly core?: number; readonly warm?: boolean } = {},
): Promise<Ours> {
  const port = settings['PORT'] ?? String(await freePort())
  mkdirSync(dataDir, { recursive: true })
  const passwordFile = join(dataDir, 'wachtwoord')
  // Also started again on a disk that is full.
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, adminPassword)
  const env = {
    ...startSettings,
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD_FILE: passwordFile,
    // Trying every calculator after the start would disturb what is measured meanwhile.
    ...(warm ? {} : { WARM_UP_ROUNDS: '0' }),
    ...settings,
  }
  const pinned = core === undefined ? [] : ['taskset', '-c', String(core)]
  const words = [...pinned, pinnedNode(), ...startWords()]
  const child = spawn(words[0] ?? '', words.slice(1), { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const counts = new Map<string, number>()
  let rest = ''
  let marks = 0
  child.stdout.on('data', (bytes: Buffer) => {
    const lines = (rest + bytes.toString('utf8')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = /"event":"([^"]+)"/.exec(line)?.[1]
      if (marker?.test(line)) marks++
      if (event !== undefined) counts.set(event, (counts.get(event) ?? 0) + 1)
    }
  })
  const logged = (event: string) => counts.get(event) ?? 0
  const origin = await answering(`http://localhost:${port}`, '/healthz')
  // Right after the start every rate page is rendered once; that is not what is measured here.
  for (let attempt = 0; attempt < 1200 && logged('rate pages ready') === 0; attempt++) await pause(50)
  return { origin, process: child, logged, marked: () => marks }
}

/** The same, for benchmarks that only need an address. */
export async function startOurs(dataDir: string, children: ChildProcess[]): Promise<string> {
  return (await startServer(dataDir, children)).origin
}

export async function answering(origin: string, path: string): Promise<string> {
  // A busy machine takes its time.
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    const response = await fetch(origin + path).catch(() => undefined)
    if (response?.ok) return origin
    await pause(50)
  }
  throw new Error(`${origin} did not answer.`)
}

/** Kilobytes in memory of a process and its children, as Linux tells them; undefined elsewhere. */
function toldByKernel(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
    const own = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0)
    return children.reduce((sum, child) => sum + (toldByKernel(Number(child)) ?? 0), own)
  } catch {
    return undefined
  }
}

/** Megabytes in memory of a process and its children. `ps` keeps this process waiting, and with it what it measures. */
export function memoryOf(child: ChildProcess): number {
  const told = toldByKernel(child.pid ?? 0)
  if (told !== undefined) return told / 1000
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const own = rows.filter(([pid, parent]) => pid === child.pid || parent === child.pid)
  return own.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0) / 1000
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill('SIGTERM')
  await Promise.race([ended, pause(12_000)])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
