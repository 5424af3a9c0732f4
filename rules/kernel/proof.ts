/** On which text a row of a legal figure rests, how sure it is and where a visitor can read it. */
import type { Confidence, Dated, DatedRow, Proof } from '#rules/kernel/dated.ts'

const eliAddress = (eli: string): string => `https://www.ejustice.just.fgov.be/eli/${eli}/justel`

/** The text a row rests on; of a table by region the first of its leaves. */
export const proofOf = ({ proof, leaves }: DatedRow<unknown>): Proof | undefined =>
  proof ?? (leaves && Object.values(leaves)[0])

/** Seen as a whole: the row, or every leaf of it that holds something. */
export function isProven({ value, proof, leaves }: DatedRow<unknown>): boolean {
  if (proof) return true
  if (!leaves || typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([leaf, part]) => part === null || leaf in leaves)
}

/** How sure a row is: never more than its proof allows, whatever the figure says of itself. */
export function confidenceOf(figure: Dated<unknown>, row: DatedRow<unknown>): Confidence {
  const said = row.confidence ?? figure.confidence
  return said === 'hoog' && (row.derived || !isProven(row)) ? 'middel' : said
}

/** The last day on which somebody looked at the source of this row. */
export const checkedOnOf = (figure: Dated<unknown>, row: DatedRow<unknown>): string =>
  row.checkedOn ?? proofOf(row)?.seenOn ?? figure.checkedOn

/** Where a visitor can read the law behind a row: the proof if there is one, else the address of the figure. */
export function lawAddress(figure: Dated<unknown>, row: DatedRow<unknown>): string | undefined {
  const proof = proofOf(row)
  if (proof) return 'eli' in proof ? eliAddress(proof.eli) : proof.url
  return row.url ?? figure.url ?? (figure.eli === undefined ? undefined : eliAddress(figure.eli))
}
