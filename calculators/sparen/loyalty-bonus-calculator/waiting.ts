/** What a withdrawal costs in running premium on each of the coming days that matter. */
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type SavingsPlan, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'

export type WaitOption = { readonly date: string; readonly loss: number }

/** Only days on which a period completes can be better than the day before; a dozen of them is a year of saving. */
const DAYS_COMPARED = 13

export function waitingDays(law: Law, plan: Omit<SavingsPlan, 'until'>, today: string, amount: number) {
  const now = spaarboekje(law, { ...plan, until: today })
  const lossOn = (date: string): WaitOption => {
    const before = spaarboekje(law, { ...plan, until: date })
    const after = spaarboekje(law, {
      ...plan,
      movements: [...plan.movements, { date, amount: -Math.min(amount, before.balance) }],
      until: date,
    })
    return { date, loss: roundCents(after.forfeited - before.forfeited) }
  }
  const completions = [...new Set(now.lots.map((lot) => lot.earnedOn))].toSorted().slice(0, DAYS_COMPARED)
  const options = [lossOn(today), ...completions.map(lossOn)]
  const lossToday = options[0]?.loss ?? 0
  const best = options
    .slice(1)
    .reduce<WaitOption | null>((lowest, option) => (option.loss < (lowest?.loss ?? lossToday) ? option : lowest), null)
  return { options, lossToday, best }
}
