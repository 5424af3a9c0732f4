import { productInput, type ProductInput } from '#contract/product.ts'
import { actorOf, audit, type Actor } from '#server/audit.ts'
import { answerCreated, createOnce, etagOf, expectedVersion, newId } from '#server/api/editing.ts'
import { answerPublic, jsonCopy } from '#server/api/public-copy.ts'
import { deleteRate, nameOfRate } from '#server/api/rate-changes.ts'
import { productColumns, toHistoryPoint, toManagedProduct, toManagedRate, toProduct } from '#server/database/rows.ts'
import type { Change, ProductRow } from '#server/database/tables.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { wantsAdminScope } from '#server/http/guard.ts'
import { Problem, problems } from '#server/http/problem.ts'
import { resourceResponse } from '#server/pages/response.ts'
import { keepEdit, keepTrail, newTrail, type Trail } from '#server/undo.ts'

export async function insertProduct(
  change: Change,
  actor: Actor,
  bankName: string,
  input: ProductInput,
  trail = newTrail(),
): Promise<ProductRow> {
  const at = actor.at.toISOString()
  const id = newId(`${bankName}-${input.name}`)
  const row: ProductRow = { id, ...productColumns(input), version: 1, created_at: at, updated_at: at }
  await change.insertInto('products').values(row).execute()
  trail.made.products.push(row)
  await audit(change, actor, { action: 'toevoegen', objectType: 'product', objectId: id, after: toManagedProduct(row) })
  return row
}

/** A product with the rates on it, as one deed per row. Gives back the names of what went along. */
export async function deleteProductRows(
  change: Change,
  actor: Actor,
  product: ProductRow,
  bankName: string,
  trail: Trail,
): Promise<readonly string[]> {
  const owner = { ...product, bank_name: bankName }
  const rates = await change.selectFrom('rates').selectAll().where('product_id', '=', product.id).execute()
  for (const rate of rates)
    if (!(await deleteRate(change, actor, owner, rate, trail))) throw problems.changedByOther(toManagedRate(rate))
  const gone = await change
    .deleteFrom('products')
    .where('id', '=', product.id)
    .where('version', '=', product.version)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw problems.changedByOther(toManagedProduct(product))
  trail.removed.products.push(product)
  const deed = { action: 'verwijderen', objectType: 'product', objectId: product.id, before: toManagedProduct(product) }
  await audit(change, actor, deed)
  return rates.map(() => `Rente van ${nameOfRate(owner)}`)
}

async function findProduct(change: Change, id: string): Promise<ProductRow> {
  const row = await change.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw problems.notFound()
  return row
}

async function bankNameOf(change: Change, bankId: string): Promise<string> {
  const bank = await change.selectFrom('banks').select('short_name').where('id', '=', bankId).executeTakeFirst()
  if (bank === undefined) throw problems.invalid({ bankId: ['Deze bank bestaat niet (meer).'] })
  return bank.short_name
}

export function addProductRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts

  app.get('/api/products', async (context) => {
    if (!wantsAdminScope(context)) {
      return resourceResponse(context, await parts.answers.find('/api/products'))
    }
    const rows = await database.query().selectFrom('products').selectAll().orderBy('name').orderBy('id').execute()
    return context.json(rows.map(toManagedProduct))
  })

  app.get('/api/products/:id', async (context) => {
    const id = context.req.param('id')
    if (wantsAdminScope(context)) {
      const row = await database.query().selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) throw problems.notFound()
      return context.json(toManagedProduct(row), 200, { ETag: etagOf(row) })
    }
    const answer = await answerPublic(context, parts, (data) => {
      const row = data.rows.products.find((product) => product.id === id)
      return row && jsonCopy(toProduct(row))
    })
    if (answer === undefined) throw problems.notFound()
    return answer
  })

  app.get('/api/products/:id/history', async (context) => {
    const id = context.req.param('id')
    if (wantsAdminScope(context)) {
      const rows = await database
        .query()
        .selectFrom('rate_history')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('valid_from')
        .orderBy('recorded_at')
        .execute()
      return context.json(rows.map(toHistoryPoint))
    }
    const answer = await answerPublic(context, parts, (data) => {
      if (!data.rows.products.some((product) => product.id === id)) return undefined
      const points = data.rows.history.filter((row) => row.product_id === id)
      points.sort((a, b) => a.valid_from.localeCompare(b.valid_from) || a.recorded_at.localeCompare(b.recorded_at))
      return jsonCopy(points.map(toHistoryPoint))
    })
    if (answer === undefined) throw problems.notFound()
    return answer
  })

  app.post('/api/products', async (context) => {
    const input = await readBody(context, productInput)
    const actor = actorOf(context, clock())
    const created = await createOnce(parts, context, input, async (change) => {
      const row = await insertProduct(change, actor, await bankNameOf(change, input.bankId), input)
      return { body: toManagedProduct(row), id: row.id, version: 1 }
    })
    return answerCreated(context, created)
  })

  app.put('/api/products/:id', async (context) => {
    const id = context.req.param('id')
    const version = expectedVersion(context)
    const input = await readBody(context, productInput)
    const actor = actorOf(context, clock())
    const row = await database.changePublicData(async (change) => {
      const before = await findProduct(change, id)
      await bankNameOf(change, input.bankId)
      const result = await change
        .updateTable('products')
        .set({ ...productColumns(input), version: version + 1, updated_at: actor.at.toISOString() })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      const after = await findProduct(change, id)
      if (result.numUpdatedRows === 0n) throw problems.changedByOther(toManagedProduct(after))
      const deed = { action: 'wijzigen', objectType: 'product', objectId: id }
      await audit(change, actor, { ...deed, before: toManagedProduct(before), after: toManagedProduct(after) })
      await keepEdit(change, actor, before.name, { products: [{ version: after.version, before }] })
      return after
    })
    return context.json(toManagedProduct(row), 200, { ETag: etagOf(row) })
  })

  app.delete('/api/products/:id', async (context) => {
    const id = context.req.param('id')
    const version = expectedVersion(context)
    const cascade = context.req.query('cascade') === 'true'
    const actor = actorOf(context, clock())
    await database.changePublicData(async (change) => {
      const before = await findProduct(change, id)
      if (before.version !== version) throw problems.changedByOther(toManagedProduct(before))
      const rates = await change.selectFrom('rates').select(['id', 'rate_type']).where('product_id', '=', id).execute()
      if (rates.length > 0 && !cascade) {
        throw new Problem(
          409,
          'in_use',
          'Dit product heeft nog rentes. Verwijder die eerst of kies alles verwijderen.',
          {
            dependents: rates.map((rate) => ({ id: rate.id, name: rate.rate_type })),
          },
        )
      }
      const trail = newTrail()
      const contents = await deleteProductRows(change, actor, before, await bankNameOf(change, before.bank_id), trail)
      await keepTrail(change, actor, { kind: 'product', name: before.name, contents }, trail)
    })
    return context.body(null, 204)
  })
}
