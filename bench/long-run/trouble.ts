/**
 * What goes wrong during a long run: a server is killed, PostgreSQL stands still or is killed, the disk of all of them is
 * full. Two servers behind nginx on one PostgreSQL; whoever dies is started again, as systemd or a container engine would.
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres, type TestPostgres } from '../../scripts/test-postgres.ts'
import { startFront } from '../nginx.ts'
import { memoryOf, type Ours, startServer, stopProcess } from '../processes.ts'
import type { Diary } from './diary.ts'

export type Weather = {
  /** Whoever changes or computes something may be refused, honestly; so may the machine be too busy to tell why. Pages may not. */
  readonly mayRefuse: boolean
  /** Something is broken, or was a moment ago. */
  readonly isRough: () => boolean
  readonly isOneServer: boolean
}
export const calm: Weather = { mayRefuse: false, isRough: () => false, isOneServer: true }

/** Room for PostgreSQL, its log and the data of both servers. */
const diskMb = 700
const betweenMs = 35_000
const brokenMs = 12_000
/** Servers look at the database every few seconds, and nginx at a server that left after five. */
const calmsDownMs = 20_000

/** A disk of its own in memory, which can be filled without hurting anybody else. Undefined where mounting is not allowed. */
function mountDisk(folder: string): string | undefined {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  // PostgreSQL does not run as root, and has to get there.
  chmodSync(folder, 0o755)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'tmpfs', disk])
  return mounted.status === 0 ? disk : undefined
}

function fill(disk: string): void {
  const file = openSync(join(disk, 'vol'), 'w')
  try {
    for (const size of [1_000_000, 4096]) writeUntilFull(file, Buffer.alloc(size, 1))
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (true) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOSPC') throw error
  }
}

export type Troubled = {
  readonly origin: string
  readonly weather: Weather
  /** Breaks something and mends it, again and again, until the signal. */
  readonly go: (diary: Diary, signal: AbortSignal) => Promise<void>
  readonly counts: () => string
  readonly megabytes: () => number
  /** Rows that a change left half: without their log, their history or their way back. */
  readonly half: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

/** Takes a folder for its temporary files from the environment. */
async function postgresOn(disk: string | undefined): Promise<TestPostgres> {
  const usual = process.env.TMPDIR
  if (disk !== undefined) process.env.TMPDIR = disk
  try {
    return await startPostgres()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}

export async function startTroubled(folder: string, children: ChildProcess[]): Promise<Troubled> {
  const disk = mountDisk(folder)
  let postgres: TestPostgres | undefined
  const stop = async () => {
    await Promise.all(children.splice(0).map(stopProcess))
    await postgres?.stop()
    if (disk !== undefined) spawnSync('umount', ['-l', disk])
  }
  try {
    postgres = await postgresOn(disk)
    return { ...(await troubledOn(folder, disk, postgres, children)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function troubledOn(
  folder: string,
  disk: string | undefined,
  postgres: TestPostgres,
  children: ChildProcess[],
): Promise<Omit<Troubled, 'stop'>> {
  const home = disk ?? folder
  const port = await freePort()
  const settings = {
    DATABASE_URL: postgres.url,
    START_WITHOUT_DATABASE: '1',
    TRUSTED_PROXIES: '1',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  }
  const ports = [String(await freePort()), String(await freePort())]
  const start = async (index: number): Promise<Ours> =>
    startServer(join(home, `data-${index}`), children, { ...settings, PORT: ports[index] ?? '' })
  const servers = [await start(0), await start(1)]
  const origins = servers.map(({ origin }) => origin)
  const front = await startFront(folder, origins, children, port)
  if (front === undefined) throw new Error('nginx is not installed')

  let isBroken = false
  let mendedAt = Number.NEGATIVE_INFINITY
  const counted = new Map<string, number>()

  const killServer = async (index: number) => {
    const server = servers[index]
    const gone = new Promise((resolve) => server?.process.once('exit', resolve))
    server?.process.kill('SIGKILL')
    await gone
    servers[index] = await start(index)
  }
  const fullDisk = async (on: string, index: number) => {
    fill(on)
    await pause(brokenMs / 2)
    // A release that comes now starts all the same.
    await killServer(index)
    await pause(brokenMs / 2)
    rmSync(join(on, 'vol'))
    if (postgres.isDown()) await postgres.crash()
  }
  const freeze = async () => {
    postgres.freeze()
    await pause(brokenMs)
    postgres.thaw()
  }
  const troubles: readonly (readonly [string, () => Promise<void>])[] = [
    ['servers killed', async () => killServer(0)],
    ['PostgreSQL frozen', freeze],
    ['servers killed', async () => killServer(1)],
    ...(disk === undefined ? [] : [['disk full, and a server killed', async () => fullDisk(disk, 0)] as const]),
    ['PostgreSQL killed', postgres.crash],
  ]

  return {
    origin: `http://localhost:${port}`,
    weather: {
      mayRefuse: true,
      isRough: () => isBroken || performance.now() - mendedAt < calmsDownMs,
      isOneServer: false,
    },
    go: async (diary, signal) => {
      for (let turn = 0; !signal.aborted; turn++) {
        await pause(betweenMs, undefined, { signal }).catch(() => undefined)
        const [name, work] = troubles[turn % troubles.length] ?? ['', async () => undefined]
        if (signal.aborted) return
        isBroken = true
        try {
          await work()
        } catch (error) {
          diary.fault(`${name}: ${String(error)}`)
        }
        counted.set(name, (counted.get(name) ?? 0) + 1)
        mendedAt = performance.now()
        isBroken = false
      }
    },
    counts: () =>
      [...counted].map(([name, count]) => `${count} × ${name}`).join(', ') +
      (disk === undefined ? '; no full disk: mounting one is not allowed here' : ''),
    megabytes: () => Math.max(...servers.map(({ process: server }) => memoryOf(server))),
    half: async () => halfChanges(postgres.url),
  }
}

/** Each change of a row is one version, one row of the log and, for a rate, a point of its history, in one transaction. */
const halves: Readonly<Record<string, string>> = {
  'bank without its log': `select b.id from banks b where b.short_name like 'P %' and b.version <>
    (select count(*) from audit a where a.object_type = 'bank' and a.object_id = b.id and a.result = 'ok')`,
  'rate without its log': `select r.id from rates r join products p on p.id = r.product_id where p.name = 'Proefrekening'
    and r.version <> (select count(*) from audit a where a.object_type = 'rente' and a.object_id = r.id and a.result = 'ok')`,
  'rate without its history': `select r.id from rates r join products p on p.id = r.product_id where p.name = 'Proefrekening'
    and not exists (select 1 from rate_history h where h.product_id = r.product_id and h.base_rate = r.base_rate)`,
  'deleted bank without a way back': `select a.object_id as id from audit a where a.object_type = 'bank'
    and a.action = 'verwijderen' and not exists (select 1 from undo u where u.kind = 'bank' and strpos(u.inverse, a.object_id) > 0)`,
  'product without its bank': `select p.id from products p left join banks b on b.id = p.bank_id where b.id is null`,
}

async function halfChanges(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: string[] = []
  for (const [name, query] of Object.entries(halves)) {
    const { rows } = await client.query<{ id: string }>(query)
    found.push(...rows.map(({ id }) => `${name}: ${id}`))
  }
  await client.end()
  return found
}
