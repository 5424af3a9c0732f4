/**
 * Kills a writer with SIGKILL twenty times per database and counts what was lost. The writer is this same file
 * as a child process. It does what an admin does in a day, over and over, each deed in one transaction: add a bank with a
 * product and a rate, correct the rate, say it was checked, import rates, undo the import, delete the bank, put it back.
 * It prints the deed once that is committed. On PostgreSQL every second kill hits the database's own process instead,
 * which then recovers from its log.
 *
 *   node bench/kill-writes.ts [number of kills]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { type Deed, findBroken, type Home, serverOn, workday } from './workday.ts'
import { startPostgres } from '../scripts/test-postgres.ts'

const log = createLog(() => undefined)
const open = async (home: Home): Promise<Database> =>
  openDatabase({ ...home, databaseWaitMs: 4000, startWithoutDatabase: false, log, clock: () => new Date() })

const kindOf = (home: Home) => (home.databaseUrl === undefined ? 'sqlite' : 'postgres')

async function write(home: Home, round: string): Promise<void> {
  const server = await serverOn(kindOf(home), home, true)
  if (server.database.kind === 'postgres') {
    const found = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(server.database.query())
    process.stdout.write(`pid ${found.rows[0]?.pid}\n`)
  }
  const cookie = await server.login()
  for (let day = 1; ; day++) {
    for await (const { deed, bank } of workday(server, cookie, `${round}-${day}`)) {
      process.stdout.write(`ok ${deed} ${bank}\n`)
    }
  }
}

/** Runs a writer for a moment, kills it or its database process, and gives back what it had confirmed. */
async function killOnce(home: Home, round: number, hitDatabase: boolean): Promise<readonly Deed[]> {
  const env = { ...process.env, WRITER: String(round), DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl ?? '' }
  const child = spawn(process.execPath, [import.meta.filename], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const gone = new Promise((resolve) => child.once('close', resolve))
  while (!output.includes('ok ') && child.exitCode === null) await pause(10)
  await pause(50 + Math.random() * 300)
  const backend = /^pid (\d+)$/m.exec(output)?.[1]
  if (hitDatabase && backend !== undefined) process.kill(Number(backend), 'SIGKILL')
  else child.kill('SIGKILL')
  await pause(hitDatabase ? 100 : 0)
  child.kill('SIGKILL')
  await gone
  // A line cut off in the middle was not received, so it does not count as confirmed.
  const complete = output.slice(0, output.lastIndexOf('\n') + 1)
  return [...complete.matchAll(/^ok (\S+) (\S+)$/gm)].map(([, deed = '', bank = '']) => ({ deed, bank }))
}

/** Opening succeeds even while PostgreSQL recovers (the site would serve its snapshot), so ask it something too. */
async function reopen(home: Home): Promise<Database> {
  for (let attempt = 0; ; attempt++) {
    const database = await open(home)
    try {
      await sql`select 1`.execute(database.query())
      return database
    } catch (error) {
      await database.close()
      if (attempt > 100) throw error
      await pause(100)
    }
  }
}

async function inspect(home: Home, confirmed: readonly Deed[]) {
  const database = await reopen(home)
  const query = database.query()
  const broken = await findBroken(query, confirmed)
  let integrity = 'ok'
  if (database.kind === 'sqlite') {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query)
    integrity = check.rows[0]?.integrity_check ?? '?'
  }
  await database.close()
  return { ...broken, integrity }
}

async function trial(name: string, home: Home, kills: number): Promise<boolean> {
  await (await serverOn(kindOf(home), home, false)).close()
  const confirmed: Deed[] = []
  let databaseKills = 0
  for (let round = 1; round <= kills; round++) {
    const hitDatabase = home.databaseUrl !== undefined && round % 2 === 0
    if (hitDatabase) databaseKills++
    confirmed.push(...(await killOnce(home, round, hitDatabase)))
    if (hitDatabase) await (await reopen(home)).close()
  }
  const { lost, half, integrity } = await inspect(home, confirmed)
  const kinds = Map.groupBy(confirmed, ({ deed }) => deed)
  const counted = [...kinds].map(([deed, all]) => `${deed} ${all.length}`).join(', ')
  process.stdout.write(
    `${name}: ${kills} kills (${databaseKills} of the database), ${confirmed.length} confirmed deeds (${counted}), ` +
      `${lost.length} lost, ${half.length} half, integrity ${integrity}\n`,
  )
  for (const sentence of [...lost, ...half].slice(0, 10)) process.stdout.write(`  ${sentence}\n`)
  return lost.length === 0 && half.length === 0 && integrity === 'ok'
}

async function main(): Promise<void> {
  const writer = process.env['WRITER']
  if (writer !== undefined) {
    const url = process.env['DATABASE_URL']
    return write({ dataDir: process.env['DATA_DIR'] ?? '', databaseUrl: url === '' ? undefined : url }, writer)
  }
  const kills = Number(process.argv[2] ?? 20)
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-kill-'))
  const postgres = await startPostgres()
  try {
    const sqlite = await trial('SQLite', { dataDir: folder, databaseUrl: undefined }, kills)
    const server = await trial('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url }, kills)
    process.exitCode = sqlite && server ? 0 : 1
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
