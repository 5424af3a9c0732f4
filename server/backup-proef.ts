/**
 * npm run backup:proef [-- folder]: puts the newest copy back in an empty place and starts the server on it, as after a
 * disaster. A copy that was never put back is a hope. The real database and its server are not touched.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { inspect, wholeCopies } from '#server/database/copies.ts'

async function freePort(): Promise<number> {
  return new Promise((done, refuse) => {
    const server = createServer().once('error', refuse)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function answered(child: ChildProcess, url: string): Promise<Response> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error('de server stopte meteen weer')
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    await pause(100)
  }
  throw new Error(`${url} antwoordt niet`)
}

async function drill(copy: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rekenklaar-proef-'))
  const started = performance.now()
  let child: ChildProcess | undefined
  try {
    const restored = join(dataDir, 'rekenklaar.sqlite')
    copyFileSync(copy, restored)
    const rows = [...inspect(restored).values()].reduce((sum, count) => sum + count, 0)
    const port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      IMPORTERS: '',
      PUBLIC_ORIGIN: '',
    }
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    await answered(child, `http://127.0.0.1:${port}/readyz`)
    const rates: unknown = await (await answered(child, `http://127.0.0.1:${port}/api/rates`)).json()
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
