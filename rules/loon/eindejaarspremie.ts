/** Year-end premium and the forms a bonus can take instead. */
import { roundCents } from '#finance/money.ts'
import { exceptioneleVoorheffing, type ExceptioneleVoorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rszBijdrage, type Statuut } from '#rules/loon/loon.ts'
import { voorheffingSectorfonds } from '#rules/loon/eindejaarspremie.figures.ts'

export type NettoPremie = {
  readonly bruto: number
  readonly rsz: number
  readonly belastbaar: number
  readonly tarief: number
  readonly voorheffing: number
  readonly netto: number
  /** null when a sector fund pays and withholds its own flat rate. */
  readonly schaal: ExceptioneleVoorheffing | null
}

/** A premium paid in cash: RSZ (108 % for a manual worker), then the flat scale or the rate of a sector fund. */
export function nettoPremie(
  law: Law,
  bruto: number,
  yearlyPay: number,
  options: { readonly statuut: Statuut; readonly children: number; readonly sectorfonds: boolean },
): NettoPremie {
  const rsz = rszBijdrage(law, bruto, options.statuut)
  const belastbaar = roundCents(bruto - rsz)
  if (options.sectorfonds) {
    const tarief = law(voorheffingSectorfonds)
    const voorheffing = roundCents(belastbaar * tarief)
    return { bruto, rsz, belastbaar, tarief, voorheffing, netto: roundCents(belastbaar - voorheffing), schaal: null }
  }
  const schaal = exceptioneleVoorheffing(law, belastbaar, yearlyPay, 'andere', options.children)
  const netto = roundCents(belastbaar - schaal.bedrag)
  return { bruto, rsz, belastbaar, tarief: schaal.tarief, voorheffing: schaal.bedrag, netto, schaal }
}
