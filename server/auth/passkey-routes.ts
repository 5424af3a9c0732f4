/** Adding, removing and using passkeys. Adding and removing ask for the password, and for the second factor where there is one. */
import { newPasskey, passkeyLogin, type Passkey } from '#contract/passkey.ts'
import { actorOf, audit } from '#server/audit.ts'
import { confirmByFactor } from '#server/auth/confirm.ts'
import { letIn } from '#server/auth/let-in.ts'
import { isChallenge, mostPasskeys, newChallenge, passkeysOf, sealOf, useChallenge } from '#server/auth/passkeys.ts'
import { adminOf } from '#server/auth/request-session.ts'
import { originOf } from '#server/auth/session-routes.ts'
import type { Admin } from '#server/auth/sessions.ts'
import { accountKey, beginAttempt, forgiveAttempt, networkKey } from '#server/auth/throttle.ts'
import type { PasskeyRow } from '#server/database/tables.ts'
import { readBody } from '#server/http/body.ts'
import { networkOf } from '#server/http/client-address.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { Problem, problems } from '#server/http/problem.ts'

const bodyLimit = 16_384

/** Three hundred files that read what authenticators send: for an admin with a passkey, not for every start of a server. */
const webauthn = async () => import('@simplewebauthn/server')
type Webauthn = Awaited<ReturnType<typeof webauthn>>

function toPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at }
}

function relyingParty({ config }: Pick<Parts, 'config'>) {
  return { expectedOrigin: config.publicOrigin, expectedRPID: new URL(config.publicOrigin).hostname }
}

/** Ed25519, ES256 and RS256: what every authenticator knows one of. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Only for the session that proved itself: another one cannot finish it. */
const purposeOf = (admin: Admin) => `add ${admin.tokenHash}`
const loginPurpose = 'login'

export function addPasskeyRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts
  const deed = (action: string, admin: Admin, name: string) => ({
    action,
    objectType: 'beheerder',
    objectId: admin.id,
    objectName: `${admin.email}, ${name}`,
  })

  app.get('/api/auth/webauthn', async (context) =>
    context.json((await passkeysOf(database.query(), adminOf(context).id)).map(toPasskey)),
  )

  app.post('/api/auth/webauthn/start', async (context) => {
    const admin = await confirmByFactor(parts, context)
    const known = await passkeysOf(database.query(), admin.id)
    if (known.length >= mostPasskeys) throw new Problem(409, 'conflict', `Je hebt al ${mostPasskeys} passkeys.`)
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'Rekenklaar',
      rpID: relyingParty(parts).expectedRPID,
      userName: admin.email,
      userID: new TextEncoder().encode(admin.id),
      challenge: newChallenge(await sealOf(database.query()), purposeOf(admin), clock()),
      excludeCredentials: known.map(({ id }) => ({ id })),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return context.json(options)
  })

  app.post('/api/auth/webauthn/confirm', async (context) => {
    const admin = adminOf(context)
    const { response } = await readBody(context, newPasskey, bodyLimit)
    const now = clock()
    const seal = await sealOf(database.query())
    const { verifyRegistrationResponse } = await webauthn()
    const verified = await verifyRegistrationResponse({
      response: response as Parameters<Webauthn['verifyRegistrationResponse']>[0]['response'],
      expectedChallenge: (challenge) => isChallenge(seal, purposeOf(admin), now, challenge),
      ...relyingParty(parts),
      supportedAlgorithmIDs,
      requireUserVerification: true,
    }).catch(() => undefined)
    if (verified?.verified !== true)
      throw problems.invalid({ response: ['Deze passkey kon niet gecontroleerd worden.'] })
    const { credential } = verified.registrationInfo
    const row: PasskeyRow = {
      id: credential.id,
      admin_id: admin.id,
      name: originOf(context).device,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: String(credential.counter),
      created_at: now.toISOString(),
      last_used_at: null,
    }
    await database.transaction(async (change) => {
      if (!(await useChallenge(change, response.response.clientDataJSON, now))) {
        throw new Problem(409, 'conflict', 'Deze passkey is al bewaard.')
      }
      await change.insertInto('passkeys').values(row).execute()
      await audit(change, actorOf(context, now), deed('passkey toevoegen', admin, row.name))
    })
    return context.json(toPasskey(row), 201)
  })

  app.post('/api/auth/webauthn/:id/remove', async (context) => {
    const admin = await confirmByFactor(parts, context)
    await database.transaction(async (change) => {
      const row = await change
        .deleteFrom('passkeys')
        .where('id', '=', context.req.param('id'))
        .where('admin_id', '=', admin.id)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) throw problems.notFound()
      await audit(change, actorOf(context, clock()), deed('passkey verwijderen', admin, row.name))
    })
    return context.body(null, 204)
  })
}

export function addPasskeyLogin(app: App, parts: Parts): void {
  const { database, clock, log } = parts

  app.post('/api/auth/webauthn-login/start', async (context) => {
    // The same for everyone: it says nothing about who has an account.
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(parts).expectedRPID,
      challenge: newChallenge(await sealOf(database.query()), loginPurpose, clock()),
      userVerification: 'required',
    })
    return context.json(options)
  })

  const refused = async (context: Context) => {
    const actor = actorOf(context, clock(), 'onbekend')
    const deed = { action: 'aanmelden', objectType: 'sessie', objectId: '', result: 'mislukt' } as const
    await database.transaction((change) => audit(change, actor, deed))
    log.warn('passkey refused', { requestId: context.get('requestId') })
    return new Problem(401, 'wrong_credentials', 'Met deze passkey kan je hier niet inloggen.')
  }

  app.post('/api/auth/webauthn-login', async (context) => {
    const { response } = await readBody(context, passkeyLogin, bodyLimit)
    const now = clock()
    const network = networkOf(context.get('address'))
    // Nobody guesses a signature; counted all the same, so that trying costs us no more than a password does.
    const [account, counter] = [accountKey(`passkey ${network}`), networkKey(network)]
    const attempt = await database.transaction((change) => beginAttempt(change, account, counter, now))
    if (!attempt.allowed) throw problems.tooMuch(attempt.retryAfter)
    const row = await database
      .query()
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst()
    const admin = await database
      .query()
      .selectFrom('admins')
      .selectAll()
      .where('id', '=', row?.admin_id ?? '')
      .where('is_disabled', '=', 0)
      .executeTakeFirst()
    if (row === undefined || admin === undefined) throw await refused(context)
    const seal = await sealOf(database.query())
    const { verifyAuthenticationResponse } = await webauthn()
    const verified = await verifyAuthenticationResponse({
      response: response as Parameters<Webauthn['verifyAuthenticationResponse']>[0]['response'],
      expectedChallenge: (challenge) => isChallenge(seal, loginPurpose, now, challenge),
      ...relyingParty(parts),
      credential: {
        id: row.id,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
        counter: Number(row.counter),
      },
      requireUserVerification: true,
    }).catch(() => undefined)
    if (verified?.verified !== true) throw await refused(context)
    const { newCounter } = verified.authenticationInfo
    return letIn(parts, context, admin, now, undefined, async (change) => {
      if (!(await useChallenge(change, response.response.clientDataJSON, now))) {
        throw new Problem(401, 'wrong_credentials', 'Met deze passkey kan je hier niet inloggen.')
      }
      await forgiveAttempt(change, account, counter)
      await change
        .updateTable('passkeys')
        .set({ counter: String(newCounter), last_used_at: now.toISOString() })
        .where('id', '=', row.id)
        .execute()
    })
  })
}
