/**
 * What a visitor and an admin notice while somebody tries to wear the server down: bench/pressure/programs.ts, one after the
 * other, each for fifteen seconds. Meanwhile `/` is asked fifty times a second, an admin saves every second and logs in again
 * every five, and the memory of the process is looked at four times a second.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { pinnedNode } from '../scripts/setup.mjs'
import { type Admin, bankNamed, fieldOf, logIn } from './admin.ts'
import { ask } from './ask.ts'
import type { Line } from './line.ts'
import { atRate } from './pace.ts'
import { memoryOf, type Ours, startServer, stopProcess } from './processes.ts'
import { programs } from './pressure/programs.ts'

const seconds = 15
const calmSeconds = 8
const perSecond = 50
const mostMoreMs = 50
const mostMegabytes = 400
/** A shared machine slows down for seconds at a time: what is above the bar is tried again, and the best round counts. */
const mostRounds = 2

type Seen = {
  readonly calm: number
  readonly during: number
  readonly megabytes: number
  readonly failed: number
  readonly saves: number
  readonly logins: number
  readonly told: string
}

/** The program in its own process, at a low priority: it is the server that is measured, not who attacks it. */
async function launch(name: string, { origin }: Ours, session: string, children: ChildProcess[]) {
  const args = ['-n', '10', pinnedNode(), 'bench/pressure/programs.ts', name, new URL(origin).port, String(seconds)]
  const child = spawn('nice', [...args, session], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  return async (): Promise<string> => {
    const { value } = await lines.next()
    return value ?? 'nothing'
  }
}

/** An admin at work: every change is confirmed and there, and a browser that logged in before gets in again. */
async function work(origin: string, admin: Admin, signal: AbortSignal) {
  let [saves, logins, failed] = [0, 0, 0]
  const bank = `Druk ${Date.now()}`
  const made = await admin.send('POST', '/api/banks', bankNamed(bank))
  const path = `/api/banks/${String(fieldOf(made.body, 'id'))}`
  let { etag } = made
  for (let turn = 1; !signal.aborted; turn++) {
    try {
      const name = `Bank ${turn}`
      const saved = await admin.send('PUT', path, bankNamed(bank, name), { 'If-Match': etag ?? '' })
      etag = saved.etag ?? etag
      const read = await admin.send('GET', `${path}?scope=admin`)
      if (saved.status === 200 && fieldOf(read.body, 'name') === name) saves++
      else failed++
      if (turn % 5 === 0) {
        await logIn(origin, admin.device)
        logins++
      }
    } catch {
      failed++
    }
    await pause(1000)
  }
  return { saves, logins, failed }
}

async function watch(name: string, ours: Ours, children: ChildProcess[], device: string): Promise<Seen> {
  const page = async () => ask(`${ours.origin}/`)
  const admin = await logIn(ours.origin, device)
  const calm = await atRate(perSecond, calmSeconds, page)
  const told = await launch(name, ours, admin.cookie, children)
  const end = new AbortController()
  const working = work(ours.origin, admin, end.signal)
  let megabytes = 0
  const looking = setInterval(() => (megabytes = Math.max(megabytes, memoryOf(ours.process))), 250)
  const during = await atRate(perSecond, seconds, page)
  clearInterval(looking)
  end.abort()
  const { saves, logins, failed } = await working
  return {
    calm: calm.p99,
    during: during.p99,
    megabytes,
    failed: during.failed + failed,
    saves,
    logins,
    told: await told(),
  }
}

const moreOf = ({ calm, during }: Seen) => Math.max(0, during - calm)

async function tryProgram(name: string, ours: Ours, children: ChildProcess[], device: string): Promise<Line[]> {
  const rounds: Seen[] = []
  const isFine = (seen: Seen) => moreOf(seen) < mostMoreMs && seen.megabytes < mostMegabytes && seen.failed === 0
  while (rounds.length < mostRounds && !rounds.some(isFine)) {
    const seen = await watch(name, ours, children, device)
    rounds.push(seen)
    console.error(
      `${name}: / p99 ${seen.calm.toFixed(0)} → ${seen.during.toFixed(0)} ms, ${seen.megabytes.toFixed(0)} MB, ${seen.failed} failed`,
    )
    // What was left open is cut off, and waits are over.
    await pause(5000)
  }
  const [best] = rounds.toSorted((a, b) => a.failed - b.failed || moreOf(a) - moreOf(b))
  if (best === undefined) return []
  const line = (what: string, unit: string, ours: number, reference: number, than: string): Line => ({
    name: `${name}: ${what}`,
    unit,
    ours,
    reference,
    than,
    lowIsGood: true,
  })
  const round = rounds.length === 1 ? '' : `; best of ${rounds.length} rounds`
  return [
    line('/ p99 above calm', 'ms', moreOf(best), mostMoreMs, `our bar; calm ${best.calm.toFixed(1)} ms${round}`),
    line('memory', 'MB', best.megabytes, mostMegabytes, `our bar; the program saw ${best.told}`),
    line('failed for others', '', best.failed, 0, `our bar; ${best.saves} saves and ${best.logins} logins went well`),
  ]
}

export async function pressureLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-pressure-'))
  const children: ChildProcess[] = []
  try {
    const ours = await startServer(join(folder, 'data'), children, {}, { warm: true })
    for (let attempt = 0; attempt < 1200 && ours.logged('calculators ready') === 0; attempt++) await pause(50)
    const { device } = await logIn(ours.origin)
    const only = process.env.PROGRAM
    const lines: Line[] = []
    for (const name of Object.keys(programs)) {
      if (only !== undefined && !name.includes(only)) continue
      lines.push(...(await tryProgram(name, ours, children, device)))
    }
    return lines
  } finally {
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}
