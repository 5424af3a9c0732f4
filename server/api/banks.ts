import { bankInput } from '#contract/bank.ts'
import { actorOf, audit } from '#server/audit.ts'
import { answerCreated, createOnce, etagOf, expectedVersion, newId } from '#server/api/editing.ts'
import { answerPublic, jsonCopy } from '#server/api/public-copy.ts'
import { deleteProductRows } from '#server/api/products.ts'
import { faultOf } from '#server/database/errors.ts'
import { bankColumns, toBank, toManagedBank } from '#server/database/rows.ts'
import type { BankRow, Change } from '#server/database/tables.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { wantsAdminScope } from '#server/http/guard.ts'
import { Problem, problems } from '#server/http/problem.ts'
import { resourceResponse } from '#server/pages/response.ts'
import { keepEdit, keepTrail, newTrail } from '#server/undo.ts'

function nameTaken(error: unknown): unknown {
  if (faultOf(error) !== 'duplicate') return error
  const message = 'Er is al een bank met deze korte naam.'
  return new Problem(409, 'conflict', message, { fields: { shortName: [message] } })
}

async function findBank(change: Change, id: string): Promise<BankRow> {
  const row = await change.selectFrom('banks').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw problems.notFound()
  return row
}

export function addBankRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts

  app.get('/api/banks', async (context) => {
    if (!wantsAdminScope(context)) {
      return resourceResponse(context, await parts.answers.find('/api/banks'))
    }
    const rows = await database.query().selectFrom('banks').selectAll().orderBy('name').orderBy('id').execute()
    return context.json(rows.map(toManagedBank))
  })

  app.get('/api/banks/:id', async (context) => {
    const id = context.req.param('id')
    if (wantsAdminScope(context)) {
      const row = await database.query().selectFrom('banks').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) throw problems.notFound()
      return context.json(toManagedBank(row), 200, { ETag: etagOf(row) })
    }
    const answer = await answerPublic(context, parts, (data) => {
      const row = data.rows.banks.find((bank) => bank.id === id)
      return row && jsonCopy(toBank(row))
    })
    if (answer === undefined) throw problems.notFound()
    return answer
  })

  app.post('/api/banks', async (context) => {
    const input = await readBody(context, bankInput)
    const now = clock()
    const created = await createOnce(parts, context, input, async (change) => {
      const at = now.toISOString()
      const row = { id: newId(input.shortName), ...bankColumns(input), version: 1, created_at: at, updated_at: at }
      await change.insertInto('banks').values(row).execute()
      const body = toManagedBank(row)
      const deed = { action: 'toevoegen', objectType: 'bank', objectId: row.id, after: body }
      await audit(change, actorOf(context, now), deed)
      return { body, id: row.id, version: 1 }
    }).catch((error: unknown) => {
      throw nameTaken(error)
    })
    return answerCreated(context, created)
  })

  app.put('/api/banks/:id', async (context) => {
    const id = context.req.param('id')
    const version = expectedVersion(context)
    const input = await readBody(context, bankInput)
    const now = clock()
    const row = await database
      .changePublicData(async (change) => {
        const before = await findBank(change, id)
        const result = await change
          .updateTable('banks')
          .set({ ...bankColumns(input), version: version + 1, updated_at: now.toISOString() })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        const after = await findBank(change, id)
        if (result.numUpdatedRows === 0n) throw problems.changedByOther(toManagedBank(after))
        const deed = { action: 'wijzigen', objectType: 'bank', objectId: id }
        await audit(change, actorOf(context, now), {
          ...deed,
          before: toManagedBank(before),
          after: toManagedBank(after),
        })
        await keepEdit(change, actorOf(context, now), before.name, { banks: [{ version: after.version, before }] })
        return after
      })
      .catch((error: unknown) => {
        throw nameTaken(error)
      })
    return context.json(toManagedBank(row), 200, { ETag: etagOf(row) })
  })

  app.delete('/api/banks/:id', async (context) => {
    const id = context.req.param('id')
    const version = expectedVersion(context)
    const cascade = context.req.query('cascade') === 'true'
    const actor = actorOf(context, clock())
    await database.changePublicData(async (change) => {
      const before = await findBank(change, id)
      if (before.version !== version) throw problems.changedByOther(toManagedBank(before))
      const products = await change
        .selectFrom('products')
        .selectAll()
        .where('bank_id', '=', id)
        .orderBy('name')
        .execute()
      if (products.length > 0 && !cascade) {
        throw new Problem(
          409,
          'in_use',
          'Deze bank heeft nog producten. Verwijder die eerst of kies alles verwijderen.',
          {
            dependents: products.map((product) => ({ id: product.id, name: product.name })),
          },
        )
      }
      const trail = newTrail()
      const contents: string[] = []
      for (const product of products) {
        contents.push(product.name, ...(await deleteProductRows(change, actor, product, before.short_name, trail)))
      }
      const result = await change
        .deleteFrom('banks')
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (result.numDeletedRows === 0n) throw problems.changedByOther(toManagedBank(await findBank(change, id)))
      trail.removed.banks.push(before)
      await audit(change, actor, {
        action: 'verwijderen',
        objectType: 'bank',
        objectId: id,
        before: toManagedBank(before),
      })
      await keepTrail(change, actor, { kind: 'bank', name: before.name, contents }, trail)
    })
    return context.body(null, 204)
  })
}
