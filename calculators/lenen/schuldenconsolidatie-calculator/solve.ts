import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { scheduleView } from '#calculators/lenen/schedule.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effectiveFromPeriodic } from '#finance/rate.ts'
import type { DebtValues } from './inputs.ts'
import { debtsOf, LONGEST, runDebts, settle, type Strategy } from './plan.ts'
import { gap, jkpOnDebts, loanAtPace, mergedOnBudget, ranked, tied, tippingJkp, totalOf } from './ways.ts'

function compute(values: DebtValues, { law }: Env) {
  const debts = debtsOf(values)
  const settled = debts.map((debt, index) => settle(law, debt, values.schulden[index]?.vergoeding ?? null))
  const balance = sum(debts.map((debt) => debt.balance))
  const apart = debts.filter((debt) => debt.apart)
  const monthly = sum(debts.map((debt) => debt.payment))
  const budget = roundCents(monthly + values.extraPerMaand)
  const fees = sum(settled.filter((_, index) => !debts[index]?.apart).map(({ fee }) => fee))
  const moved = roundCents(balance - sum(apart.map((debt) => debt.balance)))
  const merged = roundCents(moved + fees + values.kostenNieuw)
  const run = (strategy: Strategy) => runDebts(law, debts, strategy, values.extraPerMaand, values.vergoedingBijExtra)
  const rate = monthlyRate(values.jkpNieuw, values.renteomzetting)
  const loan = loanSchedule({ principal: merged, periods: values.looptijdNieuw, periodicRate: rate })
  const apartMonthly = sum(apart.map((debt) => debt.payment))
  return {
    debts,
    apart,
    moved,
    apartMonthly,
    apartKept: runDebts(law, apart, null, 0, false),
    settled,
    balance,
    monthly,
    budget,
    fees,
    merged,
    rate,
    keep: run(null),
    snowball: run('sneeuwbal'),
    avalanche: run('lawine'),
    spread: run('verdeeld'),
    loan,
    // The same new loan, repaid with what leaves the account today: the pure effect of the rate and the fees.
    samePace: loanAtPace(merged, roundCents(monthly - apartMonthly), rate, LONGEST),
    onBudget: mergedOnBudget(law, apart, { merged, rate, least: loan.payment }, budget, values.vergoedingBijExtra),
  }
}

export function solve(values: DebtValues, env: Env) {
  const found = compute(values, env)
  const { balance, monthly, merged, keep, snowball, avalanche, spread, loan, samePace, rate } = found
  // A rate divided by twelve is no JKP: then the one behind the monthly rate is tested.
  const tested = values.renteomzetting === 'actuarieel' ? values.jkpNieuw : effectiveFromPeriodic(rate, 12)
  const test = testCredit(env.law, { bedrag: merged, looptijd: values.looptijdNieuw, jkp: tested })
  // A credit that the law forbids is no way out, however cheap.
  const legal = !test.teDuur && !test.teLang
  const onBudget = legal ? found.onBudget : null
  const keepTotal = totalOf(keep)
  const order = ranked([
    { key: 'lawine', length: avalanche.length, total: totalOf(avalanche) },
    { key: 'sneeuwbal', length: snowball.length, total: totalOf(snowball) },
    { key: 'verdeeld', length: spread.length, total: totalOf(spread) },
    { key: 'samenvoegen', length: onBudget?.length ?? null, total: onBudget && totalOf(onBudget) },
  ])
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
    work: {
      ...found,
      ways: order.map((way) => ({ ...way, end: endOf(way.length) })),
      best,
      tied: tied(order).map((way) => way.key),
      /** Nobody has to change anything: no other way is cheaper. */
      nothingToGain: keepTotal !== null && best.total !== null && best.total >= keepTotal,
      longer: keep.length === null ? 0 : loan.periods - keep.length,
      test,
      legal,
      samePaceTotal: samePace?.totalPaid ?? null,
      view: scheduleView(loan, merged, `${values.startmaand}-01`),
      interestNow: found.debts.map((debt) => roundCents(debt.balance * debt.rate)),
    },
  }
}
