/** The ledger of a savings account: what was typed as movements, value dates, average balance. */
import type { ValuesOf } from '#calculators/kernel/fields.ts'
import { monthlyDeposits } from '#calculators/models/savings-account.ts'
import { addDays, daysBetween, compareDates } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Movement } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'
import type { inputs } from './inputs.ts'

export type Values = ValuesOf<typeof inputs>

/** What was typed, by value date and up to the day of the statement. A bank writes a withdrawal with a minus. */
export function movementsOf(values: Values): readonly Movement[] {
  const typed: Movement[] = [
    ...values.bewegingen.map((move) => ({
      date: move.datum,
      amount: move.soort === 'opname' ? -Math.abs(move.bedrag) : move.bedrag,
      ...(move.premie === null ? {} : { premium: move.premie }),
      ...(move.soort === 'overdracht' ? { transfer: true } : {}),
    })),
    ...(values.maandelijksVanaf === null
      ? []
      : monthlyDeposits(values.maandelijksVanaf, values.standOp, values.maandelijks)),
  ]
  return byValueDate(typed, values.valuta === 'volgendeDag').filter((move) => move.date <= values.standOp)
}

/** Money that stood on the account, weighed by days: what an effective rate is measured on. */
export function averageCapital(movements: readonly Movement[], until: string): number {
  const first = movements.reduce((earliest, move) => (move.date < earliest ? move.date : earliest), until)
  const days = daysBetween(first, until)
  if (days <= 0) return 0
  let balance = 0
  let weighed = 0
  // More than there is cannot leave the account.
  for (const move of movements.filter(({ transfer }) => !transfer).toSorted((a, b) => compareDates(a.date, b.date))) {
    const amount = Math.max(move.amount, -balance)
    balance = roundCents(balance + amount)
    weighed += amount * Math.max(0, daysBetween(move.date, until))
  }
  return weighed / days
}

/**
 * Movements by the day on which they count. A deposit counts from its own day or from the next one, at the latest
 * (art. 2 KB/WIB 92); a withdrawal counts on its day. A deposit taken out again on its day leaves no trace.
 */
function byValueDate(movements: readonly Movement[], nextDay: boolean): readonly Movement[] {
  if (!nextDay) return movements
  const withdrawn = new Map<string, number>()
  for (const { date, amount } of movements)
    if (amount < 0) withdrawn.set(date, roundCents((withdrawn.get(date) ?? 0) - amount))
  const deposits = movements.flatMap((move) => {
    if (move.amount < 0) return []
    if (move.transfer) return [move]
    const cancelled = Math.min(move.amount, withdrawn.get(move.date) ?? 0)
    if (cancelled > 0) withdrawn.set(move.date, roundCents((withdrawn.get(move.date) ?? 0) - cancelled))
    return [{ ...move, date: addDays(move.date, 1), amount: roundCents(move.amount - cancelled) }]
  })
  const left = [...withdrawn].filter(([, amount]) => amount > 0).map(([date, amount]) => ({ date, amount: -amount }))
  return [...deposits, ...left]
}
