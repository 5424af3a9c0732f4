/** The lease with purchase option as a credit: rent, term and the JKP behind it. */
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { apr } from '#finance/cashflow.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import type { LeaseValues } from './inputs.ts'

export type Contract = {
  /** Price minus what is paid at the start. */
  readonly financed: number
  readonly option: number
  readonly rent: number
  readonly months: number
  readonly rents: readonly number[]
  readonly totalRent: number
  /** Rents and option, minus what was financed. */
  readonly interest: number
  readonly jkp: number | null
}

export const optionOf = ({ aankoopoptie, prijs }: LeaseValues): number => roundCents(prijs * aankoopoptie)

/** EU equation: the car comes in at the start, rents and option go out (KB 14 september 2016, art. 2 and 3). */
function leaseJkp(financed: number, rents: readonly number[], option: number, due: boolean): number | null {
  const shift = due ? 0 : 1
  return apr({
    draws: [{ amount: financed, months: 0 }],
    payments: [
      ...rents.map((amount, index) => ({ amount, months: index + shift })),
      { amount: option, months: rents.length },
    ],
  })
}

export function contractOf(values: LeaseValues): Contract {
  const { prijs, voorschot, gezocht, vorm, looptijd } = values
  const withOption = vorm === 'financieringshuur'
  const option = withOption ? optionOf(values) : 0
  const financed = roundCents(prijs - voorschot)
  const due = values.betaaltijdstip === 'vooraf'
  const rent =
    withOption && gezocht === 'maandbedrag'
      ? roundCents(annuityPayment(financed, monthlyRate(values.rente), looptijd, option, due))
      : values.maandbedrag
  const rents = Array.from({ length: looptijd }, () => rent)
  const totalRent = roundCents(rent * looptijd)
  return {
    financed,
    option,
    rent,
    months: looptijd,
    rents,
    totalRent,
    interest: roundCents(totalRent + option - financed),
    jkp: withOption ? leaseJkp(financed, rents, option, due) : null,
  }
}
