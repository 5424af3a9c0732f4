/** What a withdrawal costs in running premium on each of the coming days that matter. */
import type { Law } from '#rules/kernel/dated.ts'
import { type Loss, type SavingsBook, type SavingsPlan, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'

/** Only days on which a period completes can be better than the day before; a dozen of them is a year of saving. */
const DAYS_COMPARED = 13

/** `now` is the book of today, in which the withdrawal is thought of on that day. */
export function waitingDays(law: Law, plan: Omit<SavingsPlan, 'until'>, now: SavingsBook, amount: number) {
  const days = [...new Set(now.lots.map((lot) => lot.earnedOn))].toSorted().slice(0, DAYS_COMPARED)
  const until = days.at(-1)
  const later = until === undefined ? [] : spaarboekje(law, { ...plan, until, thought: { amount, days } }).losses
  const lossToday = now.losses[0]?.loss ?? 0
  const best = later.reduce<Loss | null>(
    (lowest, option) => (option.loss < (lowest?.loss ?? lossToday) ? option : lowest),
    null,
  )
  return { options: [...now.losses, ...later], lossToday, best }
}
