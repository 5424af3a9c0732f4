/** Reynderstaks: the interest part in the gain on a fund with bonds counts as interest (art. 19bis WIB 92). */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'

export type FundGain = {
  /** Sale price minus what was paid: unlike the gains tax, this one never starts from the photo value. */
  readonly gain: number
  /** Average share of bonds and cash in the fund, 0 to 1. */
  readonly bondShare: number
  readonly boughtOn: string
  /** Interest part as the fund publishes it (TIS at sale minus TIS at purchase); goes before the share. */
  readonly tisGain?: number | null
  /** Funds that pay out all their interest by prospectus are outside the tax. */
  readonly paysOutInterest?: boolean
}

/**
 * Interest part and the tax on it. By the TIS difference when there is one, else gain × bond share ("asset
 * test"). Leaves out: funds without any information, where the whole gain counts as interest.
 */
export function reynderstaks(law: Law, fund: FundGain): { applies: boolean; interest: number; tax: number } {
  const applies = fund.paysOutInterest !== true && fund.bondShare > law.on(fund.boughtOn)(reyndersDrempel)
  const interest = applies ? Math.max(0, roundCents(fund.tisGain ?? fund.gain * fund.bondShare)) : 0
  return { applies, interest, tax: roundCents(interest * law(roerendeVoorheffing)) }
}
