/**
 * The duty on a deed by which one owner takes over the share of the other (art. 2.10 VCF; art. 109 to 111 W.Reg.). The deed
 * ends the co-ownership, so it is due on the whole value; a debt does not lower it. Leaves out: an owner who bought their
 * share later (sales duty), and a deed that leaves others together.
 */
import { roundCents } from '#finance/money.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { verdeelrechtTarief, verdeelrechtTermijn, verdeelrechtVerlaagd } from '#rules/wonen/verdeelrecht.figures.ts'

/** wettelijkLaat: a legal cohabitation that lasted too short or ended too long ago for the lower rate. */
export type Relatie = 'gehuwd' | 'wettelijk' | 'wettelijkLaat' | 'feitelijk'

export type Verdeelrecht = {
  readonly tarief: number
  readonly verlaagd: boolean
  readonly recht: number
  readonly cijfers: readonly Dated<unknown>[]
}

export function verdeelrecht(law: Law, gewest: Gewest, relatie: Relatie, waarde: number): Verdeelrecht {
  const verlaagd = gewest === 'vlaanderen' && (relatie === 'gehuwd' || relatie === 'wettelijk')
  const tarief = verlaagd ? law(verdeelrechtVerlaagd) : law(verdeelrechtTarief)[gewest]
  const conditions = relatie === 'wettelijk' && verlaagd ? [verdeelrechtTermijn] : []
  return {
    tarief,
    verlaagd,
    recht: roundCents(waarde * tarief),
    cijfers: verlaagd ? [verdeelrechtVerlaagd, ...conditions] : [verdeelrechtTarief],
  }
}
