/** Who did what, written in the same transaction as the deed: one cannot exist without the other. */
import { randomUUID } from 'node:crypto'
import type { Change } from '#server/database/tables.ts'
import { truncatedNetwork } from '#server/http/client-address.ts'
import type { Context } from '#server/http/environment.ts'

/** Who is acting, for the audit. The command line and the importers are actors too. */
export type Actor = { readonly name: string; readonly requestId: string; readonly network: string; readonly at: Date }

export type Deed = {
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  /** What people call the record. Left out when the record has a name of its own. */
  readonly objectName?: string
  readonly before?: unknown
  readonly after?: unknown
  readonly result?: 'ok' | 'mislukt'
}

function ownName({ objectName, before, after }: Deed): string {
  if (objectName !== undefined) return objectName
  const record = after ?? before
  if (typeof record !== 'object' || record === null) return ''
  const name: unknown = Reflect.get(record, 'name') ?? Reflect.get(record, 'email')
  return typeof name === 'string' ? name : ''
}

export async function audit(change: Change, actor: Actor, deed: Deed): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await change
    .insertInto('audit')
    .values({
      // Rows of one transaction have the same moment; this keeps them in order.
      id: `${process.hrtime.bigint().toString(36).padStart(12, '0')}-${randomUUID().slice(0, 18)}`,
      at: actor.at.toISOString(),
      actor: actor.name,
      action: deed.action,
      object_type: deed.objectType,
      object_id: deed.objectId,
      before: json(deed.before),
      after: json(deed.after),
      result: deed.result ?? 'ok',
      request_id: actor.requestId,
      network: actor.network,
      object_name: ownName(deed).slice(0, 300),
    })
    .execute()
}

export function actorOf(context: Context, at: Date, name = context.get('admin')?.email ?? 'anoniem'): Actor {
  return {
    name: name.slice(0, 254),
    requestId: context.get('requestId'),
    network: truncatedNetwork(context.get('address')),
    at,
  }
}
