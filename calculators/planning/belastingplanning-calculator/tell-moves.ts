/** What a household can still do about its tax, in words. */
import { longDate, money } from '#calculators/kernel/format.ts'
import type { Tax } from './case.ts'

const SAVINGS: Readonly<Record<string, string>> = {
  pensioensparen: 'pensioensparen',
  pensioensparenPartner: 'pensioensparen van je partner',
  langetermijnsparen: 'langetermijnsparen',
  langetermijnsparenPartner: 'langetermijnsparen van je partner',
}

/** The last day of a quarter such as k4, in words. */
const dayOf = (days: readonly string[], quarter: unknown): string =>
  longDate(days[Number(String(quarter).slice(1)) - 1] ?? '')

/** One move as it follows "Als". */
export const moveClause =
  ({ values, work }: Tax) =>
  (key: string, set: { readonly change: Readonly<Record<string, unknown>> } | null): string => {
    const name = SAVINGS[key]
    if (key === 'voorafbetalen')
      return set === null
        ? 'je op tijd nog vooraf betaalt'
        : `je ten laatste op ${dayOf(work.prepaymentDays, set.change.voorafbetaald)} nog ${money(Number(set.change.voorafbetalingen))} vooraf betaalt`
    if (name === undefined) return 'je het wettelijk forfait neemt in plaats van je werkelijke kosten'
    const now = Number(values[key as keyof typeof values])
    if (set === null) return `je nog stort in ${name}`
    return `je nog ${money(Number(set.change[key]) - now)} stort in ${name}`
  }
