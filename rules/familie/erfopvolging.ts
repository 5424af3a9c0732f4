/**
 * Who inherits without a will (deaths since 1 September 2018). Leaves out: grandchildren and nephews who take the place of
 * a parent, half brothers and sisters, grandparents, an earlier marriage's children and their age difference.
 */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { ouderdeel } from '#rules/familie/erfopvolging.figures.ts'
import { vruchtgebruikDeel } from '#rules/familie/erfbelasting.ts'

/** Goods of an estate; the home is part of what is immovable. */
export type Goederen = { readonly roerend: number; readonly onroerend: number; readonly gezinswoning: number }

export type Nalatenschap = {
  /** The part of the deceased in what a couple has together: a community, or bought together and owned by the two alone. */
  readonly samen: Goederen
  readonly eigen: Goederen
}

export type Familie = {
  readonly partner: 'gehuwd' | 'wettelijkSamenwonend' | 'geen'
  readonly leeftijdPartner: number
  readonly kinderen: number
  /** Parents who live, and brothers and sisters: heirs of whoever leaves no children. */
  readonly ouders: number
  readonly broersZussen: number
  /** A marriage contract gives what they have together to the one who lives longest. */
  readonly verblijving: boolean
}

export type Rol = 'partner' | 'kind' | 'ouder' | 'broerZus'
export type WettelijkDeel = Goederen & { readonly rol: Rol; readonly nummer: number }

const KEYS = ['roerend', 'onroerend', 'gezinswoning'] as const
const each = (make: (key: (typeof KEYS)[number]) => number): Goederen => ({
  roerend: roundCents(make('roerend')),
  onroerend: roundCents(make('onroerend')),
  gezinswoning: roundCents(make('gezinswoning')),
})

/** Shares of those who come after the partner: the children, or else parents and brothers and sisters. */
function others(law: Law, { kinderen, ouders, broersZussen }: Familie): readonly { rol: Rol; weight: number }[] {
  const some = (rol: Rol, count: number, weight: number) => Array.from({ length: count }, () => ({ rol, weight }))
  if (kinderen > 0) return some('kind', kinderen, 1)
  if (broersZussen === 0) return some('ouder', ouders, 1)
  const perOuder = ouders > 0 ? law(ouderdeel) : 0
  return [...some('ouder', ouders, perOuder), ...some('broerZus', broersZussen, (1 - ouders * perOuder) / broersZussen)]
}

/**
 * A spouse has the usufruct of all beside children (art. 4.17 BW). Without children the spouse owns what they had together
 * and has the usufruct of the rest beside parents, brothers and sisters; without those the spouse owns it all. A legal
 * cohabitant has the usufruct of the family home (art. 4.23 BW).
 */
function ofPartner(law: Law, { samen, eigen }: Nalatenschap, familie: Familie, alone: boolean): Goederen | null {
  if (familie.partner === 'geen') return null
  const usufruct = alone ? 1 : vruchtgebruikDeel(law, familie.leeftijdPartner)
  if (familie.partner === 'wettelijkSamenwonend') {
    const home = (samen.gezinswoning + eigen.gezinswoning) * vruchtgebruikDeel(law, familie.leeftijdPartner)
    return each((key) => (key === 'roerend' ? 0 : home))
  }
  const together = familie.kinderen === 0 || familie.verblijving ? 1 : usufruct
  return each((key) => samen[key] * together + eigen[key] * usufruct)
}

/** Someone whom this law calls to what the partner does not get; a spouse who is alone gets it all. */
export const heeftErfgenaam = ({ partner, kinderen, ouders, broersZussen }: Familie): boolean =>
  kinderen > 0 || broersZussen > 0 || ouders === 2 || partner === 'gehuwd'

/** The heirs in order: partner, children, parents, brothers and sisters. Their parts add up to the estate, to the cent. */
export function wettelijkeErfgenamen(law: Law, estate: Nalatenschap, familie: Familie): readonly WettelijkDeel[] {
  const rest = others(law, familie)
  const partner = ofPartner(law, estate, familie, rest.length === 0)
  const left = each((key) => estate.samen[key] + estate.eigen[key] - (partner?.[key] ?? 0))
  const weights = rest.map(({ weight }) => weight)
  const [movable, immovable, home] = KEYS.map((key) =>
    rest.length === 0 ? [] : largestRemainder(left[key], weights),
  ) as [number[], number[], number[]]
  const numbers = new Map<Rol, number>()
  return [
    ...(partner ? [{ rol: 'partner' as const, nummer: 1, ...partner }] : []),
    ...rest.map(({ rol }, index) => {
      const nummer = (numbers.get(rol) ?? 0) + 1
      numbers.set(rol, nummer)
      const onroerend = at(immovable, index)
      return { rol, nummer, roerend: at(movable, index), onroerend, gezinswoning: Math.min(at(home, index), onroerend) }
    }),
  ]
}
