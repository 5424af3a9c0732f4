/** The IndexNow tab: how many addresses there are, and telling the search engines about them. */
import { randomUUID } from 'node:crypto'
import { submissionInput, submissionScopes, type IndexNowUrls, type SubmissionResult } from '#contract/indexnow.ts'
import { actorOf, audit } from '#server/audit.ts'
import { publicAddresses, type PublicAddress } from '#server/indexnow/urls.ts'
import { submit, type Submission } from '#server/indexnow/submit.ts'
import { oneOf } from '#server/database/rows.ts'
import type { Query, SubmissionRow } from '#server/database/tables.ts'
import { readBody } from '#server/http/body.ts'
import { takeLock } from '#server/database/lock.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { Problem } from '#server/http/problem.ts'

const lockName = 'indexnow'
const lockMs = 60_000

async function lastSubmission(query: Query): Promise<SubmissionRow | undefined> {
  return query.selectFrom('indexnow_submissions').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
}

/** Content tags that the engines already know, from the last time everything went well. */
async function knownTags(query: Query): Promise<ReadonlyMap<string, string>> {
  const row = await query
    .selectFrom('indexnow_submissions')
    .select('sent')
    .where('success', '=', 1)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new Map(Object.entries(row === undefined ? {} : (JSON.parse(row.sent) as Record<string, string>)))
}

function changedSince(known: ReadonlyMap<string, string>, addresses: readonly PublicAddress[]): readonly string[] {
  const gone = [...known.keys()].filter((path) => !addresses.some((address) => address.path === path))
  return [...addresses.filter(({ path, etag }) => known.get(path) !== etag).map(({ path }) => path), ...gone]
}

export function addIndexNowRoutes(app: App, parts: Parts): void {
  const { config, database, clock } = parts

  app.get('/api/indexnow/urls', async (context) => {
    const query = database.query()
    const addresses = publicAddresses(parts.site)
    const last = await lastSubmission(query)
    const body: IndexNowUrls = {
      count: addresses.length,
      changed: changedSince(await knownTags(query), addresses).length,
      configured: config.indexNowKey !== undefined,
      endpoint: new URL(config.indexNowEndpoint).host,
      lastSubmission:
        last === undefined
          ? null
          : {
              at: last.at,
              scope: oneOf(submissionScopes, last.scope),
              success: last.success === 1,
              statusCode: last.status_code,
              submittedUrls: last.submitted_urls,
              message: last.message,
            },
    }
    return context.json(body)
  })

  /** Two clicks, or two servers, must not submit twice: the lock is in the database and frees itself. */
  const claim = async () => {
    if (await takeLock(database.query(), lockName, clock(), lockMs)) return
    throw new Problem(409, 'already_running', 'Er loopt al een verzending. Wacht tot die klaar is.')
  }
  const freeLock = async () => {
    await database.query().deleteFrom('locks').where('name', '=', lockName).execute()
  }

  app.post('/api/indexnow/submit-all', async (context) => {
    const { scope } = await readBody(context, submissionInput)
    const key = config.indexNowKey
    if (key === undefined) {
      throw new Problem(503, 'not_configured', 'IndexNow is niet ingesteld: zet INDEXNOW_KEY op de server.')
    }
    await claim()
    let submission: Submission
    try {
      const addresses = publicAddresses(parts.site)
      const known = await knownTags(database.query())
      const paths = scope === 'all' ? addresses.map(({ path }) => path) : changedSince(known, addresses)
      const urls = paths.map((path) => config.publicOrigin + (path === '/' ? '/' : path))
      const engine = { endpoint: config.indexNowEndpoint, key, publicOrigin: config.publicOrigin, fetch: parts.fetch }
      submission =
        urls.length === 0
          ? {
              success: true,
              statusCode: null,
              submittedUrls: 0,
              message: 'Er is niets veranderd sinds de vorige verzending.',
            }
          : await submit(engine, urls)
      const sent = Object.fromEntries(addresses.map(({ path, etag }) => [path, etag]))
      const now = clock()
      await database.transaction(async (change) => {
        await change
          .insertInto('indexnow_submissions')
          .values({
            id: randomUUID(),
            at: now.toISOString(),
            scope,
            success: submission.success ? 1 : 0,
            status_code: submission.statusCode,
            submitted_urls: submission.submittedUrls,
            message: submission.message,
            sent: submission.success ? JSON.stringify(sent) : '{}',
          })
          .execute()
        const deed = { action: 'verzenden', objectType: 'indexnow', objectId: scope, after: submission }
        await audit(change, actorOf(context, now), { ...deed, result: submission.success ? 'ok' : 'mislukt' })
      })
    } finally {
      await freeLock()
    }
    const result: SubmissionResult = submission.success ? submission : { ...submission, error: submission.message }
    if (submission.success) return context.json(result)
    if (submission.retryAfter !== undefined) context.header('Retry-After', String(submission.retryAfter))
    return context.json({ ...result, code: 'upstream_failed', requestId: context.get('requestId') }, 502)
  })
}
