/** Year by year: deposits into a pension fund or insurance, the tax break, the end tax; and the same money in an ETF. */
import { internalRate, type TimedFlow } from '#finance/cashflow.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import { beurstaks } from '#rules/sparen-beleggen/beurstaks.ts'
import { beurstaksLaag } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import {
  eindbelasting,
  fictieveWaarde,
  leeftijdEindbelasting,
  voordeelPensioensparen,
} from '#rules/pensioen/pensioensparen.ts'
import { pensioensparenTot, pensioensparenVanaf } from '#rules/pensioen/pensioensparen.figures.ts'

export type Plan = {
  readonly birthYear: number
  readonly firstYear: number
  readonly payoutAge: number
  /** Age at the first deposit of the contract. */
  readonly startAge: number
  readonly deposit: number
  readonly saved: number
  /** Paid in before, spread evenly since the start; null when unknown. */
  readonly paidBefore: number | null
  readonly prepaidTax: number
  readonly form: 'fonds' | 'verzekering'
  readonly rate: number
  readonly profitShare: number
  readonly entryFee: number
  readonly runningCost: number
  readonly municipal: number
  /** Place of the deposit in the year: 0 is January, 1 is December. */
  readonly moment: number
  readonly etfRate: number
  readonly etfCost: number
  /** Stock exchange tax and tax on the gain. */
  readonly etfTax: boolean
  /** Exemption of gains that the years without a sale have saved up by the end. */
  readonly carried: number
}

type PlanYear = {
  readonly year: number
  readonly age: number
  readonly deposit: number
  readonly reduction: number
  readonly costs: number
  readonly endTax: number
  readonly value: number
  /** The tax breaks so far, invested in the ETF. */
  readonly benefits: number
  readonly etf: number
}

export type Grown = {
  readonly rows: readonly PlanYear[]
  readonly years: number
  readonly paidIn: number
  readonly reductions: number
  readonly costs: number
  readonly endTax: number
  readonly endTaxBase: number
  readonly endTaxAge: number
  /** Value on the day of payment, after the end tax. */
  readonly net: number
  /** What there would be without the end tax. */
  readonly gross: number
  /** The tax breaks of all years, put into the same ETF and sold at the end under the same taxes. */
  readonly reinvested: number
  readonly reductionsAfterEndTax: number
  readonly yearlyReturn: number | null
  readonly etf: {
    readonly gross: number
    readonly tax: number
    readonly tob: number
    /** What was saved before, which stays in pension saving beside the ETF. */
    readonly stays: number
    readonly net: number
    readonly yearlyReturn: number | null
  }
}

/** The tax break comes with the assessment, on average a year and a half after the start of the income year. */
const REFUND_AFTER = 1.5

/**
 * Base of the end tax at the end of a year for what was paid in before the plan. The tax service counts what
 * reached the fund, as if it came on the first of January, whatever the month of the deposit.
 */
function earlierBase(law: Law, plan: Plan, until: number): number {
  const age = plan.firstYear - plan.birthYear
  const past = age - plan.startAge
  const later = until - age
  if (plan.paidBefore === null || past <= 0) return fictieveWaarde(law, plan.saved, plan.firstYear, later)
  const each = (plan.paidBefore / past) * (1 - plan.entryFee)
  return roundedSum(
    Array.from({ length: past }, (_, n) => fictieveWaarde(law, each, plan.firstYear - 1 - n, n + 1 + later)),
  )
}

/** The ETF is bought and sold under the oldest rules we know when the chosen rules are older still. */
function exchangeLaw(law: Law): Law {
  const oldest = at(beurstaksLaag.rows, 0).from
  return law.date < oldest ? law.on(oldest) : law
}

type Holding = { gross: number; tob: number; gain: number; tax: number; net: number }

/** Sale of the whole ETF holding: stock exchange tax, then tax on the gain of that year. */
function sell(law: Law, plan: Plan, value: number, cost: number, year: number): Holding {
  const gross = roundCents(value)
  const tob = plan.etfTax ? beurstaks(exchangeLaw(law), gross, 'laag') : 0
  const gain = roundCents(gross - cost)
  const tax = plan.etfTax ? meerwaardebelasting(law, { year, net: gain, carried: plan.carried }).tax : 0
  return { gross, tob, gain, tax, net: roundCents(gross - tob - tax) }
}

type Simulated = Omit<Grown, 'yearlyReturn' | 'etf'> & {
  readonly etf: Holding
  readonly flows: readonly TimedFlow[]
  readonly etfFlows: readonly TimedFlow[]
}

function simulate(law: Law, plan: Plan): Simulated {
  const ageNow = plan.firstYear - plan.birthYear
  const years = plan.payoutAge - ageNow
  const endTaxAge = leeftijdEindbelasting(law, plan.startAge)
  const grow = 1 + plan.rate
  const keep = 1 - plan.runningCost
  const etfGrow = (1 + plan.etfRate) * (1 - plan.etfCost)
  const rest = 1 - plan.moment
  const buyEtf = (amount: number) => amount - (plan.etfTax ? beurstaks(exchangeLaw(law), amount, 'laag') : 0)
  const oldest = law(pensioensparenTot)
  const youngest = law(pensioensparenVanaf)
  const insured = plan.form === 'verzekering'
  const guaranteed = 1 + plan.rate - plan.profitShare

  let value = plan.saved
  let gross = plan.saved
  let taxable = plan.saved
  let etfValue = 0
  let etfCost = 0
  let benefitValue = 0
  let benefitCost = 0
  let endTaxBase = 0
  let endTax = 0
  let reductionsAfter = 0
  const deposits: { year: number; time: number; amount: number; bought: number }[] = []
  const flows: TimedFlow[] = []
  const rows: PlanYear[] = []

  const takeEndTax = (time: number): number => {
    const later = roundedSum(
      deposits.map((one) => fictieveWaarde(law, one.bought, plan.firstYear, Math.max(0, time - one.year))),
    )
    endTaxBase = roundCents(insured ? taxable : earlierBase(law, plan, ageNow + time) + later)
    const tax = Math.min(roundCents(value), eindbelasting(law, endTaxBase, plan.prepaidTax))
    endTax = tax
    value -= tax
    taxable -= tax
    return tax
  }

  for (let k = 0; k < years; k++) {
    const age = ageNow + k
    const taxNow = age === endTaxAge && k > 0 ? takeEndTax(k) : 0
    const deposit = age >= youngest && age <= oldest ? plan.deposit : 0
    const reduction = roundCents(voordeelPensioensparen(law, deposit).voordeel * (1 + plan.municipal))
    const fee = roundCents(deposit * plan.entryFee)
    const bought = deposit - fee
    const before = value * grow + bought * grow ** rest
    const after = value * grow * keep + bought * (grow * keep) ** rest
    value = after
    gross = gross * grow * keep + bought * (grow * keep) ** rest
    taxable = taxable * guaranteed * keep + bought * (guaranteed * keep) ** rest
    const etfBought = buyEtf(deposit)
    etfValue = etfValue * etfGrow + etfBought * etfGrow ** rest
    etfCost += etfBought
    const refund = buyEtf(rows[k - 1]?.reduction ?? 0)
    benefitValue = benefitValue * etfGrow + refund * etfGrow ** (2 - REFUND_AFTER)
    benefitCost += refund
    if (deposit > 0) {
      deposits.push({ year: k, time: k + plan.moment, amount: deposit, bought })
      flows.push({ time: k + plan.moment, amount: -deposit }, { time: k + REFUND_AFTER, amount: reduction })
    }
    if (age >= endTaxAge) reductionsAfter += reduction
    rows.push({
      year: plan.firstYear + k,
      age,
      deposit,
      reduction,
      costs: roundCents(fee + before - after),
      endTax: taxNow,
      value: roundCents(value),
      benefits: roundCents(benefitValue),
      etf: roundCents(etfValue),
    })
  }
  if (endTaxAge === plan.payoutAge) takeEndTax(years)
  const net = roundCents(value)
  const sale = sell(law, plan, etfValue, roundCents(etfCost), plan.firstYear + years)
  const benefits = sell(law, plan, benefitValue, roundCents(benefitCost), plan.firstYear + years)
  const etfFlows = [
    ...deposits.map((one) => ({ time: one.time, amount: -one.amount })),
    { time: years, amount: sale.net },
  ]
  return {
    rows,
    years,
    paidIn: roundedSum(rows.map((row) => row.deposit)),
    reductions: roundedSum(rows.map((row) => row.reduction)),
    costs: roundedSum(rows.map((row) => row.costs)),
    endTax,
    endTaxBase,
    endTaxAge,
    net,
    gross: roundCents(gross),
    reinvested: roundCents(benefits.net + (rows.at(-1)?.reduction ?? 0)),
    reductionsAfterEndTax: roundCents(reductionsAfter),
    etf: sale,
    etfFlows,
    flows,
  }
}

/** What was saved before cannot leave for the ETF: it stays in pension saving on both sides, here without a new deposit. */
const savedAlone = (law: Law, plan: Plan): Simulated | null =>
  plan.saved > 0 ? simulate(law, { ...plan, deposit: 0 }) : null

export function runPlan(law: Law, plan: Plan): Grown {
  const { flows, etfFlows, ...done } = simulate(law, plan)
  const alone = savedAlone(law, plan)
  const stays = alone?.net ?? 0
  const { gross, tax, tob, net } = done.etf
  const end = { time: done.years, amount: roundCents(done.net - stays) }
  const own = [
    { time: 0, amount: -plan.saved },
    { time: done.years, amount: done.net },
  ]
  return {
    ...done,
    rows: done.rows.map((row, index) => ({ ...row, etf: roundCents(row.etf + (alone?.rows[index]?.value ?? 0)) })),
    // Of what is still put in; without that, of what is there.
    yearlyReturn: internalRate(flows.length > 0 ? [...flows, end] : own),
    etf: { gross, tax, tob, stays, net: roundCents(net + stays), yearlyReturn: internalRate(etfFlows) },
  }
}

/** What is paid out after the end tax, without the returns a year. */
export const netCapital = (law: Law, plan: Plan): number => simulate(law, plan).net

/** Pension saving and its tax breaks against the ETF, the same deposits on both sides: above zero pension saving wins. */
export const lead = ({ net, reinvested, etf }: Pick<Grown, 'net' | 'reinvested'> & { etf: { net: number } }): number =>
  roundCents(net + reinvested - etf.net)

const leadOf = (law: Law, plan: Plan): number => lead(simulate(law, plan)) - (savedAlone(law, plan)?.net ?? 0)

/** The return an ETF needs, before costs, to do as well as pension saving. */
export const equalEtfRate = (law: Law, plan: Plan): number | null =>
  plan.deposit === 0 ? null : findRoot((etfRate) => leadOf(law, { ...plan, etfRate }), -0.05, 0.3, { tolerance: 1e-6 })

/** The running cost at which pension saving does no better than the ETF; null when it never or always does. */
export const highestCost = (law: Law, plan: Plan): number | null =>
  plan.deposit === 0
    ? null
    : findRoot((runningCost) => leadOf(law, { ...plan, runningCost }), 0, 0.1, { tolerance: 1e-6 })
