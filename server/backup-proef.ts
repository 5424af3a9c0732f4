/**
 * npm run backup:proef [-- folder]: puts the newest copy back in an empty place and starts the server on it, as after a
 * disaster. A copy that was never put back is a hope. The real database and its server are not touched.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { inspect, wholeCopies } from '#server/database/copies.ts'

const patienceMs = 120_000

/** The address the server says it runs on. */
async function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const port = /draait op http:\/\/localhost:(\d+)/.exec(text)?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', () => reject(new Error('de server stopte meteen weer')))
    setTimeout(() => reject(new Error('de server start niet')), patienceMs).unref()
  })
}

async function ask(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${url} antwoordt met ${response.status}`)
  return response
}

async function drill(copy: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rekenklaar-proef-'))
  const started = performance.now()
  let child: ChildProcess | undefined
  try {
    const restored = join(dataDir, 'rekenklaar.sqlite')
    copyFileSync(copy, restored)
    const rows = [...inspect(restored).values()].reduce((sum, count) => sum + count, 0)
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      IMPORTERS: '',
      WARM_UP_ROUNDS: '0',
      PUBLIC_ORIGIN: '',
    }
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const origin = await originOf(child)
    await ask(`${origin}/readyz`)
    const rates: unknown = await (await ask(`${origin}/api/rates`)).json()
    if (!Array.isArray(rates)) throw new Error('de rentes komen niet terug')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return `${copy}: teruggezet en gestart in ${seconds} s, ${rows} rijen, ${rates.length} rentes op de site`
  } finally {
    if (child !== undefined && child.exitCode === null) {
      const gone = new Promise((done) => child?.once('exit', done))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
}

try {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) {
    throw new Error('DATABASE_URL staat aan: docs/operations.md heeft de stappen voor PostgreSQL')
  }
  const folder = resolve(process.argv[2] ?? join(config.dataDir, 'backups'))
  const newest = wholeCopies(folder, new Date())[0]
  if (newest === undefined) throw new Error(`er is geen gave kopie in ${folder}`)
  process.stdout.write(`${await drill(newest.path)}\n`)
} catch (error) {
  process.stderr.write(`De proef is mislukt: ${error instanceof Error ? error.message : String(error)}.\n`)
  process.exit(1)
}
