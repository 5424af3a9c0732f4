import { pct } from '#calculators/kernel/format.ts'
import { numbersOfRow, rateNumbers } from '#contract/rate-columns.ts'
import { isJump } from '#contract/rate-jump.ts'
import { rateInput, type RateInput } from '#contract/rate.ts'
import { actorOf } from '#server/audit.ts'
import { answerCreated, createOnce, etagOf, expectedVersion } from '#server/api/editing.ts'
import { answerPublic, jsonCopy } from '#server/api/public-copy.ts'
import {
  deleteRate,
  insertRate,
  nameOfRate,
  productOfRate,
  updateRate,
  type ProductOfRate,
} from '#server/api/rate-changes.ts'
import { faultOf } from '#server/database/errors.ts'
import { toManagedRate, toRate } from '#server/database/rows.ts'
import type { Change, RateRow } from '#server/database/tables.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { wantsAdminScope } from '#server/http/guard.ts'
import { Problem, problems } from '#server/http/problem.ts'
import { resourceResponse } from '#server/pages/response.ts'
import { keepEdit, keepTrail, newTrail } from '#server/undo.ts'

function typeTaken(error: unknown): unknown {
  if (faultOf(error) !== 'duplicate') return error
  const message = 'Dit product heeft al een rente van deze soort. Wijzig die.'
  return new Problem(409, 'conflict', message, { fields: { rateType: [message] } })
}

async function findRate(change: Change, id: string): Promise<RateRow> {
  const row = await change.selectFrom('rates').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw problems.notFound()
  return row
}

async function findProduct(change: Change, id: string): Promise<ProductOfRate> {
  const product = await productOfRate(change, id)
  if (product === undefined) throw problems.invalid({ productId: ['Dit product bestaat niet (meer).'] })
  return product
}

/** A slip of the finger is public at once and looks like a bargain: a large step is asked about first. */
function askOnceMore(before: RateRow, input: RateInput): void {
  const old = numbersOfRow(rateNumbers, before)
  const names = Object.keys(rateNumbers) as (keyof typeof rateNumbers)[]
  const jumps = names.filter((name) => rateNumbers[name].kind === 'percent' && isJump(old[name], input[name]))
  if (jumps.length === 0) return
  const question = (name: keyof typeof rateNumbers) =>
    `${rateNumbers[name].label} gaat van ${pct((old[name] ?? 0) / 100)} naar ${pct((input[name] ?? 0) / 100)}. Klopt dat?`
  const fields = Object.fromEntries(jumps.map((name) => [name, [question(name)]]))
  throw new Problem(409, 'confirm', 'Dit is een grote sprong. Kijk na en bewaar nog eens als het klopt.', { fields })
}

export function addRateRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts

  app.get('/api/rates', async (context) => {
    if (!wantsAdminScope(context)) {
      return resourceResponse(context, await parts.answers.find('/api/rates'))
    }
    const rows = await database.query().selectFrom('rates').selectAll().orderBy('id').execute()
    return context.json(rows.map(toManagedRate))
  })

  app.get('/api/rates.csv', async (context) => resourceResponse(context, await parts.answers.find('/api/rates.csv')))

  app.get('/api/rates/:id', async (context) => {
    const id = context.req.param('id')
    if (wantsAdminScope(context)) {
      const row = await database.query().selectFrom('rates').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) throw problems.notFound()
      return context.json(toManagedRate(row), 200, { ETag: etagOf(row) })
    }
    const answer = await answerPublic(context, parts, (data) => {
      const row = data.rows.rates.find((rate) => rate.id === id)
      return row && jsonCopy(toRate(row))
    })
    if (answer === undefined) throw problems.notFound()
    return answer
  })

  app.get('/api/market', async (context) => resourceResponse(context, await parts.answers.find('/api/market')))

  app.post('/api/rates', async (context) => {
    const input = await readBody(context, rateInput)
    const actor = actorOf(context, clock())
    const created = await createOnce(parts, context, input, async (change) => {
      const row = await insertRate(change, actor, await findProduct(change, input.productId), input)
      return { body: toManagedRate(row), id: row.id, version: 1 }
    }).catch((error: unknown) => {
      throw typeTaken(error)
    })
    return answerCreated(context, created)
  })

  app.put('/api/rates/:id', async (context) => {
    const id = context.req.param('id')
    const version = expectedVersion(context)
    const input = await readBody(context, rateInput)
    const deed = context.req.query('correction') === 'true' ? 'corrigeren' : 'wijzigen'
    const isSure = context.req.query('sure') === 'true'
    const actor = actorOf(context, clock())
    const row = await database
      .changePublicData(async (change) => {
        const before = await findRate(change, id)
        const product = await findProduct(change, input.productId)
        if (before.version === version && !isSure) askOnceMore(before, input)
        const trail = newTrail()
        const after =
          before.version === version ? await updateRate(change, actor, product, before, input, deed, trail) : undefined
        if (after === undefined) throw problems.changedByOther(toManagedRate(await findRate(change, id)))
        await keepEdit(change, actor, nameOfRate(product), trail.changed, trail.history)
        return after
      })
      .catch((error: unknown) => {
        throw typeTaken(error)
      })
    return context.json(toManagedRate(row), 200, { ETag: etagOf(row) })
  })

  app.delete('/api/rates/:id', async (context) => {
    const id = context.req.param('id')
    const version = expectedVersion(context)
    const actor = actorOf(context, clock())
    await database.changePublicData(async (change) => {
      const row = await findRate(change, id)
      const product = await findProduct(change, row.product_id)
      const trail = newTrail()
      const isGone = row.version === version && (await deleteRate(change, actor, product, row, trail))
      if (!isGone) throw problems.changedByOther(toManagedRate(row))
      await keepTrail(change, actor, { kind: 'rente', name: nameOfRate(product), contents: [] }, trail)
    })
    return context.body(null, 204)
  })
}
