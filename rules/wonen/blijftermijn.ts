/**
 * What a buyer pays back who leaves the home sooner than the low registration tax asks. In Brussels by the years that are
 * missing, since 1 April 2023; elsewhere all of it. Leaves out: interest, a fine, and leaving through no fault of one's own.
 */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { blijftermijn } from '#rules/wonen/blijftermijn.figures.ts'

/** `voordeel` is what the low tax saved, `jaren` the full years lived there. */
export function registratieTerug(law: Law, gewest: Gewest, voordeel: number, jaren: number): number {
  const term = law(blijftermijn)[gewest]
  const missing = Math.max(0, term - jaren)
  return missing > 0 ? roundCents(gewest === 'brussel' ? (voordeel * missing) / term : voordeel) : 0
}
