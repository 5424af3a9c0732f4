/** Who gets what: the heirs as they were filled in, or by law, and the debts that come off. */
import { plural } from '#calculators/kernel/format.ts'
import { at } from '#finance/list.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Erfgenaam, vruchtgebruikDeel } from '#rules/familie/erfbelasting.ts'

export type Estate = {
  readonly nalatenschapRoerend: number
  readonly nalatenschapOnroerend: number
  readonly nalatenschapGezinswoning: number
  readonly langstlevende: 'gehuwd' | 'wettelijkSamenwonend' | 'geen'
  readonly leeftijdPartner: number
  readonly aantalKinderen: number
}

/**
 * Without a will a spouse gets the usufruct of all and the children the bare ownership, in equal parts (art. 4.17 BW).
 * A legal cohabitant has the usufruct of the family home only (art. 4.23 BW).
 */
export function heirsByLaw(law: Law, estate: Estate): readonly Erfgenaam[] {
  const { langstlevende, nalatenschapRoerend, nalatenschapOnroerend, nalatenschapGezinswoning } = estate
  const usufruct = langstlevende === 'geen' ? 0 : vruchtgebruikDeel(law, estate.leeftijdPartner)
  const married = langstlevende === 'gehuwd'
  const partner = {
    roerend: married ? roundCents(nalatenschapRoerend * usufruct) : 0,
    onroerend: roundCents((married ? nalatenschapOnroerend : nalatenschapGezinswoning) * usufruct),
    gezinswoning: roundCents(nalatenschapGezinswoning * usufruct),
  }
  const equal = Array.from({ length: estate.aantalKinderen }, () => 1)
  const [movable, immovable, home] = [
    largestRemainder(roundCents(nalatenschapRoerend - partner.roerend), equal),
    largestRemainder(roundCents(nalatenschapOnroerend - partner.onroerend), equal),
    largestRemainder(roundCents(nalatenschapGezinswoning - partner.gezinswoning), equal),
  ]
  const children = equal.map((_, index): Erfgenaam => ({
    naam: estate.aantalKinderen === 1 ? 'Kind' : `Kind ${index + 1}`,
    verwantschap: 'kind',
    roerend: at(movable, index),
    onroerend: at(immovable, index),
    gezinswoning: Math.min(at(home, index), at(immovable, index)),
  }))
  return langstlevende === 'geen' ? children : [{ naam: 'Partner', verwantschap: 'partner', ...partner }, ...children]
}

export function byLawText({ langstlevende, aantalKinderen }: Estate): string {
  const children = plural(aantalKinderen, 'kind', 'kinderen')
  if (langstlevende === 'geen')
    return `${plural(aantalKinderen, 'kind erft', 'kinderen erven')} alles, in gelijke delen.`
  return langstlevende === 'gehuwd'
    ? `De partner krijgt het vruchtgebruik, ${children} de blote eigendom.`
    : `De partner krijgt het vruchtgebruik van de gezinswoning, ${children} de rest.`
}

const divided = (debts: number, weights: readonly number[]) =>
  debts > 0 && sum(weights) > 0 ? largestRemainder(Math.min(debts, sum(weights)), weights) : weights.map(() => 0)

/** A debt for real estate comes off the home first, then off other immovable goods. */
function minusPropertyDebt(heirs: readonly Erfgenaam[], debts: number): readonly Erfgenaam[] {
  const parts = divided(
    debts,
    heirs.map((heir) => heir.onroerend),
  )
  return heirs.map((heir, index) => {
    const part = at(parts, index)
    return {
      ...heir,
      onroerend: roundCents(heir.onroerend - part),
      gezinswoning: roundCents(Math.max(0, heir.gezinswoning - part)),
    }
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

/** What a debt for real estate leaves over once the real estate is gone, comes off the rest. */
export function minusDebts(heirs: readonly Erfgenaam[], other: number, property: number): readonly Erfgenaam[] {
  const beyond = Math.max(0, property - sum(heirs.map((heir) => heir.onroerend)))
  return minusOtherDebts(minusPropertyDebt(heirs, property), roundCents(other + beyond))
}

/** What the first heir of a kind gets. */
export function shareOf(heirs: readonly Erfgenaam[], relation: Erfgenaam['verwantschap']): number {
  const heir = heirs.find(({ verwantschap }) => verwantschap === relation)
  return heir ? roundCents(heir.roerend + heir.onroerend) : 0
}
