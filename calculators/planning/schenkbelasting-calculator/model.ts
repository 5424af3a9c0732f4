/** One gift in law: from one giver to one receiver. A gift of several people is several gifts. */
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { erfbelasting, type Verwantschap } from '#rules/familie/erfbelasting.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import type { Begiftigde } from '#rules/familie/schenkbelasting.figures.ts'
import { grootGezinVermindering, schenkbelasting, schenkbelastingRenovatie } from '#rules/familie/schenkbelasting.ts'

export const groupOf = (relation: Verwantschap): Begiftigde =>
  relation === 'partner' || relation === 'kind' ? 'lijn' : 'andere'

export type Gift = {
  readonly aan: Verwantschap
  readonly soort: 'roerend' | 'onroerend'
  readonly bedrag: number
  readonly vroeger: number
  readonly ookErven: number
  readonly schenkers: number
  readonly begiftigden: number
  readonly kinderenOnder21: number
  /** The building is let in time (before 2025 also: renovated): Flanders pays a part back. */
  readonly renovatie: boolean
}

export const lowerRate = (gewest: Gewest, { soort, renovatie }: Gift) =>
  renovatie && gewest === 'vlaanderen' && soort === 'onroerend'

/** The law taxes each gift from one giver to one receiver apart, in equal parts here. */
export function registeredTax(law: Law, gewest: Gewest, gift: Gift) {
  const count = gift.schenkers * gift.begiftigden
  const parts = largestRemainder(
    gift.bedrag,
    Array.from({ length: count }, () => 1),
  )
  const group = groupOf(gift.aan)
  const usual = parts.map((part) => schenkbelasting(law, gewest, gift.soort, group, part, gift.vroeger))
  const taxed = lowerRate(gewest, gift)
    ? parts.map((part) => schenkbelastingRenovatie(law, group, part, gift.vroeger))
    : usual
  const receiver = { soort: gift.soort, partner: gift.aan === 'partner', children: gift.kinderenOnder21 }
  const reductions = taxed.map(({ tax }) => grootGezinVermindering(law, gewest, tax, receiver))
  return {
    count,
    part: at(parts, 0),
    before: roundedSum(taxed.map(({ tax }) => tax)),
    refund: roundCents(roundedSum(usual.map(({ tax }) => tax)) - roundedSum(taxed.map(({ tax }) => tax))),
    reduction: roundedSum(reductions),
    tax: roundCents(roundedSum(taxed.map(({ tax }) => tax)) - roundedSum(reductions)),
    lines: at(taxed, 0).lines,
  }
}

/** What the same amount costs when it is inherited on top of what the heirs get anyway. */
export function whenInherited(law: Law, gewest: Gewest, gift: Gift): number {
  const each = gift.bedrag / gift.schenkers / gift.begiftigden
  const taxOn = (share: number) =>
    roundedSum(
      erfbelasting(
        law,
        gewest,
        Array.from({ length: gift.begiftigden }, () => ({
          naam: '',
          verwantschap: gift.aan,
          roerend: gift.soort === 'roerend' ? share : 0,
          onroerend: gift.soort === 'onroerend' ? share : 0,
          gezinswoning: 0,
        })),
      ).map((part) => part.belasting),
    )
  return roundCents(gift.schenkers * (taxOn(roundCents(each + gift.ookErven)) - taxOn(gift.ookErven)))
}
