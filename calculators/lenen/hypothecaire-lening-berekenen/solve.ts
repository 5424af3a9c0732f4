import { homeLoanRate, variableLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { balanceByYear, paymentByYear, runsOf, scheduleView } from '#calculators/lenen/schedule.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { compound, effective, effectiveFromPeriodic, periodic } from '#finance/rate.ts'
import { nbbLtvEigenWoning } from '#rules/krediet/woonkrediet.figures.ts'
import { explainInstalment } from './model-bank.ts'
import { bridgeOf, costsOf } from './model-costs.ts'
import type { HomeLoanValues, inputs } from './inputs.ts'
import { atYearlyRate, costOf, type Plan, planOf } from './model-plan.ts'

type Typed = ValuesOf<typeof inputs>

const RATE_STEPS = [-0.01, -0.005, 0, 0.005, 0.01]
const TERMS = [10, 15, 20, 25, 30]

const quotityOf = ({ leenbedrag, delen, waarde }: Pick<Typed, 'leenbedrag' | 'delen' | 'waarde'>) =>
  waarde === null ? null : roundedSum([leenbedrag, ...delen.map(({ bedrag }) => bedrag)]) / waarde

/** The reference follows the formula or, for a fixed rate, the term; and the quotity when the value of the home is known. */
function referenceRate(typed: Typed, env: Env, years = typed.looptijd) {
  const quotity = quotityOf(typed) ?? undefined
  return typed.formule === 'vast'
    ? { ...homeLoanRate(env, years, quotity), since: null }
    : variableLoanRate(env, typed.formule, quotity)
}

const PART_OF_YEAR = { semester: 1 / 2, kwartaal: 1 / 4, maand: 1 / 12 } as const

/** The reference is a yearly rate; this loan may be written per half-year, quarter or month. */
function rateOf(typed: Typed, env: Env, years?: number): number {
  if (typed.rente !== null) return typed.rente
  const { rate } = referenceRate(typed, env, years)
  return typed.rentePer === 'jaar' ? rate : compound(rate, PART_OF_YEAR[typed.rentePer])
}

const withRate = (typed: Typed, env: Env): HomeLoanValues => ({ ...typed, rente: rateOf(typed, env) })

/** The last instalment settles cents, or a bullet's capital: it is no monthly burden. */
const monthly = ({ rows, payment }: LoanSchedule) => [...rows.slice(0, -1).map((row) => row.payment), payment]

function variableOutputs({ worst, best, revisions, revised, actual, grace }: Plan) {
  const last = revisions.at(-1)
  const from = ((revisions[0]?.year ?? 1) - 1) * 12
  return {
    hoogsteMaandlast: worst && Math.max(...monthly(worst)),
    laagsteMaandlast: best && Math.min(...monthly(best).slice(grace)),
    hoogsteRente: last?.highest ?? null,
    laagsteRente: last?.lowest ?? null,
    totaleRenteHoogste: worst?.totalInterest ?? null,
    herzieneMaandrente: revised?.rate ?? null,
    herzieneRente: revised && effectiveFromPeriodic(revised.rate, 12),
    herzieneMaandlast: revised ? (actual.rows[from]?.payment ?? null) : null,
  }
}

function extraOutputs({ extraGevolg, extraRitme, extraNa }: HomeLoanValues, { expected, actual, fee, grace }: Plan) {
  const none = actual === expected
  const saved = roundCents(expected.totalInterest - actual.totalInterest)
  const lower = !none && extraGevolg === 'lager' && extraRitme === 'eenmalig'
  return {
    renteBespaard: none ? null : saved,
    maandenKorter: none ? null : expected.periods - actual.periods,
    maandlastNaExtra: lower ? (actual.rows[Math.max(extraNa, grace)]?.payment ?? null) : null,
    wederbelegging: none ? null : fee,
    winstExtra: none ? null : roundCents(saved - fee),
  }
}

/** How offers and newspapers write the totals of a plain annuity. */
function offerOutputs(values: HomeLoanValues, { rate, months, signed }: Plan, plain: boolean) {
  const equal = roundCents(months * signed.payment)
  return {
    renteZonderAfronding: plain
      ? roundCents(months * annuityPayment(values.leenbedrag, rate, months) - values.leenbedrag)
      : null,
    totaalGelijkeTermijnen: plain ? equal : null,
    renteGelijkeTermijnen: plain ? roundCents(equal - values.leenbedrag) : null,
  }
}

function comparedOutputs(values: HomeLoanValues, { signed }: Plan) {
  const { vergelijkRente } = values
  const other = vergelijkRente === null ? null : costOf({ ...values, rente: vergelijkRente })
  return {
    maandlastVergelijk: other?.payment ?? null,
    verschilPerMaand: other && roundCents(signed.payment - other.payment),
    verschilRente: other && roundCents(signed.totalInterest - other.totalInterest),
  }
}

/** One rate step up and down, and the same loan over other terms, each at the rate a visitor would pay for it. */
function otherLoans(typed: Typed, values: HomeLoanValues, env: Env, { signed, yearly, months }: Plan) {
  const rates = RATE_STEPS.filter((step) => step === 0 || yearly + step >= 0).map((step) => {
    const cost = step === 0 ? signed : atYearlyRate(values, yearly + step)
    return { rate: yearly + step, chosen: step === 0, payment: cost.payment, interest: cost.totalInterest }
  })
  const grace = Math.max(typed.uitstel, ...typed.schijven.map(({ maand }) => maand))
  const terms = [...new Set([...TERMS, typed.looptijd])]
    .toSorted((a, b) => a - b)
    .filter((years) => years * 12 > grace)
    .map((years) => {
      const rente = rateOf(typed, env, years)
      const chosen = years === typed.looptijd
      const cost = chosen ? signed : costOf({ ...values, rente, looptijd: years, extraMaanden: 0 })
      return {
        years: chosen ? months / 12 : years,
        rate: rente,
        chosen,
        payment: cost.payment,
        interest: cost.totalInterest,
      }
    })
  return { rates, terms }
}

export function solve(typed: Typed, env: Env) {
  const { law, today } = env
  const values = withRate(typed, env)
  const plan = planOf(values, law)
  const { signed, actual, rate, yearly, months, principal, grace } = plan
  const plain = values.aflossing === 'annuiteit' && grace === 0 && values.delen.length === 0
  const costs = costsOf(law, values, plan)
  const bridge = bridgeOf(values, yearly)
  const first = values.eersteAflossing ?? addMonths(today, 1)
  const bank =
    values.maandlastBank !== null && values.maandlastBank > 0 && plain
      ? explainInstalment(
          values.maandlastBank,
          values.leenbedrag,
          values.rentePer === 'jaar' ? values.rente : yearly,
          months,
        )
      : null
  const { saldoNa } = values
  const quotity = quotityOf(typed)
  const expected = law(nbbLtvEigenWoning)

  return {
    out: {
      maandlast: signed.payment,
      totaleRente: actual.totalInterest,
      jkp: costs.jkp,
      laatsteVervaldag: addMonths(first, actual.periods - 1),
      gebruikteRente: values.rente,
      totaalBetaald: actual.totalPaid,
      kostenInJkp: costs.atStart,
      kwotiteit: quotity,
      maandrente: rate,
      laatsteAfbetaling: actual.lastPayment,
      eersteRente: actual.rows[0]?.interest ?? 0,
      eersteKapitaal: actual.rows[0]?.capital ?? 0,
      renteJaar1: roundedSum(actual.rows.slice(0, 12).map((row) => row.interest)),
      maandlastUitstel: grace > 0 ? (signed.rows[0]?.payment ?? 0) : null,
      openstaandSaldo: saldoNa === null ? null : (actual.rows[saldoNa - 1]?.balance ?? 0),
      renteTotDan: saldoNa === null ? null : roundedSum(actual.rows.slice(0, saldoNa).map((row) => row.interest)),
      ...variableOutputs(plan),
      overbruggingPerMaand: bridge.perMonth,
      overbruggingKost: bridge.total,
      maandlastMetOverbrugging:
        values.overbrugging > 0 ? roundedSum([signed.rows[0]?.payment ?? 0, bridge.perMonth]) : null,
      renteTijdensOpname:
        values.schijven.length > 0 ? roundedSum(signed.rows.slice(0, grace).map((row) => row.interest)) : null,
      reserveringscommissie: roundedSum(plan.commissions),
      ...extraOutputs(values, plan),
      ...comparedOutputs(values, plan),
      renteBank: bank?.rate ?? null,
      rekenwijzeBank: bank?.way ?? null,
      jaarrente: yearly,
      kwartaalrente: periodic(effective(yearly), 4),
      semesterrente: periodic(effective(yearly), 2),
      ...offerOutputs(values, plan, plain),
    },
    get work() {
      const extraRepaid = roundedSum(actual.rows.map((row) => row.extra))
      return {
        plan,
        costs,
        bank,
        reference: typed.rente === null ? referenceRate(typed, env) : null,
        quotityTooHigh: quotity !== null && quotity > expected ? expected : null,
        extraRepaid,
        atOnce: roundCents(values.leenbedrag - extraRepaid),
        drawnAtStart: roundCents(values.leenbedrag - roundedSum(values.schijven.map(({ bedrag }) => bedrag))),
        runs: runsOf(actual),
        view: scheduleView(actual, principal, first),
        balances: { expected: balanceByYear(plan.expected, principal), actual: balanceByYear(actual, principal) },
        byYear: [actual, plan.worst, plan.best].map((schedule) => (schedule ? paymentByYear(schedule) : [])),
        ...otherLoans(typed, values, env, plan),
      }
    },
  }
}
