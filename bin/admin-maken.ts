/** Makes an admin account: `npm run admin:maken -- --email naam@voorbeeld.be`. The password comes from the keyboard or stdin. */
import { parseArgs } from 'node:util'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { createHashPool } from '#server/auth/hash-pool.ts'
import { insertAccount, problemWith } from '#server/auth/accounts.ts'
import { forgetDevices } from '#server/auth/devices.ts'
import { unlock } from '#server/auth/throttle.ts'
import { endAllSessions } from '#server/auth/sessions.ts'
import { audit } from '#server/audit.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'

const usage =
  'Gebruik: npm run admin:maken -- --email naam@voorbeeld.be ' +
  '[--nieuw-wachtwoord [--inschakelen] | --ontgrendelen | --uitschakelen]'

/** A password on the command line would be in the history of the shell and in the list of processes. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write('Wachtwoord (minstens 15 tekens, je ziet het niet): ')
  return new Promise((resolve) =>
    prompt.question('', (answer) => {
      prompt.close()
      process.stderr.write('\n')
      resolve(answer)
    }),
  )
}

function stop(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        'nieuw-wachtwoord': { type: 'boolean', default: false },
        uitschakelen: { type: 'boolean', default: false },
        inschakelen: { type: 'boolean', default: false },
        ontgrendelen: { type: 'boolean', default: false },
      },
    })
    const deeds = [values['nieuw-wachtwoord'], values.uitschakelen, values.ontgrendelen].filter(Boolean)
    return deeds.length > 1 ? stop(usage, 2) : values
  } catch {
    return stop(usage, 2)
  }
}

async function main(): Promise<void> {
  const options = readArguments()
  const email = options.email ?? stop(usage, 2)
  const config = readConfig(process.env)
  const log = createLog((line) => process.stderr.write(line))
  const clock = () => new Date()
  const database = await openDatabase({ ...config, startWithoutDatabase: false, log, clock })
  const actor = { name: 'opdrachtregel', requestId: 'admin:maken', network: 'lokaal', at: clock() }
  const existing = await database
    .query()
    .selectFrom('admins')
    .selectAll()
    .where('email_key', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (options.uitschakelen) {
    if (existing === undefined) stop('Er is geen beheerder met dit e-mailadres.', 1)
    await database.transaction(async (change) => {
      await change.updateTable('admins').set({ is_disabled: 1 }).where('id', '=', existing.id).execute()
      await endAllSessions(change, existing.id)
      await forgetDevices(change, existing.id)
      await audit(change, actor, { action: 'uitschakelen', objectType: 'beheerder', objectId: existing.id })
    })
    process.stdout.write(`Beheerder ${email} is uitgeschakeld.\n`)
    return database.close()
  }
  if (options.ontgrendelen) {
    if (existing === undefined) stop('Er is geen beheerder met dit e-mailadres.', 1)
    await database.transaction(async (change) => {
      await unlock(change, existing.email)
      await audit(change, actor, { action: 'ontgrendelen', objectType: 'beheerder', objectId: existing.id })
    })
    process.stdout.write(`De wachttijd van ${email} is gewist.\n`)
    return database.close()
  }
  if (existing?.is_disabled === 1 && options['nieuw-wachtwoord'] && !options.inschakelen) {
    stop('Deze beheerder is uitgeschakeld. Voeg --inschakelen toe om het account weer te openen.', 1)
  }
  if (existing !== undefined && !options['nieuw-wachtwoord']) {
    stop('Er is al een beheerder met dit e-mailadres. Gebruik --nieuw-wachtwoord om het wachtwoord te vervangen.', 1)
  }
  const password = await askPassword()
  const problem = problemWith(email, password)
  if (problem !== undefined) stop(problem, 1)
  const passwordHash = await createHashPool().hash(password)
  await database.transaction(async (change) => {
    if (existing === undefined) {
      return insertAccount(change, { email, password, mustChangePassword: false }, passwordHash, actor)
    }
    await change
      .updateTable('admins')
      .set({ password_hash: passwordHash, must_change_password: 0, is_disabled: 0, updated_at: actor.at.toISOString() })
      .where('id', '=', existing.id)
      .execute()
    await endAllSessions(change, existing.id)
    await unlock(change, existing.email)
    if (existing.is_disabled === 1) {
      await audit(change, actor, { action: 'inschakelen', objectType: 'beheerder', objectId: existing.id })
    }
    await audit(change, actor, { action: 'wachtwoord wijzigen', objectType: 'beheerder', objectId: existing.id })
  })
  process.stdout.write(`Beheerder ${email} kan zich aanmelden op /admin.\n`)
  await database.close()
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  stop(error instanceof ConfigError ? reason : `Het lukte niet: ${reason}`, 1)
})
