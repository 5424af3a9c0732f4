/** What a withdrawal costs in running premium today and on each of the coming days that matter. */
import type { SavingsBook } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { Loss } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'

/** Only days on which a period completes can be better than the day before; a dozen of them is a year of saving. */
export const DAYS_COMPARED = 13

/** In the book the withdrawal is thought of on its last day and on those that follow. */
export function waitingDays({ losses }: SavingsBook) {
  const [today, ...later] = losses
  const lossToday = today?.loss ?? 0
  const best = later.reduce<Loss | null>(
    (lowest, option) => (option.loss < (lowest?.loss ?? lossToday) ? option : lowest),
    null,
  )
  return { options: losses, lossToday, best }
}
