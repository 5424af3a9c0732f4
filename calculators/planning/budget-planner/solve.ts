import type { Env } from '#calculators/kernel/fields.ts'
import { householdShares } from '#data/household-budget.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import { kinderbijslag } from '#rules/familie/kinderbijslag.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { calendar, isPeak, type Line, perMonth, perYear } from './model.ts'
import { averageShare, COSTS_OF, type Group, GROUPS, isNeed } from './choices-groups.ts'
import { CREDIT_ROW, HOME_ROW, type Values, WAGE_ROW } from './inputs.ts'

/** An American rule of thumb: half on needs, three tenths on wants, the rest saved. Shown beside, never as a norm. */
const RULE = { needs: 0.5, wants: 0.3, saving: 0.2 } as const

type Named = Line & { readonly name: string }
type Cost = Named & { readonly group: Group }

const lineOf = (row: Values['inkomsten'][number]): Named => ({
  name: row.naam,
  amount: row.bedrag,
  rhythm: row.ritme,
  month: row.maand ?? 1,
})

/** An amount that was given apart takes the place of its row; 0 leaves the list as it is. */
function withOwn<T extends Values['inkomsten'][number]>(list: readonly T[], own: T): readonly T[] {
  return own.bedrag > 0 ? [own, ...list.filter(({ naam }) => naam !== own.naam)] : list
}

/** Children whose age we do not ask: five years old, in a family without a social supplement. */
function basicAllowance(law: Law, children: number, regio: Values['gewest']): number {
  const maand = law.date.slice(0, 7)
  const kind = { geboren: shiftMonth(maand, -5 * 12), wees: 'geen', hogerOnderwijs: false, zorgtoeslag: 0 } as const
  const family = { regio, inkomen: Number.MAX_SAFE_INTEGER, alleenstaand: false, verhoogdeTegemoetkoming: false }
  return roundedSum(
    kinderbijslag(law, maand, { ...family, kinderen: Array.from({ length: children }, () => kind) }).map(
      (one) => one.totaal,
    ),
  )
}

/** What the home costs a month: as typed, the rent, or the instalment of what is left of the loan. */
function homeCost({ woonlast, huur, leningsaldo, leningrente, leningRest }: Values): number {
  if (woonlast > 0) return woonlast
  if (huur > 0) return huur
  const months = leningRest * 12
  return leningsaldo > 0 && months > 0
    ? roundCents(annuityPayment(leningsaldo, monthlyActuarial(effective(leningrente)), months))
    : 0
}

function incomesOf(law: Law, values: Values): { readonly incomes: readonly Named[]; readonly allowance: number } {
  const monthly = (name: string, amount: number): Named => ({ name, amount, rhythm: 'maand', month: 1 })
  const children = values.huishouden === 'gezin' && values.groeipakket ? values.kinderen : 0
  const allowance = basicAllowance(law, children, values.gewest)
  const partner = values.huishouden === 'alleen' ? 0 : values.partnerloon
  return {
    allowance,
    incomes: [
      ...withOwn(values.inkomsten, {
        naam: WAGE_ROW,
        bedrag: values.nettoInkomen,
        ritme: 'maand',
        maand: null,
      }).map(lineOf),
      ...(partner > 0 ? [monthly('partner', partner)] : []),
      ...(allowance > 0 ? [monthly('groeipakket', allowance)] : []),
    ],
  }
}

/** The twelve months ahead, with the balance at the end of each. */
function monthsAhead(start: number, now: string, incomes: readonly Line[], costs: readonly Line[]) {
  let balance = start
  return Array.from({ length: 12 }, (_, index) => {
    const month = shiftMonth(now, index + 1)
    const inMonth = (line: Line) => at(calendar(line), Number(month.slice(5)) - 1)
    const income = roundedSum(incomes.map(inMonth))
    const spent = roundedSum(costs.map(inMonth))
    balance = roundCents(balance + income - spent)
    return { month, income, spent, difference: roundCents(income - spent), balance }
  })
}

function groupsOf(costs: readonly Cost[], outYear: number) {
  const used = GROUPS.map((key) => ({
    key,
    year: roundedSum(costs.filter((line) => line.group === key).map(perYear)),
  })).filter(({ year }) => year > 0)
  const shares =
    outYear > 0
      ? largestRemainder(
          100,
          used.map(({ year }) => year),
          1,
        )
      : []
  return used.map(({ key, year }, index) => ({
    key,
    year,
    month: roundCents(year / 12),
    share: (shares[index] ?? 0) / 100,
    average: averageShare(key),
  }))
}

export function solve(values: Values, { law, today }: Env) {
  const { incomes, allowance } = incomesOf(law, values)
  const home = { naam: HOME_ROW, groep: 'wonen', bedrag: homeCost(values), ritme: 'maand', maand: null } as const
  const credit = { ...home, naam: CREDIT_ROW, groep: 'krediet', bedrag: values.lopendeKredieten } as const
  const costs: readonly Cost[] = withOwn(withOwn(values[COSTS_OF[values.huishouden]], home), credit).map((row) => ({
    ...lineOf(row),
    group: row.groep,
  }))
  const inYear = roundedSum(incomes.map(perYear))
  const outYear = roundedSum(costs.map(perYear))
  const leftYear = roundCents(inYear - outYear)
  const left = roundCents(leftYear / 12)
  const ahead = monthsAhead(values.saldo, today.slice(0, 7), incomes, costs)
  const lowest = ahead.reduce((low, each) => (each.balance < low.balance ? each : low))
  const heaviest = ahead.reduce((top, each) => (each.spent > top.spent ? each : top))
  const needs = roundedSum(costs.filter(({ group }) => isNeed(group)).map(perYear))
  const saved = roundedSum(costs.filter(({ group }) => group === 'sparen').map(perYear))
  const ofIncome = (amount: number) => (inYear > 0 ? amount / inYear : null)
  const byRule = (share: number) => roundCents((inYear * share) / 12)
  return {
    out: {
      over: Math.abs(left),
      inkomstenPerMaand: roundCents(inYear / 12),
      uitgavenPerMaand: roundCents(outYear / 12),
      gladstrijken: roundCents(roundedSum(costs.filter(isPeak).map(perYear)) / 12),
      laagsteSaldo: lowest.balance,
      laagsteMaand: lowest.month,
      overPerJaar: leftYear,
      groeipakketMaand: allowance,
      aandeelMoet: ofIncome(needs),
      aandeelWensen: ofIncome(roundCents(outYear - needs - saved)),
      aandeelSparen: ofIncome(saved),
      vuistregelMoet: byRule(RULE.needs),
      vuistregelWensen: byRule(RULE.wants),
      vuistregelSparen: byRule(RULE.saving),
      verschil: left,
    },
    work: {
      home: home.bedrag,
      inYear,
      outYear,
      needsMonth: roundCents(needs / 12),
      ahead,
      lowest,
      heaviest,
      groups: groupsOf(costs, outYear),
      incomes: incomes.map((line) => ({ name: line.name, month: perMonth(line), year: perYear(line) })),
      costs: costs.map((line) => ({ name: line.name, group: line.group, month: perMonth(line), year: perYear(line) })),
      housing: householdShares[0]?.share ?? 0,
      rule: RULE,
    },
  }
}
