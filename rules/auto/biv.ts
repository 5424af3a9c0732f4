/** Belasting op inverkeerstelling: what a person pays once, to register a car in their name. */
import { year } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { type Auto, indexSinds, isNaWltp, maandenOud, normVan } from '#rules/auto/auto.ts'
import {
  bivBrussel,
  bivLeeftijd,
  bivVermogen,
  bivVlaanderenElektrisch,
  bivVlaanderenFormule,
  bivVlaanderenGrenzen,
  bivVlaanderenLeeftijd,
  bivVlaanderenLucht,
  bivWallonie,
  bivWallonieEnergie,
  bivWallonieGezin,
} from '#rules/auto/biv.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

export type Gezin = 'geen' | 'groot' | 'eenouder'

export type Biv = {
  /** What the emissions or the power cost, before the age. */
  readonly basis: number
  /** The part that the age leaves. */
  readonly leeftijd: number
  readonly bedrag: number
}

const between = (low: number, amount: number, high: number) => Math.min(high, Math.max(low, amount))

function vlaanderen(law: Law, auto: Auto): Biv {
  if (auto.aandrijving === 'elektrisch') {
    const bedrag = law(bivVlaanderenElektrisch)
    return { basis: bedrag, leeftijd: 1, bedrag }
  }
  const { deler, macht, maal, q, x } = law(bivVlaanderenFormule)
  const { minimum, maximum, indexcijfer } = law(bivVlaanderenGrenzen)
  const yearsSince = (day: string) => Math.max(0, year(law.date) - year(day))
  const grams = isNaWltp(auto)
    ? auto.co2 * (q.begin + q.stap * yearsSince(q.sinds))
    : auto.co2 + x.stap * yearsSince(x.na)
  const index = indexSinds(law, indexcijfer)
  const air = at(law(bivVlaanderenLucht)[auto.aandrijving === 'diesel' ? 'diesel' : 'benzine'], normVan(law, auto))
  const basis = (grams / deler) ** macht * maal + roundCents(air * index)
  const ages = law(bivVlaanderenLeeftijd)
  const leeftijd = at(ages, Math.min(ages.length - 1, Math.trunc(maandenOud(law, auto) / 12)))
  return {
    basis: roundCents(basis),
    leeftijd,
    bedrag: roundCents(between(roundCents(minimum * index), basis * leeftijd, roundCents(maximum * index))),
  }
}

/** After the last rung of the ages only the lowest amount is left: 0. */
const leeftijdsdeel = (law: Law, auto: Auto): number => law(bivLeeftijd)[Math.trunc(maandenOud(law, auto) / 12)] ?? 0

function gezinskorting(law: Law, { massa }: Auto, gezin: Gezin): number {
  if (gezin === 'geen') return 0
  const { korting, vanafMassa, totMassa } = law(bivWallonieGezin)
  return massa < totMassa && (gezin === 'eenouder' || massa > vanafMassa) ? korting : 0
}

function wallonie(law: Law, auto: Auto, gezin: Gezin): Biv {
  const { co2, massa, minimum, maximum, laagsteBasis, indexcijfer } = law(bivWallonie)
  const rung = law(bivVermogen).find(({ kw }) => auto.kw <= kw)
  const basis = roundCents((rung?.bedrag ?? 0) * indexSinds(law, indexcijfer))
  const leeftijd = leeftijdsdeel(law, auto)
  const { hybride, elektrisch } = law(bivWallonieEnergie)
  const electric = auto.aandrijving === 'elektrisch'
  const energy = electric
    ? (elektrisch.find(({ totKw }) => auto.kw <= totKw)?.maal ?? 0)
    : auto.aandrijving === 'hybride'
      ? hybride
      : 1
  const emissions = electric ? 1 : auto.co2 / (isNaWltp(auto) ? co2.wltp : co2.nedc)
  const tax = Math.max(laagsteBasis, basis * leeftijd) * emissions * (auto.massa / massa) * energy
  const capped = between(minimum, tax, maximum)
  return { basis, leeftijd, bedrag: roundCents(Math.max(minimum, capped - gezinskorting(law, auto, gezin))) }
}

function brussel(law: Law, auto: Auto): Biv {
  const rungs = law(bivVermogen)
  const index = indexSinds(law, law(bivBrussel).indexcijfer)
  const indexed = (rung: number, part: number) => roundCents(at(rungs, rung).bedrag * part * index)
  const lowest = indexed(0, 1)
  if (auto.aandrijving === 'elektrisch') return { basis: lowest, leeftijd: 1, bedrag: lowest }
  // The higher of the two readings of the table counts.
  const rung = Math.max(
    rungs.findIndex(({ pk }) => auto.pk <= pk),
    rungs.findIndex(({ kw }) => auto.kw <= kw),
  )
  const leeftijd = leeftijdsdeel(law, auto)
  return { basis: indexed(rung, 1), leeftijd, bedrag: Math.max(lowest, indexed(rung, leeftijd)) }
}

export function biv(law: Law, gewest: Gewest, auto: Auto, gezin: Gezin = 'geen'): Biv {
  if (gewest === 'vlaanderen') return vlaanderen(law, auto)
  return gewest === 'wallonie' ? wallonie(law, auto, gezin) : brussel(law, auto)
}
