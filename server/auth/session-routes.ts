/** Who is logged in, logging out, and the open sessions of an account, each of which its owner can end. */
import { getCookie } from 'hono/cookie'
import type { OpenSession } from '#contract/session.ts'
import { actorOf, audit } from '#server/audit.ts'
import { isLoopback } from '#server/config.ts'
import { adminOf, sessionOf, takeSession } from '#server/auth/request-session.ts'
import { endAllSessions, endSession, findSession, type Origin } from '#server/auth/sessions.ts'
import { truncatedNetwork } from '#server/http/client-address.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { cookieName } from '#server/http/origin.ts'
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

export function addSessionRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts
  app.get('/api/auth/me', (context) => context.json(sessionOf(adminOf(context), parts)))

  app.post('/api/auth/logout', async (context) => {
    const token = getCookie(context, cookieName)
    if (token === undefined) return context.body(null, 204)
    const now = clock()
    const admin = await findSession(database.query(), token, now)
    if (admin !== undefined) {
      await database.transaction(async (change) => {
        await endSession(change, token)
        const deed = { action: 'afmelden', objectType: 'sessie', objectId: admin.id }
        await audit(change, actorOf(context, now, admin.email), deed)
      })
    }
    return takeSession(context)
  })

  app.post('/api/auth/logout-everywhere', async (context) => {
    const admin = adminOf(context)
    await database.transaction(async (change) => {
      await endAllSessions(change, admin.id)
      const deed = { action: 'overal afmelden', objectType: 'sessie', objectId: admin.id }
      await audit(change, actorOf(context, clock()), deed)
    })
    return takeSession(context)
  })

  addOpenSessions(app, parts)
}

function addOpenSessions(app: App, { database, clock }: Parts): void {
  const sessionsOf = async (adminId: string) =>
    database
      .query()
      .selectFrom('sessions')
      .selectAll()
      .where('admin_id', '=', adminId)
      .orderBy('last_seen_at', 'desc')
      .execute()

  app.get('/api/auth/sessions', async (context) => {
    const admin = adminOf(context)
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
    const admin = adminOf(context)
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
