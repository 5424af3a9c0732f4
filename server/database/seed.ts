import { readSeedRows } from '#server/database/seed-rows.ts'
import type { Change } from '#server/database/tables.ts'

/** Fills empty tables. Row by row would be hundreds of round trips, all at once too many parameters. */
export async function seed(change: Change, now: Date): Promise<void> {
  const rows = readSeedRows(now.toISOString())
  const inParts = <Row>(all: readonly Row[]): Row[][] =>
    Array.from({ length: Math.ceil(all.length / 50) }, (_, part) => all.slice(part * 50, part * 50 + 50))
  for (const part of inParts(rows.banks)) await change.insertInto('banks').values(part).execute()
  for (const part of inParts(rows.products)) await change.insertInto('products').values(part).execute()
  for (const part of inParts(rows.rates)) await change.insertInto('rates').values(part).execute()
  for (const part of inParts(rows.history)) await change.insertInto('rate_history').values(part).execute()
  for (const part of inParts(rows.series)) await change.insertInto('series_points').values(part).execute()
}
