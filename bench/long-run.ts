/**
 * npm run bench:long [-- --minutes 30] [-- --postgres]: visitors and admins use a started server at once. Fails on any
 * wrong answer, on a confirmed write that cannot be read back, and on memory that keeps growing.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/test-postgres.ts'
import { administer, lostWrites, newLedger } from './long-run/admins.ts'
import { openDiary } from './long-run/diary.ts'
import { isLeak, type Sample, slopeOf } from './long-run/memory.ts'
import { addressesOf, visit } from './long-run/visitors.ts'
import { memoryOf, type Ours, startServer, stopProcess } from './processes.ts'

const visitors = 8
const admins = 2
const restOfAdmins = 3000
const sampleEvery = 5000

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, postgres: { type: 'boolean', default: false } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes wants a number above zero')

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-long-'))
const children: ChildProcess[] = []
const postgres = values.postgres ? await startPostgres() : undefined
try {
  const ours = await startServer(join(folder, 'data'), children, postgres ? { DATABASE_URL: postgres.url } : {})
  process.exitCode = (await longRun(ours)) ? 0 : 1
} finally {
  await Promise.all(children.map(stopProcess))
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function longRun({ origin, process: server }: Ours): Promise<boolean> {
  const [diary, ledger, end] = [openDiary(), newLedger(), new AbortController()]
  const addresses = await addressesOf(origin)
  const people = [
    ...Array.from({ length: visitors }, async () => visit(origin, addresses, diary, end.signal)),
    ...Array.from({ length: admins }, async () => administer(origin, ledger, diary, end.signal, restOfAdmins)),
  ]
  const samples: Sample[] = []
  const started = performance.now()
  const minute = () => (performance.now() - started) / 60_000
  while (minute() < minutes && server.exitCode === null) {
    samples.push({ minute: minute(), megabytes: memoryOf(server) })
    await pause(sampleEvery)
  }
  if (server.exitCode !== null) diary.fault(`the server ended with ${server.exitCode}`)
  end.abort()
  await Promise.all(people)
  const lost = await lostWrites(origin, ledger)
  const [first, last] = [samples[0]?.megabytes ?? 0, samples.at(-1)?.megabytes ?? 0]
  const leak = isLeak(samples)
  const lines = [
    `${minutes} minutes on ${postgres === undefined ? 'SQLite' : 'PostgreSQL'}: ${visitors} visitors, ${admins} admins, ${addresses.length} addresses`,
    ...diary.report(),
    `errors: ${diary.faults()}`,
    `confirmed writes read back: ${ledger.banks.size} banks, ${ledger.rates.size} rates; lost: ${lost.length}${lost.length > 0 ? ` (${lost.slice(0, 10).join(', ')})` : ''}`,
    `memory: ${first.toFixed(0)} MB at the start, ${last.toFixed(0)} MB at the end, ${slopeOf(samples).toFixed(2)} MB per minute over the second half${leak ? ': LEAK' : ''}`,
  ]
  console.log(lines.join('\n'))
  return diary.faults() === 0 && lost.length === 0 && !leak
}
