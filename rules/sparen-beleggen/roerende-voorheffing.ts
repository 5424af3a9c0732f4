/** Withholding tax on interest and dividends: the rates of art. 269 WIB 92. */
import { minDate } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { type Dated, type Law } from '#rules/kernel/dated.ts'
import { voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import {
  roerendeVoorheffing,
  voorheffingZorgvastgoed,
  voorheffingVvprBis,
  voorheffingVvprBisTweedeJaar,
  voorheffingLiquidatiereserveOud,
  voorheffingLiquidatiereserve,
  voorheffingLiquidatiereserveNieuw,
  voorheffingLiquidatiereserveVroeg,
  voorheffingAuteursrechten,
} from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

/** Which line of art. 269 WIB 92 an income falls under. */
export const incomeKinds = [
  'dividend',
  'fonds',
  'gvv',
  'zorgvastgoed',
  'interest',
  'spaarrekening',
  'vvprbis',
  'vvprbisTweedeJaar',
  'liquidatiereserve',
  'liquidatiereserveOud',
  'liquidatiereserveNieuw',
  'liquidatiereserveVroeg',
  'auteursrechten',
] as const

export type IncomeKind = (typeof incomeKinds)[number]

const RATES: Record<IncomeKind, Dated<number>> = {
  dividend: roerendeVoorheffing,
  fonds: roerendeVoorheffing,
  gvv: roerendeVoorheffing,
  zorgvastgoed: voorheffingZorgvastgoed,
  interest: roerendeVoorheffing,
  spaarrekening: voorheffingSpaarrekening,
  vvprbis: voorheffingVvprBis,
  vvprbisTweedeJaar: voorheffingVvprBisTweedeJaar,
  liquidatiereserve: voorheffingLiquidatiereserve,
  liquidatiereserveOud: voorheffingLiquidatiereserveOud,
  liquidatiereserveNieuw: voorheffingLiquidatiereserveNieuw,
  liquidatiereserveVroeg: voorheffingLiquidatiereserveVroeg,
  auteursrechten: voorheffingAuteursrechten,
}

/** The figure that sets the rate of this income. */
export const rateFigure = (kind: IncomeKind): Dated<number> => RATES[kind]

/** Tax held back on a gross amount of interest or dividends, rounded to the cent at each payment. */
export function ingehouden(law: Law, gross: number, rate = law(roerendeVoorheffing)): number {
  return roundCents(gross * rate)
}

/** The law on the day interest is paid: its own when that day is behind us, otherwise the law we are bound to. */
export const wetOpBetaaldag = (law: Law, paidOn: string): Law => law.on(minDate(paidOn, law.date))

/**
 * A dividend that first passes a foreign border: Belgian tax comes on what is left there (art. 22 and 269
 * WIB 92). Leaves out: what you can claim back from the other country.
 */
export function naBuitenland(
  law: Law,
  gross: number,
  foreignRate: number,
  rate = law(roerendeVoorheffing),
): { foreign: number; border: number; belgian: number; net: number } {
  const exact = gross * (1 - foreignRate)
  const border = roundCents(exact)
  const belgian = ingehouden(law, exact, rate)
  return { foreign: roundCents(gross - border), border, belgian, net: roundCents(border - belgian) }
}
