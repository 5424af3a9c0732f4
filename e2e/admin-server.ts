/** A server of its own for the tests of the admin: nobody else meets their data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/database/migrate.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { freePort } from '../scripts/free-port.ts'
import { email, password } from './admin-support.ts'

export type OwnServer = {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A process that a signal ended has no exit code. */
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  await new Promise((resolve) => child.once('exit', resolve))
}

/** Products that the tests name. */
const NAMED = new Set(['keytrade-azur', 'bnp-paribas-fortis-spaarrekening'])
const mostProducts = 60

/**
 * The database of a first start with some of its products: each screen draws a line for every one of them, and hundreds of lines
 * show nothing that sixty do not.
 */
async function prepareData(dataDir: string): Promise<void> {
  const { query, close } = openSqlite(dataDir)
  await migrate(query, 'sqlite', new Date())
  const rated = await query.selectFrom('rates').select('product_id').orderBy('product_id').execute()
  const ids = rated.map((rate) => rate.product_id)
  const each = Math.ceil(ids.length / mostProducts)
  const kept = ids.filter((id, index) => index % each === 0 || NAMED.has(id))
  await query.deleteFrom('rates').where('product_id', 'not in', kept).execute()
  await query.deleteFrom('rate_history').where('product_id', 'not in', kept).execute()
  await query.deleteFrom('products').where('id', 'not in', kept).execute()
  await close()
}

export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-beheer-'))
  const port = await freePort()
  writeFileSync(join(folder, 'wachtwoord'), password)
  const dataDir = join(folder, 'data')
  await prepareData(dataDir)
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    WARM_UP_ROUNDS: '0',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD_FILE: join(folder, 'wachtwoord'),
    ...settings,
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  const isUp = async () =>
    fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  // Without a limit of its own: the test has one.
  while (!(await isUp())) {
    if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
