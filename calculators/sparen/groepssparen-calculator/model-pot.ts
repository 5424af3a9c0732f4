/** A pot with several owners: each keeps their own ledger, so that anyone can leave with exactly their part. */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'

export type Member = {
  readonly name: string
  readonly weight: number
  /** First month in which the member pays, from 1. */
  readonly from: number
  /** Last month in which the member pays, or null. On leaving the member takes their part along. */
  readonly until: number | null
  /** Months in which the payment did not come. */
  readonly missed: readonly number[]
}
export type MemberResult = {
  readonly member: Member
  readonly perMonth: number
  readonly paid: number
  readonly arrears: number
  readonly interest: number
  /** What the member owns at the end, or took along when leaving. */
  readonly share: number
  readonly leftIn: number | null
}
type PotMonth = { readonly month: number; readonly paid: readonly number[]; readonly pot: number }

const isDue = (member: Member, month: number) => month >= member.from && month <= (member.until ?? month)
const pays = (member: Member, month: number) => isDue(member, month) && !member.missed.includes(month)

/** Final value of one euro per month from this member, if they stay and pay as agreed. */
function unitValue(member: Member, months: number, rate: number): number {
  if (member.until !== null && member.until < months) return 0
  let value = 0
  for (let month = 1; month <= months; month++) value = value * (1 + rate) + (isDue(member, month) ? 1 : 0)
  return value
}

/**
 * Contributions in proportion to the weights with which those who stay reach the goal, rounded up to the cent. A missed
 * payment changes nobody's share: it is a debt of the one who missed it.
 */
export function contributions(
  members: readonly Member[],
  goal: number,
  months: number,
  rate: number,
): readonly number[] | null {
  const total = members.reduce((sum, member) => sum + member.weight * unitValue(member, months, rate), 0)
  if (total <= 0) return null
  return members.map((member) => Math.max(0, Math.ceil((goal / total) * member.weight * 100 - 1e-7) / 100))
}

export function runPot(members: readonly Member[], perMonth: readonly number[], months: number, rate: number) {
  const ledgers = members.map((member, index) => ({
    member,
    perMonth: at(perMonth, index),
    value: 0,
    paid: 0,
    taken: null as number | null,
  }))
  const rows: PotMonth[] = []
  for (let month = 1; month <= months; month++) {
    const paid = ledgers.map((ledger) => {
      if (ledger.taken !== null) return 0
      const amount = pays(ledger.member, month) ? ledger.perMonth : 0
      ledger.value = ledger.value * (1 + rate) + amount
      ledger.paid = roundCents(ledger.paid + amount)
      return amount
    })
    for (const ledger of ledgers) {
      if (ledger.member.until === month && month < months && ledger.taken === null) {
        ledger.taken = roundCents(ledger.value)
        ledger.value = 0
      }
    }
    rows.push({ month, paid, pot: roundCents(ledgers.reduce((sum, ledger) => sum + ledger.value, 0)) })
  }
  const pot = rows.at(-1)?.pot ?? 0
  const values = ledgers.map((ledger) => ledger.value)
  const shares = values.some((value) => value > 0) ? largestRemainder(pot, values) : values
  const results = ledgers.map((ledger, index): MemberResult => {
    const { member, taken, paid } = ledger
    const share = taken ?? at(shares, index)
    return {
      member,
      perMonth: ledger.perMonth,
      paid,
      arrears: roundCents(
        member.missed.filter((month) => month <= months && isDue(member, month)).length * ledger.perMonth,
      ),
      interest: roundCents(share - paid),
      share,
      leftIn: taken === null ? null : member.until,
    }
  })
  return { rows, pot, results }
}

/** Value today, at a fair rate, of receiving the whole pot in one's turn and paying every month. */
export function turnAdvantage(members: number, stake: number, turn: number, rate: number): number {
  const pot = members * stake
  let value = pot / (1 + rate) ** turn
  for (let month = 1; month <= members; month++) value -= stake / (1 + rate) ** month
  return roundCents(value)
}
