/** What creating, changing and deleting have in common, whatever the kind of row. */
import { createHash, randomBytes } from 'node:crypto'
import type { Parts, Context } from '#server/http/environment.ts'
import type { Change } from '#server/database/tables.ts'
import { slugOf } from '#server/database/seed-rows.ts'
import { Problem, problems } from '#server/http/problem.ts'

/** Readable and unguessable enough not to clash: "kbc-start2save-3f9a1c". */
export function newId(name: string): string {
  const slug = slugOf(name).slice(0, 50)
  return `${slug === '' ? 'rij' : slug}-${randomBytes(3).toString('hex')}`
}

export function etagOf(row: { readonly version: number }): string {
  return `"${row.version}"`
}

/** The version the writer saw. Without it two people could overwrite each other unseen. */
export function expectedVersion(context: Context): number {
  const header = context.req.header('if-match')
  if (header === undefined) throw problems.versionRequired()
  const found = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)
  // An unknown tag is by definition not the current one.
  return found === null ? -1 : Number(found[1])
}

export type Created = { readonly body: unknown; readonly id: string; readonly version: number }

/**
 * Runs a creation at most once per Idempotency-Key. The key is claimed inside the same transaction: a second request
 * with the same key waits for the first and then gets its answer.
 */
export async function createOnce(
  parts: Parts,
  context: Context,
  input: unknown,
  create: (change: Change) => Promise<Created>,
): Promise<Created> {
  const sent = context.req.header('idempotency-key')
  if (sent === undefined) return parts.database.changePublicData(create)
  if (!/^[\x21-\x7e]{8,128}$/.test(sent)) {
    throw problems.invalid({ '': ['Idempotency-Key: gebruik 8 tot 128 zichtbare tekens.'] })
  }
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const key = digest([context.get('admin')?.id ?? '', context.req.path, sent].join('\n'))
  const requestHash = digest(JSON.stringify(input))
  return parts.database.changePublicData(async (change) => {
    const claimed = await change
      .insertInto('idempotency')
      .values({ key, request_hash: requestHash, status: 201, body: '', created_at: parts.clock().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    if (claimed.numInsertedOrUpdatedRows === 0n) return replay(change, key, requestHash)
    const created = await create(change)
    await change
      .updateTable('idempotency')
      .set({ body: JSON.stringify(created) })
      .where('key', '=', key)
      .execute()
    return created
  })
}

async function replay(change: Change, key: string, requestHash: string): Promise<Created> {
  const row = await change.selectFrom('idempotency').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  if (row.request_hash !== requestHash) {
    throw new Problem(422, 'key_reused', 'Deze Idempotency-Key is al gebruikt voor andere gegevens.')
  }
  return JSON.parse(row.body) as Created
}

export function answerCreated(context: Context, created: Created): Response {
  const location = `${context.req.path}/${created.id}`
  return context.json(created.body, 201, { Location: location, ETag: etagOf(created) })
}

/** Idempotency keys are for retries after a lost connection, not for ever. */
export async function forgetOldKeys(change: Change, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  await change.deleteFrom('idempotency').where('created_at', '<', dayAgo).execute()
}
