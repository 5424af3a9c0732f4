/** Takes the second factor off an account whose phone and recovery codes are lost: `npm run admin:tweede-factor -- --email …`. */
import { parseArgs } from 'node:util'
import { audit } from '#server/audit.ts'
import { endAllSessions } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'

const usage = 'Gebruik: npm run admin:tweede-factor -- --email naam@voorbeeld.be'

function stop(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function readEmail(): string {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' } } })
    return values.email ?? stop(usage, 2)
  } catch {
    return stop(usage, 2)
  }
}

async function main(): Promise<void> {
  const email = readEmail()
  const log = createLog((line) => process.stderr.write(line))
  const clock = () => new Date()
  const database = await openDatabase({ ...readConfig(process.env), startWithoutDatabase: false, log, clock })
  const admin = await database
    .query()
    .selectFrom('admins')
    .select(['id', 'email'])
    .where('email_key', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (admin === undefined) stop('Er is geen beheerder met dit e-mailadres.', 1)
  const actor = { name: 'opdrachtregel', requestId: 'admin:tweede-factor', network: 'lokaal', at: clock() }
  await database.transaction(async (change) => {
    await change.deleteFrom('second_factors').where('admin_id', '=', admin.id).execute()
    await change.deleteFrom('recovery_codes').where('admin_id', '=', admin.id).execute()
    // Whoever asks for this has lost a device, or somebody else has one: no passkey of it may stay.
    await change.deleteFrom('passkeys').where('admin_id', '=', admin.id).execute()
    await endAllSessions(change, admin.id)
    const deed = { action: 'tweede factor uitzetten', objectType: 'beheerder', objectId: admin.id }
    await audit(change, actor, { ...deed, objectName: admin.email })
  })
  process.stdout.write(`De tweede factor van ${admin.email} staat uit en er zijn geen passkeys meer.\n`)
  await database.close()
}

main().catch((error: unknown) => stop(`Het lukte niet: ${error instanceof Error ? error.message : String(error)}`, 1))
