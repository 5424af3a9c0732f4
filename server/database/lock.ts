/** A claim in the database that only one server holds at a time, and that ends by itself. */
import type { Query } from '#server/database/tables.ts'

/** False when somebody holds it. One held longer than anyone may claim was written by a clock that was ahead. */
export async function takeLock(query: Query, name: string, now: Date, forMs: number): Promise<boolean> {
  const until = new Date(now.getTime() + forMs).toISOString()
  const result = await query
    .insertInto('locks')
    .values({ name, held_until: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ held_until: until })
        .where((row) => row.or([row('locks.held_until', '<', now.toISOString()), row('locks.held_until', '>', until)])),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows !== 0n
}
