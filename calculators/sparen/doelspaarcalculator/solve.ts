import type { Env } from '#calculators/kernel/fields.ts'
import { bestMonthlyAccount } from '#calculators/common/savings.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { monthsBetween, shiftMonth } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { Values } from './inputs.ts'
import { cappedAccount, LIST_OF } from './choices-lists.ts'
import { type Goal, neededPerMonth, neededRate, simulate, type Terms } from './model.ts'

const HOLIDAY_PAY_MONTH = 5
const YEAR_END_MONTH = 12

const listOf = (values: Values) => values[LIST_OF[values.voorbeeld]]

function termsOf(values: Values, env: Env): Terms {
  const best = cappedAccount(env)
  return {
    saved: values.alGespaard,
    ordinary: { base: values.basisrente, premium: values.premie },
    capped:
      values.plafond === null
        ? null
        : {
            base: values.plafondBasis ?? best.base,
            premium: values.plafondPremie ?? best.premium,
            cap: values.plafond,
          },
    extras: [
      { month: HOLIDAY_PAY_MONTH, amount: values.vakantiegeld },
      { month: YEAR_END_MONTH, amount: values.eindejaarspremie },
    ],
    firstMonth: Number(env.today.slice(5, 7)),
    inListOrder: values.volgorde === 'lijst',
  }
}

export function solve(values: Values, env: Env) {
  const { law, today } = env
  const now = today.slice(0, 7)
  const list = listOf(values)
  const goals: readonly Goal[] = list.map((row) => {
    const months = monthsBetween(`${now}-01`, `${row.datum}-01`)
    return { name: row.naam, target: roundCents(row.bedrag * (1 + row.prijsstijging) ** (months / 12)), months }
  })
  const terms = termsOf(values, env)
  const needed = neededPerMonth(goals, terms)
  const soonest = Math.min(...goals.map((goal) => goal.months))
  const delay = Math.min(12, Math.max(0, soonest - 1))
  const needsLater = neededPerMonth(goals, { ...terms, delay })
  const best = values.plafond === null ? bestMonthlyAccount(env) : null
  const withBest = best && neededPerMonth(goals, { ...terms, capped: { ...best, cap: best.perMonth } })
  // A rate that no account pays is no way out.
  const highest = Math.max(terms.ordinary.base + terms.ordinary.premium, best ? best.base + best.premium : 0)
  const enough = neededRate(goals, values.perMaand, terms)
  const plan = simulate(goals, values.perMaand, terms)
  const taxed = plan.interest.map((interest) => spaarbelasting(law, interest, values.titularissen))
  const horizon = Math.max(...goals.map((goal) => goal.months))
  const ready = plan.results.map((result) => result.readyAfter)
  const readyMonths = ready.filter((month) => month !== null)

  return {
    out: {
      nodigPerMaand: needed,
      verschilPerMaand: Math.abs(roundCents(values.perMaand - needed)),
      tekort: roundedSum(plan.results.map((result) => result.short)),
      klaarOp: readyMonths.length < ready.length ? null : shiftMonth(now, Math.max(...readyMonths)),
      totaalDoelen: roundedSum(goals.map((goal) => goal.target)),
      gehaald: plan.results.filter((result) => result.reached).length,
      wachten: roundCents(needsLater - needed),
      nodigeRente: enough !== null && enough <= highest ? enough : null,
      nodigMetMaximum: withBest,
      rekeningMetMaximum: best && nameOf(best),
      rente: roundedSum(plan.interest),
      belasting: roundedSum(taxed),
      overOpEinde: plan.reached ? (plan.rows.at(-1)?.balance ?? 0) : 0,
    },
    work: {
      gap: roundCents(values.perMaand - needed),
      best,
      savedByBest: withBest === null ? 0 : roundCents(needed - withBest),
      priceToday: roundedSum(list.map((row) => row.bedrag)),
      exempt: law(spaarvrijstelling) * values.titularissen,
      now,
      horizon: shiftMonth(now, horizon),
      soonest,
      delay,
      capped: terms.capped,
      goals: plan.results.map(({ goal, reached, short, pot, readyAfter }, place) => ({
        name: goal.name,
        today: list[place]?.bedrag ?? 0,
        target: goal.target,
        months: goal.months,
        due: shiftMonth(now, goal.months),
        reached,
        short,
        filled: Math.min(1, pot / goal.target),
        ready: readyAfter === null ? null : shiftMonth(now, readyAfter),
      })),
      rows: plan.rows
        .filter((row) => row.month <= horizon)
        .map((row) => ({ ...row, month: shiftMonth(now, row.month) })),
    },
  }
}
