/** The contract as the law sees it, and from when an indexation may be asked. */
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { monthOf, monthsBetween, shiftMonth } from '#finance/dates.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { healthFromBase } from '#rules/kernel/prijsindex.ts'
import { aanvangsindexMaand, terugwerkendeMaanden } from '#rules/wonen/huurindexatie.figures.ts'
import { lastAnniversary, type RentPlan } from '#rules/wonen/huurindexatie.ts'
import type { inputs } from './inputs.ts'

export type Values = ValuesOf<typeof inputs>

export const typedIndex = (law: Law, { nieuweIndex, basisNieuweIndex }: Values): number | null =>
  nieuweIndex === null ? null : healthFromBase(law, nieuweIndex, basisNieuweIndex)

const signedOn = ({ ondertekend, start }: Values): string => ondertekend ?? start

/** Whether the first index is that of the signature, and not of the start. */
export const signatureCounts = (law: Law, values: Values): boolean =>
  law.on(signedOn(values))(aanvangsindexMaand)[values.gewest] === 'ondertekening'

/** The contract without a typed new index, which holds for one anniversary only. */
export const contractOf = (law: Law, values: Values): RentPlan => ({
  region: values.gewest,
  rent: values.basishuur,
  signed: signedOn(values),
  start: values.start,
  on: values.vanaf,
  epc: values.epc,
  ownStartIndex:
    values.aanvangsindex === null ? null : healthFromBase(law, values.aanvangsindex, values.basisAanvangsindex),
})

/** Asked today, or, for an anniversary that a later one has replaced, on the day the visitor filled in. */
export function askedFrom({ law, today }: Env, { start, vanaf }: Values, anniversary: string) {
  const latest = lastAnniversary(start, today)
  const request = latest !== null && anniversary < latest ? vanaf : today
  const earliest = `${shiftMonth(monthOf(request), -law(terugwerkendeMaanden))}-01`
  const from = anniversary > earliest ? anniversary : earliest
  return {
    from,
    request,
    /** The anniversary lies further back than the law lets an indexation work. */
    late: from > anniversary,
    monthsBack: Math.max(0, monthsBetween(`${monthOf(from)}-01`, `${monthOf(request)}-01`)),
  }
}
