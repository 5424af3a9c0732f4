/** Who gets what: the heirs as they were filled in, or by law, and the debts that come off. */
import { plural } from '#calculators/format.ts'
import { at } from '#finance/list.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { type Erfgenaam, vruchtgebruikDeel } from '#rules/erfbelasting.ts'

export type Estate = {
  readonly nalatenschapRoerend: number
  readonly nalatenschapOnroerend: number
  readonly nalatenschapGezinswoning: number
  readonly partnerErft: boolean
  readonly leeftijdPartner: number
  readonly aantalKinderen: number
}

/** Without a will the partner gets the usufruct of all and the children the bare ownership, in equal parts. */
export function heirsByLaw(law: Law, estate: Estate): readonly Erfgenaam[] {
  const usufruct = estate.partnerErft ? vruchtgebruikDeel(law, estate.leeftijdPartner) : 0
  const partnerPart = (amount: number) => roundCents(amount * usufruct)
  const equal = Array.from({ length: estate.aantalKinderen }, () => 1)
  const childParts = (amount: number) => largestRemainder(roundCents(amount - partnerPart(amount)), equal)
  const [movable, immovable, home] = [
    childParts(estate.nalatenschapRoerend),
    childParts(estate.nalatenschapOnroerend),
    childParts(estate.nalatenschapGezinswoning),
  ]
  const children = equal.map((_, index): Erfgenaam => ({
    naam: estate.aantalKinderen === 1 ? 'Kind' : `Kind ${index + 1}`,
    verwantschap: 'kind',
    roerend: at(movable, index),
    onroerend: at(immovable, index),
    gezinswoning: Math.min(at(home, index), at(immovable, index)),
  }))
  if (!estate.partnerErft) return children
  const partner: Erfgenaam = {
    naam: 'Partner',
    verwantschap: 'partner',
    roerend: partnerPart(estate.nalatenschapRoerend),
    onroerend: partnerPart(estate.nalatenschapOnroerend),
    gezinswoning: partnerPart(estate.nalatenschapGezinswoning),
  }
  return [partner, ...children]
}

export const byLawText = ({ partnerErft, aantalKinderen }: Estate) =>
  partnerErft
    ? `De partner krijgt het vruchtgebruik, ${plural(aantalKinderen, 'kind', 'kinderen')} de blote eigendom.`
    : `${plural(aantalKinderen, 'kind erft', 'kinderen erven')} alles, in gelijke delen.`

const divided = (debts: number, weights: readonly number[]) =>
  debts > 0 && sum(weights) > 0 ? largestRemainder(Math.min(debts, sum(weights)), weights) : weights.map(() => 0)

/** A debt for real estate comes off immovable goods (and the home in proportion), what is left off movable ones. */
function minusPropertyDebt(heirs: readonly Erfgenaam[], debts: number): readonly Erfgenaam[] {
  const parts = divided(
    debts,
    heirs.map((heir) => heir.onroerend),
  )
  return heirs.map((heir, index) => {
    const part = at(parts, index)
    const onroerend = roundCents(heir.onroerend - part)
    const home = heir.onroerend > 0 ? roundCents((heir.gezinswoning * onroerend) / heir.onroerend) : 0
    return { ...heir, onroerend, gezinswoning: home }
  })
}

/** Other debts come off movable goods first, then off immovable goods, each heir for his part. */
function minusOtherDebts(heirs: readonly Erfgenaam[], debts: number): readonly Erfgenaam[] {
  const parts = divided(
    debts,
    heirs.map((heir) => roundCents(heir.roerend + heir.onroerend)),
  )
  return heirs.map((heir, index) => {
    const part = at(parts, index)
    const fromMovable = Math.min(part, heir.roerend)
    const onroerend = roundCents(heir.onroerend - (part - fromMovable))
    return {
      ...heir,
      roerend: roundCents(heir.roerend - fromMovable),
      onroerend,
      gezinswoning: Math.min(heir.gezinswoning, onroerend),
    }
  })
}

export const minusDebts = (heirs: readonly Erfgenaam[], other: number, property: number) =>
  minusOtherDebts(minusPropertyDebt(heirs, property), other)
