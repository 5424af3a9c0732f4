/** Who gets what: the heirs as they were filled in, or by law, and the debts that come off. */
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import type { Erfgenaam } from '#rules/familie/erfbelasting.ts'
import { forfaitPassief } from '#rules/familie/erfpassief.figures.ts'
import { type Familie, type Nalatenschap, type Rol, wettelijkeErfgenamen } from '#rules/familie/erfopvolging.ts'
import type { Values } from './inputs.ts'

/** An heir, with the place that tells what to call them. */
export type Heir = Erfgenaam & {
  readonly rol: Rol | 'zelf'
  readonly nummer: number
  /** Lived with the deceased without a marriage or a declaration: not everywhere a partner for the tax. */
  readonly feitelijk?: boolean
}

/**
 * Whoever lived together for a year is a partner in Flanders and, without the free home, in Brussels; in Wallonia a stranger.
 * Leaves out: the three years that Flanders asks for the free home.
 */
export function asTaxed(heir: Heir, gewest: Gewest): Heir {
  if (heir.feitelijk !== true || gewest === 'vlaanderen') return heir
  return gewest === 'brussel' ? { ...heir, gezinswoning: 0 } : { ...heir, verwantschap: 'andere' }
}

export const familyOf = (values: Values): Familie => ({
  // Whoever only lived together inherits nothing by law.
  partner: values.langstlevende === 'feitelijkSamenwonend' ? 'geen' : values.langstlevende,
  leeftijdPartner: values.leeftijdPartner,
  kinderen: values.nakomelingen ? values.aantalKinderen : 0,
  ouders: values.ouders,
  broersZussen: values.broersZussen,
  verblijving: values.verblijving,
})

/** What a couple has together belongs to the estate for one half. */
export const isShared = ({ verdeling, langstlevende, vermogen }: Values): boolean =>
  verdeling === 'wettelijk' &&
  (langstlevende === 'gehuwd' || langstlevende === 'wettelijkSamenwonend') &&
  vermogen === 'samen'

const NOTHING = { roerend: 0, onroerend: 0, gezinswoning: 0 } as const

export function estateOf(values: Values): Nalatenschap {
  const all = {
    roerend: values.nalatenschapRoerend,
    onroerend: values.nalatenschapOnroerend,
    gezinswoning: values.nalatenschapGezinswoning ?? values.nalatenschapOnroerend,
  }
  if (!isShared(values)) return { samen: NOTHING, eigen: all }
  return {
    samen: {
      roerend: roundCents(all.roerend / 2),
      onroerend: roundCents(all.onroerend / 2),
      gezinswoning: roundCents(all.gezinswoning / 2),
    },
    eigen: values.eigenGoederen
      ? { roerend: values.eigenRoerend, onroerend: values.eigenOnroerend, gezinswoning: 0 }
      : NOTHING,
  }
}

/** How the tax sees an heir by law: parents are of the direct line, as children are. */
const RELATION = { partner: 'partner', kind: 'kind', ouder: 'kind', broerZus: 'broerZus' } as const

const byLaw = (law: Law, values: Values): readonly Heir[] =>
  wettelijkeErfgenamen(law, estateOf(values), familyOf(values)).map((heir) => ({
    ...heir,
    naam: '',
    verwantschap: RELATION[heir.rol],
  }))

const byHand = ({ erfgenamen, uitzonderingen }: Values): readonly Heir[] =>
  erfgenamen.map((heir, index) => {
    const special = uitzonderingen.find(({ erfgenaam }) => erfgenaam === index + 1)
    return {
      ...heir,
      verwantschap: heir.verwantschap === 'feitelijkPartner' ? 'partner' : heir.verwantschap,
      feitelijk: heir.verwantschap === 'feitelijkPartner',
      rol: 'zelf',
      nummer: index + 1,
      leeftijd: special?.leeftijd ?? null,
      bijzonder: special?.bijzonder ?? 'geen',
      geschonken: special?.geschonken ?? 0,
    }
  })

export function heirsOf(law: Law, values: Values): readonly Heir[] {
  const heirs = values.verdeling === 'wettelijk' ? byLaw(law, values) : byHand(values)
  const property = isShared(values) ? roundCents(values.schuldenVastgoed / 2) : values.schuldenVastgoed
  return minusDebts(heirs, values.schulden ?? 0, property)
}

/**
 * What goes off without proof when nobody typed debts (art. 2.7.3.4.2 VCF): only in Flanders, and only where we divide the
 * estate; where each heir is filled in, the amount is what that heir is taxed on. Of a community one half counts, which
 * comes to the same.
 */
export function lumpSum(law: Law, values: Values, gewest: Gewest): number {
  if (gewest !== 'vlaanderen' || values.verdeling !== 'wettelijk' || values.schulden !== null) return 0
  const { schulden, begrafenis } = law(forfaitPassief)
  return roundCents(schulden + begrafenis)
}

const divided = (debts: number, weights: readonly number[]) =>
  debts > 0 && roundedSum(weights) > 0
    ? largestRemainder(Math.min(debts, roundedSum(weights)), weights)
    : weights.map(() => 0)

/** A debt for real estate comes off the home first, then off other immovable goods. */
function minusPropertyDebt(heirs: readonly Heir[], debts: number): readonly Heir[] {
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

/** Other debts come off movable goods first, then off immovable goods, each heir for their part. */
function minusOtherDebts(heirs: readonly Heir[], debts: number): readonly Heir[] {
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
export function minusDebts(heirs: readonly Heir[], other: number, property: number): readonly Heir[] {
  const beyond = Math.max(0, property - roundedSum(heirs.map((heir) => heir.onroerend)))
  return minusOtherDebts(minusPropertyDebt(heirs, property), roundCents(other + beyond))
}
