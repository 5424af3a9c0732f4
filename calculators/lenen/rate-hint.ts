/** What an empty rate field of a home loan counts with, and how old that is. */
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { isStale } from '#calculators/kernel/market.ts'
import { endOfMonth } from '#finance/dates.ts'

export function homeRateHint(env: Env): string {
  const { month } = homeLoanRate(env)
  const old = isStale(endOfMonth(`${month}-01`), env.today) ? ', mogelijk verouderd' : ''
  return `Leeg: de richtwaarde voor jouw looptijd (${longDate(month)}${old}). Vul de rente van je bank in zodra je ze kent.`
}
