/** The same plan done another way: other fund type, other rhythm, gains each year, no costs at all. */
import { roundCents } from '#finance/money.ts'
import type { TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Plan, type PlanResult, type PlanYear, runPlan } from './model-plan.ts'

const RHYTHM = { maand: 1, kwartaal: 3, jaar: 12 } as const

export const profitOf = (row: PlanYear) => roundCents(row.net - row.paidIn)
export const lastOf = (rows: readonly PlanYear[]): PlanYear => {
  const last = rows.at(-1)
  if (!last) throw new RangeError('a plan lasts at least a year')
  return last
}

export function variantsOf(law: Law, plan: Plan, result: PlanResult, classOf: (distributes: boolean) => TobClass) {
  const free: Plan = {
    ...plan,
    ter: 0,
    tob: 'geen',
    exitOnly: false,
    fee: () => 0,
    rhythm: 1,
    harvest: false,
    distributes: false,
  }
  const plain = lastOf(runPlan(law, free).rows)
  const grossProfit = roundCents(plain.value - plain.paidIn)
  /** Only told: whoever asks outputs does not wait for it. */
  const twins = () =>
    (['kapitaliserend', 'distribuerend'] as const).map((type) => {
      const distributes = type === 'distribuerend'
      const tob = classOf(distributes)
      const own = distributes === plan.distributes && tob === plan.tob
      const run = own ? result : runPlan(law, { ...plan, distributes, paysOutInterest: distributes, tob })
      return { type, run, tob, last: lastOf(run.rows) }
    })
  const rhythms = (['maand', 'kwartaal', 'jaar'] as const).map((ritme) => {
    const rhythm = RHYTHM[ritme]
    const { rows } = rhythm === plan.rhythm ? result : runPlan(law, { ...plan, rhythm })
    return { ritme, last: lastOf(rows) }
  })
  const bestRhythm = rhythms.reduce((best, item) => (profitOf(item.last) > profitOf(best.last) ? item : best))
  return { grossProfit, twins, rhythms, bestRhythm: bestRhythm.ritme }
}
