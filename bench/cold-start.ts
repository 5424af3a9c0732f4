/** How long `npm start` takes until the site answers, when packages, build and database are already there. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { root } from '../scripts/setup.mjs'
import type { Line } from './line.ts'
import { answering, stopProcess } from './processes.ts'

export async function coldStartLines(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rekenklaar-start-'))
  try {
    const first = await startOnce(dataDir)
    const second = await startOnce(dataDir)
    return [
      { name: 'npm start, new database, until it answers', unit: 's', ours: first, ...bar(10) },
      { name: 'npm start, second time', unit: 's', ours: second, ...bar(5) },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function bar(reference: number) {
  return { reference, than: 'our bar', lowIsGood: true }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await answering(`http://localhost:${port}`, '/')
    return (performance.now() - started) / 1000
  } finally {
    await stopProcess(child)
  }
}
