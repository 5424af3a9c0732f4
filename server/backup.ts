/** npm run backup [-- folder]: a checked copy of the embedded database while it is in use. PostgreSQL has pg_dump. */
import { join, resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { makeCopy } from '#server/database/copies.ts'

try {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) throw new Error('DATABASE_URL staat aan: gebruik pg_dump (docs/operations.md)')
  const folder = resolve(process.argv[2] ?? join(config.dataDir, 'backups'))
  process.stdout.write(`${makeCopy(join(config.dataDir, 'rekenklaar.sqlite'), folder, new Date())}\n`)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Er is geen reservekopie gemaakt: ${reason}.\n`)
  process.exit(1)
}
