/** The built server beside nginx with the same gzip bytes: requests per second, p99, memory; and what it asks the database. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bankNamed, logIn } from './admin.ts'
import { type Line, skipped } from './line.ts'
import { startFront, startNginx } from './nginx.ts'
import { memoryOf, type Ours, startServer, stopProcess } from './processes.ts'
import { inTurn, load, wrkProgram } from './wrk.ts'

const ratePage = '/sparen/hoogste-spaarrente-belgie'
const paths = ['/', '/sparen', '/sparen/deposito-calculator', ratePage, '/api/rates']
const seconds = 2

export async function serverLines(): Promise<Line[]> {
  if (wrkProgram === undefined) return [skipped('requests per second', 'skipped: wrk is not installed')]
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-bench-'))
  const children: ChildProcess[] = []
  try {
    const ours = await startServer(join(folder, 'data'), children)
    await load(ours.origin + ratePage, 1)
    const atRest = memoryOf(ours.process)
    const nginx = await startNginx(folder, ours.origin, paths, children)
    const than = nginx === undefined ? 'skipped: nginx is not installed' : 'nginx, one worker, same body and headers'
    const lines: Line[] = []
    for (const path of paths) {
      const both = await inTurn(ours.origin + path, nginx && nginx.origin + path, seconds)
      const [we, they] = [both.ours, both.theirs]
      lines.push(
        { name: `GET ${path}`, unit: '/s', ours: we?.perSecond, reference: they?.perSecond, than },
        { name: `GET ${path}, p99`, unit: 'ms', ours: we?.p99, reference: they?.p99, than, lowIsGood: true },
      )
    }
    const front = await startFront(folder, [ours.origin], children)
    if (front !== undefined && nginx !== undefined) {
      // Pages nginx has on disk; rate pages are passed on.
      for (const path of ['/', '/sparen']) {
        const { ours: we, theirs: they } = await inTurn(front.origin + path, nginx.origin + path, seconds)
        const name = `GET ${path}, nginx of deploy/ in front`
        lines.push({ name, unit: '/s', ours: we?.perSecond, reference: they?.perSecond, than })
      }
    }
    const memory = (name: string, megabytes: number): Line => ({
      name,
      unit: 'MB',
      ours: megabytes,
      reference: nginx && memoryOf(nginx.process),
      than: nginx === undefined ? than : 'nginx, which only has the files',
      lowIsGood: true,
    })
    lines.push(memory('memory before', atRest), memory('memory after', memoryOf(ours.process)))
    return [...lines, ...(await databaseReads(ours))]
  } finally {
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rates change three times while visitors keep asking for a rate page: how often is the database read? */
async function databaseReads(ours: Ours): Promise<Line[]> {
  const changes = 3
  const admin = await logIn(ours.origin)
  const before = ours.logged('public data read')
  const visitors = load(ours.origin + ratePage, 6)
  for (let change = 1; change <= changes; change++) {
    await pause(1500)
    const { status } = await admin.send('POST', '/api/banks', bankNamed(`Proef ${change}`))
    if (status !== 201) throw new Error(`a bank was refused with ${status}`)
  }
  const { perSecond } = await visitors
  const reads = ours.logged('public data read') - before
  return [
    {
      name: `GET ${ratePage} during ${changes} changes`,
      unit: '/s',
      ours: perSecond,
      reference: 1000,
      than: 'our bar',
    },
    {
      name: 'database reads per data version',
      unit: '',
      ours: reads / changes,
      reference: 1,
      than: 'our bar',
      lowIsGood: true,
    },
  ]
}
