/** Whether the table of index steps has all that the price series asks. Apart from spil.ts, so that a page that only needs an indexed amount does not carry the series. */
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { spilindexen } from '#rules/kernel/prijsindex.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'

/** Since the end of 2025 benefits follow three months after the crossing instead of one. */
const LATER_SINCE = '2025-12'

/** Days on which benefits rose, or will rise, by the price series, and that the table of steps does not have. */
export function missingSteps(law: Law): readonly string[] {
  const reached = spilindexen(law).flatMap((spil) => (spil.reached === null ? [] : [spil.reached]))
  const first = at(indexsprongen.rows, 0).from
  return reached
    .map((month) => `${shiftMonth(month, month >= LATER_SINCE ? 3 : 1)}-01`)
    .filter((day) => day >= first && indexsprongen.rows.every((row) => row.from !== day))
}
