/** A copy of the embedded database while it is in use: `node server/backup.ts [folder]`. PostgreSQL has pg_dump. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { openSqlite } from '#server/database/sqlite.ts'

const keep = 14

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) throw new Error('DATABASE_URL staat aan: gebruik pg_dump (docs/operations.md)')
  const folder = resolve(process.argv[2] ?? join(config.dataDir, 'backups'))
  mkdirSync(folder, { recursive: true })
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const target = join(folder, `rekenklaar-${stamp}.sqlite`)
  const handle = openSqlite(config.dataDir)
  await sql`vacuum into ${target}`.execute(handle.query)
  await handle.close()
  const copies = readdirSync(folder)
    .filter((name) => /^rekenklaar-.*\.sqlite$/.test(name))
    .toSorted()
  copies.slice(0, -keep).forEach((name) => rmSync(join(folder, name)))
  process.stdout.write(`${target}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
