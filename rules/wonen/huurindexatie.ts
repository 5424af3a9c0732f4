/**
 * Rent indexation of a main residence: new rent = base rent × new health index ÷ starting index, at most
 * once a year. In 2022-2023 badly insulated homes could follow only a part of one indexation, and that
 * part stays lost for the rest of the contract.
 * Leaves out: rents that were changed by agreement and contracts signed before 1994.
 */
import { addDays, addYears, monthOf, shiftMonth, year } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { indexOf } from '#rules/kernel/prijsindex.ts'
import { epcCorrectie, aanvangsindexMaand, waalseIndexsprong, type Epc } from '#rules/wonen/huurindexatie.figures.ts'

export type RentPlan = {
  readonly region: Gewest
  readonly rent: number
  readonly signed: string
  readonly start: string
  readonly on: string
  readonly epc: Epc
  /** Indices on the base 2013 that take the place of those of the series. */
  readonly ownStartIndex?: number | null
  readonly ownNewIndex?: number | null
}

export type RentIndexation = {
  /** The anniversary that this indexation belongs to. */
  readonly anniversary: string
  readonly startMonth: string
  readonly startIndex: number
  readonly newMonth: string
  readonly newIndex: number
  /** The Walloon index jump: the new index is that of a year earlier. */
  readonly yearEarlier: boolean
  /** What the full indexation is multiplied with. */
  readonly factor: number
  /** Part of the indexation of 2022-2023 that was allowed; 1 when nothing was held back. */
  readonly allowed: number
  readonly rent: number
  readonly uncorrected: number
  /** Wallonia: the rent of the limited year, from which later years start again. */
  readonly restart: { readonly rent: number; readonly index: number } | null
}

/** Last anniversary of the start that is not after the wanted day. */
export function lastAnniversary(start: string, on: string): string | null {
  const calendarYears = year(on) - year(start)
  const years = addYears(start, calendarYears) > on ? calendarYears - 1 : calendarYears
  return years > 0 ? addYears(start, years) : null
}

export const startIndexMonth = (law: Law, plan: Pick<RentPlan, 'region' | 'signed' | 'start'>) => {
  const which = law.on(plan.signed)(aanvangsindexMaand)[plan.region]
  return shiftMonth(monthOf(which === 'ondertekening' ? plan.signed : plan.start), -1)
}

const health = (law: Law, month: string) => indexOf(law, month, 'gezondheid')?.value ?? null

/** The indexation that the limits of 2022-2023 held back: indices before and on that anniversary. */
function heldBack(law: Law, plan: RentPlan, anniversary: string) {
  const { vanaf, deel } = law(epcCorrectie)[plan.region]
  const allowed = deel[plan.epc] ?? 1
  // A contract that started in that year or later has no anniversary in it.
  const limited = lastAnniversary(plan.start, addDays(addYears(vanaf, 1), -1))
  if (allowed === 1 || limited === null || anniversary < limited) return null
  const month = shiftMonth(monthOf(limited), -1)
  const now = health(law, month)
  const before = health(law, shiftMonth(month, -12))
  return now === null || before === null ? null : { allowed, now, before, inThatYear: anniversary === limited }
}

function jumped(law: Law, { region, start }: RentPlan, anniversary: string): boolean {
  const { vanaf, tot } = law(waalseIndexsprong)
  return region === 'wallonie' && start < vanaf && anniversary >= vanaf && anniversary <= tot
}

export function indexeerHuur(law: Law, plan: RentPlan): RentIndexation | { readonly missing: string } | null {
  const anniversary = lastAnniversary(plan.start, plan.on)
  if (anniversary === null) return null
  const startMonth = startIndexMonth(law, plan)
  const yearEarlier = jumped(law, plan, anniversary)
  const newMonth = shiftMonth(monthOf(anniversary), yearEarlier ? -13 : -1)
  const startIndex = plan.ownStartIndex ?? health(law, startMonth)
  const newIndex = plan.ownNewIndex ?? health(law, newMonth)
  if (startIndex === null) return { missing: startMonth }
  if (newIndex === null) return { missing: newMonth }
  const limit = heldBack(law, plan, anniversary)
  const factor = limit ? (limit.before + limit.allowed * (limit.now - limit.before)) / limit.now : 1
  const uncorrected = (plan.rent * newIndex) / startIndex
  // Wallonia starts again from the rent in euro of the limited year; the others correct the full indexation.
  const restart =
    limit && plan.region === 'wallonie' && !limit.inThatYear
      ? { rent: roundCents(((plan.rent * limit.now) / startIndex) * factor), index: limit.now }
      : null
  const rent = restart ? (restart.rent * newIndex) / restart.index : uncorrected * factor
  return {
    anniversary,
    startMonth,
    startIndex,
    newMonth,
    newIndex,
    yearEarlier,
    factor,
    allowed: limit?.allowed ?? 1,
    rent: roundCents(rent),
    uncorrected: roundCents(uncorrected),
    restart,
  }
}
