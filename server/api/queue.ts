/** What asks for attention today, and the one click that says "seen, unchanged". */
import { checkEveryDays, checkInput, type MissingRate, type Queue, type StaleRate } from '#contract/queue.ts'
import { productTypes } from '#contract/product.ts'
import { actorOf, audit, type Actor } from '#server/audit.ts'
import { nameOfRate, productOfRate } from '#server/api/rate-changes.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import { oneOf, toManagedRate } from '#server/database/rows.ts'
import type { BankRow, Change, ProductRow, Query } from '#server/database/tables.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

const dayMs = 86_400_000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

function about(bank: BankRow, product: ProductRow) {
  return {
    bank: bank.short_name,
    website: bank.website,
    product: product.name,
    productType: oneOf(productTypes, product.product_type),
    isActive: product.is_active === 1,
  }
}

async function readQueue(query: Query, today: string): Promise<Pick<Queue, 'stale' | 'missing'>> {
  const active = await query.selectFrom('banks').selectAll().where('is_active', '=', 1).execute()
  const banks = new Map(active.map((bank) => [bank.id, bank]))
  const products = await query.selectFrom('products').selectAll().execute()
  const rates = await query.selectFrom('rates').selectAll().execute()
  const ratesOf = Map.groupBy(rates, (rate) => rate.product_id)
  const checks = await query.selectFrom('product_checks').selectAll().execute()
  const checkedOn = new Map(checks.map((row) => [row.product_id, row.checked_on]))
  const history = await query
    .selectFrom('rate_history')
    .select(['product_id', 'total_rate', 'valid_from'])
    .where('product_id', 'is not', null)
    .where('action', '!=', 'delete')
    .orderBy('valid_from')
    .orderBy('recorded_at')
    .execute()
  const last = new Map(history.map((row) => [row.product_id, { totalRate: row.total_rate, validFrom: row.valid_from }]))
  const isDue = (day: string | undefined) => day === undefined || daysBetween(day, today) > checkEveryDays

  const stale: StaleRate[] = []
  const missing: MissingRate[] = []
  for (const product of products) {
    const bank = banks.get(product.bank_id)
    if (bank === undefined) continue
    const known = ratesOf.get(product.id) ?? []
    for (const rate of known) {
      if (product.is_active === 0 || !isDue(rate.checked_on)) continue
      const days = daysBetween(rate.checked_on, today)
      stale.push({ ...about(bank, product), rate: toManagedRate(rate), days })
    }
    if (known.length === 0 && isDue(checkedOn.get(product.id))) {
      missing.push({ ...about(bank, product), productId: product.id, last: last.get(product.id) ?? null })
    }
  }
  return { stale, missing }
}

async function checkRate(change: Change, actor: Actor, id: string, version: number): Promise<void> {
  const before = await change.selectFrom('rates').selectAll().where('id', '=', id).executeTakeFirst()
  if (before === undefined) throw problems.notFound()
  if (before.version !== version) throw problems.changedByOther(toManagedRate(before))
  const columns = { checked_on: belgianDay(actor.at), version: version + 1, updated_at: actor.at.toISOString() }
  const result = await change
    .updateTable('rates')
    .set(columns)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw problems.changedByOther(toManagedRate(before))
  const product = await productOfRate(change, before.product_id)
  const objectName = product === undefined ? '' : nameOfRate(product)
  const deed = { action: 'nakijken', objectType: 'rente', objectId: id, objectName }
  await audit(change, actor, {
    ...deed,
    before: toManagedRate(before),
    after: toManagedRate({ ...before, ...columns }),
  })
}

async function checkProduct(change: Change, actor: Actor, id: string): Promise<void> {
  const product = await change.selectFrom('products').select('name').where('id', '=', id).executeTakeFirst()
  if (product === undefined) throw problems.notFound()
  const checked_on = belgianDay(actor.at)
  await change
    .insertInto('product_checks')
    .values({ product_id: id, checked_on })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ checked_on }))
    .execute()
  const deed = { action: 'nakijken', objectType: 'product', objectId: id, objectName: product.name }
  await audit(change, actor, { ...deed, after: { checkedOn: checked_on } })
}

export function addQueueRoutes(app: App, parts: Parts): void {
  const { config, database, clock } = parts

  app.get('/api/queue', async (context) => {
    const today = belgianDay(clock())
    const { stale, missing } = await readQueue(database.query(), today)
    const runs = await database.query().selectFrom('import_runs').selectAll().where('problem', '!=', '').execute()
    const isOn = new Set<string>(config.importers)
    const { compare } = new Intl.Collator('nl-BE', { numeric: true })
    const byName = (a: MissingRate, b: MissingRate) => compare(a.bank, b.bank) || compare(a.product, b.product)
    return context.json({
      today,
      stale: stale.toSorted((a, b) => b.days - a.days || compare(a.bank, b.bank) || compare(a.product, b.product)),
      missing: missing.toSorted(byName),
      importers: runs.filter((run) => isOn.has(run.name)),
    } satisfies Queue)
  })

  app.post('/api/queue/check', async (context) => {
    const { rates, products } = await readBody(context, checkInput)
    const actor = actorOf(context, clock())
    const work = async (change: Change) => {
      for (const { id, version } of rates) await checkRate(change, actor, id, version)
      for (const id of products) await checkProduct(change, actor, id)
    }
    // Looking at a product without a rate changes nothing for visitors.
    await (rates.length > 0 ? database.changePublicData(work) : database.transaction(work))
    return context.json({ checked: rates.length + products.length })
  })
}
