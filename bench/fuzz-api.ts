/**
 * npm run fuzz:api [-- bodies [seed]]: any body to any calculator of the running server, many at once. Fails on a fault of
 * ours (5xx), on an answer that does not come, on an input in the log, and on memory that keeps growing.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { engineBodies } from '../scripts/engine-bodies.ts'
import { post } from './ask.ts'
import { memoryOf, startServer, stopProcess } from './processes.ts'

const wanted = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? 20_261_115)
if (!Number.isInteger(wanted) || wanted < 1 || !Number.isInteger(seed))
  throw new Error('usage: fuzz:api [bodies [seed]]')

const batch = 500
const atOnce = 16
/** Megabytes that the second half may add to the first. */
const mostGrowth = 40

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-fuzz-'))
const children: ChildProcess[] = []
const statuses = new Map<number, number>()
const faults: string[] = []
const memory: number[] = []
let slowest = 0
try {
  const settings = {
    COMPUTE_MS_PER_MINUTE: '100000000',
    MAX_PENDING_REQUESTS: '1000',
    // With more room than it needs, a busy process puts off tidying up, and nobody could tell that from a leak.
    NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=4',
  }
  const server = await startServer(join(folder, 'data'), children, settings)
  const bodies = await engineBodies()
  const started = performance.now()
  for (let done = 0; done < wanted; done += batch) {
    const waiting = fc.sample(bodies, { numRuns: Math.min(batch, wanted - done), seed: seed + done })
    const worker = async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        const begun = performance.now()
        const status = await post(`${server.origin}/api/rekenhulpen/${one.slug}`, one.body).catch(() => 0)
        slowest = Math.max(slowest, performance.now() - begun)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 0 || status >= 500) faults.push(`${status} ${one.slug}: ${one.body.slice(0, 300)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    memory.push(memoryOf(server.process))
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  const half = memory.slice(Math.floor(memory.length / 2))
  const growth = Math.min(...half.slice(-3)) - Math.min(...half.slice(0, 3))
  if (growth > mostGrowth) faults.push(`memory grew by ${growth.toFixed(0)} MB in the second half`)
  faults.slice(0, 50).forEach((fault) => console.log(fault))
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  console.log(
    `${wanted} bodies in ${minutes} minutes (seed ${seed}): ${counts.join(', ')}; slowest answer ${slowest.toFixed(0)} ms; ` +
      `memory ${memory[0]?.toFixed(0)} MB after the first ${batch}, ${half[0]?.toFixed(0)} MB half-way, ` +
      `${memory.at(-1)?.toFixed(0)} MB at the end; ${faults.length} faults`,
  )
} finally {
  await Promise.all(children.map(stopProcess))
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults.length === 0 ? 0 : 1
