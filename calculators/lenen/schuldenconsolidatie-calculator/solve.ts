import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/lenen/month-rate.ts'
import { scheduleView } from '#calculators/lenen/schedule.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effectiveFromPeriodic } from '#finance/rate.ts'
import { langsteLooptijd } from '#rules/krediet/consumentenkrediet.ts'
import type { DebtValues } from './inputs.ts'
import { debtsOf, LONGEST, runDebts, settle, type Strategy } from './plan.ts'
import { gap, jkpOnDebts, loanAtPace, ranked, tied, tippingJkp, totalOf } from './ways.ts'

function compute(values: DebtValues, { law }: Env) {
  const debts = debtsOf(values)
  const settled = debts.map((debt, index) => settle(law, debt, values.schulden[index]?.vergoeding ?? null))
  const balance = sum(debts.map((debt) => debt.balance))
  const monthly = sum(debts.map((debt) => debt.payment))
  const budget = roundCents(monthly + values.extraPerMaand)
  const fees = sum(settled.map(({ fee }) => fee))
  const merged = roundCents(balance + fees + values.kostenNieuw)
  const run = (strategy: Strategy) => runDebts(law, debts, strategy, values.extraPerMaand, values.vergoedingBijExtra)
  const rate = monthlyRate(values.jkpNieuw, values.renteomzetting)
  return {
    debts,
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
    loan: loanSchedule({ principal: merged, periods: values.looptijdNieuw, periodicRate: rate }),
    // The same new loan, repaid with what leaves the account today: the pure effect of the rate and the fees.
    samePace: loanAtPace(merged, monthly, rate, LONGEST),
    onBudget: loanAtPace(merged, budget, rate, langsteLooptijd(law, merged)),
  }
}

export function solve(values: DebtValues, env: Env) {
  const found = compute(values, env)
  const { balance, monthly, merged, keep, snowball, avalanche, spread, loan, samePace, onBudget, rate } = found
  const keepTotal = totalOf(keep)
  const order = ranked([
    { key: 'lawine', length: avalanche.length, total: totalOf(avalanche) },
    { key: 'sneeuwbal', length: snowball.length, total: totalOf(snowball) },
    { key: 'verdeeld', length: spread.length, total: totalOf(spread) },
    { key: 'samenvoegen', length: onBudget?.periods ?? null, total: onBudget?.totalPaid ?? null },
  ])
  const best = at(order, 0)
  const difference = gap(loan.totalPaid, keepTotal)
  // A rate divided by twelve is no JKP: then the one behind the monthly rate is tested.
  const tested = values.renteomzetting === 'actuarieel' ? values.jkpNieuw : effectiveFromPeriodic(rate, 12)
  const test = testCredit(env.law, { bedrag: merged, looptijd: values.looptijdNieuw, jkp: tested })
  const endOf = (length: number | null) => (length === null ? null : shiftMonth(values.startmaand, length - 1))
  const interestOf = (run: typeof keep) => (run.length === null ? null : run.interest)

  return {
    out: {
      besparing: gap(keepTotal, best.total),
      totaalBeste: best.total,
      maandenBeste: best.length,
      budget: found.budget,
      nieuweMaandlast: loan.payment,
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
      totaalSamenBudget: onBudget?.totalPaid ?? null,
      maandenSamenBudget: onBudget?.periods ?? null,
      nieuwKredietbedrag: merged,
      vergoedingen: found.fees,
      totaalSamenvoegen: loan.totalPaid,
      renteSamenvoegen: loan.totalInterest,
      datumSamenvoegen: shiftMonth(values.startmaand, loan.periods - 1),
      jkpSamenvoegen: jkpOnDebts(
        balance,
        loan.rows.map((row) => row.payment),
      ),
      kantelJkp: tippingJkp(merged, keepTotal, values),
      maxJkp: test.maxJkp,
      maxLooptijd: test.maxLooptijd,
      verschilTotaal: difference,
      verschilMaandlast: roundCents(monthly - loan.payment),
      effectRente: gap(samePace?.totalPaid ?? null, keepTotal),
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
      samePaceTotal: samePace?.totalPaid ?? null,
      view: scheduleView(loan, merged, `${values.startmaand}-01`),
      interestNow: found.debts.map((debt) => roundCents(debt.balance * debt.rate)),
    },
  }
}
