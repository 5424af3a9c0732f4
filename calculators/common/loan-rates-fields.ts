/** Words about where the start value of a loan rate comes from, and how old it is. */
import {
  type CarKind,
  carLoanRate,
  homeLoanRate,
  type LoanRate,
  personalLoanRate,
} from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { checkedText, longDate } from '#calculators/kernel/format.ts'
import { isStale } from '#calculators/kernel/market.ts'
import { endOfMonth } from '#finance/dates.ts'

export function homeLoanHint(env: Env, years = 20, quotity = 0.8): string {
  const { month, basis } = homeLoanRate(env, years, quotity)
  const old = isStale(endOfMonth(`${month}-01`), env.today) ? ' (mogelijk verouderd)' : ''
  const what =
    basis === 'barometer'
      ? `Gemiddelde vaste rente op ${years} jaar in ${longDate(month)}`
      : `Richtwaarde voor een vaste rente op ${years} jaar: marktgemiddelde van ${longDate(month)}, aangepast aan de looptijd`
  return `${what}${old}. Vul de rente van je eigen bank in.`
}

const loanHint = (what: string, { asOf, basis }: LoanRate, { today }: Env): string =>
  basis === 'aanbod'
    ? `${what}: middelste van de bekende aanbiedingen, nagekeken op ${checkedText(asOf, today)}.`
    : `${what}: richtwaarde van ${longDate(asOf.slice(0, 7))}.`

export const personalLoanHint = (env: Env): string =>
  loanHint('JKP van een persoonlijke lening', personalLoanRate(env), env)

export const carLoanHint = (env: Env, kind: CarKind): string =>
  loanHint('JKP van een autolening', carLoanRate(env, kind), env)
