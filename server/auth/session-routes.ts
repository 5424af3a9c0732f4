/** The open sessions of an account, each of which its owner can end. */
import type { OpenSession } from '#contract/session.ts'
import { actorOf, audit } from '#server/audit.ts'
import { isLoopback } from '#server/config.ts'
import type { Origin } from '#server/auth/sessions.ts'
import { truncatedNetwork } from '#server/http/client-address.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** "Firefox op Windows": enough to recognise a device, nothing that identifies one. */
export function deviceOf(userAgent: string): string {
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser === undefined) return 'Onbekend toestel'
  return system === undefined ? browser : `${browser} op ${system}`
}

export function originOf(context: Context): Origin {
  return {
    device: deviceOf(context.req.header('user-agent') ?? ''),
    network: isLoopback(context.get('address')) ? 'lokaal' : truncatedNetwork(context.get('address')),
  }
}

/** Part of the hash names a session without helping anybody to use it. */
const idOf = (tokenHash: string) => tokenHash.slice(0, 16)

export function addSessionRoutes(app: App, { database, clock }: Parts): void {
  const sessionsOf = async (adminId: string) =>
    database
      .query()
      .selectFrom('sessions')
      .selectAll()
      .where('admin_id', '=', adminId)
      .orderBy('last_seen_at', 'desc')
      .execute()

  app.get('/api/auth/sessions', async (context) => {
    const admin = context.get('admin')
    if (admin === undefined) throw problems.unauthenticated()
    const rows = await sessionsOf(admin.id)
    const own = idOf(admin.tokenHash)
    const sessions: readonly OpenSession[] = rows.map((row) => ({
      id: idOf(row.token_hash),
      device: row.device === '' ? 'Onbekend toestel' : row.device,
      network: row.network,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: idOf(row.token_hash) === own,
    }))
    return context.json(sessions)
  })

  app.delete('/api/auth/sessions/:id', async (context) => {
    const admin = context.get('admin')
    if (admin === undefined) throw problems.unauthenticated()
    const row = (await sessionsOf(admin.id)).find((each) => idOf(each.token_hash) === context.req.param('id'))
    if (row === undefined) throw problems.notFound()
    await database.transaction(async (change) => {
      await change.deleteFrom('sessions').where('token_hash', '=', row.token_hash).execute()
      const deed = { action: 'sessie beëindigen', objectType: 'sessie', objectId: admin.id, objectName: row.device }
      await audit(change, actorOf(context, clock()), deed)
    })
    return context.body(null, 204)
  })
}
