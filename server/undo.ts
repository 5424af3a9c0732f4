/**
 * Taking back a deed. Whoever deletes, changes or imports notes here what would undo it; the note is kept for thirty days and
 * carried out at most once, as a whole or not at all.
 */
import { randomUUID } from 'node:crypto'
import { audit, type Actor } from '#server/audit.ts'
import { faultOf } from '#server/database/errors.ts'
import { toManagedBank, toManagedProduct, toManagedRate } from '#server/database/rows.ts'
import type { BankRow, Change, ProductRow, RateHistoryRow, RateRow, UndoRow } from '#server/database/tables.ts'
import { Problem, problems } from '#server/http/problem.ts'

export const keptDays = 30

/** `version` is the one the deed left: a row somebody touched since is not overwritten. */
type Changed<Row> = { readonly version: number; readonly before: Row }

export type Trail = {
  readonly removed: { readonly banks: BankRow[]; readonly products: ProductRow[]; readonly rates: RateRow[] }
  readonly changed: {
    /** Absent in what an earlier release kept. */
    readonly banks?: Changed<BankRow>[]
    readonly products: Changed<ProductRow>[]
    readonly rates: Changed<RateRow>[]
  }
  readonly made: { readonly products: ProductRow[]; readonly rates: RateRow[] }
  readonly history: { readonly made: string[]; readonly removed: RateHistoryRow[] }
}

export function newTrail(): Trail {
  return {
    removed: { banks: [], products: [], rates: [] },
    changed: { products: [], rates: [] },
    made: { products: [], rates: [] },
    history: { made: [], removed: [] },
  }
}

export type UndoKind = 'bank' | 'product' | 'rente' | 'invoer' | 'wijziging'
type Note = { readonly kind: UndoKind; readonly name: string; readonly contents: readonly string[] }

export async function keepTrail(change: Change, actor: Actor, note: Note, trail: Trail): Promise<string> {
  const id = randomUUID()
  await change
    .insertInto('undo')
    .values({
      id,
      at: actor.at.toISOString(),
      actor: actor.name,
      kind: note.kind,
      name: note.name,
      contents: JSON.stringify(note.contents),
      inverse: JSON.stringify(trail),
    })
    .execute()
  return id
}

/** A single change of a row, which can be taken back like everything else. */
export async function keepEdit(
  change: Change,
  actor: Actor,
  name: string,
  changed: Partial<Trail['changed']>,
  history: Trail['history'] = newTrail().history,
): Promise<void> {
  const empty = newTrail()
  const trail = { ...empty, changed: { ...empty.changed, ...changed }, history }
  await keepTrail(change, actor, { kind: 'wijziging', name, contents: [] }, trail)
}

export async function forgetOldTrails(change: Change, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await change.deleteFrom('undo').where('at', '<', limit).execute()
}

function refuse(sentence: string): Problem {
  return new Problem(409, 'conflict', sentence)
}

/** Taking back is a change too: after a later deed, also one that was itself taken back, the earlier one stays. */
const since = (row: string) =>
  refuse(
    `${row} is sindsdien gewijzigd of teruggedraaid. Alles blijft zoals het is; pas met de hand aan wat anders moet.`,
  )

async function nameOfRate(change: Change, rate: RateRow): Promise<string> {
  const found = await change.selectFrom('products').select('name').where('id', '=', rate.product_id).executeTakeFirst()
  return found?.name ?? rate.product_id
}

/** Every statement asks for the version that the deed left: a row that somebody touches meanwhile stays as it is. */
async function takeBackMade(change: Change, actor: Actor, { made }: Trail): Promise<void> {
  for (const rate of made.rates) {
    const { id, version } = rate
    const objectName = await nameOfRate(change, rate)
    const gone = await change.deleteFrom('rates').where('id', '=', id).where('version', '=', version).executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw since(`De rente van ${objectName}`)
    const deed = { action: 'verwijderen', objectType: 'rente', objectId: id, objectName }
    await audit(change, actor, { ...deed, before: toManagedRate(rate) })
  }
  for (const product of made.products) {
    const { id, version } = product
    const rate = await change.selectFrom('rates').select('id').where('product_id', '=', id).executeTakeFirst()
    if (rate !== undefined) throw since(`Het product ${product.name}`)
    const gone = await change
      .deleteFrom('products')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw since(`Het product ${product.name}`)
    const deed = { action: 'verwijderen', objectType: 'product', objectId: id }
    await audit(change, actor, { ...deed, before: toManagedProduct(product) })
  }
}

async function takeBackChanged(change: Change, actor: Actor, { changed }: Trail): Promise<void> {
  const updated_at = actor.at.toISOString()
  for (const { version, before } of changed.banks ?? []) {
    const { id, ...columns } = { ...before, version: version + 1, updated_at }
    const now = await change.selectFrom('banks').selectAll().where('id', '=', id).executeTakeFirst()
    const put = await change
      .updateTable('banks')
      .set(columns)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (now === undefined || put.numUpdatedRows === 0n) throw since(`De bank ${before.name}`)
    const deed = { action: 'terugdraaien', objectType: 'bank', objectId: id }
    await audit(change, actor, { ...deed, before: toManagedBank(now), after: toManagedBank({ id, ...columns }) })
  }
  for (const { version, before } of changed.products) {
    const { id, ...columns } = { ...before, version: version + 1, updated_at }
    const now = await change.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
    const put = await change
      .updateTable('products')
      .set(columns)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (now === undefined || put.numUpdatedRows === 0n) throw since(`Het product ${before.name}`)
    const deed = { action: 'terugdraaien', objectType: 'product', objectId: id }
    await audit(change, actor, { ...deed, before: toManagedProduct(now), after: toManagedProduct({ id, ...columns }) })
  }
  for (const { version, before } of changed.rates) {
    const { id, ...columns } = { ...before, version: version + 1, updated_at }
    const objectName = await nameOfRate(change, before)
    const now = await change.selectFrom('rates').selectAll().where('id', '=', id).executeTakeFirst()
    const put = await change
      .updateTable('rates')
      .set(columns)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (now === undefined || put.numUpdatedRows === 0n) throw since(`De rente van ${objectName}`)
    const deed = { action: 'terugdraaien', objectType: 'rente', objectId: id, objectName }
    await audit(change, actor, { ...deed, before: toManagedRate(now), after: toManagedRate({ id, ...columns }) })
  }
}

async function putBack(change: Change, actor: Actor, { removed }: Trail): Promise<void> {
  // A higher version: a form that was open before the deletion does not overwrite what came back.
  const back = <Row extends { version: number; updated_at: string }>(row: Row): Row => ({
    ...row,
    version: row.version + 1,
    updated_at: actor.at.toISOString(),
  })
  for (const row of removed.banks.map(back)) {
    await change.insertInto('banks').values(row).execute()
    const deed = { action: 'terugzetten', objectType: 'bank', objectId: row.id }
    await audit(change, actor, { ...deed, after: toManagedBank(row) })
  }
  for (const row of removed.products.map(back)) {
    const bank = await change.selectFrom('banks').select('id').where('id', '=', row.bank_id).executeTakeFirst()
    if (bank === undefined) throw refuse(`De bank van ${row.name} is ook verwijderd. Zet eerst de bank terug.`)
    await change.insertInto('products').values(row).execute()
    const deed = { action: 'terugzetten', objectType: 'product', objectId: row.id }
    await audit(change, actor, { ...deed, after: toManagedProduct(row) })
  }
  for (const row of removed.rates.map(back)) {
    const product = await change
      .selectFrom('products')
      .select('name')
      .where('id', '=', row.product_id)
      .executeTakeFirst()
    if (product === undefined)
      throw refuse('Het product van deze rente is ook verwijderd. Zet eerst het product terug.')
    await change.insertInto('rates').values(row).execute()
    const deed = { action: 'terugzetten', objectType: 'rente', objectId: row.id, objectName: product.name }
    await audit(change, actor, { ...deed, after: toManagedRate(row) })
  }
}

/** Carries the note out and removes it; a second request finds nothing. */
export async function takeBack(change: Change, actor: Actor, id: string): Promise<UndoRow> {
  const row = await change.deleteFrom('undo').where('id', '=', id).returningAll().executeTakeFirst()
  if (row === undefined) throw problems.notFound()
  const trail = JSON.parse(row.inverse) as Trail
  await takeBackMade(change, actor, trail)
  await takeBackChanged(change, actor, trail)
  await putBack(change, actor, trail)
  for (const made of trail.history.made) await change.deleteFrom('rate_history').where('id', '=', made).execute()
  for (const point of trail.history.removed) await change.insertInto('rate_history').values(point).execute()
  if (row.kind === 'invoer') {
    const deed = { action: 'terugdraaien', objectType: 'rentebestand', objectId: id, objectName: row.name }
    await audit(change, actor, deed)
  }
  return row
}

export function takenMeanwhile(error: unknown): unknown {
  if (faultOf(error) !== 'duplicate') return error
  return refuse('Er is intussen een andere rij met dezelfde naam of soort. Pas die eerst aan.')
}
