import type { Env } from '#calculators/kernel/fields.ts'
import { monthsBetween, shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { membersOf, peopleOf, type Values } from './model-members.ts'
import { contributions, runPot, turnAdvantage } from './model-pot.ts'

const POINTS_SHOWN = 24

/** Everybody puts in each month and one person takes the whole pot. */
function takeTurns({ inzet, rente, ...values }: Values, now: string) {
  const names = peopleOf({ inzet, rente, ...values }).map(({ name }) => name)
  const pot = roundCents(inzet * names.length)
  const monthly = monthlyActuarial(effective(rente))
  const turns = names.map((name, index) => ({
    name,
    turn: index + 1,
    month: shiftMonth(now, index + 1),
    paidThen: roundCents(inzet * (index + 1)),
    borrows: roundCents(pot - inzet * (index + 1)),
    advantage: turnAdvantage(names.length, inzet, index + 1, monthly),
  }))
  return {
    out: {
      bijdrage: inzet,
      pot,
      gehaaldIn: null,
      tekort: null,
      achterstand: null,
      totaalPerMaand: null,
      ingelegd: null,
      rente: null,
      laatsteMaand: shiftMonth(now, names.length),
      rondes: names.length,
      ingelegdPerPersoon: pot,
      voordeelEerste: at(turns, 0).advantage,
      nadeelLaatste: Math.abs(turns.at(-1)?.advantage ?? 0),
    },
    work: { turns, goal: null },
  }
}

/** Everybody saves for one goal; each keeps a ledger of their own. */
function saveTogether(values: Values, now: string) {
  const { doelbedrag, datum, verdeling } = values
  const months = monthsBetween(`${now}-01`, `${datum}-01`)
  const rate = monthlyActuarial(effective(values.rente))
  const members = membersOf(values)
  const found =
    verdeling === 'vrij' ? members.map(({ weight }) => weight) : contributions(members, doelbedrag, months, rate)
  const perMonth = found ?? members.map(() => 0)
  const { rows: ledger, pot, results } = runPot(members, perMonth, months, rate)
  const reachedIn = ledger.find((row) => row.pot >= doelbedrag)?.month ?? null
  const equal = new Set(perMonth).size === 1
  const every = Math.ceil(ledger.length / POINTS_SHOWN)
  const shown = (index: number) => index % every === 0 || index === ledger.length - 1
  const stayed = results.filter((result) => result.leftIn === null)
  return {
    out: {
      bijdrage: equal ? at(perMonth, 0) : roundedSum(perMonth),
      pot,
      gehaaldIn: reachedIn === null ? null : shiftMonth(now, reachedIn),
      tekort: Math.max(0, roundCents(doelbedrag - pot)),
      achterstand: roundedSum(results.map((result) => result.arrears)),
      totaalPerMaand: roundedSum(perMonth),
      ingelegd: roundedSum(results.map((result) => result.paid)),
      rente: roundedSum(results.map((result) => result.interest)),
      laatsteMaand: null,
      rondes: null,
      ingelegdPerPersoon: null,
      voordeelEerste: null,
      nadeelLaatste: null,
    },
    work: {
      turns: [],
      goal: {
        months,
        members,
        results,
        equal,
        nobodyStays: found === null,
        interestOfStayers: roundCents(pot - roundedSum(stayed.map((result) => result.paid))),
        ledger: ledger.map((row) => ({ ...row, date: shiftMonth(now, row.month) })),
        points: ledger.filter((_, index) => shown(index)).map((row) => row.month),
        totals: members.map((_, index) => {
          let total = 0
          const running = ledger.map((row) => (total = roundCents(total + at(row.paid, index))))
          return running.filter((__, place) => shown(place))
        }),
      },
    },
  }
}

export function solve(values: Values, { today }: Env) {
  const now = today.slice(0, 7)
  return values.modus === 'beurtrol' ? takeTurns(values, now) : saveTogether(values, now)
}
