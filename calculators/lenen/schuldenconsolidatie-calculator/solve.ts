import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { scheduleView } from '#calculators/lenen/schedule.ts'
import { LONGEST } from '#calculators/lenen/kredietlijn.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effectiveFromPeriodic } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { DebtValues } from './inputs.ts'
import { debtsOf, keepAll, payAlone, runDebts, settle, type Strategy } from './model-plan.ts'
import { gap, jkpOnDebts, loanAtPace, mergedOnBudget, ranked, tied, tippingJkp, totalOf } from './model-ways.ts'

/** Everything that stays the same whichever debts are merged. */
function debtsNow(values: DebtValues, law: Law) {
  const debts = debtsOf(values)
  const alone = debts.map(payAlone)
  const run = (strategy: Strategy) => runDebts(law, debts, strategy, values.extraPerMaand, values.vergoedingBijExtra)
  const monthly = roundedSum(debts.map((debt) => debt.payment))
  return {
    alone,
    settled: debts.map((debt, index) =>
      settle(law, debt, at(alone, index), values.schulden[index]?.vergoeding ?? null),
    ),
    balance: roundedSum(debts.map((debt) => debt.balance)),
    monthly,
    budget: roundCents(monthly + values.extraPerMaand),
    keep: keepAll(alone),
    snowball: run('sneeuwbal'),
    avalanche: run('lawine'),
    spread: run('verdeeld'),
  }
}

type DebtsNow = ReturnType<typeof debtsNow>

/** The new credit for the debts that are not kept apart, and its place among the ways. */
function mergeInto(values: DebtValues, law: Law, now: DebtsNow) {
  const debts = debtsOf(values)
  const apart = debts.filter((debt) => debt.apart)
  const fees = roundedSum(now.settled.filter((_, index) => !debts[index]?.apart).map(({ fee }) => fee))
  const moved = roundCents(now.balance - roundedSum(apart.map((debt) => debt.balance)))
  const merged = roundCents(moved + fees + values.kostenNieuw)
  const rate = monthlyRate(values.jkpNieuw, values.renteomzetting)
  const loan = loanSchedule({ principal: merged, periods: values.looptijdNieuw, periodicRate: rate })
  // A rate divided by twelve is no JKP: then the one behind the monthly rate is tested.
  const tested = values.renteomzetting === 'actuarieel' ? values.jkpNieuw : effectiveFromPeriodic(rate, 12)
  const test = testCredit(law, { bedrag: merged, looptijd: values.looptijdNieuw, jkp: tested })
  // A credit that the law forbids is no way out, however cheap.
  const legal = !test.teDuur && !test.teLang
  const credit = { merged, rate, least: loan.payment }
  const onBudget = legal ? mergedOnBudget(law, apart, credit, now.budget, values.vergoedingBijExtra) : null
  const order = ranked([
    { key: 'lawine', length: now.avalanche.length, total: totalOf(now.avalanche) },
    { key: 'sneeuwbal', length: now.snowball.length, total: totalOf(now.snowball) },
    { key: 'verdeeld', length: now.spread.length, total: totalOf(now.spread) },
    { key: 'samenvoegen', length: onBudget?.length ?? null, total: onBudget && totalOf(onBudget) },
  ])
  return { debts, apart, fees, moved, merged, rate, loan, test, legal, onBudget, order }
}

/** What the cheapest way costs, for one choice of debts after another: all but the new credit is worked out once. */
export function cheapestOf(): (values: DebtValues, env: Env) => number | null {
  let now: DebtsNow | undefined
  return (values, { law }) => at(mergeInto(values, law, (now ??= debtsNow(values, law))).order, 0).total
}

function compute(values: DebtValues, { law }: Env) {
  const now = debtsNow(values, law)
  const credit = mergeInto(values, law, now)
  const apartMonthly = roundedSum(credit.apart.map((debt) => debt.payment))
  const { alone, ...rest } = now
  return {
    ...rest,
    ...credit,
    apartMonthly,
    apartKept: keepAll(alone.filter((_, index) => credit.debts[index]?.apart)),
    // The same new loan, repaid with what leaves the account today: the pure effect of the rate and the fees.
    samePace: loanAtPace(credit.merged, roundCents(now.monthly - apartMonthly), credit.rate, LONGEST),
  }
}

export function solve(values: DebtValues, env: Env) {
  const found = compute(values, env)
  const { balance, monthly, merged, keep, snowball, avalanche, spread, loan, samePace, test, onBudget, order } = found
  const keepTotal = totalOf(keep)
  const best = at(order, 0)
  const mergedTotal = gap(loan.totalPaid, 0 - found.apartKept.paid)
  const difference = found.apartKept.length === null ? null : gap(mergedTotal, keepTotal)
  const endOf = (length: number | null) => (length === null ? null : shiftMonth(values.startmaand, length - 1))
  const interestOf = (run: typeof keep) => (run.length === null ? null : run.interest)

  return {
    out: {
      besparing: gap(keepTotal, best.total),
      totaalBeste: best.total,
      maandenBeste: best.length,
      budget: found.budget,
      nieuweMaandlast: roundCents(loan.payment + found.apartMonthly),
      meerOfMinder: difference === null ? null : Math.abs(difference),
      totaalSchuld: balance,
      maandlastNu: monthly,
      totaalNu: keepTotal,
      renteNu: interestOf(keep),
      maandenNu: keep.length,
      datumNu: endOf(keep.length),
      jkpNu: keep.length === null ? null : jkpOnDebts(balance, keep.payments),
      totaalLawine: totalOf(avalanche),
      maandenLawine: avalanche.length,
      totaalSneeuwbal: totalOf(snowball),
      maandenSneeuwbal: snowball.length,
      totaalVerdeeld: totalOf(spread),
      maandenVerdeeld: spread.length,
      totaalSamenBudget: onBudget && totalOf(onBudget),
      maandenSamenBudget: onBudget?.length ?? null,
      nieuwKredietbedrag: merged,
      vergoedingen: found.fees,
      totaalSamenvoegen: roundCents(loan.totalPaid + found.apartKept.paid),
      renteSamenvoegen: loan.totalInterest,
      datumSamenvoegen: shiftMonth(values.startmaand, loan.periods - 1),
      jkpSamenvoegen: jkpOnDebts(
        found.moved,
        loan.rows.map((row) => row.payment),
      ),
      kantelJkp: tippingJkp(
        merged,
        found.apartKept.length === null ? null : gap(keepTotal, found.apartKept.paid),
        values,
      ),
      maxJkp: test.maxJkp,
      maxLooptijd: test.maxLooptijd,
      verschilTotaal: difference,
      verschilMaandlast: roundCents(monthly - found.apartMonthly - loan.payment),
      effectRente: gap(samePace?.totalPaid ?? null, gap(keepTotal, found.apartKept.paid)),
      effectLooptijd: gap(loan.totalPaid, samePace?.totalPaid ?? null),
      renteLawine: interestOf(avalanche),
      renteSneeuwbal: interestOf(snowball),
      datumLawine: endOf(avalanche.length),
      datumSneeuwbal: endOf(snowball.length),
    },
    get work() {
      return {
        ...found,
        ways: order.map((way) => ({ ...way, end: endOf(way.length) })),
        best,
        tied: tied(order).map((way) => way.key),
        /** Nobody has to change anything: no other way is cheaper. */
        nothingToGain: keepTotal !== null && best.total !== null && best.total >= keepTotal,
        samePaceTotal: samePace?.totalPaid ?? null,
        view: scheduleView(loan, merged, `${values.startmaand}-01`),
        interestNow: found.debts.map((debt) => roundCents(debt.balance * debt.rate)),
      }
    },
  }
}
