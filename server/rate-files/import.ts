/** Brings a rate file into the database: all of it or nothing. The same code serves the command line and the admin. */
import { namesInFile, productNumbers } from '#contract/rate-columns.ts'
import type { RateImportResult } from '#contract/rate-import.ts'
import { hasJump } from '#contract/rate-jump.ts'
import { audit, type Actor } from '#server/audit.ts'
import { insertProduct } from '#server/api/products.ts'
import { insertRate, updateRate } from '#server/api/rate-changes.ts'
import type { Database } from '#server/database/database.ts'
import { productColumns, toManagedProduct } from '#server/database/rows.ts'
import type { Change, ProductRow, Query } from '#server/database/tables.ts'
import { Problem, problems } from '#server/http/problem.ts'
import { planImport, type Plan, type PlannedLine } from '#server/rate-files/plan.ts'
import type { RateFileRows } from '#server/rate-files/columns.ts'
import type { RateFile } from '#server/rate-files/file.ts'
import { keepTrail, newTrail, type Trail } from '#server/undo.ts'

export async function readRateRows(query: Query): Promise<RateFileRows> {
  return {
    banks: await query.selectFrom('banks').selectAll().orderBy('id').execute(),
    products: await query.selectFrom('products').selectAll().orderBy('id').execute(),
    rates: await query.selectFrom('rates').selectAll().orderBy('id').execute(),
  }
}

function actionOf(line: PlannedLine): RateImportResult['lines'][number]['action'] {
  if (line.rate === undefined) return 'toevoegen'
  if (line.differences.length === 0 && line.product?.is_active !== 0) return 'ongewijzigd'
  // The file names the date the rate already has: then it repairs that entry.
  return line.rateInput.validFrom === line.rate.valid_from ? 'corrigeren' : 'wijzigen'
}

function resultOf(plan: Plan, applied: boolean, undo: string | null = null): RateImportResult {
  const lines = plan.lines.map((line) => ({
    line: line.line,
    action: actionOf(line),
    bank: line.bank.short_name,
    product: line.productInput.name,
    fields: [...line.differences],
  }))
  const count = (action: string) => lines.filter((line) => line.action === action).length
  return {
    applied,
    added: count('toevoegen'),
    changed: count('wijzigen') + count('corrigeren'),
    unchanged: count('ongewijzigd'),
    lines,
    errors: [...plan.errors],
    headers: [...plan.headers],
    columns: plan.columns,
    undo,
  }
}

const productFields: ReadonlySet<string> = new Set(['gereglementeerd', ...namesInFile(productNumbers)])

async function applyProduct(change: Change, actor: Actor, line: PlannedLine, trail: Trail): Promise<ProductRow> {
  const { product, bank } = line
  if (product === undefined) return insertProduct(change, actor, bank.short_name, line.productInput, trail)
  const isChanged = product.is_active === 0 || line.differences.some(({ field }) => productFields.has(field))
  if (!isChanged) return product
  const columns = {
    ...productColumns(line.productInput),
    version: product.version + 1,
    updated_at: actor.at.toISOString(),
  }
  const result = await change
    .updateTable('products')
    .set(columns)
    .where('id', '=', product.id)
    .where('version', '=', product.version)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new Error('a product changed during the import')
  const after = { ...product, ...columns }
  trail.changed.products.push({ version: after.version, before: product })
  const deed = { action: 'wijzigen', objectType: 'product', objectId: product.id }
  await audit(change, actor, { ...deed, before: toManagedProduct(product), after: toManagedProduct(after) })
  return after
}

async function applyLine(
  change: Change,
  actor: Actor,
  line: PlannedLine,
  made: Map<string, ProductRow>,
  trail: Trail,
): Promise<void> {
  const action = actionOf(line)
  if (action === 'ongewijzigd') return
  // Two kinds of rate of one new product are two lines: the second finds what the first made.
  const key = [line.bank.id, line.productInput.name.toLowerCase(), line.productInput.productType].join('|')
  const product = made.get(key) ?? (await applyProduct(change, actor, line, trail))
  made.set(key, product)
  const owner = { ...product, bank_name: line.bank.short_name }
  if (line.rate === undefined) {
    await insertRate(change, actor, owner, { ...line.rateInput, productId: product.id }, trail)
  } else if (line.differences.some(({ field }) => !productFields.has(field))) {
    const deed = action === 'corrigeren' ? 'corrigeren' : 'wijzigen'
    const updated = await updateRate(change, actor, owner, line.rate, line.rateInput, deed, trail)
    if (updated === undefined) throw new Error('a rate changed during the import')
  }
}

/** How a file is read against the rows; the server does it in a thread. */
export type Planner = (file: RateFile, rows: RateFileRows) => Promise<Plan>

export type ImportWish = {
  /** Only show what would change. */
  readonly dryRun: boolean
  /** Large steps were looked at and are meant. */
  readonly sure: boolean
}

/** What is public at once and looks like a bargain is asked about first, in a file as in the form. */
function askOnceMore({ lines }: RateImportResult): void {
  const [first, ...others] = lines.filter(hasJump)
  if (first === undefined) return
  const more = others.length === 0 ? '' : ` en nog ${others.length} andere`
  throw new Problem(
    409,
    'confirm',
    `Een grote sprong op regel ${first.line} (${first.bank}, ${first.product})${more}. Kijk na en stuur het bestand nog eens met "sure": true als het klopt.`,
  )
}

/** A file is planned outside of the transaction: reading it may take a while, and nobody should wait for that. */
const mostTries = 3

export async function importRates(
  database: Database,
  actor: Actor,
  file: RateFile,
  { dryRun, sure }: ImportWish,
  planner: Planner = planImport,
): Promise<RateImportResult> {
  for (let left = mostTries; left > 0; left--) {
    const rows = await readRateRows(database.query())
    const plan = await planner(file, rows)
    if (dryRun) return resultOf(plan, false)
    const isIdle = plan.lines.every((line) => actionOf(line) === 'ongewijzigd')
    if (plan.errors.length > 0 || isIdle) return resultOf(plan, plan.errors.length === 0)
    if (!sure) askOnceMore(resultOf(plan, false))
    const done = await database.changePublicData(async (change) => {
      // Somebody saved in between: the plan is made again.
      if (JSON.stringify(await readRateRows(change)) !== JSON.stringify(rows)) return undefined
      return carryOut(change, actor, file, plan)
    })
    if (done !== undefined) return done
  }
  throw problems.overloaded()
}

async function carryOut(change: Change, actor: Actor, file: RateFile, plan: Plan): Promise<RateImportResult> {
  const made = new Map<string, ProductRow>()
  const trail = newTrail()
  for (const line of plan.lines) await applyLine(change, actor, line, made, trail)
  const { added, changed, unchanged, lines } = resultOf(plan, true)
  const name = file.name ?? 'Rentebestand'
  const contents = lines
    .filter((line) => line.action !== 'ongewijzigd')
    .map((line) => `${line.product} (${line.bank}): ${line.action}`)
  const undo = await keepTrail(change, actor, { kind: 'invoer', name, contents }, trail)
  const deed = { action: 'invoeren', objectType: 'rentebestand', objectId: undo, objectName: name }
  await audit(change, actor, { ...deed, after: { added, changed, unchanged } })
  return resultOf(plan, true, undo)
}
