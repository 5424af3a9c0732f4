/** "Wat is er veranderd?": the history of every product read as steps, newest first. */
import { changeKinds, type RateChange } from '#contract/changes.ts'
import { productTypes } from '#contract/product.ts'
import { compareText } from '#finance/list.ts'
import { oneOf } from '#server/database/rows.ts'
import type { RateHistoryRow } from '#server/database/tables.ts'

const percentFormat = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

function percentText(value: number): string {
  return `${percentFormat.format(value)}\u00a0%`
}

/** What a visitor would call "the rate" of a product. */
function mainRate(row: RateHistoryRow): number | null {
  if (row.action === 'delete') return null
  return row.rate_type === 'promotional' ? row.promotional_rate : row.total_rate
}

function kindOf(row: RateHistoryRow, before: number | null | undefined, after: number | null): RateChange['kind'] {
  if (row.action === 'delete') return 'verwijderd'
  if (before === undefined) return 'nieuw'
  if (before === null || after === null || before === after) return 'aangepast'
  return after > before ? 'gestegen' : 'gedaald'
}

function sentenceOf(
  row: RateHistoryRow,
  kind: RateChange['kind'],
  before: number | null,
  after: number | null,
): string {
  const what = `${row.bank_name} ${row.product_name}`.replace(`${row.bank_name} ${row.bank_name}`, row.bank_name)
  if (kind === 'verwijderd') return `${what}: niet meer in het aanbod.`
  const now = after === null ? 'rente aangepast' : percentText(after)
  return before === null ? `${what}: ${now}.` : `${what}: ${now} (was ${percentText(before)}).`
}

function byTime(a: RateHistoryRow, b: RateHistoryRow): number {
  return compareText(a.valid_from, b.valid_from) || compareText(a.recorded_at, b.recorded_at) || compareText(a.id, b.id)
}

function stepsOf(rows: readonly RateHistoryRow[]): readonly RateChange[] {
  const steps: RateChange[] = []
  let before: number | null | undefined
  for (const row of rows.toSorted(byTime)) {
    const after = mainRate(row)
    const isStep = before === undefined || row.action === 'delete' || after !== before
    if (isStep) {
      const kind = oneOf(changeKinds, kindOf(row, before, after))
      steps.push({
        id: row.id,
        kind,
        productId: row.product_id,
        bankName: row.bank_name,
        productName: row.product_name,
        productType: oneOf(productTypes, row.product_type),
        before: before ?? null,
        after,
        validFrom: row.valid_from,
        recordedAt: row.recorded_at,
        source: row.source,
        sentence: sentenceOf(row, kind, before ?? null, after),
      })
    }
    before = row.action === 'delete' ? undefined : after
  }
  return steps
}

export function changesOf(history: readonly RateHistoryRow[]): readonly RateChange[] {
  const products = Map.groupBy(history, (row) =>
    [row.product_id ?? `${row.bank_name}/${row.product_name}`, row.rate_type].join('|'),
  )
  const newestFirst = (a: RateChange, b: RateChange) =>
    a.validFrom === b.validFrom
      ? b.recordedAt.localeCompare(a.recordedAt) || a.id.localeCompare(b.id)
      : b.validFrom.localeCompare(a.validFrom)
  return [...products.values()].flatMap(stepsOf).toSorted(newestFirst)
}
