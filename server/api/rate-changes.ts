/** Writing a rate: the current row, its point in the history and its audit row, always together. */
import { randomUUID } from 'node:crypto'
import { type NumberRow, numbersOfRow, rateNumbers, rowOfNumbers } from '#contract/rate-columns.ts'
import { totalRate, type RateInput } from '#contract/rate.ts'
import { audit, type Actor } from '#server/audit.ts'
import { newId } from '#server/api/editing.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import { toManagedRate } from '#server/database/rows.ts'
import type { Change, ProductRow, RateHistoryRow, RateRow } from '#server/database/tables.ts'
import { newTrail, type Trail } from '#server/undo.ts'

type Values = NumberRow<typeof rateNumbers> & Pick<RateRow, 'rate_type'>

export type ProductOfRate = Pick<ProductRow, 'id' | 'name' | 'product_type'> & { readonly bank_name: string }

/** As the log and the bin call a rate. */
export function nameOfRate(product: ProductOfRate): string {
  return `${product.name} (${product.bank_name})`
}

function valuesOf(input: RateInput): Values {
  return { rate_type: input.rateType, ...rowOfNumbers(rateNumbers, input) }
}

function isSameRate(a: Values, b: Values): boolean {
  const columns = Object.values(rateNumbers).map(({ column }) => column)
  return a.rate_type === b.rate_type && columns.every((column) => a[column] === b[column])
}

type PointAction = 'create' | 'update' | 'delete'

function pointOf(product: ProductOfRate, rate: RateRow, action: PointAction, at: Date): RateHistoryRow {
  const isGone = action === 'delete'
  const total = totalRate({ baseRate: rate.base_rate, loyaltyBonus: rate.loyalty_bonus })
  return {
    id: randomUUID(),
    product_id: product.id,
    bank_name: product.bank_name,
    product_name: product.name,
    product_type: product.product_type,
    rate_type: rate.rate_type,
    ...rowOfNumbers(rateNumbers, numbersOfRow(rateNumbers, rate)),
    total_rate: isGone ? null : (total ?? rate.promotional_rate),
    valid_from: isGone ? belgianDay(at) : rate.valid_from,
    checked_on: isGone ? belgianDay(at) : rate.checked_on,
    source: rate.source,
    confidence: rate.confidence,
    note: rate.note,
    action,
    recorded_at: at.toISOString(),
  }
}

async function remember(change: Change, point: RateHistoryRow, trail: Trail): Promise<void> {
  await change.insertInto('rate_history').values(point).execute()
  trail.history.made.push(point.id)
}

/** A correction takes the place of what the history has on that date. It is no news, so it keeps the old moment. */
async function replacePoint(change: Change, before: RateRow, point: RateHistoryRow, trail: Trail): Promise<void> {
  const wrong = await change
    .selectFrom('rate_history')
    .selectAll()
    .where('product_id', '=', before.product_id)
    .where('rate_type', '=', before.rate_type)
    .where('valid_from', '=', before.valid_from)
    .where('action', '!=', 'delete')
    .orderBy('recorded_at')
    .execute()
  const newest = wrong.at(-1)
  if (newest === undefined) return remember(change, point, trail)
  const ids = wrong.map((row) => row.id)
  await change.deleteFrom('rate_history').where('id', 'in', ids).execute()
  trail.history.removed.push(...wrong)
  await remember(change, { ...point, id: newest.id, recorded_at: newest.recorded_at }, trail)
}

export async function insertRate(
  change: Change,
  actor: Actor,
  product: ProductOfRate,
  input: RateInput,
  trail = newTrail(),
): Promise<RateRow> {
  const today = belgianDay(actor.at)
  const at = actor.at.toISOString()
  const row: RateRow = {
    id: newId(`${product.bank_name}-${product.name}`),
    product_id: product.id,
    ...valuesOf(input),
    valid_from: input.validFrom ?? today,
    checked_on: input.checkedOn ?? today,
    source: input.source,
    confidence: input.confidence,
    note: input.note,
    version: 1,
    created_at: at,
    updated_at: at,
  }
  await change.insertInto('rates').values(row).execute()
  trail.made.rates.push(row)
  await remember(change, pointOf(product, row, 'create', actor.at), trail)
  const deed = { action: 'toevoegen', objectType: 'rente', objectId: row.id, objectName: nameOfRate(product) }
  await audit(change, actor, { ...deed, after: toManagedRate(row) })
  return row
}

/** A correction repairs what was typed wrong; a change is a rate of the bank that is new. */
export type RateDeed = 'corrigeren' | 'wijzigen'

/** Undefined when somebody else changed the row since `before` was read. */
export async function updateRate(
  change: Change,
  actor: Actor,
  product: ProductOfRate,
  before: RateRow,
  input: RateInput,
  action: RateDeed = 'wijzigen',
  trail = newTrail(),
): Promise<RateRow | undefined> {
  const today = belgianDay(actor.at)
  const values = valuesOf(input)
  const isSame = isSameRate(before, values)
  const after: RateRow = {
    ...before,
    ...values,
    product_id: product.id,
    // A new rate without a date starts today; checking or correcting an old one does not move its start.
    valid_from: input.validFrom ?? (isSame || action === 'corrigeren' ? before.valid_from : today),
    checked_on: input.checkedOn ?? today,
    source: input.source,
    confidence: input.confidence,
    note: input.note,
    version: before.version + 1,
    updated_at: actor.at.toISOString(),
  }
  const { id, ...columns } = after
  const result = await change
    .updateTable('rates')
    .set(columns)
    .where('id', '=', id)
    .where('version', '=', before.version)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return undefined
  const isNewPoint = !isSame || after.valid_from !== before.valid_from || after.product_id !== before.product_id
  trail.changed.rates.push({ version: after.version, before })
  if (isNewPoint) {
    const point = pointOf(product, after, 'update', actor.at)
    await (action === 'corrigeren' ? replacePoint(change, before, point, trail) : remember(change, point, trail))
  }
  const deed = { action, objectType: 'rente', objectId: id, objectName: nameOfRate(product) }
  await audit(change, actor, { ...deed, before: toManagedRate(before), after: toManagedRate(after) })
  return after
}

/** False when somebody else changed or removed the row since it was read. */
export async function deleteRate(
  change: Change,
  actor: Actor,
  product: ProductOfRate,
  row: RateRow,
  trail: Trail,
): Promise<boolean> {
  const result = await change
    .deleteFrom('rates')
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) return false
  trail.removed.rates.push(row)
  await remember(change, pointOf(product, row, 'delete', actor.at), trail)
  const deed = { action: 'verwijderen', objectType: 'rente', objectId: row.id, objectName: nameOfRate(product) }
  await audit(change, actor, { ...deed, before: toManagedRate(row) })
  return true
}

export async function productOfRate(change: Change, productId: string): Promise<ProductOfRate | undefined> {
  return change
    .selectFrom('products')
    .innerJoin('banks', 'banks.id', 'products.bank_id')
    .select(['products.id', 'products.name', 'products.product_type', 'banks.short_name as bank_name'])
    .where('products.id', '=', productId)
    .executeTakeFirst()
}
