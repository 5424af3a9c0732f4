/**
 * npm run bench:long [-- --minutes 30] [-- --postgres] [-- --trouble]: visitors, programs and admins use a started server at
 * once. Fails on any wrong answer, on a confirmed write that cannot be read back, and on memory that keeps growing. With
 * --trouble they use two servers behind nginx on one PostgreSQL, and servers are killed, the database is frozen and killed
 * and the disk is filled meanwhile: then an admin may be refused, but no page fails and nothing is lost or half.
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
import { calm, startTroubled, type Troubled } from './long-run/trouble.ts'
import { addressesOf, compute, visit } from './long-run/visitors.ts'
import { memoryOf, startServer, stopProcess } from './processes.ts'

const visitors = 8
const admins = 2
const restOfAdmins = 3000
const sampleEvery = 5000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
    trouble: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes wants a number above zero')

type Subject = Pick<Troubled, 'origin' | 'weather' | 'megabytes'> & {
  readonly where: string
  readonly troubled?: Troubled
  /** Says why when it is over before its time. */
  readonly ended: () => string | undefined
  readonly stop: () => Promise<void>
}

async function startSubject(folder: string): Promise<Subject> {
  const children: ChildProcess[] = []
  if (values.trouble) {
    const troubled = await startTroubled(folder, children)
    const where = 'two servers behind nginx on PostgreSQL, with trouble'
    return { ...troubled, where, troubled, ended: () => undefined }
  }
  const postgres = values.postgres ? await startPostgres() : undefined
  const { origin, process: server } = await startServer(
    join(folder, 'data'),
    children,
    postgres ? { DATABASE_URL: postgres.url } : {},
  )
  return {
    origin,
    weather: calm,
    where: postgres === undefined ? 'SQLite' : 'PostgreSQL',
    megabytes: () => memoryOf(server),
    ended: () => (server.exitCode === null ? undefined : `the server ended with ${server.exitCode}`),
    stop: async () => {
      await Promise.all(children.map(stopProcess))
      await postgres?.stop()
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-long-'))
let subject: Subject | undefined
try {
  subject = await startSubject(folder)
  process.exitCode = (await longRun(subject)) ? 0 : 1
} finally {
  await subject?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function longRun({ origin, weather, where, troubled, megabytes, ended }: Subject): Promise<boolean> {
  const [diary, ledger, end, endTrouble] = [openDiary(), newLedger(), new AbortController(), new AbortController()]
  const addresses = await addressesOf(origin)
  const people = [
    ...Array.from({ length: visitors }, async () => visit(origin, addresses, diary, end.signal, weather)),
    ...Array.from({ length: admins }, async () => administer(origin, ledger, diary, end.signal, restOfAdmins, weather)),
    compute(origin, diary, end.signal, weather),
  ]
  const troubles = troubled?.go(diary, endTrouble.signal)
  const samples: Sample[] = []
  const started = performance.now()
  const minute = () => (performance.now() - started) / 60_000
  while (minute() < minutes && ended() === undefined) {
    samples.push({ minute: minute(), megabytes: megabytes() })
    await pause(sampleEvery)
  }
  const early = ended()
  if (early !== undefined) diary.fault(early)
  // What is broken is mended first, and what was refused meanwhile is over.
  endTrouble.abort()
  await troubles
  while (weather.isRough()) await pause(500)
  end.abort()
  await Promise.all(people)
  const lost = await lostWrites(origin, ledger)
  const half = (await troubled?.half()) ?? []
  const [first, last] = [samples[0]?.megabytes ?? 0, samples.at(-1)?.megabytes ?? 0]
  // A server that is killed begins anew: then only its highest says something.
  const leak = troubled === undefined && isLeak(samples)
  const most = Math.max(...samples.map((sample) => sample.megabytes))
  const some = (list: readonly string[]) => (list.length > 0 ? ` (${list.slice(0, 10).join(', ')})` : '')
  const { banks, rates } = ledger
  const lines = [
    `${minutes} minutes on ${where}: ${visitors} visitors, ${admins} admins, a program, ${addresses.length} addresses`,
    ...(troubled === undefined ? [] : [`trouble: ${troubled.counts()}`]),
    ...diary.report(),
    `errors: ${diary.faults()}`,
    `confirmed writes read back: ${banks.confirmed()} banks, ${rates.confirmed()} rates; lost: ${lost.length}${some(lost)}`,
    ...(troubled === undefined ? [] : [`half: ${half.length}${some(half)}`]),
    ...(troubled === undefined
      ? [
          `memory: ${first.toFixed(0)} MB at the start, ${last.toFixed(0)} MB at the end, ${slopeOf(samples).toFixed(2)} MB per minute over the second half${leak ? ': LEAK' : ''}`,
        ]
      : [`memory of a server: at most ${most.toFixed(0)} MB`]),
  ]
  console.log(lines.join('\n'))
  return diary.faults() === 0 && lost.length === 0 && half.length === 0 && !leak
}
