/** The tax on a car each year, the tenth for the municipality included. */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { type Auto, indexSinds, isNaWltp, normVan } from '#rules/auto/auto.ts'
import { bivVlaanderenGrenzen, bivWallonie } from '#rules/auto/biv.figures.ts'
import {
  opdeciem,
  verkeersbelastingCo2,
  verkeersbelastingElektrisch,
  verkeersbelastingEuronorm,
  verkeersbelastingMinimum,
  verkeersbelastingPk,
} from '#rules/auto/verkeersbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

const FIRST_PK = 4
const LAST_PK = 20

export type Verkeersbelasting = {
  /** By fiscal horsepower, or the fixed amount of an electric car. */
  readonly basis: number
  /** Part of it added for CO2 and for the euro norm; only in Flanders. */
  readonly co2: number
  readonly norm: number
  /** After both, and not below the minimum. */
  readonly gewest: number
  readonly totaal: number
}

function perPk(law: Law, pk: number): number {
  const { perPk: table, boven20 } = law(verkeersbelastingPk)
  const counted = Math.min(LAST_PK, Math.max(FIRST_PK, pk))
  return roundCents(at(table, counted - FIRST_PK) + boven20 * Math.max(0, pk - LAST_PK))
}

/** An amount that follows the index has a whole number of cents for each month. */
const perTwelve = (amount: number): number => roundCents(Math.round((amount * 100) / 12) * 0.12)

function vlaanderen(law: Law, auto: Auto): Omit<Verkeersbelasting, 'gewest' | 'totaal'> & { readonly exact: number } {
  if (auto.aandrijving === 'elektrisch') {
    // The law gives the amount as that of 1 July 2025, the month from which Wallonia counts too.
    const bedrag = perTwelve(law(verkeersbelastingElektrisch) * indexSinds(law, law(bivWallonie).indexcijfer))
    return { basis: bedrag, co2: 0, norm: 0, exact: bedrag }
  }
  const { perGram, neutraal, neutraalVoor2021, vanaf, tot } = law(verkeersbelastingCo2)
  const grams = Math.min(tot, Math.max(vanaf, auto.co2)) - (isNaWltp(auto) ? neutraal : neutraalVoor2021)
  const basis = perPk(law, auto.pk)
  const co2 = perGram * grams
  const norm = at(
    law(verkeersbelastingEuronorm)[auto.aandrijving === 'diesel' ? 'diesel' : 'benzine'],
    normVan(law, auto),
  )
  const minimum = perTwelve(law(verkeersbelastingMinimum) * indexSinds(law, law(bivVlaanderenGrenzen).indexcijfer))
  return { basis, co2, norm, exact: Math.max(minimum, basis * (1 + co2 + norm)) }
}

export function verkeersbelasting(law: Law, gewest: Gewest, auto: Auto): Verkeersbelasting {
  const pk = auto.aandrijving === 'elektrisch' ? FIRST_PK : auto.pk
  const basis = perPk(law, pk)
  const { exact, ...found } = gewest === 'vlaanderen' ? vlaanderen(law, auto) : { basis, co2: 0, norm: 0, exact: basis }
  return { ...found, gewest: roundCents(exact), totaal: roundCents(exact * (1 + law(opdeciem))) }
}
