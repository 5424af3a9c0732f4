/** The lease with purchase option as a credit: rent, term and the JKP behind it. */
import { monthlyRate } from '#calculators/lenen/rente.ts'
import { apr } from '#finance/cashflow.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import type { LeaseValues } from './inputs.ts'

export type Contract = {
  /** Price minus what is paid at the start. */
  readonly financed: number
  readonly option: number
  /** Rent per month; the last one may be smaller. */
  readonly rent: number
  readonly months: number
  readonly rents: readonly number[]
  readonly totalRent: number
  /** Rents and option, minus what was financed. */
  readonly interest: number
  readonly jkp: number | null
}

export const optionOf = ({ restwaarde, aankoopoptie, prijs }: LeaseValues): number =>
  restwaarde ?? roundCents(prijs * aankoopoptie)

/** EU equation: the car comes in at the start, rents and option go out (KB 14 september 2016, art. 2 and 3). */
export function leaseJkp(financed: number, rents: readonly number[], option: number, due: boolean): number | null {
  const shift = due ? 0 : 1
  return apr({
    draws: [{ amount: financed, months: 0 }],
    payments: [
      ...rents.map((amount, index) => ({ amount, months: index + shift })),
      { amount: option, months: rents.length },
    ],
  })
}

/** null when the rent never gets there: more rent terms than the longest contract, or nothing left to finance. */
export function contractOf(values: LeaseValues): Contract | null {
  const { prijs, voorschot, gezocht, vorm } = values
  const withOption = vorm === 'financieringshuur'
  const option = withOption ? optionOf(values) : 0
  const financed = roundCents(prijs - voorschot)
  const due = values.betaaltijdstip === 'vooraf'
  let rents: number[]
  if (withOption && gezocht === 'looptijd') {
    const total = roundCents(financed - option + values.rentelast)
    const full = Math.floor(total / values.maandbedrag + 1e-9)
    const rest = roundCents(total - full * values.maandbedrag)
    if (total <= 0 || full > 600) return null
    rents = [...Array.from({ length: full }, () => values.maandbedrag), ...(rest > 0 ? [rest] : [])]
  } else {
    const rent =
      withOption && gezocht === 'maandbedrag'
        ? roundCents(
            annuityPayment(financed, monthlyRate(values.rente, values.renteomzetting), values.looptijd, option, due),
          )
        : values.maandbedrag
    rents = Array.from({ length: values.looptijd }, () => rent)
  }
  const totalRent = roundCents(rents.reduce((a, b) => a + b, 0))
  return {
    financed,
    option,
    rent: rents[0] ?? 0,
    months: rents.length,
    rents,
    totalRent,
    interest: roundCents(totalRent + option - financed),
    jkp: withOption && financed > 0 ? leaseJkp(financed, rents, option, due) : null,
  }
}
