import { brokerOf, checkedFee, holdsBackGains } from '#calculators/beleggen/broker.ts'
import { lacksPhoto } from '#calculators/beleggen/sales.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { internalRate } from '#finance/cashflow.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { beurstaksFigures, beurstarief } from '#rules/sparen-beleggen/beurstaks.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { isBelast, isVrijstellingBekend } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { type Fund, fundOf, USUAL_DIVIDEND } from './choices-fund.ts'
import type { Values } from './inputs.ts'
import { NO_PLAN, NO_SALE } from './model-missing.ts'
import { pastClassOf, pastOf } from './model-past.ts'
import { type Plan, type PlanYear, runPlan } from './model-plan.ts'
import { saleOf } from './model-sale.ts'
import { lastOf, profitOf, variantsOf } from './model-variants.ts'

/** How much a purchase must have risen before its gain is taken: vanaf25 is a quarter. */
const harvestFrom = (when: string): number => Number(when.replace(/\D/g, '')) / 100

const feeOf = ({ makelaar, makelaarsloon }: Values) => checkedFee(etfFees, makelaar, makelaarsloon)

export const planOf = (values: Values, fund: Fund, today: string): Plan => ({
  start: values.bedragIneens,
  monthly: values.perMaand,
  years: values.duur,
  rate: values.rendement,
  ter: fund.ter,
  distributes: fund.distributes,
  dividendYield: values.dividendrendement ?? USUAL_DIVIDEND,
  tob: fund.tob,
  exitOnly: fund.exitOnly,
  fee: feeOf(values),
  bondShare: fund.bondShare,
  paysOutInterest: fund.distributes,
  rhythm: 1,
  persons: values.titularissen,
  harvest: values.verkoop !== 'einde',
  harvestFrom: harvestFrom(values.verkoop),
  firstYear: yearOf(today),
})

const costsOf = ({ costs }: PlanYear) => roundCents(costs.ter + costs.fee)
const taxesOf = ({ costs, taxes }: PlanYear) =>
  roundCents(costs.tobBuy + costs.tobSell + taxes.dividend + taxes.reynders + taxes.gains)

function planAnswer(values: Values, law: Law, today: string) {
  const fund = fundOf(values)
  const plan = planOf(values, fund, today)
  const result = runPlan(law, plan)
  const end = lastOf(result.rows)
  const variants = variantsOf(law, plan, result, (distributes) => fundOf(values, distributes).tob)
  const { grossProfit } = variants
  const profit = profitOf(end)
  const { costs, taxes } = end
  const past = pastOf(law, plan, pastClassOf(fund.kind, plan.bondShare))
  const band = past?.band ?? null
  // Paying out keeps a fund of bonds outside the tax; what it would be without is solved, not guessed.
  const bonds = reynderstaks(law, { gain: 1, bondShare: plan.bondShare, boughtOn: today }).applies
  const spared = bonds && plan.paysOutInterest
  const reyndersSpared = spared ? lastOf(runPlan(law, { ...plan, paysOutInterest: false }).rows).taxes.reynders : null
  return {
    out: {
      ...NO_SALE,
      nettoEindbedrag: end.net,
      nettoWinst: profit,
      ingelegd: end.paidIn,
      kostenSamen: costsOf(end),
      taksenSamen: taxesOf(end),
      nettoRendement: internalRate(result.flows),
      brutoEindbedrag: end.value,
      lopendeKosten: costs.ter,
      makelaarsloonTotaal: costs.fee,
      beurstaksAankoop: costs.tobBuy,
      beurstaksVerkoop: costs.tobSell,
      beurstaksTotaal: roundCents(costs.tobBuy + costs.tobSell),
      dividendbelasting: taxes.dividend,
      reynderstaks: taxes.reynders,
      meerwaardebelasting: taxes.gains,
      // Where the market falls or costs take the whole gain, there is no part of it to keep.
      behoudenPer100: grossProfit > 0 && profit >= 0 ? roundCents((100 * profit) / grossProfit) : null,
      besteRitme: variants.bestRhythm,
      historischLaag: band?.low ?? null,
      historischMidden: band?.middle ?? null,
      historischHoog: band?.high ?? null,
      meerwaarde: result.gain,
    },
    get work() {
      return {
        kind: 'plan' as const,
        fund,
        plan,
        end,
        orders: roundCents(end.paidIn - end.onTop),
        reyndersInterest: result.reyndersInterest,
        gainRest: roundCents(result.gain - result.reyndersInterest),
        reyndersApplies: bonds && !spared,
        reyndersSpared,
        dividendRate: law(roerendeVoorheffing),
        netGrowth: (1 + plan.rate) * (1 - plan.ter) - 1,
        tobRate: beurstarief(law, plan.tob).rate,
        tobFigures: beurstaksFigures(plan.tob),
        taxesGains: law(meerwaardetarief) > 0,
        years: result.rows.map((row) => ({
          ...row,
          profit: profitOf(row),
          allCosts: costsOf(row),
          allTaxes: taxesOf(row),
        })),
        twins: variants.twins().map(({ type, run, tob, last }) => ({
          type,
          rate: beurstarief(law, tob).rate,
          last,
          irr: internalRate(run.flows),
        })),
        rhythms: variants.rhythms.map(({ ritme, last }) => ({ ritme, fee: last.costs.fee, profit: profitOf(last) })),
        past,
        broker: brokerOf(etfFees, values.makelaar),
      }
    },
  }
}

function saleAnswer(values: Values, law: Law) {
  const fund = fundOf(values)
  const broker = brokerOf(etfFees, values.makelaar)
  const sale = saleOf(values, law, fund, feeOf(values), holdsBackGains(broker))
  return {
    out: {
      ...NO_PLAN,
      nettoOpbrengst: sale.net,
      opbrengst: sale.proceeds,
      meerwaarde: sale.gain,
      reyndersRente: sale.interest.interest,
      reynderstaks: sale.interest.tax,
      vrijgesteld: roundCents(sale.tax.exempt + sale.tax.carriedUsed),
      meerwaardebelasting: sale.tax.tax,
      ingehouden: sale.withheld,
      terugTeVragen: sale.back,
      beurstaksVerkoop: sale.exchange,
      makelaarsloonTotaal: sale.costs,
    },
    work: {
      kind: 'verkoop' as const,
      fund,
      sale,
      interestRate: law(roerendeVoorheffing),
      tobFigures: beurstaksFigures(fund.tob),
      taxed: isBelast(law, values.verkoopdatum),
      photoMissing: lacksPhoto(law, sale.slices),
      unpublished: sale.tax.exempt > 0 && !isVrijstellingBekend(values.verkoopdatum),
      broker,
    },
  }
}

export const solve = (values: Values, { law, today }: Env) =>
  values.vraag === 'plan' ? planAnswer(values, law, today) : saleAnswer(values, law)
