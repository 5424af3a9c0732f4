/** A server of its own for a test that changes rates and asks for a second factor: nobody else meets its data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'

export type OwnServer = {
  readonly origin: string
  readonly email: string
  readonly password: string
  readonly stop: () => Promise<void>
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  await new Promise((resolve) => child.once('exit', resolve))
}

export async function startOwnServer(settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-beheer-'))
  const [port, email] = [await freePort(), 'werkdag@example.com']
  const password = `wachtwoord voor de werkdag ${port}`
  writeFileSync(join(folder, 'wachtwoord'), password)
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD_FILE: join(folder, 'wachtwoord'),
    ...settings,
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  for (let attempt = 0; attempt < 300; attempt++) {
    const isUp = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    email,
    password,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
